"""Pages of the documentation that are made from the catalogues, the options and the tests."""
