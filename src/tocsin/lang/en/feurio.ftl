# Feurio!: everything a player reads. $who is the seat's name, put beside every $seat.

game-feurio = Feurio!
about-feurio = A forest fire on hexagons for one to four: it always spreads to the hottest spot, and your crews must keep a way out.
help-feurio = On the map a tile reads like “6 RG· 2”: its heat, its spaces (letters are men, · is free, x is free but shut off), its free sides. «10°» marks the hottest cells, where the next tile must go. An area scores its sum divided by its lowest tile that still has a free side.

option-feurio-players = Number of players; one plays solo.
option-feurio-mode = For points, all together, or alone.
option-feurio-firebreaks = Tiles may be laid face down as firebreaks.
option-feurio-rounding = How areas are rounded; down is the variant for hot heads.

name-feurio-colour-red = red
name-feurio-colour-green = green
name-feurio-colour-blue = blue
name-feurio-colour-yellow = yellow
name-feurio-team-red = Red
name-feurio-team-green = Green
name-feurio-team-blue = Blue
name-feurio-team-yellow = Yellow
name-feurio-letter-red = R
name-feurio-letter-green = G
name-feurio-letter-blue = B
name-feurio-letter-yellow = Y
name-feurio-seat-alone = Forester
name-feurio-mode-scored = for points
name-feurio-mode-coop = all together
name-feurio-mode-solo = alone
name-feurio-lack-men = men still to be placed
name-feurio-lack-one-area = all men in one single area
name-feurio-lack-open-one = a 1 with a free side in its area

verb-feurio-draw = Draw
verb-feurio-lay = Lay the tile face up
verb-feurio-break = Lay the tile face down as a firebreak
verb-feurio-pass = Place nobody
verb-feurio-men = Place men

move-feurio-draw = draw a { $value }
move-feurio-lay = lay on { $cell }, heat { $heat }
move-feurio-break = firebreak on { $cell }, heat { $heat }, giving up a { $colour } man
move-feurio-pass = pass
move-feurio-men = { $count } { $colour } on { $cell }
cost-feurio = { $cost ->
        [one] one man
       *[other] { $cost } men
    }

prompt-feurio-draw-start-tile = Draw start tile number { $number }.
prompt-feurio-draw-tile = { $who } draws a tile.
prompt-feurio-lay-tile = { $who }: where does the fire spread? The hottest heat is { $heat }.
prompt-feurio-place-men = { $who }: place up to three men of one colour on one tile, or nobody.
prompt-feurio-over = The play is over.

event-feurio-start-tile-laid = A { $value } starts the forest on { $cell }.
event-feurio-tile-drawn = { $who } drew a { $value }; { $left } left in the pile.
event-feurio-tile-drawn-unseen = { $who } drew a tile and looked at it alone; { $left } left in the pile.
event-feurio-tile-laid = { $who } laid the { $value } on { $cell }, heat { $heat }.
event-feurio-firebreak-laid = { $who } laid the { $value } face down on { $cell }, heat { $heat }, and gave up a { $colour } man.
event-feurio-firebreak-laid-unseen = { $who } laid a firebreak on { $cell }, heat { $heat }, and gave up a { $colour } man.
event-feurio-men-placed = { $who } placed { $count } { $colour } { $count ->
        [one] man
       *[other] men
    } on the { $value } of { $cell }.
event-feurio-passed = { $who } placed nobody.
event-feurio-pile-empty = The pile is empty: from now on there are only men to place.
event-feurio-reinforcements-removed = The reinforcements leave the forest before the count.
event-feurio-area-scored = { $who }, { $colour }: area { $cells } has { $sum } divided by { $divisor }, worth { $value }.
event-feurio-area-closed = { $who }, { $colour }: area { $cells } has { $sum } but no free side, worth nothing.
event-feurio-total-scored = { $who }: { $total } in all.
event-feurio-colour-safe = { $colour }: all twelve safe in one area with a way out.
event-feurio-colour-failed = { $colour }: { $placed } of 12 placed; lacking: { $lack }.
event-feurio-play-ended = { $ending } Winners: { $winners }.

ending-feurio-highest-total = The highest total wins.
ending-feurio-best-area = Equal totals: the best single area decides.
ending-feurio-shared-victory = Equal in everything: the victory is shared.
ending-feurio-forest-saved = The forest is saved. Well done!
ending-feurio-forest-lost = The forest is lost this time.

