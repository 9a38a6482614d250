/**
 * Questions whose facts are the same for every employer, with their keys, by Tunisian practice. First character of a line:
 * `#` topic, `?` question (kind first), `+` point, `!` mistake; synonyms follow the last colon.
 */
export const FRENCH_KEYS = `
# cardiac-arrest
? situation Un collègue s’effondre, ne répond plus et ne respire plus : que faites-vous dans les premières minutes ?
+ Alerter le SAMU (190) : appeler le 190 | appeler les secours | faire appeler une ambulance | alerter la protection civile | j’appelle le SAMU | téléphoner au 190 | composer le 190 | prévenir les secours | contacter le SAMU | crier à l’aide | demander une ambulance
+ Masser fort et vite, 100 à 120 fois par minute : massage cardiaque | compressions thoraciques | appuyer au milieu de la poitrine | 30 pour 2 | commencer le massage tout de suite | masser le thorax | massage du cœur | 30 compressions 2 insufflations | réanimation cardio-pulmonaire | RCP | mains sur le sternum | appuyer fort sur la poitrine
+ Utiliser un défibrillateur : DAE | défibrillateur | poser les électrodes | défibrilateur | DEA | coller les patchs | électrodes sur la poitrine | délivrer le choc | donner un choc électrique | suivre la voix de l’appareil
+ Continuer jusqu’à l’arrivée des secours : se relayer | ne pas arrêter le massage | continuer jusqu’aux secours | masser sans interruption | continuer le massage | masser jusqu’à l’ambulance | masser en attendant l’ambulance | masser jusqu’au SAMU | alterner avec un collègue | changer toutes les deux minutes | masser sans pause
! Attendre sans masser : attendre l’ambulance sans rien faire | position latérale de sécurité
! Faire boire la personne : donner de l’eau sucrée | donner à boire | gifler pour réveiller
# bleeding
? situation Une personne se coupe profondément au bras et saigne beaucoup : quels sont vos gestes ?
+ Appuyer tout de suite sur la plaie : comprimer la plaie | appuyer avec un linge propre | compression directe | pansement compressif | appuyer fort sur la blessure | presser la plaie | serrer avec un tissu propre | compresse sur la plaie | faire pression sur la coupure | bandage serré | arrêter le sang en appuyant
+ Allonger la personne : l’allonger | le coucher | faire allonger | surélever le bras | coucher le blessé | allonger la victime | mettre la personne à plat | lever le bras en l’air | bras plus haut que le cœur | garder le bras levé | l’asseoir ou l’allonger | jambes surélevées
+ Alerter le SAMU (190) ou la protection civile (198) : appeler le 190 | appeler les secours | appeler le 198 | j’appelle le SAMU | téléphoner au 190 | composer le 198 | demander une ambulance | appeler l’ambulance | prévenir les secours | appeler la protection civile
+ Se protéger du sang avec des gants : mettre des gants | gants jetables | sac plastique sur la main | porter des gants | gants en latex | gants à usage unique | éviter le contact avec le sang | sans toucher le sang | me protéger les mains | main protégée par un sac
! Mettre un produit sur la plaie : mettre du café | mettre de la farine | mettre de la terre | mettre du tabac
! Retirer un objet planté : enlever le morceau de verre | retirer l’objet planté | arracher le couteau
# burn
? situation Une personne se brûle la main avec de l’huile très chaude : que faites-vous ?
+ Refroidir sous l’eau tempérée 15 à 20 minutes : eau du robinet | laisser couler l’eau | refroidir à l’eau | rincer 15 minutes | main sous le robinet | passer sous l’eau | main sous l’eau froide | eau froide 15 minutes | eau fraîche | faire couler de l’eau | tremper dans l’eau fraîche | arroser la brûlure
+ Enlever bague, montre et vêtement non collé : retirer la bague | enlever les bijoux | enlever la manche si elle ne colle pas | enlever sa bague | ôter les bagues | retirer la montre | enlever l’alliance | retirer bracelet et bagues | enlever les habits non collés | couper la manche non collée | laisser le tissu collé
+ Couvrir avec un linge propre : pansement stérile | compresse | couvrir sans serrer | film propre | recouvrir d’un tissu propre | tissu propre | gaze stérile | pansement propre | envelopper la main | linge humide propre | bandage non serré
+ Faire voir à un médecin si c’est étendu ou profond : appeler le 190 | aller aux urgences | montrer au médecin | consulter un médecin | emmener à l’hôpital | voir le docteur | appeler le SAMU | emmener aux urgences | aller au dispensaire | clinique
! Mettre un corps gras ou un remède de maison : mettre du dentifrice | mettre du beurre | mettre de l’huile d’olive | mettre du miel | blanc d’œuf
! Percer les cloques ou mettre de la glace : percer les cloques | crever la cloque | mettre des glaçons
# lockout
? knowledge Avant de réparer un appareil ou un tableau électrique, quelles étapes suivez-vous pour ne pas vous électrocuter ?
+ Couper l’alimentation : couper le courant | ouvrir le disjoncteur | mettre hors tension | ouvrir le sectionneur | couper | débrancher l’appareil | débrancher la prise | couper le disjoncteur | baisser le disjoncteur | couper le compteur | disjoncteur général sur off | séparer du réseau
+ Condamner et signaler la coupure : mettre un cadenas | cadenas | consignation | poser une pancarte | verrouiller le disjoncteur | bloquer le disjoncteur | condamner le disjoncteur | consigner l’armoire | étiquette travaux en cours | panneau ne pas toucher | écriteau sur le tableau | garder la clé sur moi
+ Vérifier l’absence de tension : VAT | vérificateur d’absence de tension | tester avec le multimètre | contrôler qu’il n’y a plus de tension | voltmètre | contrôler avec un multimètre | vérifier l’absence de courant | contrôler zéro volt | mesurer entre phase et neutre | appareil de mesure | mesure de tension à zéro
+ Porter les protections isolantes : gants isolants | outils isolés | tapis isolant | chaussures isolantes | EPI | gants d’électricien | gants en caoutchouc | outils isolants | tournevis isolé | chaussures de sécurité | équipements de protection | écran facial
! Travailler sous tension : travailler sous tension | laisser le courant | pas besoin de couper | sans couper
! Se fier au tournevis testeur ou à l’interrupteur seul : le tournevis testeur suffit | l’interrupteur suffit | tester avec la main
# oil-fire
? situation De l’huile prend feu dans une friteuse de la cuisine : que faites-vous ?
+ Couper le gaz ou l’électricité : fermer le gaz | couper le feu | éteindre la friteuse | couper l’arrivée | couper l’électricité | couper le courant | débrancher la friteuse | arrêter la friteuse | fermer la vanne de gaz | fermer le robinet de gaz | fermer la bouteille de gaz | arrêter le gaz
+ Étouffer avec un couvercle ou une couverture anti-feu : mettre le couvercle | couverture anti-feu | torchon mouillé essoré | étouffer les flammes | couvrir la friteuse | poser un couvercle | chiffon humide dessus | couvrir avec un linge humide | serviette mouillée | étouffer le feu | priver le feu d’oxygène | priver le feu d’air
+ Ne jamais jeter d’eau : pas d’eau | jamais d’eau | ne pas verser d’eau | surtout pas d’eau | eau interdite | éviter l’eau | l’eau fait exploser l’huile | l’eau aggrave le feu | danger de mettre de l’eau | n’utilise jamais l’eau
+ Alerter la protection civile (198) et faire sortir : appeler le 198 | appeler les pompiers | évacuer la cuisine | alerter les collègues | téléphoner au 198 | prévenir la protection civile | appeler la protection civile | faire sortir tout le monde | évacuer les clients | sortir les gens | prévenir le chef | crier au feu
! Jeter de l’eau sur l’huile : verser de l’eau | jeter un seau d’eau | asperger d’eau | jeter de l’eau
! Transporter la friteuse en feu : porter la friteuse dehors | sortir la friteuse | déplacer la poêle en feu
# evacuation
? situation L’alarme sonne et de la fumée sort d’un étage : comment évacuez-vous les personnes ?
+ Alerter la protection civile (198) : appeler le 198 | appeler les pompiers | alerter les secours | donner l’alerte | prévenir la protection civile | appeler la protection civile | téléphoner au 198 | composer le 198 | contacter les pompiers | appeler les secours | prévenir le poste de sécurité
+ Évacuer par les escaliers : prendre les escaliers | issues de secours | sortie de secours | ne pas prendre l’ascenseur | escalier de secours | descendre par l’escalier | descendre à pied | ascenseur interdit | jamais l’ascenseur | diriger vers la sortie | suivre les panneaux de sortie | guider vers les issues
+ Fermer les portes derrière soi : fermer les portes | portes coupe-feu | limiter la fumée | refermer les portes | portes fermées | fermer la porte derrière | fermer chaque porte | fermer portes et fenêtres | empêcher la fumée de passer | bloquer la fumée | retenir la fumée
+ Compter au point de rassemblement : point de rassemblement | compter les personnes | faire l’appel | vérifier qu’il ne manque personne | lieu de rassemblement | rassembler tout le monde dehors | compter les gens | faire le comptage | recompter dehors | recensement | vérifier s’il manque quelqu’un | liste de présence
! Prendre l’ascenseur : évacuer par l’ascenseur | l’ascenseur est plus rapide
! Couper l’alarme et attendre : couper la sirène | attendre que ça s’arrête | laisser remonter chercher des affaires
# height
? knowledge Que vérifiez-vous avant de travailler à plus de trois mètres de hauteur ?
+ Protection collective : garde-corps : garde-corps | rambarde | échafaudage avec plinthes | filet | nacelle | garde-fou | barrières de protection | barre de protection | main courante | plateforme élévatrice | échafaudage avec barrières | lisse et sous-lisse
+ Harnais accroché à un point solide : harnais | longe | point d’ancrage | ligne de vie | s’attacher | corde de sécurité | ceinture de sécurité | accroché à un point fixe | mousqueton | stop chute | antichute | accrocher la corde
+ Échelle ou échafaudage stable : échelle attachée | sol stable | bloquer les roues | caler les pieds | pieds sur sol dur | état de l’échelle | échelle en bon état | échelle bien calée | échafaudage bien monté | stabilité de l’échafaudage | terrain plat | freins des roues serrés
+ Zone du dessous interdite et casque : baliser la zone | balisage | casque | personne en dessous | délimiter la zone | interdire le passage | ruban de signalisation | personne ne passe dessous | périmètre de sécurité | barrières au sol | panneaux autour | cônes
! Monter sans être attaché : travailler sans harnais | sans attache | harnais pas obligatoire
! Improviser un support : monter sur des cartons | monter sur une chaise | caler avec des briques | monter dans le godet
# cold-delivery
? knowledge Un camion livre des produits frais : que contrôlez-vous avant d’accepter la livraison ?
+ Mesurer la température, entre 0 et 4 °C : prendre la température | sonde | thermomètre | 4 degrés | entre 0 et 4 | contrôler la température | vérifier la température | relever la température | température du camion | température du produit | ticket de température | degré du camion
+ Contrôler les dates : DLC | date limite | date de péremption | vérifier les dates | date d’expiration | date de validité | date de fabrication | date de consommation | dates sur les paquets | date courte | pas périmé | produits non périmés
+ Contrôler l’emballage et l’aspect : emballage abîmé | emballage intact | regarder l’aspect | odeur | boîte gonflée | emballage | intégrité des emballages | cartons écrasés | emballage déchiré | état du produit | couleur du produit | sachets percés
+ Ranger au froid tout de suite : ranger en chambre froide | mettre au frigo sans attendre | ne pas rompre la chaîne du froid | ranger rapidement | mettre en chambre froide | stockage en chambre froide | stocker au froid | mettre directement au frigo | ranger au réfrigérateur | mettre au frais | rentrer vite au frais | conserver au froid tout de suite
+ Refuser ou noter une réserve si ce n’est pas conforme : refuser la marchandise | noter les réserves | écrire sur le bon de livraison | renvoyer le lot | noter la non-conformité | isoler le lot | je refuse | je rends la marchandise | marquer sur le bon | retourner au fournisseur | refus de la livraison | rendre au livreur
! Accepter un produit trop chaud : accepter à 10 degrés | signer sans contrôler | signer sans vérifier
! Recongeler un produit décongelé : recongeler | remettre au congélateur
# kitchen-hygiene
? knowledge Comment évitez-vous de contaminer les aliments pendant la préparation ?
+ Se laver les mains souvent : lavage des mains | laver les mains au savon | se laver les mains | savonner | mains propres | laver mes mains | hygiène des mains | désinfecter les mains | gel hydroalcoolique | savon et eau chaude | mains lavées après les toilettes
+ Séparer le cru et le cuit : planche différente | séparer le cru du cuit | couteaux séparés | planche de couleur | viande crue à part | poulet cru à part | séparer viande et légumes | séparer les aliments crus | planche pour la viande | planches séparées | ustensiles différents | code couleur
+ Nettoyer et désinfecter le plan de travail : désinfecter la planche | nettoyer le plan de travail | désinfection | laver entre deux | désinfecter les surfaces | nettoyer les surfaces | désinfecter les ustensiles | nettoyer la table | laver le matériel | plan de travail propre | laver planches et couteaux
+ Respecter le froid : au frigo | moins de 4 degrés | chaîne du froid | ne pas laisser à température ambiante | garder au froid | chambre froide | réfrigérateur | conserver au frais | remettre vite au frais | sortir au dernier moment | température de conservation | entre 0 et 4 degrés
+ Tenue propre, sans bijoux : charlotte | enlever les bijoux | ongles courts | couvrir une plaie | tenue propre | tablier propre | blouse propre | uniforme propre | cheveux attachés | cheveux couverts | toque | sans bague
! Utiliser la même planche sans laver : même planche | même couteau | le torchon suffit
! Décongeler à l’air : décongeler sur la table | décongeler au soleil | laisser décongeler dehors
# cooling
? knowledge Vous avez cuit un grand plat pour le lendemain : comment le refroidissez-vous et le conservez-vous ?
+ Refroidir vite : moins de 10 °C en moins de 2 heures : en moins de 2 heures | refroidissement rapide | refroidir vite | cellule de refroidissement | refroidir rapidement | refroidir en deux heures | bain de glace | bain-marie glacé | eau glacée | mettre en cellule | descendre vite en température | passer sous 10 degrés
+ Diviser en petits bacs : petits bacs | petites quantités | bacs plats | bacs gastro | faible épaisseur | petites portions | diviser en portions | petits récipients | petites boîtes | plusieurs barquettes | partager en plusieurs plats | couche fine
+ Couvrir et dater : étiquette avec la date | filmer et dater | couvrir et étiqueter | noter la date | mettre une étiquette | étiqueter le bac | marquer la date | écrire la date | date de préparation | couvrir avec film alimentaire | boîte fermée et datée | DLC sur le bac
+ Garder entre 0 et 4 °C : chambre froide | au frigo | réfrigérateur | 3 degrés | conserver au froid | garder au frais | mettre au frais | frigidaire | à 4 degrés | entre 0 et 4 | armoire froide | stocker à 3 degrés
! Laisser refroidir des heures dehors : laisser toute la nuit | laisser sur le plan de travail | refroidir à l’air libre | laisser dans la marmite
# chemicals
? knowledge Quelles règles suivez-vous avec la javel et les autres produits de nettoyage ?
+ Ne jamais mélanger les produits : ne pas mélanger | jamais javel avec acide | pas de javel avec détartrant | jamais de mélange | mélange interdit | mélange dangereux | éviter les mélanges | gaz toxique | gaz de chlore | un seul produit à la fois | produits utilisés séparément | javel seule
+ Respecter la dilution et le temps de contact : dosage | dilution | lire l’étiquette | temps de contact | laisser agir | respecter les doses | diluer la javel | diluer dans l’eau froide | quantité indiquée | lire la notice | suivre le mode d’emploi | attendre avant de rincer
+ Porter des gants et se protéger : gants | lunettes | masque | protection | EPI | équipement de protection | tablier | bottes | protéger les yeux | protéger la peau | éviter contact avec la peau
+ Aérer : ouvrir les fenêtres | aérer la pièce | ventiler | aération | ventilation | ouvrir les portes | laisser entrer l’air | local aéré | endroit ventilé | allumer l’extracteur | hotte en marche
+ Garder dans le bidon d’origine, hors de portée : bidon d’origine | ne pas transvaser | bouteille étiquetée | armoire fermée | emballage d’origine | flacon d’origine | loin des enfants | loin des aliments | ranger sous clé | placard fermé | garder l’étiquette | bouteille avec étiquette
! Mélanger javel et acide : mélanger javel et acide | mélanger les produits pour plus d’effet
! Transvaser dans une bouteille d’eau : mettre dans une bouteille d’eau | verser dans une bouteille de boisson
# lifting
? knowledge Comment soulevez-vous une charge lourde sans vous blesser ?
+ Plier les genoux, dos droit : plier les jambes | fléchir les genoux | garder le dos droit | pousser avec les jambes | s’accroupir | accroupi | genoux pliés | jambes fléchies | dos bien droit | dos plat | flexion des genoux | force des jambes
+ Garder la charge près du corps : charge contre le corps | coller la charge | près du corps | près du ventre | collée contre moi | serrer contre soi | coller au corps | contre le ventre | contre la poitrine | tenir la charge serrée | bras près du corps
+ Tourner avec les pieds, pas avec le dos : ne pas tourner le dos | bouger les pieds | sans torsion | pas de torsion | pivoter avec les pieds | pivoter sur les pieds | déplacer les pieds | tourner tout le corps | tourner avec les jambes | ne pas tordre le dos | sans tourner le buste | éviter la torsion
+ Demander de l’aide ou un chariot : diable | transpalette | à deux | demander de l’aide | chariot | appeler un collègue | porter avec un collègue | porter à plusieurs | brouette | engin de levage | palan | moyen de manutention
! Soulever dos courbé : se pencher jambes tendues | dos rond | jambes tendues
# forklift
? knowledge Quelles règles suivez-vous quand vous conduisez un chariot élévateur chargé ?
+ Fourches basses, à 15 ou 20 cm du sol : fourches basses | charge basse | 15 cm du sol | près du sol | fourches baissées | baisser les fourches | fourche en bas | rouler fourche basse | garder la charge basse | 20 cm du sol | charge à ras du sol | ne pas lever la charge
+ Mât incliné vers l’arrière : mât en arrière | incliner le mât | mât incliné | mât vers l’arrière | pencher le mât en arrière | basculer le mât en arrière | inclinaison arrière | incliner la charge vers l’arrière | charge inclinée vers moi | incliner les fourches en arrière
+ Reculer si la charge cache la vue ou en descente : marche arrière | rouler en arrière | reculer en descente | à reculons | conduire à reculons | conduire en reculant | rouler en reculant | rouler à l’envers | reculer si visibilité mauvaise | descendre la pente en reculant
+ Respecter la plaque de charge : plaque de charge | capacité du chariot | ne pas dépasser la charge | vérifier le poids | respecter la capacité | capacité maximale | charge maximale | poids maximum | limite de poids | tonnage autorisé | lire la plaque | pas de surcharge
+ Ceinture et vitesse lente : ceinture | rouler doucement | vitesse réduite | klaxonner aux croisements | rouler lentement | conduire doucement | vitesse limitée | limiter la vitesse | allure réduite | klaxonner | klaxon | avertisseur sonore
! Transporter une personne sur les fourches : monter sur les fourches | lever un collègue | prendre un passager
! Rouler charge haute : rouler charge levée | fourches en haut | sans ceinture
# road-accident
? situation Vous arrivez le premier sur un accident de la route avec un blessé : que faites-vous ?
+ Protéger la zone : feux de détresse | triangle | gilet | baliser | se garer loin | mettre les warnings | warning | sécuriser la zone | cônes | feux clignotants | ralentir les voitures | signaler l’accident aux voitures
+ Alerter : SAMU 190, police 197 ou garde nationale 193 : appeler le 190 | appeler le 197 | appeler le 193 | appeler les secours | protection civile 198 | j’appelle le SAMU | appeler l’ambulance | téléphoner au 190 | appeler la police | appeler la garde nationale | prévenir les secours
+ Ne pas déplacer le blessé : ne pas bouger le blessé | ne pas le déplacer | laisser le casque | ne pas sortir de la voiture | laisser le blessé sur place | garder immobile | immobiliser la tête | rester dans sa position | ne pas le toucher | ne pas toucher le blessé | ne pas enlever le casque | sans le bouger
+ Couvrir, parler, surveiller la respiration : le couvrir | surveiller s’il respire | lui parler | rassurer | couverture | vérifier la respiration | vérifier s’il est conscient | prendre le pouls | calmer le blessé | rester à côté du blessé | parler avec le blessé | le garder éveillé
! Déplacer le blessé : sortir le blessé de la voiture | tirer le blessé | enlever le casque | le mettre dans ma voiture
! Donner à boire : lui donner à boire | donner de l’eau
# truck-check
? knowledge Que contrôlez-vous sur votre camion avant de partir le matin ?
+ Pneus : pneus | pression | usure des pneus | roues | pneumatiques | pneux | gonflage | boulons de roue | crevaison | roue de secours
+ Freins et pression d’air : freins | tester les freins | pression d’air | frein de parc | freinage | plaquettes | système de freinage | pédale de frein | circuit d’air | bouteilles d’air | manomètre d’air | purger l’air
+ Niveaux : huile | liquide de refroidissement | eau | niveaux | fuites | jauge | gasoil | carburant | AdBlue | radiateur | lave-glace | liquides
+ Feux et rétroviseurs : feux | clignotants | éclairage | rétroviseurs | essuie-glaces | phares | ampoules | lumières | veilleuses | cligno | miroirs | warnings
+ Chargement arrimé et papiers : arrimage | sangles | sangler | carte grise | assurance | visite technique | papiers | marchandise bien attachée | arrimer la charge | charge fixée | bâche fermée | documents du camion
! Partir avec une panne connue : partir avec la panne | les freins tiendront | contrôler seulement en cas de panne
! Charger trop : surcharger | dépasser le poids
# cash-desk
? knowledge Comment tenez-vous votre caisse pour éviter erreurs et écarts ?
+ Compter le fond de caisse au début et à la fin : compter le fond | comptage | recompter la caisse | compter à la fermeture | compter la caisse | compter à l’ouverture | compter avant de commencer | vérifier le fond de caisse | contrôler le fond | inventaire de caisse | arrêté de caisse
+ Annoncer le billet et le laisser visible : dire le montant | annoncer le billet | laisser le billet visible | billet à côté | dire à haute voix | prononcer le montant | répéter la somme reçue | poser le billet devant | billet sur le comptoir | billet hors du tiroir | garder le billet dehors | montrer le billet au client
+ Vérifier les billets : faux billet | filigrane | détecteur | contrôler le billet | fausse monnaie | lampe UV | lampe ultraviolet | toucher le billet | regarder le billet à la lumière | billet vrai ou faux | authenticité du billet
+ Fermer le tiroir, ne pas laisser la caisse seule : fermer le tiroir | fermer la caisse | session verrouillée | ne pas quitter la caisse | tiroir fermé | tiroir verrouillé | caisse fermée à clé | fermer à clé | verrouiller la caisse | verrouiller la session | rester à mon poste | fermer ma session
+ Déclarer tout écart au responsable : signaler l’écart | déclarer l’écart | prévenir le responsable | noter l’écart | informer le responsable | informer le chef | prévenir mon supérieur | dire au gérant | signaler au patron | signaler le manque | déclarer la différence | signaler tout excédent
! Compenser un écart en cachette : mettre de ma poche | garder l’excédent | rattraper sur un autre client | cacher l’écart
! Prêter son code ou sa caisse : prêter mon code | donner mon mot de passe | laisser un collègue encaisser à ma place
# vat
? knowledge Comment calculez-vous la TVA à payer d’un mois avant de la déclarer ?
+ TVA collectée sur les ventes : TVA collectée | TVA facturée | TVA des ventes | TVA sur les ventes | TVA encaissée | TVA des clients | TVA de vente | TVA reçue des clients | TVA sur les factures clients | TVA sur mes factures émises | TVA sur chiffre d’affaires
+ Moins la TVA déductible sur les achats : TVA déductible | TVA récupérable | TVA des achats | TVA des fournisseurs | soustraire la TVA des achats | TVA sur achats | TVA payée aux fournisseurs | TVA des factures d’achat | TVA sur les dépenses | moins TVA des charges | collectée moins déductible | déduire la TVA achats
+ Factures conformes avec matricule fiscal : matricule fiscal | facture conforme | facture en règle | mentions obligatoires | facture originale | facture légale | facture valable | facture électronique | factures au nom de la société | vérifier les factures | numéro fiscal | identifiant fiscal
+ Reporter le crédit de TVA : crédit de TVA | crédit reporté | report du crédit | crédit du mois précédent | reporter le crédit | crédit à reporter | reporter au mois suivant | excédent reporté | solde créditeur reporté | ancien crédit | crédit antérieur | TVA en plus reportée
+ Exclure la TVA non déductible : voiture de tourisme | TVA non déductible | TVA non récupérable | dépenses exclues | frais non déductibles | achats non déductibles | charges non déductibles | véhicule de tourisme | exclure les dépenses personnelles | exclure la voiture personnelle | sans droit à déduction
! Déduire sans facture : même sans facture | le ticket suffit | déduire sans facture
! Calculer la TVA sur le bénéfice : TVA sur le bénéfice | bénéfice fois 19 % | TVA sur le résultat
# bank-reconciliation
? knowledge Comment faites-vous un rapprochement bancaire ?
+ Comparer le relevé et le compte banque : relevé bancaire | comparer le relevé | compte 532 | grand livre banque | extrait bancaire | extrait de compte | relevé de banque | relevé mensuel | journal de banque | comparer avec la banque | comptabilité et banque | soldes banque et compta
+ Pointer ligne par ligne : pointer | pointage | cocher les opérations | ligne par ligne | cocher les lignes | cocher chaque opération | cocher les montants | vérifier chaque ligne | opération par opération | chaque mouvement | rapprocher chaque montant | lettrage
+ Expliquer les suspens : chèques non encaissés | chèques non débités | suspens | virements en attente | décalage de date | chèques en circulation | chèques en attente | chèques non présentés | virements non reçus | remises non créditées | opérations non pointées | chercher la différence
+ Passer les écritures manquantes : enregistrer les frais | agios | commissions bancaires | écriture de régularisation | intérêts | comptabiliser les frais bancaires | frais de banque | frais de tenue de compte | saisir les commissions | écritures oubliées | opérations non comptabilisées | ajouter les opérations manquantes
+ Vérifier que les deux soldes concordent : soldes égaux | mêmes soldes | état de rapprochement | écart nul | solde rapproché | soldes identiques | soldes concordants | soldes pareils | solde final identique | différence zéro | écart égal à zéro | total égal au relevé
! Forcer l’écart : passer l’écart en charges | forcer le solde | écriture pour équilibrer | arrondir l’écart
# invoice-check
? knowledge Que contrôlez-vous avant de payer la facture d’un fournisseur ?
+ Rapprocher commande, livraison et facture : bon de commande | bon de livraison | comparer avec la commande | rapprochement | bon de réception | BC et BL | comparer avec le BL | marchandise reçue | livraison bien reçue | réception de la marchandise | facture conforme à la commande | vérifier la commande
+ Vérifier quantités, prix et TVA : vérifier les prix | recalculer | quantités | montant | taux de TVA | vérifier les calculs | refaire le calcul | total de la facture | prix convenus | prix unitaire | nombre d’articles | remises
+ Vérifier l’identité fiscale : matricule fiscal | mentions obligatoires | facture conforme | numéro fiscal | identifiant fiscal | nom du fournisseur | coordonnées du fournisseur | adresse du fournisseur | registre de commerce | cachet du fournisseur | fournisseur bien identifié
+ Vérifier qu’elle n’est pas déjà payée : doublon | déjà payée | payée deux fois | numéro de facture | déjà réglée | pas encore payée | double paiement | payer deux fois | facture en double | réglée deux fois | historique des paiements | ancien paiement
+ Faire valider avant le paiement : validation | bon à payer | visa du responsable | signature du chef | accord du responsable | accord du directeur | signature du responsable | faire signer le chef | validé par le chef | approbation | autorisation de payer | feu vert du directeur
! Payer sans preuve de livraison : payer sans bon de livraison | régler sans attendre la livraison | payer sans vérifier
! Changer de RIB sur simple mail : changer le RIB par mail | payer sur le nouveau RIB reçu par mail
# personal-data
? knowledge Quelles règles suivez-vous quand vous collectez et gardez les données personnelles de clients ?
+ Accord de la personne et but annoncé : consentement | demander l’accord | finalité | expliquer pourquoi | accord du client | client d’accord | signer un accord | avec son autorisation | demander la permission | informer le client | expliquer le but | but de la collecte
+ Ne demander que le nécessaire : minimum de données | seulement le nécessaire | pas de données inutiles | données nécessaires | données utiles | informations utiles seulement | strict nécessaire | juste l’essentiel | informations indispensables | minimum d’informations | collecter le minimum | pas plus que nécessaire
+ Protéger l’accès : mot de passe | accès limité | chiffrement | armoire fermée | droits d’accès | sécuriser les données | données sécurisées | fichier crypté | cryptage | accès réservé | garder confidentiel | dossier fermé à clé
+ Droit d’accès, de correction et d’opposition : droit d’accès | rectification | supprimer sur demande | droit d’opposition | client peut corriger | client peut supprimer | modifier ses données | corriger ses informations | accès à ses données | demander la suppression | effacer à sa demande | refuser la publicité
+ Loi de 2004 et INPDP : INPDP | loi 2004-63 | déclaration à l’instance | autorisation de l’instance | durée limitée | effacer après | loi sur les données personnelles | loi tunisienne | durée de conservation | supprimer après usage | détruire les anciennes données | RGPD
! Donner ou vendre le fichier : vendre le fichier | donner la liste à un partenaire | partager le fichier clients
! Copier sur un support personnel : copier sur ma clé USB | envoyer sur mon mail personnel | garder sur mon téléphone
# phishing
? situation Un message urgent de « la banque » vous demande de cliquer et d’entrer votre mot de passe : que faites-vous ?
+ Ne pas cliquer : ne pas cliquer | ne pas ouvrir le lien | ne rien télécharger | jamais cliquer | je ne clique pas | ne touche pas au lien | ignorer le lien | éviter le lien | supprimer le message | effacer le mail
+ Vérifier l’expéditeur : adresse de l’expéditeur | regarder le domaine | vérifier l’adresse | fautes dans le message | contrôler l’expéditeur | identité de l’expéditeur | regarder qui envoie | adresse mail bizarre | fausse adresse | adresse suspecte | nom de domaine | orthographe du message
+ Joindre la banque par un numéro connu : appeler la banque | taper l’adresse soi-même | numéro officiel | passer par le site officiel | contacter la banque | téléphoner à la banque | aller à l’agence | passer à l’agence | demander à mon agence | conseiller bancaire | numéro de ma banque | application officielle
+ Signaler à l’informatique : prévenir l’informatique | signaler au responsable | avertir le service IT | prévenir les collègues | signaler le mail | signaler comme spam | signaler le phishing | informer mon responsable | prévenir le chef | alerter l’informaticien | avertir les collègues | transférer au service informatique
! Donner son mot de passe : je donne mon mot de passe | donner le code | répondre avec mon code
! Cliquer pour voir : cliquer pour vérifier | ouvrir la pièce jointe
# backup
? knowledge Comment organisez-vous les sauvegardes des données d’une petite entreprise ?
+ Plusieurs copies : 3-2-1 : 3-2-1 | trois copies | deux supports | plusieurs copies | plusieurs sauvegardes | deux copies | copies multiples | double sauvegarde | supports différents | plusieurs supports | copie sur deux disques | NAS et disque
+ Une copie hors du site : hors site | cloud | autre bâtiment | copie à distance | sauvegarde en ligne | Google Drive | OneDrive | serveur distant | autre local | hors de l’entreprise | ailleurs que le bureau | à l’extérieur
+ Une copie hors ligne : hors ligne | disque débranché | immuable | déconnecté | débrancher le disque | déconnecter le disque | disque non connecté | pas branché au réseau | disque rangé au coffre | bande magnétique | copie non modifiable | protégé du ransomware
+ Tester la restauration : test de restauration | restaurer un fichier | tester la sauvegarde | essai de restauration | essayer de restaurer | restaurer pour tester | vérifier la restauration | simulation de restauration | tester la récupération | vérifier les sauvegardes | tester les backups | récupérer un fichier
+ Fréquence automatique : automatique | chaque jour | quotidienne | chaque nuit | RPO | tous les jours | toutes les nuits | chaque soir | chaque semaine | sauvegarde journalière | planifiée | programmer la sauvegarde
! Croire que le RAID suffit : le RAID suffit | la synchronisation suffit | RAID est une sauvegarde
! Ne jamais tester : pas besoin de tester la restauration | inutile de tester
# medication
? knowledge Que vérifiez-vous avant de donner un médicament à un patient ?
+ Identité du patient : bon patient | nom et prénom | date de naissance | bracelet | identité | nom du patient | demander son nom | bonne personne | prénom et âge | carte d’identité | demander nom et âge | fiche du patient
+ Bon médicament et péremption : bon médicament | relire la prescription | ordonnance | péremption | étiquette | nom du médicament | médicament prescrit | prescription du médecin | date d’expiration | date de validité | lire la boîte | vérifier l’emballage
+ Bonne dose : bonne dose | calcul de dose | double contrôle | posologie | dosage | vérifier la dose | dose exacte | dose prescrite | recalculer la dose | quantité à donner | nombre de comprimés | milligrammes
+ Bonne voie et bon moment : bonne voie | bonne heure | bon moment | IV ou IM | voie d’administration | heure de prise | moment de la prise | horaire | voie orale | intraveineuse | mode d’administration | à jeun ou après repas
+ Allergies et traçabilité : allergies | noter dans le dossier | tracer | signer la feuille | transmission | allergique | antécédents allergiques | contre-indications | noter sur la fiche | écrire sur le dossier | enregistrer l’administration | cocher la fiche
! Identifier par le lit : numéro de chambre suffit | je connais mes patients
! Utiliser une seringue sans étiquette : seringue sans étiquette | seringue préparée par une collègue
# needle
? situation Vous vous piquez avec une aiguille déjà utilisée : que faites-vous ?
+ Laver à l’eau et au savon : laver au savon | eau et savon | rincer à l’eau | nettoyer la plaie | laver la main | laver le doigt | laver la plaie | laver la piqûre | nettoyer à l’eau | passer sous l’eau | eau courante | laver abondamment
+ Désinfecter au moins 5 minutes : Dakin | javel diluée | antiseptique | désinfecter | alcool à 70 | Bétadine | désinfectant | désinfection | eau de javel | antisepsie | tremper cinq minutes | solution chlorée
+ Voir un médecin dans les heures : aller aux urgences | médecin référent | médecin du travail | avis médical | dans les 4 heures | consulter un médecin | voir le docteur | aller voir le médecin | consulter en urgence | service des urgences | aller à l’hôpital | consultation rapide
+ Déclarer l’accident : déclarer l’accident | prévenir le cadre | prévenir le chef | accident du travail | registre | faire la déclaration | informer mon supérieur | informer le responsable | signaler l’incident | fiche d’accident | prévenir la direction | déclarer à la CNAM
+ Chercher le statut du patient et se faire suivre : sérologie | statut du patient | VIH et hépatite | prise de sang | vaccin hépatite B | test VIH | test sida | analyse de sang | bilan sanguin | dépistage | patient source | traitement post-exposition
! Faire saigner : presser la plaie | faire saigner | sucer le doigt
! Ne rien dire : garder pour soi | continuer le travail | mettre un pansement et continuer
# baby-sleep
? knowledge Comment couchez-vous un bébé de quatre mois pour la sieste ?
+ Sur le dos : sur le dos | coucher sur le dos | position dorsale | décubitus dorsal | dos contre le matelas | visage vers le haut | face au plafond | ventre en l’air | tête vers le plafond
+ Lit vide, matelas ferme : matelas ferme | pas d’oreiller | pas de peluche | lit vide | sans couette | rien dans le lit | berceau vide | matelas dur | sans coussin | sans jouets | sans peluche | pas de couverture
+ Gigoteuse et chambre ni trop chaude : gigoteuse | turbulette | 18 à 20 degrés | chambre aérée | sac de couchage | 19 degrés | température de la chambre | chambre fraîche | chambre tempérée | aérer la chambre | pas trop couvert | vêtements légers
+ Surveiller : surveiller | passer régulièrement | toutes les 10 minutes | garder à vue | vérifier souvent | venir voir souvent | regarder s’il respire | contrôler sa respiration | rester à côté | garder un œil | jeter un œil | babyphone
! Coucher sur le ventre : le coucher sur le ventre | mieux sur le ventre
! Laisser un biberon ou un oreiller : laisser le biberon dans le lit | mettre un oreiller | caler avec un coussin
# pesticide
? knowledge Quelles précautions prenez-vous pour traiter une culture avec un pesticide ?
+ Se protéger : combinaison | masque | gants | lunettes | bottes | EPI | équipement de protection | vêtements de protection | tenue de protection | manches longues | visière | tablier
+ Lire l’étiquette et respecter la dose : lire l’étiquette | respecter la dose | dosage | produit homologué | lire la notice | lire le mode d’emploi | suivre les instructions | dose indiquée | dose prescrite | quantité recommandée | bien doser | produit autorisé
+ Traiter sans vent, tôt ou le soir : pas de vent | sans vent | tôt le matin | le soir | météo | temps calme | vent faible | éviter le vent | éviter la chaleur | temps sans pluie | coucher du soleil | matin de bonne heure
+ Respecter le délai avant récolte : délai avant récolte | DAR | attendre avant la récolte | jours avant récolte | respecter le délai | délai de récolte | délai d’attente | délai de sécurité | délai de carence | récolter après le délai | attendre quelques jours
+ Rincer et rapporter les bidons, se laver : rincer trois fois | bidons vides | se doucher | laver les vêtements à part | prendre une douche | laver les mains | laver le matériel | laver le pulvérisateur | rincer le pulvérisateur | rendre les emballages vides | changer les habits | percer les bidons
! Augmenter la dose : doubler la dose | mettre plus de produit | dose plus forte
! Réutiliser les bidons ou récolter aussitôt : bidon pour l’eau | réutiliser le bidon | récolter le lendemain | jeter dans l’oued
# hot-work
? knowledge Quelles précautions prenez-vous avant de souder dans un lieu qui n’est pas votre atelier ?
+ Permis de feu : permis de feu | autorisation | permis de travail | accord du responsable | accord écrit | accord du client | bon de feu | permis signé | demander la permission | prévenir le responsable sécurité | prévenir le chef de site
+ Éloigner ou couvrir ce qui brûle : enlever les produits inflammables | couvrir avec une bâche anti-feu | dégager la zone | éloigner les cartons | enlever les matières inflammables | éloigner les matières inflammables | écarter les combustibles | éloigner l’essence | éloigner les bouteilles de gaz | retirer le bois | couverture ignifuge | protéger avec une bâche
+ Extincteur à portée : extincteur | seau de sable | RIA | moyens d’extinction | lance incendie | bouche d’incendie | seau d’eau | tuyau d’eau prêt | bac à sable | sable à côté | poudre à portée
+ Dégazer et ventiler cuves et locaux : dégazer | ventiler | explosimètre | nettoyer la cuve | mesurer le gaz | aérer le local | ouvrir les fenêtres | aération | détecteur de gaz | vérifier les gaz | rincer le réservoir | mesure d’atmosphère
+ Surveiller après la fin : surveiller après | rester 30 minutes | ronde | deux heures après | surveillance après travail | contrôler après la soudure | rester sur place après | attendre une heure après | rester une heure | revenir contrôler | vérifier qu’aucun feu ne couve | pas de braises
! Souder une cuve non dégazée : souder directement la cuve | cuve vide pas de danger | sans dégazer
! Ventiler à l’oxygène : souffler de l’oxygène | aérer à l’oxygène
`;
