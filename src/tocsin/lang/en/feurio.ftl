# Feurio!: everything a player reads. A seat, a colour or an ending arrives as its name.

game-feurio = Feurio!
about-feurio = A forest fire on hexagons for one to four: it always spreads to the hottest spot, and your crews must keep a way out.
also-feurio = Feurio · Forest Fire
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
name-feurio-pair = { $a }-{ $b }
name-feurio-seat-alone = Forester
name-feurio-mode-scored = for points
name-feurio-mode-coop = all together
name-feurio-mode-solo = alone
name-feurio-lack-men = all twelve
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

prompt-feurio-draw-start-tile = Draw start tile number { $number }.
prompt-feurio-draw-tile = { $seat } draws a tile.
prompt-feurio-lay-tile = { $seat }: where does the fire spread? The hottest heat is { $heat }.
prompt-feurio-place-men = { $seat }: place up to three men of one colour on one tile, or nobody.
prompt-feurio-over = The play is over.

event-feurio-start-tile-laid = A { $value } starts the forest on { $cell }.
event-feurio-tile-drawn = { $seat } drew a { $value }; { $left } left in the pile.
event-feurio-tile-drawn-unseen = { $seat } drew a tile and looked at it alone; { $left } left in the pile.
event-feurio-tile-laid = { $seat } laid the { $value } on { $cell }, heat { $heat }.
event-feurio-firebreak-laid = { $seat } laid the { $value } face down on { $cell }, heat { $heat }, and gave up a { $colour } man.
event-feurio-firebreak-laid-unseen = { $seat } laid a firebreak on { $cell }, heat { $heat }, and gave up a { $colour } man.
event-feurio-men-placed = { $seat } placed { $count } { $colour } { $count ->
        [one] man
       *[other] men
    } on the { $value } of { $cell }.
event-feurio-passed = { $seat } placed nobody.
event-feurio-pile-empty = The pile is empty: from now on there are only men to place.
event-feurio-reinforcements-removed = The reinforcements leave the forest before the count.
event-feurio-area-scored = { $seat }, { $colour }: area { $cells } has { $sum } divided by { $divisor }, worth { $value }.
event-feurio-area-closed = { $seat }, { $colour }: area { $cells } has { $sum } but no free side, worth nothing.
event-feurio-total-scored = { $seat }: { $total } in all.
event-feurio-colour-safe = { $colour }: all twelve safe in one area with a way out.
event-feurio-colour-failed = { $colour }: { $placed } of 12 men placed, not safe without { $lack }.
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
refusal-feurio-not-enough-men = In hand, { $colour }: { $hand }; wanted: { $count }.
refusal-feurio-not-enough-spaces = { $room ->
        [0] Every space of { $cell } is taken: nobody more fits.
       *[other] { $cell } has room for { $room } more, not for { $count }.
    }
refusal-feurio-not-enough-free-sides = { $room ->
        [0] { $sides ->
            [0] { $cell } has no free side left: nobody can go there.
           *[other] All free sides of { $cell } are taken ({ $sides }, men there { $present }): nobody more can go there.
        }
       *[other] { $cell } has room for { $room } more (free sides { $sides }, men there { $present }), not for { $count }.
    }

error-feurio-solo-is-for-one-player = Solo is for one player and one player is solo: mode={ $mode } does not go with players={ $players }.
error-feurio-no-firebreaks-in-this-mode = Firebreaks belong to games for points; mode { $mode } has none.

problem-feurio-forest-in-pieces = The forest is in pieces.
problem-feurio-tile-beside-one-only = The tile on { $cell } touches one other only; where it is hottest, it always touches two.
problem-feurio-no-tile-could-be-the-last = No tile of this forest can have been laid last, where it was hottest.
problem-feurio-too-many-start-tiles = There are too many start tiles.
problem-feurio-start-tiles-missing = There is no start tile on { $cell }.
problem-feurio-start-tile-elsewhere = A start tile lies where none belongs.
problem-feurio-nothing-left-to-draw = A tile is to be drawn and the pile is empty.
problem-feurio-placing-only-with-tiles-left = Only men are placed although tiles are left.
problem-feurio-passes-counted-too-early = Passes are counted before the pile is empty.
problem-feurio-wrong-number-of-tiles = Tiles of value { $value }: { $count } instead of 6.
problem-feurio-firebreak-without-the-rule = There is a firebreak on { $cell } although the rule is not in use.
problem-feurio-men-on-a-firebreak = Men stand on the firebreak on { $cell }.
problem-feurio-more-men-than-spaces = More men than spaces are on { $cell }.
problem-feurio-hand-too-full = A hand has too many { $colour } men.
problem-feurio-too-many-men = Men, { $colour }: { $count } instead of 12.
problem-feurio-men-missing = { $seat } has given up { $missing ->
        [one] one man
       *[other] { $missing } men
    } for { $firebreaks ->
        [one] one firebreak
       *[other] { $firebreaks } firebreaks
    }; each costs one.
