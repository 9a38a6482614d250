import { ask, type Bilingual } from './item.ts';

/** Scenarios at the seniority asked. `{poste}` is « de » or « d’ » and the offer's title, `{role}` the title alone. */
export const SENIORITY_SCENARIOS: Readonly<Record<string, Bilingual>> = {
  Stagiaire: {
    fr: [
      ask(
        'scenario',
        "Première semaine comme {role} : on vous confie une tâche que vous ne comprenez qu'à moitié et votre tuteur est absent. Que faites-vous ?",
        'comprendre, relire, chercher, documentation',
        'demander, collègue, message, question',
        'essayer, partie, noter, avancer',
        'tuteur, montrer, vérifier',
      ),
      ask(
        'scenario',
        "Racontez le projet d'études ou personnel qui vous prépare le mieux à ce stage ({role}), et votre part exacte dans ce travail.",
        'projet, part, rôle, binôme',
        'fait, construit, choisi, outil',
        'difficulté, erreur, délai',
        'résultat, note, appris',
      ),
    ],
    en: [
      ask(
        'scenario',
        'First week of your internship as {role}: you get a task you only half understand and your tutor is away. What do you do?',
        'understand, read, search, documentation',
        'ask, colleague, message, question',
        'try, part, note, progress',
        'tutor, show, check',
      ),
      ask(
        'scenario',
        'Tell us about the study or personal project that best prepares you for this internship as {role}, and your exact share in it.',
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
        "Premier mois au poste {poste} : vous découvrez une erreur que vous avez commise hier et que personne n'a vue. Que faites-vous ?",
        'vérifier, étendue, impact',
        'prévenir, dire, responsable, client',
        'corriger, proposer, délai',
        'éviter, contrôle, note',
      ),
      ask(
        'scenario',
        'Au poste {poste}, deux collègues expérimentés vous donnent des consignes contraires : comment avancez-vous ?',
        'comprendre, question, raison, objectif',
        'responsable, arbitrer, ensemble, écrit',
        'délai, avancer, priorité',
        'confirmer, résultat',
      ),
    ],
    en: [
      ask(
        'scenario',
        'First month as {role}: you discover a mistake you made yesterday that nobody has seen. What do you do?',
        'check, scope, impact',
        'warn, tell, manager, client',
        'fix, suggest, deadline',
        'avoid, control, note',
      ),
      ask(
        'scenario',
        'As {role}, two experienced colleagues give you opposite instructions: how do you move on?',
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
        "Au poste {poste}, un travail que vous menez seul prend du retard à cause d'un autre service : quelles sont vos démarches ?",
        'cause, comprendre, parler, direct',
        'date, écrit, conséquence, chiffre',
        'alternative, avancer, découper',
        'responsable, escalade, prévenir, client',
      ),
      ask(
        'scenario',
        'Vous reprenez, au poste {poste}, un dossier mal documenté laissé par un collègue parti : quel est votre plan des deux premières semaines ?',
        'lire, inventaire, comprendre, état',
        'questions, client, équipe, historique',
        'risque, urgent, priorité, échéance',
        'documenter, plan, point',
      ),
    ],
    en: [
      ask(
        'scenario',
        'As {role}, work you lead alone falls behind because of another department: what steps do you take?',
        'cause, understand, talk, directly',
        'date, written, consequence, figure',
        'alternative, progress, split',
        'manager, escalate, warn, client',
      ),
      ask(
        'scenario',
        'As {role}, you take over a poorly documented file from a colleague who left: what is your plan for the first two weeks?',
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
        'Au poste {poste}, on vous demande un délai que vous savez intenable : comment répondez-vous, et avec quels arguments ?',
        'estimer, chiffre, charge, risque',
        'périmètre, priorité, étape, version',
        'alternative, coût, qualité, compromis',
        'décider, écrit, client, direction',
      ),
      ask(
        'scenario',
        'Au poste {poste}, une méthode installée depuis des années vous paraît mauvaise : comment la changez-vous sans bloquer le travail ?',
        'mesurer, preuve, coût, erreur',
        'essai, pilote, petit, étape',
        'équipe, convaincre, écouter, résistance',
        'résultat, former, retour',
      ),
    ],
    en: [
      ask(
        'scenario',
        'As {role}, you are asked for a deadline you know cannot be met: how do you answer, and with what arguments?',
        'estimate, figure, workload, risk',
        'scope, priority, step, version',
        'alternative, cost, quality, trade-off',
        'decide, written, client, management',
      ),
      ask(
        'scenario',
        'As {role}, a method in place for years looks wrong to you: how do you change it without blocking the work?',
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
        "Chef d'équipe au poste {poste}, deux de vos meilleurs éléments ne se parlent plus et la livraison est vendredi : que faites-vous ?",
        'écouter, séparément, fait, cause',
        'ensemble, règle, accord, rôle',
        'livraison, répartir, priorité, délai',
        'suivi, après, décision',
      ),
      ask(
        'scenario',
        "Vous prenez la tête d'une équipe démotivée au poste {poste} : quelles sont vos actions du premier mois ?",
        'écouter, individuel, entretien, observer',
        'objectif, priorité, gain, visible',
        'règle, rituel, réunion, répartir',
        'mesurer, résultat, départ',
      ),
    ],
    en: [
      ask(
        'scenario',
        'You lead a team as {role}; two of your best people no longer speak and delivery is on Friday: what do you do?',
        'listen, separately, fact, cause',
        'together, rule, agreement, role',
        'delivery, split, priority, deadline',
        'follow-up, after, decision',
      ),
      ask(
        'scenario',
        'You take over a demotivated team as {role}: what do you do in the first month?',
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
        'Cadre au poste {poste}, vous devez réduire vos dépenses de 15 % sans licencier : comment choisissez-vous où couper ?',
        'poste, coût, mesurer, analyse',
        'valeur, client, risque, priorité',
        'négocier, fournisseur, reporter, mutualiser',
        'équipe, expliquer, suivi, décision',
      ),
      ask(
        'scenario',
        "Au poste {poste}, la direction et le terrain veulent deux choses opposées : comment tranchez-vous, et comment l'annoncez-vous ?",
        'faits, chiffres, terrain, écouter',
        'critère, objectif, risque, coût',
        'décider, compromis, essai',
        'annoncer, expliquer, suivi',
      ),
    ],
    en: [
      ask(
        'scenario',
        'As {role}, you must cut spending by 15% without layoffs: how do you choose where to cut?',
        'line, cost, measure, analysis',
        'value, client, risk, priority',
        'negotiate, supplier, postpone, share',
        'team, explain, follow-up, decision',
      ),
      ask(
        'scenario',
        'As {role}, management and the field want opposite things: how do you decide, and how do you announce it?',
        'facts, figures, field, listen',
        'criterion, goal, risk, cost',
        'decide, trade-off, trial',
        'announce, explain, follow-up',
      ),
    ],
  },
};

