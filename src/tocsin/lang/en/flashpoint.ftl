# Flash Point: everything a player reads. $who is the name of $seat, $whom the name of $actor;
# $edge is said as edge-flashpoint says it.

game-flashpoint = Flash Point
about-flashpoint = Cooperative fire-fighting for one to six: bring seven people out of a burning house before it collapses or four are lost.
help-flashpoint =
    The house: rows are the red die, columns the black die; row and column 0 and the last ones are outside. A cell is typed as row,column.
    In a cell: ▲ fire, ≈ smoke, ? a point of interest face down, V a victim, V+ a treated one, H a hazmat, * a hot spot, a digit the firefighter of that seat. Outside: A ambulance, E engine, a and e their empty parking spots.
    Between cells: a line is a wall, ! a wall with one damage marker, : a destroyed wall, D a closed door, / an open door, ; a doorway whose door is gone, a gap an opening.
    Moves: walk:n goes north, carry:n takes a victim along, spray:e turns fire to smoke or removes smoke, spray:e*2 removes a fire, open:w opens a door, chop:s hits a wall, pass ends the turn.
edge-flashpoint = { $a } and { $b }
outcomes-flashpoint-roll = Type both dice, red then black, such as 35 or 3,5.
outcomes-flashpoint-red = Type the red die, 1 to 6.
outcomes-flashpoint-black = Type the black die, 1 to 8.
outcomes-flashpoint-reveal = Type v for a victim, f for a false alarm: { $outcomes }

option-flashpoint-players = Number of firefighters; one person may play several.
option-flashpoint-rules = The family game, or the advanced game with specialists, vehicles, hazmats and hot spots.
option-flashpoint-board = Which side of the board; front is advised for a first game.
option-flashpoint-level = Level of the advanced game: recruit, veteran (hard), heroic (very hard).
option-flashpoint-setup = How the fire starts: the fixed family start, random, alternative (both family), or advanced.
option-flashpoint-specialists = The specialist of each seat in order; left empty, the players choose.
option-flashpoint-deal_specialists = Specialists are dealt at random instead of chosen.
option-flashpoint-use_specialists = Module: specialists.
option-flashpoint-use_hazmats = Module: hazmats.
option-flashpoint-use_vehicles = Module: ambulance, engine and deck gun.
option-flashpoint-use_hot_spots = Module: hot spots.
option-flashpoint-remote_station = Variant: specialists are dealt and the crew cannot change.
option-flashpoint-just_in_case = Variant: no hazmats at first, but false alarms turn out to be some.
option-flashpoint-murphys_law = Variant: the deck gun does not work.
option-flashpoint-play_on = Go on after seven rescued, for all ten.
option-flashpoint-threat_markers = How many fire and smoke markers there are.
option-flashpoint-black_opposite = The opposite face of the black die: nine minus it, or the pairs of another print.
option-flashpoint-family_random_keeps_doors = Explosions of a random family start leave the doors alone.
option-flashpoint-setup_explosions_damage = Explosions of the advanced set-up damage walls and take doors.
option-flashpoint-hazmat_stacking = Two hazmats may start in one cell.
option-flashpoint-victims_ride_engine = Victims may ride on the engine.
option-flashpoint-command_consent = A commanded player is asked first.
option-flashpoint-free_move_opens_doors = The rescue specialist’s free points open doors too.

