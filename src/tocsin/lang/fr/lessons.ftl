# De courtes leçons sur une vraie table : un titre, une consigne et sa raison à chaque pas, un dernier mot.

lesson-is-over = Cette leçon est finie. Prenez la suivante, ou jouez.

lesson-flashpoint-walk = Marcher et regarder
lesson-flashpoint-walk-1 = Entrez dans la maison par l’embrasure ouverte.
lesson-flashpoint-walk-1-why = Vous avez 4 points d’action par tour. Un pas vers la case voisine en coûte un ; les issues de la maison sont toujours ouvertes.
lesson-flashpoint-walk-2 = Marchez d’une case vers le nord.
lesson-flashpoint-walk-2-why = On n’atteint que les quatre voisines en ligne droite, jamais en diagonale. La fumée ne gênerait pas ; le feu coûterait 2.
lesson-flashpoint-walk-3 = Marchez sur le point d’interrogation.
lesson-flashpoint-walk-3-why = Entrer dans la case retourne le marqueur aussitôt, sans rien payer : cette fois, c’est une victime. Ce pouvait être une fausse alerte.
lesson-flashpoint-walk-4 = Finissez votre tour.
lesson-flashpoint-walk-4-why = Le point non dépensé est gardé pour le prochain tour, jusqu’à 4. Puis vient le tour du feu : ici, de la fumée monte dans une case vide.
lesson-flashpoint-walk-end = Un pas coûte 1, le feu coûte 2, les marqueurs se retournent seuls, et l’on peut garder des points.

lesson-flashpoint-doors = Portes et murs
lesson-flashpoint-doors-1 = Ouvrez la porte à côté de vous.
lesson-flashpoint-doors-1-why = Ouvrir ou fermer une porte coûte 1 point, des deux côtés. Fermée, elle vous arrête, et le feu aussi.
lesson-flashpoint-doors-2 = Passez par la porte ouverte.
lesson-flashpoint-doors-2-why = Une porte ouverte n’est pas un obstacle : le pas coûte ce que coûte un pas.
lesson-flashpoint-doors-3 = Fermez-la derrière vous.
lesson-flashpoint-doors-3-why = C’est souvent le moyen le moins cher de retenir le feu.
lesson-flashpoint-doors-4 = Donnez un coup de hache au mur du nord.
lesson-flashpoint-doors-4-why = Chaque coup coûte 2 points et pose un dégât. Un seul ne suffit pas : le mur tient encore.
lesson-flashpoint-doors-5 = Encore un coup.
lesson-flashpoint-doors-5-why = Le second dégât abat le mur : voilà une issue. Mais les dégâts comptent ; à 24, la maison s’écroule.
lesson-flashpoint-doors-end = Une porte coûte peu, un mur coûte cher, et la maison se souvient de chaque coup.

lesson-flashpoint-spray = Éteindre
lesson-flashpoint-spray-1 = Arrosez une fois le feu à l’est.
lesson-flashpoint-spray-1-why = Un point rabat un feu en fumée. On atteint sa propre case et les quatre voisines.
lesson-flashpoint-spray-2 = Arrosez encore la même case.
lesson-flashpoint-spray-2-why = Un second point chasse la fumée : il ne reste plus rien qui puisse reprendre.
lesson-flashpoint-spray-3 = Éteignez d’un coup le feu au nord.
lesson-flashpoint-spray-3-why = Deux points d’un coup valent deux points l’un après l’autre.
lesson-flashpoint-spray-4 = Marchez au sud, dans la fumée.
lesson-flashpoint-spray-4-why = La fumée ne blesse personne et ne coûte rien de plus. Elle n’est dangereuse que parce qu’elle peut devenir du feu.
lesson-flashpoint-spray-5 = Rabattez en fumée le feu voisin.
lesson-flashpoint-spray-5-why = La fumée à côté du feu reste fumée jusqu’à la phase du feu. Mieux vaut donc souvent rabattre plusieurs feux qu’en éteindre un.
lesson-flashpoint-spray-end = Feu, fumée, plus rien : un point pour chaque marche.

