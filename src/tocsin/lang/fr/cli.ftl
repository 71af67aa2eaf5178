# La commande `tocsin` elle-même.

cli-about-tocsin = Tocsin : trois jeux de sauvetage à jouer, à comprendre, à étudier.
cli-examples-tocsin = tocsin play · tocsin play feurio players=2 --seed 7 · tocsin rules FE-SPREAD · tocsin --lang fr games
cli-about-play = Jouer dans le terminal. Sans option, un menu demande tout.
cli-examples-play = tocsin play feurio players=2 firebreaks=yes --seats human,steady · tocsin play feurio mode=coop --save foret.txt · tocsin play --resume foret.txt · tocsin play feurio --players 4 --dice manual (de vraies tuiles sur la table) · tocsin play titanic crew=lee,murdoch --seats human,human
cli-about-replay = Revoir une partie enregistrée : Entrée avance, b recule, un nombre y saute.
cli-examples-replay = tocsin replay foret.txt · tocsin replay foret.txt --json
cli-about-simulate = Faire jouer des robots et donner victoires et points avec intervalles de confiance à 95 %.
cli-examples-simulate = tocsin simulate feurio --games 10000 --seats steady,random,random,random --jobs 2 · tocsin simulate feurio players=2 --seats steady,random --rotate --json
cli-about-perft = Compter les suites de coups d’une longueur donnée : l’empreinte des règles.
cli-examples-perft = tocsin perft feurio players=2 --depth 4 · tocsin perft feurio --depth 3 --naive
cli-about-golden = Rejouer les parties de référence et comparer textes, événements, questions et vues.
cli-examples-golden = tocsin golden --check · tocsin golden --write · tocsin golden feurio/coop-lost players=3 mode=coop --ending forest-lost
cli-about-games = Lister les jeux avec leurs options, valeurs par défaut et numéros de règle.
cli-examples-games = tocsin games · tocsin games flashpoint · tocsin games --json
cli-about-rules = Expliquer une règle, toutes celles dont le numéro commence ainsi, ou un mot ; seule, la commande liste les chapitres.
cli-examples-rules = tocsin rules FE-PLACE-3 · tocsin rules FE-SPREAD · tocsin --lang fr rules fe-tie
cli-about-learn = Prendre une courte leçon sur une vraie table ; seule, la commande liste les leçons.
cli-examples-learn = tocsin learn · tocsin learn flashpoint 1 · tocsin --lang fr learn titanic boats

cli-opt-version = Montrer la version, la façon dont elle est construite et les versions des règles.
cli-opt-lang = Langue de tout ce que lit un joueur (par défaut : celle du système).
cli-opt-help = Montrer cette page.
cli-opt-game-listed = Seulement ce jeu, avec ses extensions.
cli-opt-game = Le jeu : voir « tocsin games ».
cli-opt-options = Options du jeu, comme players=2 mode=coop.
cli-opt-players = Nombre de joueurs, plus court que players=N.
cli-opt-seats = Qui s’assied où, à partir de la place 0 : human, rookie, steady, expert, random ou un robot à vous (mon_robot.py:MonRobot), séparés par des virgules.
cli-opt-bots = Quels robots s’asseyent où, à partir de la place 0 : rookie, steady, expert, random ou un robot à vous (mon_robot.py:MonRobot), séparés par des virgules.
cli-opt-seed = Un nombre entier ; la même graine donne le même hasard.
cli-opt-dice = Le hasard vient de la graine, ou de vrais dés et de vraies tuiles que l’on tape.
cli-opt-position = Commencer par ce texte de position.
cli-opt-save = Enregistrer après chaque coup dans ce fichier.
cli-opt-resume = Reprendre une partie enregistrée.
cli-opt-plain = Rien que des mots, pour lecteurs d’écran : ni dessin ni couleurs.
cli-opt-auto = Jouer tout seul un coup qui n’a pas d’autre choix.
cli-opt-practice = Entraînement : annuler reprend tout, le hasard aussi ; le texte de la partie le dit.
cli-opt-names = Comment s’appellent les personnes, dans l’ordre des places, séparés par des virgules.
cli-opt-autosave = Enregistrer tout seul après chaque coup, pour reprendre plus tard.
cli-opt-file = Une partie enregistrée.
cli-opt-json = Sortie lisible par un programme.
cli-opt-seat = Voir comme cette place (par défaut : comme un spectateur).
cli-opt-games = Combien de parties.
cli-opt-jobs = Combien de processus ; le résultat n’en dépend pas.
cli-opt-rotate = Décaler les robots d’une place après chaque partie.
cli-opt-depth = À quelle profondeur, en coups.
cli-opt-naive = Compter encore en essayant tous les textes possibles, et comparer.
cli-opt-golden = Faire une nouvelle partie de référence de ce nom avec ces options.
cli-opt-check = Comparer (c’est ce qui se fait par défaut).
cli-opt-write = Réécrire les événements et les vues attendus.
cli-opt-ending = La fin que doit avoir la nouvelle partie.
cli-opt-folder = Où se trouvent les parties de référence.
cli-opt-rule = Un numéro de règle ou son début, ou un mot à chercher.
cli-opt-glossary = Le glossaire : tous les mots, avec ceux des boîtes, d’un jeu, ou ce qu’il dit d’un mot.
cli-opt-lesson = Le numéro ou le nom d’une leçon ; sinon toutes sont listées.

