# Short lessons on a real table: the title of each, a task and its reason for every step, a last word.

lesson-is-over = This lesson is over. Take the next one, or play.

lesson-flashpoint-walk = Walk and look
lesson-flashpoint-walk-1 = Step into the house through the open doorway.
lesson-flashpoint-walk-1-why = You have 4 action points a turn. A step to the next cell costs one of them; a way out of the house is always open.
lesson-flashpoint-walk-2 = Walk one cell to the north.
lesson-flashpoint-walk-2-why = Only the four straight neighbours can be reached, never diagonally. Smoke would not stop you; fire would cost 2.
lesson-flashpoint-walk-3 = Walk onto the question mark.
lesson-flashpoint-walk-3-why = Entering the cell turns the marker over at once, for nothing: this time it is a victim. It might have been a false alarm.
lesson-flashpoint-walk-4 = End your turn.
lesson-flashpoint-walk-4-why = The point you did not spend is kept for your next turn, up to 4. Then the fire has its turn: here smoke rises in an empty cell.
lesson-flashpoint-walk-end = A step costs 1, fire costs 2, markers turn by themselves, and points can be saved.

lesson-flashpoint-doors = Doors and walls
lesson-flashpoint-doors-1 = Open the door beside you.
lesson-flashpoint-doors-1-why = A door costs 1 point to open or close, from either side. Closed, it stops you and the fire alike.
lesson-flashpoint-doors-2 = Walk through the open door.
lesson-flashpoint-doors-2-why = An open door is no obstacle at all: the step costs what any step costs.
lesson-flashpoint-doors-3 = Close it behind you.
lesson-flashpoint-doors-3-why = That is often the cheapest way to hold the fire back.
lesson-flashpoint-doors-4 = Swing the axe at the wall to the north.
lesson-flashpoint-doors-4-why = Each stroke costs 2 points and puts one damage on the wall. One is not enough: the wall still stands.
lesson-flashpoint-doors-5 = Once more.
lesson-flashpoint-doors-5-why = The second damage brings the wall down, and there is a way out now. But damage counts: at 24 the house collapses.
lesson-flashpoint-doors-end = Doors are cheap, walls are dear, and the house remembers every stroke.

lesson-flashpoint-spray = Put fire out
lesson-flashpoint-spray-1 = Spray the fire to the east once.
lesson-flashpoint-spray-1-why = One point beats a fire down to smoke. You reach your own cell and the four beside it.
lesson-flashpoint-spray-2 = Spray the same cell again.
lesson-flashpoint-spray-2-why = A second point clears the smoke: now nothing is left that could flare up.
lesson-flashpoint-spray-3 = Put the fire to the north right out.
lesson-flashpoint-spray-3-why = Two points at once do the same as two single steps.
lesson-flashpoint-spray-4 = Walk south into the smoke.
lesson-flashpoint-spray-4-why = Smoke harms nobody and costs nothing extra. It is dangerous only because it can become fire.
lesson-flashpoint-spray-5 = Beat the fire beside you down to smoke.
lesson-flashpoint-spray-5-why = Smoke beside fire stays smoke until the fire phase. So it is often right to beat down many fires rather than to put out one.
lesson-flashpoint-spray-end = Fire, smoke, nothing: one point for each step down.

lesson-flashpoint-fire = The fire advances
lesson-flashpoint-fire-1 = End your turn and watch the dice.
lesson-flashpoint-fire-1-why = After every turn two dice name a cell, red for the row and black for the column. An empty cell gets smoke.
lesson-flashpoint-fire-2 = End your turn again.
lesson-flashpoint-fire-2-why = Smoke beside smoke stays smoke. Nothing burns yet.
lesson-flashpoint-fire-3 = End your turn: the dice come back to the first smoke.
lesson-flashpoint-fire-3-why = Smoke on smoke is fire. And every smoke that touches fire catches at once: that is a flashover.
lesson-flashpoint-fire-4 = End your turn: the dice fall beside the fire.
lesson-flashpoint-fire-4-why = An empty cell beside fire does not wait for smoke: it burns at once.
lesson-flashpoint-fire-5 = End your turn: this time there is a wall between.
lesson-flashpoint-fire-5-why = Walls and closed doors protect. The smoke stays smoke, although it is near the fire.
lesson-flashpoint-fire-end = Smoke, then fire, then all the smoke around it. Walls give you time.