lesson-flashpoint-fire = Le feu avance
lesson-flashpoint-fire-1 = Finissez votre tour et regardez les dés.
lesson-flashpoint-fire-1-why = Après chaque tour, deux dés désignent une case, le rouge la rangée et le noir la colonne. Une case vide reçoit de la fumée.
lesson-flashpoint-fire-2 = Finissez encore votre tour.
lesson-flashpoint-fire-2-why = De la fumée à côté de la fumée reste fumée. Rien ne brûle encore.
lesson-flashpoint-fire-3 = Finissez votre tour : les dés reviennent sur la première fumée.
lesson-flashpoint-fire-3-why = Fumée sur fumée, c’est du feu. Et toute fumée qui touche le feu s’enflamme aussitôt : c’est l’embrasement.
lesson-flashpoint-fire-4 = Finissez votre tour : les dés tombent à côté du feu.
lesson-flashpoint-fire-4-why = Une case vide à côté du feu n’attend pas la fumée : elle brûle aussitôt.
lesson-flashpoint-fire-5 = Finissez votre tour : cette fois, un mur sépare.
lesson-flashpoint-fire-5-why = Les murs et les portes fermées protègent. La fumée reste fumée, si près que soit le feu.
lesson-flashpoint-fire-end = La fumée, puis le feu, puis toute la fumée autour. Les murs donnent du temps.

lesson-flashpoint-explosion = Les explosions
lesson-flashpoint-explosion-1 = Finissez votre tour : les dés frappent une case déjà en feu.
lesson-flashpoint-explosion-1-why = Alors elle explose, une fois dans chaque direction : les cases libres prennent feu, un mur prend un dégât, une porte fermée est soufflée.
lesson-flashpoint-explosion-2 = Finissez votre tour : encore la même case.
lesson-flashpoint-explosion-2-why = Là où la voisine brûle déjà, une onde de choc file tout droit à travers les flammes, jusqu’à un mur, une porte ou une case libre.
lesson-flashpoint-explosion-3 = Défoncez le mur abîmé à côté de vous.
lesson-flashpoint-explosion-3-why = Il avait déjà un dégât : un seul coup suffit. Les souffles ouvrent aussi des passages, mais 24 dégâts font s’écrouler la maison.
lesson-flashpoint-explosion-end = Du feu sur du feu explose. Réduisez les feux avant que les dés ne les trouvent deux fois.

lesson-flashpoint-rescue = Porter quelqu’un dehors
lesson-flashpoint-rescue-1 = Marchez vers le sud.
lesson-flashpoint-rescue-1-why = D’abord s’approcher, ensuite porter.
lesson-flashpoint-rescue-2 = Entrez dans la case de la victime.
lesson-flashpoint-rescue-2-why = Prendre et poser ne coûtent rien ; on dit seulement, à chaque pas, ce qui vient avec soi.
lesson-flashpoint-rescue-3 = Portez la victime vers l’ouest.
lesson-flashpoint-rescue-3-why = Un pas avec une victime coûte 2 au lieu de 1, et jamais dans le feu.
lesson-flashpoint-rescue-4 = Portez la victime hors de la maison.
lesson-flashpoint-rescue-4-why = Au jeu familial, toute case dehors est sûre : voilà l’une des sept qu’il faut.
lesson-flashpoint-rescue-5 = Finissez votre tour.
lesson-flashpoint-rescue-5-why = Après le feu, on complète à trois marqueurs ou victimes, là où tombent les dés.
lesson-flashpoint-rescue-end = Sept personnes dehors, et la partie est gagnée.

lesson-flashpoint-end = À terre, perdu, gagné
lesson-flashpoint-end-1 = Finissez votre tour à côté du feu.
lesson-flashpoint-end-1-why = L’explosion atteint votre case : vous êtes à terre. Aucun pompier ne meurt, mais vous perdez votre place.
lesson-flashpoint-end-2 = Choisissez où vous revenez à vous.
lesson-flashpoint-end-2-why = Vous repartez de la place d’ambulance la plus proche. La victime dans les flammes est perdue ; quatre de perdues, et la partie l’est aussi.
lesson-flashpoint-end-3 = Allez vers l’autre victime.
lesson-flashpoint-end-3-why = Six sont déjà sauvées. Une de plus suffit.
lesson-flashpoint-end-4 = Portez dehors la septième victime.
lesson-flashpoint-end-4-why = Le septième sauvetage gagne aussitôt, quoi qu’il brûle encore.
lesson-flashpoint-end-end = Sept sauvées, c’est gagné ; quatre perdues ou 24 dégâts, c’est perdu.

lesson-flashpoint-paramedic = Spécialistes : le secouriste
lesson-flashpoint-paramedic-1 = Soignez la victime.
lesson-flashpoint-paramedic-1-why = Au jeu avancé, chacun a sa carte. Le secouriste soigne une victime de sa case pour 1 point.
lesson-flashpoint-paramedic-2 = Guidez la victime vers l’ouest.
lesson-flashpoint-paramedic-2-why = Une victime soignée marche avec vous : le pas coûte 1 au lieu de 2, quel que soit le guide.
lesson-flashpoint-paramedic-3 = Guidez la victime jusqu’à l’ambulance.
lesson-flashpoint-paramedic-3-why = Au jeu avancé, seules les cases de l’ambulance sont sûres.
lesson-flashpoint-paramedic-end = Chaque spécialiste plie une règle, et sa carte dit laquelle.

