"""How heavy and how quick the page is, with the bars it has to meet: `make bench-page`."""
