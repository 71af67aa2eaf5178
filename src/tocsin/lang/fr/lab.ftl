# Le laboratoire : `tocsin lab` et ses rapports.

cli-about-lab = Le laboratoire : beaucoup de parties entre robots, comparées, pesées et classées.
cli-examples-lab = tocsin lab simulate flashpoint --games 10000 --out essais/maison · tocsin lab compare flashpoint --first bot=rookie --second bot=steady · tocsin lab balance flashpoint board=garage --players 2,4 · tocsin lab tournament feurio players=2 · tocsin lab evaluate steady --game feurio
cli-about-lab-simulate = Joue beaucoup de parties ; --out les garde, et la même commande reprend après une pause.
cli-examples-lab-simulate = tocsin lab simulate flashpoint rules=family --games 100000 --jobs 2 --out essais/famille · tocsin lab simulate titanic players=1 --seats expert --games 200 --json
cli-about-lab-compare = Compare deux robots, règles ou plateaux sur les mêmes graines, avec des intervalles à 95 %.
cli-examples-lab-compare = tocsin lab compare flashpoint --first bot=rookie --second bot=steady --games 500 · tocsin lab compare flashpoint --first board=front --second board=back --plot plateaux.svg · tocsin lab compare feurio players=2 --first bot=steady --second bot=mon_robot.py:MonRobot
cli-about-lab-balance = Rapporte comment se joue un plateau ou un jeu d’options : victoires, fins, durée, où ça brûle.
cli-examples-lab-balance = tocsin lab balance flashpoint board=laboratory --players 2,3,4 --report laboratoire.html · tocsin lab balance titanic --players 1,2 --games 500
cli-about-lab-tournament = Fait se rencontrer des robots et les classe ; dans un jeu coopératif, chacun est classé contre le jeu.
cli-examples-lab-tournament = tocsin lab tournament feurio players=2 --bots random,rookie,steady --games 200 · tocsin lab tournament flashpoint --bots rookie,steady,mon_robot.py:MonRobot --plot cotes.svg
cli-about-lab-evaluate = Joue une suite publique et fixe de parties et imprime une ligne de classement.
cli-examples-lab-evaluate = tocsin lab evaluate steady --suite v1 · tocsin lab evaluate mon_robot.py:MonRobot --game feurio --out essais/moi
cli-opt-lab-out = Le dossier qui garde chaque partie ; une série arrêtée y reprend.
cli-opt-backend = Qui travaille : des processus de cette machine, ou une grappe Ray (RAY_ADDRESS la nomme).
cli-opt-watch = Note aussi où ça brûle et où l’on meurt ; plus lent.
cli-opt-side = Un côté : des options NOM=VALEUR, et bot=NOM pour qui joue.
cli-opt-plot = Dessine le résultat dans ce fichier SVG.
cli-opt-lab-players = Les nombres de joueurs, séparés par des virgules ; sinon le nombre habituel.
cli-opt-lab-bot = Qui joue : rookie, steady, expert, random ou un robot à vous (mon_robot.py:MonRobot).
cli-opt-lab-bots = Les robots, séparés par des virgules.
cli-opt-lab-report = Où va le rapport : un seul fichier HTML, qui n’a besoin de rien d’autre.
cli-opt-suite = La suite.
lab-decimal-sign = ,
lab-percent = { $number } %
lab-interval = { $value } [{ $low } ; { $high }]
lab-paused = En pause. Ce qui est fait est gardé dans { $folder } ; la même commande reprend.
lab-difference = différence
lab-by-chance = Un tel écart vient du hasard avec p = { $p }.
lab-col-side = côté
lab-col-games = parties
lab-col-players = joueurs
lab-col-role = dans l’équipe
lab-col-wins = gagnées [95 %]
lab-col-score = points, moyenne [95 %]
lab-col-rating = cote [95 %]
lab-col-turns = Tours
lab-players = { $many ->
    [one] { $many } joueur
   *[other] { $many } joueurs
}
lab-language = fr
lab-report-title = Comment se joue { $game }
lab-report-about = { $games ->
    [one] { $games } partie jouée
   *[other] { $games } parties jouées
} par { $bot } ; options : { $options }. Les intervalles contiennent la vraie valeur 95 fois sur 100.
lab-report-contest = Les joueurs s’affrontent : « gagnées » compte les victoires de la première place.
lab-report-usual = les habituelles
lab-report-players = Selon le nombre de joueurs
lab-report-endings = Comment cela s’est terminé
lab-report-length = Combien de temps cela a duré
lab-report-turns = Tours par partie : { $mean }.
lab-report-team = Selon qui était dans l’équipe
lab-report-team-note = Combien de fois ont gagné ceux qui l’avaient avec eux. Les premiers n’en sont pas seuls la cause : les équipes sont tirées au sort.
lab-report-where = Où cela s’est passé
lab-report-choke = Les passages étroits, par où l’on sort le plus de monde (fois par partie) : { $cells }.
lab-report-again = Pour le revoir
lab-report-written = Le rapport est dans { $file }.
lab-where-burns = Où ça brûle : part des tours, ou des parties, en centièmes
lab-where-deaths = Où l’on meurt : centièmes de partie
lab-where-explosions = Où ça explose : centièmes de partie
lab-where-ways = Par où l’on sort les gens : centièmes de partie
lab-where-men = Où l’on place les hommes : centièmes de partie
lab-where-fled = Files qui ont dû fuir, par partie
lab-where-placed = Où l’on place les passagers, par partie
lab-where-saved = Où les passagers sont sauvés, par partie
lab-where-pages = Ce qui tourne les pages, par partie
error-lab-is-not-installed = Le laboratoire demande plus que cette installation : pip install 'tocsin[lab]'.
error-ray-is-not-installed = Ray n’est pas là : pip install 'tocsin[ray]', ou retirez --backend ray.
error-lab-folder-taken = { $file } contient une autre série. Nommez un autre dossier avec --out, ou donnez exactement les options de cette série.
error-lab-folder-damaged = { $file } est abîmé. Écartez le dossier et recommencez, ou réparez la ligne.
error-lab-cannot-write = Impossible d’écrire { $file } : { $system }. { $done ->
    [0] Rien n’est perdu.
    [one] La partie jouée est gardée ; la même commande reprend.
   *[other] Les { $done } parties jouées sont gardées ; la même commande reprend.
}
error-lab-sides-alike = Les deux côtés sont les mêmes : { $side }. Faites-les différer par un robot, une règle ou le plateau.
error-lab-contest-of-rules = Dans { $game } les joueurs s’affrontent : on peut comparer deux robots, à une même table et avec les mêmes options.
error-lab-bots-of-tournament = Un tournoi prend de 2 à { $most } robots, nommés une fois chacun.
error-lab-unknown-suite = Il n’y a pas de suite « { $suite } ». Connues : { $known }.
error-lab-bad-players = « { $given } » devrait être des nombres de joueurs, comme 2,3,4.