lesson-flashpoint-ambulance = L’ambulance
lesson-flashpoint-ambulance-1 = Portez la victime dehors.
lesson-flashpoint-ambulance-1-why = Dehors n’est pas encore sauvé : l’ambulance est de l’autre côté, et le feu peut encore venir ici.
lesson-flashpoint-ambulance-2 = Appelez l’ambulance du côté sud.
lesson-flashpoint-ambulance-2-why = Tout le monde peut l’appeler par radio, de n’importe où, pour 2 points par côté. Là où elle arrive, les victimes de ses cases sont sauvées.
lesson-flashpoint-ambulance-end = Garez l’ambulance là où sortiront les prochaines victimes.

lesson-flashpoint-gun = La lance du camion
lesson-flashpoint-gun-1 = Tirez avec la lance du camion.
lesson-flashpoint-gun-1-why = Il faut être sur le camion. Elle atteint le quart de maison devant lui, pour 4 points ; le conducteur n’en paie que 2.
lesson-flashpoint-gun-2 = Relancez le dé noir.
lesson-flashpoint-gun-2-why = Seul le conducteur le peut : chaque dé une fois, et le second résultat reste.
lesson-flashpoint-gun-3 = Gardez les dés tels quels.
lesson-flashpoint-gun-3-why = Un dé qui sort du quart est retourné. La case visée et ses voisines sont lavées ; murs et portes fermées arrêtent l’eau.
lesson-flashpoint-gun-end = Un tir, jusqu’à cinq feux. Faites d’abord sortir tout le monde de ce quart.

lesson-flashpoint-crew = Changer d’équipier
lesson-flashpoint-crew-1 = Échangez votre carte contre le pompier CAFS.
lesson-flashpoint-crew-1-why = Au camion, avant toute autre action, 2 points font venir un autre spécialiste. Ses points gratuits sont entiers.
lesson-flashpoint-crew-2 = Éteignez d’un coup le feu au nord.
lesson-flashpoint-crew-2-why = Les trois points gratuits paient l’extinction, et rien d’autre.
lesson-flashpoint-crew-3 = Passez par le mur abattu.
lesson-flashpoint-crew-3-why = Votre dernier point ordinaire. Un mur abattu ne coûte rien de plus.
lesson-flashpoint-crew-4 = Rabattez le feu suivant avec le dernier point gratuit.
lesson-flashpoint-crew-4-why = Les points gratuits ne se gardent pas : servez-vous-en à temps.
lesson-flashpoint-crew-end = Le bon spécialiste au bon moment vaut bien un retour au camion.

lesson-flashpoint-captain = Le capitaine
lesson-flashpoint-captain-1 = Ordonnez à votre équipier de porter la victime vers l’ouest.
lesson-flashpoint-captain-1-why = Deux points de commandement par tour font agir les autres, à leur prix. Leurs propres points restent intacts.
lesson-flashpoint-captain-2 = Renvoyez votre équipier à l’intérieur.
lesson-flashpoint-captain-2-why = Une fois les points de commandement dépensés, vos propres points servent aussi.
lesson-flashpoint-captain-end = On n’ordonne que des pas et des portes, et personne ne doit rester dans le feu.

lesson-flashpoint-hazmat = Matières dangereuses
lesson-flashpoint-hazmat-1 = Allez jusqu’à la matière dangereuse.
lesson-flashpoint-hazmat-1-why = Elle attend comme une victime que personne ne réclame, tant qu’elle ne brûle pas.
lesson-flashpoint-hazmat-2 = Portez-la hors de la maison.
lesson-flashpoint-hazmat-2-why = Un pas avec elle coûte 2. Dehors, elle est aussitôt sans danger.
lesson-flashpoint-hazmat-3 = Finissez votre tour et voyez l’autre.
lesson-flashpoint-hazmat-3-why = Sa case prend feu : elle explose et laisse un point chaud.
lesson-flashpoint-hazmat-end = Sortez-les, ou tenez le feu à distance.

lesson-flashpoint-hotspots = Les points chauds
lesson-flashpoint-hotspots-1 = Finissez votre tour : les dés trouvent un point chaud.
lesson-flashpoint-hotspots-1-why = Chaque point chaud touché fait avancer le feu encore une fois. Après une telle suite, la dernière case en reçoit un nouveau.
lesson-flashpoint-hotspots-2 = Finissez encore votre tour.
lesson-flashpoint-hotspots-2-why = Pas de point chaud, pas de second jet. Ils ne partent jamais : l’eau n’y fait rien.
lesson-flashpoint-hotspots-end = Plus on tarde, plus le feu va vite.

