import { ask, type Bilingual } from './item.ts';

/** Questions on values about duties to others and to the future; the rest of the values are in `work-values.ts`. */
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
        "Racontez un choix plus difficile aujourd'hui mais meilleur pour plus tard.",
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
        'Tell us about a choice that was harder at first but better in the long term.',
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
        "Vous avez dû dire quelque chose de difficile à quelqu'un. Racontez comment vous avez fait.",
        'nouvelle, retard, erreur, perte, refus',
        'dire, annoncer, appeler, tôt, expliquer',
        'solution, proposer, plan',
        'réaction, confiance, suite',
      ),
      ask(
        'value',
        'Vous saviez une chose utile que les autres ne savaient pas. Racontez ce que vous avez fait.',
        'information, chiffre, problème, garder',
        'partager, dire, montrer, afficher',
        'équipe, client, chef',
        'confiance, résultat, décision',
      ),
    ],
    en: [
      ask(
        'value',
        'Tell us about something difficult you had to tell someone, and how you did it.',
        'news, delay, mistake, loss, refusal',
        'tell, announce, call, early, explain',
        'solution, offer, plan',
        'reaction, trust, after',
      ),
      ask(
        'value',
        'You knew something useful that the others did not. Tell us what you did.',
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
        'Racontez une fois où vous avez gagné du temps pour vous ou votre équipe, sans moins bien travailler.',
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
        'Tell us about a time you saved time for yourself or your team without working less well.',
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
        'Racontez une fois où vous avez appris quelque chose à une personne qui débutait.',
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
        "Racontez une critique que vous n'avez pas aimée, et ce que vous avez fait ensuite.",
        'critique, remarque, reproche, retour',
        'comprendre, demander, changer, travailler',
        'chef, client, professeur, collègue',
        'depuis, progrès, résultat',
      ),
      ask(
        'value',
        'Racontez comment vous avez appris une chose que vous ne saviez pas faire il y a deux ans.',
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
        'Tell us how you learned something that you could not do two years ago.',
        'learn, training, course, tutorial',
        'practise, project, exercise, evening',
        'hard, mistake, again',
        'now, use, result',
      ),
    ],
  },
};
