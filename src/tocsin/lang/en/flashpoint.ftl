# Flash Point: everything a player reads. A seat arrives as the name of its firefighter, an edge
# as edge-flashpoint says it.

game-flashpoint = Flash Point
about-flashpoint = Cooperative fire-fighting for one to six: bring seven people out of a burning house before it collapses or four are lost.
also-flashpoint = Flash Point: Fire Rescue · Au feu ! 911 Pompiers · 18 : Soldats du feu
help-flashpoint =
    The house: rows are the red die, columns the black die; row and column 0 and the last ones are outside. A cell is typed as row,column.
    In a cell: ▲ or ^ fire, ≈ or ~ smoke, ? a point of interest face down, V a victim, V+ a treated one, H a hazmat, * a hot spot, a letter from A to F a firefighter (where a move wants a number: A is 0, B is 1). Outside: AMB ambulance, ENG engine, amb and eng their empty parking spots.
    Between cells: a line is a wall, ! a wall with one damage marker, : a destroyed wall, D a closed door, / an open door, ; a doorway whose door is gone, a gap an opening.
    Extreme Danger: < stairs up, > stairs down, ≡ or " a raised ladder, = a folded one, _ a damaged floor, O a hole, O∩ or On a hole with a ladder over it, & poison, CAR, EXPL and CHEM objects; between cells W a closed window, w an open one, # a closed fireproof door, % an open one, X or x a jammed one, a broken line a light wall. Cells upstairs begin with u:, of the attic with a:, of the basement with b:. walk:up and walk:down take stairs and ladders; where that is played, lay:n lays a ladder over a hole, raise:n lets one down into it, climb:n climbs it.
    Moves: walk:n goes north, carry:n takes a victim along, spray:e turns fire to smoke or removes smoke, spray:e*2 removes a fire, open:w opens a door, chop:s hits a wall, pass ends the turn.
edge-flashpoint = { $a } and { $b }
outcomes-flashpoint-roll = Type both dice, red then black, such as 35 or 3,5.
outcomes-flashpoint-red = Type the red die: { $outcomes }
outcomes-flashpoint-black = Type the black die: { $outcomes }
outcomes-flashpoint-reveal = Type v for a victim, f for a false alarm: { $outcomes }

option-flashpoint-players = Number of firefighters; one person may play several.
option-flashpoint-rules = The family game, or the advanced game with specialists, vehicles, hazmats and hot spots.
option-flashpoint-board = The board: front (advised for a first game) or back; of Extreme Danger, garage or laboratory, alone or with +attic or +basement.
option-flashpoint-level = Level of the advanced game: recruit, veteran (hard), heroic (very hard).
option-flashpoint-setup = How the fire starts: the fixed family start, random, alternative (both family), or advanced.
option-flashpoint-specialists = The specialist of each seat in order; left empty, the players choose.
option-flashpoint-deal_specialists = Specialists are dealt at random instead of chosen.
option-flashpoint-use_specialists = Everybody has a trade, with points and skills of its own.
option-flashpoint-use_hazmats = To be carried out or disposed of: fire makes them explode.
option-flashpoint-use_vehicles = The ambulance and the engine drive; the engine has a deck gun.
option-flashpoint-use_hot_spots = Fire that advances onto one advances once more.
option-flashpoint-remote_station = Specialists are dealt, and the crew cannot change.
option-flashpoint-just_in_case = No hazmats at first, but false alarms turn out to be some.
option-flashpoint-murphys_law = The deck gun does not work.
option-flashpoint-play_on = Go on after seven rescued, for all ten.
option-flashpoint-threat_markers = How many fire and smoke markers there are.
option-flashpoint-black_opposite = The opposite face of the black die: nine minus it, or the pairs of another print.
option-flashpoint-family_random_keeps_doors = Explosions of a random family start leave the doors alone.
option-flashpoint-setup_explosions_damage = Explosions of the advanced set-up damage walls and take doors.
option-flashpoint-hazmat_stacking = Two hazmats may start in one cell.
option-flashpoint-victims_ride_engine = Victims may ride on the engine.
option-flashpoint-command_consent = A commanded player is asked first.
option-flashpoint-free_move_opens_doors = The rescue specialist’s free points open doors too.

name-flashpoint-seat-0 = Blue
name-flashpoint-seat-1 = Yellow
name-flashpoint-seat-2 = Green
name-flashpoint-seat-3 = Pink
name-flashpoint-seat-4 = Sky
name-flashpoint-seat-5 = Black
name-flashpoint-way-n = north
name-flashpoint-way-s = south
name-flashpoint-way-w = west
name-flashpoint-way-e = east
name-flashpoint-way-nw = north-west
name-flashpoint-way-ne = north-east
name-flashpoint-way-sw = south-west
name-flashpoint-way-se = south-east
name-flashpoint-way-up = up
name-flashpoint-way-down = down
name-flashpoint-way-high = up high
name-flashpoint-way-here = here
name-flashpoint-side-n = the north
name-flashpoint-side-e = the east
name-flashpoint-side-s = the south
name-flashpoint-side-w = the west
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
name-flashpoint-specialist-driver = driver
name-flashpoint-verb-walk = went
name-flashpoint-verb-carry = carried a victim
name-flashpoint-verb-haul = carried a hazmat
name-flashpoint-verb-lead = led a treated victim
name-flashpoint-verb-lead-carry = led a treated victim and carried another
name-flashpoint-verb-lead-haul = led a treated victim and carried a hazmat
about-flashpoint-specialist-paramedic = 4 AP; treats victims so that they walk; extinguishing costs double
about-flashpoint-specialist-captain = 4 AP and 2 for commands: moves others and their doors
about-flashpoint-specialist-imaging = 4 AP; turns over any marker on the board
about-flashpoint-specialist-cafs = 3 AP and 3 free ones for extinguishing
about-flashpoint-specialist-hazmat = 4 AP; disposes of hazmats on the spot
about-flashpoint-specialist-generalist = 5 AP, no ability
about-flashpoint-specialist-rescue = 4 AP and 3 free ones for moving; chops for 1; extinguishing costs double
about-flashpoint-specialist-driver = 4 AP; deck gun for 2 with rerolls

verb-flashpoint-walk = Walk
verb-flashpoint-carry = Carry a victim
verb-flashpoint-haul = Carry a hazmat
verb-flashpoint-lead = Lead a treated victim
verb-flashpoint-lead-carry = Lead one and carry another
verb-flashpoint-lead-haul = Lead one and carry a hazmat
verb-flashpoint-open = Open
verb-flashpoint-close = Close
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
verb-flashpoint-command-walk = Command to walk
verb-flashpoint-command-carry = Command to carry a victim
verb-flashpoint-command-haul = Command to carry a hazmat
verb-flashpoint-command-lead = Command to lead a treated victim
verb-flashpoint-command-lead-carry = Command to lead one and carry another
verb-flashpoint-command-lead-haul = Command to lead one and carry a hazmat
verb-flashpoint-command-open = Command to open
verb-flashpoint-command-close = Command to close
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
verb-flashpoint-pass = Stop here
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
move-flashpoint-gun = fire it at its part of the building
move-flashpoint-keep = use them as they are
move-flashpoint-reroll = { $die }
move-flashpoint-crew = become { $specialist }
move-flashpoint-command-walk = { $seat } { $way } to { $cell }
move-flashpoint-command-carry = { $seat } { $way } to { $cell }
move-flashpoint-command-haul = { $seat } { $way } to { $cell }
move-flashpoint-command-lead = { $seat } { $way } to { $cell }
move-flashpoint-command-lead-carry = { $seat } { $way } to { $cell }
move-flashpoint-command-lead-haul = { $seat } { $way } to { $cell }
move-flashpoint-command-open = { $seat }, { $way }
move-flashpoint-command-close = { $seat }, { $way }
move-flashpoint-accept = do as the captain says
move-flashpoint-decline = refuse for this turn
move-flashpoint-ride = step off in { $cell }
move-flashpoint-stay = where you are
move-flashpoint-first = { $seat } begins
move-flashpoint-specialist = { $specialist }: { $about }
move-flashpoint-stand = { $cell }
move-flashpoint-park = { $vehicle } in { $spot }
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
prompt-flashpoint-deal-specialist = { $seat } is dealt a specialist.
prompt-flashpoint-choose-specialist = { $seat }: which specialist are you?
prompt-flashpoint-choose-start = { $seat }: where outside do you start?
prompt-flashpoint-park-vehicle = { $seat }: where does { $vehicle } stand?
prompt-flashpoint-act = { $seat }: { $points } AP{ $free ->
        [0] {""}
       *[other] {" "}and { $free } free
    }. What do you do?
