"""SOS Titanic: sixty passengers, four lifeboats, twelve pages, one to five crew members."""
