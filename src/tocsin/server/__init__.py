"""The door: HTTP and sockets in front of the tables. Litestar is known here and nowhere else."""