name-flashpoint-seat-0 = Red
name-flashpoint-seat-1 = Blue
name-flashpoint-seat-2 = Green
name-flashpoint-seat-3 = Yellow
name-flashpoint-seat-4 = Orange
name-flashpoint-seat-5 = Purple
name-flashpoint-way-n = north
name-flashpoint-way-s = south
name-flashpoint-way-w = west
name-flashpoint-way-e = east
name-flashpoint-way-nw = north-west
name-flashpoint-way-ne = north-east
name-flashpoint-way-sw = south-west
name-flashpoint-way-se = south-east
name-flashpoint-way-here = here
name-flashpoint-spot-n = the north side
name-flashpoint-spot-e = the east side
name-flashpoint-spot-s = the south side
name-flashpoint-spot-w = the west side
name-flashpoint-from-n = the north side
name-flashpoint-from-e = the east side
name-flashpoint-from-s = the south side
name-flashpoint-from-w = the west side
name-flashpoint-vehicle-ambulance = the ambulance
name-flashpoint-vehicle-engine = the engine
name-flashpoint-die-red = the red die
name-flashpoint-die-black = the black die
name-flashpoint-specialist-plain = firefighter
name-flashpoint-specialist-paramedic = paramedic
name-flashpoint-specialist-captain = fire captain
name-flashpoint-specialist-imaging = imaging technician
name-flashpoint-specialist-cafs = CAFS firefighter
name-flashpoint-specialist-hazmat = hazmat technician
name-flashpoint-specialist-generalist = generalist
name-flashpoint-specialist-rescue = rescue specialist
name-flashpoint-specialist-driver = driver/operator
name-flashpoint-from-plain = firefighter
name-flashpoint-from-paramedic = paramedic
name-flashpoint-from-captain = fire captain
name-flashpoint-from-imaging = imaging technician
name-flashpoint-from-cafs = CAFS firefighter
name-flashpoint-from-hazmat = hazmat technician
name-flashpoint-from-generalist = generalist
name-flashpoint-from-rescue = rescue specialist
name-flashpoint-from-driver = driver/operator
name-flashpoint-verb-walk = went
name-flashpoint-verb-carry = carried a victim
name-flashpoint-verb-haul = carried a hazmat
name-flashpoint-verb-lead = led a treated victim
name-flashpoint-verb-lead-carry = led a treated victim and carried another
name-flashpoint-verb-lead-haul = led a treated victim and carried a hazmat
about-flashpoint-paramedic = 4 AP; treats victims so that they walk; extinguishing costs double
about-flashpoint-captain = 4 AP and 2 for commands: moves others and their doors
about-flashpoint-imaging = 4 AP; turns over any marker on the board
about-flashpoint-cafs = 3 AP and 3 free ones for extinguishing
about-flashpoint-hazmat = 4 AP; disposes of hazmats on the spot
about-flashpoint-generalist = 5 AP, no ability
about-flashpoint-rescue = 4 AP and 3 free ones for moving; chops for 1; extinguishing costs double
about-flashpoint-driver = 4 AP; deck gun for 2 with rerolls

verb-flashpoint-pass = Stop here
verb-flashpoint-walk = Walk
verb-flashpoint-carry = Carry a victim
verb-flashpoint-haul = Carry a hazmat
verb-flashpoint-lead = Lead a treated victim
verb-flashpoint-lead-carry = Lead one and carry another
verb-flashpoint-lead-haul = Lead one and carry a hazmat
verb-flashpoint-open = Open a door
verb-flashpoint-close = Close a door
verb-flashpoint-spray = Extinguish
verb-flashpoint-chop = Chop a wall
verb-flashpoint-treat = Treat
verb-flashpoint-dispose = Dispose of a hazmat
verb-flashpoint-identify = Identify
verb-flashpoint-drive = Drive
verb-flashpoint-gun = Deck gun
verb-flashpoint-keep = Keep the dice
verb-flashpoint-reroll = Roll again
verb-flashpoint-crew = Change specialist
verb-flashpoint-command-walk = Command: walk
verb-flashpoint-command-carry = Command: carry a victim
verb-flashpoint-command-haul = Command: carry a hazmat
verb-flashpoint-command-lead = Command: lead a treated victim
verb-flashpoint-command-lead-carry = Command: lead one and carry another
verb-flashpoint-command-lead-haul = Command: lead one and carry a hazmat
verb-flashpoint-command-open = Command: open a door
verb-flashpoint-command-close = Command: close a door
verb-flashpoint-accept = Obey
verb-flashpoint-decline = Decline
verb-flashpoint-ride = Ride along
verb-flashpoint-stay = Stay behind
verb-flashpoint-first = First player
verb-flashpoint-specialist = Specialist
verb-flashpoint-stand = Start from
verb-flashpoint-park = Park
verb-flashpoint-explode = Explode next
verb-flashpoint-recover = Come round at
verb-flashpoint-roll = Both dice
verb-flashpoint-red = The red die
verb-flashpoint-black = The black die
verb-flashpoint-reveal = Turn over
verb-flashpoint-deal = Deal a card

move-flashpoint-pass = end your actions; the fire moves
move-flashpoint-walk = { $way } to { $cell }
move-flashpoint-carry = { $way } to { $cell }
move-flashpoint-haul = { $way } to { $cell }
move-flashpoint-lead = { $way } to { $cell }
move-flashpoint-lead-carry = { $way } to { $cell }
move-flashpoint-lead-haul = { $way } to { $cell }
move-flashpoint-open = { $way }
move-flashpoint-close = { $way }
move-flashpoint-spray = { $threat ->
        [fire] { $steps ->
            [2] put out the fire in { $cell }
           *[other] fire to smoke in { $cell }
        }
       *[other] clear the smoke in { $cell }
    }
