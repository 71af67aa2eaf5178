# Ce que dit la page autour des tables ; ce qui se passe sur une table est dit par les fichiers des jeux.

page-tocsin = Tocsin
page-headline = Au feu, à la mer, en forêt : sauvez-les ensemble.
page-subline = Vous et des partenaires, réels ou ordinateurs. Sans compte, sans traceur.
page-play-now = Jouer
page-play-now-of = Jouer à { $game }
page-set-up-table = Régler la table
page-players-range = { $low }–{ $high }
page-players-range-said = Joueurs : de { $low } à { $high }
page-minutes = { $minutes } min
page-pitch-flashpoint = Sortez sept personnes de la maison en feu avant qu’elle ne s’effondre.
page-pitch-titanic = Le navire sombre page après page : menez les passagers aux chaloupes.
page-pitch-feurio = La forêt brûle au plus chaud : placez vos pompiers et tenez la ligne.
page-picture-of = { $game }, une position de jeu
page-continue = Reprendre
page-continue-none = Vos tables ouvertes apparaîtront ici.
page-continue-turn = tour { $turn }
page-other-ways = Autrement
page-join = Rejoindre
page-join-about = avec un code
page-real-box = Boîte réelle
page-real-box-about = sur la table, dés et feu ici
page-learn = Apprendre
page-learn-about = leçons courtes, règles, mots
page-replay = Rejouer
page-replay-about = un enregistrement
page-your-move = À vous
page-somebody-thinks = { $name } réfléchit
page-waiting-for-people = attend du monde
page-over = finie
page-closed = fermée
page-theme = Thème
page-theme-night = Nuit
page-theme-paper = Papier
page-language = Langue
page-language-en = English
page-language-fr = Français
page-home = Accueil
page-back = Retour
page-close = Fermer
page-menu = Menu
page-help = Aide
page-settings = Réglages
page-loading = Un instant…
page-skip-to-content = Aller au plateau

page-board = Plateau
page-floors = Étages
page-level-ground = Rez-de-chaussée
page-level-b = Sous-sol
page-level-u = Étage
page-level-a = Grenier
page-row = ligne { $row }
page-way-n = au nord
page-way-e = à l’est
page-way-s = au sud
page-way-w = à l’ouest
page-side = { $way } { $side }
page-cell = { $count ->
        [0] { $cell } : { $things }
       *[other] { $cell } : { $things } ; { $sides }
    }
page-zoom-in = Agrandir
page-zoom-out = Réduire
page-none-there = Il n’y en a pas.
page-border = Bord du plateau.
page-lit-cells = Possibles d’ici : { $cells }.

page-team = Équipe
page-team-order = sens de jeu ↓
page-you = Vous
page-open-seat = Place libre
page-computer = Ordinateur
page-thinking = réfléchit
page-away = absent
page-stand-in = un ordinateur joue à sa place
page-down = à terre
page-in-cell = en { $cell }
page-points = { $free ->
        [0] { $count } PA
       *[other] { $count } PA + { $free }
    }
page-saved-points = { $count } PA { $count ->
        [0] gardé
        [one] gardé
       *[other] gardés
    }
page-planned = { $count } { $count ->
        [0] prévu
        [one] prévu
       *[other] prévus
    }
page-role-paramedic = secouriste
page-role-captain = capitaine
page-role-imaging = vision
page-role-cafs = mousse
page-role-hazmat = chimie
page-role-generalist = généraliste
page-role-rescue = sauveteur
page-role-driver = conducteur
page-role-dog = chien
page-role-engineer = bâtiment
page-role-veteran = vétéran

page-rescued = Sauvés
page-lost = Perdus
page-building = Bâtiment
page-meter-rescued = Sauvés : { $count } sur { $goal }
page-meter-lost = Perdus : { $count }, défaite à { $most }
page-meter-damage = Dégâts du bâtiment : { $count } sur { $most }
page-last-roll = Dernier jet
page-reserves = Réserves
page-pois-to-come = { $count } à venir
page-threats-left = { $count } { $count ->
        [0] feu
        [one] feu
       *[other] feux
    }
page-hot-spots-left = { $count } { $count ->
        [0] point chaud
        [one] point chaud
       *[other] points chauds
    }