cli-variable = variable :
cli-default = par défaut :
cli-required = obligatoire
cli-usage = Utilisation :
cli-examples = Exemples
cli-options = Options
cli-arguments = Arguments
cli-commands = Commandes
cli-no-such-option = Il n’y a pas d’option { $option } ici.
cli-no-such-command = Il n’y a pas de commande { $command }.
cli-missing = Il manque { $name }.
cli-bad-parameter = Cela ne convient pas à { $name } : { $message }
cli-number-from = sont permis les nombres entiers { $high ->
    [none] à partir de { $low }.
   *[other] de { $low } à { $high }.
}
cli-usage-wrong = Cela ne se comprend pas : { $message }
cli-try-help = « { $command } --help » montre comment s’en servir.
cli-unknown-language = Il n’y a pas de catalogue pour la langue « { $lang } ». Connues : fr, en.

cli-compiled = compilé
cli-interpreted = interprété
cli-rules-version = { $game } : règles, version { $version }

cli-allowed = ({ $values })
cli-yes-words = o oui y yes
cli-no-words = n non no
cli-all-words = tout all

# Jouer.

cli-welcome = Bienvenue ! Entrée prend ce qui est entre crochets.
cli-game-line = { $name } : { $about }
cli-menu-continue = c  Continuer : { $game }, { $seats } (coup { $plies })
cli-menu-rematch = r  Revanche : { $game }, { $seats }
cli-menu-language = l  English
cli-menu-load = f  Reprendre un fichier
cli-menu-leave = ?  Aide       q  Quitter
cli-help-menu = Le numéro ou le nom d’un jeu lance une partie ; une lettre fait ce qui est écrit à côté. Entrée prend ce qui est entre crochets.
cli-help-continue = o ou Entrée reprend là où vous en étiez ; n commence une autre partie, l’ancienne reste enregistrée.
cli-help-load = Le nom d’un fichier enregistré par « sauver », ou rien pour revenir.
cli-help-players = Combien sont à table, personnes et ordinateurs ensemble. Qui est quoi est demandé ensuite. Entrée prend le nombre entre crochets.
cli-help-option = Un numéro passe à la valeur suivante de cette option, nom=valeur en fixe une (players=2). Entrée garde ce qui est là et continue.
cli-help-seat = Une lettre pour une personne ou une sorte d’ordinateur ; une personne peut avoir un nom derrière, comme h Anna. Entrée prend ce qui est entre crochets.
cli-help-again = r rejoue la même partie avec les mêmes personnes, m revient à la liste des jeux, Entrée quitte.
cli-help-menu-leave = q quitte.
cli-ask-menu = Un jeu, ou une lettre ? [{ $default }]
cli-menu-default-continue = continuer
cli-ask-continue = Reprendre la partie de { $seats } (coup { $plies }) ? [O/n]
cli-ask-again = r rejoue, m va au menu, Entrée quitte :
cli-ask-game = Quel jeu ? [{ $default }]
cli-ask-players = Combien de joueurs, de { $low } à { $high } ? [{ $default }]
cli-more-options = +  montre toutes les options : { $count }
cli-ask-option = Un numéro change une option, nom=valeur la fixe, Entrée continue :
cli-ask-seat = Qui joue { $who } : { $kinds } ? (h Anna donne un nom) [{ $default }]
cli-kind-human = humain
cli-kind-rookie = robot débutant (rookie)
cli-kind-steady = robot posé (steady)
cli-kind-expert = robot expert (expert)
cli-kind-random = robot au hasard (random)
cli-sits = { $who } : { $kind }.
cli-seed = Graine { $seed } : la même graine redonne le même hasard.
cli-practice = Entraînement : tout peut se reprendre, et le texte de la partie le dit.
cli-ask-for-help = Tapez ? à tout moment pour de l’aide.
cli-headline = { $verb } :
cli-moves-folded = { $first } à { $last } (« coups » les liste)
cli-how-to-answer-plain = Tapez un numéro, un coup ou son début. Un point d’interrogation aide.
cli-how-to-answer = Un numéro, un coup comme ceux en gris ou son début ; ? pour l’aide.
cli-type-outcome = Tapez ce qui est sorti : { $outcomes }
cli-not-needed = En trop : { $typed }.
cli-only-choice = Un seul choix : { $move }.
cli-meanwhile = Pendant ce temps :
cli-ambiguous = « { $typed } » peut être plusieurs coups : { $moves }.
cli-no-such-number = Il n’y a pas de coup numéro { $number } ; le dernier est le { $last }.
cli-not-understood = Je ne comprends pas « { $typed } ». Tapez un numéro de la liste, ou ?.
cli-not-understood-part = Je ne comprends pas « { $typed } » : il faudrait { $expected }.
cli-legal = Oui, c’est permis maintenant : { $move }.
cli-undone = Repris : { $move }.
cli-move = { $verb } – { $move } ({ $text })
cli-numbered = { $number }) { $move }
cli-pass-keyboard = Passez le clavier à { $who }, puis Entrée.
cli-saved = Enregistré dans { $file }.
cli-kept = Partie enregistrée : « tocsin play » la reprend.
cli-record-kept = Le texte de la partie est dans { $file }.
cli-not-kept = Cette partie ne peut pas s’enregistrer toute seule : { $why }
cli-not-saved = Pas enregistré.
cli-loaded = { $file } reprend { $plies ->
        [0] au tout début.
        [one] après un coup.
       *[other] après { $plies } coups.
    }