lesson-flashpoint-explosion = Explosions
lesson-flashpoint-explosion-1 = End your turn: the dice hit a cell that burns already.
lesson-flashpoint-explosion-1-why = Then it explodes, once in each direction: free cells catch fire, a wall takes one damage, a closed door is blown away.
lesson-flashpoint-explosion-2 = End your turn: the same cell once more.
lesson-flashpoint-explosion-2-why = Where the neighbour burns already, a shockwave runs straight on through the flames until a wall, a door or a free cell stops it.
lesson-flashpoint-explosion-3 = Chop the damaged wall beside you.
lesson-flashpoint-explosion-3-why = It had one damage already, so a single stroke is enough. Blasts open ways, too, but 24 damage bring the house down.
lesson-flashpoint-explosion-end = Fire on fire explodes. Keep single fires small before the dice find them twice.

lesson-flashpoint-rescue = Carry someone out
lesson-flashpoint-rescue-1 = Walk south.
lesson-flashpoint-rescue-1-why = First get there, then carry.
lesson-flashpoint-rescue-2 = Walk onto the victim’s cell.
lesson-flashpoint-rescue-2-why = Picking up and putting down cost nothing; you only say with each step what comes along.
lesson-flashpoint-rescue-3 = Carry the victim west.
lesson-flashpoint-rescue-3-why = A step with a victim costs 2 instead of 1, and it never leads into fire.
lesson-flashpoint-rescue-4 = Carry the victim out of the house.
lesson-flashpoint-rescue-4-why = In the family game any cell outside is safe: one of the seven you need.
lesson-flashpoint-rescue-5 = End your turn.
lesson-flashpoint-rescue-5-why = After the fire the board is filled up to three people or markers again, wherever the dice say.
lesson-flashpoint-rescue-end = Seven people outside win the game.

lesson-flashpoint-end = Down, lost, won
lesson-flashpoint-end-1 = End your turn beside the fire.
lesson-flashpoint-end-1-why = The explosion reaches your cell: you are knocked down. No firefighter is ever lost, but you lose your place.
lesson-flashpoint-end-2 = Choose where you come round.
lesson-flashpoint-end-2-why = You start again at the nearest ambulance spot. The victim in the flames is lost; four lost victims lose the game.
lesson-flashpoint-end-3 = Walk to the other victim.
lesson-flashpoint-end-3-why = Six are safe already. One more is enough.
lesson-flashpoint-end-4 = Carry the seventh victim out.
lesson-flashpoint-end-4-why = The seventh rescue wins at once, whatever still burns.
lesson-flashpoint-end-end = Seven saved is victory; four lost or 24 damage is defeat.

lesson-flashpoint-paramedic = Specialists: the paramedic
lesson-flashpoint-paramedic-1 = Treat the victim.
lesson-flashpoint-paramedic-1-why = In the advanced game everybody has a card. The paramedic treats a victim in the same cell for 1 point.
lesson-flashpoint-paramedic-2 = Lead the victim west.
lesson-flashpoint-paramedic-2-why = A treated victim walks along: the step costs 1 instead of 2, for whoever leads.
lesson-flashpoint-paramedic-3 = Lead the victim to the ambulance.
lesson-flashpoint-paramedic-3-why = In the advanced game only the cells of the ambulance are safe.
lesson-flashpoint-paramedic-end = Each specialist bends one rule, and the card says which.

lesson-flashpoint-ambulance = The ambulance
lesson-flashpoint-ambulance-1 = Carry the victim outside.
lesson-flashpoint-ambulance-1-why = Outside is not yet safe: the ambulance stands on the other side, and fire could still reach this cell.
lesson-flashpoint-ambulance-2 = Call the ambulance to the south side.
lesson-flashpoint-ambulance-2-why = Anybody may call it by radio, from anywhere, for 2 points a side. Where it arrives, all victims on its cells are rescued.
lesson-flashpoint-ambulance-end = Park the ambulance where the next victims will come out.

