import { type SkillQuestion, table } from './item.ts';

const skill = (match: RegExp, rows: string, where?: RegExp): SkillQuestion => ({
  match,
  ...(where && { where }),
  ...table(rows),
});

/** Questions for skills of crafts, kitchens, care and classrooms, each with its own case; matched before the broader ones. */
export const CRAFT_SKILLS: readonly SkillQuestion[] = [
  skill(
    /\b(?:soud|weld|tig\b|mig\b|brasage)/,
    `
    k fr Comment préparez-vous une soudure qui devra tenir la pression, avant d'allumer l'arc ? | nettoyer, dégraisser, chanfrein, jeu | métal, apport, gaz, intensité, réglage | pointage, déformation, ordre, chute d'essai | contrôle, ressuage, porosité
    k en How do you prepare a weld that will have to hold pressure, before you strike the arc? | clean, degrease, bevel, gap | metal, filler, gas, current, setting | tack, distortion, order, test piece | inspect, dye, porosity
    `,
    /metal|chaudron|tuyau|pipe|acier|steel|inox|industri|chantier|forage|weld|soudeu|construction|naval|tolier/,
  ),
  skill(
    /\b(?:coffrage|formwork)/,
    `
    s fr Pendant le coulage, un coffrage s'écarte de deux centimètres : que faites-vous dans les minutes qui suivent ? | arrêter, toupie, prévenir, sécurité | étayer, serrer, étai, serre-joint | mesurer, aplomb, niveau, reprendre | chef, cause, contrôle
    s en During a pour, a formwork panel moves by two centimetres: what do you do in the next minutes? | stop, truck, warn, safety | prop, tighten, brace, clamp | measure, plumb, level, correct | foreman, cause, check
    `,
  ),
  skill(
    /\b(?:maconnerie|parpaings?\b|montage de murs?|bricklay|masonry|block ?laying)/,
    `
    s fr Votre mur est à moitié monté et il n'est plus d'aplomb : que faites-vous ? | fil à plomb, niveau, mesurer, cordeau | arrêter, démonter, frais, reprendre | cause, rang, joint, fondation | chef, noter, contrôle
    s en Your wall is half built and it is no longer plumb: what do you do? | plumb line, level, measure, string | stop, take down, fresh, rebuild | cause, course, joint, footing | foreman, note, check
    `,
  ),
  skill(
    /\b(?:enduits?\b|crepi|platr|plaster|peinture\b|painting\b|carrelage|tiling|revetement)/,
    `
    k fr Un revêtement que vous avez posé se fissure ou se décolle deux jours plus tard : quelles causes cherchez-vous d'abord ? | support, humidité, poussière, préparation | dosage, épaisseur, séchage, température | sonder, essai, comparer, mesurer | reprendre, déposer, éviter
    k en A finish you applied cracks or comes off two days later: which causes do you look for first? | surface, damp, dust, preparation | mix, thickness, drying, temperature | probe, test, compare, measure | redo, remove, avoid
    `,
    /batiment|construction|chantier|facade|btp|\bmurs?\b|building|macon|decor|renovation|carrel|platr/,
  ),
  skill(
    /\b(?:lecture de plans?|(?:plan|blueprint|drawing) reading)/,
    `
    s fr Sur le plan que l'on vous remet, deux cotes se contredisent : que faites-vous avant de commencer ? | recouper, additionner, mesurer, autre plan | indice, version, date, détail | demander, chef, bureau, écrit | attendre, avancer, noter
    s en On the drawing you are given, two dimensions contradict each other: what do you do before you start? | cross-check, add up, measure, other sheet | revision, version, date, detail | ask, foreman, office, written | wait, proceed, note
    `,
  ),
  skill(
    /\b(?:controles? (?:visuel|qualite|dimension|non destruct)|(?:visual|quality) (?:inspection|control))/,
    `
    s fr Une pièce vous paraît douteuse alors qu'elle reste dans les tolérances : comment décidez-vous de ce qu'elle devient ? | mesurer, calibre, loupe, comparer | tolérance, plan, fonction, client | isoler, étiquette, deuxième avis | noter, lot, cause, suivre
    s en A part looks doubtful to you although it is within tolerance: how do you decide what becomes of it? | measure, gauge, magnifier, compare | tolerance, drawing, function, client | isolate, label, second opinion | record, batch, cause, follow
    `,
    /usinage|mecani|metal|automobile|aeronaut|plastur|fonderie|machining|automotive|fraiseur|tourneur|cnc/,
  ),
  skill(
    /\b(?:cablage|tableaux? electri|disjonct|installations? electri|normes? (?:nf|c ?15)|habilitation electri|wiring|switchboard|electrical (?:safety|install))/,
    `
    k fr Le différentiel saute dès que l'on remet le courant : comment trouvez-vous le circuit en défaut ? | couper, consigner, vérifier, absence de tension | départ, un par un, isoler, débrancher | multimètre, isolement, fuite, terre | appareil, humidité, réparer, essayer
    k en The residual-current device trips each time power comes back: how do you find the faulty circuit? | switch off, lock out, check, dead | circuit, one by one, isolate, unplug | multimeter, insulation, leakage, earth | appliance, damp, repair, test
    `,
    /electri|industri|batiment|btp|solaire|building|energie|energy/,
  ),
  skill(
    /\b(?:haccp|hygiene alimentaire|securite (?:alimentaire|sanitaire)|food (?:safety|hygiene))/,
    `
    s fr À l'ouverture, la chambre froide affiche 9 °C : que faites-vous de ce qu'elle contient ? | relevé, sonde, depuis quand, porte | trier, jeter, viande, poisson, fragile | transférer, autre froid, dépanneur | noter, chef, carte, traçabilité
    s en When you open, the cold room reads 9 °C: what do you do with what is inside? | record, probe, since when, door | sort, discard, meat, fish, fragile | move, other fridge, repair | log, chef, menu, traceability
    `,
    /cuisin|restaur|hotel|traiteur|boucher|poissonn(?:ier|erie)|boulang|patiss|pizz|kitchen|butcher|baker|\bcook|\bfood\b|aliment|cantine|snack/,
  ),
  skill(
    /^(?:poissons?|viandes?|fish|meat)$|\b(?:fraicheur|reception|achats?|choix|qualite|freshness|buying|quality).{1,12}(?:poissons?|viandes?|fish|meat)\b/,
    `
    k fr Une livraison arrive : à quels signes décidez-vous qu'un poisson ou une viande ne sera pas servi ? | odeur, œil, ouïes, couleur, fermeté | température, sonde, glace, camion | étiquette, date, origine, lot | refuser, noter, fournisseur
    k en A delivery arrives. Which signs tell you that a fish or a piece of meat must be refused? | smell, eye, gills, colour, firmness | temperature, probe, ice, truck | label, date, source, batch | refuse, record, supplier
    `,
    /cuisin|restaur|hotel|traiteur|boucher|poissonn(?:ier|erie)|boulang|patiss|pizz|kitchen|butcher|baker|\bcook|\bfood\b|grande surface|supermarche/,
  ),
  skill(
    /^(?:cuisine|patiss|cooking|baking|pastry)|\b(?:cuissons?\b|rice\b|grill|four\b)/,
    `
    k fr Une même préparation sort ratée trois fois dans la soirée : comment en trouvez-vous la cause ? | temps, température, feu, four | quantité, pesée, eau, repos | produit, lot, goûter, comparer | ajuster, fiche, prévenir
    k en The same preparation goes wrong three times in one evening: how do you find the cause? | time, temperature, heat, oven | quantity, weigh, water, rest | product, batch, taste, compare | adjust, recipe card, warn
    `,
    /cuisin|restaur|hotel|traiteur|boucher|poissonn(?:ier|erie)|boulang|patiss|pizz|kitchen|butcher|baker|\bcook|\bfood\b/,
  ),
  skill(
    /\b(?:arrimage|chargements?\b|load (?:securing|ing)|lashing)/,
    `
    k fr Comment répartissez-vous et attachez-vous un chargement dont la moitié sera livrée en route ? | ordre, livraison, dernier, accès | poids, essieu, centre, hauteur | sangle, tension, antidérapant, coin | vérifier, arrêt, resserrer
    k en How do you spread and secure a load of which half will be delivered on the way? | order, delivery, last, access | weight, axle, centre, height | strap, tension, mat, edge | check, stop, tighten
    `,
    /transport|chauffeur|camion|livr|logisti|truck|driver|poids lourd/,
  ),
  skill(
    /\b(?:epilation|wax(?:ing)?\b|soins? (?:du |de |des )?(?:visage|corps|esthet)|facials?\b|gommage|peeling|maquill|make-?up)/,
    `
    s fr Quelques minutes après le début d'un soin, la peau de la personne rougit fortement : que faites-vous ? | arrêter, retirer, rincer, calmer | allergie, produit, question, fiche | rassurer, expliquer, proposer | noter, test, responsable, médecin
    s en A few minutes into a treatment, the person's skin turns very red: what do you do? | stop, remove, rinse, soothe | allergy, product, question, record | reassure, explain, offer | note, patch test, manager, doctor
    `,
    /esthet|beaut|coiff|\bspa\b|hammam|bien-etre|barb|ongl/,
  ),
  skill(
    /^(?:televente|ventes?|techniques? de vente)\b(?! (?:a emporter|aux encheres))|\b(?:product|retail|direct|counter) sales|^sales$|^selling\b|upsell/,
    `
    b fr Racontez une vente où vous avez compris un besoin que la personne n'avait pas su dire. | question, écouter, observer, habitude | besoin, usage, budget, peau, cadeau | montrer, essayer, comparer, conseiller | acheté, revenu, fidèle, satisfait
    b en Tell us about a sale where you understood a need that the person had not put into words. | question, listen, observe, habit | need, use, budget, gift | show, try, compare, advise | bought, back, loyal, happy
    `,
  ),
  skill(
    /\b(?:irrigat|arrosage|goutte a goutte)/,
    `
    k fr La pression d'eau chute de moitié en pleine irrigation : que contrôlez-vous, et dans quel ordre ? | pompe, filtre, vanne, manomètre | fuite, conduite, rampe, secteur | isoler, secteur par secteur, mesurer | priorité, parcelle, heure, réparer
    k en Water pressure drops by half in the middle of irrigation: what do you check, and in what order? | pump, filter, valve, gauge | leak, pipe, line, sector | isolate, sector by sector, measure | priority, plot, hour, repair
    `,
  ),
  skill(
    /^(?:oleicult|arboricult|viticult|maraich|recolte|cueillette|vendange|cultures? (?:de|des|maraich|fruit)|olive (?:growing|harvest)|crops?\b|fruit growing)|\bharvest(?:ing)?$/,
    `
    k fr Comment décidez-vous du jour où une récolte doit commencer ? | maturité, couleur, prélever, indice | météo, pluie, chaleur, sol | équipe, matériel, transport, moulin | prix, qualité, perte, parcelle
    k en How do you decide on the day a harvest should begin? | ripeness, colour, sample, index | weather, rain, heat, soil | crew, equipment, transport, mill | price, quality, loss, plot
    `,
    /agric|ferme|ole[io]|oliv|verger|vigne|vitic|maraich|farm|oasi|palm|recolte|harvest/,
  ),
  skill(
    /\b(?:pansement|plaies?\b|wound|dressing)/,
    `
    s fr Une plaie que vous pansez depuis une semaine change d'aspect : comment procédez-vous ? | couleur, odeur, écoulement, chaleur | douleur, fièvre, constantes, taille | prélèvement, médecin, prévenir, photo | asepsie, protocole, noter
    s en A wound you have been dressing for a week looks different today: how do you proceed? | colour, smell, discharge, heat | pain, fever, vitals, size | swab, doctor, warn, photo | asepsis, protocol, record
    `,
    /sante\b|health|clinique|hopita|medic|infirm|nurs|soign|\bsoins?\b(?! esth)|patient|hospital/,
  ),
  skill(
    /\b(?:perfusion|intraveineu|iv lines?|intravenous)/,
    `
    s fr Une perfusion ne passe plus et le bras du patient gonfle : que faites-vous, dans quel ordre ? | arrêter, clamper, débit, vérifier | retirer, comprimer, surélever, autre voie | produit, irritant, médecin, prévenir | surveiller, tracer, rassurer
    s en An infusion stops running and the patient's arm swells: what do you do, in what order? | stop, clamp, rate, check | remove, press, raise, other site | drug, irritant, doctor, warn | monitor, record, reassure
    `,
    /sante\b|health|clinique|hopita|medic|infirm|nurs|soign|\bsoins?\b(?! esth)|patient|hospital/,
  ),
  skill(
    /\b(?:dispensation|dispensing|ordonnances?\b|delivrance de medicaments)/,
    `
    s fr Une ordonnance associe deux médicaments incompatibles : que faites-vous avant de la délivrer ? | interaction, dose, base, logiciel | patient, traitement, allergie, question | appeler, médecin, prescripteur, alternative | noter, expliquer, refuser
    s en A prescription combines two drugs that work against each other: what do you do before dispensing it? | interaction, dose, database, software | patient, treatment, allergy, question | call, doctor, prescriber, alternative | record, explain, refuse
    `,
    /pharm|officine|dispens/,
  ),
  skill(
    /\b(?:conseils? (?:au|aux) (?:patients?|malades?)|conseil (?:pharmaceut|officin)|patient (?:counsel|advice|education))/,
    `
    k fr Comment vous assurez-vous qu'une personne pressée repart en sachant prendre son traitement ? | reformuler, répéter, question, montrer | dose, heure, repas, durée | écrire, étiquette, pictogramme, plan de prise | effet, alerte, rappeler, revenir
    k en How do you make sure that someone in a hurry leaves knowing how to take their treatment? | rephrase, repeat, question, show | dose, time, meal, duration | write, label, pictogram, schedule | effect, warning, call back, return
    `,
  ),
  skill(
    /\b(?:gestion (?:de|d'une|de la) classe|classroom|discipline (?:scolaire|en classe))/,
    `
    s fr Un élève perturbe chaque séance depuis une semaine : comment vous y prenez-vous ? | observer, quand, pourquoi, seul | parler, règle, accord, responsabilité | place, tâche, rythme, encourager | parents, collègues, direction, suivi
    s en A pupil has disrupted every lesson for a week: how do you go about it? | observe, when, why, alone | talk, rule, agreement, role | seat, task, pace, encourage | parents, colleagues, head, follow-up
    `,
  ),
  skill(
    /^(?:lecture|reading)\b(?! de plan)|\b(?:alphabetisation|literacy|phonics|apprentissage de la lecture)/,
    `
    k fr Un enfant déchiffre chaque mot mais ne comprend pas la phrase : que travaillez-vous en premier avec lui ? | relire, syllabe, fluence, rythme | vocabulaire, image, sens, question | texte, court, choisir, niveau | noter, progrès, semaine, famille
    k en A child can sound out every word but does not understand the sentence: what do you work on first? | reread, syllable, fluency, pace | vocabulary, picture, meaning, question | text, short, choose, level | record, progress, week, family
    `,
    /enseign|ecole|educat|profess|teach|school|institut(?:eur|rice)|format(?:eur|rice)|train(?:er|ing)|instruct|moniteur|monitrice|universit|alphabet|pedagog|orthophon/,
  ),
  skill(
    /\b(?:lesson plan|preparation (?:de|des) (?:cours|lecons)|programmes? scolaires?|curriculum|sequences? pedagog)/,
    `
    k fr Il vous reste trois semaines pour un programme qui en demande cinq : que gardez-vous, et pourquoi ? | objectif, essentiel, compétence, évaluation | regrouper, supprimer, devoir, projet | niveau, acquis, test, difficulté | collègue, parents, suite
    k en You have three weeks left for a programme that needs five: what do you keep, and why? | objective, essential, skill, assessment | merge, drop, homework, project | level, known, test, difficulty | colleague, parents, next
    `,
  ),
  skill(
    /\b(?:securite (?:au travail|des personnes|chantier)|hse\b|qhse|prevention des risques|health and safety|epi\b)/,
    `
    s fr Une équipe ne porte plus ses protections parce qu'elles gênent : comment changez-vous cela durablement ? | écouter, gêne, essayer, modèle | risque, accident, exemple, montrer | règle, arrêt, chef, exemplaire | contrôle, mesurer, suivi
    s en A crew no longer wears its protective gear because it gets in the way. How do you change that? | listen, discomfort, try, model | risk, accident, example, show | rule, stop, foreman, lead | check, measure, follow-up
    `,
  ),
];