lesson-flashpoint-windows = Fenêtres et cloisons
lesson-flashpoint-windows-1 = Ouvrez la fenêtre.
lesson-flashpoint-windows-1-why = Une fenêtre s’ouvre pour 1 point, comme une porte. Ouverte, elle laisse passer les gens, l’eau et le feu.
lesson-flashpoint-windows-2 = Entrez par là.
lesson-flashpoint-windows-2-why = Le pas coûte ce que coûte un pas.
lesson-flashpoint-windows-3 = Avancez jusqu’à la cloison légère.
lesson-flashpoint-windows-3-why = Le mur mince et rayé devant vous est une cloison légère.
lesson-flashpoint-windows-4 = Donnez-lui un coup de hache.
lesson-flashpoint-windows-4-why = Un seul dégât suffit pour une cloison, et aussi pour un mur à fenêtre.
lesson-flashpoint-windows-end = Dans ces maisons, toute fenêtre peut devenir une porte.

lesson-flashpoint-fireproof = Portes coupe-feu
lesson-flashpoint-fireproof-1 = Finissez votre tour : une explosion derrière la porte.
lesson-flashpoint-fireproof-1-why = Aucun souffle n’emporte une porte coupe-feu. Le dé rouge décide : de 4 à 6, elle se bloque.
lesson-flashpoint-fireproof-2 = Défoncez la porte bloquée.
lesson-flashpoint-fireproof-2-why = Une porte bloquée ne s’ouvre ni ne se ferme. Chaque coup ôte un blocage ; avec le dernier, la porte part aussi.
lesson-flashpoint-fireproof-end = Fermée, elle retient le feu. Bloquée, elle vous retient aussi.

lesson-flashpoint-stairs = Escaliers et étages
lesson-flashpoint-stairs-1 = Allez au pied de l’escalier.
lesson-flashpoint-stairs-1-why = La maison a un étage : ses cases ont un u: devant leur nom.
lesson-flashpoint-stairs-2 = Montez l’escalier.
lesson-flashpoint-stairs-2-why = Les deux bouts se touchent : c’est un pas au prix habituel.
lesson-flashpoint-stairs-3 = Descendez avec la victime.
lesson-flashpoint-stairs-3-why = Avec une victime, cela coûte 2, comme tout pas.
lesson-flashpoint-stairs-4 = Finissez votre tour.
lesson-flashpoint-stairs-4-why = Le dé noir désigne aussi l’étage. Le feu et la fumée prennent l’escalier, eux aussi.
lesson-flashpoint-stairs-end = Un escalier sert à tous, au feu aussi.

lesson-flashpoint-ladders = Les échelles
lesson-flashpoint-ladders-1 = Portez l’échelle jusque sous la fenêtre.
lesson-flashpoint-ladders-1-why = Prendre une échelle ne coûte rien, et le pas est au prix habituel.
lesson-flashpoint-ladders-2 = Dressez l’échelle.
lesson-flashpoint-ladders-2-why = Cela coûte 2 points, dehors et sous un étage.
lesson-flashpoint-ladders-3 = Montez-y.
lesson-flashpoint-ladders-3-why = Un point pour monter ou descendre, 2 avec quelqu’un.
lesson-flashpoint-ladders-4 = Ouvrez la fenêtre depuis l’échelle.
lesson-flashpoint-ladders-4-why = En haut, on agit comme d’habitude : fenêtres, eau, hache.
lesson-flashpoint-ladders-5 = Entrez jusqu’à la victime.
lesson-flashpoint-ladders-5-why = L’échelle attend le retour. On est sauvé au sol, pas sur l’échelle.
lesson-flashpoint-ladders-end = Une échelle raccourcit la sortie. Du feu au pied ou en haut la replie.

lesson-flashpoint-objects = Ce qui explose
lesson-flashpoint-objects-1 = Finissez votre tour : un souffle frappe la voiture.
lesson-flashpoint-objects-1-why = Un objet est comme un bloc de mur. Chaque souffle qui voudrait y entrer y pose un dégât.
lesson-flashpoint-objects-2 = Finissez votre tour : le quatrième dégât.
lesson-flashpoint-objects-2-why = Cette fois, elle explose, vers l’extérieur de ses deux cases.
lesson-flashpoint-objects-end = L’eau n’y fait rien : éteignez ce qui brûle à côté.