prompt-flashpoint-reveal-poi = What lies in { $cell }?
prompt-flashpoint-answer-command = { $actor }: captain { $seat } asks: { $order }, { $way }. Do you obey?
prompt-flashpoint-ride-or-stay = { $actor }: { $vehicle } is leaving. Ride along or stay?
prompt-flashpoint-roll-deck-gun = Roll both dice for the deck gun.
prompt-flashpoint-keep-or-reroll = { $seat }: the deck gun shows red { $red } and black { $black } and would strike { $cell }. Keep them?
prompt-flashpoint-reroll-die = The die is rolled again; before it was red { $red } and black { $black }.
prompt-flashpoint-roll-fire = The fire advances: roll both dice.
prompt-flashpoint-choose-hazmat = { $seat }: several hazmats burn. Which one explodes next?
prompt-flashpoint-choose-recovery = { $actor }: you were knocked down. Where do you come round?
prompt-flashpoint-reveal-lost-poi = What burned in { $cell }?
prompt-flashpoint-choose-false-alarm = { $seat }: which false alarm explodes next?
prompt-flashpoint-roll-new-poi = Somebody may be missing: roll both dice for a new point of interest.
prompt-flashpoint-reveal-new-poi = A firefighter stands in { $cell }: what is it?
prompt-flashpoint-over = The play is over.

event-flashpoint-first-player-chosen = { $seat } goes first.
event-flashpoint-dice-rolled = The dice show red { $red } and black { $black }: { $cell }.
event-flashpoint-black-die-rolled = The black die shows { $black }: { $cell }.
event-flashpoint-red-die-rolled = The red die shows { $red }: { $cell }.
event-flashpoint-rolled-again = { $cell } cannot be used: the dice are rolled again.
event-flashpoint-hot-spot-placed = A hot spot lies in { $cell }.
event-flashpoint-fire-placed = { $cell } is on fire.
event-flashpoint-black-die-turned = The black die is turned over and shows { $black }.
event-flashpoint-hazmat-placed = A hazmat stands in { $cell }.
event-flashpoint-poi-placed-at-start = Somebody may be in { $cell }.
event-flashpoint-specialist-taken = { $seat } is the { $specialist }.
event-flashpoint-firefighter-placed = { $seat } starts from { $cell }.
event-flashpoint-vehicle-parked = Parked in { $spot }: { $vehicle }.
event-flashpoint-turn-began = Turn { $turn }: { $seat } has { $points } AP{ $free ->
        [0] {""}
       *[other] {" "}and { $free } free
    }.
event-flashpoint-moved = { $seat } { $verb } from { $from } to { $cell } ({ $cost } AP).
event-flashpoint-victim-found = A victim is found in { $cell }!
event-flashpoint-false-alarm-found = Nobody in { $cell }: a false alarm.
event-flashpoint-hazmat-found = But something dangerous stands in { $cell }: a hazmat.
event-flashpoint-victim-rescued = A victim is safe in { $cell }: { $rescued } rescued.
event-flashpoint-victim-treated = { $seat } treated the victim in { $cell }, who can walk now.
event-flashpoint-hazmat-removed = The hazmat is out of the building at { $cell } and harmless.
event-flashpoint-hazmat-disposed = { $seat } disposed of the hazmat in { $cell }.
event-flashpoint-poi-scanned = { $seat } identified the marker in { $cell }.
event-flashpoint-door-opened = { $seat } opened the door between { $edge }.
event-flashpoint-door-closed = { $seat } closed the door between { $edge }.
event-flashpoint-smoke-removed = { $seat } cleared the smoke in { $cell }.
event-flashpoint-fire-turned-to-smoke = { $seat } beat the fire in { $cell } down to smoke.
event-flashpoint-fire-removed = { $seat } put out the fire in { $cell }.
event-flashpoint-wall-chopped = { $seat } swung the axe at the wall between { $edge }.
event-flashpoint-crew-changed = { $seat } handed over at the engine: { $from } before, { $specialist } now.
event-flashpoint-command-asked = Captain { $captain } asks { $seat }: { $order }, { $way }, for { $cost } AP.
event-flashpoint-command-given = On the captain’s command, for { $cost } AP, { $seat } acts:
event-flashpoint-command-accepted = { $seat } obeys.
event-flashpoint-command-declined = { $seat } declines and is not asked again this turn.
event-flashpoint-vehicle-driven = { $seat } drove { $vehicle } from { $from } to { $spot }.
event-flashpoint-firefighter-rode = { $seat } rode along and stepped off in { $cell }.
event-flashpoint-firefighter-stayed-behind = { $seat } stayed in { $cell }.
event-flashpoint-victim-rode = A victim rode along to { $cell }.
event-flashpoint-deck-gun-fired = { $seat } fired the deck gun from { $spot }.
event-flashpoint-gun-rolled = The deck gun shows red { $red } and black { $black }.
event-flashpoint-gun-dice-turned = Turned towards the engine’s side, the dice mean red { $red } and black { $black }.
event-flashpoint-gun-hit = The water strikes { $cell } and splashes round it.
event-flashpoint-threat-washed-away = { $cell } is washed clean.
event-flashpoint-actions-ended = { $seat } is done{ $saved ->
        [0] {""}
       *[other] {" "}and saves { $saved } AP
    }{ $wasted ->
        [0] {""}
        [one] ; one more is lost
       *[other] ; { $wasted } more are lost
    }.
event-flashpoint-fire-rolled = The fire advances: red { $red }, black { $black } mean { $cell }.
event-flashpoint-smoke-placed = Smoke rises in { $cell }.
event-flashpoint-smoke-caught-fire = The smoke in { $cell } catches fire.
event-flashpoint-no-marker-left = No fire or smoke marker is left for { $cell }.
event-flashpoint-explosion = EXPLOSION in { $cell }! It strikes in all four directions.
event-flashpoint-wall-damaged = The wall between { $edge } cracks{ $total ->
        [24] {""}
       *[other] {" "}and still stands
    }; damage { $total } of 24.
event-flashpoint-wall-destroyed = The wall between { $edge } falls and is open now; damage { $total } of 24.
event-flashpoint-door-blown-away = The door between { $edge } is blown away for good.
event-flashpoint-fire-spread = The blast sets { $cell } on fire.
event-flashpoint-shockwave = { $cell } is burning already: a shockwave runs { $way }.
event-flashpoint-shockwave-passed = { $cell } is burning too: the shockwave runs on { $way }.
event-flashpoint-smoke-flashed-over = Flashover: the smoke in { $cell } is beside fire and bursts into flames.
event-flashpoint-hazmat-exploded = That was the hazmat in { $cell }.
event-flashpoint-hot-spot-added = A new hot spot glows in { $cell }; { $reserve } left in reserve.
event-flashpoint-hot-spot-ignited = The hot spot in { $cell } flares up: the fire advances once more.
event-flashpoint-firefighter-knocked-down = { $seat } is knocked down in { $cell }.
event-flashpoint-firefighter-recovered = { $seat } comes round at the ambulance spot, in { $cell }.
event-flashpoint-victim-lost = The victim in { $cell } could not be saved: { $lost } lost.
event-flashpoint-hidden-victim-lost = Somebody was in { $cell } and did not get out: { $lost } lost.
event-flashpoint-false-alarm-burnt = The marker in { $cell } burned; it was a false alarm.
event-flashpoint-fire-outside-removed = The fire outside in { $cell } goes out.
event-flashpoint-poi-rolled-again = No room from { $cell } on: the dice are rolled again.
event-flashpoint-threat-made-room = Fire or smoke in { $cell } makes room for the newcomer.
event-flashpoint-poi-led-on = No room in { $from }: the marker moves on to { $cell }.
event-flashpoint-poi-placed = Somebody may be in { $cell }.
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

ending-flashpoint-victory = Enough people are safe. Victory!
ending-flashpoint-perfect-victory = All ten people are safe. A perfect victory!
ending-flashpoint-victory-kept = It ends here, and the victory of seven or more rescued is kept.
ending-flashpoint-collapse = The building has collapsed. Defeat.
ending-flashpoint-victims-lost = Too many people are lost. Defeat.