problem-feurio-start-tile-face-down = The start tile on { $cell } lies face down.
problem-feurio-no-placing-after-the-last-tile = Here the last tile ends the play; nobody places men after it.
problem-feurio-passes-do-not-fit = { $passes ->
        [one] One pass in a row does not fit this moment.
       *[other] { $passes } passes in a row do not fit this moment.
    }
problem-feurio-turn-does-not-fit = With these tiles it cannot be turn { $turn }, only { $low }{ $high ->
        [0] .
       *[other] { " " }to { $high }.
    }
problem-feurio-seat-does-not-fit = It cannot be the turn of { $seat }.
problem-feurio-reinforcements-missing = { $missing ->
        [one] One of the reinforcements is gone, and they cannot be given up.
       *[other] { $missing } of the reinforcements are gone, and they cannot be given up.
    }
problem-feurio-too-many-firebreaks = { $seat } has not laid as many tiles as there are firebreaks of that seat ({ $firebreaks }).
problem-feurio-men-placed-too-soon = { $seat } has not had turns enough to place men on so many tiles.

expected-feurio-tile-value = a tile value from { $low } to { $high }
expected-feurio-colour = a colour (red, green, blue, yellow)
expected-feurio-men-count = { $low } or { $high }
expected-feurio-move = lay:, break:, men:, pass or ~draw:
expected-feurio-turn = a turn number
expected-feurio-phase = a phase
expected-feurio-seat = a seat
expected-feurio-drawn-tile = the drawn tile from { $low } to { $high }
expected-feurio-passes = passes in a row
expected-feurio-cell = a cell such as 0,-1
expected-feurio-tiles-at-most = at most 36 tiles
expected-feurio-cell-once = a cell without a tile
expected-feurio-colour-once = a colour that was not named before
expected-feurio-men-on-tile = a number of men from { $low } to { $high }
expected-feurio-men-in-hand = a number of men from { $low } to { $high }
expected-feurio-men-letters = men as r, g, b, y with a number
expected-feurio-pile-digits = six digits from 0 to 6

# Under the map, and the forest in words.

board-feurio-turn = Turn { $turn } · pile { $pile }
board-feurio-unseen = unseen { $values }
board-feurio-hand = in hand
board-feurio-box = Given up for firebreaks:
board-feurio-standing = would score { $points }
board-feurio-drawn = drew { $value }
board-feurio-goal = Goal, still needed: { $needs }
board-feurio-needs = { $colour }: { $needs }
board-feurio-hopeless = This can no longer be won.
need-feurio-men = { $count ->
        [one] 1 man to place
       *[other] { $count } men to place
    }
need-feurio-areas = { $count } areas to join
need-feurio-one = an open 1
need-feurio-nothing = nothing
board-feurio-outside = { $count ->
        [one] One tile lies
       *[other] { $count } tiles lie
    } outside the window; “view CELL” moves it.
board-feurio-men = { $count } { $colour }
say-feurio-hand = { $seat } has in hand: { $men }.
say-feurio-standing = Would score { $points }.
say-feurio-drawn = Drew { $value }.
say-feurio-tile = Tile { $cell }: value { $value }; men: { $men }; { $spaces ->
        [one] one free space
       *[other] { $spaces } free spaces
    }, { $sides ->
        [one] one free side
       *[other] { $sides } free sides
    }.
say-feurio-firebreak = Firebreak { $cell }, laid by { $seat }, value { $value }.
say-feurio-hottest = Hottest cell { $cell }: heat { $heat }.
say-feurio-heat = { $cell } ({ $heat })
say-feurio-cooler = Cooler cells, with their heat: { $cells }.

# The rules, one explanation each, in our own words.

chapter-fe-comp = tiles and men
chapter-fe-setup = setting up
chapter-fe-turn = a turn
chapter-fe-spread = the fire spreads
chapter-fe-place = placing men
chapter-fe-end = the end of a game for points
chapter-fe-score = counting points
chapter-fe-tie = ties
chapter-fe-3p = three players
chapter-fe-2p = two players
chapter-fe-solo = playing alone
chapter-fe-coop = playing together
chapter-fe-break = firebreaks
chapter-fe-hot = the variant that rounds down
chapter-fe-info = who knows what

rule-fe-comp-1 = The forest has 36 tiles: six each of the values 1 to 6. A high value is hot, a low one has water.
rule-fe-comp-2 = The back of every tile is a 0, so a tile lying face down counts 0.
rule-fe-comp-3 = Tiles have room for men: one on a 1 or 2, two on a 3 or 4, three on a 5 or 6. One man fits in each space.
rule-fe-comp-4 = There are 48 men, twelve each in red, green, blue and yellow.
rule-fe-comp-5 = How a tile is turned, and which of its spaces a man takes, makes no difference.

