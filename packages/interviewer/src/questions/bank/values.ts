import { ask, type Bilingual } from './item.ts'

/** Questions on behaviour that shows a value, for the twelve values of the specification. */
export const VALUE_QUESTIONS: Readonly<Record<string, Bilingual>> = {
  Innovation: {
    fr: [
      ask('value', "Parlez d'une façon de travailler que vous avez changée parce que l'ancienne ne vous convainquait plus.", 'ancien, lent, manuel, habitude', 'proposer, tester, automatiser, essayer', 'équipe, convaincre, montrer', 'temps, gagné, adopté'),
      ask('value', "Racontez un essai qui a échoué, et ce que vous en avez gardé.", 'essai, tester, prototype, idée', 'échec, échoué, marché, refusé', 'appris, compris, garder', 'ensuite, recommencé, résultat'),
    ],
    en: [
      ask('value', 'Tell us about a way of working you changed because the old one no longer convinced you.', 'old, slow, manual, habit', 'suggest, test, automate, try', 'team, convince, show', 'time, saved, adopted'),
      ask('value', 'Tell us about an experiment that failed and what you kept from it.', 'experiment, test, prototype, idea', 'failed, failure, refused', 'learned, understood, kept', 'then, again, result'),
    ],
  },
  'Orientation client': {
    fr: [
      ask('value', "Racontez une fois où vous avez fait plus que prévu pour un client, un patient ou un usager.", 'client, patient, usager, demande, besoin', 'appeler, rappeler, proposer, trouver, déplacer', 'temps, règle, stock, limite', 'revenu, remercié, fidèle, satisfait'),
      ask('value', "Décrivez une demande de client à laquelle vous avez dû dire non, et la manière dont vous l'avez fait.", 'client, demande, refus, impossible', 'expliquer, proposer, alternative, écouter', 'raison, règle, délai, prix', 'accepté, resté, compris'),
    ],
    en: [
      ask('value', 'Tell us about a time you did more than expected for a customer, a patient or a user.', 'customer, patient, user, request, need', 'call, offer, find, drive', 'time, rule, stock, limit', 'back, thanked, loyal, satisfied'),
      ask('value', 'Describe a customer request you had to refuse and how you did it.', 'customer, request, refuse, impossible', 'explain, offer, alternative, listen', 'reason, rule, deadline, price', 'accepted, stayed, understood'),
    ],
  },
  Intégrité: {
    fr: [
      ask('value', "Racontez une erreur de votre fait que personne n'avait vue, et ce que vous en avez fait.", 'erreur, oubli, faute', 'dire, prévenir, avouer, signaler', 'chef, client, collègue', 'corriger, assumer, confiance'),
      ask('value', "Décrivez un moment où l'on vous a demandé une chose qui ne vous semblait pas correcte.", 'demander, chef, client, correct, faux', 'refuser, expliquer, dire, proposer', 'risque, règle, loi, honnête', 'accepté, résultat, suite'),
    ],
    en: [
      ask('value', 'Tell us about a mistake of yours that nobody had seen and what you did about it.', 'mistake, forgot, error', 'tell, warn, admit, report', 'manager, client, colleague', 'fix, own, trust'),
      ask('value', 'Describe a moment when you were asked to do something that did not seem right to you.', 'asked, manager, client, right, false', 'refuse, explain, say, suggest', 'risk, rule, law, honest', 'accepted, result, after'),
    ],
  },
  Collaboration: {
    fr: [
      ask('value', "Racontez un projet réussi grâce à un autre service ou à un autre métier que le vôtre.", 'service, métier, atelier, commercial, technique', 'réunion, partager, point, demander', 'désaccord, priorité, langage', 'livré, résultat, ensemble'),
      ask('value', "Décrivez comment vous avez transmis votre travail à quelqu'un pour qu'il continue sans vous.", 'transmettre, passer, former, relais', 'document, fiche, note, liste', 'questions, accompagner, vérifier', 'autonome, continué, résultat'),
    ],
    en: [
      ask('value', 'Tell us about a project that succeeded thanks to another department or another trade than yours.', 'department, trade, workshop, sales, technical', 'meeting, share, sync, ask', 'disagreement, priority, language', 'delivered, result, together'),
      ask('value', 'Describe how you handed your work over to someone so that they could carry on without you.', 'hand, pass, train, handover', 'document, sheet, note, list', 'questions, shadow, check', 'alone, continued, result'),
    ],
  },
  Excellence: {
    fr: [
      ask('value', "Parlez d'un travail que vous avez repris alors qu'on l'avait déjà accepté, et de la raison.", 'reprendre, refaire, améliorer, accepté', 'défaut, détail, qualité, niveau', 'temps, soir, délai', 'résultat, client, différence'),
      ask('value', "Décrivez le travail dont vous êtes le plus fier et ce qui le rendait difficile.", 'difficile, contrainte, délai, exigeant', 'fait, construit, choisi, décidé', 'détail, qualité, contrôle', 'résultat, chiffre, retour'),
    ],
    en: [
      ask('value', 'Tell us about a piece of work you took up again although it had been accepted, and why.', 'redo, improve, rework, accepted', 'flaw, detail, quality, standard', 'time, evening, deadline', 'result, client, difference'),
      ask('value', 'Describe the work you are most proud of and what made it hard.', 'hard, constraint, deadline, demanding', 'made, built, chose, decided', 'detail, quality, check', 'result, figure, feedback'),
    ],
  },
  Diversité: {
    fr: [
      ask('value', "Racontez un travail avec une personne dont la manière de faire était très différente de la vôtre.", 'différent, manière, rythme, langue', 'écouter, comprendre, adapter, répartir', 'désaccord, compromis, règle', 'appris, résultat, ensemble'),
      ask('value', "Décrivez une décision que l'avis d'une personne différente de vous a améliorée.", 'avis, idée, point de vue, différent', 'demander, écouter, discuter', 'changer, ajouter, décision', 'résultat, mieux, appris'),
    ],
    en: [
      ask('value', 'Tell us about working with someone whose way of doing things was very different from yours.', 'different, way, pace, language', 'listen, understand, adapt, split', 'disagreement, compromise, rule', 'learned, result, together'),
      ask('value', 'Describe a decision that was improved by the view of someone unlike you.', 'view, idea, opinion, different', 'ask, listen, discuss', 'change, add, decision', 'result, better, learned'),
    ],
  },
  Durabilité: {
    fr: [
      ask('value', "Racontez une fois où vous avez réduit un gaspillage, de matière, d'énergie ou de temps.", 'gaspillage, déchet, perte, énergie, papier', 'mesurer, compter, trier, réutiliser, changer', 'équipe, coût, habitude', 'réduit, économie, résultat'),
      ask('value', "Décrivez un choix de votre travail où le long terme a pesé plus lourd que la facilité.", 'long terme, durable, provisoire, facile', 'choisir, investir, réparer, refaire', 'coût, délai, convaincre', 'résultat, encore, évité'),
    ],
    en: [
      ask('value', 'Tell us about a time you cut a waste of material, energy or time.', 'waste, loss, energy, paper, scrap', 'measure, count, sort, reuse, change', 'team, cost, habit', 'reduced, saving, result'),
      ask('value', 'Describe a choice in your work where the long term weighed more than the easy way.', 'long term, lasting, temporary, easy', 'choose, invest, repair, redo', 'cost, deadline, convince', 'result, still, avoided'),
    ],
  },
  Transparence: {
    fr: [
      ask('value', "Racontez une mauvaise nouvelle que vous avez dû annoncer à un client, un chef ou une équipe.", 'nouvelle, retard, erreur, perte, refus', 'dire, annoncer, appeler, tôt, expliquer', 'solution, proposer, plan', 'réaction, confiance, suite'),
      ask('value', "Décrivez une information que vous avez choisi de partager alors que vous auriez pu la garder.", 'information, chiffre, problème, garder', 'partager, dire, montrer, afficher', 'équipe, client, chef', 'confiance, résultat, décision'),
    ],
    en: [
      ask('value', 'Tell us about bad news you had to give a client, a manager or a team.', 'news, delay, mistake, loss, refusal', 'tell, announce, call, early, explain', 'solution, offer, plan', 'reaction, trust, after'),
      ask('value', 'Describe a piece of information you chose to share although you could have kept it.', 'information, figure, problem, keep', 'share, tell, show, post', 'team, client, manager', 'trust, result, decision'),
    ],
  },
  Responsabilité: {
    fr: [
      ask('value', "Racontez une situation qui n'était pas votre tâche et dont vous vous êtes quand même chargé.", 'tâche, personne, rôle, abandonné', 'prendre, charger, décider, appeler', 'risque, client, équipe', 'réglé, évité, résultat'),
      ask('value', "Décrivez un engagement que vous avez eu du mal à tenir, et ce que vous avez fait.", 'engagement, promis, promesse, délai', 'prévenir, organiser, demander, heures', 'client, chef, équipe', 'tenu, livré, appris'),
    ],
    en: [
      ask('value', 'Tell us about a situation that was not your job and that you took charge of anyway.', 'job, nobody, role, abandoned', 'take, charge, decide, call', 'risk, client, team', 'solved, avoided, result'),
      ask('value', 'Describe a commitment you found hard to keep and what you did.', 'commitment, promised, promise, deadline', 'warn, organise, ask, hours', 'client, manager, team', 'kept, delivered, learned'),
    ],
  },
  'Équilibre travail-vie': {
    fr: [
      ask('value', "Racontez une période très chargée, et ce que vous avez changé pour tenir dans la durée.", 'chargé, période, heures, fatigue', 'organiser, limiter, déléguer, refuser, pause', 'équipe, chef, prévenir', 'résultat, tenu, mieux'),
      ask('value', "Décrivez une fois où vous avez protégé le temps de votre équipe ou le vôtre sans nuire au résultat.", 'temps, horaire, soir, week-end', 'planning, répartir, refuser, négocier', 'client, délai, priorité', 'livré, résultat, reposé'),
    ],
    en: [
      ask('value', 'Tell us about a very busy period and what you changed so that it could last.', 'busy, period, hours, tired', 'organise, limit, delegate, refuse, break', 'team, manager, warn', 'result, lasted, better'),
      ask('value', "Describe a time you protected your team's time or your own without hurting the result.", 'time, schedule, evening, weekend', 'planning, split, refuse, negotiate', 'client, deadline, priority', 'delivered, result, rested'),
    ],
  },
  Communauté: {
    fr: [
      ask('value', "Racontez quelque chose que vous avez fait pour un groupe, sans qu'on vous le demande.", 'groupe, quartier, collègues, promotion', 'organiser, aider, former, collecter', 'temps, soir, bénévole', 'participants, résultat, continue'),
      ask('value', "Décrivez une fois où vous avez transmis ce que vous saviez à des personnes qui débutaient.", 'débutant, nouveau, stagiaire, élève', 'montrer, expliquer, former, accompagner', 'temps, fiche, exercice', 'autonome, réussi, résultat'),
    ],
    en: [
      ask('value', 'Tell us about something you did for a group without being asked.', 'group, neighbourhood, colleagues, class', 'organise, help, train, collect', 'time, evening, volunteer', 'people, result, continues'),
      ask('value', 'Describe a time you passed on what you knew to people who were starting out.', 'beginner, new, intern, student', 'show, explain, train, guide', 'time, sheet, exercise', 'alone, succeeded, result'),
    ],
  },
  'Esprit de croissance': {
    fr: [
      ask('value', "Racontez une critique qui vous a d'abord déplu, et ce que vous en avez fait.", 'critique, remarque, reproche, retour', 'comprendre, demander, changer, travailler', 'chef, client, professeur, collègue', 'depuis, progrès, résultat'),
      ask('value', "Parlez d'une compétence que vous ne maîtrisiez pas il y a deux ans, et de la façon dont vous l'avez acquise.", 'apprendre, formation, cours, tutoriel', 'pratiquer, projet, exercice, soir', 'difficile, erreur, recommencer', 'maintenant, utilise, résultat'),
    ],
    en: [
      ask('value', 'Tell us about criticism you disliked at first and what you did with it.', 'criticism, remark, feedback, reproach', 'understand, ask, change, work', 'manager, client, teacher, colleague', 'since, progress, result'),
      ask('value', 'Tell us about a skill you did not master two years ago and how you acquired it.', 'learn, training, course, tutorial', 'practise, project, exercise, evening', 'hard, mistake, again', 'now, use, result'),
    ],
  },
}