refusal-flashpoint-a-card-is-dealt-first = A specialist card is dealt first.
refusal-flashpoint-a-firefighter-is-in-the-line = { $seat } is in the line of fire, in { $cell }.
refusal-flashpoint-a-marker-is-turned-first = A marker is turned over first: a victim or a false alarm.
refusal-flashpoint-already-closed = Between { $edge } it is closed already.
refusal-flashpoint-already-open = Between { $edge } it is open already.
refusal-flashpoint-already-parked-there = It is parked there already.
refusal-flashpoint-another-choice-comes-first = First { $actor } has to choose.
refusal-flashpoint-both-dice-are-rolled = Both dice are rolled now.
refusal-flashpoint-bring-them-off-the-fire-first = { $seat } would be left on fire; bring them off it first.
refusal-flashpoint-chance-comes-first = The dice come first.
refusal-flashpoint-closed-door-in-the-way = The door between { $edge } is closed.
refusal-flashpoint-command-points-are-for-others = That costs { $cost } AP. You have { $points }; command points ({ $free }) move only others.
refusal-flashpoint-commands-are-moves-and-doors = The captain can only command moves and doors.
refusal-flashpoint-diagonal-cells-are-not-adjacent = Nothing goes { $way }: diagonal cells are not adjacent.
refusal-flashpoint-doorway-stays-open = The way out between { $edge } has no door; it stays open.
refusal-flashpoint-doorways-cannot-be-chopped = Between { $edge } is a doorway, not a wall to chop.
refusal-flashpoint-each-die-only-once = Each die may be rolled again only once.
refusal-flashpoint-firefighters-are-placed-at-the-start = Firefighters are placed only at the start.
refusal-flashpoint-first-player-already-chosen = The first player is chosen already.
refusal-flashpoint-free-points-are-not-for-this = That costs { $cost } AP. You have { $points }; free points ({ $free }) are not for this.
refusal-flashpoint-get-off-the-fire-first = You stand on fire: walk off or beat it down first.
refusal-flashpoint-no-command-to-answer = There is no command to answer.
refusal-flashpoint-no-command-to-oneself = The captain commands others, not themself.
refusal-flashpoint-no-dice-to-keep = There are no dice to keep or roll again.
refusal-flashpoint-no-door-there = There is no door there.
refusal-flashpoint-no-driver-without-vehicles = Without vehicles there is no driver.
refusal-flashpoint-no-false-alarm-burnt-there = No false alarm burned in { $cell }.
refusal-flashpoint-no-false-alarm-left = No false alarm is left.
refusal-flashpoint-no-hazmat-here = There is no hazmat in { $cell }.
refusal-flashpoint-no-hazmat-into-fire = { $cell } is on fire; no hazmat goes in there.
refusal-flashpoint-no-hazmat-there = There is no hazmat in { $cell }.
refusal-flashpoint-no-specialists-in-play = This play goes without specialists.
refusal-flashpoint-no-such-face = The die has no such face; it has { $faces }.
refusal-flashpoint-no-such-cell = The dice point to no cell of the house.
refusal-flashpoint-no-treated-victim-here = There is no treated victim in { $cell }.
refusal-flashpoint-no-treated-victim-into-fire = { $cell } is on fire; no victim is led in there.
refusal-flashpoint-no-untreated-victim-here = Nobody in { $cell } needs treatment.
refusal-flashpoint-no-vehicle-is-leaving = No vehicle is leaving.
refusal-flashpoint-no-vehicles-in-play = This play goes without vehicles.
refusal-flashpoint-no-victim-here = There is no victim in { $cell } to carry.
refusal-flashpoint-no-victim-into-fire = { $cell } is on fire; no victim is carried in there.
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
refusal-flashpoint-one-point-for-the-cafs-firefighter = The captain may spend only one point a turn on the CAFS firefighter; this costs { $cost }. Your AP ({ $points }) and command points ({ $free }) do not change that.
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
refusal-flashpoint-the-player-declined = { $seat } declined for this turn.
refusal-flashpoint-the-station-is-too-far = The station is too far away to change the crew.
refusal-flashpoint-treated-victims-are-led = The victim in { $cell } is treated: lead them, do not carry them.
refusal-flashpoint-turn-the-marker-first = The marker in { $cell } has to be turned first.
refusal-flashpoint-vehicles-are-parked-at-the-start = Vehicles are parked only at the start.
refusal-flashpoint-wall-already-destroyed = The wall between { $edge } is destroyed already.
refusal-flashpoint-wall-in-the-way = A wall stands between { $edge }.

error-flashpoint-level-needs-advanced-rules = The level { $level } belongs to the advanced game: add rules=advanced.
error-flashpoint-position-of-another-board = The position is one of the board { $named }, not of { $board }: add board=.
error-flashpoint-module-needs-advanced-rules = { $option } belongs to the advanced game: add rules=advanced.
error-flashpoint-no-module-in-use = The advanced game needs at least one of its modules; for none, take rules=family.
error-flashpoint-no-driver-without-vehicles = The driver needs vehicles: name another specialist or add use_vehicles=yes.
error-flashpoint-one-specialist-each = Specialists named: { $given }; firefighters: { $players }. Name one for each, or none.
error-flashpoint-setup-is-for-family = setup={ $setup } is for the family game; the advanced game has its own.
error-flashpoint-setup-needs-advanced-rules = setup={ $setup } belongs to the advanced game: add rules=advanced.
error-flashpoint-specialist-twice = There is only one card of the specialist { $specialist }.
error-flashpoint-specialists-are-dealt = Specialists are dealt here: name none, and leave deal_specialists=yes.
error-flashpoint-specialists-not-in-use = Specialists need rules=advanced and use_specialists=yes.
error-flashpoint-variant-needs-advanced-rules = The variant { $option } is for the advanced game: add rules=advanced.
error-flashpoint-variant-needs-module = The variant { $option } needs { $module }=yes.

