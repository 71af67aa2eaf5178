# Feurio ! : tout ce que lit un joueur. Une place, une couleur ou une fin arrive par son nom.

game-feurio = Feurio !
about-feurio = Un feu de forêt sur des hexagones, de un à quatre joueurs : il gagne toujours l’endroit le plus chaud, et vos équipes doivent garder une issue.
also-feurio = Feurio · Feu de forêt
help-feurio = Sur la carte, une tuile se lit « 6 RV· 2 » : sa chaleur, ses places (une lettre est un homme, · est libre, x est libre mais sans issue), ses côtés libres. «10°» marque les cases les plus chaudes, où doit aller la prochaine tuile. Une zone vaut sa somme divisée par sa plus petite tuile qui a encore un côté libre.

option-feurio-players = Nombre de joueurs ; un seul joue en solitaire.
option-feurio-mode = Aux points, tous ensemble, ou seul.
option-feurio-firebreaks = Des tuiles peuvent se poser face cachée, en coupe-feu.
option-feurio-rounding = Arrondi des zones ; vers le bas, c’est la variante des têtes brûlées.

name-feurio-colour-red = rouge
name-feurio-colour-green = vert
name-feurio-colour-blue = bleu
name-feurio-colour-yellow = jaune
name-feurio-team-red = Rouge
name-feurio-team-green = Vert
name-feurio-team-blue = Bleu
name-feurio-team-yellow = Jaune
name-feurio-letter-red = R
name-feurio-letter-green = V
name-feurio-letter-blue = B
name-feurio-letter-yellow = J
name-feurio-pair = { $a }-{ $b }
name-feurio-seat-alone = Forestier
name-feurio-mode-scored = aux points
name-feurio-mode-coop = tous ensemble
name-feurio-mode-solo = en solitaire
name-feurio-lack-men = les autres
name-feurio-lack-one-area = tous ses hommes en une seule zone
name-feurio-lack-open-one = un 1 avec un côté libre dans sa zone

verb-feurio-draw = Tirer
verb-feurio-lay = Poser la tuile face visible
verb-feurio-break = Poser la tuile face cachée, en coupe-feu
verb-feurio-pass = Ne placer personne
verb-feurio-men = Placer des hommes

move-feurio-draw = tirer un { $value }
move-feurio-lay = poser en { $cell }, chaleur { $heat }
move-feurio-break = coupe-feu en { $cell }, chaleur { $heat }, contre un homme { $colour }
move-feurio-pass = passer
move-feurio-men = { $count } { $colour }{ $count ->
        [one] {""}
       *[other] s
    } en { $cell }

prompt-feurio-draw-start-tile = Tirez la tuile de départ numéro { $number }.
prompt-feurio-draw-tile = { $seat } tire une tuile.
prompt-feurio-lay-tile = { $seat } : où le feu s’étend-il ? La chaleur la plus forte est { $heat }.
prompt-feurio-place-men = { $seat } : placez jusqu’à trois hommes d’une couleur sur une tuile, ou personne.
prompt-feurio-over = La partie est finie.

event-feurio-start-tile-laid = Un { $value } ouvre la forêt en { $cell }.
event-feurio-tile-drawn = { $seat } a tiré un { $value } ; il en reste { $left } dans la pioche.
event-feurio-tile-drawn-unseen = { $seat } a tiré une tuile sans la montrer ; il en reste { $left } dans la pioche.
event-feurio-tile-laid = { $seat } a posé le { $value } en { $cell }, chaleur { $heat }.
event-feurio-firebreak-laid = { $seat } a posé le { $value } face cachée en { $cell }, chaleur { $heat }, contre un homme { $colour }.
event-feurio-firebreak-laid-unseen = { $seat } a posé un coupe-feu en { $cell }, chaleur { $heat }, contre un homme { $colour }.
event-feurio-men-placed = { $seat } a placé { $count } { $count ->
        [one] homme { $colour }
       *[other] hommes { $colour }s
    } sur le { $value } en { $cell }.