move-flashpoint-chop = { $way }
move-flashpoint-treat = the victim here
move-flashpoint-dispose = the hazmat here
move-flashpoint-identify = what lies in { $cell }
move-flashpoint-drive = { $vehicle } to { $spot }
move-flashpoint-gun = fire it at its quadrant
move-flashpoint-keep = use them as they are
move-flashpoint-reroll = { $die }
move-flashpoint-crew = become { $specialist }
move-flashpoint-command-walk = { $who } { $way } to { $cell }
move-flashpoint-command-carry = { $who } { $way } to { $cell }
move-flashpoint-command-haul = { $who } { $way } to { $cell }
move-flashpoint-command-lead = { $who } { $way } to { $cell }
move-flashpoint-command-lead-carry = { $who } { $way } to { $cell }
move-flashpoint-command-lead-haul = { $who } { $way } to { $cell }
move-flashpoint-command-open = { $who }, { $way }
move-flashpoint-command-close = { $who }, { $way }
move-flashpoint-accept = do as the captain says
move-flashpoint-decline = refuse for this turn
move-flashpoint-ride = step off in { $cell }
move-flashpoint-stay = where you are
move-flashpoint-first = { $who } begins
move-flashpoint-specialist = { $specialist }
move-flashpoint-stand = { $cell }
move-flashpoint-park = { $vehicle } on { $spot }
move-flashpoint-explode = { $cell }
move-flashpoint-recover = { $cell }
move-flashpoint-roll = red { $red }, black { $black }: { $cell }
move-flashpoint-red = { $face }
move-flashpoint-black = { $face }
move-flashpoint-reveal = turn the marker over
move-flashpoint-deal = { $specialist }
cost-flashpoint = { $cost } AP

prompt-flashpoint-choose-first-player = Who goes first? Agree on somebody; the youngest if you cannot.
prompt-flashpoint-roll-first-explosion = First explosion: roll the black die.
prompt-flashpoint-roll-second-explosion = Second explosion: roll both dice.
prompt-flashpoint-roll-third-explosion = Third explosion: the black die is turned over; roll the red die.
prompt-flashpoint-roll-fourth-explosion = Fourth explosion: roll both dice.
prompt-flashpoint-roll-set-up-explosion = Roll both dice for an explosion; { $left } to go.
prompt-flashpoint-roll-hazmat = Roll both dice for a hazmat; { $left } to go.
prompt-flashpoint-roll-poi = Roll both dice for a point of interest; { $left } to go.
prompt-flashpoint-roll-hot-spot = Roll both dice for a hot spot; { $left } to go.
prompt-flashpoint-deal-specialist = { $who } is dealt a specialist.
prompt-flashpoint-choose-specialist = { $who }: which specialist are you?
prompt-flashpoint-choose-start = { $who }: where outside do you start?
prompt-flashpoint-park-vehicle = { $who }: where does { $vehicle } stand?
prompt-flashpoint-act = { $who }: { $points } AP{ $free ->
        [0] {""}
       *[other] {" "}and { $free } free
    }. What do you do?
prompt-flashpoint-reveal-poi = What lies in { $cell }?
prompt-flashpoint-answer-command = { $whom }: captain { $who } commands { $command }. Do you obey?
prompt-flashpoint-ride-or-stay = { $whom }: { $vehicle } is leaving. Ride along or stay?
prompt-flashpoint-roll-deck-gun = Roll both dice for the deck gun.
prompt-flashpoint-keep-or-reroll = { $who }: the deck gun shows red { $red } and black { $black }. Keep them?
prompt-flashpoint-reroll-die = The die is rolled again; before it was red { $red } and black { $black }.
prompt-flashpoint-roll-fire = The fire advances: roll both dice.
prompt-flashpoint-choose-hazmat = { $who }: several hazmats burn. Which one explodes next?
prompt-flashpoint-choose-recovery = { $whom }: you were knocked down. Where do you come round?
prompt-flashpoint-reveal-lost-poi = What burned in { $cell }?
prompt-flashpoint-choose-false-alarm = { $who }: which false alarm explodes next?
prompt-flashpoint-roll-new-poi = Somebody may be missing: roll both dice for a new point of interest.
prompt-flashpoint-reveal-new-poi = A firefighter stands in { $cell }: what is it?
prompt-flashpoint-over = The play is over.

event-flashpoint-first-player-chosen = { $who } goes first.
event-flashpoint-rolled-again = { $cell } cannot be used: the dice are rolled again.
event-flashpoint-hot-spot-placed = A hot spot lies in { $cell }.
event-flashpoint-fire-placed = { $cell } is on fire.
event-flashpoint-black-die-turned = The black die is turned over and shows { $black }.
event-flashpoint-hazmat-placed = A hazmat stands in { $cell }.
event-flashpoint-poi-placed-at-start = Somebody may be in { $cell }.
event-flashpoint-specialist-taken = { $who } is the { $specialist }.
event-flashpoint-firefighter-placed = { $who } starts from { $cell }.
event-flashpoint-vehicle-parked = Parked on { $spot }: { $vehicle }.
event-flashpoint-turn-began = Turn { $turn }: { $who } has { $points } AP{ $free ->
        [0] {""}
       *[other] {" "}and { $free } free
    }.