page-ladders-left = { $count } { $count ->
        [0] échelle
        [one] échelle
       *[other] échelles
    }

page-log = Journal
page-log-empty = Rien ne s’est encore passé. Coups, lancers et leurs règles s’inscriront ici.
page-rules = Règles
page-chat = Discussion
page-advice = Conseil
page-turn-of = Tour { $turn } · { $seat }
page-turn = tour { $turn }
page-set-up = Mise en place
page-earlier = Plus tôt
page-show-all = Tout montrer
page-news = Dernières nouvelles

page-prompt-act = À vous, { $seat } : { $points } PA{ $free ->
        [0] {""}
        [one] {" "}et { $free } gratuit
       *[other] {" "}et { $free } gratuits
    }.
page-prompt-act-next = Touchez une case éclairée ; après vos actions, le feu avance.
page-other-turn = { $name } joue.
page-other-thinks = { $name } réfléchit…
page-hurry = Ne plus attendre
page-waiting-start = En attente : il reste { $count } { $count ->
        [0] place libre
        [one] place libre
       *[other] places libres
    }.
page-start-now = Commencer sans attendre
page-preview-way = Aller en { $cell } en { $steps } { $steps ->
        [0] coup
        [one] coup
       *[other] coups
    } coûte { $cost } PA, il en restera { $left }.
page-preview-with = { $verb } jusqu’en { $cell } en { $steps } { $steps ->
        [0] coup
        [one] coup
       *[other] coups
    } coûte { $cost } PA, il en restera { $left }.
page-preview-one = { $verb } : { $move }.
page-go = Y aller
page-do-it = Faire
page-cancel = Annuler
page-choose-one = Lequel ?
page-cost = { $cost } PA
page-end-turn = Finir le tour
page-end-turn-long = Finir le tour · le feu avance
page-undo = Reprendre
page-undo-what = Reprendre « { $what } »
page-undo-ask = Demander à reprendre
page-undo-none = Rien à reprendre
page-wish = { $name } demande à reprendre « { $what } ».
page-wish-mine = Vous demandez à reprendre « { $what } » ; on attend les autres.
page-agree = D’accord
page-refuse = Non
page-skip = Passer
page-beat-more = et { $count } de plus
page-why-possible = { $cost ->
        [0] C’est possible maintenant : touchez la place, ou Entrée.
       *[other] C’est possible maintenant, pour { $cost } PA en tout : touchez la place, ou Entrée.
    }
page-why-not-here = Rien à faire ici ce tour : trop loin, ou rien à y faire avec « { $verb } ».
page-refused = { $why }
page-moves-of = { $count } { $count ->
        [0] coup
        [one] coup
       *[other] coups
    }
page-hint = Conseil
page-hint-about = Ce qu’un ordinateur ferait à votre place, avec ce que vous savez.
page-hint-thinking = Il réfléchit…
page-hint-none = Pas de conseil pour l’instant.
page-hint-do = Le faire
page-type-move = Taper un coup
page-type-move-about = La notation elle-même, comme walk:n ou spray:e*2.

page-verb-flashpoint-walk = Marcher
page-verb-flashpoint-carry = Porter
page-verb-flashpoint-spray = Éteindre
page-verb-flashpoint-chop = Défoncer
page-verb-flashpoint-door = Porte
page-verb-flashpoint-ladder = Échelle
page-verb-flashpoint-repair = Réparer
page-verb-flashpoint-platform = Nacelle
page-verb-flashpoint-command = Commander
page-verb-flashpoint-treat = Soigner
page-verb-flashpoint-dispose = Éliminer
page-verb-flashpoint-identify = Identifier
page-verb-flashpoint-sniff = Flairer
page-verb-flashpoint-drive = Conduire
page-verb-flashpoint-gun = Lance
page-verb-flashpoint-crew = Relève