event-feurio-passed = { $seat } n’a placé personne.
event-feurio-pile-empty = La pioche est vide : désormais, il n’y a plus que des hommes à placer.
event-feurio-reinforcements-removed = Les renforts quittent la forêt avant le décompte.
event-feurio-area-scored = { $seat }, { $colour } : la zone { $cells } fait { $sum } divisé par { $divisor }, soit { $value }.
event-feurio-area-closed = { $seat }, { $colour } : la zone { $cells } fait { $sum } mais n’a aucun côté libre, et ne vaut rien.
event-feurio-total-scored = { $seat } : { $total } en tout.
event-feurio-colour-safe = En { $colour } : les douze sont en sûreté dans une zone avec une issue.
event-feurio-colour-failed = En { $colour }, hommes placés : { $placed } sur 12 ; il manque { $lack }.
event-feurio-play-ended = { $ending } Victoire : { $winners }.

ending-feurio-highest-total = Le plus haut total l’emporte.
ending-feurio-best-area = Totaux égaux : la meilleure zone décide.
ending-feurio-shared-victory = Égalité en tout : la victoire est partagée.
ending-feurio-forest-saved = La forêt est sauvée. Bravo !
ending-feurio-forest-lost = La forêt est perdue pour cette fois.

refusal-feurio-lay-the-tile-first = Il faut d’abord poser la tuile tirée.
refusal-feurio-no-tile-to-draw-now = On ne tire pas de tuile maintenant.
refusal-feurio-a-tile-is-drawn-first = On commence par tirer une tuile.
refusal-feurio-no-such-tile-left = Il ne reste plus de { $value } dans la pioche.
refusal-feurio-no-tile-left-to-lay = La pioche est vide ; il n’y a pas de tuile à poser.
refusal-feurio-tile-already-laid = La tuile de ce tour est déjà posée.
refusal-feurio-a-tile-lies-there = Il y a déjà une tuile en { $cell }.
refusal-feurio-not-beside-the-fire = { $cell } ne touche aucune tuile ; le feu ne saute pas.
refusal-feurio-not-the-hottest-cell = { $cell } a une chaleur de { $heat } ; le feu va au plus chaud, { $hottest }.
refusal-feurio-no-firebreaks-in-this-mode = Il n’y a pas de coupe-feu en solitaire ni en coopération.
refusal-feurio-firebreaks-not-in-use = Cette partie se joue sans coupe-feu.
refusal-feurio-reinforcements-cannot-be-given-up = On ne rend pas de renforts pour un coupe-feu.
refusal-feurio-not-your-men = Les hommes de couleur { $colour } ne sont pas à vous.
refusal-feurio-no-man-to-give-up = Vous n’avez plus d’homme { $colour } en main à rendre.
refusal-feurio-no-tile-there = Il n’y a pas de tuile en { $cell }.
refusal-feurio-no-men-on-a-firebreak = { $cell } est un coupe-feu ; personne n’y va.
refusal-feurio-not-enough-men = En main, { $colour } : { $hand } ; il en faudrait { $count }.
refusal-feurio-not-enough-spaces = { $room ->
        [0] Toutes les places de { $cell } sont prises : personne de plus n’y tient.
       *[other] { $cell } n’a de place que pour { $room } de plus, pas pour { $count }.
    }
refusal-feurio-not-enough-free-sides = { $room ->
        [0] { $sides ->
            [0] { $cell } n’a plus de côté libre : personne ne peut y aller.
           *[other] Tous les côtés libres de { $cell } sont pris (côtés { $sides }, hommes { $present }) : personne de plus ne peut y aller.
        }
       *[other] { $cell } n’a de place que pour { $room } de plus (côtés libres { $sides }, hommes { $present }), pas pour { $count }.
    }

error-feurio-solo-is-for-one-player = En solitaire on est seul, et seul on joue en solitaire : mode={ $mode } ne va pas avec players={ $players }.
error-feurio-no-firebreaks-in-this-mode = Les coupe-feu sont pour les parties aux points ; le mode { $mode } n’en a pas.

