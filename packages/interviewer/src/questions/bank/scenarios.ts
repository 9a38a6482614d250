import { ask, type Bilingual } from './item.ts';

/** Scenarios by the seniority asked. They name no job title, because a title of six words leaves no room for the case. */
export const SENIORITY_SCENARIOS: Readonly<Record<string, Bilingual>> = {
  Stagiaire: {
    fr: [
      ask(
        'scenario',
        'On vous donne une tâche que vous comprenez mal, et votre responsable est absent. Que faites-vous ?',
        'comprendre, relire, chercher, documentation',
        'demander, collègue, message, question',
        'essayer, partie, noter, avancer',
        'tuteur, montrer, vérifier',
      ),
      ask(
        'scenario',
        "Quel projet d'études ou personnel vous prépare le mieux à ce stage, et pourquoi ?",
        'projet, part, rôle, binôme',
        'fait, construit, choisi, outil',
        'difficulté, erreur, délai',
        'résultat, note, appris',
      ),
    ],
    en: [
      ask(
        'scenario',
        'You get a task you only half understand, and your tutor is away. What do you do?',
        'understand, read, search, documentation',
        'ask, colleague, message, question',
        'try, part, note, progress',
        'tutor, show, check',
      ),
      ask(
        'scenario',
        'Which study or personal project best prepares you for this internship, and why?',
        'project, share, role, partner',
        'made, built, chose, tool',
        'difficulty, mistake, deadline',
        'result, grade, learned',
      ),
    ],
  },
  Junior: {
    fr: [
      ask(
        'scenario',
        "Premier mois ici : vous avez fait une erreur hier et personne ne l'a vue. Que faites-vous ?",
        'vérifier, étendue, impact',
        'prévenir, dire, responsable, client',
        'corriger, proposer, délai',
        'éviter, contrôle, note',
      ),
      ask(
        'scenario',
        'Premier mois ici : deux collègues vous disent deux choses contraires. Comment avancez-vous ?',
        'comprendre, question, raison, objectif',
        'responsable, arbitrer, ensemble, écrit',
        'délai, avancer, priorité',
        'confirmer, résultat',
      ),
    ],
    en: [
      ask(
        'scenario',
        'In your first month here, you find a mistake you made yesterday. Nobody has seen it. What do you do?',
        'check, scope, impact',
        'warn, tell, manager, client',
        'fix, suggest, deadline',
        'avoid, control, note',
      ),
      ask(
        'scenario',
        'In your first month here, two colleagues tell you opposite things. How do you proceed?',
        'understand, question, reason, goal',
        'manager, arbitrate, together, written',
        'deadline, progress, priority',
        'confirm, result',
      ),
    ],
  },
  Intermédiaire: {
    fr: [
      ask(
        'scenario',
        "Votre travail prend du retard à cause d'une autre personne. Comment procédez-vous ?",
        'cause, comprendre, parler, direct',
        'date, écrit, conséquence, chiffre',
        'alternative, avancer, découper',
        'responsable, escalade, prévenir, client',
      ),
      ask(
        'scenario',
        "Vous reprenez le travail d'une personne partie sans rien expliquer. Que faites-vous les deux premières semaines ?",
        'lire, inventaire, comprendre, état',
        'questions, client, équipe, historique',
        'risque, urgent, priorité, échéance',
        'documenter, plan, point',
      ),
    ],
    en: [
      ask(
        'scenario',
        'Your work falls behind because of someone else. How do you proceed?',
        'cause, understand, talk, directly',
        'date, written, consequence, figure',
        'alternative, progress, split',
        'manager, escalate, warn, client',
      ),
      ask(
        'scenario',
        'You take over from someone who left without explaining anything. What do you do in the first two weeks?',
        'read, inventory, understand, state',
        'questions, client, team, history',
        'risk, urgent, priority, deadline',
        'document, plan, review',
      ),
    ],
  },
  Senior: {
    fr: [
      ask(
        'scenario',
        'On vous demande un délai que vous savez impossible. Comment répondez-vous ?',
        'estimer, chiffre, charge, risque',
        'périmètre, priorité, étape, version',
        'alternative, coût, qualité, compromis',
        'décider, écrit, client, direction',
      ),
      ask(
        'scenario',
        'Une méthode utilisée depuis des années vous paraît mauvaise. Comment la changez-vous sans bloquer le travail ?',
        'mesurer, preuve, coût, erreur',
        'essai, pilote, petit, étape',
        'équipe, convaincre, écouter, résistance',
        'résultat, former, retour',
      ),
    ],
    en: [
      ask(
        'scenario',
        'You are asked for a deadline that you know is impossible. How do you answer?',
        'estimate, figure, workload, risk',
        'scope, priority, step, version',
        'alternative, cost, quality, trade-off',
        'decide, written, client, management',
      ),
      ask(
        'scenario',
        'A method used for years looks wrong to you. How do you change it without blocking the work?',
        'measure, evidence, cost, error',
        'trial, pilot, small, step',
        'team, convince, listen, resistance',
        'result, train, back',
      ),
    ],
  },
  "Chef d'équipe": {
    fr: [
      ask(
        'scenario',
        'Deux très bons membres de votre équipe ne se parlent plus. Tout doit être fini vendredi. Que faites-vous ?',
        'écouter, séparément, fait, cause',
        'ensemble, règle, accord, rôle',
        'livraison, répartir, priorité, délai',
        'suivi, après, décision',
      ),
      ask(
        'scenario',
        "Vous prenez une équipe qui n'a plus envie. Que faites-vous le premier mois ?",
        'écouter, individuel, entretien, observer',
        'objectif, priorité, gain, visible',
        'règle, rituel, réunion, répartir',
        'mesurer, résultat, départ',
      ),
    ],
    en: [
      ask(
        'scenario',
        'Two very good people in your team no longer speak. Everything is due on Friday. What do you do?',
        'listen, separately, fact, cause',
        'together, rule, agreement, role',
        'delivery, split, priority, deadline',
        'follow-up, after, decision',
      ),
      ask(
        'scenario',
        'You take over a team that has lost its motivation. What do you do in the first month?',
        'listen, individual, one-on-one, observe',
        'goal, priority, win, visible',
        'rule, ritual, meeting, split',
        'measure, result, leave',
      ),
    ],
  },
  Cadre: {
    fr: [
      ask(
        'scenario',
        'Vous devez dépenser 15 % de moins sans licencier. Comment choisissez-vous où couper ?',
        'poste, coût, mesurer, analyse',
        'valeur, client, risque, priorité',
        'négocier, fournisseur, reporter, mutualiser',
        'équipe, expliquer, suivi, décision',
      ),
      ask(
        'scenario',
        'La direction et le terrain veulent deux choses opposées. Comment décidez-vous ?',
        'faits, chiffres, terrain, écouter',
        'critère, objectif, risque, coût',
        'décider, compromis, essai',
        'annoncer, expliquer, suivi',
      ),
    ],
    en: [
      ask(
        'scenario',
        'You must cut spending by 15% without layoffs. How do you choose where to cut?',
        'line, cost, measure, analysis',
        'value, client, risk, priority',
        'negotiate, supplier, postpone, share',
        'team, explain, follow-up, decision',
      ),
      ask(
        'scenario',
        'Management and the people in the field want opposite things. How do you decide?',
        'facts, figures, field, listen',
        'criterion, goal, risk, cost',
        'decide, trade-off, trial',
        'announce, explain, follow-up',
      ),
    ],
  },
};

