import { ask, type Family } from './item.ts';

/** Trades of the office: figures, words, people, projects. The broadest one comes last. */
export const OFFICE_FAMILIES: readonly Family[] = [
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
      'marketing,digital,communication,seo,sea,content ,contenu,brand,growth,publicite,media ,medias,mediatique,redact,copywrit,traffic manager'.split(
        ',',
      ),
    fr: [
      ask(
        'situation',
        'Une campagne dépense son budget sans amener de clients : que regardez-vous en premier, et pourquoi ?',
        'cible, audience, mot-clé, ciblage',
        'clic, conversion, coût, taux, page',
        'test, visuel, message, variante',
        'arrêter, budget, mesurer',
      ),
      ask(
        'behaviour',
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
        'A campaign spends its budget without bringing customers: what do you look at first, and why?',
        'target, audience, keyword, targeting',
        'click, conversion, cost, rate, page',
        'test, visual, message, variant',
        'stop, budget, measure',
      ),
      ask(
        'behaviour',
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
        'behaviour',
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
        'behaviour',
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
    words: 'jurist,juridique,legal,droit,contract,contrat manager,compliance,conformite,notaire,paralegal'.split(','),
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
        'behaviour',
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
        'behaviour',
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
        'Explain, for a project you managed, how you knew each week where it really stood.',
        'metric, progress, remaining, burndown',
        'meeting, demo, board',
        'risk, alert, late, dependency',
        'decision, correct, client',
      ),
    ],
  },
];
