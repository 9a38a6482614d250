import type { ExampleOffer } from './example.ts';

export const designer: ExampleOffer = {
  published: [6, '14:10'],
  job: {
    title: 'Designer produit',
    description: `Vous dessinez les écrans que 400\u202f000 clients de banque ouvrent chaque mois, souvent debout, au soleil, sur un téléphone à 400 dinars.

Vos missions\u00a0:
- partir du problème\u00a0: recherche utilisateur en agence et au téléphone, au moins deux journées par mois\u202f;
- prototyper dans Figma et tester avant qu’une ligne de code soit écrite\u202f;
- faire vivre notre design system avec les développeurs, en français et en arabe (droite à gauche)\u202f;
- défendre vos choix avec des faits devant des clients qui ont parfois une autre idée.

Portfolio bienvenu dans le CV.`,
    location: 'Tunis, Lafayette',
    salary: 2600,
    type: 'Temps plein',
    idealProfile: {
      skills: ['Figma', 'Recherche utilisateur', 'Design system'],
      minExperienceYears: 3,
      educationLevel: 'Licence',
      preferredLanguages: ['Français', 'Anglais'],
      softSkills: ['Créativité', 'Esprit critique'],
      seniorityLevel: 'Intermédiaire',
      industryBackground: 'Technologie',
    },
    interviewLanguage: 'Français',
  },
  candidates: [
    {
      firstName: 'Dorra',
      lastName: 'Kammoun',
      email: 'dorra.kammoun@courriel.example',
      phone: '22004105',
      applied: [5, '13:00'],
      started: [5, '20:15'],
      writing: 'keyboard',
      cv: 'cv-dorra-kammoun.pdf',
      answers: {
        Motivation:
          "J'ai passé quatre ans dans une agence de Sfax où je dessinais des applications sans jamais revoir les gens qui s'en servent. Le seul projet où je suis allée sur place, une application pour des infirmières à domicile en 2023, est celui dont je suis fière : j'ai suivi 6 tournées et j'ai divisé par deux le nombre d'écrans. Vous demandez deux jours de terrain par mois, c'est pour cela que j'ai choisi votre offre. Je veux aussi apprendre à dessiner de droite à gauche, je ne l'ai fait qu'une fois.",
        Créativité:
          "Les infirmières notaient les soins sur la main parce que leur téléphone était dans le sac. J'ai eu l'idée d'une saisie à la voix de dix secondes, relue le soir. Pas de budget pour développer, donc j'ai testé avec WhatsApp : elles m'envoyaient des vocaux pendant une semaine et je remplissais la fiche. 5 sur 6 ont continué. Le client a financé la vraie version et 80 % des fiches arrivent maintenant le jour même, contre 45 % avant.",
        'Esprit critique':
          "J'étais sûre qu'il fallait un tutoriel à l'ouverture de l'application. J'avais déjà dessiné quatre écrans. J'ai quand même vérifié avec les chiffres de l'ancienne version : 91 % des gens passaient le tutoriel en moins de 3 secondes. J'ai changé d'avis et j'ai jeté les écrans. À la place j'ai mis une phrase d'aide sous chaque champ difficile, et les erreurs de saisie ont baissé d'un tiers au test suivant.",
        Transparence:
          "Deux semaines avant la livraison d'un site de réservation j'ai compris que mon parcours ne marchait pas pour les réservations de groupe, 20 % des ventes. Je l'avais oublié. J'ai appelé la cheffe de projet le soir même, je lui ai montré le trou et j'ai proposé un formulaire simple pour les groupes en attendant. On a prévenu le client ensemble le lendemain. Il a accepté, et le vrai parcours est sorti trois semaines plus tard.",
        'Orientation client':
          "Le directeur d'un hôtel voulait une vidéo en plein écran à l'accueil. J'ai dit non pour le mobile parce qu'elle pesait 14 Mo et que 70 % des visites venaient de téléphones. Je lui ai montré la page sur un téléphone en 3G, on a attendu ensemble 19 secondes. J'ai proposé une photo qui bouge très légèrement, 300 Ko, et la vidéo sur ordinateur. Il a compris tout de suite.",
        Figma:
          "Je fais un prototype Figma avec de vraies données et je le teste avec cinq personnes qui ressemblent aux utilisateurs, chacune seule, sur un vrai téléphone. Je donne une tâche et pas une question : « envoyez 50 dinars à votre sœur ». Je me tais, je note où elles s'arrêtent et ce qu'elles disent. Si deux personnes sur cinq se trompent au même endroit je change l'écran et je refais le test. Ce que je ne peux pas voir comme ça, c'est la fréquence d'un problème, pour ça il faut les chiffres après la sortie. Sur la fiche infirmière il a fallu trois tours.",
        Métier:
          "Je ne redessine rien tout de suite. Je demande trois exemples de ce qu'il trouve moderne et ce qui lui plaît dedans, parce que le mot veut souvent dire autre chose : plus d'espace, ou moins de texte, ou comme le concurrent. Puis je repars de l'objectif écrit au début, par exemple plus de demandes de devis. Je propose deux variantes du même écran, une prudente et une qui va plus loin, et je les teste avec quelques clients si on a deux jours. On décide sur ça, avec un délai. En 2024 un client voulait moderne et c'était la couleur de l'ancien logo qu'il ne supportait plus.",
        Séniorité:
          "J'appelle la personne pour comprendre ce qui bloque. L'an dernier j'attendais les textes juridiques depuis dix jours. J'ai découpé : j'ai livré aux développeurs les sept écrans qui n'en avaient pas besoin, et pour les autres j'ai écrit des textes provisoires de la bonne longueur. J'ai envoyé au juridique la liste exacte, 11 phrases au lieu de « les textes », avec la date et ce qui se passait sans. J'ai prévenu la cheffe de projet du risque de trois jours. Ils ont répondu le lendemain.",
      },
    },
    {
      firstName: 'Aymen',
      lastName: 'Slimi',
      email: 'aymen.slimi@courriel.example',
      phone: '50004218',
      applied: [5, '22:40'],
      started: [3, '16:50'],
      writing: 'keyboard',
      cv: 'cv-aymen-slimi.pdf',
      answers: {
        Motivation:
          "Je suis graphiste depuis cinq ans et je me suis tourné vers l'UI il y a deux ans. J'ai vu vos réalisations et je les trouve propres. Je voudrais travailler dans une équipe produit et plus seulement faire des visuels à la commande.",
        Créativité:
          "J'ai proposé de refaire les icônes de notre application de livraison avec un style dessiné à la main, parce qu'elles ressemblaient à celles de tout le monde. J'en ai dessiné 40 en deux semaines. Le client a bien aimé et ils les utilisent encore.",
        'Esprit critique':
          "Au début je voulais mettre le menu en bas de l'écran. Puis j'ai regardé d'autres applications et j'ai demandé à des collègues, et j'ai gardé le menu en haut. C'était mieux pour ce cas.",
        Transparence:
          "J'ai dit à un client que son logo ne pourrait pas être prêt avant le salon. Il était déçu. Je lui ai donné une version simple pour le stand et j'ai fini le reste la semaine d'après.",
        'Orientation client':
          "On me demande souvent d'agrandir le logo. J'explique que ça déséquilibre la page et je propose plus de blanc autour, en général ça passe.",
        Figma:
          "Je montre la maquette Figma à des gens de l'équipe et je regarde s'ils comprennent. Je fais aussi un prototype cliquable pour le client. S'il y a des remarques je modifie.",
        Métier:
          "Je lui demande des exemples de sites qu'il aime et je fais une planche d'inspiration. Ensuite je propose deux ou trois pistes et il choisit. Il faut aussi lui dire combien de retours sont compris.",
        Séniorité:
          "Je relance l'autre service et j'avance sur ce que je peux faire seul. Si le retard devient important je le dis au chef de projet pour qu'il voie avec eux.",
      },
    },
    {
      firstName: 'Cyrine',
      lastName: 'Ben Youssef',
      email: 'cyrine.benyoussef@courriel.example',
      phone: '27004323',
      applied: [1, '08:25'],
    },
  ],
};
