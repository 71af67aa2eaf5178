"""`python -m tocsin.cli` is the command `tocsin`, for machines where it is not on the path."""

from tocsin.cli.app import main

if __name__ == "__main__":
    main()