refusal-feurio-lay-the-tile-first = The drawn tile has to be laid first.
refusal-feurio-no-tile-to-draw-now = No tile is drawn now.
refusal-feurio-a-tile-is-drawn-first = First a tile is drawn.
refusal-feurio-no-such-tile-left = No tile with a { $value } is left in the pile.
refusal-feurio-no-tile-left-to-lay = The pile is empty; there is no tile to lay.
refusal-feurio-tile-already-laid = The tile of this turn lies already.
refusal-feurio-a-tile-lies-there = A tile lies on { $cell } already.
refusal-feurio-not-beside-the-fire = { $cell } touches no tile; the fire cannot jump.
refusal-feurio-not-the-hottest-cell = { $cell } has heat { $heat }; the fire goes where it is hottest, { $hottest }.
refusal-feurio-no-firebreaks-in-this-mode = There are no firebreaks in the solo and the cooperative game.
refusal-feurio-firebreaks-not-in-use = This play goes without firebreaks.
refusal-feurio-reinforcements-cannot-be-given-up = Reinforcements cannot be given up for a firebreak.
refusal-feurio-not-your-men = { $colour } men are not yours to use.
refusal-feurio-no-man-to-give-up = No { $colour } man is in hand to be given up.
refusal-feurio-no-tile-there = There is no tile on { $cell }.
refusal-feurio-no-men-on-a-firebreak = { $cell } is a firebreak; nobody stands there.
refusal-feurio-not-enough-men = { $count } { $colour } men wanted, { $hand } in hand.
refusal-feurio-not-enough-spaces = { $cell } has { $spaces } { $spaces ->
        [one] space
       *[other] spaces
    } and { $present } taken; { $count } more do not fit.
refusal-feurio-not-enough-free-sides = { $cell } has { $sides } free { $sides ->
        [one] side
       *[other] sides
    } for { $present } already there; { $count } more would have no way out.

error-feurio-solo-is-for-one-player = Solo is for one player and one player is solo: mode { $mode } does not go with { $players } players.
error-feurio-no-firebreaks-in-this-mode = Firebreaks belong to games for points; mode { $mode } has none.

problem-feurio-forest-in-pieces = The forest is in pieces.
problem-feurio-too-many-start-tiles = There are too many start tiles.
problem-feurio-start-tiles-missing = Start tiles are missing.
problem-feurio-placing-only-with-tiles-left = Only men are placed although tiles are left.
problem-feurio-passes-counted-too-early = Passes are counted before the pile is empty.
problem-feurio-tiles-of-value-n-are-n = There are { $n2 } tiles of value { $n1 } instead of 6.
problem-feurio-firebreak-without-the-rule = There is a firebreak although the rule is not in use.
problem-feurio-men-on-a-firebreak = Men stand on a firebreak.
problem-feurio-more-men-than-spaces = More men than spaces are on a tile.
problem-feurio-hand-too-full-of-red = A hand has too many red men.
problem-feurio-hand-too-full-of-green = A hand has too many green men.
problem-feurio-hand-too-full-of-blue = A hand has too many blue men.
problem-feurio-hand-too-full-of-yellow = A hand has too many yellow men.
problem-feurio-red-men-are-n = There are { $n1 } red men instead of 12.
problem-feurio-green-men-are-n = There are { $n1 } green men instead of 12.
problem-feurio-blue-men-are-n = There are { $n1 } blue men instead of 12.
problem-feurio-yellow-men-are-n = There are { $n1 } yellow men instead of 12.
problem-feurio-men-missing-n-firebreaks-n = { $n1 } men are missing for { $n2 } firebreaks.

expected-a-tile-value-from-1-to-6 = a tile value from 1 to 6
expected-a-colour = a colour (red, green, blue, yellow)
expected-2-or-3 = 2 or 3
expected-lay-break-men-pass-or-draw = lay:, break:, men:, pass or ~draw:
expected-a-turn-number = a turn number
expected-a-phase = a phase
expected-a-seat = a seat
expected-the-drawn-tile-from-1-to-6 = the drawn tile from 1 to 6
expected-passes-in-a-row = passes in a row
expected-a-cell-as-q-r = a cell such as 0,-1
expected-at-most-36-tiles = at most 36 tiles
expected-cells-once-each-by-row-and-then-by-column = every cell once, by row and then by column
expected-1-to-3-men = 1 to 3 men
expected-men-as-r-g-b-y-with-a-number = men as r, g, b, y with a number
expected-six-digits-from-0-to-6 = six digits from 0 to 6
expected-scored-coop-solo = scored, coop, solo
expected-up-down = up, down
expected-men = men

# Under the map, and the forest in words.

cli-feurio-turn = Turn { $turn } · pile { $pile }
cli-feurio-unseen = unseen { $values }
cli-feurio-hand = in hand
cli-feurio-box = Given up for firebreaks:
cli-feurio-standing = would score { $points }
cli-feurio-drawn = drew { $value }
cli-feurio-lack = { $colour } still lacks: { $lack }
cli-feurio-outside = { $count ->
        [one] One tile lies
       *[other] { $count } tiles lie
    } outside the window; “view CELL” moves it.
cli-feurio-men = { $count } { $colour }
cli-feurio-say-hand = { $who } has in hand: { $men }.
cli-feurio-say-standing = Would score { $points }.
cli-feurio-say-tile = Tile { $cell }: value { $value }; men: { $men }; { $spaces ->
        [one] one free space
       *[other] { $spaces } free spaces
    }, { $sides ->
        [one] one free side
       *[other] { $sides } free sides
    }.
cli-feurio-say-firebreak = Firebreak { $cell }, laid by { $who }, value { $value }.
cli-feurio-say-hottest = Hottest cell { $cell }: heat { $heat }.
cli-feurio-say-cooler = Cooler cells, with their heat: { $cells }.