problem-flashpoint-a-command-that-cannot-be-given = The command that waits for an answer could not be given.
problem-flashpoint-declined-and-must-obey = Firefighter { $seat } has declined a command, but stands where one must obey.
problem-flashpoint-a-command-that-nobody-answers = A command waits for an answer at the wrong moment.
problem-flashpoint-a-vehicle-leaves-and-nobody-is-asked = A vehicle is leaving and nobody is asked to ride.
problem-flashpoint-too-many-points = Too many action points: { $count }.
problem-flashpoint-crew-change-away-from-the-engine = The crew could change although nobody stands on the engine.
problem-flashpoint-too-many-damage-markers = Damage markers: { $count }, and the building still stands.
problem-flashpoint-dice-before-they-were-rolled = The dice of the deck gun lie before they were rolled.
problem-flashpoint-door-where-none-is = There is a door between { $edge } where the board has none.
problem-flashpoint-driver-without-vehicles = There is a driver but no vehicle.
problem-flashpoint-wrong-number-of-false-alarms = False alarms: { $count } instead of 5.
problem-flashpoint-fire-before-the-first-explosion = It burns before the first explosion of the set-up.
problem-flashpoint-fire-outside = It burns outside in { $cell }.
problem-flashpoint-firefighter-not-placed = Firefighter { $seat } is nowhere.
problem-flashpoint-firefighter-on-fire = Firefighter { $seat } stands on fire.
problem-flashpoint-firefighter-out-of-turn = Firefighter { $seat } is placed out of turn.
problem-flashpoint-firefighter-placed-too-early = Firefighter { $seat } is placed too early.
problem-flashpoint-firefighter-rides-from-elsewhere = Firefighter { $seat } would ride from where no vehicle stood.
problem-flashpoint-firefighter-saved-too-much = Firefighter { $seat } has saved more AP than may be kept: { $saved }.
problem-flashpoint-firefighter-without-specialist = Firefighter { $seat } has no specialist card.
problem-flashpoint-too-many-free-points = Too many free points: { $count }.
problem-flashpoint-hazmat-in-fire = A hazmat stands in the fire of { $cell }.
problem-flashpoint-hazmat-outside = A hazmat stands outside in { $cell }.
problem-flashpoint-too-many-hazmats = Too many hazmats: { $count }.
problem-flashpoint-wrong-number-of-hazmats-at-start = Hazmats: { $count }, which does not fit this step of the set-up.
problem-flashpoint-hot-spot-outside = A hot spot lies outside in { $cell }.
problem-flashpoint-too-many-hot-spots = Too many hot spots: { $count }.
problem-flashpoint-too-many-hot-spots-to-come = Too many more hot spots to come: { $count }.
problem-flashpoint-too-many-lost = Victims lost: { $count }, and play goes on.
problem-flashpoint-markers-buried-before-the-end = Markers are buried although the house stands.
problem-flashpoint-more-face-down-than-there-are = More markers lie face down than there are.
problem-flashpoint-no-dice-for-the-deck-gun = The dice of the deck gun show no such faces.
problem-flashpoint-no-die-to-roll-again = No die of the deck gun is left to roll again.
problem-flashpoint-no-false-alarm-to-explode = No false alarm can explode in this play.
problem-flashpoint-no-hazmat-to-explode = No hazmat burns that could explode.
problem-flashpoint-no-vehicle-has-left = People are asked to ride and no vehicle has left.
problem-flashpoint-nobody-at-the-deck-gun = The deck gun fires and nobody stands at it.
problem-flashpoint-nobody-to-recover = Somebody is knocked down at the wrong moment, or nobody is.
problem-flashpoint-nobody-to-spare = Somebody is spared by a fire that is not there.
problem-flashpoint-no-poi-to-bring = No new marker is to come: enough lie on the board.
problem-flashpoint-nobody-to-ride = Nobody is there to ride.
problem-flashpoint-nothing-to-come = This step of the set-up has nothing left to place.
problem-flashpoint-nothing-to-turn-over = There is no marker to turn over.
problem-flashpoint-only-a-driver-rolls-again = Only a driver may roll the dice of the deck gun again.
problem-flashpoint-wrong-number-to-come = Pieces still to be placed: { $count }, which does not fit this step of the set-up.
problem-flashpoint-poi-in-fire = A face-down marker lies in the fire of { $cell }.
problem-flashpoint-poi-not-turned = A firefighter stands on a face-down marker in { $cell }.
problem-flashpoint-poi-on-a-victim = A face-down marker lies on a victim in { $cell }.
problem-flashpoint-poi-outside = A face-down marker lies outside in { $cell }.
problem-flashpoint-wrong-number-of-pois-at-start = Face-down markers: { $count }, which does not fit this step of the set-up.
problem-flashpoint-too-many-pois = Markers and victims on the board: { $count }; three at most.
problem-flashpoint-enough-rescued = Victims rescued: { $count }, and play goes on.
problem-flashpoint-seats-that-do-not-exist = Seats are named that nobody has.
problem-flashpoint-smoke-beside-fire = The smoke in { $cell } is beside fire.
problem-flashpoint-smoke-outside = There is smoke outside in { $cell }.
problem-flashpoint-somebody-on-fire-without-a-way-off = Somebody stands on fire and has no way off it.
problem-flashpoint-specialist-not-in-play = The { $specialist } is not in this play.
problem-flashpoint-specialist-twice = Two firefighters are the { $specialist }.
problem-flashpoint-specialist-without-the-module = There is a { $specialist } although specialists are not in use.
problem-flashpoint-specialist-out-of-turn = The specialist of { $seat } is chosen out of turn.
problem-flashpoint-the-building-should-have-collapsed = The house should have collapsed by now.
problem-flashpoint-play-goes-on-in-set-up = The set-up is not finished, yet the play has begun.
problem-flashpoint-too-many-threat-markers = Too many fire and smoke markers: { $count }.
problem-flashpoint-two-threats = Fire and smoke lie both in { $cell }.
problem-flashpoint-vehicle-not-parked = A vehicle is not parked.
problem-flashpoint-vehicle-without-the-module = There is a vehicle although vehicles are not in use.
problem-flashpoint-victim-at-the-ambulance = A victim lies at the ambulance in { $cell } and should be rescued.
problem-flashpoint-victim-in-fire = A victim lies in the fire of { $cell }.
problem-flashpoint-victim-outside = A victim lies outside in { $cell } and should be rescued.
problem-flashpoint-wrong-number-of-victims = Victims: { $count } instead of 10.
problem-flashpoint-ways-wrong = The way between { $edge } is open on paper and shut in fact, or the other way round.
problem-flashpoint-another-specialist-was-chosen = Another specialist was chosen than the { $specialist }.
problem-flashpoint-ending-does-not-fit = The play cannot have ended like this: { $ending }.
problem-flashpoint-turn-too-late = No play gets as far as turn { $turn }.
problem-flashpoint-turn-not-begun = The first turn has not begun, yet somebody acts.
problem-flashpoint-step-not-in-play = The step “{ $phase }” does not belong to this way to play.
problem-flashpoint-remembered-out-of-step = “{ $word }” has no meaning in the step “{ $phase }”.
problem-flashpoint-step-does-not-remember = The step “{ $phase }” needs “{ $word }”.
problem-flashpoint-points-out-of-step = Nobody has action points in the step “{ $phase }”.
problem-flashpoint-no-points-left = No action points are left, so the turn is over.
problem-flashpoint-nobody-has-a-move = The step “{ $phase }” waits for something nobody can do.
problem-flashpoint-nothing-to-choose = There is nothing to choose in the step “{ $phase }”.
problem-flashpoint-another-marker-comes-first = Another marker burns before the one in { $cell }.
problem-flashpoint-nobody-turns-it-over = Nobody is there to turn over the marker in { $cell }.
problem-flashpoint-nothing-ignites = No hot spot was rolled that could ignite.
problem-flashpoint-nobody-fell-there = Firefighter { $seat } is down, but not on fire.
problem-flashpoint-no-captain-acts = Firefighter { $seat } commands, but is no captain.
problem-flashpoint-not-the-start-of-the-board = Fire and markers do not lie where the board begins.
problem-flashpoint-no-cell-to-explode = No cell is left for the next explosion.
problem-flashpoint-too-many-fires-at-start = Fires: { $count }, more than the explosions so far could light.
problem-flashpoint-too-much-damage-at-start = Damage markers: { $count }, more than the explosions so far could leave.
problem-flashpoint-house-changed-too-early = The edge { $edge } is changed, though the play has not begun.
problem-flashpoint-no-room-for-what-is-to-come = There is no room for what is still to come ({ $count }).
problem-flashpoint-wrong-reserve-at-start = Hot spots in reserve, which do not fit this step of the set-up: { $count }.
problem-flashpoint-vehicle-parked-too-early = A vehicle is parked before its step of the set-up, or not in it.
problem-flashpoint-points-saved-too-early = Firefighter { $seat } has saved points before the first turn.
problem-flashpoint-firefighter-starts-inside = Firefighter { $seat } begins inside the house.
problem-flashpoint-wrong-seat-in-set-up = Seat { $seat } is not the one of this step of the set-up.

expected-flashpoint-seat = a seat
expected-flashpoint-die = red or black
expected-flashpoint-turn = a turn number
expected-flashpoint-phase = a phase
expected-flashpoint-ending = an ending
expected-flashpoint-cell = a cell such as 3,5
expected-flashpoint-vehicle = ambulance or engine
expected-flashpoint-specialist = a specialist (paramedic, captain, imaging, cafs, hazmat, generalist, rescue, driver; engineer, veteran, dog in Extreme Danger)
expected-flashpoint-move = a move such as walk:n, spray:e or pass
expected-flashpoint-way = a direction (n, s, w, e)
expected-flashpoint-red-face = a face of the red die
expected-flashpoint-black-face = a face of the black die
expected-flashpoint-marker = victim or false-alarm
expected-flashpoint-points = action points
expected-flashpoint-free-points = free action points
expected-flashpoint-reserve = hot spots in reserve
expected-flashpoint-phase-with-a-choice = a phase in which somebody has to choose
expected-flashpoint-phase-with-a-command = a phase with a command to answer
expected-flashpoint-first-seat = the first seat
expected-flashpoint-saved-points = saved action points
expected-flashpoint-cells-once = every cell once
expected-flashpoint-fewer-words = { $most } words at most
expected-flashpoint-word-once = “{ $word }” once only
expected-flashpoint-how-many = { $low } to { $high }
expected-flashpoint-damage-markers = a number of damage markers from { $low } to { $high }
expected-flashpoint-fewer-damage-markers = fewer damage markers
expected-flashpoint-door-state = open or gone
expected-flashpoint-wall = a wall
expected-flashpoint-door = a doorway with a door marker
expected-flashpoint-walls-once = a wall, each once
expected-flashpoint-doors-once = a doorway with a door marker, each once
expected-flashpoint-step-number = a number
expected-flashpoint-tally = a number of markers
expected-flashpoint-ambulance-side = the side where the ambulance stands (n, e, s, w)
expected-flashpoint-engine-side = the side where the engine stands (n, e, s, w)
expected-flashpoint-nothing-to-remember = nothing where nothing is to be remembered
expected-flashpoint-side = a side (n, e, s, w)
expected-flashpoint-step-memory = what the unfinished step remembers

# The house as a picture and in words.

sign-flashpoint-door = D
sign-flashpoint-window = W
sign-flashpoint-hazmat = H
sign-flashpoint-victim = V
sign-flashpoint-ambulance = AMB
sign-flashpoint-engine = ENG
board-flashpoint-setting-up = Setting up
board-flashpoint-turn = Turn { $turn }
board-flashpoint-points = { $points } AP{ $free ->
        [0] {""}
       *[other] {" "}+ { $free } free
    }
board-flashpoint-saved = saved { $saved }
board-flashpoint-tally = Rescued { $rescued }/{ $goal } · Lost { $lost }/{ $most } · Damage { $damage }/{ $damage_max }
board-flashpoint-markers = Face down { $down } · supply { $supply } · unseen { $victims ->
        [0] no victim
        [one] one victim
       *[other] { $victims } victims
    }, { $alarms ->
        [0] no false alarm
        [one] one false alarm
       *[other] { $alarms } false alarms
    } · fire/smoke markers left { $threats }