lesson-flashpoint-gun = The deck gun
lesson-flashpoint-gun-1 = Fire the deck gun.
lesson-flashpoint-gun-1-why = You must stand on the engine. It reaches the quarter of the house that its spot faces, for 4 points; the driver pays only 2.
lesson-flashpoint-gun-2 = Roll the black die again.
lesson-flashpoint-gun-2-why = Only the driver may: each die once, and the second result stands.
lesson-flashpoint-gun-3 = Keep the dice as they are.
lesson-flashpoint-gun-3-why = A die that points outside the quarter is turned over. Target and adjacent cells are washed clean; walls and closed doors stop the water.
lesson-flashpoint-gun-end = One shot, up to five fires. Keep everybody out of that quarter first.

lesson-flashpoint-crew = Changing the crew
lesson-flashpoint-crew-1 = Swap your card for the CAFS firefighter.
lesson-flashpoint-crew-1-why = At the engine, as the first thing in a turn, 2 points fetch another specialist. Free points come in full.
lesson-flashpoint-crew-2 = Put the fire to the north right out.
lesson-flashpoint-crew-2-why = The three free points pay for extinguishing and for nothing else.
lesson-flashpoint-crew-3 = Walk through the broken wall.
lesson-flashpoint-crew-3-why = Your last regular point. A destroyed wall costs nothing extra.
lesson-flashpoint-crew-4 = Beat the next fire down with the last free point.
lesson-flashpoint-crew-4-why = Free points cannot be saved: use them while you can.
lesson-flashpoint-crew-end = The right specialist at the right moment is worth the way back to the engine.

lesson-flashpoint-captain = The fire captain
lesson-flashpoint-captain-1 = Command your partner to carry the victim west.
lesson-flashpoint-captain-1-why = Two command points a turn make others act, at the price they would pay. Your partner’s own points stay untouched.
lesson-flashpoint-captain-2 = Command your partner back inside.
lesson-flashpoint-captain-2-why = When the command points are spent, your own points serve as well.
lesson-flashpoint-captain-end = Commands are steps and doors only, and nobody may be left standing in fire.

lesson-flashpoint-hazmat = Hazardous materials
lesson-flashpoint-hazmat-1 = Walk to the hazmat.
lesson-flashpoint-hazmat-1-why = It lies there like a victim that nobody misses, until it burns.
lesson-flashpoint-hazmat-2 = Carry it out of the house.
lesson-flashpoint-hazmat-2-why = A step with it costs 2. Outside it is harmless at once.
lesson-flashpoint-hazmat-3 = End your turn and see the other one.
lesson-flashpoint-hazmat-3-why = Its cell catches fire: it explodes and leaves a hot spot behind.
lesson-flashpoint-hazmat-end = Carry them out, or keep the fire away from them.

lesson-flashpoint-hotspots = Hot spots
lesson-flashpoint-hotspots-1 = End your turn: the dice find a hot spot.
lesson-flashpoint-hotspots-1-why = Each hot spot that is hit makes the fire advance once more. After such a chain the last cell gets a new one.
lesson-flashpoint-hotspots-2 = End your turn again.
lesson-flashpoint-hotspots-2-why = No hot spot, no second roll. They never go away: water does nothing to them.
lesson-flashpoint-hotspots-end = The longer it takes, the faster the fire becomes.

lesson-flashpoint-windows = Windows and light walls
lesson-flashpoint-windows-1 = Open the window.
lesson-flashpoint-windows-1-why = A window opens for 1 point, like a door. Open, it lets people, water and fire through.
lesson-flashpoint-windows-2 = Climb in.
lesson-flashpoint-windows-2-why = The step costs what any step costs.
lesson-flashpoint-windows-3 = Walk on to the light wall.
lesson-flashpoint-windows-3-why = The thin, striped wall ahead is a light wall.
lesson-flashpoint-windows-4 = Swing the axe at it once.
lesson-flashpoint-windows-4-why = One damage is enough for a light wall, and for a wall with a window, too.
lesson-flashpoint-windows-end = In these houses every window can become a door.

lesson-flashpoint-fireproof = Fireproof doors
lesson-flashpoint-fireproof-1 = End your turn: it explodes behind the door.
lesson-flashpoint-fireproof-1-why = No blast takes a fireproof door away. The red die decides: on 4 to 6 it jams.
lesson-flashpoint-fireproof-2 = Chop the jammed door.
lesson-flashpoint-fireproof-2-why = A jammed door neither opens nor closes. Each stroke takes one jam away, and with the last the door goes, too.
lesson-flashpoint-fireproof-end = Closed, it holds the fire. Jammed, it holds you as well.