lesson-flashpoint-chemicals = Le poison
lesson-flashpoint-chemicals-1 = Finissez votre tour : les produits chimiques cèdent.
lesson-flashpoint-chemicals-1-why = À 4 dégâts, ils fuient : cinq cases sont empoisonnées, et personne n’y entre.
lesson-flashpoint-chemicals-2 = Nettoyez la case voisine.
lesson-flashpoint-chemicals-2-why = Seul le technicien en matières dangereuses le peut, de la case d’à côté, pour 2 points.
lesson-flashpoint-chemicals-end = Le poison emporte les victimes aussitôt et met les pompiers à terre : soyez loin.

lesson-flashpoint-floors = Le sous-sol et son plafond
lesson-flashpoint-floors-1 = Finissez votre tour : une explosion au sous-sol.
lesson-flashpoint-floors-1-why = Le plancher au-dessus se fend. Abîmé, il porte encore tout.
lesson-flashpoint-floors-2 = Finissez votre tour : encore dans la même case.
lesson-flashpoint-floors-2-why = Cette fois, le plancher tombe : un trou, et deux dégâts. Qui s’y tenait serait à terre.
lesson-flashpoint-floors-end = Les explosions d’en bas rongent la maison par-dessous.

lesson-flashpoint-bridge = Par-dessus le trou
lesson-flashpoint-bridge-1 = Arrosez au fond du trou.
lesson-flashpoint-bridge-1-why = Du bord d’un trou, on atteint la case du sous-sol juste dessous.
lesson-flashpoint-bridge-2 = Posez l’échelle en travers du trou.
lesson-flashpoint-bridge-2-why = Deux points, et voilà un pont.
lesson-flashpoint-bridge-3 = Avancez sur le pont.
lesson-flashpoint-bridge-3-why = Un seul à la fois, et l’on n’y finit pas son tour : gardez de quoi en sortir.
lesson-flashpoint-bridge-4 = Quittez-le vers le sud.
lesson-flashpoint-bridge-4-why = Vous voilà passé. Le pont reste tant que personne ne le reprend.
lesson-flashpoint-bridge-end = Un trou n’est pas la fin du chemin tant qu’on a une échelle.

lesson-flashpoint-platform = La plateforme
lesson-flashpoint-platform-1 = Envoyez la plateforme à la pièce en feu.
lesson-flashpoint-platform-1-why = Elle est sur le camion à la place de la lance. Trois points la mènent le long du côté du camion ; le conducteur en paie 2.
lesson-flashpoint-platform-2 = Montez avec elle.
lesson-flashpoint-platform-2-why = Qui est sur le camion peut venir, sans rien payer.
lesson-flashpoint-platform-3 = Ouvrez la fenêtre de là-haut.
lesson-flashpoint-platform-3-why = Sur la plateforme, on agit comme d’habitude.
lesson-flashpoint-platform-4 = Tirez au canon à eau.
lesson-flashpoint-platform-4-why = Il nettoie la case derrière l’ouverture et toutes ses voisines, sans dé.
lesson-flashpoint-platform-end = Jamais tant qu’une victime est dans l’une de ces cases : l’eau est trop forte.

lesson-titanic-moves = Déplacer les passagers
lesson-titanic-moves-1 = Menez S8 du pont 1 sur S9 du pont 2.
lesson-titanic-moves-1-why = Un passager rejoint une file dont la dernière carte est de sa classe et vaut juste un de plus. La carte derrière se retourne aussitôt.
lesson-titanic-moves-2 = Menez ensemble S9 et S8 sur S10.
lesson-titanic-moves-2-why = Toute une suite se déplace d’un coup, depuis le bout libre. Les ancres n’y changent rien.
lesson-titanic-moves-3 = Menez F9 sur F10.
lesson-titanic-moves-3-why = La première classe ne rejoint que la première. Ce qui est caché dessous peut être n’importe quoi.
lesson-titanic-moves-4 = Menez S17 et S16 sur le pont 5, vide.
lesson-titanic-moves-4-why = Seul le plus fort, F13 ou S17, ouvre un pont vide. C’est utile avant que son pont ne soit inondé.
lesson-titanic-moves-end = Déplacez autant que vous voulez, puis agissez une fois.

