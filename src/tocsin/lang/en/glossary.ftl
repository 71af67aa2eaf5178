# The glossary: what a thing is called here, what it is, and other words to find it by.
# Rules and the words of printed boxes stand in lang/glossary.json, which has the same ids and the order.

## Flash Point

word-fp-flashpoint = Flash Point
    .means = The game about a burning house. Two French boxes hold it under two names; the glossary has the words of both.
    .also = Flash Point: Fire Rescue, 18 : Soldats du feu, Au feu ! 911 Pompiers

word-fp-family = family game
    .means = The short rules: firefighters who are all alike, no vehicles, no hazmats.
    .also = basic game, beginner

word-fp-advanced = advanced game
    .means = The full rules, with specialists, vehicles, hazmats and hot spots; each can be switched on alone.
    .also = experienced game

word-fp-levels = recruit, veteran, heroic
    .means = How hard the advanced game begins: more explosions, hazmats and hot spots from one level to the next.
    .also = difficulty, level, easy, hard, very hard

word-fp-firefighter = firefighter
    .means = The figure you lead, in the colour of your seat.
    .also = figure, pawn, player card

word-fp-points = action points
    .means = What a turn is paid with: four for most firefighters. Up to four unspent ones are kept.
    .also = AP, saved points

word-fp-threat = threat marker
    .means = A marker with fire on one side and smoke on the other. When all 33 lie on the board, none is added.
    .also = fire token, smoke token, fire/smoke marker

word-fp-fire = fire
    .means = Costs 2 AP to enter, and nobody may end a turn in it.
    .also = flames, burning cell

word-fp-smoke = smoke
    .means = Harmless by itself; it turns to fire beside fire, or when the dice point to it again.
    .also = smoky cell

word-fp-poi = point of interest
    .means = A marker lying face down: somebody to rescue, or nobody. Three people or markers are always wanted on the board.
    .also = POI, question mark, unknown marker

word-fp-victim = victim
    .means = Somebody found in the fire. Seven rescued win the game, four lost lose it.
    .also = occupant, person, resident

word-fp-alarm = false alarm
    .means = A marker with nobody behind it; it goes off the board and is replaced.
    .also = blank, nobody there

word-fp-saved = rescued
    .means = Out of danger: outside in the family game, at the ambulance in the advanced one.
    .also = saved, rescue

word-fp-lost = lost
    .means = A victim the fire reached. Mind the word: one French box calls only these victims.
    .also = dead, died

word-fp-treated = treated
    .means = A victim the paramedic has helped: it walks along with a firefighter at no cost.
    .also = healed, resuscitated, heal marker

word-fp-carry = carry, lead
    .means = What comes along on a move: one thing carried for 2 AP, one treated victim led for nothing.
    .also = drag, pick up, take along

word-fp-move = walk
    .means = One adjacent cell for 1 AP, 2 into fire.
    .also = move, step, go

word-fp-door = door
    .means = Opens or closes for 1 AP from either side. Explosions blow it away.
    .also = door marker

word-fp-doorway = doorway
    .means = The gap a door stands in; without its door it stays open for good.
    .also = door frame, threshold, entrance

word-fp-extinguish = extinguish
    .means = Takes fire down to smoke, or smoke away, for 1 AP a step, here or next door.
    .also = spray, put out, water

word-fp-chop = chop
    .means = Puts one damage marker on a wall of your cell, for 2 AP.
    .also = break a wall, axe, hack

word-fp-damage = damage marker
    .means = Two of them destroy a wall. The last of the 24 brings the building down.
    .also = damage cube, black cube, damage counter

word-fp-collapse = collapse
    .means = The end when the last damage marker is placed.
    .also = falls down, caves in

word-fp-advance = the fire advances
    .means = What follows every player’s actions: the dice name the cell.
    .also = fire phase, advance fire, spread

word-fp-explosion = explosion
    .means = When the dice point to a cell that burns already. It strikes in four directions.
    .also = blast

word-fp-shockwave = shockwave
    .means = An explosion that runs on through burning cells until something stops it.
    .also = shock wave

word-fp-flashover = flashover
    .means = Smoke beside fire turns to fire, again and again, at the end of the fire phase.
    .also = chain, ignites

word-fp-down = knocked down
    .means = A firefighter on whom fire has come: out of the house and to the ambulance.
    .also = injured, unconscious, knockdown

word-fp-replace = replacement
    .means = New points of interest at the end of a turn, where the dice and the arrows say.
    .also = replenish, new markers, arrows

word-fp-target = target cell
    .means = The cell the two dice name: red the row, black the column.
    .also = dice, row and column

word-fp-hazmat = hazmat
    .means = Explodes when fire reaches it; carried outside it is harmless.
    .also = hazardous material, dangerous goods

word-fp-hotspot = hot spot
    .means = A cell that makes the fire roll again when the dice point to it.
    .also = hotspot