rule-fe-setup-1 = All 36 tiles are shuffled face down into one pile.
rule-fe-setup-2 = One tile per player starts the forest, face up: a single tile, a pair, a triangle, or a rhombus for four.
rule-fe-setup-3 = The start tiles fill their cells in the order they are drawn; nobody chooses.
rule-fe-setup-4 = Seat 0 is the oldest player. Seat 1 begins, and the turn passes clockwise.
rule-fe-setup-5 = Everybody takes the men of their colour: twelve with four players, more in smaller groups. The start tiles are empty.
rule-fe-setup-6 = The rest is the pile: 32, 33, 34 or 35 tiles with four, three, two players or one. Seat 0 always lays the last tile.

rule-fe-turn-1 = First draw a tile and lay it, as long as there are any; then place up to three men. Never the other way round.
rule-fe-turn-2 = Drawing and laying is a duty, even for somebody who has no men left.
rule-fe-turn-3 = You see the tile before you choose among equally hot cells.
rule-fe-turn-4 = A turn asks two things: where the tile goes (with firebreaks also which side up), then which men go where, if any. After a firebreak nothing more is asked.
rule-fe-turn-5 = A step with one single answer is still written into the record; the program may answer it for you.

rule-fe-spread-1 = The fire can reach any empty cell beside a tile. Its heat is the sum of all tiles that touch it; firebreaks add 0.
rule-fe-spread-2 = The new tile must go to the hottest cell.
rule-fe-spread-3 = Where several cells are equally hot, whoever is to move chooses.
rule-fe-spread-4 = What the drawn tile shows has no influence on where it may go.
rule-fe-spread-5 = A hole inside the forest is a cell like any other, and often a very hot one.
rule-fe-spread-6 = If firebreaks have cooled every cell down to 0, all of them are equally hot and the tile is laid all the same.
rule-fe-spread-7 = Without firebreaks the hottest cell always touches two tiles or more.

rule-fe-place-1 = After laying you may place up to three men, all on one tile, anywhere in the forest.
rule-fe-place-2 = A space holds one man. Different colours may share a tile.
rule-fe-place-3 = Every man on a tile needs a way out: right after placing there may not be more men on it than it has free sides.
rule-fe-place-4 = So a tile takes as many men as its spaces and its free sides allow, counting those already there; three at most, and only men in hand.
rule-fe-place-5 = Ways out are checked only when men arrive. If the fire closes in later, they stay, but nobody can join them.
rule-fe-place-6 = A side that faces a hole in the forest is free, for placing and for counting.
rule-fe-place-7 = Men never move and never come back into the hand.
rule-fe-place-8 = You may always place nobody, and it costs you nothing later.

rule-fe-end-1 = Once the pile is empty, turns go on in the same order with placing men only.
rule-fe-end-2 = Whoever placed nobody may place again on a later turn.
rule-fe-end-3 = The play ends when all players have passed one after another without anybody placing in between.
rule-fe-end-4 = The turn that lays the last tile does not count as a pass; that player gets another turn.
rule-fe-end-5 = From then on the forest stands still and room only shrinks. The last passes are played all the same.
rule-fe-end-6 = Without men, or without room for them, you simply pass.

rule-fe-score-1 = Tiles that touch and hold men of one colour form an area of that colour.
rule-fe-score-2 = A tile shared by several colours counts fully for each of them. How many men stand on it does not matter.
rule-fe-score-3 = An area is worth the sum of its tiles divided by its lowest tile that has a free side, rounded up.
rule-fe-score-4 = An area without any free side is worth nothing.
rule-fe-score-5 = A low tile that is shut in still adds to the sum but cannot be the divisor.
rule-fe-score-6 = Only whole numbers count; an open area is always worth at least 1.
rule-fe-score-7 = Add up all areas of your colours. The highest total wins.
rule-fe-score-8 = Free sides are those of the final forest; firebreaks close sides but never belong to an area.

rule-fe-tie-1 = If the highest totals are equal, the best single area among those players decides.
rule-fe-tie-2 = With two players the best area of either colour counts.
rule-fe-tie-3 = If even that is equal, the victory is shared.

rule-fe-3p-1 = Three players have twelve men of their own and four reinforcements each, in the fourth colour.
rule-fe-3p-2 = In one turn you place either own men or reinforcements, never both.
rule-fe-3p-3 = Reinforcements take up room during the play but are removed before the count, and they join nothing.
rule-fe-3p-4 = Reinforcements cannot be given up for a firebreak.
rule-fe-3p-5 = Three players start from a triangle, and the player left of the oldest begins.