board-flashpoint-heat = Hot spots in reserve { $reserve } · Hazmats: { $safe } safe, { $blown } blown up
board-flashpoint-crowd = In { $cell }: { $things }
board-flashpoint-folded = { $level } · fire { $fire }, smoke { $smoke }, people { $people }; “view { $cell }” shows it
board-flashpoint-rows-folded = Rows { $rows } · fire { $fire }, smoke { $smoke }, people { $people }; “view all” shows them
board-flashpoint-level = Level { $level } (black die { $first } to { $last })
board-flashpoint-thing-fire = fire
board-flashpoint-thing-smoke = smoke
board-flashpoint-thing-poi = marker face down
board-flashpoint-thing-victim = victim
board-flashpoint-thing-treated = treated victim
board-flashpoint-thing-hazmat = hazmat
board-flashpoint-thing-hot = hot spot
board-flashpoint-thing-ambulance = ambulance
board-flashpoint-thing-engine = engine
board-flashpoint-side-wall = wall
board-flashpoint-side-damaged = damaged wall
board-flashpoint-side-destroyed = destroyed wall, open
board-flashpoint-side-closed = closed door
board-flashpoint-side-open = open door
board-flashpoint-side-gone = doorway without door, open
board-flashpoint-side-doorway = doorway, open
board-flashpoint-side-light-wall = light wall
board-flashpoint-side-window = closed window
board-flashpoint-side-window-open = open window
board-flashpoint-side-fireproof-door = closed fireproof door
board-flashpoint-side-fireproof-door-open = open fireproof door
board-flashpoint-side-free = free
board-flashpoint-side-edge = nothing
say-flashpoint-fire = Fire in { $cells }.
say-flashpoint-smoke = Smoke in { $cells }.
say-flashpoint-calm = Neither fire nor smoke.
say-flashpoint-pois = Markers face down in { $cells }.
say-flashpoint-victims = Victims in { $cells }.
say-flashpoint-treated = Treated victims in { $cells }.
say-flashpoint-hazmats = Hazmats in { $cells }.
say-flashpoint-hot = Hot spots in { $cells }.
say-flashpoint-open = Doors open between { $edges }.
say-flashpoint-window-open = Windows open between { $edges }.
say-flashpoint-fireproof-door-open = Fireproof doors open between { $edges }.
say-flashpoint-gone = Doors gone between { $edges }.
say-flashpoint-damaged = Walls with one damage marker between { $edges }.
say-flashpoint-destroyed = Walls destroyed between { $edges }.
say-flashpoint-vehicle = Parked in { $spot }, on { $cells }: { $vehicle }.
say-flashpoint-figure = { $letter }: { $seat }, { $specialist }, in { $cell }, { $saved } AP saved.
say-flashpoint-absent = { $letter }: { $seat }, { $specialist }, not yet placed.
say-flashpoint-round = Round { $cell } ({ $things }): north { $north }; east { $east }; south { $south }; west { $west }.
say-flashpoint-nothing = empty
say-flashpoint-tally = Rescued { $rescued } of { $goal }, lost { $lost } of { $most }, damage { $damage } of { $damage_max }.
say-flashpoint-heat = Hot spots in reserve: { $reserve }. Hazmats made safe: { $safe }, blown up: { $blown }.
say-flashpoint-turn = Turn { $turn }. { $seat } has { $points } AP{ $free ->
        [0] {""}
       *[other] {" "}and { $free } free
    }.

# The rules, one explanation each, in our own words.

chapter-fp-comp = what is in the box
chapter-fp-board = the board
chapter-fp-adj = which cells are adjacent
chapter-fp-dice = the dice
chapter-fp-setup = setting up the family game
chapter-fp-aset = setting up the advanced game
chapter-fp-turn = a turn
chapter-fp-ap = action points
chapter-fp-move = moving and finding people
chapter-fp-carry = carrying and leading
chapter-fp-door = doors
chapter-fp-ext = extinguishing
chapter-fp-chop = chopping walls
chapter-fp-dodge = dodging
chapter-fp-fire = the fire advances
chapter-fp-expl = explosions
chapter-fp-wave = shockwaves
chapter-fp-flash = flashover
chapter-fp-kd = knocked down
chapter-fp-lost = lost
chapter-fp-poi = new points of interest
chapter-fp-end = the end
chapter-fp-haz = hazmats
chapter-fp-hot = hot spots
chapter-fp-veh = vehicles
chapter-fp-gun = the deck gun
chapter-fp-spec-all = specialists in general
chapter-fp-spec-para = the paramedic
chapter-fp-spec-capt = the fire captain
chapter-fp-spec-imag = the imaging technician
chapter-fp-spec-cafs = the CAFS firefighter
chapter-fp-spec-hazt = the hazmat technician
chapter-fp-spec-gen = the generalist
chapter-fp-spec-resc = the rescue specialist
chapter-fp-spec-driv = the driver/operator
chapter-fp-crew = changing the crew
chapter-fp-mod = modules
chapter-fp-var = variants
chapter-fp-ed = how the two French editions differ
chapter-fp-inv = what is always true

rule-fp-comp-1 = There are six firefighters in six colours, each with its card.
rule-fp-comp-2 = Threat markers show fire on one side and smoke on the other. 33 are in play; some boxes list 36, so the number is an option.
rule-fp-comp-3 = Of 18 points of interest, 2 victims and 1 false alarm stay in the box: 10 victims, pets among them, and 5 false alarms are in play.
rule-fp-comp-4 = There are 24 damage markers. When the last one is placed, the building collapses.
rule-fp-comp-5 = Eight door markers show an open door on one side and a closed one on the other.
rule-fp-comp-6 = The advanced game has 24 hot spot markers.
rule-fp-comp-7 = Action and heal markers never run out here. Six hazmats exist; at most five start on the board.
rule-fp-comp-8 = One red die with six faces, one black die with eight.
rule-fp-comp-9 = The advanced game has one engine and one ambulance.
rule-fp-comp-10 = The advanced game has eight specialist cards.
rule-fp-comp-11 = One to six firefighters play. One person may control several; each firefighter still has a turn of its own, with its own fire.

rule-fp-board-1 = The building has 6 rows and 8 columns. Round it lies a ring of 32 outside cells where firefighters stand and walk as well.
rule-fp-board-2 = The board has two sides with different walls. The front is advised for a first game; either side goes with either game.
rule-fp-board-3 = A doorway is what its door marker says. Once the marker is gone, the doorway is open for good. Damage never lies on a doorway.
rule-fp-board-4 = Doorways that lead outside have no door: always open, never closed, chopped or damaged. The front has four, the back two.
rule-fp-board-5 = Ambulance and engine have four parking spots each, one per side, two outside cells long. No cell belongs to both kinds.

rule-fp-adj-1 = Only the cells north, south, east and west can be adjacent, never the diagonal ones.
rule-fp-adj-2 = A closed door, or a wall with fewer than two damage markers, keeps two cells apart.
rule-fp-adj-3 = Otherwise neighbours are adjacent: across open floor, an open door, an empty doorway or a destroyed wall, inside, outside and between the two.
rule-fp-adj-4 = A wall with one damage marker still blocks. With two it is destroyed and blocks nothing; it never takes a third.
rule-fp-adj-5 = Beyond the outside ring there is nothing.
rule-fp-dice-1 = The red die gives the row, the black die the column. They always point inside the building.
rule-fp-dice-2 = When both dice are rolled, the program draws the red one first, so that a seed always gives the same play.
rule-fp-dice-3 = Turning a die to its opposite face: red n becomes 7 minus n, black n becomes 9 minus n. Some black dice pair their faces differently; that is an option.

rule-fp-setup-1 = Choose a side of the board; the front for a first game.
rule-fp-setup-2 = A closed door goes on every doorway that takes one: eight on the front, seven on the back.
rule-fp-setup-3 = The family game starts with ten fires, always in the same cells.
rule-fp-setup-4 = Two victims and one false alarm leave the game. Three of the other 15 markers start face down on 2,4, 5,1 and 5,8; twelve are the supply.
rule-fp-setup-5 = At hand lie 12 points of interest, 24 damage markers and 23 threat markers. Specialists, vehicles, hazmats and hot spots are not used.
rule-fp-setup-6 = Everybody places a firefighter on any outside cell, corners and parking spots included.
rule-fp-setup-7 = Agree on who goes first; otherwise the youngest does.
rule-fp-setup-8 = The back may start with the same fires and markers as the front.
rule-fp-setup-9 = Random family start: three times roll, set fire and let it explode, without damage to walls and, by default, to doors. Then roll for the three markers.
rule-fp-setup-10 = In that start a target that burns is rolled again, and so is a marker’s target that burns or has a marker.
rule-fp-setup-11 = Alternative family start: the first three explosions and the markers of the advanced set-up, without hot spots or damage.
rule-fp-setup-12 = What the players may agree on, the first player enters for the team. Choosing and placing goes round from the first player.

rule-fp-aset-1 = The advanced game may use either side.
rule-fp-aset-2 = Doors are set as in the family game.
rule-fp-aset-3 = The level decides how it starts. Recruit: 3 explosions, 3 hazmats, 6 hot spots in reserve. Veteran: 4 hazmats and 3 more hot spots. Heroic: 4 explosions, 5 hazmats, 3 more hot spots, 12 in reserve.
rule-fp-aset-4 = First explosion: the black die picks one of the eight cells in the middle. It gets a hot spot and fire, and explodes.
rule-fp-aset-5 = Second explosion: roll both dice, again while the target burns; hot spot, fire, explosion.
rule-fp-aset-6 = Third explosion: turn over the black die of the second and roll the red one, again while the target burns.
rule-fp-aset-7 = Fourth explosion, heroic only: roll both dice, and both again while the target burns.
rule-fp-aset-8 = Explosions of the advanced set-up are real ones: they damage walls, take doors and send shockwaves, and their damage counts.
rule-fp-aset-8b = Each hazmat goes where the dice point, rolled again while it burns there. Two may share a cell.
rule-fp-aset-9 = The three markers go where the dice point, rolled again while it burns there or a marker lies there.
rule-fp-aset-10 = Everybody takes one specialist card, chosen or dealt. Each card exists once; the others wait for a change of crew.
rule-fp-aset-11 = More hot spots are rolled: those of the level, plus two for three firefighters or three for four and more. Cells that have one are rolled again.
rule-fp-aset-12 = Then 6 hot spots, or 12 at heroic, are set aside as the reserve; the rest leaves the game.
rule-fp-aset-13 = Firefighters start on any outside cell.
rule-fp-aset-14 = Ambulance and engine are parked, each on a spot of its own kind that the players choose.
rule-fp-aset-15 = The first player is found as in the family game.
rule-fp-aset-16 = So the board starts with 3 to 10 hot spots, depending on level and firefighters.