lesson-titanic-boats = Les chaloupes
lesson-titanic-boats-1 = Mettez à l’eau la chaloupe F1.
lesson-titanic-boats-1-why = Les quatre 1 sont les chaloupes. Chacune commence un groupe de rescapés de sa classe.
lesson-titanic-boats-2 = Faites monter F2.
lesson-titanic-boats-2-why = Une chaloupe se remplit en montant, un à un : après le 1, le 2.
lesson-titanic-boats-3 = Faites monter F3, au bout du pont 3.
lesson-titanic-boats-3-why = Seul le bout libre peut monter.
lesson-titanic-boats-4 = Et maintenant F4.
lesson-titanic-boats-4-why = Qui est dans une chaloupe y reste. Le but : les soixante dans les chaloupes.
lesson-titanic-boats-end = Les files descendent, les chaloupes montent.

lesson-titanic-rescue = Organiser un sauvetage
lesson-titanic-rescue-1 = Organisez un sauvetage de trois cartes.
lesson-titanic-rescue-1-why = On dit d’abord combien, jusqu’au nombre de sa carte d’équipage. On les pioche ensemble, à la vue de tous.
lesson-titanic-rescue-2 = Mettez F3 dans sa chaloupe.
lesson-titanic-rescue-2-why = Si une carte piochée va quelque part, on en place exactement une ; les autres vont à la défausse.
lesson-titanic-rescue-3 = Organisez un sauvetage d’une seule carte.
lesson-titanic-rescue-3-why = Plus on pioche, plus c’est sûr, mais plus vite la pioche est vide.
lesson-titanic-rescue-4 = Mettez à l’eau la chaloupe piochée.
lesson-titanic-rescue-4-why = Une chaloupe va toujours quelque part.
lesson-titanic-rescue-end = Piochez ce qu’il faut, et le moins possible.

lesson-titanic-failure = Quand un sauvetage échoue
lesson-titanic-failure-1 = Organisez un sauvetage de deux cartes.
lesson-titanic-failure-1-why = Aucune ne va : les deux partent à la défausse et une page se tourne. L’eau gagne un compartiment. En consolation, Boxhall pioche deux cartes Action.
lesson-titanic-failure-2 = Jouez Wait! sur le pont 1.
lesson-titanic-failure-2-why = Une carte Action au lieu d’un sauvetage : aucune page ne se tourne. Wait! envoie une suite visible à la défausse.
lesson-titanic-failure-3 = Menez F5 sur F6.
lesson-titanic-failure-3-why = C’est un nouveau tour : on peut de nouveau déplacer. Une fois qu’on a agi, c’est fini jusqu’au prochain.
lesson-titanic-failure-end = Douze pages : c’est tout le temps qu’il reste.

lesson-titanic-flood = Un pont est perdu
lesson-titanic-flood-1 = Organisez un sauvetage d’une carte.
lesson-titanic-flood-1-why = Il échoue, et le dernier compartiment du pont 1 est inondé : sa file fuit sur le pont 2. On mélange les deux, face cachée.
lesson-titanic-flood-2 = Jouez Save Time.
lesson-titanic-flood-2-why = La défausse revient dans la pioche sans page. Vider la pioche à coups de sauvetages en coûterait une.
lesson-titanic-flood-end = Videz les ponts avant que l’eau ne le fasse.

lesson-titanic-cards = Les cartes Action
lesson-titanic-cards-1 = Jouez Come On!
lesson-titanic-cards-1-why = On cherche dans toute la pioche quelqu’un qui aille quelque part.
lesson-titanic-cards-2 = Mettez S2 dans sa chaloupe.
lesson-titanic-cards-2-why = Si quelqu’un va, il faut en placer un ; puis on mélange la pioche. Sinon, une page se tournerait.
lesson-titanic-cards-3 = Jouez Your Turn! sur le pont 2.
lesson-titanic-cards-3-why = On voit toutes les cartes de cette file.
lesson-titanic-cards-4 = Choisissez S17 comme nouveau bout libre.
lesson-titanic-cards-4-why = Au prochain tour, S17 ouvrira un pont vide. Les autres attendent derrière, face cachée.
lesson-titanic-cards-end = Une carte Action, c’est un tour sans risque.

lesson-titanic-helpers = Canot pliable et remplaçant
lesson-titanic-helpers-1 = Mettez le Passager Mystère dans la chaloupe de première classe.
lesson-titanic-helpers-1-why = Il remplace le F4 manquant et prend son numéro. Le vrai F4 pourra prendre sa place.
lesson-titanic-helpers-2 = Faites monter F5 à sa suite.
lesson-titanic-helpers-2-why = Le trou est comblé.
lesson-titanic-helpers-3 = Mettez la suite du pont 1 dans le Collapsible Boat.
lesson-titanic-helpers-3-why = C’est une file de plus, pour toute suite, quel que soit son numéro. L’eau ne l’atteint jamais.
lesson-titanic-helpers-4 = Mettez à l’eau la chaloupe qui était dessous.
lesson-titanic-helpers-4-why = C’était le but. Mais qui reste dans le Collapsible Boat à la fin n’est pas sauvé.
lesson-titanic-helpers-end = Deux cartes qui plient les files : gardez-les pour un nœud.