event-flashpoint-moved = { $who } { $verb } from { $from } to { $cell } ({ $cost } AP).
event-flashpoint-victim-found = A victim is found in { $cell }!
event-flashpoint-false-alarm-found = Nobody in { $cell }: a false alarm.
event-flashpoint-hazmat-found = But something dangerous stands in { $cell }: a hazmat.
event-flashpoint-victim-rescued = A victim is safe in { $cell }: { $rescued } rescued.
event-flashpoint-victim-treated = { $who } treated the victim in { $cell }, who can walk now.
event-flashpoint-hazmat-removed = The hazmat is out of the building at { $cell } and harmless.
event-flashpoint-hazmat-disposed = { $who } disposed of the hazmat in { $cell }.
event-flashpoint-poi-scanned = { $who } looked through the walls into { $cell }.
event-flashpoint-door-opened = { $who } opened the door between { $edge }.
event-flashpoint-door-closed = { $who } closed the door between { $edge }.
event-flashpoint-smoke-removed = { $who } cleared the smoke in { $cell }.
event-flashpoint-fire-turned-to-smoke = { $who } beat the fire in { $cell } down to smoke.
event-flashpoint-fire-removed = { $who } put out the fire in { $cell }.
event-flashpoint-wall-chopped = { $who } swung the axe at the wall between { $edge }.
event-flashpoint-crew-changed = { $who } handed over at the engine: { $from } before, { $specialist } now.
event-flashpoint-command-given = On the captain’s command, for { $cost } AP, { $who } acts:
event-flashpoint-command-accepted = { $who } obeys.
event-flashpoint-command-declined = { $who } declines and is not asked again this turn.
event-flashpoint-vehicle-driven = { $who } drove { $vehicle } from { $from } to { $spot }.
event-flashpoint-firefighter-rode = { $who } rode along and stepped off in { $cell }.
event-flashpoint-firefighter-stayed-behind = { $who } stayed in { $cell }.
event-flashpoint-victim-rode = A victim rode along to { $cell }.
event-flashpoint-deck-gun-fired = { $who } fired the deck gun from { $spot }.
event-flashpoint-gun-rolled = The deck gun shows red { $red } and black { $black }.
event-flashpoint-gun-hit = The water strikes { $cell } and splashes round it.
event-flashpoint-threat-washed-away = { $cell } is washed clean.
event-flashpoint-actions-ended = { $who } is done{ $saved ->
        [0] {""}
       *[other] {" "}and saves { $saved } AP
    }{ $wasted ->
        [0] {""}
       *[other] ; { $wasted } more cannot be kept
    }.
event-flashpoint-fire-rolled = The fire advances: red { $red }, black { $black } mean { $cell }.
event-flashpoint-smoke-placed = Smoke rises in { $cell }.
event-flashpoint-smoke-caught-fire = The smoke in { $cell } catches fire.
event-flashpoint-no-marker-left = No fire or smoke marker is left for { $cell }.
event-flashpoint-explosion = EXPLOSION in { $cell }! It strikes in all four directions.
event-flashpoint-wall-damaged = The wall between { $edge } cracks and still stands; damage { $total } of 24.
event-flashpoint-wall-destroyed = The wall between { $edge } falls and is open now; damage { $total } of 24.
event-flashpoint-door-blown-away = The door between { $edge } is blown away for good.
event-flashpoint-fire-spread = The blast sets { $cell } on fire.
event-flashpoint-shockwave = It burns in { $cell } already: a shockwave runs { $way }.
event-flashpoint-shockwave-passed = It burns in { $cell } too: the shockwave runs on { $way }.
event-flashpoint-smoke-flashed-over = Flashover: the smoke in { $cell } is beside fire and bursts into flames.
event-flashpoint-hazmat-exploded = That was the hazmat in { $cell }.
event-flashpoint-hot-spot-added = A new hot spot glows in { $cell }; { $reserve } left in reserve.
event-flashpoint-hot-spot-ignited = The hot spot in { $cell } flares up: the fire advances once more.
event-flashpoint-firefighter-knocked-down = { $who } is caught by the fire in { $cell } and knocked down.
event-flashpoint-firefighter-recovered = { $who } comes round at the ambulance spot, in { $cell }.
event-flashpoint-victim-lost = The fire took the victim in { $cell }: { $lost } lost.
event-flashpoint-hidden-victim-lost = Somebody was in { $cell } and did not get out: { $lost } lost.
event-flashpoint-false-alarm-burnt = The marker in { $cell } burned; it was a false alarm.
event-flashpoint-fire-outside-removed = The fire outside in { $cell } goes out.
event-flashpoint-poi-rolled-again = No room from { $cell } on: the dice are rolled again.
event-flashpoint-threat-made-room = Fire or smoke in { $cell } makes room for the newcomer.
event-flashpoint-poi-placed = { $rolled } was rolled: somebody may be in { $cell }.
event-flashpoint-goal-reached = { $rescued } rescued: the victory is safe, now for all ten!
event-flashpoint-building-collapsed = THE BUILDING COLLAPSES. Under it: { $victims ->
        [0] no victim seen
        [one] one victim
       *[other] { $victims } victims
    } and { $hidden ->
        [0] no marker face down
        [one] one marker face down
       *[other] { $hidden } markers face down
    }. { $rescued } rescued before.