word-fp-ignition = flare-up
    .means = What happens when the dice point to a hot spot: one more roll, and maybe another.
    .also = ignition, flares up

word-fp-vehicle = vehicle, parking spot
    .means = Engine and ambulance; each stands on spots of its own and drives to the next for 2 AP.
    .also = drive, ride, parking

word-fp-engine = engine
    .means = Carries the deck gun; crews change on it.
    .also = fire truck, fire engine

word-fp-ambulance = ambulance
    .means = Where victims are rescued in the advanced game; comes when anybody calls.
    .also = stretcher, radio

word-fp-gun = deck gun
    .means = The gun on the engine: clears a target and the cells beside it, in the quarter it faces.
    .also = water cannon of the truck, splash

word-fp-quarter = quarter
    .means = A fourth of the building, which the deck gun aims into.
    .also = quadrant

word-fp-crew = crew change
    .means = Another specialist card for 2 AP, as the first action on the engine.
    .also = change, swap specialists, rotation

word-fp-specialist = specialist
    .means = A card with points and an ability of its own.
    .also = role, character

word-fp-para = paramedic
    .means = Treats victims so that they walk; pays double to extinguish.
    .also = medic, doctor

word-fp-capt = fire captain
    .means = Makes the others walk and work doors, with two points of command a turn.
    .also = incident commander, commander, command points

word-fp-imag = imaging technician
    .means = Turns over any marker on the board for 1 AP.
    .also = thermal camera, identify

word-fp-cafs = CAFS firefighter
    .means = Has three points more for extinguishing alone.
    .also = foam, crew leader

word-fp-hazt = hazmat technician
    .means = Makes a hazmat harmless on the spot for 2 AP.
    .also = chemist, dispose

word-fp-gen = generalist
    .means = Five action points and no ability.
    .also = all-rounder

word-fp-resc = rescue specialist
    .means = Three free points for moving, chops for 1 AP; pays double to extinguish.
    .also = victim rescue

word-fp-driv = driver
    .means = Fires the deck gun for 2 AP and may roll its dice again.
    .also = driver/operator

## Extreme Danger

word-xd-garage = garage
    .means = A building on one level, where a car may stand.
    .also = auto repair, workshop

word-xd-laboratory = laboratory
    .means = A building on two levels, joined by stairs.
    .also = lab

word-xd-attic = attic
    .means = One more level on top of either building.
    .also = half board, top floor

word-xd-basement = basement
    .means = One more level below; its outer walls hold and its stairs are the only way out.
    .also = half board, cellar

word-xd-level = level
    .means = What lies above or below; only stairs, ladders and the platform lead there.
    .also = storey, floor, upper level

word-xd-window = window
    .means = Opens and closes like a door; one damage breaks its wall.
    .also = open window, window wall

word-xd-fireproof = fireproof door
    .means = A door no blast removes; it may jam instead.
    .also = fire door, green door

word-xd-jam = jam
    .means = What keeps a fireproof door as it is, until the axe has removed every one.
    .also = jammed, blocked, stuck

word-xd-lightwall = light wall
    .means = A wall that one damage destroys.
    .also = thin wall, blue wall

word-xd-stairs = stairs
    .means = Two cells on two levels that are adjacent, for people, fire, water and poison.
    .also = staircase, steps

word-xd-ladder = portable ladder
    .means = Four lie on the engine; raised outside, they lead to an upper level.
    .also = raise, fold, climb

word-xd-platform = platform
    .means = Lifts two from the engine to any upper level of its street, in place of the deck gun.
    .also = hydraulic platform, basket, aerial

word-xd-cannon = water cannon
    .means = The platform’s own: clears the cell before it and those beside, without a roll.
    .also = cannon, monitor

word-xd-object = explosive object
    .means = Stands like a block of wall and goes off at four damage.
    .also = large object, small object, explosives, tank

word-xd-car = car
    .means = The large object of the garage, on two cells; it explodes outward from both.
    .also = vehicle in the garage

word-xd-chemicals = chemicals, spill
    .means = An object that leaks at four damage: poison in five cells, one after another.
    .also = chemical leak, toxic spill

word-xd-poison = poison
    .means = Nobody enters a poisoned cell; the hazmat technician cleans it.
    .also = toxic, poisoned cell

word-xd-floor = damaged floor
    .means = A floor over the basement after one explosion; it still bears everything.
    .also = floor damage

word-xd-hole = hole
    .means = Where a floor has fallen: nobody stands or crosses there without a bridge.
    .also = fallen floor, destroyed floor

word-xd-bridge = bridge
    .means = A ladder laid over a hole to cross it.
    .also = ladder over a hole

word-xd-trapped = trapped
    .means = A firefighter with no way out left: the game is lost.
    .also = no way out, cut off

word-xd-engineer = structural engineer
    .means = Repairs walls and floors and clears hot spots, away from fire.
    .also = repair, clear