lesson-titanic-crew = Un homme d’équipage : Murdoch
lesson-titanic-crew-1 = Organisez un sauvetage de quatre cartes.
lesson-titanic-crew-1-why = Chaque carte d’équipage dit combien on pioche, combien de cartes Action on a au départ, et ce qu’on est seul à pouvoir.
lesson-titanic-crew-2 = Mettez F3 dans sa chaloupe.
lesson-titanic-crew-2-why = Tout autre aurait fini.
lesson-titanic-crew-3 = Mettez F4 à sa suite.
lesson-titanic-crew-3-why = Murdoch peut en placer plusieurs, l’un après l’autre, même l’un sur l’autre.
lesson-titanic-crew-4 = Mettez S7 sur S8 du pont 1.
lesson-titanic-crew-4-why = Trois sur quatre. Mais si aucune ne va, Murdoch n’a pas de consolation.
lesson-titanic-crew-end = Dix membres d’équipage, dix façons de jouer.

lesson-titanic-team = Ensemble
lesson-titanic-team-1 = Jouez le Wait! de votre partenaire sur le pont 1.
lesson-titanic-team-1-why = Phillips peut jouer les cartes des autres. On gagne ou perd ensemble, et votre partenaire profite de ce que vous avez retourné.
lesson-titanic-team-end = Parlez autant que vous voulez : ce qui est visible l’est pour tous.

lesson-titanic-end = Le dernier passager
lesson-titanic-end-1 = Faites monter S17 dans la dernière chaloupe.
lesson-titanic-end-1-why = Les soixante sont sauvés. C’est alors seulement que comptent les ancres, et la page ajoute son nombre.
lesson-titanic-end-end = Si la dernière page vient avant, il reste le plus haut numéro de chaque chaloupe.

lesson-feurio-hottest = La case la plus chaude
lesson-feurio-hottest-1 = Posez votre tuile sur la case la plus chaude.
lesson-feurio-hottest-1-why = La chaleur d’une case vide est la somme des tuiles autour. La nouvelle tuile va forcément là où elle est la plus forte, quoi qu’elle montre.
lesson-feurio-hottest-2 = Ne placez personne cette fois.
lesson-feurio-hottest-2-why = Après avoir posé, on peut placer des hommes, ou passer sans rien perdre. Puis l’adversaire tire et pose.
lesson-feurio-hottest-3 = Choisissez l’une des deux cases les plus chaudes.
lesson-feurio-hottest-3-why = Quand plusieurs sont aussi chaudes, on choisit, et l’on a déjà vu sa tuile.
lesson-feurio-hottest-end = Le feu décide où ; vous, seulement entre égales.

lesson-feurio-men = Placer des hommes
lesson-feurio-men-1 = Posez votre tuile.
lesson-feurio-men-1-why = D’abord la tuile, ensuite les hommes, jamais l’inverse.
lesson-feurio-men-2 = Placez trois hommes rouges sur le 6.
lesson-feurio-men-2-why = Jusqu’à trois hommes d’une couleur sur une tuile. Un 5 ou un 6 a trois places, et chaque homme a besoin d’un côté libre comme issue.
lesson-feurio-men-3 = Posez la tuile suivante.
lesson-feurio-men-3-why = Le 6 a perdu un côté libre. Ceux qui y sont restent ; seuls les nouveaux venus ont besoin d’une issue.
lesson-feurio-men-4 = Placez un homme rouge sur le 1.
lesson-feurio-men-4-why = Un 1 ou un 2 n’a qu’une place. Les hommes ne bougent plus : choisissez bien.
lesson-feurio-men-end = De la place et des issues : il faut les deux.

lesson-feurio-value = Ce que vaut une zone
lesson-feurio-value-1 = Posez votre tuile et regardez votre zone rouge.
lesson-feurio-value-1-why = Des tuiles qui se touchent et portent une couleur forment une zone : la somme, divisée par sa plus petite tuile à côté libre. Six et cinq sur six font 2, arrondi vers le haut.
lesson-feurio-value-2 = Placez un homme rouge sur le 1 voisin.
lesson-feurio-value-2-why = La plus petite tuile ouverte est maintenant un 1 : douze divisé par un font 12. C’est l’eau qui donne leur prix aux tuiles chaudes.
lesson-feurio-value-end = De fortes tuiles pour la somme, une petite tuile ouverte pour diviser.

