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
          "J'ai choisi ce métier pendant un projet de 2023, une application pour des infirmières à domicile. J'ai suivi 6 tournées, j'ai vu où elles s'arrêtaient et j'ai divisé par deux le nombre d'écrans. C'est le projet dont je suis fière. Les autres, dans mon agence de Sfax, je les dessine depuis quatre ans sans revoir les gens qui s'en servent. Vous demandez deux journées de recherche par mois en agence bancaire, c'est pour cette mission que j'ai choisi votre offre. Je veux aussi apprendre à dessiner de droite à gauche, je ne l'ai fait qu'une fois.",
        Créativité:
          "Les infirmières notaient les soins sur la main parce que leur téléphone était dans le sac. J'ai eu l'idée d'une saisie à la voix de dix secondes, relue le soir. Pas de budget pour développer, donc j'ai testé avec WhatsApp : elles m'envoyaient des vocaux pendant une semaine et je remplissais la fiche. 5 sur 6 ont continué. Le client a financé la vraie version et 80 % des fiches arrivent maintenant le jour même, contre 45 % avant.",
        'Esprit critique':
          "J'étais sûre qu'il fallait un tutoriel à l'ouverture de l'application. J'avais déjà dessiné quatre écrans. J'ai quand même vérifié avec les chiffres de l'ancienne version : 91 % des gens passaient le tutoriel en moins de 3 secondes. J'ai changé d'avis et j'ai jeté les écrans. À la place j'ai mis une phrase d'aide sous chaque champ difficile, et les erreurs de saisie ont baissé d'un tiers au test suivant.",
        Transparence:
          "Deux semaines avant la livraison d'un site de réservation j'ai compris que mon parcours ne marchait pas pour les réservations de groupe, 20 % des ventes. Je l'avais oublié. J'ai appelé la cheffe de projet le soir même, je lui ai montré le trou et j'ai proposé un formulaire simple pour les groupes en attendant. On a prévenu le client ensemble le lendemain. Il a accepté, et le vrai parcours est sorti trois semaines plus tard.",
        Figma:
          "Je fais un prototype Figma avec de vraies données et je le teste avec cinq personnes qui ressemblent aux utilisateurs, chacune seule, sur un vrai téléphone. Je donne une tâche et pas une question : « envoyez 50 dinars à votre sœur ». Je me tais, je note où elles s'arrêtent et ce qu'elles disent. Si deux personnes sur cinq se trompent au même endroit je change l'écran et je refais le test. Ce que je ne peux pas voir comme ça, c'est la fréquence d'un problème, pour ça il faut les chiffres après la sortie. Sur la fiche infirmière il a fallu trois tours.",
        'Recherche utilisateur':
          "Je lui montre d'abord à se taire. En 2024 j'ai emmené notre stagiaire chez une infirmière : je posais les questions, elle notait en deux colonnes ce que la personne faisait et ce qu'elle disait. On a comparé après, et sur 14 lignes 5 ne disaient pas la même chose. Ensuite j'ai préparé avec elle cinq questions, toutes sur la dernière fois et aucune sur l'avenir, parce que les gens répondent oui à « est-ce que vous utiliseriez ». À la deuxième visite elle menait et je me taisais, à la quatrième elle est partie seule. Sa première grille avait 22 questions, la dernière 6, et elle rapportait plus de choses. L'accord pour les photos, je lui ai fait vérifier qu'il est écrit, et avant. L'erreur des débuts c'est de tirer une règle d'une seule personne, donc on écrit à côté de chaque idée combien de personnes l'ont montrée.",
        'Design system':
          "Personne ne s'en servait. En 2024 j'avais rangé dans Figma un design system pour quatre projets, 60 composants. Trois mois après j'ai compté dans les fichiers : 4 écrans sur 10 avaient encore leurs propres boutons. J'ai demandé pourquoi aux deux designers et aux trois développeurs. Les noms n'étaient pas ceux du code, et quand un cas manquait il fallait m'attendre. J'ai décidé d'en jeter la moitié. On a gardé 28 composants, on les a renommés ensemble comme dans le code en une après-midi, et j'ai ouvert une demi-heure le lundi pour ce qui manque. Pas de budget, donc un projet après l'autre, le plus petit d'abord. Au bout de quatre mois 9 écrans sur 10 l'utilisaient et une page prenait un jour et demi au lieu de trois. L'arabe n'y est pas encore, c'est ce qui me reste à faire.",
        Séniorité:
          "D'abord l'étendue : quels écrans, quels téléphones, depuis quelle version, et est-ce que quelqu'un perd une saisie. Je refais le problème moi-même sur un vrai téléphone et je garde une capture. Si c'est bloquant et que ça vient de notre livraison, je propose au client de revenir à la version d'avant. Ensuite je cherche la cause en changeant une chose à la fois. Un vendredi de mars 2025 les développeurs étaient en formation et une pharmacie m'a appelée : le bouton Valider avait disparu chez certains clients. J'ai comparé trois téléphones, c'était seulement avec la grande taille de texte. Je ne pouvais pas corriger le code, donc j'ai écrit au client comment atteindre le bouton, mis la capture et la cause dans le ticket et dessiné la correction. Elle est sortie le lundi, 7 personnes avaient été gênées. Depuis, la grande taille de texte est dans ma liste avant chaque livraison.",
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
        Figma:
          "Je montre la maquette Figma à des gens de l'équipe et je regarde s'ils comprennent. Je fais aussi un prototype cliquable pour le client. S'il y a des remarques je modifie.",
        'Recherche utilisateur':
          "Je lui montrerais comment regarder les applications des concurrents et faire un questionnaire en ligne, c'est rapide et on a beaucoup de réponses. Ensuite on fait des personas. Les entretiens je n'en ai fait que deux ou trois.",
        'Design system':
          "Sur l'application de livraison chacun avait ses couleurs, on avait au moins cinq oranges. J'ai fait une page Figma avec les couleurs, les textes et les boutons. Au début les développeurs ne la regardaient pas, je leur ai renvoyé le lien plusieurs fois. Maintenant c'est mieux, il reste deux oranges.",
        Séniorité:
          "Je regarde d'abord dans Figma si ma maquette est bonne. Si elle est bonne c'est que ça vient du développement, donc j'envoie une capture aux développeurs et j'avance sur autre chose. Si le client s'inquiète je lui dis qu'on s'en occupe.",
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
