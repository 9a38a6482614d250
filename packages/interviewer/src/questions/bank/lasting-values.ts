import { ask, type Bilingual } from './item.ts';

/** Values that show in what one keeps, shares and owes. */
export const LASTING_VALUES: Readonly<Record<string, Bilingual>> = {
  Durabilité: {
    fr: [
      ask(
        'value',
        "Racontez une fois où vous avez réduit un gaspillage, de matière, d'énergie ou de temps.",
        'gaspillage, déchet, perte, énergie, papier',
        'mesurer, compter, trier, réutiliser, changer',
        'équipe, coût, habitude',
        'réduit, économie, résultat',
      ),
      ask(
        'value',
        'Décrivez un choix professionnel où vous avez préféré le long terme à la facilité.',
        'long terme, durable, provisoire, facile',
        'choisir, investir, réparer, refaire',
        'coût, délai, convaincre',
        'résultat, encore, évité',
      ),
    ],
    en: [
      ask(
        'value',
        'Tell us about a time you cut a waste of material, energy or time.',
        'waste, loss, energy, paper, scrap',
        'measure, count, sort, reuse, change',
        'team, cost, habit',
        'reduced, saving, result',
      ),
      ask(
        'value',
        'Describe a choice at work where you preferred the long term to the easy way.',
        'long term, lasting, temporary, easy',
        'choose, invest, repair, redo',
        'cost, deadline, convince',
        'result, still, avoided',
      ),
    ],
  },
  Transparence: {
    fr: [
      ask(
        'value',
        'Racontez une mauvaise nouvelle que vous avez dû annoncer à {public}, à un responsable ou à une équipe.',
        'nouvelle, retard, erreur, perte, refus',
        'dire, annoncer, appeler, tôt, expliquer',
        'solution, proposer, plan',
        'réaction, confiance, suite',
      ),
      ask(
        'value',
        'Décrivez une information que vous avez choisi de partager alors que vous auriez pu la garder.',
        'information, chiffre, problème, garder',
        'partager, dire, montrer, afficher',
        'équipe, client, chef',
        'confiance, résultat, décision',
      ),
    ],
    en: [
      ask(
        'value',
        'Tell us about bad news you had to give {public}, a manager or a team.',
        'news, delay, mistake, loss, refusal',
        'tell, announce, call, early, explain',
        'solution, offer, plan',
        'reaction, trust, after',
      ),
      ask(
        'value',
        'Describe a piece of information you chose to share although you could have kept it.',
        'information, figure, problem, keep',
        'share, tell, show, post',
        'team, client, manager',
        'trust, result, decision',
      ),
    ],
  },
  Responsabilité: {
    fr: [
      ask(
        'value',
        'Racontez une tâche qui ne vous revenait pas et que vous avez quand même prise en charge.',
        'tâche, personne, rôle, abandonné',
        'prendre, charger, décider, appeler',
        'risque, client, équipe',
        'réglé, évité, résultat',
      ),
      ask(
        'value',
        'Racontez une décision à vous qui a mal tourné, et ce que vous avez fait ensuite.',
        'décision, choix, erreur, prévu',
        'dire, assumer, prévenir, responsable',
        'corriger, réparer, client, équipe',
        'appris, évité, résultat',
      ),
    ],
    en: [
      ask(
        'value',
        'Tell us about a task that was not yours and that you took charge of anyway.',
        'job, nobody, role, abandoned',
        'take, charge, decide, call',
        'risk, client, team',
        'solved, avoided, result',
      ),
      ask(
        'value',
        'Tell us about a decision of yours that turned out badly and what you did next.',
        'decision, choice, mistake, planned',
        'tell, own, warn, manager',
        'fix, repair, client, team',
        'learned, avoided, result',
      ),
    ],
  },
  'Équilibre travail-vie': {
    fr: [
      ask(
        'value',
        'Racontez une période très chargée, et ce que vous avez changé pour tenir dans la durée.',
        'chargé, période, heures, fatigue',
        'organiser, limiter, déléguer, refuser, pause',
        'équipe, chef, prévenir',
        'résultat, tenu, mieux',
      ),
      ask(
        'value',
        'Décrivez une fois où vous avez protégé le temps de votre équipe ou le vôtre sans nuire au résultat.',
        'temps, horaire, soir, week-end',
        'planning, répartir, refuser, négocier',
        'client, délai, priorité',
        'livré, résultat, reposé',
      ),
    ],
    en: [
      ask(
        'value',
        'Tell us about a very busy period and what you changed to keep going.',
        'busy, period, hours, tired',
        'organise, limit, delegate, refuse, break',
        'team, manager, warn',
        'result, lasted, better',
      ),
      ask(
        'value',
        "Describe a time you protected your team's time or your own without hurting the result.",
        'time, schedule, evening, weekend',
        'planning, split, refuse, negotiate',
        'client, deadline, priority',
        'delivered, result, rested',
      ),
    ],
  },
  Communauté: {
    fr: [
      ask(
        'value',
        "Racontez quelque chose que vous avez fait pour un groupe, sans qu'on vous le demande.",
        'groupe, quartier, collègues, promotion',
        'organiser, aider, former, collecter',
        'temps, soir, bénévole',
        'participants, résultat, continue',
      ),
      ask(
        'value',
        'Décrivez une fois où vous avez transmis ce que vous saviez à des personnes qui débutaient.',
        'débutant, nouveau, stagiaire, élève',
        'montrer, expliquer, former, accompagner',
        'temps, fiche, exercice',
        'autonome, réussi, résultat',
      ),
    ],
    en: [
      ask(
        'value',
        'Tell us about something you did for a group without being asked.',
        'group, neighbourhood, colleagues, class',
        'organise, help, train, collect',
        'time, evening, volunteer',
        'people, result, continues',
      ),
      ask(
        'value',
        'Describe a time you passed on what you knew to people who were starting out.',
        'beginner, new, intern, student',
        'show, explain, train, guide',
        'time, sheet, exercise',
        'alone, succeeded, result',
      ),
    ],
  },
  'Esprit de croissance': {
    fr: [
      ask(
        'value',
        "Racontez une critique qui vous a d'abord déplu, et ce que vous en avez fait.",
        'critique, remarque, reproche, retour',
        'comprendre, demander, changer, travailler',
        'chef, client, professeur, collègue',
        'depuis, progrès, résultat',
      ),
      ask(
        'value',
        "Parlez d'une compétence que vous ne maîtrisiez pas il y a deux ans, et de la façon dont vous l'avez acquise.",
        'apprendre, formation, cours, tutoriel',
        'pratiquer, projet, exercice, soir',
        'difficile, erreur, recommencer',
        'maintenant, utilise, résultat',
      ),
    ],
    en: [
      ask(
        'value',
        'Tell us about criticism you disliked at first and what you did with it.',
        'criticism, remark, feedback, reproach',
        'understand, ask, change, work',
        'manager, client, teacher, colleague',
        'since, progress, result',
      ),
      ask(
        'value',
        'Tell us about a skill you did not master two years ago and how you acquired it.',
        'learn, training, course, tutorial',
        'practise, project, exercise, evening',
        'hard, mistake, again',
        'now, use, result',
      ),
    ],
  },
};