cli-continued = La partie continue (coup { $plies }).
cli-ask-save = Enregistrer la partie ? Un nom de fichier, ou Entrée pour non :
cli-ask-load = Quel fichier ?
cli-ask-overwrite = { $file } existe déjà. Le remplacer ? [o/N]
cli-input-ended = Fin de la saisie ; la partie est enregistrée et s’arrête.
cli-input-ended-in-menu = Fin de la saisie.
cli-input-ended-unsaved = Fin de la saisie ; la partie s’arrête.
cli-interrupted = Arrêt ; la partie est enregistrée.
cli-interrupted-unsaved = Arrêt ; la partie n’est pas enregistrée.
cli-goodbye = Au revoir !
cli-no-hint = Il n’y a rien à décider pour l’instant.
cli-why-what = Demandez pour un coup, par exemple : pourquoi { $move }

cli-help-answer = Répondez par le numéro d’un coup, son texte ou un début clair. Ordres :
cli-order-help = ? aide help h
cli-does-help = montre cette page
cli-order-undo = u annuler undo
cli-does-undo = reprend votre dernier choix, si le hasard n’y a pas répondu (avec --practice, tout)
cli-order-why = pourquoi why
cli-does-why = pourquoi COUP dit quelle règle l’interdit
cli-order-rules = règles règle regles regle rules rule
cli-does-rules = règles liste les chapitres ; règles NUMÉRO en explique un, règles MOT cherche un mot
cli-order-hint = conseil indice astuce hint
cli-does-hint = les meilleurs plans, leurs chances, et pourquoi
cli-order-ask = demande demander ask
cli-does-ask = demande B viens 3,4 demande à un ordinateur : viens, tiens ou laisse CASE, ou attends
cli-ask-how = Demandez à un partenaire : { $example }
cli-word-come = viens venez
cli-word-hold = tiens tenez
cli-word-leave = laisse laissez
cli-word-wait = attends attendez
cli-hint-plan = { $number }. { $told }
cli-hint-chance = Chances de gagner : { $chance } sur 100 (à { $margin } près)
cli-hint-points = Points à attendre : { $chance } (à { $margin } près)
cli-hint-setback = Risque de perdre quelqu’un avant votre prochain tour : { $chance } sur 100
cli-hint-steps = Coups : { $moves }.
cli-hint-close = Leurs marges se recouvrent : rien ne dit lequel est le meilleur.
cli-order-moves = coups moves
cli-does-moves = liste tous les coups, quand la fenêtre était trop basse
cli-order-view = voir view v
cli-does-view = remontre la table ; voir CASE regarde cette case de plus près, voir tout déplie tout
cli-order-log = journal log
cli-does-log = ce qui s’est passé ; journal 50 en montre plus
cli-order-save = sauver enregistrer save
cli-does-save = sauver FICHIER enregistre la partie
cli-order-load = charger load
cli-does-load = charger FICHIER reprend une autre partie
cli-order-quit = q quitter quit exit
cli-does-quit = s’en va ; la partie est enregistrée
cli-does-quit-unsaved = s’en va ; demande d’abord s’il faut enregistrer
cli-rules-how = « règles NUMÉRO » explique une règle ou tout un chapitre, « règles MOT » cherche un mot, « règles glossaire » les a tous.
cli-glossary-words = glossaire lexique glossary
cli-glossary-word = { $word } – { $means }
cli-glossary-box = { $names } ({ $box })
cli-rules-more = Autres règles qui en parlent : { $count }.
cli-games-how = Pour jouer : tocsin play JEU nom=valeur …
cli-also = Aussi appelé : { $names }

