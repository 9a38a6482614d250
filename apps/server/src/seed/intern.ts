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
          "Le jour où ma tante a vendu ses 30 premiers pots de harissa grâce à une vidéo que j'avais faite dans sa cuisine, en août 2024. J'avais filmé ses mains et écrit le texte en tunisien. Elle a reçu 54 messages en deux jours. Avant je voulais faire de la finance, j'ai changé de spécialité en septembre. Dans ce stage je veux apprendre à mesurer sérieusement, pour l'instant je compte à la main.",
        Créativité:
          "Pour le club de la fac on faisait des affiches et personne ne venait, 12 personnes au premier atelier. Pas de budget pour de la pub. J'ai demandé à 5 étudiants connus dans leur classe de poser une question sur notre sujet dans leur groupe Messenger, sans affiche, et de donner l'heure. Au deuxième atelier on était 47. On a refait pareil trois fois et ça a marché trois fois.",
        Adaptabilité:
          "Deux semaines avant la journée portes ouvertes l'université a annulé la salle. J'étais responsable de la com. Le premier jour j'ai appelé 6 lieux et j'en ai trouvé un à la maison des jeunes, mais à 3 km. J'ai refait les visuels sur Canva, j'ai écrit aux 120 inscrits un par un sur WhatsApp et j'ai demandé un bus au club de sport. On a eu 95 personnes, plus que l'année d'avant.",
        Transparence:
          "Notre publication la plus aimée du club, 800 j'aime, n'avait amené personne à l'atelier : j'avais regardé les inscriptions. J'aurais pu montrer seulement les j'aime dans le bilan. J'ai mis les deux chiffres côte à côte devant le bureau. Du coup on a arrêté les publications drôles et on a gardé celles qui donnent l'heure et le lieu.",
        'Orientation client':
          "Une cliente de ma tante voulait offrir 20 pots pour un mariage, avec les prénoms, pour le samedi, et on était jeudi. J'ai fait les étiquettes sur Canva la nuit, je suis allée les imprimer à la première heure et je les ai livrées en train à Mahdia. Ce n'était pas rentable pour un seul jour mais elle nous a envoyé trois autres mariages.",
        'Réseaux sociaux':
          "Ça nous est arrivé en octobre : un étudiant avait écrit que nos billets étaient une arnaque, 60 réponses en une demi-heure. J'ai d'abord fait une capture d'écran et vérifié : il avait payé 15 dinars au lieu de 10, à cause d'un ancien lien. J'ai prévenu la présidente par message avec le chiffre, puis j'ai répondu sous le commentaire avec nos excuses, le montant et le remboursement le jour même, parce que le supprimer aurait fait pire. Ensuite je lui ai écrit en privé et j'ai corrigé le lien. Le soir il avait modifié son commentaire, et depuis je teste chaque lien à deux avant de publier.",
        Métier:
          "Pour l'atelier du club l'objectif était 40 personnes dans la salle. J'ai fait un tableau Google Sheets avec la date, le canal, le nombre de vues et surtout les inscrits, en demandant à chacun « comment tu as su ? ». Avant : 12 personnes, 8 par affiche. Après : 47, dont 39 par les groupes Messenger. Donc on a arrêté d'imprimer des affiches, 60 dinars économisés à chaque fois. Ce que je ne sais pas c'est combien seraient venus quand même.",
        Séniorité:
          "La page Instagram de la harissa de ma tante, avec ma cousine. Elle gère les commandes, moi les vidéos, les textes et les réponses. J'ai fait 62 publications en un an. La difficulté c'était la régularité pendant les examens, donc je filme 6 vidéos en un dimanche. On est passées de 0 à 3 900 abonnés et de 30 à 140 pots par mois. J'ai appris que la vidéo qui montre le défaut (une étiquette de travers) vend mieux que la vidéo parfaite.",
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
          "J'ai su que c'était pour moi en deuxième année avec le cours de marketing digital. On a fait une étude de cas sur une marque et j'ai eu une bonne note. Depuis je suis beaucoup de pages sur le sujet.",
        Créativité:
          'Dans un projet de groupe on devait faire une présentation et tout le monde faisait des diapositives. Nous on a fait une petite vidéo avec nos téléphones. Le prof a bien aimé.',
        Adaptabilité:
          "Pendant un stage d'été mon encadrant est parti en congé la deuxième semaine. J'ai continué seul à publier sur la page Facebook et j'ai demandé à la secrétaire quand je ne savais pas. Ça s'est bien passé.",
        Transparence:
          "J'ai dit à mon groupe que je n'avais pas fini ma partie à temps. On s'est réorganisé et un ami m'a aidé.",
        'Orientation client':
          "Dans la boutique de mon père un client cherchait un cadeau. J'ai passé du temps à lui montrer plusieurs choses et il est revenu plus tard.",
        'Réseaux sociaux':
          'Je resterais calme et je répondrais poliment que nous sommes désolés. Si la personne continue je supprimerais peut-être le commentaire pour protéger la page, et je demanderais à mon responsable.',
        Métier:
          "Pendant mon stage d'été j'ai publié trois fois par semaine et le nombre d'abonnés est passé de 1 200 à 1 350. Donc ça a marché.",
        Séniorité:
          "Notre projet de fin de licence est une stratégie digitale pour une salle de sport. On est trois, moi je fais la partie réseaux sociaux et le questionnaire. On a eu 85 réponses. On n'a pas encore fini.",
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
          'quand jai fait la page instagram de la patisserie de ma soeur a Monastir, en 3 mois elle a eu 15 commandes de gateaux par semaine au lieu de 4. jai compris que cest un vrai metier',
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