lesson-feurio-closed = Enfermés
lesson-feurio-closed-1 = Posez votre tuile dans le trou : c’est la case la plus chaude.
lesson-feurio-closed-1-why = Le 1 vert a perdu son dernier côté libre. Il compte encore dans la somme, mais ne divise plus : vert passe de 12 à 3.
lesson-feurio-closed-2 = Placez un homme sur le 2, au sud.
lesson-feurio-closed-2-why = Il lui reste des côtés libres. Une zone qui n’en a plus ne vaut rien.
lesson-feurio-closed-end = Surveillez les côtés libres de vos petites tuiles, et ceux des autres.

lesson-feurio-end = Les derniers hommes
lesson-feurio-end-1 = Placez rouge sur le 5 sous le 1 rouge.
lesson-feurio-end-1-why = La pioche est vide : on ne place plus que des hommes. Le 5 rejoint votre zone rouge.
lesson-feurio-end-2 = Passez.
lesson-feurio-end-2-why = Quand tous passent à la suite, c’est fini. On additionne toutes les zones de ses couleurs : 46 à 40.
lesson-feurio-end-end = Qui a passé peut encore placer, tant que quelqu’un place entre-temps.

lesson-feurio-three = À trois joueurs
lesson-feurio-three-1 = Posez votre tuile.
lesson-feurio-three-1-why = À trois, chacun a douze hommes à lui et quatre renforts jaunes.
lesson-feurio-three-2 = Mettez un renfort sur le 1.
lesson-feurio-three-2-why = Il ne compte pour personne, mais la place est prise : nul autre n’aura ce 1. En un tour, on place ses hommes ou des renforts, jamais les deux.
lesson-feurio-three-end = Les renforts sont retirés avant le décompte.

lesson-feurio-firebreaks = Les coupe-feu
lesson-feurio-firebreaks-1 = Posez votre tuile face cachée, en coupe-feu.
lesson-feurio-firebreaks-1-why = Cela coûte un homme, qui retourne dans la boîte, et l’on ne place personne. Vous seul savez ce que montre la tuile.
lesson-feurio-firebreaks-2 = Posez la tuile suivante face visible.
lesson-feurio-firebreaks-2-why = Le coupe-feu compte 0 dans la chaleur : le feu va ailleurs. Mais il ferme des côtés comme toute tuile.
lesson-feurio-firebreaks-end = Un homme contre un coin tranquille : parfois, cela vaut la peine.

lesson-feurio-solo = En solitaire
lesson-feurio-solo-1 = Posez votre tuile.
lesson-feurio-solo-1-why = Seul, on mène les quatre couleurs et l’on part d’une seule tuile.
lesson-feurio-solo-2 = Placez un homme rouge sur le 1.
lesson-feurio-solo-2-why = Chaque couleur doit former à la fin une seule zone avec un 1 ouvert. Il y a six 1, d’une place chacun.
lesson-feurio-solo-3 = Posez la tuile suivante.
lesson-feurio-solo-3-why = Encore la case la plus chaude. On ne dirige pas le feu, on s’en sert.
lesson-feurio-solo-4 = Placez deux hommes rouges sur le 4 à côté de votre 1.
lesson-feurio-solo-4-why = Ils rejoignent la zone. Les 48 hommes doivent être placés à la dernière tuile, et c’est alors seulement qu’on vérifie.
lesson-feurio-solo-end = Une zone par couleur, chacune avec un 1 ouvert, et tout le monde placé.

lesson-feurio-coop = En coopération
lesson-feurio-coop-1 = Posez votre tuile.
lesson-feurio-coop-1-why = On joue avec son partenaire vers le but du solitaire, et l’on peut parler de tout.
lesson-feurio-coop-2 = Placez l’un de vos hommes sur le 1.
lesson-feurio-coop-2-why = Votre partenaire trouve un autre 1 pour vert. Chacun place de sa main, une couleur par tour.
lesson-feurio-coop-end = Les 48 hommes doivent trouver place ; on gagne ou perd ensemble.

lesson-feurio-hot = Variante : arrondi vers le bas
lesson-feurio-hot-1 = Posez votre tuile.
lesson-feurio-hot-1-why = Dans cette variante, on arrondit vers le bas : onze sur six font 1, et non 2.
lesson-feurio-hot-2 = Placez un homme rouge sur le 2.
lesson-feurio-hot-2-why = Treize sur deux font 6, et non 7. Une zone ouverte vaut toujours au moins 1.
lesson-feurio-hot-end = Les sommes justes et les petits diviseurs y gagnent.
