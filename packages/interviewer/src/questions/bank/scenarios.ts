import { ask, type Bilingual } from './item.ts';

/** Scenarios at the seniority asked. `{role}` is the offer's title as it stands in a sentence, `{anyRole}` the same with "a" or "an". */
export const SENIORITY_SCENARIOS: Readonly<Record<string, Bilingual>> = {
  Stagiaire: {
    fr: [
      ask(
        'scenario',
        "Première semaine comme {role} : on vous confie une tâche que vous ne comprenez qu'à moitié et la personne qui vous encadre est absente. Que faites-vous ?",
        'comprendre, relire, chercher, documentation',
        'demander, collègue, message, question',
        'essayer, partie, noter, avancer',
        'tuteur, montrer, vérifier',
      ),
      ask(
        'scenario',
        "Racontez le projet d'études ou personnel qui vous prépare le mieux à ce stage, et votre part exacte dans ce travail.",
        'projet, part, rôle, binôme',
        'fait, construit, choisi, outil',
        'difficulté, erreur, délai',
        'résultat, note, appris',
      ),
    ],
    en: [
      ask(
        'scenario',
        'In the first week of your internship, you get a task you only half understand and your tutor is away: what do you do?',
        'understand, read, search, documentation',
        'ask, colleague, message, question',
        'try, part, note, progress',
        'tutor, show, check',
      ),
      ask(
        'scenario',
        'Tell us about the study or personal project that best prepares you for this internship, and your exact share in it.',
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
        "Premier mois comme {role} : vous découvrez une erreur que vous avez commise hier et que personne n'a vue. Que faites-vous ?",
        'vérifier, étendue, impact',
        'prévenir, dire, responsable, client',
        'corriger, proposer, délai',
        'éviter, contrôle, note',
      ),
      ask(
        'scenario',
        "Vous débutez comme {role} et deux collègues d'expérience vous donnent des consignes contraires : comment avancez-vous ?",
        'comprendre, question, raison, objectif',
        'responsable, arbitrer, ensemble, écrit',
        'délai, avancer, priorité',
        'confirmer, résultat',
      ),
    ],
    en: [
      ask(
        'scenario',
        'In your first month as {anyRole}, you discover a mistake you made yesterday that nobody has seen: what do you do?',
        'check, scope, impact',
        'warn, tell, manager, client',
        'fix, suggest, deadline',
        'avoid, control, note',
      ),
      ask(
        'scenario',
        'You have just started as {anyRole}, and two experienced colleagues give you opposite instructions: how do you proceed?',
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
        "Vous travaillez comme {role} et un travail dont vous avez la charge prend du retard à cause d'autres personnes : comment procédez-vous ?",
        'cause, comprendre, parler, direct',
        'date, écrit, conséquence, chiffre',
        'alternative, avancer, découper',
        'responsable, escalade, prévenir, client',
      ),
      ask(
        'scenario',
        "Vous arrivez comme {role} et reprenez le travail mal documenté de quelqu'un qui est parti : quel est votre plan des deux premières semaines ?",
        'lire, inventaire, comprendre, état',
        'questions, client, équipe, historique',
        'risque, urgent, priorité, échéance',
        'documenter, plan, point',
      ),
    ],
    en: [
      ask(
        'scenario',
        'You work as {anyRole}, and a task you are in charge of falls behind because of someone else: how do you proceed?',
        'cause, understand, talk, directly',
        'date, written, consequence, figure',
        'alternative, progress, split',
        'manager, escalate, warn, client',
      ),
      ask(
        'scenario',
        'You join as {anyRole} and take over the poorly documented work of someone who left: what is your plan for the first two weeks?',
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
        "Vous travaillez comme {role} et l'on vous demande un délai que vous savez intenable : comment répondez-vous ?",
        'estimer, chiffre, charge, risque',
        'périmètre, priorité, étape, version',
        'alternative, coût, qualité, compromis',
        'décider, écrit, client, direction',
      ),
      ask(
        'scenario',
        'Vous travaillez comme {role} et une méthode installée depuis des années vous paraît mauvaise : comment la changez-vous sans bloquer le travail ?',
        'mesurer, preuve, coût, erreur',
        'essai, pilote, petit, étape',
        'équipe, convaincre, écouter, résistance',
        'résultat, former, retour',
      ),
    ],
    en: [
      ask(
        'scenario',
        'You work as {anyRole}, and you are asked for a deadline you know cannot be met: how do you answer?',
        'estimate, figure, workload, risk',
        'scope, priority, step, version',
        'alternative, cost, quality, trade-off',
        'decide, written, client, management',
      ),
      ask(
        'scenario',
        'You work as {anyRole}, and a method in place for years looks wrong to you: how do you change it without blocking the work?',
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
        'Deux des meilleurs éléments de votre équipe ne se parlent plus et la livraison est vendredi : que faites-vous comme {role} ?',
        'écouter, séparément, fait, cause',
        'ensemble, règle, accord, rôle',
        'livraison, répartir, priorité, délai',
        'suivi, après, décision',
      ),
      ask(
        'scenario',
        "Vous arrivez comme {role} à la tête d'une équipe démotivée : quelles sont vos actions du premier mois ?",
        'écouter, individuel, entretien, observer',
        'objectif, priorité, gain, visible',
        'règle, rituel, réunion, répartir',
        'mesurer, résultat, départ',
      ),
    ],
    en: [
      ask(
        'scenario',
        'Two of the best people in your team no longer speak to each other and delivery is on Friday: what do you do as {anyRole}?',
        'listen, separately, fact, cause',
        'together, rule, agreement, role',
        'delivery, split, priority, deadline',
        'follow-up, after, decision',
      ),
      ask(
        'scenario',
        'You join as {anyRole} and take over a demotivated team: what do you do in the first month?',
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
        'Comme {role}, vous devez réduire vos dépenses de 15 % sans licencier : comment choisissez-vous où couper ?',
        'poste, coût, mesurer, analyse',
        'valeur, client, risque, priorité',
        'négocier, fournisseur, reporter, mutualiser',
        'équipe, expliquer, suivi, décision',
      ),
      ask(
        'scenario',
        'Comme {role}, vous voyez la direction et le terrain vouloir deux choses opposées : comment tranchez-vous ?',
        'faits, chiffres, terrain, écouter',
        'critère, objectif, risque, coût',
        'décider, compromis, essai',
        'annoncer, expliquer, suivi',
      ),
    ],
    en: [
      ask(
        'scenario',
        'As {anyRole}, you must cut spending by 15% without layoffs: how do you choose where to cut?',
        'line, cost, measure, analysis',
        'value, client, risk, priority',
        'negotiate, supplier, postpone, share',
        'team, explain, follow-up, decision',
      ),
      ask(
        'scenario',
        'As {anyRole}, you see management and the field teams want opposite things: how do you decide?',
        'facts, figures, field, listen',
        'criterion, goal, risk, cost',
        'decide, trade-off, trial',
        'announce, explain, follow-up',
      ),
    ],
  },
};

