/**
 * Questions whose facts do not change from one employer to the next, with their keys, by Tunisian practice. A line that begins
 * with `#` names the topic, `?` asks (kind first), `+` is a point, `!` a mistake; synonyms stand behind the colon.
 */
export const FRENCH_KEYS = `
# cardiac-arrest
? situation Un collègue s’effondre, ne répond plus et ne respire plus : que faites-vous dans les premières minutes ?
+ Alerter le SAMU (190) : appeler le 190 | appeler les secours | faire appeler une ambulance | alerter la protection civile
+ Masser fort et vite, 100 à 120 fois par minute : massage cardiaque | compressions thoraciques | appuyer au milieu de la poitrine | 30 pour 2
+ Utiliser un défibrillateur : DAE | défibrillateur | poser les électrodes
+ Continuer jusqu’à l’arrivée des secours : se relayer | ne pas arrêter le massage | continuer jusqu’aux secours | masser sans interruption
! Attendre sans masser : attendre le médecin | attendre l’ambulance sans rien faire | position latérale de sécurité
! Faire boire la personne : donner de l’eau sucrée | donner à boire | gifler pour réveiller
# bleeding
? situation Une personne se coupe profondément au bras et saigne beaucoup : quels sont vos gestes ?
+ Appuyer tout de suite sur la plaie : comprimer la plaie | appuyer avec un linge propre | compression directe | pansement compressif
+ Allonger la personne : l’allonger | le coucher | faire allonger | surélever le bras
+ Alerter le SAMU (190) ou la protection civile (198) : appeler le 190 | appeler les secours | appeler le 198
+ Se protéger du sang avec des gants : mettre des gants | gants jetables | sac plastique sur la main
! Mettre un produit sur la plaie : mettre du café | mettre de la farine | mettre de la terre | mettre du tabac
! Retirer un objet planté : enlever le morceau de verre | retirer l’objet planté | arracher le couteau
# burn
? situation Une personne se brûle la main avec de l’huile très chaude : que faites-vous ?
+ Refroidir sous l’eau tempérée 15 à 20 minutes : eau du robinet | laisser couler l’eau | refroidir à l’eau | rincer 15 minutes
+ Enlever bague, montre et vêtement non collé : retirer la bague | enlever les bijoux | enlever la manche si elle ne colle pas
+ Couvrir avec un linge propre : pansement stérile | compresse | couvrir sans serrer | film propre
+ Faire voir à un médecin si c’est étendu ou profond : appeler le 190 | aller aux urgences | montrer au médecin
! Mettre un corps gras ou un remède de maison : mettre du dentifrice | mettre du beurre | mettre de l’huile d’olive | mettre du miel | blanc d’œuf
! Percer les cloques ou mettre de la glace : percer les cloques | crever la cloque | mettre des glaçons
# lockout
? knowledge Avant de réparer un appareil ou un tableau électrique, quelles étapes suivez-vous pour ne pas vous électrocuter ?
+ Couper l’alimentation : couper le courant | ouvrir le disjoncteur | mettre hors tension | ouvrir le sectionneur | couper
+ Condamner et signaler la coupure : mettre un cadenas | cadenas | consignation | poser une pancarte | verrouiller le disjoncteur
+ Vérifier l’absence de tension : VAT | vérificateur d’absence de tension | tester avec le multimètre | contrôler qu’il n’y a plus de tension
+ Porter les protections isolantes : gants isolants | outils isolés | tapis isolant | chaussures isolantes | EPI
! Travailler sous tension : travailler sous tension | laisser le courant | pas besoin de couper | sans couper
! Se fier au tournevis testeur ou à l’interrupteur seul : le tournevis testeur suffit | l’interrupteur suffit | tester avec la main
# oil-fire
? situation De l’huile prend feu dans une friteuse de la cuisine : que faites-vous ?
+ Couper le gaz ou l’électricité : fermer le gaz | couper le feu | éteindre la friteuse | couper l’arrivée
+ Étouffer avec un couvercle ou une couverture anti-feu : mettre le couvercle | couverture anti-feu | torchon mouillé essoré | étouffer les flammes
+ Ne jamais jeter d’eau : pas d’eau | jamais d’eau | ne pas verser d’eau
+ Alerter la protection civile (198) et faire sortir : appeler le 198 | appeler les pompiers | évacuer la cuisine | alerter les collègues
! Jeter de l’eau sur l’huile : verser de l’eau | jeter un seau d’eau | asperger d’eau | jeter de l’eau
! Transporter la friteuse en feu : porter la friteuse dehors | sortir la friteuse | déplacer la poêle en feu
# evacuation
? situation L’alarme sonne et de la fumée sort d’un étage : comment évacuez-vous les personnes ?
+ Alerter la protection civile (198) : appeler le 198 | appeler les pompiers | alerter les secours | donner l’alerte
+ Évacuer par les escaliers : prendre les escaliers | issues de secours | sortie de secours | ne pas prendre l’ascenseur
+ Fermer les portes derrière soi : fermer les portes | portes coupe-feu | limiter la fumée
+ Compter au point de rassemblement : point de rassemblement | compter les personnes | faire l’appel | vérifier qu’il ne manque personne
! Prendre l’ascenseur : évacuer par l’ascenseur | l’ascenseur est plus rapide
! Couper l’alarme et attendre : couper la sirène | attendre que ça s’arrête | laisser remonter chercher des affaires
# height
? knowledge Que vérifiez-vous avant de travailler à plus de trois mètres de hauteur ?
+ Protection collective : garde-corps : garde-corps | rambarde | échafaudage avec plinthes | filet | nacelle
+ Harnais accroché à un point solide : harnais | longe | point d’ancrage | ligne de vie | s’attacher
+ Échelle ou échafaudage stable : échelle attachée | sol stable | bloquer les roues | caler les pieds | pieds sur sol dur
+ Zone du dessous interdite et casque : baliser la zone | balisage | casque | personne en dessous
! Monter sans être attaché : travailler sans harnais | sans attache | harnais pas obligatoire
! Improviser un support : monter sur des cartons | monter sur une chaise | caler avec des briques | monter dans le godet
# cold-delivery
? knowledge Un camion livre des produits frais : que contrôlez-vous avant d’accepter la livraison ?
+ Mesurer la température, entre 0 et 4 °C : prendre la température | sonde | thermomètre | 4 degrés | entre 0 et 4
+ Contrôler les dates : DLC | date limite | date de péremption | vérifier les dates
+ Contrôler l’emballage et l’aspect : emballage abîmé | emballage intact | regarder l’aspect | odeur | boîte gonflée
+ Ranger au froid tout de suite : ranger en chambre froide | mettre au frigo sans attendre | ne pas rompre la chaîne du froid | ranger rapidement
+ Refuser ou noter une réserve si ce n’est pas conforme : refuser la marchandise | noter les réserves | écrire sur le bon de livraison | renvoyer le lot
! Accepter un produit trop chaud : accepter à 10 degrés | signer sans contrôler | signer sans vérifier
! Recongeler un produit décongelé : recongeler | remettre au congélateur
# kitchen-hygiene
? knowledge Comment évitez-vous de contaminer les aliments pendant la préparation ?
+ Se laver les mains souvent : lavage des mains | laver les mains au savon | se laver les mains | savonner
+ Séparer le cru et le cuit : planche différente | séparer le cru du cuit | couteaux séparés | planche de couleur
+ Nettoyer et désinfecter le plan de travail : désinfecter la planche | nettoyer le plan de travail | désinfection | laver entre deux
+ Respecter le froid : au frigo | moins de 4 degrés | chaîne du froid | ne pas laisser à température ambiante
+ Tenue propre, sans bijoux : charlotte | enlever les bijoux | ongles courts | couvrir une plaie | tenue propre
! Utiliser la même planche sans laver : même planche | même couteau | le torchon suffit
! Décongeler à l’air : décongeler sur la table | décongeler au soleil | laisser décongeler dehors
# cooling
? knowledge Vous avez cuit un grand plat pour le lendemain : comment le refroidissez-vous et le conservez-vous ?
+ Refroidir vite : moins de 10 °C en moins de 2 heures : en moins de 2 heures | refroidissement rapide | refroidir vite | cellule de refroidissement
+ Diviser en petits bacs : petits bacs | petites quantités | bacs plats | bacs gastro | faible épaisseur
+ Couvrir et dater : étiquette avec la date | filmer et dater | couvrir et étiqueter | noter la date
+ Garder entre 0 et 4 °C : chambre froide | au frigo | réfrigérateur | 3 degrés
! Laisser refroidir des heures dehors : laisser toute la nuit | laisser sur le plan de travail | refroidir à l’air libre | laisser dans la marmite
# chemicals
? knowledge Quelles règles suivez-vous avec la javel et les autres produits de nettoyage ?
+ Ne jamais mélanger les produits : ne pas mélanger | jamais javel avec acide | pas de javel avec détartrant | jamais de mélange
+ Respecter la dilution et le temps de contact : dosage | dilution | lire l’étiquette | temps de contact | laisser agir
+ Porter des gants et se protéger : gants | lunettes | masque | protection
+ Aérer : ouvrir les fenêtres | aérer la pièce | ventiler
+ Garder dans le bidon d’origine, hors de portée : bidon d’origine | ne pas transvaser | bouteille étiquetée | armoire fermée
! Mélanger javel et acide : javel et esprit de sel | javel avec détartrant | mélanger javel et acide | mélanger les produits pour plus d’effet
! Transvaser dans une bouteille d’eau : mettre dans une bouteille d’eau | verser dans une bouteille de boisson
# lifting
? knowledge Comment soulevez-vous une charge lourde sans vous blesser ?
+ Plier les genoux, dos droit : plier les jambes | fléchir les genoux | garder le dos droit | pousser avec les jambes
+ Garder la charge près du corps : charge contre le corps | coller la charge | près du corps | près du ventre
+ Tourner avec les pieds, pas avec le dos : ne pas tourner le dos | bouger les pieds | sans torsion | pas de torsion
+ Demander de l’aide ou un chariot : diable | transpalette | à deux | demander de l’aide | chariot
! Soulever dos courbé : se pencher jambes tendues | dos rond | jambes tendues | soulever avec le dos
# forklift
? knowledge Quelles règles suivez-vous quand vous conduisez un chariot élévateur chargé ?
+ Fourches basses, à 15 ou 20 cm du sol : fourches basses | charge basse | 15 cm du sol | près du sol
+ Mât incliné vers l’arrière : mât en arrière | incliner le mât | mât incliné
+ Reculer si la charge cache la vue ou en descente : marche arrière | rouler en arrière | reculer en descente
+ Respecter la plaque de charge : plaque de charge | capacité du chariot | ne pas dépasser la charge | vérifier le poids
+ Ceinture et vitesse lente : ceinture | rouler doucement | vitesse réduite | klaxonner aux croisements
! Transporter une personne sur les fourches : monter sur les fourches | lever un collègue | prendre un passager
! Rouler charge haute : rouler charge levée | fourches en haut | charge en hauteur | sans ceinture
# road-accident
? situation Vous arrivez le premier sur un accident de la route avec un blessé : que faites-vous ?
+ Protéger la zone : feux de détresse | triangle | gilet | baliser | se garer loin
+ Alerter : SAMU 190, police 197 ou garde nationale 193 : appeler le 190 | appeler le 197 | appeler le 193 | appeler les secours | protection civile 198
+ Ne pas déplacer le blessé : ne pas bouger le blessé | ne pas le déplacer | laisser le casque | ne pas sortir de la voiture
+ Couvrir, parler, surveiller la respiration : le couvrir | surveiller s’il respire | lui parler | rassurer
! Déplacer le blessé : sortir le blessé de la voiture | tirer le blessé | enlever le casque | le mettre dans ma voiture
! Donner à boire : lui donner à boire | donner de l’eau
# truck-check
? knowledge Que contrôlez-vous sur votre camion avant de partir le matin ?
+ Pneus : pneus | pression | usure des pneus | roues
+ Freins et pression d’air : freins | tester les freins | pression d’air | frein de parc
+ Niveaux : huile | liquide de refroidissement | eau | niveaux | fuites
+ Feux et rétroviseurs : feux | clignotants | éclairage | rétroviseurs | essuie-glaces
+ Chargement arrimé et papiers : arrimage | sangles | sangler | carte grise | assurance | visite technique | papiers
! Partir avec une panne connue : partir avec la panne | les freins tiendront | contrôler seulement en cas de panne
! Charger trop : surcharger | dépasser le poids | surcharge
# cash-desk
? knowledge Comment tenez-vous votre caisse pour éviter erreurs et écarts ?
+ Compter le fond de caisse au début et à la fin : compter le fond | comptage | recompter la caisse | compter à la fermeture
+ Annoncer le billet et le laisser visible : dire le montant | annoncer le billet | laisser le billet visible | billet à côté
+ Vérifier les billets : faux billet | filigrane | détecteur | contrôler le billet
+ Fermer le tiroir, ne pas laisser la caisse seule : fermer le tiroir | fermer la caisse | session verrouillée | ne pas quitter la caisse
+ Déclarer tout écart au responsable : signaler l’écart | déclarer l’écart | prévenir le responsable | noter l’écart
! Compenser un écart en cachette : mettre de ma poche | garder l’excédent | rattraper sur un autre client | cacher l’écart
! Prêter son code ou sa caisse : prêter mon code | donner mon mot de passe | laisser un collègue encaisser à ma place
# vat
? knowledge Comment calculez-vous la TVA à payer d’un mois avant de la déclarer ?
+ TVA collectée sur les ventes : TVA collectée | TVA facturée | TVA des ventes | TVA sur les ventes
+ Moins la TVA déductible sur les achats : TVA déductible | TVA récupérable | TVA des achats | TVA des fournisseurs
+ Factures conformes avec matricule fiscal : matricule fiscal | facture conforme | facture en règle | mentions obligatoires | facture originale
+ Reporter le crédit de TVA : crédit de TVA | crédit reporté | report du crédit | crédit du mois précédent
+ Exclure la TVA non déductible : voiture de tourisme | TVA non déductible | TVA non récupérable | dépenses exclues
! Déduire sans facture : même sans facture | le ticket suffit | déduire sans facture
! Calculer la TVA sur le bénéfice : TVA sur le bénéfice | bénéfice fois 19 % | TVA sur le résultat
# bank-reconciliation
? knowledge Comment faites-vous un rapprochement bancaire ?
+ Comparer le relevé et le compte banque : relevé bancaire | comparer le relevé | compte 532 | grand livre banque
+ Pointer ligne par ligne : pointer | pointage | cocher les opérations | ligne par ligne
+ Expliquer les suspens : chèques non encaissés | chèques non débités | suspens | virements en attente | décalage de date
+ Passer les écritures manquantes : enregistrer les frais | agios | commissions bancaires | écriture de régularisation | intérêts
+ Vérifier que les deux soldes concordent : soldes égaux | mêmes soldes | état de rapprochement | écart nul | solde rapproché
! Forcer l’écart : passer l’écart en charges | forcer le solde | écriture pour équilibrer | arrondir l’écart
# invoice-check
? knowledge Que contrôlez-vous avant de payer la facture d’un fournisseur ?
+ Rapprocher commande, livraison et facture : bon de commande | bon de livraison | comparer avec la commande | rapprochement
+ Vérifier quantités, prix et TVA : vérifier les prix | recalculer | quantités | montant | taux de TVA
+ Vérifier l’identité fiscale : matricule fiscal | mentions obligatoires | facture conforme
+ Vérifier qu’elle n’est pas déjà payée : doublon | déjà payée | payée deux fois | numéro de facture
+ Faire valider avant le paiement : validation | bon à payer | visa du responsable | signature du chef
! Payer sans preuve de livraison : payer sans bon de livraison | régler sans attendre la livraison | payer sans vérifier
! Changer de RIB sur simple mail : changer le RIB par mail | payer sur le nouveau RIB reçu par mail
# personal-data
? knowledge Quelles règles suivez-vous quand vous collectez et gardez les données personnelles de clients ?
+ Accord de la personne et but annoncé : consentement | demander l’accord | finalité | expliquer pourquoi
+ Ne demander que le nécessaire : minimum de données | seulement le nécessaire | pas de données inutiles | données nécessaires
+ Protéger l’accès : mot de passe | accès limité | chiffrement | armoire fermée | droits d’accès
+ Droit d’accès, de correction et d’opposition : droit d’accès | rectification | supprimer sur demande | droit d’opposition
+ Loi de 2004 et INPDP : INPDP | loi 2004-63 | déclaration à l’instance | autorisation de l’instance | durée limitée | effacer après
! Donner ou vendre le fichier : vendre le fichier | donner la liste à un partenaire | partager le fichier clients
! Copier sur un support personnel : copier sur ma clé USB | envoyer sur mon mail personnel | garder sur mon téléphone
# phishing
? situation Un message urgent de « la banque » vous demande de cliquer et d’entrer votre mot de passe : que faites-vous ?
+ Ne pas cliquer : ne pas cliquer | ne pas ouvrir le lien | ne rien télécharger
+ Vérifier l’expéditeur : adresse de l’expéditeur | regarder le domaine | vérifier l’adresse | fautes dans le message
+ Joindre la banque par un numéro connu : appeler la banque | taper l’adresse soi-même | numéro officiel | passer par le site officiel
+ Signaler à l’informatique : prévenir l’informatique | signaler au responsable | avertir le service IT | prévenir les collègues
! Donner son mot de passe : je donne mon mot de passe | donner le code | répondre avec mon code
! Cliquer pour voir : cliquer pour vérifier | ouvrir la pièce jointe
# backup
? knowledge Comment organisez-vous les sauvegardes des données d’une petite entreprise ?
+ Plusieurs copies : 3-2-1 : 3-2-1 | trois copies | deux supports | plusieurs copies
+ Une copie hors du site : hors site | cloud | autre bâtiment | copie à distance
+ Une copie hors ligne : hors ligne | disque débranché | immuable | déconnecté
+ Tester la restauration : test de restauration | restaurer un fichier | tester la sauvegarde | essai de restauration
+ Fréquence automatique : automatique | chaque jour | quotidienne | chaque nuit | RPO
! Croire que le RAID suffit : le RAID suffit | la synchronisation suffit | RAID est une sauvegarde
! Ne jamais tester : pas besoin de tester la restauration | inutile de tester
# medication
? knowledge Que vérifiez-vous avant de donner un médicament à un patient ?
+ Identité du patient : bon patient | nom et prénom | date de naissance | bracelet | identité
+ Bon médicament et péremption : bon médicament | relire la prescription | ordonnance | péremption | étiquette
+ Bonne dose : bonne dose | calcul de dose | double contrôle | posologie | dosage
+ Bonne voie et bon moment : bonne voie | bonne heure | bon moment | IV ou IM | voie d’administration
+ Allergies et traçabilité : allergies | noter dans le dossier | tracer | signer la feuille | transmission
! Identifier par le lit : numéro de lit | numéro de chambre suffit | je connais mes patients
! Utiliser une seringue sans étiquette : seringue sans étiquette | seringue préparée par une collègue
# needle
? situation Vous vous piquez avec une aiguille déjà utilisée : que faites-vous ?
+ Laver à l’eau et au savon : laver au savon | eau et savon | rincer à l’eau | nettoyer la plaie
+ Désinfecter au moins 5 minutes : Dakin | javel diluée | antiseptique | désinfecter | alcool à 70
+ Voir un médecin dans les heures : aller aux urgences | médecin référent | médecin du travail | avis médical | dans les 4 heures
+ Déclarer l’accident : déclarer l’accident | prévenir le cadre | prévenir le chef | accident du travail | registre
+ Chercher le statut du patient et se faire suivre : sérologie | statut du patient | VIH et hépatite | prise de sang | vaccin hépatite B
! Faire saigner : presser la plaie | faire saigner | sucer le doigt
! Ne rien dire : garder pour soi | continuer le travail | mettre un pansement et continuer
# baby-sleep
? knowledge Comment couchez-vous un bébé de quatre mois pour la sieste ?
+ Sur le dos : sur le dos | coucher sur le dos
+ Lit vide, matelas ferme : matelas ferme | pas d’oreiller | pas de peluche | lit vide | sans couette
+ Gigoteuse et chambre ni trop chaude : gigoteuse | turbulette | 18 à 20 degrés | chambre aérée
+ Surveiller : surveiller | passer régulièrement | toutes les 10 minutes | garder à vue
! Coucher sur le ventre : le coucher sur le ventre | mieux sur le ventre
! Laisser un biberon ou un oreiller : laisser le biberon dans le lit | mettre un oreiller | caler avec un coussin
# pesticide
? knowledge Quelles précautions prenez-vous pour traiter une culture avec un pesticide ?
+ Se protéger : combinaison | masque | gants | lunettes | bottes
+ Lire l’étiquette et respecter la dose : lire l’étiquette | respecter la dose | dosage | produit homologué
+ Traiter sans vent, tôt ou le soir : pas de vent | sans vent | tôt le matin | le soir | météo
+ Respecter le délai avant récolte : délai avant récolte | DAR | attendre avant la récolte | jours avant récolte
+ Rincer et rapporter les bidons, se laver : rincer trois fois | bidons vides | se doucher | laver les vêtements à part
! Augmenter la dose : doubler la dose | mettre plus de produit | dose plus forte
! Réutiliser les bidons ou récolter aussitôt : bidon pour l’eau | réutiliser le bidon | récolter le lendemain | jeter dans l’oued
# hot-work
? knowledge Quelles précautions prenez-vous avant de souder dans un lieu qui n’est pas votre atelier ?
+ Permis de feu : permis de feu | autorisation | permis de travail
+ Éloigner ou couvrir ce qui brûle : enlever les produits inflammables | couvrir avec une bâche anti-feu | dégager la zone | éloigner les cartons
+ Extincteur à portée : extincteur | seau de sable | RIA
+ Dégazer et ventiler cuves et locaux : dégazer | ventiler | explosimètre | nettoyer la cuve | mesurer le gaz
+ Surveiller après la fin : surveiller après | rester 30 minutes | ronde | deux heures après
! Souder une cuve non dégazée : souder directement la cuve | cuve vide pas de danger | sans dégazer
! Ventiler à l’oxygène : souffler de l’oxygène | aérer à l’oxygène
`;