rule-fp-turn-1 = Turns go clockwise until the play ends.
rule-fp-turn-2 = A turn has three phases: your actions, the fire advances, missing people are replaced.
rule-fp-turn-3 = The fire and the replacement come in every turn, even if you did nothing.
rule-fp-turn-4 = You may stop whenever you like, unless somebody you are responsible for stands on fire.
rule-fp-ap-1 = A firefighter gets 4 action points (AP) a turn; in the advanced game the specialist card says how many.
rule-fp-ap-2 = Do whatever you can pay for, in any order and as often as you like.
rule-fp-ap-3 = Unspent points are saved, but never more than 4 in all. The rest is lost.
rule-fp-ap-4 = Saved points add to the new ones on any later turn of the same firefighter.
rule-fp-ap-5 = Free points of a specialist serve one purpose only and are never saved.
rule-fp-ap-6 = One action may be paid from both kinds where both are allowed; the free points go first.
rule-fp-ap-7 = Points are saved when you stop acting. Being knocked down costs neither points nor a turn.

rule-fp-move-1 = Walking to an adjacent cell without fire costs 1 AP; smoke does no harm.
rule-fp-move-2 = Walking into fire costs 2 AP.
rule-fp-move-3 = Carrying a victim from your cell to an adjacent one without fire costs 2 AP for both of you.
rule-fp-move-4 = A victim is never carried or led into fire.
rule-fp-move-5 = Nobody walks through a closed door or a standing wall. A destroyed wall costs nothing extra.
rule-fp-move-6 = Outside, moves cost the same. Cells with a vehicle are ordinary cells.
rule-fp-move-7 = Any number of firefighters may share a cell.
rule-fp-move-8 = Nobody may end their turn on fire. So you enter fire, or spend points while on it, only if enough is left to get off or to beat it down.
rule-fp-move-9 = Walking onto a face-down marker turns it over at once, for nothing, whether you like it or not.
rule-fp-move-10 = A false alarm goes off the board and is replaced at the end of the turn. It never counts as rescued.
rule-fp-move-11 = A victim stays in its cell until carried, led, rescued or lost.
rule-fp-carry-1 = Every move says what comes along from your cell. Picking up and putting down cost nothing.
rule-fp-carry-2 = Family game: a victim brought to any outside cell is rescued at once.
rule-fp-carry-3 = Advanced game: only the cells where the ambulance stands are safe. Elsewhere outside, a victim waits on the board and can still be lost.
rule-fp-carry-4 = A victim may even be carried back inside.
rule-fp-carry-5 = You carry one thing at a time. A treated victim is led, never carried, and may come along with what you carry.
rule-fp-carry-6 = So during your actions nothing that could burn is ever on fire.

rule-fp-door-1 = Opening or closing a door of your cell costs 1 AP, from either side.
rule-fp-door-2 = A doorway without a door cannot be closed.
rule-fp-door-3 = A door may be closed whatever stands on either side.
rule-fp-ext-1 = You extinguish in your own cell or an adjacent one, inside or outside.
rule-fp-ext-2 = Clearing smoke costs 1 AP, beating fire down to smoke 1 AP, putting a fire right out 2 AP.
rule-fp-ext-3 = Two single steps on a fire are the same as putting it out at once.
rule-fp-ext-4 = Smoke you leave beside fire stays smoke until the fire phase.
rule-fp-ext-5 = Water does nothing to hot spots, hazmats and people.
rule-fp-chop-1 = Chopping puts one damage marker on a wall of your cell, for 2 AP.
rule-fp-chop-2 = From inside or outside, inner and outer walls alike.
rule-fp-chop-3 = Doorways and destroyed walls cannot be chopped.
rule-fp-chop-4 = That damage counts toward the collapse at once.
rule-fp-dodge-1 = There is no dodging the fire in this game.

rule-fp-fire-a1 = Roll both dice: that cell is where the fire advances.
rule-fp-fire-a2 = An empty cell with no fire beside it gets smoke.
rule-fp-fire-a3 = An empty cell with fire beside it gets fire.
rule-fp-fire-a4 = Smoke turns to fire.
rule-fp-fire-a5 = Where it burns already, there is an explosion.
rule-fp-fire-6 = Standing walls and closed doors protect; only adjacent fire counts.
rule-fp-fire-7 = When no marker is left, no fire or smoke is added, but explosions still do damage, take doors and turn smoke to fire.

rule-fp-expl-1 = An explosion strikes in four directions, with one result in each.
rule-fp-expl-2 = Up, down, left, right; first these results, then the shockwaves in the same order.
rule-fp-expl-3 = A standing wall takes one damage marker and stops the blast, even if it falls.
rule-fp-expl-4 = A closed door is blown away and stops the blast.
rule-fp-expl-5 = An empty adjacent cell catches fire, outside too.
rule-fp-expl-6 = Smoke in an adjacent cell turns to fire.
rule-fp-expl-7 = Where the adjacent cell burns already, a shockwave runs on in that direction.
rule-fp-expl-8 = An open door is blown away too, but the blast goes on through it.
rule-fp-expl-9 = Outer walls are walls like any other; a way out is simply an opening.
rule-fp-expl-10 = Only a roll on fire, the set-up, hazmats and one variant explode. Flashovers and shockwaves never do.
rule-fp-wave-1 = A shockwave runs straight on through burning cells until something stops it.
rule-fp-wave-2 = A standing wall takes one damage marker and stops it.
rule-fp-wave-3 = A closed door is blown away and stops it.
rule-fp-wave-4 = An empty cell catches fire and stops it, outside too.
rule-fp-wave-5 = Smoke turns to fire and stops it.
rule-fp-wave-6 = Destroyed walls and empty doorways do not stop it.
rule-fp-wave-7 = An open door on its path is blown away and does not stop it. Doors beside its path stay.
rule-fp-wave-8 = A shockwave that leaves the board is over. Corner cells never burn.

rule-fp-flash-1 = Flashover: every smoke beside fire turns to fire, again and again until none is left.
rule-fp-flash-2 = It passes open doors, empty doorways and destroyed walls; damaged walls and closed doors protect.
rule-fp-flash-3 = After the fire phase no smoke is beside fire.
rule-fp-flash-4 = Flashover happens only in the fire phase, never while somebody acts.
rule-fp-flash-5 = Fire outside goes out at the end of the phase, after it has done its harm.

rule-fp-kd-1 = Every firefighter on a burning cell is knocked down.
rule-fp-kd-2 = Family game: they come round at the nearest ambulance spot printed on the board.
rule-fp-kd-3 = Nearest as the crow flies. Where spots are equally near the player chooses, and always which of the two cells.
rule-fp-kd-4 = Advanced game: they come round where the ambulance stands, in either cell.
rule-fp-kd-5 = The fire stays where it was.
rule-fp-kd-6 = A victim they had with them is lost.
rule-fp-kd-7 = The next turn is taken from there, as usual.
rule-fp-kd-8 = Vehicles do not burn.
rule-fp-lost-1 = Every victim on a burning cell is lost, treated or not, inside or outside.
rule-fp-lost-2 = A face-down marker on a burning cell is turned over and lost; a false alarm does not count.
rule-fp-lost-3 = This is looked at once, at the end of the fire phase. Until then everybody stays in the flames.

rule-fp-poi-1 = At the end of the turn three people or markers should be on the board; found victims count among them. What is missing is replaced.
rule-fp-poi-2 = For each missing one, roll both dice and put a marker from the supply there, face down.
rule-fp-poi-3 = Family game: fire or smoke in that cell makes room.
rule-fp-poi-4 = Family game: if a firefighter stands there, the marker is turned at once; a false alarm is replaced at once.
rule-fp-poi-5 = Family game: if a marker or victim is there already, roll again.
rule-fp-poi-6 = Advanced game: a marker needs a cell without fire, smoke, firefighter, marker or victim.
rule-fp-poi-7 = Advanced game: otherwise follow the arrows to the first free cell; if they run in a circle, roll again.
rule-fp-poi-8 = If no cell at all is free, nothing more is added this turn.
rule-fp-poi-9 = When the supply is empty nothing is added. False alarms do not come back.
rule-fp-poi-10 = Then the turn is over.