page-tab-board = Plateau
page-tab-team = Équipe
page-tab-log = Journal
page-tab-help = Aide
page-link-lost = Connexion perdue. On essaie de revenir ; aucun coup n’est perdu.
page-link-connecting = Connexion…
page-link-refused = Cette table ne peut pas être ouverte.
page-part-missing = Une partie de la page n’a pas pu être chargée. Elle vient dès que le serveur répond ; aucun coup n’est perdu.
page-no-server = Le serveur ne répond pas. Vérifiez qu’il tourne, puis réessayez.
page-try-again = Réessayer
page-sound-off = Son coupé
page-speed = Vitesse
page-speed-half = ½×
page-speed-one = 1×
page-speed-two = 2×
page-speed-none = sans
page-letters = Touches à une lettre
page-your-turn-title = ● À vous
page-keys = Touches
page-key-arrows = d’une case à l’autre
page-key-floors = d’un étage à l’autre
page-key-enter = agir ou confirmer
page-key-esc = revenir
page-key-digits = choisir une action
page-key-u = reprendre
page-key-e = finir le tour
page-key-w = pourquoi pas cette case ?
page-key-o = cette case et ce qui l’entoure
page-key-m = ce qui est possible
page-key-l = redire les dernières nouvelles
page-key-f = feu suivant
page-key-v = victime ou marqueur suivant
page-key-p = mon pompier
page-key-slash = taper un coup
page-key-help = ces touches
page-key-skip = passer l’animation
page-key-page-up = Page ↑
page-key-page-down = Page ↓
page-key-enter-cap = Entrée
page-key-space = Espace
page-key-escape = Échap

page-new-table = Nouvelle table
page-what = Que joue-t-on ?
page-who = Avec qui ?
page-dice = Dés
page-dice-secure = Lancés par la page
page-dice-secure-about = Un hasard que personne ne peut prévoir.
page-dice-fair = Justes, avec preuve
page-dice-fair-about = Scellés avant le premier jet, ouverts à la fin : chacun peut vérifier.
page-dice-typed = Vrais dés, saisis à la main
page-dice-typed-about = Vous lancez, la page tient le feu.
page-pace = Rythme
page-pace-live = En direct
page-pace-days = En jours
page-pace-live-about = Qui s’absente peut être remplacé par un ordinateur.
page-pace-days-about = Chacun joue quand il peut ; la table attend.
page-options-more = Variantes et précisions
page-possible-start = Un départ possible, avec vos réglages
page-another = Un autre
page-seat-me = Moi
page-seat-open = Ouverte par lien
page-seat-computer = Ordinateur
page-seat-kind = Qui joue { $seat }
page-computer-level = Niveau de { $seat }
page-my-name = Votre nom
page-open-table = Ouvrir la table
page-yes = oui
page-no = non
page-sentence-new = { $game }, { $choices }. { $people }.
page-people = Vous et { $computers } { $computers ->
        [0] ordinateur
        [one] ordinateur
       *[other] ordinateurs
    }{ $open ->
        [0] {""}
        [one] {" "}; une place par lien
       *[other] {" "}; { $open } places par lien
    }
page-computer-random = Au hasard
page-computer-steady = Régulier
page-computer-rookie = Débutant
page-computer-expert = Expert
page-links = Inviter
page-links-about = Donnez ce lien ; qui l’ouvre prend la place.
page-copy = Copier
page-copied = Copié
page-join-title = Rejoindre une table
page-join-label = Lien ou code
page-join-example = Collez le lien reçu, ou tapez le code.
page-join-bad = Ce n’est ni un lien ni un code de table.
page-join-name = Sous quel nom ?
page-sit-down = S’asseoir
page-watch = Regarder

page-end-won = Tout le monde à l’abri !
page-end-lost = Perdu, cette fois.
page-end-over = Partie finie
page-end-what-decided = Ce qui a décidé
page-end-score = Score
page-end-rematch = Revanche
page-end-see-again = Revoir la partie
page-end-save = Télécharger la partie
page-end-share = Copier le lien
page-end-moment = Voir ce moment
page-end-picture = Le plateau à la fin
page-replay-title = Rejouer
page-replay-at = Coup { $ply } sur { $last }, tour { $turn }
page-replay-first = Début
page-replay-back = Coup précédent
page-replay-next = Coup suivant
page-replay-last = Fin
page-replay-play = Lecture
page-replay-stop = Pause
page-replay-turn-back = Tour précédent
page-replay-turn-next = Tour suivant
page-replay-slider = Moment de la partie
page-replay-link = Lien vers ce moment
page-replay-leave = Revenir à la table
page-replay-from-here = Rejouer à partir d’ici
page-upload = Ouvrir un enregistrement
page-upload-file = Choisir un fichier
page-upload-nothing = Choisissez d’abord un fichier, ou collez une partie.
page-upload-about = Un fichier .txt écrit par Tocsin ; vous pouvez aussi le déposer ici.
page-upload-other = En choisir un autre
page-leave = Quitter
page-leave-table = Quitter la table
page-hand-over = Laisser un ordinateur jouer
page-take-back = Reprendre ma place
page-rule-missing = Pas d’explication pour { $rule }.
page-rules-search = Chercher un mot ou une règle
page-rules-found = { $count } { $count ->
        [0] règle
        [one] règle
       *[other] règles
    }
