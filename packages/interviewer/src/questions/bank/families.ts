import { ask, type Bilingual } from './item.ts';

export interface Family extends Bilingual {
  key: string;
  /** Folded word beginnings that name the trade in a title, a skill or a description. */
  words: string[];
}

/** Knowledge and situational questions by trade, the most specific trades first. */
export const OFFICE_FAMILIES: readonly Family[] = [
  {
    key: 'development',
    words:
      'developp,develop,programm,software,logiciel,full stack,fullstack,front end,frontend,back end,backend,web dev,mobile dev,react,angular,node,java,python,php,laravel,flutter,engineer software'.split(
        ',',
      ),
    fr: [
      ask(
        'situation',
        "Une fonctionnalité livrée hier ralentit toute l'application ce matin : par où commencez-vous, et pourquoi ?",
        'journal, log, mesurer, profil, monitoring',
        'retour arrière, rollback, version, désactiver',
        'requête, base, index, cache, mémoire',
        'prévenir, équipe, client, test',
      ),
      ask(
        'knowledge',
        "Expliquez comment vous décidez qu'un bout de code est assez testé pour partir en production.",
        'test, unitaire, intégration, couverture',
        'revue, relecture, pull request',
        'risque, critique, cas limite, régression',
        'déploiement, préproduction, CI',
      ),
      ask(
        'knowledge',
        "À partir d'un projet réel, expliquez un choix technique que vous avez fait et ce à quoi il vous a fait renoncer.",
        'choix, bibliothèque, architecture, base',
        'avantage, inconvénient, compromis, limite',
        'performance, délai, maintenance, équipe',
        'résultat, regret, changer',
      ),
    ],
    en: [
      ask(
        'situation',
        'A feature shipped yesterday slows the whole application down this morning: where do you start, and why?',
        'log, measure, profile, monitoring',
        'rollback, version, revert, disable, flag',
        'query, database, index, cache, memory',
        'warn, team, client, test',
      ),
      ask(
        'knowledge',
        'Explain how you decide that a piece of code is tested enough to go to production.',
        'test, unit, integration, coverage',
        'review, pull request',
        'risk, critical, edge case, regression',
        'deploy, staging, CI',
      ),
      ask(
        'knowledge',
        'From a real project, explain a technical choice you made and what it made you give up.',
        'choice, library, architecture, database',
        'advantage, downside, trade-off, limit',
        'performance, deadline, maintenance, team',
        'result, regret, change',
      ),
    ],
  },
  {
    key: 'data',
    words:
      'data,donnee,analyst,analyste,bi,business intelligence,machine learning,statisti,scientist,power bi,tableau,etl,sql'.split(
        ',',
      ),
    fr: [
      ask(
        'situation',
        "Deux tableaux de bord donnent un chiffre d'affaires différent pour le même mois : comment trouvez-vous lequel a raison ?",
        'définition, règle, périmètre, filtre',
        'source, requête, jointure, doublon',
        'comparer, échantillon, ligne, rapprocher',
        'documenter, prévenir, corriger',
      ),
      ask(
        'knowledge',
        "Expliquez comment vous préparez des données sales avant de les analyser, à partir d'un cas que vous avez traité.",
        'doublon, manquant, format, aberrant',
        'nettoyer, script, requête, imputer',
        'vérifier, compter, total, source',
        'décision, résultat, biais',
      ),
    ],
    en: [
      ask(
        'situation',
        'Two dashboards show different revenue for the same month: how do you find out which one is right?',
        'definition, rule, scope, filter',
        'source, query, join, duplicate',
        'compare, sample, row, reconcile',
        'document, warn, fix',
      ),
      ask(
        'knowledge',
        'Explain how you prepare messy data before analysing it, using a case you handled.',
        'duplicate, missing, format, outlier',
        'clean, script, query, impute',
        'check, count, total, source',
        'decision, result, bias',
      ),
    ],
  },
  {
    key: 'infrastructure',
    words:
      'devops,systeme,reseau,network,infrastructure,cloud,support informatique,helpdesk,help desk,administrateur sys,technicien informatique,it support,sysadmin,securite informatique,cybersecur'.split(
        ',',
      ),
    fr: [
      ask(
        'situation',
        "Lundi à 8 h, la moitié des postes n'accède plus au serveur de fichiers : que faites-vous dans la première demi-heure ?",
        'réseau, commutateur, IP, DNS, ping',
        'serveur, service, disque, droits, journal',
        'isoler, tester, comparer, étape',
        'prévenir, utilisateurs, priorité, ticket',
      ),
      ask(
        'knowledge',
        "Expliquez comment vous vérifiez qu'une sauvegarde pourra vraiment être restaurée.",
        'restaurer, test, environnement',
        'fréquence, rétention, copie, hors site',
        'journal, alerte, taille, contrôle',
        'procédure, temps, durée',
      ),
    ],
    en: [
      ask(
        'situation',
        'On Monday at 8, half of the workstations cannot reach the file server: what do you do in the first half hour?',
        'network, switch, IP, DNS, ping',
        'server, service, disk, rights, log',
        'isolate, test, compare, step',
        'warn, users, priority, ticket',
      ),
      ask(
        'knowledge',
        'Explain how you make sure that a backup can really be restored.',
        'restore, test, environment',
        'frequency, retention, copy, offsite',
        'log, alert, size, check',
        'procedure, time, duration',
      ),
    ],
  },
  {
    key: 'design',
    words: 'design,graphi,ux,ui,illustrat,creatif,infograph,motion,webdesign,directeur artistique'.split(','),
    fr: [
      ask(
        'situation',
        'Un client trouve votre maquette « pas assez moderne » sans en dire plus : comment faites-vous avancer le projet ?',
        'question, exemple, référence, préciser',
        'objectif, cible, utilisateur, marque',
        'proposer, variante, planche, version',
        'délai, valider, limite',
      ),
      ask(
        'knowledge',
        "À partir d'une création récente, expliquez un choix de couleur, de typographie ou de mise en page et son effet.",
        'couleur, contraste, typographie, grille',
        'lisible, hiérarchie, mobile, impression',
        'cible, test, utilisateur, marque',
        'résultat, retour, clic',
      ),
    ],
    en: [
      ask(
        'situation',
        'A client finds your mock-up "not modern enough" and says no more: how do you move the project forward?',
        'question, example, reference, clarify',
        'goal, audience, user, brand',
        'offer, variant, board, version',
        'deadline, approve, limit',
      ),
      ask(
        'knowledge',
        'From a recent piece of work, explain a choice of colour, type or layout and the effect it had.',
        'colour, contrast, typography, grid',
        'legible, hierarchy, mobile, print',
        'audience, test, user, brand',
        'result, feedback, click',
      ),
    ],
  },
  {
    key: 'sales',
    words:
      'commercial,vente,vendeur,sales,business develop,technico,charge d affaires,account executive,account manager,key account,prospect,teleconseil,televent'.split(
        ',',
      ),
    fr: [
      ask(
        'situation',
        'Un prospect intéressé ne répond plus depuis trois semaines : que faites-vous, dans quel ordre ?',
        'relance, appel, message, jour',
        'raison, besoin, décideur, budget',
        'valeur, offre, exemple, rendez-vous',
        'CRM, abandonner, priorité',
      ),
      ask(
        'knowledge',
        "À partir d'une vente réelle, expliquez comment vous avez traité l'objection du prix.",
        'prix, cher, remise, budget',
        'besoin, valeur, comparer, coût',
        'écouter, question, argument',
        'signé, marge, condition',
      ),
      ask(
        'knowledge',
        'Expliquez comment vous répartissez votre semaine entre prospection, suivi et clients existants.',
        'prospection, appels, liste, cible',
        'suivi, relance, CRM, pipeline',
        'clients, fidéliser, visite',
        'objectif, chiffre, taux',
      ),
    ],
    en: [
      ask(
        'situation',
        'An interested prospect has not answered for three weeks: what do you do, in what order?',
        'follow-up, call, message, day',
        'reason, need, decision maker, budget',
        'value, offer, example, appointment',
        'CRM, drop, priority',
      ),
      ask(
        'knowledge',
        'From a real sale, explain how you handled the price objection.',
        'price, expensive, discount, budget',
        'need, value, compare, cost',
        'listen, question, argument',
        'signed, margin, condition',
      ),
      ask(
        'knowledge',
        'Explain how you split your week between prospecting, follow-up and existing customers.',
        'prospecting, calls, list, target',
        'follow-up, CRM, pipeline',
        'customers, retain, visit',
        'quota, figure, rate',
      ),
    ],
  },
  {
    key: 'customer-service',
    words:
      'service client,relation client,customer service,customer support,customer success,call center,centre d appel,centre d appels,conseiller client,sav,support client,teleoperat,hotline'.split(
        ',',
      ),
    fr: [
      ask(
        'situation',
        'Un client appelle pour la troisième fois pour le même problème et menace de partir : que lui dites-vous ?',
        'excuse, écouter, reformuler, calme',
        'historique, dossier, vérifier, cause',
        'solution, délai, geste, rappeler',
        'suivi, responsable, confirmer',
      ),
      ask(
        'knowledge',
        'Expliquez comment vous traitez une file de demandes quand vous ne pouvez pas répondre à toutes dans la journée.',
        'priorité, urgence, trier, classer',
        'délai, prévenir, accusé, modèle',
        'escalade, collègue, ticket',
        'temps, satisfaction, chiffre',
      ),
    ],
    en: [
      ask(
        'situation',
        'A customer calls for the third time about the same problem and threatens to leave: what do you say?',
        'apologise, listen, rephrase, calm',
        'history, file, check, cause',
        'solution, deadline, gesture, call back',
        'follow-up, owner, confirm',
      ),
      ask(
        'knowledge',
        'Explain how you handle a queue of requests when you cannot answer all of them in a day.',
        'priority, urgency, sort, rank',
        'delay, warn, acknowledge, template',
        'escalate, colleague, ticket',
        'time, satisfaction, figure',
      ),
    ],
  },
  {
    key: 'accounting',
    words:
      'comptab,account,finance,financ,audit,tresor,controle de gestion,controleur de gestion,fiscal,paie,payroll,bookkeep,expert compt,facturation,credit analyst,banque,bank'.split(
        ',',
      ),
    fr: [
      ask(
        'situation',
        "À deux jours de la clôture, le solde bancaire ne correspond pas à la comptabilité : comment cherchez-vous l'écart ?",
        'rapprochement, relevé, pointer, lettrage',
        'chèque, virement, frais, doublon, inversion',
        'pièce, facture, date, écriture',
        'justifier, corriger, clôture',
      ),
      ask(
        'knowledge',
        'Expliquez, sur un exemple de votre pratique, comment vous contrôlez une déclaration de TVA avant de la déposer.',
        'TVA, collectée, déductible, taux',
        'facture, pièce, journal, balance',
        'rapprocher, comparer, mois, contrôle',
        'délai, pénalité, correction',
      ),
      ask(
        'knowledge',
        "Expliquez comment vous suivez les factures impayées, depuis l'échéance jusqu'au paiement.",
        'échéance, balance âgée, relance, tableau',
        'appel, courrier, échéancier',
        'litige, commercial, bloquer',
        'recouvré, délai, provision',
      ),
    ],
    en: [
      ask(
        'situation',
        'Two days before closing, the bank balance does not match the books: how do you look for the difference?',
        'reconciliation, statement, tick, match',
        'cheque, transfer, fee, duplicate, transposed',
        'document, invoice, date, entry',
        'justify, correct, closing',
      ),
      ask(
        'knowledge',
        'Explain, using an example from your practice, how you check a VAT return before filing it.',
        'VAT, output, input, rate',
        'invoice, document, ledger, balance',
        'reconcile, compare, month, check',
        'deadline, penalty, correction',
      ),
      ask(
        'knowledge',
        'Explain how you follow unpaid invoices from the due date to the payment.',
        'due date, ageing, reminder, table',
        'call, letter, instalments',
        'dispute, sales, block',
        'collected, days, provision',
      ),
    ],
  },
  {
    key: 'marketing',
    words:
      'marketing,community manager,digital,communication,seo,sea,content,contenu,reseaux sociaux,social media,brand,growth,publicite,media,journalis,redact,copywrit,traffic manager'.split(
        ',',
      ),
    fr: [
      ask(
        'situation',
        "Une campagne dépense son budget sans amener de clients : que regardez-vous d'abord, et que changez-vous ?",
        'cible, audience, mot-clé, ciblage',
        'clic, conversion, coût, taux, page',
        'test, visuel, message, variante',
        'arrêter, budget, mesurer',
      ),
      ask(
        'knowledge',
        "À partir d'une action que vous avez menée, expliquez comment vous avez su si elle avait marché.",
        'objectif, indicateur, taux, vente',
        'outil, Analytics, suivi, tableau',
        'comparer, avant, test, période',
        'décision, arrêter, refaire',
      ),
    ],
    en: [
      ask(
        'situation',
        'A campaign spends its budget without bringing customers: what do you look at first, and what do you change?',
        'target, audience, keyword, targeting',
        'click, conversion, cost, rate, page',
        'test, visual, message, variant',
        'stop, budget, measure',
      ),
      ask(
        'knowledge',
        'From something you ran yourself, explain how you knew whether it had worked.',
        'goal, metric, rate, sale',
        'tool, Analytics, tracking, table',
        'compare, before, test, period',
        'decision, stop, repeat',
      ),
    ],
  },
  {
    key: 'hr',
    words:
      'ressources humaines,rh,human resources,hr,recrut,recruit,talent,formation et develop,charge de recrutement,people'.split(
        ',',
      ),
    fr: [
      ask(
        'situation',
        'Un manager veut embaucher dans la semaine une personne que vous jugez fragile pour le poste : que faites-vous ?',
        'critères, besoin, fiche, compétence',
        'preuve, entretien, référence, test',
        'manager, discuter, risque, coût',
        'période d’essai, alternative, décision',
      ),
      ask(
        'knowledge',
        "À partir d'une intégration que vous avez suivie, expliquez ce qui fait rester un nouveau salarié après trois mois.",
        'accueil, intégration, parrain, planning',
        'point, entretien, suivi, retour',
        'manager, objectif, formation',
        'départ, taux, changé',
      ),
    ],
    en: [
      ask(
        'situation',
        'A manager wants to hire this week someone you consider weak for the job: what do you do?',
        'criteria, need, profile, skill',
        'evidence, interview, reference, test',
        'manager, discuss, risk, cost',
        'trial period, alternative, decision',
      ),
      ask(
        'knowledge',
        'From an onboarding you followed, explain what makes a new employee stay beyond three months.',
        'welcome, onboarding, buddy, schedule',
        'check-in, interview, follow-up, feedback',
        'manager, goal, training',
        'leave, rate, changed',
      ),
    ],
  },
  {
    key: 'administration',
    words:
      'assistant,secretar,administrat,office manager,accueil,reception,standard,executive assistant,back office,saisie'.split(
        ',',
      ),
    fr: [
      ask(
        'situation',
        'Deux directeurs vous confient chacun un dossier urgent pour midi : comment procédez-vous ?',
        'priorité, durée, délai, urgent',
        'demander, négocier, prévenir, arbitrer',
        'découper, modèle, aide',
        'rendu, confirmer, qualité',
      ),
      ask(
        'knowledge',
        "Expliquez comment vous classez et retrouvez les documents d'un service, à partir de ce que vous avez mis en place.",
        'classement, dossier, nom, version',
        'partage, droits, archive, durée',
        'tableau, registre, suivi, Excel',
        'retrouver, temps, perte',
      ),
    ],
    en: [
      ask(
        'situation',
        'Two directors each give you an urgent file for noon: how do you proceed?',
        'priority, duration, deadline, urgent',
        'ask, negotiate, warn, arbitrate',
        'split, template, help',
        'delivered, confirm, quality',
      ),
      ask(
        'knowledge',
        "Explain how you file and find a department's documents, based on what you have set up.",
        'filing, folder, name, version',
        'share, rights, archive, retention',
        'table, register, tracking, Excel',
        'find, time, loss',
      ),
    ],
  },
  {
    key: 'legal',
    words:
      'jurist,juridique,avocat,legal,lawyer,droit,contract,contrat manager,compliance,conformite,notaire,paralegal'.split(
        ',',
      ),
    fr: [
      ask(
        'situation',
        "Un service veut signer aujourd'hui un contrat dont une clause vous inquiète : comment agissez-vous ?",
        'clause, responsabilité, pénalité, résiliation',
        'risque, enjeu, montant, probabilité',
        'proposer, modifier, négocier, avenant',
        'délai, valider, trace',
      ),
      ask(
        'knowledge',
        "À partir d'un dossier traité, expliquez comment vous avez vérifié la règle applicable et sa source.",
        'loi, code, jurisprudence, article',
        'vérifier, source, date, version',
        'cas, faits, exception',
        'conclusion, conseil, note',
      ),
    ],
    en: [
      ask(
        'situation',
        'A department wants to sign today a contract with a clause that worries you: how do you act?',
        'clause, liability, penalty, termination',
        'risk, stake, amount, likelihood',
        'suggest, amend, negotiate, addendum',
        'deadline, approve, record',
      ),
      ask(
        'knowledge',
        'From a case you handled, explain how you checked the rule that applied and its source.',
        'law, code, case law, article',
        'check, source, date, version',
        'case, facts, exception',
        'conclusion, advice, memo',
      ),
    ],
  },
  {
    key: 'project',
    words:
      'chef de projet,project manager,product owner,product manager,scrum,pmo,coordinat,consultant,directeur,manager,responsable'.split(
        ',',
      ),
    fr: [
      ask(
        'situation',
        'À mi-parcours, votre projet a trois semaines de retard et le client ajoute une demande : que proposez-vous ?',
        'périmètre, priorité, lot, retirer',
        'délai, planning, charge, ressource',
        'client, négocier, coût, avenant',
        'risque, équipe, décision',
      ),
      ask(
        'knowledge',
        'Expliquez, sur un projet que vous avez suivi, comment vous saviez chaque semaine où il en était vraiment.',
        'indicateur, avancement, reste, burndown',
        'point, réunion, démonstration, tableau',
        'risque, alerte, retard, dépendance',
        'décision, corriger, client',
      ),
    ],
    en: [
      ask(
        'situation',
        'Halfway through, your project is three weeks late and the client adds a request: what do you suggest?',
        'scope, priority, lot, remove',
        'deadline, planning, workload, resource',
        'client, negotiate, cost, change request',
        'risk, team, decision',
      ),
      ask(
        'knowledge',
        'Explain, for a project you followed, how you knew each week where it really stood.',
        'metric, progress, remaining, burndown',
        'meeting, demo, board',
        'risk, alert, late, dependency',
        'decision, correct, client',
      ),
    ],
  },
];
