import { ask, type Bilingual } from './item.ts'

/** Past-behaviour questions for the ten soft skills of the specification. */
export const SOFT_SKILL_QUESTIONS: Readonly<Record<string, Bilingual>> = {
  Communication: {
    fr: [
      ask('behaviour', "Racontez une fois où vous avez dû expliquer quelque chose de compliqué à une personne qui ne connaissait pas votre métier.", 'expliquer, reformuler, simple, exemple, schéma', 'vérifier, comprendre, question', 'client, collègue, chef, réunion', 'compris, accepté, décision'),
      ask('behaviour', "Décrivez un malentendu au travail que vous avez dû dissiper : ce qui s'était passé et ce que vous avez fait.", 'malentendu, comprendre, interprété, cru', 'appeler, parler, écouter, reformuler, message', 'écrit, confirmer, mail, réunion', 'réglé, clair, depuis'),
    ],
    en: [
      ask('behaviour', 'Tell us about a time you had to explain something complicated to someone who did not know your field.', 'explain, simple, example, drawing, words', 'check, understand, question, repeat', 'client, colleague, manager, meeting', 'understood, agreed, decision'),
      ask('behaviour', 'Describe a misunderstanding at work that you had to clear up, and how you went about it.', 'misunderstanding, understood, thought, meant', 'call, talk, listen, rephrase, message', 'written, confirm, email, meeting', 'solved, clear, since'),
    ],
  },
  "Travail d'équipe": {
    fr: [
      ask('behaviour', "Racontez un travail d'équipe où les choses se passaient mal, et ce que vous avez fait personnellement pour avancer.", 'désaccord, tension, retard, conflit, charge', 'parler, proposer, répartir, aider, réunion', 'collègue, équipe, ensemble', 'livré, terminé, résultat, ambiance'),
      ask('behaviour', "Parlez d'un moment où vous avez aidé un collègue alors que vous étiez vous-même chargé.", 'aider, remplacer, relais, soutien', 'collègue, absent, débordé, nouveau', 'temps, priorité, tâche, repousser', 'terminé, merci, résultat'),
    ],
    en: [
      ask('behaviour', 'Tell us about a team effort that was going badly and what you personally did to move it forward.', 'disagreement, tension, late, conflict, workload', 'talk, suggest, split, help, meeting', 'teammate, team, together', 'delivered, finished, result'),
      ask('behaviour', 'Describe a moment when you helped a colleague although you were busy yourself.', 'help, cover, support, take over', 'colleague, sick, overloaded, new', 'time, priority, task, postpone', 'finished, thanks, result'),
    ],
  },
  'Résolution de problèmes': {
    fr: [
      ask('behaviour', "Racontez un problème dont la cause n'était pas évidente et la façon dont vous l'avez trouvée.", 'cause, origine, comprendre, pourquoi', 'vérifier, tester, comparer, éliminer, mesurer', 'solution, corriger, réparer, changer', 'résultat, plus jamais, réglé'),
      ask('behaviour', "Décrivez la panne ou le blocage le plus difficile que vous avez réglé sans solution toute faite.", 'panne, blocage, erreur, bloqué', 'chercher, tester, essayer, isoler', 'idée, solution, contourner, provisoire', 'réglé, temps, évité'),
    ],
    en: [
      ask('behaviour', 'Tell us about a problem whose cause was not obvious and how you found it.', 'cause, origin, reason, why', 'check, test, compare, isolate, measure', 'fix, solution, replace, change', 'result, never, solved'),
      ask('behaviour', 'Describe the hardest breakdown or dead end you got out of without a ready-made solution.', 'breakdown, stuck, error, blocked', 'search, test, try, isolate', 'idea, solution, workaround, temporary', 'solved, time, avoided'),
    ],
  },
  Adaptabilité: {
    fr: [
      ask('behaviour', "Racontez un changement imprévu qui a bouleversé votre travail, et ce que vous avez fait les premiers jours.", 'changement, imprévu, nouveau, départ, annulé', 'apprendre, réorganiser, demander, former', 'jours, semaine, vite, délai', 'résultat, maintenant, fonctionné'),
      ask('behaviour', "Décrivez un outil ou une méthode que vous avez dû apprendre très vite pour tenir un engagement.", 'apprendre, outil, logiciel, méthode, tutoriel', 'jours, soir, délai, semaine', 'pratiquer, essayer, demander, documentation', 'livré, tenu, utilise'),
    ],
    en: [
      ask('behaviour', 'Tell us about an unexpected change that turned your work upside down and what you did in the first days.', 'change, unexpected, new, left, cancelled', 'learn, reorganise, ask, train', 'days, week, quickly, deadline', 'result, now, worked'),
      ask('behaviour', 'Describe a tool or method you had to learn very fast to keep a commitment.', 'learn, tool, software, method, tutorial', 'days, evening, deadline, week', 'practise, try, ask, documentation', 'delivered, kept, use'),
    ],
  },
  'Gestion du temps': {
    fr: [
      ask('behaviour', "Racontez une semaine où tout était urgent : comment avez-vous décidé de ce qui passait en premier ?", 'urgent, délai, échéance, semaine', 'priorité, liste, classer, trier, planning', 'repousser, déléguer, négocier, prévenir', 'rendu, temps, terminé, respecté'),
      ask('behaviour', "Décrivez une échéance que vous avez failli manquer, et ce que vous avez fait pour la tenir.", 'échéance, délai, retard, date', 'priorité, découper, planning, organiser', 'prévenir, demander, déléguer, heures', 'livré, tenu, rendu'),
    ],
    en: [
      ask('behaviour', 'Tell us about a week when everything was urgent: how did you decide what came first?', 'urgent, deadline, due, week', 'priority, list, rank, sort, planning', 'postpone, delegate, negotiate, warn', 'delivered, time, finished, met'),
      ask('behaviour', 'Describe a deadline you nearly missed and what you did to meet it.', 'deadline, late, due, date', 'priority, split, plan, organise', 'warn, ask, delegate, hours', 'delivered, met, handed'),
    ],
  },
  Leadership: {
    fr: [
      ask('behaviour', "Racontez une fois où vous avez entraîné d'autres personnes vers un objectif auquel elles ne croyaient pas.", 'objectif, équipe, convaincre, doute', 'réunion, expliquer, écouter, exemple, répartir', 'responsable, décider, suivre', 'atteint, résultat, adhéré'),
      ask('behaviour', "Décrivez une décision impopulaire que vous avez dû porter devant une équipe.", 'décision, refus, impopulaire, changement', 'expliquer, écouter, réunion, raisons', 'équipe, collègues, chacun', 'accepté, résultat, appliqué'),
    ],
    en: [
      ask('behaviour', 'Tell us about a time you led people towards a goal they did not believe in.', 'goal, team, convince, doubt', 'meeting, explain, listen, example, assign', 'lead, decide, follow', 'reached, result, joined'),
      ask('behaviour', 'Describe an unpopular decision you had to carry in front of a team.', 'decision, refuse, unpopular, change', 'explain, listen, meeting, reasons', 'team, colleagues, each', 'accepted, result, applied'),
    ],
  },
  Créativité: {
    fr: [
      ask('behaviour', "Racontez une idée à vous que vous avez réellement mise en place au travail, en stage ou dans un projet.", 'idée, proposer, nouveau, imaginer', 'tester, essayer, prototype, maquette, convaincre', 'budget, temps, moyens, gratuit', 'adopté, résultat, utilise, gagné'),
      ask('behaviour', "Décrivez une situation où la solution habituelle ne marchait pas et où vous avez inventé autre chose.", 'habituel, classique, bloqué, impossible', 'idée, inventer, détourner, essayer', 'matériel, budget, moyens', 'résultat, marché, adopté'),
    ],
    en: [
      ask('behaviour', 'Tell us about an idea of your own that you really put in place at work, in an internship or in a project.', 'idea, suggest, new, imagine', 'test, try, prototype, mockup, convince', 'budget, time, means, free', 'adopted, result, use, saved'),
      ask('behaviour', 'Describe a situation where the usual solution did not work and you invented another one.', 'usual, standard, stuck, impossible', 'idea, invent, try, adapt', 'material, budget, means', 'result, worked, adopted'),
    ],
  },
  'Esprit critique': {
    fr: [
      ask('behaviour', "Racontez une fois où vous avez remis en cause un chiffre, une consigne ou une habitude, et sur quoi vous vous appuyiez.", 'doute, bizarre, incohérent, remarqué', 'vérifier, comparer, source, calcul, preuve', 'dire, chef, expliquer, montrer', 'corrigé, changé, évité'),
      ask('behaviour', "Décrivez une décision que vous avez changée après avoir vérifié les faits.", 'décision, avis, croyais, prévu', 'vérifier, données, chiffres, demander', 'changer, revenir, reconnaître', 'résultat, évité, erreur'),
    ],
    en: [
      ask('behaviour', 'Tell us about a time you questioned a figure, an instruction or a habit, and what you based it on.', 'doubt, odd, inconsistent, noticed', 'check, compare, source, calculation, proof', 'tell, manager, explain, show', 'corrected, changed, avoided'),
      ask('behaviour', 'Describe a decision you changed after checking the facts.', 'decision, opinion, thought, planned', 'check, data, figures, ask', 'change, back, admit', 'result, avoided, mistake'),
    ],
  },
  'Attention aux détails': {
    fr: [
      ask('behaviour', "Racontez une erreur que vous avez repérée avant tout le monde, et ce qui vous a permis de la voir.", 'erreur, écart, oubli, faute, remarqué', 'vérifier, relire, comparer, contrôler, checklist', 'prévenir, corriger, signaler', 'évité, coût, client'),
      ask('behaviour', "Décrivez votre façon de contrôler un travail avant de le rendre, à partir d'un cas réel.", 'relire, contrôler, vérifier, checklist', 'chiffres, totaux, dates, version', 'erreur, écart, oubli', 'corrigé, évité, retour'),
    ],
    en: [
      ask('behaviour', 'Tell us about a mistake you spotted before anyone else, and what made you see it.', 'mistake, gap, missing, error, noticed', 'check, reread, compare, control, checklist', 'warn, correct, report', 'avoided, cost, client'),
      ask('behaviour', 'Describe how you check a piece of work before handing it in, using a real case.', 'reread, check, verify, checklist', 'figures, totals, dates, version', 'mistake, gap, missing', 'corrected, avoided, return'),
    ],
  },
  'Intelligence émotionnelle': {
    fr: [
      ask('behaviour', "Racontez un échange tendu avec un client ou un collègue, et ce que vous avez fait pour le calmer.", 'colère, énervé, tension, crier, pleurer', 'écouter, calme, laisser, reformuler, excuser', 'proposer, solution, seul, bureau', 'calmé, revenu, remercié, réglé'),
      ask('behaviour', "Décrivez un moment où vous avez senti qu'une personne allait mal avant qu'elle ne le dise.", 'remarqué, silencieux, fatigué, changé', 'parler, café, écouter, demander', 'aider, alléger, proposer', 'mieux, resté, remercié'),
    ],
    en: [
      ask('behaviour', 'Tell us about a tense exchange with a client or a colleague and what you did to calm it.', 'angry, upset, tension, shouting, crying', 'listen, calm, let, rephrase, apologise', 'offer, solution, alone, aside', 'calmed, back, thanked, solved'),
      ask('behaviour', 'Describe a moment when you sensed that someone was struggling before they said so.', 'noticed, quiet, tired, changed', 'talk, coffee, listen, ask', 'help, lighten, offer', 'better, stayed, thanked'),
    ],
  },
}