rule-fe-2p-1 = Two players have two colours each: red and yellow against green and blue.
rule-fe-2p-2 = In one turn all men placed are of one colour.
rule-fe-2p-3 = Each colour is counted by itself; a player adds up both, and they never join into one area.
rule-fe-2p-4 = For a firebreak you give up a man of either of your colours, whichever you like.

rule-fe-solo-1 = Alone you lead all 48 men and start from a single tile.
rule-fe-solo-2 = Each turn: draw, lay at the hottest cell, place up to three men of one colour on one tile. No firebreaks.
rule-fe-solo-3 = It ends after the turn that lays the last tile, the 35th. Men may still be placed in that turn.
rule-fe-solo-4 = You win if all 48 men are placed, each colour is one single area, and each area holds a 1 with a free side.
rule-fe-solo-5 = The goal is checked only at the very end: a way out can still burn shut.
rule-fe-solo-6 = You win or you lose; there are no points.
rule-fe-solo-7 = A 1 has one space only, so the four colours need four different ones, and at least twenty of the turns to place everybody.

rule-fe-coop-1 = Two to four players help each other, with hands and turns as in the game for points and the goal of the solo game.
rule-fe-coop-2 = All 48 men must be placed.
rule-fe-coop-3 = It ends after the turn that lays the last tile, and all win or lose together.
rule-fe-coop-4 = With three players the reinforcements stay: all twelve must form one area with an open 1, too.
rule-fe-coop-5 = There are no firebreaks, and men placed in one turn are of one colour.
rule-fe-coop-6 = Talk as much as you like: nothing is hidden but the pile.
rule-fe-coop-7 = Placing everybody takes each player at least 10 of 17 turns with two, 7 of 11 with three, 5 of 8 with four.

rule-fe-break-1 = With firebreaks you may lay the drawn tile face down. You decide it together with the cell.
rule-fe-break-2 = A firebreak, too, must go to a hottest cell.
rule-fe-break-3 = Only the player who laid it knows its value.
rule-fe-break-4 = It costs one of your men in hand, who goes back into the box for good.
rule-fe-break-5 = In that turn you place nobody.
rule-fe-break-6 = Without a man in hand there is no firebreak. The last one may be given up.
rule-fe-break-7 = A firebreak adds 0 to every heat.
rule-fe-break-8 = It closes the sides of its neighbours like any tile.
rule-fe-break-9 = Nobody ever stands on it, and it belongs to no area.
rule-fe-break-10 = It stays face down to the end, even when points are counted.
rule-fe-break-11 = The last tile of the pile may be a firebreak, and that turn is no pass.
rule-fe-break-12 = Solo and cooperative games have no firebreaks; asking for both is refused.

rule-fe-hot-1 = In this variant areas are rounded down instead of up.
rule-fe-hot-2 = A closed area stays at 0, and an open one is still worth at least 1.
rule-fe-hot-3 = It goes together with firebreaks and any number of players; without points it changes nothing.

rule-fe-info-1 = Open to all: tiles face up, where firebreaks lie and whose they are, all men, the size of the pile, the passes.
rule-fe-info-2 = Nobody knows the order of the pile, but everybody can count which tiles have not been seen.
rule-fe-info-3 = A firebreak is known to its owner; for the others it might still be in the pile.
rule-fe-info-4 = With firebreaks in use, a drawn tile is private until it lies face up; otherwise all see it at once.
rule-fe-info-5 = Tiles of the same value are alike; which one lies where does not matter.
rule-fe-info-6 = When the result stands, firebreaks may be shown to all, not before.

# What others did meanwhile, counted.

did-feurio-tile-laid = { $count ->
        [one] one tile laid
       *[other] { $count } tiles laid
    }
did-feurio-firebreak-laid = { $count ->
        [one] one firebreak laid
       *[other] { $count } firebreaks laid
    }
did-feurio-men-placed = { $count ->
        [one] one man placed
       *[other] { $count } men placed
    }

intention-feurio-lay = I let the fire go to { $cell }.
intention-feurio-begin = I begin { $colour } at { $cell }.
intention-feurio-grow = I join { $cell } to the { $colour } area.
intention-feurio-reinforce = I send more { $colour } men to { $cell }.
intention-feurio-take-one = I take the 1 at { $cell } for { $colour }.
intention-feurio-pass = I place nobody.

reason-feurio-area-grows = The area stays in one piece.
reason-feurio-one-kept-open = Every colour needs an open 1.
reason-feurio-men-kept = The men are needed elsewhere.
reason-feurio-fire-where-it-hurts-least = The fire hurts least there.
reason-feurio-points-gained = Points as things stand: { $points } instead of { $before }.
reason-feurio-nothing-better = I saw nothing better.
reason-feurio-little-changes = It changes little.
reason-feurio-asked = You asked me to.