event-flashpoint-play-ended = { $ending } Turn { $turn }: { $rescued } rescued, { $lost } lost, damage { $damage }.

ending-flashpoint-victory = Seven people are safe. Victory!
ending-flashpoint-perfect-victory = All ten people are safe. A perfect victory!
ending-flashpoint-victory-kept = It ends here, and the victory of seven or more rescued is kept.
ending-flashpoint-collapse = The building has collapsed. Defeat.
ending-flashpoint-victims-lost = Four people are lost. Defeat.

refusal-flashpoint-a-card-is-dealt-first = A specialist card is dealt first.
refusal-flashpoint-a-firefighter-is-in-the-line = { $who } is in the line of fire, in { $cell }.
refusal-flashpoint-a-marker-is-turned-first = A marker is turned over first: a victim or a false alarm.
refusal-flashpoint-already-closed = The door between { $edge } is closed already.
refusal-flashpoint-already-open = The door between { $edge } is open already.
refusal-flashpoint-already-parked-there = It is parked there already.
refusal-flashpoint-another-choice-comes-first = First { $whom } has to choose.
refusal-flashpoint-both-dice-are-rolled = Both dice are rolled now.
refusal-flashpoint-bring-them-off-the-fire-first = { $who } would be left on fire; bring them off it first.
refusal-flashpoint-chance-comes-first = The dice come first.
refusal-flashpoint-closed-door-in-the-way = The door between { $edge } is closed.
refusal-flashpoint-command-points-are-for-others = That costs { $cost } AP. You have { $points }; the { $free } command points move only others.
refusal-flashpoint-commands-are-moves-and-doors = The captain can only command moves and doors.
refusal-flashpoint-diagonal-cells-are-not-adjacent = Nothing goes { $way }: diagonal cells are not adjacent.
refusal-flashpoint-doorway-stays-open = The way out between { $edge } has no door; it stays open.
refusal-flashpoint-doorways-cannot-be-chopped = Between { $edge } is a doorway, not a wall to chop.
refusal-flashpoint-each-die-only-once = Each die may be rolled again only once.
refusal-flashpoint-firefighters-are-placed-at-the-start = Firefighters are placed only at the start.
refusal-flashpoint-first-player-already-chosen = The first player is chosen already.
refusal-flashpoint-free-points-are-not-for-this = That costs { $cost } AP. You have { $points }; the { $free } free points are not for this.
refusal-flashpoint-get-off-the-fire-first = You stand on fire: walk off or beat it down first.
refusal-flashpoint-no-command-to-answer = There is no command to answer.
refusal-flashpoint-no-command-to-oneself = The captain commands others, not themself.
refusal-flashpoint-no-dice-to-keep = There are no dice to keep or roll again.
refusal-flashpoint-no-door-there = There is no door there.
refusal-flashpoint-no-driver-without-vehicles = Without vehicles there is no driver.
refusal-flashpoint-no-false-alarm-burnt-there = No false alarm burned in { $cell }.
refusal-flashpoint-no-false-alarm-left = No false alarm is left.
refusal-flashpoint-no-hazmat-here = There is no hazmat in { $cell }.
refusal-flashpoint-no-hazmat-into-fire = It burns in { $cell }; no hazmat goes in there.
refusal-flashpoint-no-hazmat-there = There is no hazmat in { $cell }.
refusal-flashpoint-no-specialists-in-play = This play goes without specialists.
refusal-flashpoint-no-such-cell = The dice point to no cell of the house.
refusal-flashpoint-no-treated-victim-here = There is no treated victim in { $cell }.
refusal-flashpoint-no-treated-victim-into-fire = It burns in { $cell }; no victim is led in there.
refusal-flashpoint-no-untreated-victim-here = Nobody in { $cell } needs treatment.
refusal-flashpoint-no-vehicle-is-leaving = No vehicle is leaving.
refusal-flashpoint-no-vehicles-in-play = This play goes without vehicles.
refusal-flashpoint-no-victim-here = There is no victim in { $cell } to carry.
refusal-flashpoint-no-victim-into-fire = It burns in { $cell }; no victim is carried in there.
refusal-flashpoint-no-victim-left-to-find = No victim is left to be found.
refusal-flashpoint-no-wall-there = There is no wall there.
refusal-flashpoint-no-way-off-the-fire = Too few points would be left to get off the fire.
refusal-flashpoint-nobody-is-down = Nobody is knocked down.
refusal-flashpoint-not-adjacent-to-extinguish = The water does not get through between { $edge }.
refusal-flashpoint-not-an-ambulance-spot = { $cell } is no ambulance spot.
refusal-flashpoint-not-at-the-ambulance = The ambulance does not stand in { $cell }.
refusal-flashpoint-not-enough-points = That costs { $cost } AP. You have { $points }{ $free ->
        [0] {""}
       *[other] {" "}and { $free } free
    }.