lesson-flashpoint-stairs = Stairs and floors
lesson-flashpoint-stairs-1 = Walk to the foot of the stairs.
lesson-flashpoint-stairs-1-why = The house has two floors: a cell upstairs has a u: in front of its name.
lesson-flashpoint-stairs-2 = Go upstairs.
lesson-flashpoint-stairs-2-why = Both ends of the stairs touch: it is one step at the usual price.
lesson-flashpoint-stairs-3 = Carry the victim down.
lesson-flashpoint-stairs-3-why = With a victim it costs 2, like any other step.
lesson-flashpoint-stairs-4 = End your turn.
lesson-flashpoint-stairs-4-why = The black die names the floor as well. Fire and smoke use the stairs, too.
lesson-flashpoint-stairs-end = Stairs are a way for everybody, also for the fire.

lesson-flashpoint-ladders = Ladders
lesson-flashpoint-ladders-1 = Carry the ladder to the window.
lesson-flashpoint-ladders-1-why = Taking a ladder costs nothing, and the step costs the usual price.
lesson-flashpoint-ladders-2 = Raise the ladder.
lesson-flashpoint-ladders-2-why = That costs 2 points, outside and below an upper floor.
lesson-flashpoint-ladders-3 = Climb it.
lesson-flashpoint-ladders-3-why = One point up or down, 2 with somebody.
lesson-flashpoint-ladders-4 = Open the window from the ladder.
lesson-flashpoint-ladders-4-why = At the top you act as usual: doors, windows, water, axe.
lesson-flashpoint-ladders-5 = Climb in to the victim.
lesson-flashpoint-ladders-5-why = The ladder waits for the way back. Rescue ends on the ground, not on the ladder.
lesson-flashpoint-ladders-end = A ladder makes a short way out of a long one. Fire at its foot or top folds it.

lesson-flashpoint-objects = Things that blow up
lesson-flashpoint-objects-1 = End your turn: a blast hits the car.
lesson-flashpoint-objects-1-why = An object is like a block of wall. Each blast that would enter it puts one damage on it.
lesson-flashpoint-objects-2 = End your turn: the fourth damage.
lesson-flashpoint-objects-2-why = Now it goes off, outward from both of its cells.
lesson-flashpoint-objects-end = Water does nothing to it: put out what burns beside it.

lesson-flashpoint-chemicals = Poison
lesson-flashpoint-chemicals-1 = End your turn: the chemicals break open.
lesson-flashpoint-chemicals-1-why = At 4 damage they leak: five cells are poisoned, and nobody may enter them.
lesson-flashpoint-chemicals-2 = Clean the cell beside you.
lesson-flashpoint-chemicals-2-why = Only the hazmat technician can, from the next cell, for 2 points.
lesson-flashpoint-chemicals-end = Poison takes victims at once and knocks firefighters down: be far away.

lesson-flashpoint-floors = The basement and its ceiling
lesson-flashpoint-floors-1 = End your turn: it explodes in the basement.
lesson-flashpoint-floors-1-why = The floor above it cracks. A damaged floor still bears everything.
lesson-flashpoint-floors-2 = End your turn: once more in the same cell.
lesson-flashpoint-floors-2-why = Now the floor falls: a hole, and two damage. Whoever stood there would be knocked down.
lesson-flashpoint-floors-end = Explosions below eat the house from beneath.

lesson-flashpoint-bridge = Over the hole
lesson-flashpoint-bridge-1 = Spray down into the hole.
lesson-flashpoint-bridge-1-why = From beside a hole you reach the basement cell below it.
lesson-flashpoint-bridge-2 = Lay the ladder across the hole.
lesson-flashpoint-bridge-2-why = Two points make a bridge.
lesson-flashpoint-bridge-3 = Step onto the bridge.
lesson-flashpoint-bridge-3-why = One at a time, and nobody may end a turn on it: keep the points to get off.
lesson-flashpoint-bridge-4 = Walk off it to the south.
lesson-flashpoint-bridge-4-why = You are across. The bridge stays until somebody takes it back.
lesson-flashpoint-bridge-end = A hole is not the end of the way, as long as there is a ladder.

