# page

page-tocsin = Tocsin
