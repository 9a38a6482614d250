import { ask, type SkillQuestion } from './item.ts';

/** Questions for skills of people, stock, sites, machines and care; the first match wins. */
export const FIELD_SKILLS: readonly SkillQuestion[] = [
  {
    match: /\b(?:achats?\b|purchas|procure|approvision|fournisseur|supplier)/,
    fr: [
      ask(
        'knowledge',
        'Un fournisseur unique annonce une hausse de 15 % pour le mois prochain : quelle option choisissez-vous, et pourquoi ?',
        'devis, comparer, consulter, alternative',
        'négocier, volume, contrat, délai',
        'stock, avance, qualité, risque',
        'coût, total, décision',
      ),
    ],
    en: [
      ask(
        'knowledge',
        'Your only supplier announces a 15% increase for next month: which option do you choose, and why?',
        'quote, compare, consult, alternative',
        'negotiate, volume, contract, lead time',
        'stock, advance, quality, risk',
        'cost, total, decision',
      ),
    ],
  },
  {
    match:
      /\b(?:livraison|conduite(?=$| (?:de (?:vehicule|camion|bus|poids)|routiere))|(?:truck|van|lorry) driving|tournees?\b)|^(?:driving|transport|deliver(?:y|ies))$/,
    where: /livreur|chauffeur|camion|driver|deliver|coursier|messager|convoyeur/,
    fr: [
      ask(
        'situation',
        'Une route bloquée vous fait perdre une heure avec six livraisons à faire : comment organisez-vous la suite ?',
        'prévenir, client, responsable, appel',
        'ordre, priorité, horaire, itinéraire',
        'GPS, détour, carburant',
        'livré, reporté, preuve',
      ),
    ],
    en: [
      ask(
        'situation',
        'A blocked road costs you an hour with six deliveries left: how do you organise the rest?',
        'warn, client, dispatcher, call',
        'order, priority, schedule, route',
        'GPS, detour, fuel',
        'delivered, postponed, proof',
      ),
    ],
  },
  {
    match:
      /\b(?:autocad|lecture de plans?|dessin(?: technique| industriel| batiment| assiste)|revit|solidworks|catia)|^plans?$/,
    fr: [
      ask(
        'behaviour',
        "Racontez une erreur de plan que vous avez découverte, et ce que vous avez fait avant qu'elle ne coûte cher.",
        'cote, niveau, plan, version',
        'vérifier, comparer, calque, mesure',
        'prévenir, corriger, indice, valider',
        'évité, coût, chantier',
      ),
    ],
    en: [
      ask(
        'behaviour',
        'Tell us about a drawing error you discovered and what you did before it became expensive.',
        'dimension, level, drawing, version',
        'check, compare, layer, measure',
        'warn, correct, revision, approve',
        'avoided, cost, site',
      ),
    ],
  },
  {
    match:
      /\b(?:chantier|(?:conduite de|suivi (?:de|des)) travaux|travaux (?:publics|de batiment|neufs)|(?:construction )?site (?:manag|supervis)|construction site)/,
    fr: [
      ask(
        'situation',
        "Vous voyez un ouvrier en hauteur sans harnais et l'équipe est en retard : que faites-vous ?",
        'arrêter, descendre, harnais, sécurité',
        'expliquer, parler, calme',
        'chef, registre, signaler, sanction',
        'planning, prévention, formation',
      ),
    ],
    en: [
      ask(
        'situation',
        'You see a worker at height without a harness and the crew is late: what do you do?',
        'stop, down, harness, safety',
        'explain, talk, calm',
        'foreman, log, report, sanction',
        'schedule, prevention, training',
      ),
    ],
  },
  {
    match: /\b(?:qualite(?! (?:de |d'|relationnel|humaine))|quality|iso\b|audit)/,
    where: /qualit|audit|\biso\b|\bhse\b|certif|conformite|industri/,
    fr: [
      ask(
        'knowledge',
        "Expliquez comment vous préparez un audit, à partir d'un écart réel que vous avez traité.",
        'procédure, enregistrement, preuve, document',
        'écart, non-conformité, cause',
        'action, délai, responsable, vérifier',
        'clôturé, résultat, auditeur',
      ),
    ],
    en: [
      ask(
        'knowledge',
        'Explain how you prepare an audit, using a real finding that you dealt with.',
        'procedure, record, evidence, document',
        'finding, non-conformity, cause',
        'action, deadline, owner, verify',
        'closed, result, auditor',
      ),
    ],
  },
  {
    match:
      /\b(?:maintenance(?! (?:logiciel|applicati|web))|electri|electro(?:mecan|techni)|mecani|automat(?!is(?:e|ation)|ed|ion\b)|hydraulique|hydraulics$|depann)/,
    where:
      /mainten|electri|mecanicien|electromeca|industri|usine|automat|technicien|factory|engineer|ascens|froid|energ|garage/,
    fr: [
      ask(
        'knowledge',
        'Expliquez votre méthode pour trouver une panne électrique ou mécanique intermittente, sur un cas réel.',
        'mesurer, multimètre, test, contrôle',
        'schéma, câble, capteur, contact, usure',
        'isoler, reproduire, éliminer, noter',
        'remplacé, cause, préventif',
      ),
    ],
    en: [
      ask(
        'knowledge',
        'Explain how you go about finding an intermittent electrical or mechanical fault, using a real case.',
        'measure, multimeter, test, check',
        'diagram, cable, sensor, contact, wear',
        'isolate, reproduce, rule out, note',
        'replaced, cause, preventive',
      ),
    ],
  },
  {
    match:
      /^(?:soins?\b(?! (?:esthet|du visage|du corps|capill|aux (?:chev|anim)))|surveillance (?:des? |du |clinique )?(?:patient|malade|constante)?|prise de constantes|nursing|patient (?:care|monitoring))/,
    where: /sante\b|health|clinique|hopita|medic|infirm|nurs|soign|\bsoins?\b(?! esth)|patient|hospital/,
    fr: [
      ask(
        'behaviour',
        "Racontez une fois où vous avez remarqué que l'état d'un patient se dégradait, et ce que vous avez fait.",
        'signe, tension, saturation, pâle, respiration',
        'mesurer, surveiller, constantes',
        'appeler, médecin, prévenir, position',
        'transféré, traité, noté',
      ),
    ],
    en: [
      ask(
        'behaviour',
        'Tell us about a time you noticed that a patient was getting worse and what you did.',
        'sign, pressure, saturation, pale, breathing',
        'measure, monitor, vitals',
        'call, doctor, warn, position',
        'transferred, treated, recorded',
      ),
    ],
  },
  {
    match: /\b(?:pedagog|enseign|teach|(?<!premiers secours )formations?\b|training|cours\b)/,
    where:
      /enseign|ecole|educat|profess|teach|school|institut(?:eur|rice)|format(?:eur|rice)|train(?:er|ing)|instruct|moniteur|monitrice|universit|alphabet|pedagog/,
    fr: [
      ask(
        'knowledge',
        'Expliquez comment vous adaptez une même leçon à des élèves de niveaux très différents.',
        'niveau, groupe, diagnostic, test',
        'exercice, palier, binôme, support',
        'temps, aide, autonomie',
        'progrès, évaluer, résultat',
      ),
    ],
    en: [
      ask(
        'knowledge',
        'Explain how you adapt the same lesson to students of very different levels.',
        'level, group, diagnostic, test',
        'exercise, step, pair, material',
        'time, support, autonomy',
        'progress, assess, result',
      ),
    ],
  },
  {
    match:
      /\b(?:couts? (?:matiere|de revient)|fiches? (?:techniques? )?(?:de )?recettes?|food cost|menu (?:costing|pricing))/,
    where:
      /cuisin|restaur|hotel|traiteur|boucher|poissonn(?:ier|erie)|boulang|patiss|pizz|kitchen|butcher|baker|\bcook|\bfood\b/,
    fr: [
      ask(
        'knowledge',
        "Expliquez comment vous calculez le coût d'un plat et ce que vous changez quand il est trop élevé.",
        'grammage, fiche, portion, recette',
        'prix, fournisseur, perte, coût',
        'remplacer, réduire, saison, carte',
        'marge, ratio, résultat',
      ),
    ],
    en: [
      ask(
        'knowledge',
        'Explain how you work out the cost of a dish and what you change when it is too high.',
        'weight, recipe card, portion',
        'price, supplier, waste, cost',
        'replace, reduce, season, menu',
        'margin, ratio, result',
      ),
    ],
  },
  {
    match: /\b(?:reservations?\b|opera\b|reception\b(?! (?:de|des|d')\b)|front desk|yield)/,
    where: /hotel|riad|hebergement|hotes|hostel|touris|voyage|travel|guest/,
    fr: [
      ask(
        'situation',
        'Le planning de ce soir montre trois réservations de trop : comment traitez-vous la surréservation ?',
        'vérifier, arrivées, annulation, no-show',
        'priorité, fidèle, nuits, groupe',
        'hôtel, transfert, taxi, compensation',
        'prévenir, coût, suivi',
      ),
    ],
    en: [
      ask(
        'situation',
        "Tonight's plan shows three bookings too many: how do you handle the overbooking?",
        'check, arrivals, cancellation, no-show',
        'priority, loyal, nights, group',
        'hotel, transfer, taxi, compensation',
        'warn, cost, follow-up',
      ),
    ],
  },
  {
    match: /\b(?:contrats?\b|contracts?\b|droit des contrats)/,
    where: /jurid|juriste|droit|legal|avocat|contract|achat|purchas|procure|immobil|assur/,
    fr: [
      ask(
        'knowledge',
        'Expliquez les clauses que vous lisez en premier dans un contrat fournisseur, et pourquoi.',
        'responsabilité, pénalité, plafond, garantie',
        'résiliation, durée, préavis, renouvellement',
        'paiement, prix, révision, délai',
        'risque, négocier, exemple',
      ),
    ],
    en: [
      ask(
        'knowledge',
        'Explain which clauses you read first in a supplier contract, and why.',
        'liability, penalty, cap, warranty',
        'termination, term, notice, renewal',
        'payment, price, revision, deadline',
        'risk, negotiate, example',
      ),
    ],
  },
  {
    match:
      /\b(?:cybersecurite|securite (?:informatique|reseau|des (?:systemes|reseaux|donnees)|du si\b)|(?:network|cyber|information) ?security|firewall)/,
    where: /inform|reseaux?\b|system|network|cyber|cloud|support|\bit\b|linux|cisco|administrat/,
    fr: [
      ask(
        'knowledge',
        "Un utilisateur a cliqué sur une pièce jointe suspecte : quelles sont vos actions dans l'ordre ?",
        'isoler, débrancher, réseau, poste',
        'mot de passe, session, compte, scan',
        'journal, étendue, autres, alerte',
        'restaurer, informer, former',
      ),
    ],
    en: [
      ask(
        'knowledge',
        'A user clicked on a suspicious attachment: what do you do, in order?',
        'isolate, unplug, network, workstation',
        'password, session, account, scan',
        'log, scope, others, alert',
        'restore, inform, train',
      ),
    ],
  },
  {
    match:
      /\b(?:reseaux?\b(?! (?:sociaux|de vente|de distribution|electri|d'eau|d'irrigation|d'assainissement))|network(?:s|ing)?\b|cisco)/,
    where: /inform|system|cyber|cloud|support|\bit\b|linux|cisco|administrat/,
    fr: [
      ask(
        'situation',
        "Un étage entier n'a plus accès au réseau : que vérifiez-vous, et dans quel ordre ?",
        'étendue, qui, depuis quand, changement',
        'câble, commutateur, port, alimentation',
        'adresse, DHCP, ping, route',
        'prévenir, provisoire, cause, noter',
      ),
    ],
    en: [
      ask(
        'situation',
        'A whole floor has lost the network: what do you check, and in what order?',
        'extent, who, since when, change',
        'cable, switch, port, power',
        'address, DHCP, ping, route',
        'warn, workaround, cause, note',
      ),
    ],
  },
];