refusal-flashpoint-not-on-the-engine = You have to stand on the engine for that.
refusal-flashpoint-not-the-nearest-spot = Another ambulance spot is nearer than { $cell }.
refusal-flashpoint-not-where-the-vehicle-stands = The vehicle does not stand in { $cell }.
refusal-flashpoint-nothing-beyond-the-ring = There is nothing further { $way }.
refusal-flashpoint-nothing-face-down-there = Nothing lies face down in { $cell }.
refusal-flashpoint-nothing-is-due-to-explode = Nothing is due to explode.
refusal-flashpoint-nothing-to-extinguish = There is neither fire nor smoke in { $cell }.
refusal-flashpoint-nothing-to-roll-now = There is nothing to roll now.
refusal-flashpoint-one-point-for-the-cafs-firefighter = The captain may spend only one point a turn on the CAFS firefighter; this costs { $cost }, and { $points } AP and { $free } command points do not change that.
refusal-flashpoint-only-first-thing-on-the-engine = The crew changes only as the first thing in a turn that began on the engine.
refusal-flashpoint-only-the-active-firefighter-drives = Only whoever’s turn it is drives.
refusal-flashpoint-only-the-black-die = Only the black die is rolled now.
refusal-flashpoint-only-the-red-die = Only the red die is rolled now.
refusal-flashpoint-only-the-captain-commands = Only the fire captain commands.
refusal-flashpoint-only-the-hazmat-technician-disposes = Only the hazmat technician disposes of hazmats; others carry them out.
refusal-flashpoint-only-the-imaging-technician-identifies = Only the imaging technician sees through walls; others go and look.
refusal-flashpoint-only-the-paramedic-treats = Only the paramedic treats victims.
refusal-flashpoint-park-the-other-vehicle-now = It is the other vehicle’s turn to be parked.
refusal-flashpoint-set-up-is-not-finished = First the set-up has to be finished.
refusal-flashpoint-smoke-takes-one-step = In { $cell } is only smoke; one step is enough.
refusal-flashpoint-specialist-taken = Somebody is the { $specialist } already.
refusal-flashpoint-specialists-are-chosen-at-the-start = Specialists are chosen at the start.
refusal-flashpoint-specialists-are-dealt = Specialists are dealt here, not chosen.
refusal-flashpoint-start-outside = { $cell } is inside; firefighters start outside.
refusal-flashpoint-that-hazmat-does-not-burn = The hazmat in { $cell } does not burn.
refusal-flashpoint-the-deck-gun-does-not-work = The deck gun does not work in this play.
refusal-flashpoint-the-door-is-gone = The door between { $edge } is gone.
refusal-flashpoint-the-driver-goes-along = Whoever drives the engine goes along with it.
refusal-flashpoint-the-opposite-side-takes-two-drives = The opposite side takes two drives, with a stop between.
refusal-flashpoint-the-player-declined = { $who } declined for this turn.
refusal-flashpoint-the-station-is-too-far = The station is too far away to change the crew.
refusal-flashpoint-treated-victims-are-led = The victim in { $cell } is treated: lead them, do not carry them.
refusal-flashpoint-turn-the-marker-first = The marker in { $cell } has to be turned first.
refusal-flashpoint-vehicles-are-parked-at-the-start = Vehicles are parked only at the start.
refusal-flashpoint-wall-already-destroyed = The wall between { $edge } is destroyed already.
refusal-flashpoint-wall-in-the-way = A wall stands between { $edge }.

error-flashpoint-bad-board = The board “{ $board }” is wrong at { $where }: { $problem }.
error-flashpoint-level-needs-advanced-rules = The level { $level } belongs to the advanced game: add rules=advanced.
error-flashpoint-module-needs-advanced-rules = { $option } belongs to the advanced game: add rules=advanced.
error-flashpoint-no-module-in-use = The advanced game needs at least one of its modules; for none, take rules=family.
error-flashpoint-one-specialist-each = { $given } specialists are named for { $players } firefighters; name one for each, or none.
error-flashpoint-setup-is-for-family = setup={ $setup } is for the family game; the advanced game has its own.
error-flashpoint-setup-needs-advanced-rules = setup={ $setup } belongs to the advanced game: add rules=advanced.
error-flashpoint-specialist-twice = There is only one card of the specialist { $specialist }.
error-flashpoint-specialists-not-in-use = Specialists need rules=advanced and use_specialists=yes.
error-flashpoint-variant-needs-advanced-rules = The variant { $option } is for the advanced game: add rules=advanced.
error-flashpoint-variant-needs-module = The variant { $option } needs { $module }=yes.

