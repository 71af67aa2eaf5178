# What the screens around a table say: the companion of a real box, replay, the end, a television, sharing.

page-companion-title = Une vraie boîte sur la table
page-companion-lead = Vous lancez les dés et retournez les cartes ; cet écran est l’arbitre et la mémoire. Tout le monde joue ici, et tout peut être repris.
page-companion-how = Comment faire
page-companion-read = Lisez.
page-companion-read-about = L’écran dit ce qu’il faut lancer ou retourner.
page-companion-touch = Touchez.
page-companion-touch-about = Touchez ce que montrent les dés, le marqueur ou la carte.
page-companion-follow = Suivez.
page-companion-follow-about = Il dit ce qui change sur votre table.
page-companion-box = Quelle boîte ?
page-companion-rules = Avec quelles règles ?
page-companion-people = Qui est autour de la table ?
page-companion-name = Nom de { $seat }
page-companion-ready = { $count ->
        [one] { $count } personne, vrais dés et vraies cartes, écran partagé.
       *[other] { $count } personnes, vrais dés et vraies cartes, écran partagé.
    }
page-companion-begin = Commencer
page-companion-follows = Maintenant sur votre table
page-companion-lift = À reprendre sur votre table
page-marker-victim = Une victime
page-marker-false-alarm = Une fausse alerte
page-companion-marker = Que montre le marqueur ?
page-companion-tile = Quelle tuile a été piochée ?
page-companion-left = { $count ->
        [0] plus aucune
        [one] encore une
       *[other] encore { $count }
    }
page-companion-see-board = Voir le plateau
page-companion-see-pad = Retour à la saisie
page-companion-rolls = Derniers jets
page-die-is = { $die } : { $face }
page-die-row = la rangée
page-die-column = la colonne
page-undo-thrown = Reprendre { $what }

page-with = avec { $what }
page-without = sans { $what }
page-modules = Modules
page-variants = Variantes
page-who-about = ordinateurs : niveau, tempérament
page-seat-me-about = à cet écran
page-seat-open-about = une amie, un ami entre par le lien
page-seat-computer-about = joue tout seul
page-dice-fair-short = dés prouvés
page-dice-typed-short = vrais dés, saisis à la main
page-pace-days-short = sur plusieurs jours
page-about-minutes = Environ { $minutes } min.
page-dropped = Ne va plus avec le reste, donc retiré : { $what }.
page-refused-option = Cela ne va pas encore ensemble : voyez « { $option } ».
page-mend = Y renoncer
page-plan-own = plan à soi
page-plan-upload = Ou un plan à vous (.json)
page-plan-bad = Ce fichier n’est pas un plan : il faut du JSON, comme l’écrit `tocsin board`.
page-choice-board-own-plan = plan à soi

page-show-earlier = Voir plus tôt
page-replay-key-move = un coup
page-replay-key-turn = un tour
page-replay-key-home = Début
page-replay-key-end = Fin
page-replay-key-whole = toute la partie
page-replay-pace = Allure { $pace }×
page-score-points = points
page-end-no-moments = Aucun moment ne ressort : tout s’est joué pas à pas.
page-end-fair = Les dés étaient scellés avant le premier jet ; la graine est révélée.
page-end-verify = Vérifier
page-why-flashpoint-people = { $rescued } { $rescued ->
        [one] personne sauvée
       *[other] personnes sauvées
    }, { $lost } { $lost ->
        [one] perdue
       *[other] perdues
    }.
page-why-flashpoint-house = La maison a pris { $damage } dégâts sur { $most } ; explosions : { $blasts } ; pompiers renversés : { $downs }.
page-why-titanic-saved = { $saved } sur { $all } sont { $saved ->
        [one] sauvé
       *[other] sauvés
    }, soit { $score } points ; l’histoire en fit { $history }.
page-why-titanic-pages = Pages tournées : { $pages }, dont { $failed } par un sauvetage manqué, { $pile } par une pioche vide, { $cards } par une carte.
page-why-feurio-goals = Couleurs sauvées : { $safe } sur { $all }.
page-why-feurio-lacking = Ce qui manque encore : { $colours }.
page-why-feurio-best = La meilleure zone est à { $seat } : { $sum } ÷ { $water } = { $value }.
page-why-feurio-tiles = Tuiles posées : { $tiles } ; zones enfermées par le feu : { $closed }.

page-tv-turn = Au tour de { $name }
page-sound = Sons
page-sound-about = Six sons brefs ; tout ce qu’ils disent se voit aussi.
page-notice = Notification
page-notice-about = Quand c’est à vous et que vous regardez ailleurs.
page-notice-refused = Ce navigateur ne le permet pas ; la marque dans le titre reste.
page-letters-about = u, e, w, l et les autres ; à couper si vous dictez.
page-your-turn-notice = C’est à vous
page-seats-title = Autour de la table
page-here = ici
page-watchers = { $count ->
        [one] { $count } personne regarde.
       *[other] { $count } personnes regardent.
    }
