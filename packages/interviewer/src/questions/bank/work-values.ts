import { ask, type Bilingual } from './item.ts';

/** Questions on values that show in the work itself. */
export const WORK_VALUES: Readonly<Record<string, Bilingual>> = {
  Innovation: {
    fr: [
      ask(
        'value',
        'Racontez une façon de travailler que vous avez changée, et pourquoi.',
        'ancien, lent, manuel, habitude',
        'proposer, tester, automatiser, essayer',
        'équipe, convaincre, montrer',
        'temps, gagné, adopté',
      ),
      ask(
        'value',
        "Racontez un essai qui n'a pas marché, et ce que vous avez appris.",
        'essai, tester, prototype, idée',
        'échec, échoué, marché, refusé',
        'appris, compris, garder',
        'ensuite, recommencé, résultat',
      ),
    ],
    en: [
      ask(
        'value',
        'Tell us about a way of working that you changed, and why.',
        'old, slow, manual, habit',
        'suggest, test, automate, try',
        'team, convince, show',
        'time, saved, adopted',
      ),
      ask(
        'value',
        'Tell us about something you tried that failed, and what you learned.',
        'experiment, test, prototype, idea',
        'failed, failure, refused',
        'learned, understood, kept',
        'then, again, result',
      ),
    ],
  },
  'Orientation client': {
    fr: [
      ask(
        'value',
        'Racontez une fois où vous avez fait plus que prévu pour {public}.',
        'client, patient, usager, demande, besoin',
        'appeler, rappeler, proposer, trouver, déplacer',
        'temps, règle, stock, limite',
        'revenu, remercié, fidèle, satisfait',
      ),
      ask(
        'value',
        'Racontez une fois où vous avez dû dire non à {public}, et comment vous avez fait.',
        'client, demande, refus, impossible',
        'expliquer, proposer, alternative, écouter',
        'raison, règle, délai, prix',
        'accepté, resté, compris',
      ),
    ],
    en: [
      ask(
        'value',
        'Tell us about a time you did more than expected for {public}.',
        'customer, patient, user, request, need',
        'call, offer, find, drive',
        'time, rule, stock, limit',
        'back, thanked, loyal, satisfied',
      ),
      ask(
        'value',
        'Describe a time you had to say no to {public} and how you did it.',
        'customer, request, refuse, impossible',
        'explain, offer, alternative, listen',
        'reason, rule, deadline, price',
        'accepted, stayed, understood',
      ),
    ],
  },
  Intégrité: {
    fr: [
      ask(
        'value',
        "Racontez une erreur que vous aviez commise et que personne n'avait vue, et ce que vous avez fait ensuite.",
        'erreur, oubli, faute',
        'dire, prévenir, avouer, signaler',
        'chef, client, collègue',
        'corriger, assumer, confiance',
      ),
      ask(
        'value',
        'Un jour, on vous a demandé une chose pas correcte. Racontez ce que vous avez fait.',
        'demander, chef, client, correct, faux',
        'refuser, expliquer, dire, proposer',
        'risque, règle, loi, honnête',
        'accepté, résultat, suite',
      ),
    ],
    en: [
      ask(
        'value',
        'Tell us about a mistake of yours that nobody had noticed, and what you did about it.',
        'mistake, forgot, error',
        'tell, warn, admit, report',
        'manager, client, colleague',
        'fix, own, trust',
      ),
      ask(
        'value',
        'Tell us about a time you were asked to do something wrong, and what you did.',
        'asked, manager, client, right, false',
        'refuse, explain, say, suggest',
        'risk, rule, law, honest',
        'accepted, result, after',
      ),
    ],
  },
  Collaboration: {
    fr: [
      ask(
        'value',
        'Racontez un travail réussi grâce à un autre service ou à un autre métier que le vôtre.',
        'service, métier, atelier, commercial, technique',
        'réunion, partager, point, demander',
        'désaccord, priorité, langage',
        'livré, résultat, ensemble',
      ),
      ask(
        'value',
        "Décrivez comment vous avez transmis votre travail à quelqu'un pour qu'il continue sans vous.",
        'transmettre, passer, former, relais',
        'document, fiche, note, liste',
        'questions, accompagner, vérifier',
        'autonome, continué, résultat',
      ),
    ],
    en: [
      ask(
        'value',
        'Tell us about work that succeeded thanks to people from another department or trade.',
        'department, trade, workshop, sales, technical',
        'meeting, share, sync, ask',
        'disagreement, priority, language',
        'delivered, result, together',
      ),
      ask(
        'value',
        'Describe how you handed your work over to someone so that they could carry on without you.',
        'hand, pass, train, handover',
        'document, sheet, note, list',
        'questions, shadow, check',
        'alone, continued, result',
      ),
    ],
  },
  Excellence: {
    fr: [
      ask(
        'value',
        'Racontez un travail que vous avez refait alors que personne ne le demandait, et pourquoi.',
        'reprendre, refaire, améliorer, accepté',
        'défaut, détail, qualité, niveau',
        'temps, soir, délai',
        'résultat, client, différence',
      ),
      ask(
        'value',
        'Racontez un travail dont vous tirez de la fierté, et ce qui était difficile.',
        'difficile, contrainte, délai, exigeant',
        'fait, construit, choisi, décidé',
        'détail, qualité, contrôle',
        'résultat, chiffre, retour',
      ),
    ],
    en: [
      ask(
        'value',
        'Tell us about a piece of work that you redid although nobody had asked you to, and why.',
        'redo, improve, rework, accepted',
        'flaw, detail, quality, standard',
        'time, evening, deadline',
        'result, client, difference',
      ),
      ask(
        'value',
        'Describe the work you are most proud of and what made it hard.',
        'hard, constraint, deadline, demanding',
        'made, built, chose, decided',
        'detail, quality, check',
        'result, figure, feedback',
      ),
    ],
  },
  Diversité: {
    fr: [
      ask(
        'value',
        'Racontez un travail avec une personne dont la manière de faire était très différente de la vôtre.',
        'différent, manière, rythme, langue',
        'écouter, comprendre, adapter, répartir',
        'désaccord, compromis, règle',
        'appris, résultat, ensemble',
      ),
      ask(
        'value',
        "Racontez une décision que l'avis d'une personne très différente a améliorée.",
        'avis, idée, point de vue, différent',
        'demander, écouter, discuter',
        'changer, ajouter, décision',
        'résultat, mieux, appris',
      ),
    ],
    en: [
      ask(
        'value',
        'Tell us about working with someone whose way of doing things was very different from yours.',
        'different, way, pace, language',
        'listen, understand, adapt, split',
        'disagreement, compromise, rule',
        'learned, result, together',
      ),
      ask(
        'value',
        'Describe a decision that you improved thanks to the view of someone very different from you.',
        'view, idea, opinion, different',
        'ask, listen, discuss',
        'change, add, decision',
        'result, better, learned',
      ),
    ],
  },
};