problem-flashpoint-action-points-are-n = { $n1 } action points are too many.
problem-flashpoint-damage-markers-are-n = { $n1 } damage markers and the house still stands.
problem-flashpoint-door-where-none-is-at-place = There is a door at { $place } where the board has none.
problem-flashpoint-driver-without-vehicles = There is a driver but no vehicle.
problem-flashpoint-false-alarms-are-n = There are { $n1 } false alarms instead of 5.
problem-flashpoint-fire-outside-on-place = It burns outside in { $place }.
problem-flashpoint-firefighter-n-not-placed = The firefighter of seat { $n1 } is nowhere.
problem-flashpoint-firefighter-n-on-fire = The firefighter of seat { $n1 } stands on fire.
problem-flashpoint-firefighter-n-placed-too-early = The firefighter of seat { $n1 } is placed too early.
problem-flashpoint-firefighter-n-saved-n = The firefighter of seat { $n1 } has saved { $n2 } points, more than 4.
problem-flashpoint-firefighter-n-without-specialist = The firefighter of seat { $n1 } has no specialist card.
problem-flashpoint-free-points-are-n = { $n1 } free points are too many.
problem-flashpoint-hazmat-in-fire-on-place = A hazmat stands in the fire of { $place }.
problem-flashpoint-hazmat-outside-on-place = A hazmat stands outside in { $place }.
problem-flashpoint-hazmats-are-n = { $n1 } hazmats are too many.
problem-flashpoint-hot-spot-outside-on-place = A hot spot lies outside in { $place }.
problem-flashpoint-hot-spots-are-n = { $n1 } hot spots are too many.
problem-flashpoint-lost-victims-are-n = { $n1 } victims are lost and play goes on.
problem-flashpoint-markers-buried-before-the-end = Markers are buried although the house stands.
problem-flashpoint-more-face-down-than-there-are = More markers lie face down than there are.
problem-flashpoint-no-false-alarm-to-explode = No false alarm can explode in this play.
problem-flashpoint-no-hazmat-to-explode = No hazmat burns that could explode.
problem-flashpoint-nothing-to-turn-over = There is no marker to turn over.
problem-flashpoint-poi-in-fire-on-place = A face-down marker lies in the fire of { $place }.
problem-flashpoint-poi-not-turned-on-place = A firefighter stands on a face-down marker in { $place }.
problem-flashpoint-poi-on-a-victim-on-place = A face-down marker lies on a victim in { $place }.
problem-flashpoint-poi-outside-on-place = A face-down marker lies outside in { $place }.
problem-flashpoint-pois-on-board-are-n = { $n1 } markers and victims are on the board; three at most.
problem-flashpoint-rescued-victims-are-n = { $n1 } victims are rescued and play goes on.
problem-flashpoint-seats-that-do-not-exist = Seats are named that nobody has.
problem-flashpoint-smoke-beside-fire-on-place = The smoke in { $place } is beside fire.
problem-flashpoint-smoke-outside-on-place = There is smoke outside in { $place }.
problem-flashpoint-specialist-name-twice = Two firefighters are the { $name }.
problem-flashpoint-specialist-name-without-the-module = There is a { $name } although specialists are not in use.
problem-flashpoint-threat-markers-are-n = { $n1 } fire and smoke markers are too many.
problem-flashpoint-two-threats-on-place = Fire and smoke lie both in { $place }.
problem-flashpoint-vehicle-not-parked = A vehicle is not parked.
problem-flashpoint-vehicle-without-the-module = There is a vehicle although vehicles are not in use.
problem-flashpoint-victim-at-the-ambulance-on-place = A victim lies at the ambulance in { $place } and should be rescued.
problem-flashpoint-victim-in-fire-on-place = A victim lies in the fire of { $place }.
problem-flashpoint-victim-outside-on-place = A victim lies outside in { $place } and should be rescued.
problem-flashpoint-victims-are-n = There are { $n1 } victims instead of 10.
problem-flashpoint-ways-wrong-at-place = The way at { $place } is open on paper and shut in fact, or the other way round.