problem-feurio-forest-in-pieces = La forêt est en morceaux.
problem-feurio-tile-beside-one-only = La tuile { $cell } n’en touche qu’une ; là où il fait le plus chaud, elle en touche toujours deux.
problem-feurio-no-tile-could-be-the-last = Aucune tuile de cette forêt n’a pu être posée la dernière, là où il faisait le plus chaud.
problem-feurio-too-many-start-tiles = Il y a trop de tuiles de départ.
problem-feurio-start-tiles-missing = Il manque la tuile de départ en { $cell }.
problem-feurio-start-tile-elsewhere = Une tuile de départ n’est pas à sa place.
problem-feurio-nothing-left-to-draw = Il faudrait piocher et la pioche est vide.
problem-feurio-placing-only-with-tiles-left = On ne fait que placer alors qu’il reste des tuiles.
problem-feurio-passes-counted-too-early = Des passes sont comptées avant que la pioche soit vide.
problem-feurio-wrong-number-of-tiles = Tuiles de valeur { $value } : { $count } au lieu de 6.
problem-feurio-firebreak-without-the-rule = Il y a un coupe-feu en { $cell } alors que la règle n’est pas en jeu.
problem-feurio-men-on-a-firebreak = Des hommes sont sur le coupe-feu en { $cell }.
problem-feurio-more-men-than-spaces = La tuile en { $cell } porte plus d’hommes que de places.
problem-feurio-hand-too-full = Une main a trop d’hommes de couleur { $colour }.
problem-feurio-too-many-men = Hommes, { $colour } : { $count } au lieu de 12.
problem-feurio-men-missing = { $seat } a abandonné { $missing ->
        [one] { $missing } homme
       *[other] { $missing } hommes
    } pour { $firebreaks } coupe-feu ; chacun en coûte un.
problem-feurio-start-tile-face-down = La tuile de départ en { $cell } est face cachée.
problem-feurio-no-placing-after-the-last-tile = Ici la dernière tuile met fin à la partie ; personne ne place d’hommes ensuite.
problem-feurio-passes-do-not-fit = { $passes ->
        [one] { $passes } passe de suite ne va pas avec ce moment.
       *[other] { $passes } passes de suite ne vont pas avec ce moment.
    }
problem-feurio-turn-does-not-fit = Avec ces tuiles, ce ne peut pas être le tour { $turn }, seulement { $low }{ $high ->
        [0] .
       *[other] { " " }à { $high }.
    }
problem-feurio-seat-does-not-fit = Ce ne peut pas être le tour de { $seat }.
problem-feurio-reinforcements-missing = { $missing ->
        [one] Il manque { $missing } renfort, et les renforts ne s’abandonnent pas.
       *[other] Il manque { $missing } renforts, et les renforts ne s’abandonnent pas.
    }
problem-feurio-too-many-firebreaks = { $seat } n’a pas posé autant de tuiles qu’il y a de coupe-feu de sa main ({ $firebreaks }).
problem-feurio-men-placed-too-soon = { $seat } n’a pas eu assez de tours pour placer des hommes sur tant de tuiles.

expected-feurio-tile-value = une valeur de tuile de { $low } à { $high }
expected-feurio-colour = une couleur (red, green, blue, yellow)
expected-feurio-men-count = { $low } ou { $high }
expected-feurio-move = lay:, break:, men:, pass ou ~draw:
expected-feurio-turn = un numéro de tour
expected-feurio-phase = une phase
expected-feurio-seat = une place
expected-feurio-drawn-tile = la tuile tirée, de { $low } à { $high }
expected-feurio-passes = les passes de suite
expected-feurio-cell = une case comme 0,-1
expected-feurio-tiles-at-most = au plus 36 tuiles
expected-feurio-cell-once = une case sans tuile
expected-feurio-colour-once = une couleur qui n’a pas encore été nommée
expected-feurio-men-on-tile = un nombre d’hommes de { $low } à { $high }
expected-feurio-men-in-hand = un nombre d’hommes de { $low } à { $high }
expected-feurio-men-letters = des hommes, r, g, b, y avec un nombre
expected-feurio-pile-digits = six chiffres de 0 à 6

