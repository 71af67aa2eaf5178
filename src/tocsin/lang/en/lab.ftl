# The laboratory: `tocsin lab` and its reports.

cli-about-lab = The laboratory: many games between bots, compared, weighed and rated.
cli-examples-lab = tocsin lab simulate flashpoint --games 10000 --out runs/house · tocsin lab compare flashpoint --first bot=rookie --second bot=steady · tocsin lab balance flashpoint board=garage --players 2,4 · tocsin lab tournament feurio players=2 · tocsin lab evaluate steady --game feurio
cli-about-lab-simulate = Play many games; --out keeps them, and the same command goes on after a pause.
cli-examples-lab-simulate = tocsin lab simulate flashpoint rules=family --games 100000 --jobs 2 --out runs/family · tocsin lab simulate titanic players=1 --seats expert --games 200 --json
cli-about-lab-compare = Compare two bots, rules or boards on the same seeds, with 95 % intervals.
cli-examples-lab-compare = tocsin lab compare flashpoint --first bot=rookie --second bot=steady --games 500 · tocsin lab compare flashpoint --first board=front --second board=back --plot boards.svg · tocsin lab compare feurio players=2 --first bot=steady --second bot=my_bot.py:MyBot
cli-about-lab-balance = Report how a board or a set of options plays: wins, endings, length, where it burns.
cli-examples-lab-balance = tocsin lab balance flashpoint board=laboratory --players 2,3,4 --report laboratory.html · tocsin lab balance titanic --players 1,2 --games 500
cli-about-lab-tournament = Let bots meet and rate them; in a game played together each is rated against the game.
cli-examples-lab-tournament = tocsin lab tournament feurio players=2 --bots random,rookie,steady --games 200 · tocsin lab tournament flashpoint --bots rookie,steady,my_bot.py:MyBot --plot ratings.svg
cli-about-lab-evaluate = Play a fixed public suite of games and print an entry for a leaderboard.
cli-examples-lab-evaluate = tocsin lab evaluate steady --suite v1 · tocsin lab evaluate my_bot.py:MyBot --game feurio --out runs/mine
cli-opt-lab-out = The folder that keeps every game; a run that was stopped goes on there.
cli-opt-backend = Who does the work: processes of this machine, or a Ray cluster (RAY_ADDRESS names it).
cli-opt-watch = Also note where it burns and where people die; slower.
cli-opt-side = One side: options as NAME=VALUE, and bot=NAME for who plays.
cli-opt-plot = Draw the result into this SVG file.
cli-opt-lab-players = The numbers of players, with commas between; else the usual one.
cli-opt-lab-bot = Who plays: rookie, steady, expert, random or a bot of your own (my_bot.py:MyBot).
cli-opt-lab-bots = The bots, with commas between.
cli-opt-lab-report = Where the report goes: one HTML file that needs nothing else.
cli-opt-suite = The suite.
lab-decimal-sign = .
lab-percent = { $number }%
lab-interval = { $value } [{ $low }, { $high }]
lab-paused = Paused. What is done is kept in { $folder }; the same command goes on.
lab-difference = difference
lab-by-chance = Such a difference comes by chance with p = { $p }.
lab-col-side = side
lab-col-games = games
lab-col-players = players
lab-col-role = in the team
lab-col-wins = won [95 %]
lab-col-score = mean score [95 %]
lab-col-rating = rating [95 %]
lab-col-turns = Turns
lab-players = { $many ->
    [one] { $many } player
   *[other] { $many } players
}
lab-language = en
lab-report-title = How { $game } plays
lab-report-about = { $games ->
    [one] { $games } game
   *[other] { $games } games
} played by { $bot }; options: { $options }. Intervals hold the true figure 95 times in 100.
lab-report-contest = Players compete: “won” is how often the first seat wins.
lab-report-usual = the usual ones
lab-report-players = By number of players
lab-report-endings = How it ended
lab-report-length = How long it took
lab-report-turns = Turns per game: { $mean }.
lab-report-team = By who was in the team
lab-report-team-note = How often those won who had this one with them. The best ones are not the reason by themselves: teams are dealt.
lab-report-where = Where it happened
lab-report-choke = The narrow places, through which most people are brought out (times a game): { $cells }.
lab-report-again = To see it again
lab-report-written = The report is in { $file }.
lab-where-burns = Where it burns: share of turns, or of games, in hundredths
lab-where-deaths = Where people die: hundredths of a game
lab-where-explosions = Where it explodes: hundredths of a game
lab-where-ways = Which way people are brought out: hundredths of a game
lab-where-men = Where men are placed: hundredths of a game
lab-where-fled = Lines that had to flee, per game
lab-where-placed = Where passengers are placed, per game
lab-where-saved = Where passengers are saved, per game
lab-where-pages = What turns the pages, per game
error-lab-is-not-installed = The laboratory needs more than this installation has: pip install 'tocsin[lab]'.
error-ray-is-not-installed = Ray is not here: pip install 'tocsin[ray]', or leave out --backend ray.
error-lab-folder-taken = { $file } holds another run. Name another folder with --out, or give the very options of that run.
error-lab-folder-damaged = { $file } is damaged. Move the folder away and start again, or mend the line.
error-lab-cannot-write = { $file } cannot be written: { $system }. { $done ->
    [0] Nothing is lost.
    [one] The { $done } game that is done is kept; the same command goes on.
   *[other] The { $done } games that are done are kept; the same command goes on.
}
error-lab-sides-alike = Both sides are the same: { $side }. Let them differ in a bot, a rule or the board.
error-lab-contest-of-rules = In { $game } the players compete: two bots can be compared, at one table with the same options.
error-lab-bots-of-tournament = A tournament takes from 2 to { $most } bots, each named once.
error-lab-unknown-suite = There is no suite “{ $suite }”. Known: { $known }.
error-lab-bad-players = “{ $given }” should be numbers of players, such as 2,3,4.
