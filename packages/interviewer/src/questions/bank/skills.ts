import { ask, type Bilingual } from './item.ts';

export interface SkillQuestion extends Bilingual {
  /** Matches the folded skill as the recruiter wrote it. */
  match: RegExp;
}

/** Questions for skills that many offers name. Others get a template around the skill's own words. */
export const SKILL_QUESTIONS: readonly SkillQuestion[] = [
  {
    match: /react|vue|angular|front/,
    fr: [
      ask(
        'knowledge',
        "Une page de l'interface se redessine trop souvent et devient lente : comment trouvez-vous le composant en cause ?",
        'profileur, DevTools, mesurer, rendu',
        'état, props, contexte, effet',
        'memo, clé, liste, découper',
        'vérifier, mesure, résultat',
      ),
    ],
    en: [
      ask(
        'knowledge',
        'A page re-renders too often and becomes slow: how do you find the component that causes it?',
        'profiler, DevTools, measure, render',
        'state, props, context, effect',
        'memo, key, list, split',
        'verify, measure, result',
      ),
    ],
  },
  {
    match: /node|express|nest|spring|laravel|symfony|django|back|api|rest/,
    fr: [
      ask(
        'knowledge',
        "Deux requêtes arrivent en même temps pour la dernière place disponible : comment évitez-vous d'en vendre deux ?",
        'transaction, verrou, unique, contrainte',
        'idempotence, file, optimiste, version',
        'base, index, isolation',
        'test, concurrence, erreur',
      ),
    ],
    en: [
      ask(
        'knowledge',
        'Two requests arrive at once for the last available seat: how do you avoid selling two?',
        'transaction, lock, unique, constraint',
        'idempotent, queue, optimistic, version',
        'database, index, isolation',
        'test, concurrency, error',
      ),
    ],
  },
  {
    match: /^java$|\bjava\b|c\+\+|c#|\.net|kotlin|swift/,
    fr: [
      ask(
        'knowledge',
        'Un service consomme de plus en plus de mémoire au fil des jours : comment cherchez-vous la fuite ?',
        'mémoire, heap, dump, profil',
        'référence, cache, connexion, fermer',
        'reproduire, mesurer, charge',
        'corriger, surveiller, redémarrer',
      ),
    ],
    en: [
      ask(
        'knowledge',
        'A service uses more and more memory as days go by: how do you look for the leak?',
        'memory, heap, dump, profile',
        'reference, cache, connection, close',
        'reproduce, measure, load',
        'fix, monitor, restart',
      ),
    ],
  },
  {
    match: /python|pandas/,
    fr: [
      ask(
        'knowledge',
        'Votre script Python met quarante minutes à lire un fichier volumineux : comment le rendez-vous plus rapide ?',
        'profil, mesurer, lignes, boucle',
        'bloc, chunk, générateur, pandas, vectoriser',
        'mémoire, type, index, format',
        'résultat, secondes, test',
      ),
    ],
    en: [
      ask(
        'knowledge',
        'Your Python script takes forty minutes to read a large file: how do you make it faster?',
        'profile, measure, rows, loop',
        'chunk, generator, pandas, vectorise',
        'memory, type, index, format',
        'result, seconds, test',
      ),
    ],
  },
  {
    match: /sql|postgre|mysql|oracle|base de donnees|database/,
    fr: [
      ask(
        'knowledge',
        'Une requête SQL rapide en test prend une minute sur les vraies données : que regardez-vous, dans quel ordre ?',
        'plan, explain, index, analyse',
        'jointure, filtre, colonne, volume',
        'statistiques, cache, verrou',
        'mesurer, réécrire, résultat',
      ),
    ],
    en: [
      ask(
        'knowledge',
        'A SQL query that is fast in tests takes a minute on real data: what do you look at, in what order?',
        'plan, explain, index, analyse',
        'join, filter, column, volume',
        'statistics, cache, lock',
        'measure, rewrite, result',
      ),
    ],
  },
  {
    match: /docker|kubernetes|devops|ci.?cd|jenkins|gitlab|terraform|aws|azure|cloud/,
    fr: [
      ask(
        'knowledge',
        "Un déploiement réussit mais l'application ne répond plus : quelles sont vos trois premières vérifications ?",
        'journal, log, santé, conteneur',
        'variable, configuration, secret, réseau',
        'rollback, version, retour',
        'alerte, prévenir, cause',
      ),
    ],
    en: [
      ask(
        'knowledge',
        'A deployment succeeds but the application no longer answers: what are your first three checks?',
        'log, health, container, pod',
        'variable, configuration, secret, network',
        'rollback, version, revert',
        'alert, warn, cause',
      ),
    ],
  },
  {
    match: /excel|tableur|spreadsheet|google sheets/,
    fr: [
      ask(
        'knowledge',
        'On vous remet un fichier Excel de 5 000 lignes plein de doublons : comment obtenez-vous un total par client fiable ?',
        'doublon, supprimer, nettoyer, format',
        'tableau croisé, recherche, formule, somme',
        'contrôle, total, échantillon, vérifier',
        'macro, actualiser, temps',
      ),
    ],
    en: [
      ask(
        'knowledge',
        'You are given a 5,000-row spreadsheet full of duplicates: how do you get a reliable total per customer?',
        'duplicate, remove, clean, format',
        'pivot, lookup, formula, sum',
        'check, total, sample, verify',
        'macro, refresh, time',
      ),
    ],
  },
  {
    match: /power bi|tableau|reporting|dashboard|tableau de bord/,
    fr: [
      ask(
        'knowledge',
        'Un directeur demande « un tableau de bord complet » : comment choisissez-vous les quelques chiffres à montrer ?',
        'décision, question, besoin, usage',
        'indicateur, définition, source, fréquence',
        'maquette, simple, filtre',
        'retour, utilisé, modifier',
      ),
    ],
    en: [
      ask(
        'knowledge',
        'A director asks for "a complete dashboard": how do you choose the few figures to show?',
        'decision, question, need, use',
        'metric, definition, source, frequency',
        'mockup, simple, filter',
        'feedback, used, change',
      ),
    ],
  },
  {
    match: /sage|ciel|logiciel compta|erp|sap|odoo|navision/,
    fr: [
      ask(
        'knowledge',
        "Racontez une erreur de saisie que vous avez retrouvée dans le logiciel de gestion, et la manière dont vous l'avez corrigée.",
        'écriture, saisie, compte, pièce',
        'recherche, filtre, rapprocher, balance',
        'extourne, corriger, contre-passer, trace',
        'contrôle, éviter, procédure',
      ),
    ],
    en: [
      ask(
        'knowledge',
        'Tell us about an entry error you found in the management software and how you corrected it.',
        'entry, posting, account, document',
        'search, filter, reconcile, balance',
        'reverse, correct, trace',
        'check, avoid, procedure',
      ),
    ],
  },
  {
    match: /fiscal|tva|tax|declaration/,
    fr: [
      ask(
        'knowledge',
        "Expliquez comment vous vous assurez qu'aucune échéance fiscale n'est manquée dans l'année.",
        'calendrier, échéance, date, rappel',
        'TVA, retenue, acompte, CNSS',
        'pièce, contrôle, dossier',
        'pénalité, retard, avance',
      ),
    ],
    en: [
      ask(
        'knowledge',
        'Explain how you make sure that no tax deadline is missed during the year.',
        'calendar, deadline, date, reminder',
        'VAT, withholding, instalment, social security',
        'document, check, file',
        'penalty, late, ahead',
      ),
    ],
  },
  {
    match: /paie|payroll|cnss/,
    fr: [
      ask(
        'knowledge',
        'Un salarié conteste le net de son bulletin de paie : quelles lignes vérifiez-vous, et dans quel ordre ?',
        'brut, net, heures, absence',
        'cotisation, CNSS, IRPP, retenue',
        'prime, avance, congé',
        'expliquer, corriger, rappel',
      ),
    ],
    en: [
      ask(
        'knowledge',
        'An employee disputes the net pay on a payslip: which lines do you check, in what order?',
        'gross, net, hours, absence',
        'contribution, social security, tax, deduction',
        'bonus, advance, leave',
        'explain, correct, back pay',
      ),
    ],
  },
  {
    match: /analyse financ|controle de gestion|budget|forecast/,
    fr: [
      ask(
        'knowledge',
        "Un service dépasse son budget de 20 % au troisième mois : comment trouvez-vous d'où vient l'écart ?",
        'écart, budget, réalisé, ligne',
        'volume, prix, période, décalage',
        'responsable, question, facture',
        'prévision, action, corriger',
      ),
    ],
    en: [
      ask(
        'knowledge',
        'A department is 20% over budget in the third month: how do you find where the gap comes from?',
        'variance, budget, actual, line',
        'volume, price, period, timing',
        'owner, question, invoice',
        'forecast, action, correct',
      ),
    ],
  },
  {
    match: /negoci|closing|vente|sales|prospect|b2b/,
    fr: [
      ask(
        'knowledge',
        'Racontez la négociation la plus serrée que vous avez menée : ce que vous avez cédé et ce que vous avez obtenu.',
        'prix, remise, délai, quantité',
        'besoin, concurrent, argument, alternative',
        'céder, échange, condition, limite',
        'signé, marge, montant',
      ),
    ],
    en: [
      ask(
        'knowledge',
        'Tell us about the toughest negotiation you have led: what you gave up and what you obtained.',
        'price, discount, deadline, quantity',
        'need, competitor, argument, alternative',
        'concede, exchange, condition, limit',
        'signed, margin, amount',
      ),
    ],
  },
  {
    match: /crm|salesforce|hubspot/,
    fr: [
      ask(
        'knowledge',
        'Expliquez ce que vous notez dans un CRM après un appel, et une fois où cette note a servi.',
        'besoin, date, décideur, objection',
        'relance, rappel, étape, tâche',
        'historique, collègue, équipe',
        'signé, évité, retrouvé',
      ),
    ],
    en: [
      ask(
        'knowledge',
        'Explain what you write in a CRM after a call, and one time that note was useful.',
        'need, date, decision maker, objection',
        'follow-up, reminder, stage, task',
        'history, colleague, team',
        'signed, avoided, found',
      ),
    ],
  },
  {
    match: /relation client|service client|customer|accueil|reclamation/,
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
        'A very angry customer blames you in front of others for a mistake that is not yours: what do you do?',
        'listen, calm, apologise, aside',
        'check, understand, question',
        'solution, offer, gesture, deadline',
        'follow-up, call back, manager',
      ),
    ],
  },
  {
    match: /seo|referencement/,
    fr: [
      ask(
        'knowledge',
        "Le trafic naturel d'un site perd un tiers en un mois : comment en trouvez-vous la cause ?",
        'Search Console, Analytics, page, requête',
        'indexation, robots, erreur, redirection',
        'concurrent, contenu, mise à jour, position',
        'corriger, prioriser, suivre',
      ),
    ],
    en: [
      ask(
        'knowledge',
        "A site's organic traffic loses a third in one month: how do you find the cause?",
        'Search Console, Analytics, page, query',
        'indexing, robots, error, redirect',
        'competitor, content, update, ranking',
        'fix, prioritise, track',
      ),
    ],
  },
  {
    match: /ads|sea|publicit|acquisition/,
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
    match: /reseaux sociaux|social media|community|contenu|content|redaction|copywrit/,
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
    match: /figma|maquette|ux|ui|prototyp/,
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
    match: /photoshop|illustrator|indesign|graphi/,
    fr: [
      ask(
        'knowledge',
        'Un imprimeur refuse votre fichier la veille du tirage : quelles sont les causes probables et vos corrections ?',
        'CMJN, couleur, profil, résolution',
        'fond perdu, marge, coupe, format',
        'police, vectoriser, PDF, image',
        'épreuve, vérifier, délai',
      ),
    ],
    en: [
      ask(
        'knowledge',
        'A printer rejects your file the day before the run: what are the likely causes and your fixes?',
        'CMYK, colour, profile, resolution',
        'bleed, margin, trim, format',
        'font, outline, PDF, image',
        'proof, check, deadline',
      ),
    ],
  },
  {
    match: /recrut|recruit|sourcing|entretien/,
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
        'Explain how you tell, in an interview, a good talker from someone who really did the work.',
        'example, fact, precise, detail',
        'question, situation, role, result',
        'test, case, reference, grid',
        'mistake, trial, result',
      ),
    ],
  },
  {
    match: /gestion de projet|project manag|agile|scrum|planning|planifi/,
    fr: [
      ask(
        'knowledge',
        "À partir d'un projet réel, expliquez comment vous avez découpé le travail et estimé sa durée.",
        'découper, lot, tâche, étape',
        'estimer, jours, charge, marge',
        'équipe, dépendance, risque',
        'écart, retard, corrigé',
      ),
    ],
    en: [
      ask(
        'knowledge',
        'From a real project, explain how you broke the work down and estimated how long it would take.',
        'break down, lot, task, step',
        'estimate, days, workload, margin',
        'team, dependency, risk',
        'gap, late, corrected',
      ),
    ],
  },
  {
    match: /management|encadrement|manag|gestion d.?equipe|team lead/,
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
    match: /stock|inventaire|inventory|magasin|entrepot|warehouse/,
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
  {
    match: /achat|purchas|procure|approvision|fournisseur|supplier/,
    fr: [
      ask(
        'knowledge',
        'Un fournisseur unique annonce une hausse de 15 % pour le mois prochain : quelles sont vos options, et laquelle choisissez-vous ?',
        'devis, comparer, consulter, alternative',
        'négocier, volume, contrat, délai',
        'stock, avance, qualité, risque',
        'coût, total, décision',
      ),
    ],
    en: [
      ask(
        'knowledge',
        'Your only supplier announces a 15% increase for next month: what are your options, and which do you choose?',
        'quote, compare, consult, alternative',
        'negotiate, volume, contract, lead time',
        'stock, advance, quality, risk',
        'cost, total, decision',
      ),
    ],
  },
  {
    match: /transport|livraison|conduite|driver|permis|tournee/,
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
    match: /autocad|plan|dessin|revit|solidworks|catia/,
    fr: [
      ask(
        'knowledge',
        "Racontez une erreur de plan que vous avez découverte, et ce que vous avez fait avant qu'elle ne coûte cher.",
        'cote, niveau, plan, version',
        'vérifier, comparer, calque, mesure',
        'prévenir, corriger, indice, valider',
        'évité, coût, chantier',
      ),
    ],
    en: [
      ask(
        'knowledge',
        'Tell us about a drawing error you discovered and what you did before it became expensive.',
        'dimension, level, drawing, version',
        'check, compare, layer, measure',
        'warn, correct, revision, approve',
        'avoided, cost, site',
      ),
    ],
  },
  {
    match: /chantier|travaux|beton|gros oeuvre|site/,
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
    match: /qualite|quality|iso|haccp|audit/,
    fr: [
      ask(
        'knowledge',
        'Expliquez comment vous préparez un audit, et un écart réel que vous avez traité à cette occasion.',
        'procédure, enregistrement, preuve, document',
        'écart, non-conformité, cause',
        'action, délai, responsable, vérifier',
        'clôturé, résultat, auditeur',
      ),
    ],
    en: [
      ask(
        'knowledge',
        'Explain how you prepare an audit, and a real finding you dealt with on that occasion.',
        'procedure, record, evidence, document',
        'finding, non-conformity, cause',
        'action, deadline, owner, verify',
        'closed, result, auditor',
      ),
    ],
  },
  {
    match: /maintenance|electri|mecani|automat|hydraul|depann/,
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
    match: /soin|patient|infirm|nurs|care|hygiene/,
    fr: [
      ask(
        'knowledge',
        "Racontez une fois où vous avez remarqué qu'un patient se dégradait, et ce que vous avez fait.",
        'signe, tension, saturation, pâle, respiration',
        'mesurer, surveiller, constantes',
        'appeler, médecin, prévenir, position',
        'transféré, traité, noté',
      ),
    ],
    en: [
      ask(
        'knowledge',
        'Tell us about a time you noticed that a patient was getting worse and what you did.',
        'sign, pressure, saturation, pale, breathing',
        'measure, monitor, vitals',
        'call, doctor, warn, position',
        'transferred, treated, recorded',
      ),
    ],
  },
  {
    match: /pedagog|enseign|teach|formation|training|cours/,
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
    match: /cuisine|cuisson|patiss|cook|kitchen/,
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
    match: /reservation|opera|reception|front desk|yield/,
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
    match: /contrat|contract|juridi|legal|droit/,
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
    match: /reseau|network|cisco|securite|firewall|windows server|linux/,
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
];