# Sous la carte, et la forêt en mots.

board-feurio-turn = Tour { $turn } · pioche { $pile }
board-feurio-unseen = pas encore vues { $values }
board-feurio-hand = en main
board-feurio-box = Rendus pour des coupe-feu :
board-feurio-standing = aurait { $points }
board-feurio-drawn = a tiré { $value }
board-feurio-goal = But, il manque encore : { $needs }
board-feurio-needs = { $colour } : { $needs }
board-feurio-hopeless = Ce n’est plus gagnable.
need-feurio-men = { $count ->
        [one] { $count } homme à placer
       *[other] { $count } hommes à placer
    }
need-feurio-areas = { $count } zones à joindre
need-feurio-one = un 1 ouvert
need-feurio-nothing = rien
board-feurio-outside = { $count ->
        [0] Aucune tuile n’est
        [one] Une tuile est
       *[other] { $count } tuiles sont
    } hors de la fenêtre ; « voir CASE » la déplace.
board-feurio-men = { $count } { $colour }{ $count ->
        [one] {""}
       *[other] s
    }
say-feurio-hand = { $seat } a en main : { $men }.
say-feurio-standing = Aurait { $points }.
say-feurio-drawn = A tiré { $value }.
say-feurio-tile = Tuile { $cell } : valeur { $value } ; hommes : { $men } ; { $spaces ->
        [one] { $spaces } place libre
       *[other] { $spaces } places libres
    }, { $sides ->
        [one] { $sides } côté libre
       *[other] { $sides } côtés libres
    }.
say-feurio-firebreak = Coupe-feu { $cell }, posé par { $seat }, valeur { $value }.
say-feurio-hottest = Case la plus chaude { $cell } : chaleur { $heat }.
say-feurio-heat = { $cell } ({ $heat })
say-feurio-cooler = Cases moins chaudes, avec leur chaleur : { $cells }.

# Les règles, une explication chacune, dans nos mots.

chapter-fe-comp = les tuiles et les hommes
chapter-fe-setup = la mise en place
chapter-fe-turn = un tour
chapter-fe-spread = le feu s’étend
chapter-fe-place = placer des hommes
chapter-fe-end = la fin d’une partie aux points
chapter-fe-score = compter les points
chapter-fe-tie = les égalités
chapter-fe-3p = à trois
chapter-fe-2p = à deux
chapter-fe-solo = en solitaire
chapter-fe-coop = tous ensemble
chapter-fe-break = les coupe-feu
chapter-fe-hot = la variante qui arrondit vers le bas
chapter-fe-info = qui sait quoi

rule-fe-comp-1 = La forêt a 36 tuiles : six de chaque valeur, de 1 à 6. Une grande valeur est chaude, une petite a de l’eau.
rule-fe-comp-2 = Le dos de toute tuile est un 0 : face cachée, une tuile compte 0.
rule-fe-comp-3 = Les tuiles ont de la place pour des hommes : une sur un 1 ou un 2, deux sur un 3 ou un 4, trois sur un 5 ou un 6. Un homme par place.
rule-fe-comp-4 = Il y a 48 hommes : douze rouges, douze verts, douze bleus, douze jaunes.
rule-fe-comp-5 = Le sens d’une tuile, et la place qu’un homme y prend, ne changent rien.