lesson-flashpoint-platform = The platform
lesson-flashpoint-platform-1 = Send the platform up to the burning room.
lesson-flashpoint-platform-1-why = It stands on the engine in place of the deck gun. Three points move it along the engine’s side; the driver pays 2.
lesson-flashpoint-platform-2 = Go up with it.
lesson-flashpoint-platform-2-why = Whoever stands on the engine may come along for nothing.
lesson-flashpoint-platform-3 = Open the window from up there.
lesson-flashpoint-platform-3-why = On the platform you act as usual.
lesson-flashpoint-platform-4 = Fire the water cannon.
lesson-flashpoint-platform-4-why = It clears the cell behind the opening and everything adjacent to it, without dice.
lesson-flashpoint-platform-end = Not while a victim is in one of those cells: the water is too strong.

lesson-titanic-moves = Move passengers
lesson-titanic-moves-1 = Move S8 from deck 1 onto S9 of deck 2.
lesson-titanic-moves-1-why = A passenger joins another line if its last card has the same class and is exactly one higher. The card behind is turned up at once.
lesson-titanic-moves-2 = Move S9 and S8 together onto S10.
lesson-titanic-moves-2-why = A whole run moves at once, from the free end. Anchors do not matter for moving.
lesson-titanic-moves-3 = Move F9 onto F10.
lesson-titanic-moves-3-why = First class joins first class only. What lies face down below may be anything.
lesson-titanic-moves-4 = Move S17 and S16 to the empty deck 5.
lesson-titanic-moves-4-why = Only the highest, F13 or S17, opens an empty deck. It helps before the own deck is flooded.
lesson-titanic-moves-end = Move as often as you like, then act once.

lesson-titanic-boats = Lifeboats
lesson-titanic-boats-1 = Lower the lifeboat F1 at the ship’s side.
lesson-titanic-boats-1-why = The four 1s are the lifeboats. Each begins a group of survivors of its class.
lesson-titanic-boats-2 = Let F2 board.
lesson-titanic-boats-2-why = A lifeboat fills upwards, one by one: after the 1 the 2.
lesson-titanic-boats-3 = Let F3 board from the end of deck 3.
lesson-titanic-boats-3-why = Only the free end can board.
lesson-titanic-boats-4 = Now F4.
lesson-titanic-boats-4-why = Whoever is in a lifeboat stays there. All sixty in the boats is the goal.
lesson-titanic-boats-end = Lines go down, lifeboats go up.

lesson-titanic-rescue = Organise a rescue
lesson-titanic-rescue-1 = Organise a rescue with three cards.
lesson-titanic-rescue-1-why = You say the number first, up to that of your crew card. They are drawn together and shown to all.
lesson-titanic-rescue-2 = Put F3 into its lifeboat.
lesson-titanic-rescue-2-why = If a drawn card fits somewhere, exactly one is placed and the others go to the discard.
lesson-titanic-rescue-3 = Organise a rescue with a single card.
lesson-titanic-rescue-3-why = The more you draw, the surer the fit, but the sooner the pile is empty.
lesson-titanic-rescue-4 = Lower the lifeboat you drew.
lesson-titanic-rescue-4-why = A lifeboat always fits.
lesson-titanic-rescue-end = Draw as many as you need, and as few as you can.

lesson-titanic-failure = When a rescue fails
lesson-titanic-failure-1 = Organise a rescue with two cards.
lesson-titanic-failure-1-why = Neither fits: both are discarded and a page is turned. The water rises by one compartment. As a consolation Boxhall draws two Action cards.
lesson-titanic-failure-2 = Play Wait! on deck 1.
lesson-titanic-failure-2-why = An Action card instead of a rescue: no page can be turned. Wait! sends a visible run to the discard.
lesson-titanic-failure-3 = Move F5 onto F6.
lesson-titanic-failure-3-why = It is a new turn, so you may move again. Once you have acted, moving is over until the next one.
lesson-titanic-failure-end = Twelve pages are all the time there is.

lesson-titanic-flood = A deck is lost
lesson-titanic-flood-1 = Organise a rescue with one card.
lesson-titanic-flood-1-why = It fails, and the last compartment of deck 1 is flooded: its line flees to deck 2. Both are shuffled together, face down.
lesson-titanic-flood-2 = Play Save Time.
lesson-titanic-flood-2-why = The discard returns to the pile without a page. Emptying the pile by rescues would cost one.
lesson-titanic-flood-end = Empty the lower decks before the water does.