# Revoir.

cli-ply = Coup { $ply } sur { $last }, tour { $turn } : { $text }
cli-ply-start = Le début ; { $last ->
        [0] rien ne suit.
        [one] un coup suit.
       *[other] { $last } coups suivent.
    }
cli-replay-how = Entrée : suite · b : retour · nombre : y sauter · e : fin · q : partir
cli-replay-what = Tapez Entrée, b, e, q ou un nombre de 0 à { $last }.
cli-learn-how = Tapez « tocsin learn JEU NUMÉRO » pour en prendre une.
cli-learn-orders = Tapez le coup demandé (son texte ou son début) · Entrée : le faire pour moi · b : retour · q : partir
cli-learn-step = Pas { $step } sur { $count } : { $task }

# Simuler, compter, parties de référence.

cli-simulated = { $games ->
        [0] Aucune partie de { $game }
        [one] Une partie de { $game }
       *[other] { $games } parties de { $game }
    } ({ $options }), graine { $seed }
cli-simulating = Parties
cli-col-seat = place
cli-col-bot = robot
cli-col-wins = victoires
cli-col-share = part [95 %]
cli-col-score = points, moyenne [95 %]
cli-col-ending = fin
cli-col-games = parties
cli-perft = profondeur { $depth } : { $count }
cli-perft-same = Le compte naïf est d’accord.
cli-perft-differs = Le compte naïf diffère : { $naive } au lieu de { $count }.
cli-golden-same = { $count ->
        [0] Aucune partie de référence.
        [one] Une partie de référence se rejoue exactement.
       *[other] { $count } parties de référence se rejouent exactement.
    }
cli-golden-differs = { $name } : { $part } diffère.
cli-golden-missing = { $name } : { $part } manque ; « tocsin golden --write » l’écrit.
cli-golden-written = { $name } : écrit.
cli-golden-part-record = le texte
cli-golden-part-events = la liste des événements
cli-golden-part-plies = le nombre de coups
cli-golden-part-asked = ce qui était demandé et proposé en chemin
cli-golden-part-views = ce qui était visible en chemin
cli-golden-part-play = le texte à lire
