import type { ExampleOffer } from './example.ts';

export const intern: ExampleOffer = {
  published: [6, '16:45'],
  job: {
    title: 'Stagiaire marketing digital',
    description: `Stage de quatre mois, de février à mai, payé, avec une personne qui a le temps de vous apprendre.

Vos missions\u00a0:
- tenir nos réseaux sociaux (LinkedIn, Instagram, Facebook)\u00a0: deux publications par semaine, écrites et mises en image par vous\u202f;
- rédaction\u00a0: un article par mois sur ce que nous apprenons en agence bancaire\u202f;
- préparer sur Canva les visuels de nos journées portes ouvertes\u202f;
- mesurer ce qui marche et nous le dire, surtout quand cela n’a pas marché.

Convention de stage demandée. Aucune expérience exigée\u00a0: un projet à vous nous intéresse plus.`,
    location: 'Tunis, Lafayette',
    salary: 450,
    type: 'Stage',
    idealProfile: {
      skills: ['Réseaux sociaux', 'Rédaction', 'Canva'],
      minExperienceYears: 0,
      educationLevel: 'Licence',
      preferredLanguages: ['Français', 'Arabe'],
      softSkills: ['Créativité', 'Adaptabilité'],
      seniorityLevel: 'Stagiaire',
      industryBackground: 'Technologie, Commerce',
    },
    interviewLanguage: 'Français',
  },
  candidates: [
    {
      firstName: 'Maha',
      lastName: 'Rebai',
      email: 'maha.rebai@courriel.example',
      phone: '29005109',
      applied: [4, '18:12'],
      started: [4, '21:35'],
      writing: 'phone',
      cv: 'cv-maha-rebai.pdf',
      answers: {
        Motivation:
          "J'ai aimé le jour où ma tante a vendu ses 30 premiers pots de harissa grâce à une vidéo que j'avais faite dans sa cuisine, en août 2024. J'avais filmé ses mains et écrit le texte en tunisien. Elle a reçu 54 messages en deux jours. Avant je voulais faire de la finance, j'ai changé de spécialité en septembre. Dans ce stage je veux apprendre à mesurer sérieusement, pour l'instant je compte à la main.",
        Créativité:
          "Pour le club de la fac on faisait des affiches et personne ne venait, 12 personnes au premier atelier. Pas de budget pour de la pub. J'ai demandé à 5 étudiants connus dans leur classe de poser une question sur notre sujet dans leur groupe Messenger, sans affiche, et de donner l'heure. Au deuxième atelier on était 47. On a refait pareil trois fois et ça a marché trois fois.",
        Adaptabilité:
          "Deux semaines avant la journée portes ouvertes l'université a annulé la salle. J'étais responsable de la com. Le premier jour j'ai appelé 6 lieux et j'en ai trouvé un à la maison des jeunes, mais à 3 km. J'ai refait les visuels sur Canva, j'ai écrit aux 120 inscrits un par un sur WhatsApp et j'ai demandé un bus au club de sport. On a eu 95 personnes, plus que l'année d'avant.",
        Transparence:
          "J'ai dû dire à notre présidente que sa publication préférée, 800 j'aime, la plus aimée du club, n'avait amené personne à l'atelier : j'avais regardé les inscriptions. C'était son idée. Je lui ai dit avant la réunion, à deux, avec les deux chiffres côte à côte, et j'ai proposé d'essayer une publication qui donne l'heure et le lieu. Elle s'est vexée une soirée, puis elle a montré les chiffres elle-même au bureau. Du coup on a arrêté les publications drôles.",
        'Réseaux sociaux':
          "Ça nous est arrivé en octobre : un étudiant avait écrit que nos billets étaient une arnaque, 60 réponses en une demi-heure. J'ai d'abord fait une capture d'écran et vérifié : il avait payé 15 dinars au lieu de 10, à cause d'un ancien lien. J'ai prévenu la présidente par message avec le chiffre, puis j'ai répondu sous le commentaire avec nos excuses, le montant et le remboursement le jour même, parce que le supprimer aurait fait pire. Ensuite je lui ai écrit en privé et j'ai corrigé le lien. Le soir il avait modifié son commentaire, et depuis je teste chaque lien à deux avant de publier.",
        Rédaction:
          "Je relis d'abord comme quelqu'un qui a deux secondes : qu'est-ce qu'on voit avant « voir plus » ? Mon premier texte sur la harissa commençait par l'histoire de la famille, trois lignes, et on n'arrivait jamais au prix. J'ai demandé à deux clientes ce qu'elles cherchaient : le prix et le jour de livraison. J'ai réécrit avec leurs mots, en tunisien, le plus utile au début, un seul exemple, sans adjectifs. Puis j'ai comparé les deux versions à une semaine d'écart, le même jeudi à 20 h : 3 commandes avec l'ancienne, 11 avec la nouvelle. Ce n'est pas une preuve parce que la semaine n'est pas la même, donc je refais deux ou trois fois avant d'y croire.",
        Canva:
          "Si je peux revenir en arrière j'essaie sur une copie, si ça part chez des gens j'attends. En mai, pour les étiquettes, je ne savais pas si les couleurs seraient pareilles à l'impression et l'imprimeur était fermé. J'ai cherché dans l'aide de Canva, j'ai exporté en PDF pour impression et j'ai sorti une seule feuille à la librairie, 2 dinars, au lieu des 200 étiquettes. Le rouge était devenu marron. J'ai éclairci, refait un essai et montré la photo à ma tante avant de commander. Pour une image, si je n'arrive pas à vérifier qu'on a le droit, je ne la mets pas. Et je laisse un commentaire dans le fichier pour dire ce que j'ai changé.",
        Séniorité:
          "Je regarde ce qui se passe et je fais des captures avec l'heure, parce que ça change vite. Je ne supprime rien et je ne réponds pas au nom de l'entreprise, après une semaine je ne sais pas encore ce qu'on a le droit de dire à des clients de banque. Je préviens tout de suite la personne qui m'encadre en trois lignes : ce que je vois, depuis quand, combien de gens, et ce que je propose. Si elle est absente je demande à un collègue. Au club, quand le lien des billets était faux, on a failli répondre à deux des choses différentes ; prévenir d'abord la présidente a pris 10 minutes. Après je vérifie le soir et le lendemain, et je note ce qui s'est passé pour ne pas le refaire.",
      },
    },
    {
      firstName: 'Zied',
      lastName: 'Abidi',
      email: 'zied.abidi@courriel.example',
      phone: '53005214',
      applied: [4, '10:30'],
      started: [3, '14:00'],
      writing: 'phone',
      cv: 'cv-zied-abidi.pdf',
      answers: {
        Motivation:
          "J'ai aimé le cours de marketing digital en deuxième année. On a fait une étude de cas sur une marque et j'ai eu une bonne note. Depuis je suis beaucoup de pages sur le sujet, je pense que ça me servira.",
        Créativité:
          'Dans un projet de groupe on devait faire une présentation et tout le monde faisait des diapositives. Nous on a fait une petite vidéo avec nos téléphones. Le prof a bien aimé.',
        Adaptabilité:
          "Pendant un stage d'été mon encadrant est parti en congé la deuxième semaine. J'ai continué seul à publier sur la page Facebook et j'ai demandé à la secrétaire quand je ne savais pas. Ça s'est bien passé.",
        Transparence:
          "J'ai dit à mon groupe que je n'avais pas fini ma partie à temps. On s'est réorganisé et un ami m'a aidé.",
        'Réseaux sociaux':
          'Je resterais calme et je répondrais poliment que nous sommes désolés. Si la personne continue je supprimerais peut-être le commentaire pour protéger la page, et je demanderais à mon responsable.',
        Rédaction:
          'Je change le titre et je mets des émojis pour que ce soit plus attirant. Je regarde aussi ce que font les autres pages. Pendant mon stage les textes courts marchaient mieux je crois.',
        Canva:
          "Je regarde une vidéo ou je prends un modèle qui ressemble. Si je ne suis pas sûr j'attends mon encadrant, comme pendant mon stage.",
        Séniorité:
          "Je préviens mon responsable et je lui demande ce qu'il faut faire. Comme je suis nouveau je ne publie rien avant.",
      },
    },
    {
      firstName: 'Ghada',
      lastName: 'Mbarki',
      email: 'ghada.mbarki@courriel.example',
      phone: '26005327',
      applied: [2, '15:20'],
      started: [1, '07:40'],
      writing: 'phone',
      answers: {
        Motivation:
          'jai aimé faire la page instagram de la patisserie de ma soeur a Monastir, en 3 mois elle a eu 15 commandes de gateaux par semaine au lieu de 4. jai compris que cest un vrai metier',
        Créativité:
          'les photos de gateaux tout le monde en fait. nous on a filmé la livraison avec la reaction du client (avec son accord), la premiere video a fait 11 000 vues sans payer',
      },
    },
    {
      firstName: 'Seif',
      lastName: 'Oueslati',
      email: 'seif.oueslati@courriel.example',
      phone: '58005433',
      applied: [1, '08:55'],
    },
  ],
};