lesson-titanic-cards = Action cards
lesson-titanic-cards-1 = Play Come On!
lesson-titanic-cards-1-why = You look through the whole pile for somebody who fits.
lesson-titanic-cards-2 = Put S2 into its lifeboat.
lesson-titanic-cards-2-why = If somebody fits, one must be placed; then the pile is shuffled. With nobody, a page would be turned.
lesson-titanic-cards-3 = Play Your Turn! on deck 2.
lesson-titanic-cards-3-why = You see every card of that line.
lesson-titanic-cards-4 = Choose S17 as its new free end.
lesson-titanic-cards-4-why = Next turn S17 opens an empty deck. The others wait face down behind it.
lesson-titanic-cards-end = An Action card is a turn without risk.

lesson-titanic-helpers = Boat and stand-in
lesson-titanic-helpers-1 = Put the Mystery Passenger into the first-class lifeboat.
lesson-titanic-helpers-1-why = It stands in for the missing F4 and takes that number. The real F4 may replace it later.
lesson-titanic-helpers-2 = Let F5 board after it.
lesson-titanic-helpers-2-why = The gap is bridged.
lesson-titanic-helpers-3 = Put the run of deck 1 into the Collapsible Boat.
lesson-titanic-helpers-3-why = It is one more line, for any run, whatever its number. Water never reaches it.
lesson-titanic-helpers-4 = Lower the lifeboat that was below.
lesson-titanic-helpers-4-why = That is what it was for. But whoever sits in the Collapsible Boat at the end is not saved.
lesson-titanic-helpers-end = Two cards that bend the lines: keep them for a knot.

lesson-titanic-crew = A crew member: Murdoch
lesson-titanic-crew-1 = Organise a rescue with four cards.
lesson-titanic-crew-1-why = Each crew card says how many you may draw, how many Action cards you begin with, and one thing only you can do.
lesson-titanic-crew-2 = Put F3 into its lifeboat.
lesson-titanic-crew-2-why = Everybody else would be done now.
lesson-titanic-crew-3 = Put F4 after it.
lesson-titanic-crew-3-why = Murdoch may place several, one after another, also onto each other.
lesson-titanic-crew-4 = Put S7 onto S8 of deck 1.
lesson-titanic-crew-4-why = Three of four. But if none fits, Murdoch gets no consolation.
lesson-titanic-crew-end = Ten crew members, ten ways to play.

lesson-titanic-team = Together
lesson-titanic-team-1 = Play your partner’s Wait! on deck 1.
lesson-titanic-team-1-why = Phillips may play the cards of the others. You win or lose together, and your partner uses what you turned up.
lesson-titanic-team-end = Talk as much as you like: everything open is open to all.

lesson-titanic-end = The last passenger
lesson-titanic-end-1 = Let S17 board the last lifeboat.
lesson-titanic-end-1-why = All sixty are saved. Only now the anchors count, and the page adds its number.
lesson-titanic-end-end = If the last page comes first, the highest number of each lifeboat is what you keep.

lesson-feurio-hottest = The hottest cell
lesson-feurio-hottest-1 = Lay your tile on the hottest cell.
lesson-feurio-hottest-1-why = The heat of an empty cell is the sum of the tiles around it. The new tile must go where it is highest, whatever it shows itself.
lesson-feurio-hottest-2 = Place nobody this time.
lesson-feurio-hottest-2-why = After laying you may place men, or pass at no cost. Then your opponent draws and lays.
lesson-feurio-hottest-3 = Choose one of the two hottest cells.
lesson-feurio-hottest-3-why = Where several are equally hot, you choose. You have seen your tile by then.
lesson-feurio-hottest-end = The fire decides where; only among equals do you.

lesson-feurio-men = Place men
lesson-feurio-men-1 = Lay your tile.
lesson-feurio-men-1-why = First the tile, then the men, never the other way round.
lesson-feurio-men-2 = Place three red men on the 6.
lesson-feurio-men-2-why = Up to three men of one colour on one tile. A 5 or 6 has three spaces, and each man needs a free side as a way out.
lesson-feurio-men-3 = Lay the next tile.
lesson-feurio-men-3-why = The 6 has lost a free side since. Men who are there stay; only newcomers need a way out.
lesson-feurio-men-4 = Place a red man on the 1.
lesson-feurio-men-4-why = A 1 or 2 has a single space. Men never move again, so think where they stand.
lesson-feurio-men-end = Room and ways out: a tile needs both.