/** Motivation. `{asRole}` becomes « comme comptable » or « dans ce métier », `{places}` the places of experience at this seniority. */
export const MOTIVATION_QUESTIONS: Bilingual = {
  fr: [
    ask(
      'motivation',
      "Pourquoi ce métier ? Parlez d'une expérience qui vous a donné envie de le faire.",
      'expérience, stage, projet, poste',
      'offre, mission, produit, client, secteur',
      'choisir, quitter, préférer, chercher',
      'apprendre, objectif, dans deux ans',
    ),
    ask(
      'motivation',
      "Parlez d'une expérience qui vous a donné envie de travailler {asRole}.",
      'expérience, projet, stage, déjà',
      'mission, tâche, offre, client',
      'préférer, choisir, plaire, comprendre',
      'résultat, apprendre, objectif',
    ),
    ask(
      'motivation',
      "{places}, qu'avez-vous aimé faire qui vous servira ici ?",
      'aimer, plaire, moment, jour',
      'expérience, projet, stage, client',
      'offre, mission, retrouver, choisir',
      'résultat, apprendre, depuis',
    ),
  ],
  en: [
    ask(
      'motivation',
      'Why this job? Tell us about something you have done that made you want it.',
      'experience, internship, project, job',
      'offer, mission, product, client, sector',
      'choose, leave, prefer, looking',
      'learn, goal, years',
    ),
    ask(
      'motivation',
      'Tell us about an experience that made you want to work {asRole}.',
      'experience, project, internship, already',
      'mission, task, offer, client',
      'prefer, choose, like, understand',
      'result, learn, goal',
    ),
    ask(
      'motivation',
      '{places}, what did you enjoy doing that will help you here?',
      'like, enjoy, moment, day',
      'experience, project, internship, client',
      'offer, mission, find, choose',
      'result, learn, since',
    ),
  ],
};