rule-fe-setup-1 = On mélange les 36 tuiles face cachée en une seule pioche.
rule-fe-setup-2 = Une tuile par joueur ouvre la forêt, face visible : une seule, une paire, un triangle, ou un losange à quatre.
rule-fe-setup-3 = Les tuiles de départ remplissent leurs cases dans l’ordre du tirage ; personne ne choisit.
rule-fe-setup-4 = La place 0 est au plus âgé. La place 1 commence, puis on tourne dans le sens horaire.
rule-fe-setup-5 = Chacun prend les hommes de sa couleur : douze à quatre joueurs, davantage si l’on est moins. Les tuiles de départ sont vides.
rule-fe-setup-6 = Le reste forme la pioche : 32, 33, 34 ou 35 tuiles à quatre, trois, deux ou un joueur. La place 0 pose toujours la dernière.

rule-fe-turn-1 = D’abord tirer une tuile et la poser, tant qu’il y en a ; puis placer jusqu’à trois hommes. Jamais l’inverse.
rule-fe-turn-2 = Tirer et poser est un devoir, même pour qui n’a plus d’hommes.
rule-fe-turn-3 = On voit la tuile avant de choisir entre des cases aussi chaudes.
rule-fe-turn-4 = Un tour demande deux choses : où va la tuile (avec les coupe-feu, aussi de quel côté), puis quels hommes vont où, s’il y en a. Après un coupe-feu, plus rien n’est demandé.
rule-fe-turn-5 = Une étape qui n’a qu’une réponse est quand même écrite dans la partie ; le programme peut y répondre pour vous.

rule-fe-spread-1 = Le feu peut gagner toute case vide à côté d’une tuile. Sa chaleur est la somme des tuiles qui la touchent ; un coupe-feu ajoute 0.
rule-fe-spread-2 = La nouvelle tuile va forcément sur la case la plus chaude.
rule-fe-spread-3 = Si plusieurs cases sont aussi chaudes, c’est à qui joue de choisir.
rule-fe-spread-4 = Ce que montre la tuile tirée ne change rien à l’endroit où elle peut aller.
rule-fe-spread-5 = Un trou dans la forêt est une case comme les autres, et souvent très chaude.
rule-fe-spread-6 = Si des coupe-feu ont refroidi toutes les cases à 0, elles se valent toutes, et la tuile se pose quand même.
rule-fe-spread-7 = Sans coupe-feu, la case la plus chaude touche toujours au moins deux tuiles.

rule-fe-place-1 = Après avoir posé, on peut placer jusqu’à trois hommes, tous sur une même tuile, n’importe où dans la forêt.
rule-fe-place-2 = Une place tient un homme. Des couleurs différentes peuvent partager une tuile.
rule-fe-place-3 = Chaque homme d’une tuile a besoin d’une issue : juste après le placement, il n’y a pas plus d’hommes que de côtés libres.
rule-fe-place-4 = Une tuile prend donc autant d’hommes que le permettent ses places et ses côtés libres, en comptant ceux qui y sont ; trois au plus, et seulement de la main.
rule-fe-place-5 = Les issues ne se vérifient qu’à l’arrivée. Si le feu se referme plus tard, on reste, mais personne ne peut plus venir.
rule-fe-place-6 = Un côté qui donne sur un trou de la forêt est libre, pour placer comme pour compter.
rule-fe-place-7 = Les hommes ne bougent jamais et ne reviennent pas en main.
rule-fe-place-8 = On peut toujours ne placer personne, sans aucune suite fâcheuse.

rule-fe-end-1 = La pioche vide, on continue dans le même ordre, en ne faisant plus que placer.
rule-fe-end-2 = Qui n’a placé personne peut placer à nouveau un tour suivant.
rule-fe-end-3 = La partie finit quand tous ont passé à la suite, sans que personne ne place entre-temps.
rule-fe-end-4 = Le tour qui pose la dernière tuile ne compte pas comme une passe ; ce joueur aura encore un tour.
rule-fe-end-5 = Dès lors la forêt ne change plus et la place ne fait que diminuer. Les dernières passes se jouent quand même.
rule-fe-end-6 = Sans hommes, ou sans place pour eux, on passe, tout simplement.

