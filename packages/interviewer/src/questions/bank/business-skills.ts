import { ask, type SkillQuestion } from './item.ts';

/** Questions for skills of money, customers and messages; the first match wins. */
export const BUSINESS_SKILLS: readonly SkillQuestion[] = [
  {
    match: /\b(?:negoci(?!ations? bancaire)|closing|b2b (?:sales|vente)|grands comptes|key accounts?)/,
    fr: [
      ask(
        'behaviour',
        'Racontez votre négociation la plus difficile : ce que vous avez cédé et ce que vous avez obtenu.',
        'prix, remise, délai, quantité',
        'besoin, concurrent, argument, alternative',
        'céder, échange, condition, limite',
        'signé, marge, montant',
      ),
    ],
    en: [
      ask(
        'behaviour',
        'Tell us about the toughest negotiation you have led: what you gave up and what you obtained.',
        'price, discount, deadline, quantity',
        'need, competitor, argument, alternative',
        'concede, exchange, condition, limit',
        'signed, margin, amount',
      ),
    ],
  },
  {
    match: /\b(?:crm\b|salesforce|hubspot)/,
    fr: [
      ask(
        'knowledge',
        "Expliquez ce que vous notez dans un CRM après un appel, à partir d'un cas où cette note a servi.",
        'besoin, date, décideur, objection',
        'relance, rappel, étape, tâche',
        'historique, collègue, équipe',
        'signé, évité, retrouvé',
      ),
    ],
    en: [
      ask(
        'knowledge',
        'Explain what you write in a CRM after a call, using a case where that note was useful.',
        'need, date, decision maker, objection',
        'follow-up, reminder, stage, task',
        'history, colleague, team',
        'signed, avoided, found',
      ),
    ],
  },
  {
    match:
      /\b(?:relations? client|services? client|customer (?:service|care|support|relation|complaint)|reclamation|complaint)/,
    fr: [
      ask(
        'situation',
        "Une cliente très en colère vous accuse devant les autres d'une faute qui n'est pas la vôtre : que faites-vous ?",
        'écouter, calme, excuse, isoler',
        'vérifier, comprendre, question',
        'solution, proposer, geste, délai',
        'suivi, rappeler, responsable',
      ),
    ],
    en: [
      ask(
        'situation',
        "An angry customer blames you in front of others for someone else's mistake. What do you do?",
        'listen, calm, apologise, aside',
        'check, understand, question',
        'solution, offer, gesture, deadline',
        'follow-up, call back, manager',
      ),
    ],
  },
  {
    match: /\b(?:seo\b|referencement)/,
    fr: [
      ask(
        'knowledge',
        "Le trafic naturel d'un site baisse d'un tiers en un mois : comment en trouvez-vous la cause ?",
        'Search Console, Analytics, page, requête',
        'indexation, robots, erreur, redirection',
        'concurrent, contenu, mise à jour, position',
        'corriger, prioriser, suivre',
      ),
    ],
    en: [
      ask(
        'knowledge',
        "A site's organic traffic drops by a third in one month: how do you find the cause?",
        'Search Console, Analytics, page, query',
        'indexing, robots, error, redirect',
        'competitor, content, update, ranking',
        'fix, prioritise, track',
      ),
    ],
  },
  {
    match: /\b(?:ads\b|sea\b|publicit|(?<!talent )acquisition(?! de donnees))/,
    where: /market|digital|publicit|\bads\b|\bseo\b|media|acquisition|commerce|growth/,
    fr: [
      ask(
        'knowledge',
        'Expliquez comment vous répartiriez 1 000 dinars de publicité pour un produit que personne ne connaît.',
        'cible, audience, canal, mot-clé',
        'test, variante, budget, semaine',
        'conversion, coût, mesure, suivi',
        'arrêter, augmenter, page',
      ),
    ],
    en: [
      ask(
        'knowledge',
        'Explain how you would split a small advertising budget for a product nobody knows.',
        'target, audience, channel, keyword',
        'test, variant, budget, week',
        'conversion, cost, measure, tracking',
        'stop, increase, page',
      ),
    ],
  },
  {
    match: /\b(?:reseaux sociaux|social media|community manag)/,
    fr: [
      ask(
        'situation',
        "Un commentaire très négatif devient viral sous votre dernière publication : que faites-vous dans l'heure ?",
        'répondre, vérifier, calme, excuse',
        'message privé, client, fait',
        'prévenir, direction, ton',
        'suivre, supprimer, bilan',
      ),
    ],
    en: [
      ask(
        'situation',
        'A very negative comment goes viral under your latest post: what do you do within the hour?',
        'answer, check, calm, apologise',
        'private message, customer, fact',
        'warn, management, tone',
        'track, delete, review',
      ),
    ],
  },
  {
    match: /\b(?:figma|maquett|ux\b|ui\b|wireframe|prototyp)/,
    where: /design|\bux\b|\bui\b|\bweb|digital|figma|logiciel|software|product (?:own|manag)|develop/,
    fr: [
      ask(
        'knowledge',
        "Expliquez comment vous vérifiez qu'un écran est compris par ses utilisateurs avant qu'il soit développé.",
        'test, utilisateur, tâche, scénario',
        'prototype, Figma, maquette, papier',
        'observer, question, erreur, temps',
        'modifier, décision, itération',
      ),
    ],
    en: [
      ask(
        'knowledge',
        'Explain how you make sure that users understand a screen before it is developed.',
        'test, user, task, scenario',
        'prototype, Figma, mockup, paper',
        'observe, question, error, time',
        'change, decision, iteration',
      ),
    ],
  },
  {
    match: /\b(?:photoshop|illustrator|indesign|graphi(?:c|s|qu))/,
    where: /graphis|design|imprim|publicit|communication|\bpao\b|infograph|market|indesign|photoshop|illustrator/,
    fr: [
      ask(
        'knowledge',
        'Un imprimeur refuse votre fichier la veille du tirage : quelles causes cherchez-vous en premier ?',
        'CMJN, couleur, profil, résolution',
        'fond perdu, marge, coupe, format',
        'police, vectoriser, PDF, image',
        'épreuve, vérifier, délai',
      ),
    ],
    en: [
      ask(
        'knowledge',
        'A printer rejects your file the day before the run: which causes do you look for first?',
        'CMYK, colour, profile, resolution',
        'bleed, margin, trim, format',
        'font, outline, PDF, image',
        'proof, check, deadline',
      ),
    ],
  },
  {
    match:
      /\b(?:recrut|recruit|talent acquisition|conduite d'entretien|entretiens? (?:d'embauche|de recrutement|annuel|structure|rh\b))/,
    fr: [
      ask(
        'knowledge',
        "Expliquez comment vous faites la différence, en entretien, entre un bon parleur et quelqu'un qui a vraiment fait le travail.",
        'exemple, fait, précis, détail',
        'question, situation, rôle, résultat',
        'test, cas, référence, grille',
        'erreur, période d’essai, résultat',
      ),
    ],
    en: [
      ask(
        'knowledge',
        'Explain how, in an interview, you tell a good talker from someone who really did the work.',
        'example, fact, precise, detail',
        'question, situation, role, result',
        'test, case, reference, grid',
        'mistake, trial, result',
      ),
    ],
  },
  {
    match: /\b(?:(?:gestion|conduite|management) de projets?|project manag|agiles?\b|scrum|planning|planifi)/,
    where: /projet|project|scrum|agile|\bpmo\b|develop|ingenieur|engineer|travaux|chantier|product/,
    fr: [
      ask(
        'behaviour',
        "À partir d'un projet réel, expliquez comment vous avez découpé le travail et estimé sa durée.",
        'découper, lot, tâche, étape',
        'estimer, jours, charge, marge',
        'équipe, dépendance, risque',
        'écart, retard, corrigé',
      ),
    ],
    en: [
      ask(
        'behaviour',
        'From a real project, explain how you broke the work down and estimated how long it would take.',
        'break down, lot, task, step',
        'estimate, days, workload, margin',
        'team, dependency, risk',
        'gap, late, corrected',
      ),
    ],
  },
  {
    match:
      /^manag|\b(?:(?:team|people) manag|management d.{0,5}equipe|encadre(?!ment d.{1,5}(?:enfant|jeune|eleve|ado|bebe|groupe|public|vacancier|patient|resident))|gestion d.{0,5}equipe|team lead)/,
    fr: [
      ask(
        'situation',
        'Un bon élément de votre équipe arrive en retard depuis un mois : comment menez-vous la conversation ?',
        'seul, écouter, comprendre, cause',
        'fait, date, règle, exemple',
        'accord, aménager, objectif, délai',
        'suivi, résultat, sanction',
      ),
    ],
    en: [
      ask(
        'situation',
        'A good member of your team has been arriving late for a month: how do you lead the conversation?',
        'alone, listen, understand, cause',
        'fact, date, rule, example',
        'agree, adjust, goal, deadline',
        'follow-up, result, sanction',
      ),
    ],
  },
  {
    match:
      /\b(?:stocks?\b(?! photo)|inventaires?\b|inventory|stock-?taking|magasinage|gestion d.{0,5}(?:magasin|entrepot)|warehous)/,
    fr: [
      ask(
        'knowledge',
        'Expliquez comment vous menez un inventaire pour que les écarts soient compris et pas seulement corrigés.',
        'compter, double, emplacement, zone',
        'écart, cause, mouvement, casse, vol',
        'bon, réception, saisie, système',
        'procédure, tournant, résultat',
      ),
    ],
    en: [
      ask(
        'knowledge',
        'Explain how you run a stocktake so that gaps are understood and not just corrected.',
        'count, twice, location, zone',
        'gap, cause, movement, breakage, theft',
        'slip, receipt, entry, system',
        'procedure, cycle, result',
      ),
    ],
  },
];