page-chat-none = Rien n’a encore été dit. Ce qu’annoncent les ordinateurs s’inscrit ici aussi.
page-chat-say = Dire
page-chat-write = Écrire aux autres
page-not-found = Il n’y a rien à cette adresse.
page-plain-moves = Coups possibles
page-plain-board = La table en mots
page-soon = Bientôt
page-forget = Oublier ce navigateur
page-choice-rules-family = famille
page-choice-rules-advanced = avancées
page-choice-board-front = recto
page-choice-board-back = verso
page-choice-board-garage = garage
page-choice-board-laboratory = laboratoire
page-choice-board-attic = grenier
page-choice-board-basement = sous-sol
page-choice-mode-scored = aux points
page-choice-mode-coop = ensemble
page-choice-mode-solo = seul
page-choice-level-recruit = recrue
page-choice-level-veteran = vétéran
page-choice-level-heroic = héroïque
page-choice-layout-standard = normale
page-choice-layout-expert = expert
page-choice-layout-ultimate = ultime
page-choice-standard = réglages habituels
page-fewer-seats = Une place de moins
page-more-seats = Une place de plus
page-seats = { $count } sur { $most }
page-replay-text = Ou collez le texte ici
page-option-rules = Règles
page-option-board = Plateau
page-option-level = Niveau
page-option-mode = Façon de jouer
page-option-layout = Disposition
page-option-setup = Départ du feu
page-option-deal_specialists = Métiers tirés au sort
page-option-use_specialists = Spécialistes
page-option-use_hazmats = Matières dangereuses
page-option-use_vehicles = Véhicules
page-option-use_hot_spots = Points chauds
page-option-remote_station = La caserne éloignée
page-option-just_in_case = À tout hasard
page-option-murphys_law = La loi de Murphy
page-option-play_on = Jusqu’aux dix
page-option-firebreaks = Coupe-feu
page-option-rounding = Arrondi
page-choice-setup-fixed = fixe
page-choice-setup-random = au hasard
page-choice-setup-alternative = autre hasard
page-choice-setup-advanced = avancé
page-choice-rounding-up = au-dessus
page-choice-rounding-down = au-dessous
page-cell-word = case
page-die-red = Rouge
page-die-black = Noir
page-board-failed = Le plateau n’a pas pu être dessiné ; la partie, elle, est intacte.
page-about-crew = Qui mène qui, place par place ; les places sans nom sont distribuées au hasard.
page-about-rules-family = Sortir les gens et tenir le feu : le jeu pour commencer.
page-about-rules-advanced = Métiers, véhicules, produits dangereux et points chauds entrent en jeu.
page-about-board-front = La maison du recto, conseillée pour débuter.
page-about-board-back = La maison du verso : d’autres murs, d’autres portes.
page-about-board-garage = Extreme Danger : le garage, ses voitures et ses fenêtres.
page-about-board-laboratory = Extreme Danger : le laboratoire, ses produits et ses portes coupe-feu.
page-about-level-recruit = Peu d’explosions au départ.
page-about-level-veteran = Plus d’explosions, de produits et de points chauds.
page-about-level-heroic = La maison est déjà perdue, ou presque.
page-about-mode-scored = Chacun pour ses zones : le plus de points gagne.
page-about-mode-coop = Ensemble contre le feu.
page-about-mode-solo = Seul avec les quatre couleurs.
page-moments = Moments forts
page-verb-titanic-move = Déplacer
page-verb-titanic-rescue = Sauvetage
page-verb-titanic-play = Carte Action
page-verb-titanic-place = Placer
page-verb-titanic-lay = Reposer
page-verb-titanic-seek = Chercher une ancre
page-verb-titanic-share = Redistribuer
page-verb-titanic-keep = La garder
page-verb-titanic-stop = Cela suffit
page-verb-titanic-done = Ne rien échanger
page-titanic-class-first = 1re classe
page-titanic-class-second = 2nde classe
page-titanic-chosen = En main.
page-titanic-goal = Elle peut aller ici.
page-titanic-lit = Utilisable maintenant.
page-titanic-boat = Canot
page-titanic-lifeboat = Chaloupe
page-titanic-flooded = inondé
page-titanic-deck-lost = Pont { $number } inondé
page-titanic-fled = fuite au { $number }
page-titanic-opens = vide : s’ouvre par
page-titanic-hidden = { $count ->
        [0] { $count } caché
        [one] { $count } caché
       *[other] { $count } cachés
    }