rule-fe-score-1 = Les tuiles qui se touchent et portent des hommes d’une couleur forment une zone de cette couleur.
rule-fe-score-2 = Une tuile partagée compte en entier pour chaque couleur. Le nombre d’hommes n’y fait rien.
rule-fe-score-3 = Une zone vaut la somme de ses tuiles divisée par sa plus petite tuile qui a un côté libre, arrondie vers le haut.
rule-fe-score-4 = Une zone sans aucun côté libre ne vaut rien.
rule-fe-score-5 = Une petite tuile enfermée compte dans la somme, mais ne peut pas diviser.
rule-fe-score-6 = On compte en nombres entiers ; une zone ouverte vaut toujours au moins 1.
rule-fe-score-7 = Additionnez les zones de vos couleurs. Le plus haut total gagne.
rule-fe-score-8 = Les côtés libres sont ceux de la forêt finale ; un coupe-feu ferme des côtés mais n’est d’aucune zone.

rule-fe-tie-1 = Si les plus hauts totaux sont égaux, la meilleure zone de ces joueurs décide.
rule-fe-tie-2 = À deux, c’est la meilleure zone de l’une ou l’autre couleur qui compte.
rule-fe-tie-3 = Si même cela est égal, la victoire est partagée.

rule-fe-3p-1 = À trois, chacun a douze hommes à lui et quatre renforts de la quatrième couleur.
rule-fe-3p-2 = À chaque tour on place les siens ou des renforts, jamais les deux.
rule-fe-3p-3 = Les renforts prennent de la place pendant la partie, mais on les retire avant le décompte, et ils ne relient rien.
rule-fe-3p-4 = On ne peut pas rendre un renfort pour un coupe-feu.
rule-fe-3p-5 = À trois on part d’un triangle, et le voisin de gauche du plus âgé commence.

rule-fe-2p-1 = À deux, chacun a deux couleurs : rouge et jaune contre vert et bleu.
rule-fe-2p-2 = À chaque tour, les hommes placés sont d’une seule couleur.
rule-fe-2p-3 = Chaque couleur se compte à part ; on additionne les deux, mais elles ne forment jamais une zone commune.
rule-fe-2p-4 = Pour un coupe-feu, on rend un homme de l’une ou l’autre de ses couleurs, au choix.

rule-fe-solo-1 = Seul, on mène les 48 hommes et l’on part d’une seule tuile.
rule-fe-solo-2 = À chaque tour : tirer, poser au plus chaud, placer jusqu’à trois hommes d’une couleur sur une tuile. Pas de coupe-feu.
rule-fe-solo-3 = C’est fini après le tour qui pose la dernière tuile, le 35e. On peut encore y placer des hommes.
rule-fe-solo-4 = On gagne si les 48 hommes sont placés, si chaque couleur forme une seule zone, et si chaque zone a un 1 avec un côté libre.
rule-fe-solo-5 = Le but ne se vérifie qu’à la toute fin : une issue peut encore se fermer.
rule-fe-solo-6 = On gagne ou l’on perd ; il n’y a pas de points.
rule-fe-solo-7 = Un 1 n’a qu’une place : il en faut quatre différents pour quatre couleurs, et au moins vingt tours pour placer tout le monde.

rule-fe-coop-1 = De deux à quatre, on s’entraide, avec les mains et les tours du jeu aux points et le but du solitaire.
rule-fe-coop-2 = Les 48 hommes doivent être placés.
rule-fe-coop-3 = C’est fini après le tour qui pose la dernière tuile ; tous gagnent ou perdent ensemble.
rule-fe-coop-4 = À trois, les renforts restent : les douze doivent eux aussi former une zone avec un 1 ouvert.
rule-fe-coop-5 = Pas de coupe-feu, et une seule couleur placée par tour.
rule-fe-coop-6 = Parlez autant que vous voulez : rien n’est caché, sauf la pioche.
rule-fe-coop-7 = Placer tout le monde demande à chacun au moins 10 tours sur 17 à deux, 7 sur 11 à trois, 5 sur 8 à quatre.

