import type { RatedExamples } from './rated.ts';

/** English examples for the kinds of `french.ts`; the reasons are in French, as in every evaluation. */
export const ENGLISH_EXAMPLES: RatedExamples = {
  motivation: [
    {
      question: 'What have you lived through that leads you to work with older people?',
      answer:
        'I am a hard-working and passionate person. I believe this role is a great opportunity to grow with a dynamic organisation and to make a difference.',
      evidence: ['I believe this role is a great opportunity to grow'],
      relevance: 'answers',
      correctness: null,
      level: 1,
      reason: 'Intérêt général qui vaudrait pour tout poste ; aucun fait vécu, aucun lien avec des personnes âgées.',
    },
    {
      question: 'What have you lived through that leads you to work with older people?',
      answer:
        'i did the meals for a neighbour of 84 for 14 months. first she sent everything back, so i noted what came back and moved lunch to 1pm, after 3 weeks half the plates came back empty. thats the work i want',
      evidence: ['i noted what came back and moved lunch to 1pm', 'after 3 weeks half the plates came back empty'],
      relevance: 'answers',
      correctness: null,
      level: 4,
      reason: 'Choix tiré d’un fait vécu, difficulté, moyen trouvé et effet mesuré ; rien d’important ne manque.',
    },
    {
      question: 'What have you lived through that leads you to work with older people?',
      answer: 'In my internship I rebuilt the stock sheet in Excel and found 62 parts that nobody had counted.',
      evidence: ['I rebuilt the stock sheet in Excel'],
      relevance: 'other',
      correctness: null,
      level: 0,
      reason: 'Récit précis, mais d’un inventaire ; la question sur les personnes âgées reste sans réponse.',
    },
  ],
  behaviour: [
    {
      question: 'Tell me about a time when you had to persuade somebody who disagreed.',
      answer:
        'Persuasion is about listening and clear communication. I always adapt to people and I am known for my excellent interpersonal skills.',
      evidence: ['I am known for my excellent interpersonal skills'],
      relevance: 'answers',
      correctness: null,
      level: 1,
      reason: 'Principes et description de soi ; ni situation, ni action, ni résultat.',
    },
    {
      question: 'Tell me about a time when you had to persuade somebody who disagreed.',
      answer:
        'Our driver refused the new route because of the hill. I rode with him twice and timed both: 38 minutes against 51. He switched the week after and asked for the times of the other rounds.',
      evidence: ['I rode with him twice and timed both: 38 minutes against 51', 'He switched the week after'],
      relevance: 'answers',
      correctness: null,
      level: 3,
      reason: 'Désaccord réel, mesure faite sur place et accord obtenu ; aucune leçon ni limite dite.',
    },
    {
      question: 'Tell me about a time when you had to persuade somebody who disagreed.',
      answer: 'Once with a driver about a route, we talked it over and in the end he agreed with me.',
      evidence: ['we talked it over and in the end he agreed with me'],
      relevance: 'answers',
      correctness: null,
      level: 2,
      reason: 'Épisode réel mais vague ; les arguments et la suite ne sont pas dits.',
    },
  ],
  value: [
    {
      question: 'When did you refuse to hand over careless work?',
      answer:
        'Quality is one of my core values. Careless work always costs more in the end and the customer must come first.',
      evidence: ['Careless work always costs more in the end'],
      relevance: 'answers',
      correctness: null,
      level: 1,
      reason: 'Principes que chacun peut écrire ; aucun refus raconté.',
    },
    {
      question: 'When did you refuse to hand over careless work?',
      answer:
        'Friday 5pm, 200 boxes to ship, the tape machine left 30 open at the corner. The shift lead wanted them gone. I held the 30, taped by hand till 6.15 and sent a photo of the setting to the next shift, no returns that week.',
      evidence: ['I held the 30, taped by hand till 6.15', 'no returns that week'],
      relevance: 'answers',
      correctness: null,
      level: 4,
      reason: 'Pression, choix entre délai et qualité, chiffres et suite vérifiable ; rien d’important ne manque.',
    },
    {
      question: 'When did you refuse to hand over careless work?',
      answer: 'It happened with some boxes that were badly closed, I did not want to send them like that.',
      evidence: ['some boxes that were badly closed, I did not want to send them'],
      relevance: 'answers',
      correctness: null,
      level: 2,
      reason: 'Refus réel mais bref ; ni ce qui a été fait ensuite, ni la suite.',
    },
  ],
  knowledge: [
    {
      question: 'How do you store chemicals in a cleaning room?',
      answer:
        'Acids and bleach on separate shelves because together they give off gas, heavy cans at the bottom, every bottle with its own label and the sheet on the door. I never refill into a drink bottle.',
      evidence: ['Acids and bleach on separate shelves because together they give off gas', 'heavy cans at the bottom'],
      relevance: 'answers',
      correctness: 'right',
      level: 3,
      reason: 'Règles justes et justifiées, étiquetage compris ; pas de cas vécu ni de limite citée.',
    },
    {
      question: 'How do you store chemicals in a cleaning room?',
      answer:
        'I have done this for years. I mix bleach with the descaler to save room, it cleans better, and I keep the rest in water bottles so that everybody can carry them.',
      evidence: ['I mix bleach with the descaler to save room', 'I keep the rest in water bottles'],
      relevance: 'answers',
      correctness: 'wrong',
      level: 1,
      reason: 'Assurance sans justesse : le mélange dégage un gaz toxique, et la bouteille d’eau trompe.',
    },
    {
      question: 'How do you store chemicals in a cleaning room?',
      answer: 'I put them on the shelf with the labels in front and I lock the room when I leave.',
      evidence: ['I put them on the shelf with the labels in front'],
      relevance: 'answers',
      correctness: 'partly',
      level: 2,
      reason: 'Étiquettes et fermeture justes ; la séparation des produits et les fiches ne sont pas dites.',
    },
  ],
  situation: [
    {
      question: 'A parcel is missing when you unload the van. What do you do?',
      answer: 'I stay calm and handle it in a professional way, because customer satisfaction comes first for me.',
      evidence: ['I stay calm and handle it in a professional way'],
      relevance: 'answers',
      correctness: null,
      level: 1,
      reason: 'Attitude annoncée ; aucune démarche, aucun ordre, aucune raison.',
    },
    {
      question: 'A parcel is missing when you unload the van. What do you do?',
      answer:
        'check the scan list first, maybe it was never loaded. then look under the last drop cause labels stick together. if not i ring the stop before, they still have the door open, and write it in the app with the time so the depot can pull the camera',
      evidence: ['check the scan list first, maybe it was never loaded', 'write it in the app with the time'],
      relevance: 'answers',
      correctness: 'right',
      level: 3,
      reason: 'Démarche ordonnée avec une raison pour chaque étape ; pas de limite ni de cas déjà vécu.',
    },
    {
      question: 'A parcel is missing when you unload the van. What do you do?',
      answer: 'I love reading and I have followed a 40 hour course on spreadsheets with a certificate.',
      evidence: ['I have followed a 40 hour course on spreadsheets'],
      relevance: 'other',
      correctness: null,
      level: 0,
      reason: 'Formation racontée ; rien sur le colis manquant.',
    },
  ],
  scenario: [
    {
      question: 'Two people of your team are ill and the order leaves at 4 pm. How do you decide?',
      answer:
        'I motivate my team, delegate efficiently and set clear goals. A good leader always finds a solution under pressure.',
      evidence: ['delegate efficiently and set clear goals'],
      relevance: 'answers',
      correctness: null,
      level: 1,
      reason: 'Formules de direction ; ni choix, ni chiffre, ni conséquence.',
    },
    {
      question: 'Two people of your team are ill and the order leaves at 4 pm. How do you decide?',
      answer:
        'At 9 I count: five benches instead of seven is 280 of 400. I ring the customer and offer 280 at 4 and 120 tomorrow rather than all of it late, keep two on inspection since that is where March’s returns came from, and pack myself.',
      evidence: [
        'five benches instead of seven is 280 of 400',
        'offer 280 at 4 and 120 tomorrow rather than all of it late',
      ],
      relevance: 'answers',
      correctness: 'right',
      level: 4,
      reason:
        'Calcul, arbitrage dit avec sa raison, contrôle préservé d’après un fait passé ; rien d’important ne manque.',
    },
    {
      question: 'Two people of your team are ill and the order leaves at 4 pm. How do you decide?',
      answer: 'I share the work between those who are there, do the urgent part first and tell the customer.',
      evidence: ['do the urgent part first and tell the customer'],
      relevance: 'answers',
      correctness: 'partly',
      level: 2,
      reason: 'Bons premiers gestes sans détail ; ni ce qui est urgent, ni ce qui est annoncé au client.',
    },
  ],
};