page-share = Inviter, partager
page-share-seat = Place { $seat }
page-share-watch = Regarder
page-share-watch-about = Qui l’ouvre voit la table et ne touche à rien.
page-share-tv = Télévision
page-share-tv-about = La même chose en grand, sans boutons : un second écran pour la pièce.
page-share-make = Créer un lien
page-share-link = Lien
page-share-code = Code, à saisir sous « Rejoindre »
page-share-qr = Image du lien : { $what }
page-share-failed = Le lien n’a pas pu être créé. Réessayez dans un instant.
page-share-owner-only = Qui a ouvert cette table peut inviter les autres.

page-option-specialists = Spécialistes, place par place
page-option-threat_markers = Marqueurs feu et fumée
page-option-black_opposite = Face opposée du dé noir
page-option-family_random_keeps_doors = Un départ au hasard épargne les portes
page-option-setup_explosions_damage = Les explosions du départ abîment
page-option-hazmat_stacking = Deux matières dans une case
page-option-victims_ride_engine = Des victimes dans le camion
page-option-command_consent = Un ordre demande l’accord
page-option-free_move_opens_doors = Les points gratuits ouvrent les portes
page-option-car = La voiture
page-option-lab_large = Gros objet à l’étage
page-option-lab_small = Petit objet
page-option-platform = Plateforme et canon à eau
page-option-object_cells = Cases des objets
page-option-bridge = Échelles en pont
page-option-ladder_down = Échelles par les trous
page-option-engineer = Ingénieur structure
page-option-floor_repair = Planchers réparables
page-option-promo_specialists = Vétéran et chien de sauvetage
page-option-open_window_blast = Souffle à une fenêtre ouverte
page-option-open_fdoor_blast = Souffle à une porte coupe-feu ouverte
page-option-toxic_total = Cases empoisonnées par une fuite
page-option-spill_outside = Les fuites gagnent la rue
page-option-hole_fire_target = Le feu qui tombe sur un trou
page-option-trap_scope = Où l’on peut être pris au piège
page-option-gun_die_three_levels = Dé de la lance sur trois niveaux
page-option-family_ladders = Échelles au jeu familial
page-option-token_limits = Nombre de marqueurs
page-option-cannon_blocked_by_firefighter = Les pompiers arrêtent le canon
page-option-crew = Équipage, place par place
page-option-mystery_never_lifeboat = Pas de Passager Mystère pour chaloupe
page-option-booklet = Compartiments des ponts
page-choice-lab_large-off = aucun
page-choice-lab_large-explosives = explosifs
page-choice-lab_small-off = aucun
page-choice-lab_small-explosives = explosifs
page-choice-lab_small-chemicals = produits
page-choice-open_window_blast-absorb = retenu par le mur
page-choice-open_window_blast-damage_and_pass = casse et passe
page-choice-open_fdoor_blast-pass_and_roll = passe, peut bloquer
page-choice-open_fdoor_blast-block = est arrêté
page-choice-open_fdoor_blast-destroy = la détruit
page-choice-hole_fire_target-cell_below = la case dessous
page-choice-hole_fire_target-reroll = on relance
page-choice-trap_scope-basement_and_ground = sous-sol et rez-de-chaussée
page-choice-trap_scope-all_levels = tous les niveaux
page-choice-trap_scope-off = nulle part
page-choice-gun_die_three_levels-d12 = douze faces
page-choice-gun_die_three_levels-d8 = huit faces
page-choice-family_ladders-engine_spots = près du camion
page-choice-family_ladders-none = aucune
page-choice-token_limits-physical = comme dans la boîte
page-choice-token_limits-unlimited = sans limite
page-choice-black_opposite-nine-minus = neuf moins
page-choice-black_opposite-pairs = paires
page-about-setup-fixed = Le départ du jeu familial, toujours le même.
page-about-setup-random = Les dés disent où cela brûle d’abord.
page-about-setup-alternative = Un autre départ aux dés.
page-about-setup-advanced = Des explosions au départ, comme au jeu avancé.
page-about-layout-standard = 4, 6, 8 et 10 passagers sur les ponts.
page-about-layout-expert = Sept passagers sur chacun des quatre ponts.
page-about-layout-ultimate = 10, 8, 6 et 4 : le pont le plus peuplé est noyé le premier.

page-fair-about = Les dés sont scellés au départ ; un mot de vous les rend aussi les vôtres.
page-fair-word = Mot de { $seat }
page-fair-example = un mot, comme tulipe
page-fair-give = L’ajouter
page-fair-given = Le mot y est.
page-next-table = Vers la revanche
page-titanic-chart = Rescapés, page après page
page-titanic-chart-page = Page { $page } : { $saved } { $saved ->
        [one] sauvé
       *[other] sauvés
    } jusque-là. Voir ce moment.
page-titanic-chart-about = La ligne pointillée est l’histoire. Touchez une page, et la table y revient.
page-details = Détails
page-end-titanic = { $saved ->
        [0] Le navire a sombré, personne n’est sauvé.
        [one] Le navire a sombré, une personne est sauvée.
        [60] Les soixante sont sauvés !
       *[other] Le navire a sombré, { $saved } sont sauvés.
    }