rule-fe-break-1 = Avec les coupe-feu, on peut poser la tuile tirée face cachée. On le décide en même temps que la case.
rule-fe-break-2 = Un coupe-feu va lui aussi sur une des cases les plus chaudes.
rule-fe-break-3 = Seul celui qui l’a posé en connaît la valeur.
rule-fe-break-4 = Il coûte un homme de sa main, qui retourne dans la boîte pour de bon.
rule-fe-break-5 = Ce tour-là, on ne place personne.
rule-fe-break-6 = Sans homme en main, pas de coupe-feu. On peut rendre le dernier.
rule-fe-break-7 = Un coupe-feu ajoute 0 à toute chaleur.
rule-fe-break-8 = Il ferme les côtés de ses voisines comme n’importe quelle tuile.
rule-fe-break-9 = Personne ne s’y tient jamais, et il n’est d’aucune zone.
rule-fe-break-10 = Il reste face cachée jusqu’au bout, même pendant le décompte.
rule-fe-break-11 = La dernière tuile de la pioche peut être un coupe-feu, et ce tour n’est pas une passe.
rule-fe-break-12 = En solitaire et en coopération il n’y a pas de coupe-feu ; demander les deux est refusé.

rule-fe-hot-1 = Dans cette variante, les zones s’arrondissent vers le bas et non vers le haut.
rule-fe-hot-2 = Une zone fermée reste à 0, une zone ouverte vaut encore au moins 1.
rule-fe-hot-3 = Elle va avec les coupe-feu et à tout nombre de joueurs ; sans points, elle ne change rien.

rule-fe-info-1 = Visibles de tous : les tuiles face visible, les coupe-feu et qui les a posés, tous les hommes, la hauteur de la pioche, les passes.
rule-fe-info-2 = Personne ne connaît l’ordre de la pioche, mais chacun peut compter les tuiles pas encore vues.
rule-fe-info-3 = Un coupe-feu est connu de qui l’a posé ; pour les autres, il pourrait être encore dans la pioche.
rule-fe-info-4 = Avec les coupe-feu, une tuile tirée reste secrète tant qu’elle n’est pas face visible ; sinon tous la voient aussitôt.
rule-fe-info-5 = Les tuiles de même valeur se valent ; laquelle est où ne compte pas.
rule-fe-info-6 = Une fois le résultat acquis, les coupe-feu peuvent être montrés à tous, pas avant.

# Ce que les autres ont fait, compté.

did-feurio-tile-laid = { $count ->
        [one] { $count } tuile posée
       *[other] { $count } tuiles posées
    }
did-feurio-firebreak-laid = { $count ->
        [one] { $count } coupe-feu posé
       *[other] { $count } coupe-feu posés
    }
did-feurio-men-placed = { $count ->
        [one] { $count } homme placé
       *[other] { $count } hommes placés
    }

intention-feurio-lay = Je laisse le feu aller en { $cell }.
intention-feurio-begin = Je commence le { $colour } en { $cell }.
intention-feurio-grow = Je rattache { $cell } à la zone du { $colour }.
intention-feurio-reinforce = J’envoie du renfort { $colour } en { $cell }.
intention-feurio-take-one = Je prends le 1 en { $cell } pour le { $colour }.
intention-feurio-pass = Je ne place personne.

reason-feurio-area-grows = La zone reste d’un seul tenant.
reason-feurio-one-kept-open = Chaque couleur a besoin d’un 1 ouvert.
reason-feurio-men-kept = Les hommes serviront ailleurs.
reason-feurio-fire-where-it-hurts-least = C’est là que le feu gêne le moins.
reason-feurio-points-gained = Total en l’état : { $points } au lieu de { $before }.
reason-feurio-nothing-better = Je n’ai rien vu de mieux.
reason-feurio-little-changes = Cela change peu de chose.
reason-feurio-asked = Vous me l’avez demandé.