rule-fp-end-1 = The seventh rescued victim wins the game at once.
rule-fp-end-2 = The 24th damage marker brings the building down at once, with everybody on the board.
rule-fp-end-3 = After a collapse, seven or more rescued are a victory, fewer a defeat.
rule-fp-end-4 = Four lost victims are a defeat at once.
rule-fp-end-5 = If you like, play on after seven for all ten. The victory is kept whatever happens.
rule-fp-end-6 = People are rescued during actions and lost during the fire, so victory and defeat never meet.
rule-fp-end-7 = Whoever likes keeps a record: players, level, board, rescued, lost.

rule-fp-haz-1 = A hazmat is carried like a victim: 2 AP, one thing at a time, never into fire.
rule-fp-haz-2 = After the flashover, every hazmat on a burning cell explodes.
rule-fp-haz-3 = If several burn, the active player chooses the order.
rule-fp-haz-4 = An exploded hazmat leaves the game, and a hot spot takes its place.
rule-fp-haz-5 = One by one: explosion, hot spot, flashover, then look again, until no hazmat burns.
rule-fp-haz-6 = A hazmat carried outside is harmless and leaves the game.
rule-fp-haz-7 = Smoke does not harm a hazmat. Several in one cell explode one after another.
rule-fp-hot-1 = If the dice point to a hot spot, it flares up: after this roll the fire advances once more.
rule-fp-hot-2 = That may happen any number of times in a turn.
rule-fp-hot-3 = After such a chain, the last cell rolled gets a new hot spot, at most one per turn.
rule-fp-hot-4 = Hot spots come from the reserve; when it is empty, none is added.
rule-fp-hot-5 = Hot spots are never removed and do not care about water.
rule-fp-hot-6 = One hot spot per cell at most. A new one counts from the next roll on.
rule-fp-hot-7 = Advanced fire phase: roll, explosion, shockwaves, flashover, hazmats, perhaps again from the roll, then knocked down, lost, and fire outside goes out.
rule-fp-hot-8 = Family fire phase: roll, explosion, shockwaves, flashover, knocked down, lost, fire outside goes out.

rule-fp-veh-1 = Vehicles stand only on their own spots and fill both cells.
rule-fp-veh-2 = Driving to the next spot, either way round, costs 2 AP.
rule-fp-veh-3 = The opposite side takes two drives with a real stop between.
rule-fp-veh-4 = Whoever drives the engine stands on it and goes along.
rule-fp-veh-5 = The ambulance comes when anybody calls it by radio, from anywhere. Whoever stands on it may ride or stay.
rule-fp-veh-6 = Everybody on a vehicle may ride for nothing, also out of turn, and steps off on either cell.
rule-fp-veh-7 = Only firefighters ride, unless the option for victims is on.
rule-fp-veh-8 = A victim brought to the ambulance is rescued at once.
rule-fp-veh-9 = Where the ambulance arrives, every victim on its cells is rescued at once.
rule-fp-veh-10 = Only whoever’s turn it is drives; the captain cannot command it.
rule-fp-gun-1 = The deck gun costs 4 AP, and you must stand on the engine.
rule-fp-gun-2 = It reaches the quarter of the building that its spot faces.
rule-fp-gun-3 = It stays silent while a firefighter is in that quarter. Those outside are not in the way.
rule-fp-gun-4 = Roll both dice; a die that points outside the quarter is turned over.
rule-fp-gun-5 = Fire and smoke go from the target and from the cells adjacent to it. Walls and closed doors stop the water.
rule-fp-gun-6 = The spray may leave the quarter. It harms nobody and nothing but fire and smoke.
rule-fp-gun-7 = It may be fired again while you can pay.

rule-fp-spec-all-1 = Every specialist can do everything at the usual price unless the card says otherwise.
rule-fp-spec-all-2 = Only regular points are saved, 4 at most.
rule-fp-spec-para-1 = The paramedic treats a victim in the same cell for 1 AP.
rule-fp-spec-para-2 = Anybody may lead a treated victim along on a move for nothing extra, one at a time.
rule-fp-spec-para-3 = Leading one and carrying another thing costs 2 AP in all.
rule-fp-spec-para-4 = A treated victim does not go into fire and does not walk alone.
rule-fp-spec-para-5 = The paramedic pays double to extinguish.
rule-fp-spec-capt-1 = The captain makes others act. Two command points a turn are for this alone; other points may be used too.
rule-fp-spec-capt-2 = Commands are moves and doors, at the price the other would pay. Carrying and leading are moves.
rule-fp-spec-capt-3 = At most one point a turn may be spent on the CAFS firefighter.
rule-fp-spec-capt-4 = The commanded firefighter’s own points stay untouched; what a cell brings happens as usual.
rule-fp-spec-capt-5 = The captain may not leave anybody on fire: the points to bring them off must remain.
rule-fp-spec-capt-6 = Commands need no consent, unless the option asks for it.
rule-fp-spec-imag-1 = The imaging technician turns over any face-down marker on the board for 1 AP.
rule-fp-spec-cafs-1 = The CAFS firefighter has 3 AP and 3 free points for extinguishing.
rule-fp-spec-hazt-1 = The hazmat technician makes a hazmat in the same cell harmless for 2 AP.
rule-fp-spec-gen-1 = The generalist has 5 AP and no ability.
rule-fp-spec-resc-1 = The rescue specialist has 4 AP and 3 free points for moves and doors.
rule-fp-spec-resc-2 = The rescue specialist chops for 1 AP.
rule-fp-spec-resc-3 = The rescue specialist pays double to extinguish.
rule-fp-spec-driv-1 = The driver fires the deck gun for 2 AP.
rule-fp-spec-driv-2 = The driver may roll each die of the deck gun again once, one after the other; the second result stands.
rule-fp-crew-1 = For 2 AP you swap your card for a specialist who is not in play.
rule-fp-crew-2 = Only as the first action, and only if your turn began on the engine.
rule-fp-crew-3 = This turn you have the new card’s points less 2, its free points in full, and what you had saved.

rule-fp-mod-1 = The advanced game can be learnt step by step: specialists and hazmats, then vehicles, then hot spots.
rule-fp-mod-2 = Vehicles bring driving, deck gun and crew changes, and the advanced rules for rescue, knock-downs and new markers.
rule-fp-mod-3 = With any module the advanced set-up is used, without the pieces of the others. Without vehicles there is no driver.
rule-fp-var-1 = Remote station: specialists are dealt, and the crew cannot change.
rule-fp-var-2 = Just in case: no hazmats at the start. A false alarm found is one; a false alarm that burns explodes.
rule-fp-var-2b = The false alarm itself is replaced as usual. Several that burned explode in the active player’s order, after those knocked down and lost; then look again, but only a new fire knocks down.
rule-fp-var-3 = Murphy’s law: the deck gun does not work.
rule-fp-var-4 = The variants are for the advanced game and may be combined.

rule-fp-ed-1 = Both editions set up with 33 threat markers; one list says 36.
rule-fp-ed-2 = Doors are an action of their own in one edition and part of moving in the other.
rule-fp-ed-3 = The editions describe explosions in different order, with the same outcome.
rule-fp-ed-4 = One edition says that a shockwave takes the open doors it passes; the other is silent. Here it does.
rule-fp-ed-5 = One edition removes fire outside before anybody is knocked down, the other last. Here it comes last.
rule-fp-ed-6 = Burned markers are turned over if need be, or always. Here always.
rule-fp-ed-7 = One edition seems to count only unknown people among the three. Here all count.
rule-fp-ed-8 = A false alarm that appears on a firefighter goes out of the game, whatever it is called.
rule-fp-ed-9 = For the fourth explosion one edition rolls only the red die again. Here both.
rule-fp-ed-10 = The random family start spares the doors in one edition; that is an option.
rule-fp-ed-11 = An exploded hazmat adds a hot spot or is replaced by one: the same thing.
rule-fp-ed-12 = An empty reserve of hot spots stays empty.
rule-fp-ed-13 = Spare specialists go back into the box in one edition. Here they stay for crew changes.
rule-fp-ed-14 = Only one edition says that command points never serve the captain. Here they do not.
rule-fp-ed-15 = The driver’s second reroll may wait for the first, as one edition says.
rule-fp-ed-16 = Walls stop the deck gun in both editions; one shows it only in an example.
rule-fp-ed-17 = The order of burning hazmats is the player’s or the players’. Here the active player’s.
rule-fp-ed-18 = The editions put different rules into the vehicle module. Here it has them all.
rule-fp-ed-19 = Only one edition has the three variants.
rule-fp-ed-20 = Only one edition answers what hot spots do in its questions.
rule-fp-ed-21 = The lines between the quarters are red or orange; nothing depends on it.