/** Motivation. `{chez}` is « chez Name » or « au Cabinet Name », `{role}` the title. */
export const MOTIVATION_QUESTIONS: Bilingual = {
  fr: [
    ask(
      'motivation',
      "Qu'est-ce qui, dans votre parcours, vous a donné envie de postuler comme {role} {chez} plutôt qu'ailleurs ?",
      'expérience, stage, projet, poste',
      'offre, mission, produit, client, secteur',
      'choisir, quitter, préférer, chercher',
      'apprendre, objectif, dans deux ans',
    ),
    ask(
      'motivation',
      'Parlez {duVecu} qui explique le mieux votre envie de travailler comme {role}.',
      'expérience, projet, stage, déjà',
      'mission, tâche, offre, client',
      'préférer, choisir, plaire, comprendre',
      'résultat, apprendre, objectif',
    ),
    ask(
      'motivation',
      "Qu'est-ce que vous avez aimé dans {unVecu} et que vous aimeriez retrouver {chez} comme {role} ?",
      'aimer, plaire, moment, jour',
      'expérience, projet, stage, client',
      'offre, mission, retrouver, choisir',
      'résultat, apprendre, depuis',
    ),
  ],
  en: [
    ask(
      'motivation',
      'What in your background led you to apply for this {role} position {chez} rather than elsewhere?',
      'experience, internship, project, job',
      'offer, mission, product, client, sector',
      'choose, leave, prefer, looking',
      'learn, goal, years',
    ),
    ask(
      'motivation',
      'Tell us about {duVecu} that best explains why you want to work as {anyRole}.',
      'experience, project, internship, already',
      'mission, task, offer, client',
      'prefer, choose, like, understand',
      'result, learn, goal',
    ),
    ask(
      'motivation',
      'What did you like in {unVecu} that you would like to find again {chez} as {anyRole}?',
      'like, enjoy, moment, day',
      'experience, project, internship, client',
      'offer, mission, find, choose',
      'result, learn, since',
    ),
  ],
};

/** Templates for a skill the bank does not know; `{skill}` is the recruiter's own wording. */
export const SKILL_TEMPLATES: Bilingual = {
  fr: [
    ask(
      'knowledge',
      'Notre offre cite « {skill} » : racontez la fois où vous en avez eu le plus besoin, et ce que vous avez fait.',
      'difficile, contrainte, problème, délai',
      'choix, décidé, méthode, outil',
      'étape, vérifier, tester',
      'résultat, chiffre, temps',
    ),
    ask(
      'knowledge',
      '« {skill} » : quelle erreur coûte le plus cher à qui débute, et pourquoi ?',
      'erreur, débutant, oublier, confondre',
      'éviter, vérifier, méthode, contrôle',
      'exemple, cas, client, fois',
      'conséquence, coût, résultat',
    ),
    ask(
      'knowledge',
      'Une personne qui commence lundi doit apprendre « {skill} » avec vous : par où la faites-vous commencer, et pourquoi ?',
      'comprendre, besoin, niveau, question',
      'étape, base, ordre, montrer',
      'erreur, risque, outil, méthode',
      'essayer, vérifier, retour, autonome',
    ),
  ],
  en: [
    ask(
      'knowledge',
      'Our offer mentions “{skill}”: tell us about the time you needed it most, and what you did.',
      'hard, constraint, problem, deadline',
      'choice, decided, method, tool',
      'step, check, test',
      'result, figure, time',
    ),
    ask(
      'knowledge',
      '“{skill}”: which mistake costs beginners the most, and why?',
      'mistake, beginner, forget, confuse',
      'avoid, check, method, control',
      'example, case, client, time',
      'consequence, cost, result',
    ),
    ask(
      'knowledge',
      'Someone who starts on Monday has to learn “{skill}” with you: where do you have them begin, and why?',
      'understand, need, level, question',
      'step, basics, order, show',
      'mistake, risk, tool, method',
      'try, check, feedback, alone',
    ),
  ],
};
