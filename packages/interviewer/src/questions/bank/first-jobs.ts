/**
 * Questions on past behaviour for candidates with a year of work or less: short, and without colleagues, customers or jobs, so that
 * school and family count. By soft skill or value: index of the bank question that it replaces, then the French and English wording.
 */
export const FIRST_JOB_WORDS: Readonly<Record<string, readonly [index: number, fr: string, en: string]>> = {
  Communication: [
    0,
    "Racontez comment vous avez expliqué quelque chose de difficile à quelqu'un.",
    'Tell us how you explained something difficult to someone.',
  ],
  "Travail d'équipe": [
    1,
    'Racontez une fois où vous avez aidé quelqu’un malgré votre travail.',
    'Tell us how you helped someone although you were busy.',
  ],
  'Résolution de problèmes': [
    0,
    'Racontez un problème difficile à comprendre que vous avez réglé.',
    'Tell us about a problem that was hard to understand.',
  ],
  Adaptabilité: [
    0,
    'Racontez un changement imprévu, et ce que vous avez fait.',
    'Tell us about an unexpected change and what you did.',
  ],
  'Gestion du temps': [
    1,
    'Racontez une fois où vous avez failli être en retard.',
    'Tell us about a time you were nearly late.',
  ],
  Leadership: [0, 'Racontez une fois où vous avez entraîné un groupe.', 'Tell us about a time you led a group.'],
  Créativité: [
    0,
    'Racontez une idée à vous que vous avez réalisée.',
    'Tell us about an idea of yours that you carried out.',
  ],
  'Esprit critique': [
    0,
    'Racontez une fois où vous avez vu qu’une information était fausse.',
    'Tell us about a time you saw something was false.',
  ],
  'Attention aux détails': [
    0,
    'Racontez une erreur que vous avez vue avant les autres.',
    'Tell us about a mistake you saw before others.',
  ],
  'Intelligence émotionnelle': [
    1,
    'Racontez comment vous avez aidé une personne qui allait mal.',
    'Tell us how you helped someone who felt bad.',
  ],
  Innovation: [
    0,
    'Racontez une façon de faire que vous avez changée.',
    'Tell us about a way of doing things you changed.',
  ],
  'Orientation client': [
    0,
    'Racontez une fois où vous avez rendu service à quelqu’un.',
    'Tell us about a time you did someone a favour.',
  ],
  Intégrité: [
    0,
    'Racontez une erreur à vous que personne n’avait vue.',
    'Tell us about a mistake of yours nobody had seen.',
  ],
  Collaboration: [
    0,
    'Racontez une chose que vous avez réussie grâce aux autres.',
    'Tell us what you achieved thanks to other people.',
  ],
  Excellence: [
    0,
    'Racontez un travail que vous avez refait pour l’améliorer.',
    'Tell us about work you redid to improve it.',
  ],
  Diversité: [
    0,
    'Racontez un travail avec une personne très différente de vous.',
    'Tell us about working with someone very different from you.',
  ],
  Durabilité: [0, 'Racontez une fois où vous avez évité un gaspillage.', 'Tell us about a time you avoided waste.'],
  Transparence: [
    0,
    'Racontez une chose difficile que vous avez dû dire à quelqu’un.',
    'Tell us about something difficult you had to say.',
  ],
  Responsabilité: [1, 'Racontez un choix à vous qui a mal tourné.', 'Tell us about a choice of yours that went badly.'],
  'Équilibre travail-vie': [
    0,
    'Racontez une période très chargée, et comment vous avez tenu.',
    'Tell us about a busy period and how you coped.',
  ],
  Communauté: [
    0,
    'Racontez quelque chose que vous avez fait pour un groupe.',
    'Tell us about something you did for a group.',
  ],
  'Esprit de croissance': [
    0,
    'Racontez une critique dont vous avez tiré une leçon.',
    'Tell us about criticism that taught you something.',
  ],
};