rule-fp-inv-1 = While people act there is no fire or smoke outside, and no marker, victim or hazmat is on fire.
rule-fp-inv-2 = Between turns nobody stands on fire.
rule-fp-inv-3 = Never more than three markers and victims are on the board.
rule-fp-inv-4 = Victims always add up to 10 and false alarms to 5, wherever they are.
rule-fp-inv-5 = Damage on the walls is what was placed: 24 at most, two on a wall, none on a doorway.
rule-fp-inv-6 = Face-down markers and hazmats are always inside.
rule-fp-inv-7 = Nobody has more than 4 points saved, and hot spots never become fewer.
rule-fp-inv-8 = There is never more fire and smoke than there are markers.

# Things told together.

board-flashpoint-times = { $count } × { $thing }
board-flashpoint-side-with = { $side } ({ $things })

# Boards of the user's own: what is wrong with a plan, and where.

error-flashpoint-bad-board = The board “{ $board }” cannot be played, see { $place }: { $problem ->
        [wrong-type] { $expected ->
            [object] there should be an object of named fields
            [list] there should be a list
           *[text] there should be a text
        }
        [missing-field] the field { $field } is missing
        [unknown-field] there is no field { $field } here; known: { $known }
        [no-number] there should be a whole number from { $low } to { $high }
        [bad-name] a name is a short printable text of at most { $most } characters
        [no-level] a board has at least one level
        [too-many-levels] a board has at most { $most } levels
        [needs-expansion] more than one level needs the expansion Extreme Danger
        [bad-outside] what is round this level should be one of: { $known }
        [bad-prefix] the names of this level’s cells should begin with one of: { $known }
        [underground-not-last] the basement is the last level
        [level-too-large] a level has at most { $most } cells
        [rows-differ] it has { $rows } rows, but all levels have as many as the first: { $expected }
        [level-overhangs] it has { $columns } columns, but the level it rests on has { $most }
        [too-many-columns] all levels together have { $columns } columns; the black die has at most { $most } faces
        [faces-out-of-order] the black die goes on from level to level, here from { $expected }
        [too-few-cells] { $cells } cells are too few for this game, which may need { $needed }
        [no-such-cell] “{ $text }” is no cell of this level or board
        [not-inside] { $cell } is not a cell of the building
        [cell-twice] { $cell } is listed twice
        [no-edge] “{ $text }” is no edge such as 1,3|1,4
        [not-neighbours] { $edge } does not join a cell to the one on its right or below it
        [edge-outside] { $edge } lies wholly outside the building
        [edge-twice] { $edge } is already listed under { $kind }
        [outer-wall] { $edge } is an outer wall, which needs no entry
        [not-an-outer-edge] { $edge } does not lead outside
        [opens-into-the-air] { $edge } would lead into the air
        [no-way-in] nothing leads into the building from outside
        [arrow-lines] there are { $found } lines of arrows for { $expected } rows
        [arrows-in-a-line] there are { $found } arrows for { $expected } columns
        [no-arrow] “{ $text }” on { $cell } is no direction
        [arrow-leaves] the arrow on { $cell } leaves the building
        [arrow-loop] the arrows go round { $cells } cells at { $cell }; objects need at least { $least }
        [spot-of-two-cells] a parking spot is two cells, not { $found }
        [not-outside] { $cell } is not a cell of the street
        [spot-apart] { $first } and { $second } do not lie side by side, the upper or left one first
        [other-side] { $cell } is not on the side { $side }
        [two-spots] { $cell } belongs to two parking spots
        [no-faces] there should be the first and the last face of a part of the die, up to { $high }
        [gun-misses] a die with { $faces } faces may point elsewhere even when it is turned over; the rows are one half of it
        [more-columns] columns from 1 and more_columns above the ground share the { $faces } faces of the gun’s die
        [face-cells] there are { $found } cells for { $expected } faces of the black die
        [too-many-fires] there are { $found } fires; at most { $most } can burn
        [three-pois] there are { $found } points of interest instead of 3
        [poi-burns] { $cell } burns
        [no-fires] points of interest without a fire
        [no-fixed-start] a fixed set-up needs family_fires and family_pois; without them take setup=random
        [no-first-explosion] this set-up needs first_explosion, a cell for each face of the black die
        [start-is-rolled] boards of the expansion begin with rolled explosions
        [no-stairs] “{ $text }” is no flight of stairs such as 3,2>e|u:3,2>e
        [stairs-apart] { $lower } and { $upper } do not lie one above the other, the lower one first
        [stairs-meet] { $cell } already has stairs
        [second-flight] a second flight of stairs joins the levels of { $lower } and { $upper }
        [exit-closed] the exit { $side } of the stairs in { $cell } is not open
        [level-not-joined] no stairs join the level { $level } to the one below or above it
        [object-cells] there are { $found } cells for an object of { $expected }
        [object-apart] { $first } and { $second } do not lie side by side with nothing between them
        [object-on-stairs] { $cell } is a staircase
        [objects-meet] two objects would stand in { $cell }
       *[other] { $problem }
    }.

# What others did meanwhile, counted.

did-flashpoint-moved = { $count ->
        [one] one step
       *[other] { $count } steps
    }
did-flashpoint-fire-removed = { $count ->
        [one] one fire put out
       *[other] { $count } fires put out
    }
did-flashpoint-fire-turned-to-smoke = { $count ->
        [one] one fire beaten down to smoke
       *[other] { $count } fires beaten down to smoke
    }
did-flashpoint-smoke-removed = { $count ->
        [one] one smoke cleared
       *[other] { $count } smokes cleared
    }
did-flashpoint-door-opened = { $count ->
        [one] one door opened
       *[other] { $count } doors opened
    }
did-flashpoint-door-closed = { $count ->
        [one] one door closed
       *[other] { $count } doors closed
    }
did-flashpoint-wall-chopped = { $count ->
        [one] one blow of the axe
       *[other] { $count } blows of the axe
    }
did-flashpoint-victim-found = { $count ->
        [one] one victim found
       *[other] { $count } victims found
    }
did-flashpoint-victim-rescued = { $count ->
        [one] one victim rescued
       *[other] { $count } victims rescued
    }
did-flashpoint-victim-treated = { $count ->
        [one] one victim treated
       *[other] { $count } victims treated
    }
did-flashpoint-hazmat-removed = { $count ->
        [one] one hazmat taken out
       *[other] { $count } hazmats taken out
    }
did-flashpoint-hazmat-disposed = { $count ->
        [one] one hazmat disposed of
       *[other] { $count } hazmats disposed of
    }
did-flashpoint-poi-scanned = { $count ->
        [one] one marker identified
       *[other] { $count } markers identified
    }
did-flashpoint-vehicle-driven = { $count ->
        [one] one drive
       *[other] { $count } drives
    }
did-flashpoint-deck-gun-fired = { $count ->
        [one] the deck gun fired
       *[other] the deck gun fired ({ $count })
    }
intention-flashpoint-rescue = I take the victim at { $victim } out to { $side }.
intention-flashpoint-bring-to-ambulance = I bring the victim at { $victim } to the ambulance.
intention-flashpoint-carry = I carry the victim from { $victim } to { $cell }, towards the way out.
intention-flashpoint-treat = I treat the victim at { $cell }.
intention-flashpoint-look = I look who is at { $cell }.
intention-flashpoint-identify = I find out from here who is at { $cell }.
intention-flashpoint-fire-gun = I fire the deck gun from { $spot }.
intention-flashpoint-drive = I drive { $vehicle } to { $spot }.
intention-flashpoint-dispose = I make the hazmat at { $cell } safe.
intention-flashpoint-haul = I carry the hazmat from { $hazmat } to { $cell }.
intention-flashpoint-hold-fire = I hold the fire at { $cells }.
intention-flashpoint-clear-smoke = I clear the smoke at { $cells }.
intention-flashpoint-command = I spend my points on { $whom }.
intention-flashpoint-change-crew = I change my role: { $specialist }.
intention-flashpoint-chop = I break through between { $edge }.
intention-flashpoint-fetch = I go for the victim at { $cell }.
intention-flashpoint-seek = I make for the marker at { $cell }.
intention-flashpoint-approach-fire = I go up to the fire at { $cell }.
intention-flashpoint-go = I go to { $cell }.
intention-flashpoint-turn-door = I see to the door between { $edge }.
intention-flashpoint-wait = { $saved ->
        [0] I stay where I am.
       *[other] I stay where I am and keep my points.
    }
reason-flashpoint-people-safer = That way people are closer to safety: our chance is { $chance } in 100, not { $before }.
reason-flashpoint-less-fire = Less burns that way ({ $fires } left): our chance is { $chance } in 100, not { $before }.
reason-flashpoint-walls-spared = Explosions would have cost walls there: our chance is { $chance } in 100, not { $before }.
reason-flashpoint-hazmats-safer = The hazmats had to be kept from the fire: our chance is { $chance } in 100, not { $before }.
reason-flashpoint-gun-ready = The engine does more from there: our chance is { $chance } in 100, not { $before }.
reason-flashpoint-better-placed = I stand better for the next turn: our chance is { $chance } in 100, not { $before }.
reason-flashpoint-nothing-better = I saw nothing better.
reason-flashpoint-little-changes = It changes little.
reason-flashpoint-asked = You asked me to.