expected-a-cell-of-the-board = a cell such as 3,5
expected-what-to-command = walk, carry, haul, lead, open or close
expected-n-s-w-or-e = n, s, w or e
expected-a-move = a move
expected-ambulance-or-engine = ambulance or engine
expected-n-e-s-or-w = n, e, s or w
expected-a-specialist = a specialist (paramedic, captain, imaging, cafs, hazmat, generalist, rescue, driver)
expected-a-move-such-as-walk-n-spray-e-or-pass = a move such as walk:n, spray:e or pass
expected-a-direction-or-here = a direction (n, s, w, e) or here
expected-a-direction = a direction (n, s, w, e)
expected-a-face-of-the-red-die = a face of the red die
expected-a-face-of-the-black-die = a face of the black die
expected-victim-or-false-alarm = victim or false-alarm
expected-action-points = action points
expected-free-action-points = free action points
expected-hot-spots-in-reserve = hot spots in reserve
expected-a-phase-with-somebody-to-choose = a phase in which somebody has to choose
expected-a-phase-with-a-command-to-answer = a phase with a command to answer
expected-an-ending = an ending
expected-the-first-seat = the first seat
expected-saved-action-points = saved action points
expected-cells-once-each-in-the-order-of-the-board = every cell once, in the order of the board
expected-2-to-9 = 2 to 9
expected-1-or-2-damage-markers = 1 or 2 damage markers
expected-fewer-damage-markers = fewer damage markers
expected-open-or-gone = open or gone
expected-a-number-of-markers = a number of markers
expected-the-side-where-the-ambulance-stands = the side where the ambulance stands (n, e, s, w)
expected-the-side-where-the-engine-stands = the side where the engine stands (n, e, s, w)
expected-nothing-where-nothing-is-to-be-remembered = nothing where nothing is to be remembered
expected-a-side = a side (n, e, s, w)
expected-what-the-step-remembers = what the unfinished step remembers

# The house as a picture and in words.

sign-flashpoint-hazmat = H
sign-flashpoint-victim = V
sign-flashpoint-ambulance = A
sign-flashpoint-engine = E
cli-flashpoint-setting-up = Setting up
cli-flashpoint-turn = Turn { $turn }
cli-flashpoint-points = { $points } AP{ $free ->
        [0] {""}
       *[other] {" "}+ { $free } free
    }
cli-flashpoint-saved = saved { $saved }
cli-flashpoint-tally = Rescued { $rescued }/{ $goal } · Lost { $lost }/{ $most } · Damage { $damage }/{ $damage_max }
cli-flashpoint-markers = Face down { $down }, supply { $supply } (unseen: { $victims } victims, { $alarms } false alarms) · Markers { $threats }
cli-flashpoint-heat = Hot spots in reserve { $reserve } · Hazmats: { $safe } safe, { $blown } blown up
cli-flashpoint-crowd = In { $cell }: { $things }
cli-flashpoint-level = Level { $level }
cli-flashpoint-thing-fire = fire
cli-flashpoint-thing-smoke = smoke
cli-flashpoint-thing-poi = marker face down
cli-flashpoint-thing-victim = victim
cli-flashpoint-thing-treated = treated victim
cli-flashpoint-thing-hazmat = hazmat
cli-flashpoint-thing-hot = hot spot
cli-flashpoint-thing-ambulance = ambulance
cli-flashpoint-thing-engine = engine
cli-flashpoint-side-wall = wall
cli-flashpoint-side-damaged = damaged wall
cli-flashpoint-side-destroyed = destroyed wall, open
cli-flashpoint-side-closed = closed door
cli-flashpoint-side-open = open door
cli-flashpoint-side-gone = doorway without door, open
cli-flashpoint-side-doorway = doorway, open
cli-flashpoint-side-free = free
cli-flashpoint-side-edge = nothing
cli-flashpoint-say-fire = Fire in { $cells }.
cli-flashpoint-say-smoke = Smoke in { $cells }.
cli-flashpoint-say-calm = Neither fire nor smoke.
cli-flashpoint-say-pois = Markers face down in { $cells }.
cli-flashpoint-say-victims = Victims in { $cells }.
cli-flashpoint-say-treated = Treated victims in { $cells }.
cli-flashpoint-say-hazmats = Hazmats in { $cells }.
cli-flashpoint-say-hot = Hot spots in { $cells }.
cli-flashpoint-say-open = Doors open between { $edges }.
cli-flashpoint-say-gone = Doors gone between { $edges }.
cli-flashpoint-say-damaged = Walls with one damage marker between { $edges }.
cli-flashpoint-say-destroyed = Walls destroyed between { $edges }.
cli-flashpoint-say-vehicle = Parked on { $spot }, in { $cells }: { $vehicle }.
cli-flashpoint-say-figure = { $seat }: { $who }, { $specialist }, in { $cell }, { $saved } AP saved.
cli-flashpoint-say-absent = { $seat }: { $who }, { $specialist }, not yet placed.
cli-flashpoint-say-round = Round { $cell } ({ $things }): north { $north }; east { $east }; south { $south }; west { $west }.
cli-flashpoint-say-nothing = empty
cli-flashpoint-say-turn = Turn { $turn }. { $who } has { $points } AP and { $free } free.