word-xd-veteran = veteran
    .means = A specialist beside whom all have a point more and may dodge the fire.
    .also = dodge

word-xd-dog = rescue dog
    .means = Twelve points, quick and small: finds people, drags victims, never enters fire.
    .also = sniff, squeeze, drag

## SOS Titanic

word-ti-titanic = SOS Titanic
    .means = The game of cards and a booklet about the sinking ship.
    .also = Titanic

word-ti-passenger = passenger
    .means = One of sixty cards: first class 1 to 13, second class 1 to 17, each number with and without an anchor.
    .also = passenger card, first class, second class

word-ti-lifeboat = lifeboat
    .means = The four 1s. At the ship’s side each begins a group of survivors.
    .also = boat, number 1, ace

word-ti-survivors = survivors
    .means = A lifeboat and those who boarded it, one number after another; they count at the end.
    .also = saved passengers, survivor group, foundation

word-ti-line = line
    .means = The cards at a deck, from the ship to the free end; the last ones lie open in order.
    .also = column, row, queue, run

word-ti-end = free end
    .means = The end of a line away from the ship, the only one that can be reached.
    .also = head of the line, last card, first card

word-ti-deck = deck
    .means = One of six, from bow to stern; each deck above water holds a line.
    .also = bow, stern

word-ti-page = booklet, page
    .means = The picture of the ship; each page is one more flooded compartment, and the last ends the play.
    .also = sinking, clock

word-ti-compartment = compartment
    .means = A part of a deck; when its last one is flooded, the deck is lost.
    .also = flooded, water

word-ti-panic = flight
    .means = Passengers of a lost deck run to the next one, and both lines are shuffled together.
    .also = panic, flee, flooded deck

word-ti-rescue = organise a rescue
    .means = Draw passengers and place one that fits; if none does, a page is turned.
    .also = draw passengers, rescue

word-ti-compensation = compensation
    .means = The Action card drawn after a failed rescue.
    .also = consolation card

word-ti-action = Action card
    .means = One of twenty strong cards. Their printed names are English, also in the French box.
    .also = action, play a card

word-ti-boat = Collapsible Boat
    .means = An Action card that lies beside the ship as one more line.
    .also = raft, folding boat, extra line

word-ti-mystery = Mystery Passenger
    .means = An Action card that stands in for a missing passenger of its class.
    .also = joker, wild card

word-ti-crew = crew member
    .means = Who you are: how many you may draw, and an ability of your own.
    .also = officer, captain, ability

word-ti-anchor = anchor
    .means = A sign on half of the passengers; rows of them count when all sixty are saved.
    .also = series of anchors

word-ti-pile = pile, discard
    .means = Where passengers wait, and where those go who found no place; discards are closed.
    .also = deck of cards, draw pile

word-ti-score = points
    .means = The highest number of each lifeboat, the page, and the anchors. History saw 19.
    .also = score, 19, history

word-ti-variants = expert, ultimate
    .means = Harder layouts: seven each, or the fullest deck nearest the bow.
    .also = variants, difficulty

## Feurio!

word-fe-feurio = Feurio!
    .means = The game of tiles about a forest fire.
    .also = forest fire

word-fe-tile = tile
    .means = One of 36, six of each value: a high one is hot, a low one has water.
    .also = forest tile, hex, value

word-fe-hottest = hottest cell
    .means = The empty cell whose neighbours add up to most; the new tile must go there.
    .also = hottest point, heat

word-fe-man = man
    .means = A firefighter of your colour. Up to three a turn go on one tile, and stay.
    .also = firefighter, men, team

word-fe-space = space
    .means = A place for one man: one on a 1 or 2, two on a 3 or 4, three on a 5 or 6.
    .also = room on a tile

word-fe-side = free side, way out
    .means = A side of a tile without another tile. Every man needs one when he arrives.
    .also = open side, access

word-fe-surrounded = shut in
    .means = Without any free side. Men may stay there, but a whole area shut in is worth nothing.
    .also = surrounded, enclosed, closed

word-fe-area = area
    .means = Tiles that touch and hold men of one colour; they count together.
    .also = forest area, group, zone

word-fe-water = water
    .means = The lowest tile of an area that has a way out; the sum is divided by it.
    .also = divisor, lowest tile

word-fe-pass = pass
    .means = To place nobody. When all pass in a row after the last tile, the play ends.
    .also = place nobody

word-fe-firebreak = firebreak
    .means = A tile laid face down for the price of a man: it counts 0 for every heat.
    .also = face-down tile, zero

word-fe-reinforcement = reinforcement
    .means = With three players, men of the fourth colour that take up room and are removed before counting.
    .also = neutral men, fourth colour

word-fe-solo = solo, together
    .means = All 48 men placed, each colour in one area with a way out: won or lost, without points.
    .also = alone, cooperative, coop