lesson-feurio-value = What an area is worth
lesson-feurio-value-1 = Lay your tile and look at your red area.
lesson-feurio-value-1-why = Tiles that touch and hold one colour are an area: sum divided by its lowest tile with a free side. Six and five over six is 2, rounded up.
lesson-feurio-value-2 = Place a red man on the 1 beside it.
lesson-feurio-value-2-why = Now the lowest open tile is a 1: twelve divided by one is 12. Water is what makes hot tiles worth something.
lesson-feurio-value-end = High tiles for the sum, one low open tile to divide by.

lesson-feurio-closed = Shut in
lesson-feurio-closed-1 = Lay your tile into the hole: it is the hottest cell.
lesson-feurio-closed-1-why = The green 1 has lost its last free side. It still counts in the sum but divides no more: green falls from 12 to 3.
lesson-feurio-closed-2 = Place a man on the 2 in the south.
lesson-feurio-closed-2-why = It has free sides left. An area without any is worth nothing at all.
lesson-feurio-closed-end = Watch the free sides of your low tiles, and those of the others.

lesson-feurio-end = The last men
lesson-feurio-end-1 = Place red on the 5 below the red 1.
lesson-feurio-end-1-why = The pile is empty: turns go on with men only. The 5 joins your red area.
lesson-feurio-end-2 = Pass.
lesson-feurio-end-2-why = When everybody passes in a row it is over. All areas of your colours are added up: 46 to 40.
lesson-feurio-end-end = Whoever passed may still place, as long as somebody places in between.

lesson-feurio-three = Three players
lesson-feurio-three-1 = Lay your tile.
lesson-feurio-three-1-why = Three players have twelve men of their own and four yellow reinforcements each.
lesson-feurio-three-2 = Put a reinforcement on the 1.
lesson-feurio-three-2-why = It scores for nobody, but the space is taken: no one else gets this 1. In one turn you place own men or reinforcements, never both.
lesson-feurio-three-end = Reinforcements are taken off before the count.

lesson-feurio-firebreaks = Firebreaks
lesson-feurio-firebreaks-1 = Lay your tile face down as a firebreak.
lesson-feurio-firebreaks-1-why = It costs one of your men, who goes back into the box, and you place nobody. Only you know what the tile shows.
lesson-feurio-firebreaks-2 = Lay the next tile face up.
lesson-feurio-firebreaks-2-why = The firebreak counts 0 for the heat, so the fire goes elsewhere. But it closes sides like any tile.
lesson-feurio-firebreaks-end = A man for a quiet corner: now and then it is worth it.

lesson-feurio-solo = Alone
lesson-feurio-solo-1 = Lay your tile.
lesson-feurio-solo-1-why = Alone you lead all four colours and start from a single tile.
lesson-feurio-solo-2 = Place a red man on the 1.
lesson-feurio-solo-2-why = Each colour must end as one single area with an open 1. There are six 1s, with one space each.
lesson-feurio-solo-3 = Lay the next tile.
lesson-feurio-solo-3-why = The hottest cell again. You cannot steer the fire, only use it.
lesson-feurio-solo-4 = Place two red men on the 4 beside your 1.
lesson-feurio-solo-4-why = They join the area. All 48 men must be placed by the last tile, and the goal is checked only then.
lesson-feurio-solo-end = One area a colour, each with an open 1, everybody placed.

lesson-feurio-coop = Cooperative
lesson-feurio-coop-1 = Lay your tile.
lesson-feurio-coop-1-why = You play with your partner for the goal of the solo game, and you may talk about everything.
lesson-feurio-coop-2 = Place one of your men on the 1.
lesson-feurio-coop-2-why = Your partner finds another 1 for green. Each places from the own hand, one colour a turn.
lesson-feurio-coop-end = All 48 men must find their place; you win or lose together.

lesson-feurio-hot = Variant: rounding down
lesson-feurio-hot-1 = Lay your tile.
lesson-feurio-hot-1-why = In this variant areas are rounded down: eleven over six is 1, not 2.
lesson-feurio-hot-2 = Place a red man on the 2.
lesson-feurio-hot-2-why = Thirteen over two is 6, not 7. An open area is still worth at least 1.
lesson-feurio-hot-end = Even sums and small divisors gain.