page-titanic-page = Page
page-titanic-saved = Sauvés
page-titanic-score = Score
page-titanic-history = l’histoire : { $score }
page-titanic-meter-clock = { $clock } à l’horloge
page-titanic-meter-page = Page { $page } sur { $pages }, qui vaut { $number }
page-titanic-meter-saved = { $count ->
        [0] { $count } sauvé
        [one] { $count } sauvé
       *[other] { $count } sauvés
    } sur { $all }
page-titanic-meter-score = Score { $score } ; dans l’histoire { $history }
page-titanic-tray = Pioches et cartes
page-titanic-pile = Pioche
page-titanic-discard = Défausse
page-titanic-drawn = { $count ->
        [0] Aucune carte visible
        [one] Une carte visible
       *[other] { $count } cartes visibles
    }
page-titanic-fit = { $count ->
        [0] aucune au choix
        [one] une au choix
       *[other] { $count } au choix
    }
page-titanic-offered = Choisissez une carte
page-titanic-actions = Cartes Action
page-titanic-action-pile = pioche { $pile }, défausse { $discard }
page-titanic-no-crew = encore à distribuer
page-titanic-draws = Pioche
page-titanic-after-failure = Après échec
page-titanic-cards = { $count ->
        [0] { $count } carte
        [one] { $count } carte
       *[other] { $count } cartes
    }
page-titanic-draws-holds = pioche 1–{ $most } · { $count ->
        [0] { $count } carte
        [one] { $count } carte
       *[other] { $count } cartes
    }
page-titanic-unseen = Pas encore vus
page-titanic-known-behind = Cachés, { $number ->
        [0] canot
       *[other] pont { $number }
    } :
page-titanic-known-top = Dessus de la pioche :
page-titanic-known-bottom = Dessous de la pioche :
page-titanic-if-over = Score si tout s’arrête
page-titanic-part-page = page
page-titanic-part-anchors = ancres, { $class }
page-curtain = À { $seat } de jouer : passez l’écran.
page-curtain-why = Ce que l’autre ne doit pas voir reste caché jusque-là.
page-curtain-lift = C’est moi
page-verb-feurio-lay = Poser la tuile
page-verb-feurio-break = Coupe-feu : rendre un homme
page-verb-feurio-men = Placer des hommes
page-verb-feurio-pass = Ne placer personne
page-feurio-lit = Vous pouvez agir ici.
page-feurio-tiles = Tuiles
page-feurio-hottest = Point le plus chaud
page-feurio-colours-safe = Couleurs en sûreté
page-feurio-meter-tiles = Tuiles posées : { $count } sur { $all }
page-feurio-meter-heat = Point le plus chaud : { $heat }
page-feurio-meter-safe = Couleurs en sûreté : { $count } sur { $all }
page-feurio-plays = joue
page-feurio-in-hand = { $count } en main
page-feurio-reinforcements = { $count ->
        [one] { $count } renfort
       *[other] { $count } renforts
    }
page-feurio-lacking = il manque
page-feurio-safe = en sûreté
page-feurio-check-men = { $count ->
        [one] { $count } homme sur { $all }
       *[other] { $count } hommes sur { $all }
    }