/** Motivation. `{chez}` is « chez Name », `{role}` the title. */
export const MOTIVATION_QUESTIONS: Bilingual = {
  fr: [
    ask(
      'motivation',
      "Qu'est-ce qui, dans votre parcours, vous a conduit à postuler comme {role} {chez} plutôt qu'ailleurs ?",
      'expérience, stage, projet, poste',
      'offre, mission, produit, client, secteur',
      'choisir, quitter, préférer, chercher',
      'apprendre, objectif, dans deux ans',
    ),
    ask(
      'motivation',
      "Quelle mission de cette offre ({role}) vous attire le plus, et quelle expérience vécue l'explique ?",
      'mission, tâche, offre, client',
      'expérience, projet, stage, déjà',
      'préférer, choisir, plaire',
      'résultat, apprendre, objectif',
    ),
    ask(
      'motivation',
      'Racontez le moment où vous avez su que le métier visé par cette offre ({role}) était fait pour vous.',
      'moment, jour, premier, découvert',
      'expérience, projet, stage, client',
      'choisir, apprendre, formation',
      'résultat, depuis, aujourd’hui',
    ),
  ],
  en: [
    ask(
      'motivation',
      'What in your path led you to apply as {role} {chez} rather than elsewhere?',
      'experience, internship, project, job',
      'offer, mission, product, client, sector',
      'choose, leave, prefer, looking',
      'learn, goal, years',
    ),
    ask(
      'motivation',
      'Which part of this offer ({role}) attracts you most, and what experience of yours explains it?',
      'mission, task, offer, client',
      'experience, project, internship, already',
      'prefer, choose, like',
      'result, learn, goal',
    ),
    ask(
      'motivation',
      'Tell us about the moment you knew that the work of this offer ({role}) was for you.',
      'moment, day, first, discovered',
      'experience, project, internship, client',
      'choose, learn, training',
      'result, since, today',
    ),
  ],
};

/** Templates for a skill the bank does not know; `{skill}` is the recruiter's own wording. */
export const SKILL_TEMPLATES: Bilingual = {
  fr: [
    ask(
      'knowledge',
      'Racontez le travail le plus difficile que vous avez réalisé en {skill}, et le choix qui a fait la différence.',
      'difficile, contrainte, problème, délai',
      'choix, décidé, méthode, outil',
      'étape, vérifier, tester',
      'résultat, chiffre, temps',
    ),
    ask(
      'knowledge',
      "En {skill}, quelle erreur voyez-vous souvent chez les débutants, et comment l'évitez-vous dans votre propre travail ?",
      'erreur, débutant, oublier, confondre',
      'éviter, vérifier, méthode, contrôle',
      'exemple, cas, client, fois',
      'conséquence, coût, résultat',
    ),
    ask(
      'situation',
      "On vous confie demain une tâche de {skill} sans mode d'emploi : quelles sont vos étapes, du premier jour au résultat ?",
      'comprendre, besoin, objectif, question',
      'étape, plan, priorité, délai',
      'outil, méthode, essayer, tester',
      'vérifier, livrer, retour',
    ),
  ],
  en: [
    ask(
      'knowledge',
      'Tell us about the hardest work you have done in {skill} and the choice that made the difference.',
      'hard, constraint, problem, deadline',
      'choice, decided, method, tool',
      'step, check, test',
      'result, figure, time',
    ),
    ask(
      'knowledge',
      'In {skill}, which mistake do you often see beginners make, and how do you avoid it in your own work?',
      'mistake, beginner, forget, confuse',
      'avoid, check, method, control',
      'example, case, client, time',
      'consequence, cost, result',
    ),
    ask(
      'situation',
      'Tomorrow you are given a {skill} task without instructions: what are your steps from day one to the result?',
      'understand, need, goal, question',
      'step, plan, priority, deadline',
      'tool, method, try, test',
      'check, deliver, feedback',
    ),
  ],
};

/** Fixed follow-ups, asked after the last question by the server's rule. */
export const FOLLOW_UPS = {
  fr: ["Qu'avez-vous fait vous-même, concrètement ?", 'Quel a été le résultat concret ?'],
  en: ['What did you do yourself, concretely?', 'What was the concrete result?'],
} as const;
