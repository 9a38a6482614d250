import type { ExampleOffer } from './example.ts';

export const clientCare: ExampleOffer = {
  published: [20, '15:00'],
  job: {
    title: 'Chargé de clientèle bilingue',
    description: `Vous répondez aux clients des services que nous construisons (banque en ligne, assurance), par téléphone, par chat et par e-mail, en français et en arabe, parfois en anglais. Environ 45 demandes par jour, dont une dizaine de réclamations.

Vos missions\u00a0:
- tenir la relation client du premier appel à la réponse finale\u202f;
- noter chaque échange dans le CRM et suivre la gestion des réclamations sans en perdre une\u202f;
- dire chaque vendredi à l’équipe produit ce qui a fait appeler les gens.

Horaires de 8\u00a0h\u00a030 à 17\u00a0h, un samedi sur trois. Formation de trois semaines à l’arrivée.`,
    location: 'Tunis, Lafayette',
    salary: 1350,
    type: 'Temps plein',
    idealProfile: {
      skills: ['Relation client', 'CRM', 'Gestion des réclamations'],
      minExperienceYears: 1,
      educationLevel: 'DUT/BTS',
      preferredLanguages: ['Français', 'Arabe', 'Anglais'],
      softSkills: ['Communication', 'Intelligence émotionnelle'],
      seniorityLevel: 'Junior',
      industryBackground: 'Commerce, Technologie',
    },
    interviewLanguage: 'Français',
  },
  candidates: [
    {
      firstName: 'Ines',
      lastName: 'Khelifi',
      email: 'ines.khelifi@courriel.example',
      phone: '21001102',
      applied: [18, '14:22'],
      started: [17, '20:40'],
      writing: 'phone',
      cv: 'cv-ines-khelifi.pdf',
      answers: {
        Motivation:
          "C'est le suivi des réclamations jusqu'au bout qui m'a donné envie. Chez mon opérateur télécom j'ai traité 600 réclamations en un an, en arabe et en français, et ce qui énervait les gens c'était de répéter leur histoire à chaque appel. J'ai demandé à garder mes dossiers moi-même au lieu de les passer au niveau 2, et sur les trois derniers mois 9 sur 10 étaient fermés sans deuxième appel. Je cherche une boîte où on fait ça pour tout le monde, et je veux apprendre le métier de la banque.",
        Communication:
          "En février un client croyait que son forfait était gratuit pendant 3 mois, alors que c'était la mise en service. Il avait lu notre SMS et franchement on pouvait comprendre les deux. Je l'ai rappelé, je lui ai relu le message avec lui et j'ai reformulé : la pose est gratuite, le mois coûte 39 dinars. J'ai confirmé par mail. Ensuite j'ai envoyé le SMS à ma responsable avec 4 autres plaintes pareilles et la phrase a été changée en une semaine. Depuis on n'a plus ce malentendu.",
        'Intelligence émotionnelle':
          "Un monsieur criait au téléphone parce que sa ligne était coupée et que sa mère était malade. Je l'ai laissé parler deux minutes sans couper, puis je lui ai dit que moi aussi j'aurais eu peur. J'ai vérifié pendant qu'il parlait : facture payée la veille mais pas encore enregistrée. J'ai rétabli la ligne tout de suite et je suis restée avec lui jusqu'à ce qu'elle remarche, 12 minutes. Il s'est excusé et il m'a remerciée. J'ai raté mon temps moyen ce jour-là, je l'ai expliqué à mon chef.",
        Transparence:
          "J'ai vu que mes chiffres de satisfaction étaient gonflés : l'enquête ne partait pas quand l'appel durait plus de 15 minutes, donc jamais aux clients fâchés. Personne ne l'avait remarqué et ma note était la meilleure. J'ai montré le fichier à ma responsable quand même, parce que les collègues étaient comparés là-dessus. Ils ont corrigé en avril, ma note est descendue de 4,8 à 4,3, et on a enfin vu les vrais problèmes.",
        'Relation client':
          "D'abord je ne me défends pas devant tout le monde. Je lui dis que je comprends et je lui propose de passer dans un coin calme. Je l'écoute, je pose deux ou trois questions et je vérifie dans le CRM ce qui s'est passé. Ensuite je lui dis ce que je peux faire et quand, même si la faute vient d'un autre service, parce que pour elle c'est la même maison. Si ça dépasse ce que j'ai le droit de décider j'appelle le responsable devant elle. Et je la rappelle le lendemain pour vérifier que c'est réglé.",
        CRM: "En stage, à la compagnie aérienne, je copiais les mails dans un tableau et on perdait tout. Chez mon opérateur j'ai appris Salesforce, j'y ouvre 35 fiches par jour. Au début je notais trop court : « mécontent, à rappeler ». Un collègue a rappelé un client avec ma note, il a dû tout redemander et le client a résilié. J'ai changé ma façon d'écrire : ce qu'il veut, ce qu'on a promis, la date, quatre lignes maximum. J'ai aussi créé avec un filtre une vue des promesses du jour, ma responsable m'a laissé une heure pour l'essayer. Avant je ratais 5 ou 6 rappels par semaine, maintenant zéro ou un, et 8 collègues ont pris la même vue.",
        'Gestion des réclamations':
          "À la promesse qu'on fait, parce qu'un client pardonne une panne mais pas une deuxième date ratée. Avant de donner une date je vérifie que le service technique a vraiment le créneau. Je relis aussi l'historique dans le CRM avant de répondre, sinon on rembourse la mauvaise chose. L'autre danger c'est de fermer trop vite pour faire du chiffre. En janvier j'ai compté mes dossiers rouverts dans la semaine : 18 %. J'ai pris l'habitude d'appeler avant de fermer et de demander « c'est réglé pour vous ? ». En deux mois je suis descendue à 6 %. Ça prend deux minutes de plus, donc je ne le fais pas pour un simple duplicata.",
        Séniorité:
          "Je regarde d'abord si un client attend ou perd de l'argent, et je l'appelle pour dire que je m'en occupe, avec une heure précise. Après une semaine je ne connais pas encore vos règles, donc je ne promets ni remboursement ni geste. Je lis l'historique dans le CRM et le guide, puis je vais voir une collègue avec une question précise, pas « ça ne va pas ». Si elle ne sait pas ou si le client veut partir je préviens la responsable le jour même. Au télécom, le sixième jour, un client recevait les réponses d'un autre : deux fiches avaient le même numéro. Je n'ai rien fusionné, j'ai arrêté les envois et j'ai montré l'écran à ma cheffe, c'était réglé en deux heures. Après je rappelle le client pour vérifier et je note ce que j'ai appris.",
      },
    },
    {
      firstName: 'Wassim',
      lastName: 'Dridi',
      email: 'wassim.dridi@courriel.example',
      phone: '29001215',
      applied: [17, '23:50'],
      started: [16, '13:05'],
      writing: 'phone',
      cv: 'cv-wassim-dridi.pdf',
      answers: {
        Motivation:
          'cest le centre d appel qui ma donné envie, 2 ans pr une societe francaise d electricite, 70 appels par jour. jaime repondre au telephone et regler le probleme jusqu a la fin, quand le client raccroche content. je ve changer parce que la bas on a que 4 min par appel et on peut pas finir le travail',
        Communication:
          'un client croyait quon lui a facturé 2 fois le mois de mai. en fait cetait mai et le solde de lannée. moi jai dabord pas compris aussi. jai pris les 2 factures je les ai lu avec lui ligne par ligne au tel, jai ecrit un petit mail avec les 2 montants 84 et 112 euros. il a compris et il a payé le lendemain',
        'Intelligence émotionnelle':
          'une dame pleurait elle avait plus d electricite depuis le matin avec un bébé. jai baissé la voix jai parlé lentement, jai appelé le technicien sur lautre ligne et je lui ai dit exactement il arrive dans 2h. je lai rappelé apres 1h pour dire il est en route. elle ma remercié, mon superviseur a fait ecouter lappel a l equipe',
        Transparence:
          'javais fait une erreur jai mis un mauvais IBAN dans une fiche. personne a vu. jai dis a mon superviseur le jour meme et jai corrigé avant le prelevement du 10. il ma demandé d ecrire une petite verification pour les autres, on relit les 4 derniers chiffres avec le client maintenant',
        'Relation client':
          'je reste calme je crie pas. je lui dis madame venez avec moi on va voir ca ensemble et je la prend a coté. je lecoute jusqua la fin, apres je verifie son dossier. si cest un collegue qui a fait la faute je dis pas son nom, je dis on va corriger. je donne une solution ou un delai exact et je note tout, apres je rappelle',
        CRM: 'au centre d appel on avait un crm, je notais chaque appel. au debut jecrivais juste ok, le client rappelait et personne savait rien. mon superviseur ma montré et maintenant je fais 3 lignes : le probleme, ce que jai fait, ce qui reste. je sais chercher un client, mettre un rappel, fermer un dossier. les statistiques je sais pas encore',
        'Gestion des réclamations':
          'faut faire attention a la date quon promet. si on dit demain et que personne vient le client est 2 fois plus faché, donc je verifie avec le technicien avant de donner une heure. et faut jamais oublier de noter. une fois jai pas noté une reclamation et le client est resté 3 jours coupé, cetait ma faute. depuis jecris pendant que je parle et le soir je relis ma liste de rappel, jen ai plus oublié',
        Séniorité:
          '1 semaine cest pas bcp donc je touche pas a ce que je connais pas. jecoute le client, je note tout et je dis je vous rappelle avant midi. apres je demande au collegue a coté ou au chef en montrant la fiche. quand cest reglé je rappelle le client pour verifier et je note la reponse pour la prochaine fois',
      },
    },
    {
      firstName: 'Amel',
      lastName: 'Zouari',
      email: 'amel.zouari@courriel.example',
      phone: '58001328',
      applied: [15, '11:40'],
      started: [14, '17:15'],
      writing: 'keyboard',
      cv: 'cv-amel-zouari.pdf',
      answers: {
        Motivation:
          "Le contact avec les clients m'attire le plus. J'ai travaillé un an dans une boutique de téléphonie au centre-ville et j'ai aimé conseiller les gens. Je pense pouvoir faire la même chose par téléphone.",
        Communication:
          "Un client ne comprenait pas pourquoi la garantie ne couvrait pas son écran cassé. Je lui ai montré la phrase dans le contrat et j'ai expliqué la différence entre une panne et un choc. Il a compris, même s'il n'était pas content.",
        'Intelligence émotionnelle':
          "Une cliente était presque en larmes car son téléphone était revenu de réparation avec le même défaut. Je l'ai écoutée, je me suis excusée et j'ai appelé le réparateur. Elle est repartie plus calme.",
        Transparence:
          "J'ai dit à ma responsable qu'il manquait des accessoires en stock, je l'avais remarqué en rangeant. Elle a fait un inventaire.",
        'Relation client':
          "Je garde mon calme, je l'écoute et j'essaie de comprendre le problème. Je m'excuse au nom de l'entreprise et je cherche une solution. Si je n'en ai pas j'appelle mon responsable.",
        CRM: "À la boutique on avait un logiciel pour les réparations. J'entrais le nom, le modèle et la panne, et je regardais où en était le téléphone. Ce n'était pas vraiment un CRM je crois, mais j'ai appris assez vite.",
        'Gestion des réclamations':
          "Il faut rester polie et ne pas oublier le client, sinon il revient plus énervé. Je notais les réparations en retard dans un cahier et j'appelais le réparateur.",
        Séniorité:
          "Je demanderais à mon responsable ce que je dois faire, et je suivrais ce qu'il dit. En attendant je resterais gentille avec le client.",
      },
    },
    {
      firstName: 'Bilel',
      lastName: 'Mansouri',
      email: 'bilel.mansouri@courriel.example',
      phone: '93001431',
      applied: [16, '08:55'],
      started: [13, '10:30'],
      writing: 'keyboard',
      cv: 'cv-bilel-mansouri.pdf',
      status: 'REJECTED',
      rejectionReason: 'Réponses trop peu précises',
      answers: {
        Motivation:
          "Toutes mes expériences m'ont donné envie, car je suis une personne polyvalente et motivée. J'ai un excellent sens du relationnel et je m'adapte à toutes les situations. Travailler dans une entreprise comme la vôtre serait pour moi une grande opportunité d'évoluer et de m'épanouir professionnellement.",
        Communication:
          "La communication est très importante dans le travail. Quand une chose est difficile il faut l'expliquer calmement et avec le sourire. Je suis quelqu'un qui communique beaucoup et on m'a toujours bien compris.",
        'Intelligence émotionnelle':
          "Je suis de nature calme et je sais gérer mon stress. Quand une personne va mal il faut rester positif et lui remonter le moral, cela finit toujours par passer. C'est une question de caractère.",
        Transparence:
          "Je suis quelqu'un de très honnête, je partage toujours tout avec mon équipe. C'est important pour la confiance.",
        'Relation client':
          "Il faut rester professionnel, garder le sourire et être à l'écoute. Le client est roi et il a toujours raison. Avec de la patience on arrive à tout.",
        CRM: "J'apprends très vite tous les logiciels et l'informatique ne me fait pas peur. Le CRM est un outil très important pour une entreprise moderne.",
        'Gestion des réclamations':
          "Il faut toujours faire attention à la satisfaction du client, car c'est le plus important. Avec de la motivation et un bon état d'esprit on peut régler toutes les réclamations.",
        Séniorité:
          "Je m'adapte très vite, donc même après une semaine cela ne me poserait pas de problème. Il faut rester positif et avoir l'esprit d'équipe.",
      },
    },
    {
      firstName: 'سلمى',
      lastName: 'الرياحي',
      email: 'selma.riahi@courriel.example',
      phone: '26001547',
      applied: [12, '18:33'],
      started: [12, '19:10'],
      writing: 'phone',
      cv: 'cv-selma-riahi.pdf',
      answers: {
        Motivation:
          "Ce qui m'a donné envie, c'est de faire le lien entre les gens qui appellent et ceux qui écrivent les formulaires. À la mutuelle où je travaille depuis 2023 je note dans un cahier pourquoi les gens appellent : en mai, 60 appels sur 200 étaient pour le même formulaire. J'ai proposé de changer une phrase et les appels ont baissé à 25. Chez vous c'est prévu dans le poste, le point du vendredi avec l'équipe produit, donc c'est ce que je préfère.",
        Communication:
          "Un adhérent avait compris que son opération était remboursée à 100 %. C'était 100 % du tarif, pas de la facture. Il avait déjà payé la clinique. Je l'ai appelé, j'ai écouté, puis j'ai expliqué avec les vrais montants : 1 200 dinars de facture, 700 de tarif. J'ai demandé à mon chef un paiement en deux fois pour lui et j'ai confirmé par écrit. Depuis j'écris toujours le montant et pas le pourcentage.",
        'Intelligence émotionnelle':
          "Un monsieur tapait sur le comptoir et ses mains tremblaient, parce que son dossier était perdu pour la deuxième fois. Je l'ai fait asseoir dans le bureau, je lui ai apporté de l'eau et je l'ai laissé finir. Puis j'ai cherché devant lui. Le dossier était classé au nom de sa femme. Je me suis excusée, j'ai tout scanné et je lui ai donné le numéro. Il est revenu la semaine d'après avec des gâteaux.",
        Transparence:
          "Je savais qu'une autre mutuelle couvrait mieux les lunettes, j'avais lu leur tableau. Un adhérent m'a demandé directement, je lui ai dit. Ma collègue n'était pas d'accord. Mais il est resté chez nous pour le reste et il nous a envoyé son frère. J'ai montré le tableau à mon chef après, il ne le connaissait pas.",
        'Relation client':
          "Je l'écoute et je l'emmène à part, dans le bureau. Je ne dis pas que ce n'est pas ma faute, ça ne sert à rien à ce moment-là. Je vérifie le dossier avec elle, je propose une solution et une date, et je note la réclamation pour que le service concerné réponde. Je la rappelle à la date même si la réponse n'est pas arrivée.",
        CRM: "À la mutuelle j'utilise le CRM interne tous les jours depuis 2023. Ce qui était difficile c'était les doublons, la même famille avait trois fiches. En mars 2024 j'ai demandé l'autorisation de les regrouper. J'ai fait une liste dans Excel par numéro de carte d'identité et j'ai corrigé 210 fiches en trois semaines, le matin avant l'ouverture. Je me suis trompée sur deux cousins du même nom, je les ai séparés après. Maintenant on trouve une famille en une recherche.",
        'Gestion des réclamations':
          "Aux mots et aux délais. Un remboursement refusé c'est de l'argent que la personne a déjà payé, donc je vérifie toujours la pièce avant de dire non. L'an dernier notre lettre disait « dossier incomplet » sans dire ce qui manquait, une personne sur trois revenait au guichet. J'ai proposé d'écrire la pièce exacte et on ne les voit presque plus. Il faut aussi noter chaque réclamation le jour même, sinon la cause reste.",
        Séniorité:
          "J'écoute la personne et je regarde dans le dossier ce qu'on lui a déjà dit, pour ne pas dire le contraire. La première semaine je ne décide rien toute seule. Je demande à la collègue qui suit ce client, et si c'est de l'argent ou de la santé je vais chez la responsable. J'écris au client le jour même pour lui dire qui s'occupe de lui et quand. À la fin je note la réponse dans mon cahier.",
      },
    },
    {
      firstName: 'Hiba',
      lastName: 'Guesmi',
      email: 'hiba.guesmi@courriel.example',
      phone: '54001659',
      applied: [15, '20:01'],
      started: [13, '22:47'],
      writing: 'phone',
      answers: {
        Motivation: "le contact avec les gens, j'ai fait l'accueil dans une clinique à Nabeul l'été 2025 et ça m'a plu",
        Communication:
          "une dame agée comprenait pas comment se preparer pour sa radio, j'ai ecrit les heures sur un papier et je lui ai demandé de me repeter. elle est venue le lendemain bien a jeun",
      },
    },
  ],
};