page-feurio-check-areas = { $count ->
        [0] pas encore de zone
        [one] une seule zone
       *[other] { $count } zones
    }
page-feurio-check-one = un 1 avec une issue
page-feurio-check-no-one = aucun 1 avec une issue
page-feurio-legend-heat = chaleur : le feu va au plus chaud
page-feurio-legend-water = eau : la zone se divise par sa plus petite tuile ouverte
page-feurio-pile = { $count ->
        [0] La pioche est vide
        [one] Pioche : une tuile, encore cachée
       *[other] Pioche : { $count } tuiles, encore cachées
    }
page-feurio-unseen = Tuiles { $value } encore cachées : { $count }
page-feurio-drawn = En main : un { $value }
page-feurio-drawn-hidden = Une tuile connue de qui l’a tirée
page-feurio-laid = Pas de tuile en main
page-feurio-how-many = Combien d’hommes
page-feurio-which-colour = Quelle couleur
page-feurio-men = { $count ->
        [one] { $count } homme
       *[other] { $count } hommes
    }
page-feurio-only-men = Plus que des hommes à placer
page-feurio-tile-laid = tuile posée
page-feurio-ask-men = Combien d’hommes sur ce { $value } ?
page-feurio-do-men = { $count ->
        [one] placer { $count } homme
       *[other] placer { $count } hommes
    } ({ $colour })
page-feurio-ask-break = Poser la tuile face cachée ici ? Elle vaut 0 et personne ne s’y tient.
page-feurio-do-break = coupe-feu, rendre un homme ({ $colour })
page-feurio-ask-lay = Poser le { $value } ici ?

page-partners = Demander à
page-ask-seat = Demander quelque chose à { $seat }
page-ask-who = À qui ?
page-ask-come = Venez ici
page-ask-hold = Tenez le feu là
page-ask-leave = C’est pour moi
page-ask-wait = Attendez
page-ask-titanic-hold = D’abord ce pont
page-ask-titanic-leave = Laissez-moi ce pont
page-ask-titanic-wait = Gardez vos cartes
page-ask-feurio-come = Envoyez des hommes là
page-ask-feurio-hold = Gardez le feu loin
page-ask-feurio-wait = Ne placez personne
page-ask-where = Touchez l’endroit : { $what }.
page-ask-stop = Tant pis
page-said = « { $told } »
page-hint-chance = { $chance } %
page-hint-of-winning = de gagner, à { $margin } près
page-hint-points = { $chance ->
        [one] { $chance } point
       *[other] { $chance } points
    }
page-hint-of-points = à attendre, à { $margin } près
page-hint-setback = { $chance } % de perdre quelqu’un avant votre prochain tour
page-hint-close = Les marges (les traits) se recouvrent : rien ne dit quel plan est le meilleur. Le conseil ne sait rien de plus que vous.
page-hint-open = Le conseil ne sait rien de plus que vous.
page-hint-see = Voir sur le plateau
page-learn-lessons = Leçons
page-learn-rules = Livre de règles
page-learn-glossary = Mots des boîtes
page-learn-how = Environ trois minutes chacune. Les dés sont réglés pour la leçon ; tout le reste est une vraie table.
page-learn-count = { $count ->
        [one] { $count } courte leçon
       *[other] { $count } courtes leçons
    }
page-lesson-steps = { $count ->
        [one] { $count } étape
       *[other] { $count } étapes
    }
page-lesson-taken = faite
page-lesson-number = Leçon { $number }
page-lesson-step = Étape { $step } sur { $count }
page-lesson-task = Ce qui est demandé
page-lesson-why = Pourquoi ?
page-lesson-next = Suite
page-lesson-skip = Passer cette étape
page-lesson-again = Encore une fois
page-lesson-next-lesson = Leçon suivante
page-lesson-play = Jouer une partie
page-glossary-about = Ce que les boîtes et leurs éditions appellent ainsi, et le mot employé ici.
page-glossary-also = Aussi : { $words }
page-glossary-search = Chercher un mot d’une boîte
page-glossary-found = { $count ->
        [one] { $count } mot
       *[other] { $count } mots
    }
