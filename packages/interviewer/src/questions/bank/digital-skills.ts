import { ask, type SkillQuestion } from './item.ts';

/** Questions for skills of screens, data and the office suite; the first match wins. */
export const DIGITAL_SKILLS: readonly SkillQuestion[] = [
  {
    match: /\b(?:react(?:js)?\b|vue(?:js|\.js)\b|angular|front[ -]?end)|^vue(?: ?\d)?$/,
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
    match:
      /\b(?:node(?:js)?\b|expressjs|express\.js|nest(?:js)?\b|spring(?: ?boot)?\b|laravel|symfony|django|back[ -]?end|apis?\b|restful)|^(?:express|rest)$/,
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
    match: /\bjava\b|\bc\+\+|\bc#|\.net\b|\b(?:kotlin|swift)\b/,
    where: /develop|logiciel|software|mobile|\bios\b|android|program|inform|java|tech|digital|ingenieur|engineer/,
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
    match: /\b(?:python|pandas)\b/,
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
    match: /sql\b|\b(?:postgre|oracle\b|bases? de donnees|databases?\b)/,
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
        'A SQL query is fast in tests but takes a minute on real data. What do you look at first?',
        'plan, explain, index, analyse',
        'join, filter, column, volume',
        'statistics, cache, lock',
        'measure, rewrite, result',
      ),
    ],
  },
  {
    match: /\b(?:docker|kubernetes|devops|ci ?\/? ?cd|jenkins|gitlab|terraform|aws|azure|cloud)\b/,
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
    match: /\b(?:exc?el|tableurs?|spreadsheets?|google sheets)\b/,
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
    match: /\b(?:power ?bi|reporting|dashboards?|tableaux? de bord)\b|^tableau$/,
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
    match: /\b(?:sage(?!-| femme)|ciel|erp|sap|odoo|navision)\b|\blogiciels? (?:de )?compta/,
    fr: [
      ask(
        'behaviour',
        "Racontez une erreur de saisie que vous avez trouvée dans un logiciel de gestion, et comment vous l'avez corrigée.",
        'écriture, saisie, compte, pièce',
        'recherche, filtre, rapprocher, balance',
        'extourne, corriger, contre-passer, trace',
        'contrôle, éviter, procédure',
      ),
    ],
    en: [
      ask(
        'behaviour',
        'Tell us about an entry error you found in the management software and how you corrected it.',
        'entry, posting, account, document',
        'search, filter, reconcile, balance',
        'reverse, correct, trace',
        'check, avoid, procedure',
      ),
    ],
  },
  {
    match: /\b(?:fiscal|tva\b|tax(?:es|ation)?\b|declarations?\b(?! (?:en )?douan))/,
    where: /compta|fiscal|account|financ|\btax|paie|audit|gestion|assistant/,
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
    match: /\b(?:paies?|paye|payroll|cnss)\b/,
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
    match: /\b(?:analyses? financ|controle de gestion|budget|forecast)/,
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
];
