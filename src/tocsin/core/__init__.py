"""The contract every game keeps, and what is built on it: chance, events, notation, records."""
