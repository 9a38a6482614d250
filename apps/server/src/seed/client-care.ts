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
          "Le suivi des réclamations jusqu'au bout. Chez mon opérateur télécom j'ai traité 600 réclamations en un an et ce qui énervait les gens c'était de répéter leur histoire à chaque appel. J'ai demandé à garder mes dossiers moi-même au lieu de les passer au niveau 2, et sur les trois derniers mois 9 sur 10 étaient fermés sans deuxième appel. Je cherche une boîte où on fait ça pour tout le monde, et je veux apprendre le métier de la banque.",
        Communication:
          "En février un client croyait que son forfait était gratuit pendant 3 mois, alors que c'était la mise en service. Il avait lu notre SMS et franchement on pouvait comprendre les deux. Je l'ai rappelé, je lui ai relu le message avec lui et j'ai reformulé : la pose est gratuite, le mois coûte 39 dinars. J'ai confirmé par mail. Ensuite j'ai envoyé le SMS à ma responsable avec 4 autres plaintes pareilles et la phrase a été changée en une semaine. Depuis on n'a plus ce malentendu.",
        'Intelligence émotionnelle':
          "Un monsieur criait au téléphone parce que sa ligne était coupée et que sa mère était malade. Je l'ai laissé parler deux minutes sans couper, puis je lui ai dit que moi aussi j'aurais eu peur. J'ai vérifié pendant qu'il parlait : facture payée la veille mais pas encore enregistrée. J'ai rétabli la ligne tout de suite et je suis restée avec lui jusqu'à ce qu'elle remarche, 12 minutes. Il s'est excusé et il m'a remerciée. J'ai raté mon temps moyen ce jour-là, je l'ai expliqué à mon chef.",
        Transparence:
          "J'ai vu que mes chiffres de satisfaction étaient gonflés : l'enquête ne partait pas quand l'appel durait plus de 15 minutes, donc jamais aux clients fâchés. Personne ne l'avait remarqué et ma note était la meilleure. J'ai montré le fichier à ma responsable quand même, parce que les collègues étaient comparés là-dessus. Ils ont corrigé en avril, ma note est descendue de 4,8 à 4,3, et on a enfin vu les vrais problèmes.",
        'Orientation client':
          "Une dame de Kairouan devait venir à Tunis pour signer un papier, 150 km. J'ai cherché et j'ai trouvé que l'agence de Kairouan pouvait le faire, même si la règle disait le siège. J'ai appelé le chef d'agence, j'ai envoyé le dossier par mail et j'ai rappelé la dame le lendemain pour lui donner l'heure. Elle y est restée dix minutes. Elle a envoyé un message à la direction pour remercier.",
        'Relation client':
          "D'abord je ne me défends pas devant tout le monde. Je lui dis que je comprends et je lui propose de passer dans un coin calme. Je l'écoute, je pose deux ou trois questions et je vérifie dans le CRM ce qui s'est passé. Ensuite je lui dis ce que je peux faire et quand, même si la faute vient d'un autre service, parce que pour elle c'est la même maison. Si ça dépasse ce que j'ai le droit de décider j'appelle le responsable devant elle. Et je la rappelle le lendemain pour vérifier que c'est réglé.",
        Métier:
          "Je trie en trois le matin : ce qui bloque quelqu'un (carte avalée, virement pas arrivé), ce qui a une date limite, et le reste. Je traite les bloquants d'abord. Pour le reste j'envoie un accusé avec un vrai délai, demain avant midi par exemple, pas « dans les meilleurs délais », parce que les gens rappellent trois fois sinon. Les questions qui reviennent je les réponds avec un modèle que je relis. À 16 h je compte ce qui reste et je préviens ma responsable si on dépasse 20. Quand on a fait ça au télécom les rappels ont baissé de 30 %.",
        Séniorité:
          "Je leur demande à chacun pourquoi, parce que souvent ils ont raison tous les deux mais pas pour le même cas. Puis je leur propose d'en parler à trois cinq minutes. S'ils ne sont toujours pas d'accord je demande à la responsable de trancher et je l'écris dans le CRM ou dans un mail pour la fois d'après. En attendant je fais ce qui ne peut pas nuire au client, par exemple je ne rembourse rien mais je lui donne une heure de rappel.",
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
          'repondre au telephone et regler le probleme du client jusqu a la fin. jai fait 2 ans dans un centre d appel pr une societe francaise d electricite, 70 appels par jour. jai aimé quand le client raccroche content. je ve changer parce que la bas on a que 4 min par appel et on peut pas finir le travail',
        Communication:
          'un client croyait quon lui a facturé 2 fois le mois de mai. en fait cetait mai et le solde de lannée. moi jai dabord pas compris aussi. jai pris les 2 factures je les ai lu avec lui ligne par ligne au tel, jai ecrit un petit mail avec les 2 montants 84 et 112 euros. il a compris et il a payé le lendemain',
        'Intelligence émotionnelle':
          'une dame pleurait elle avait plus d electricite depuis le matin avec un bébé. jai baissé la voix jai parlé lentement, jai appelé le technicien sur lautre ligne et je lui ai dit exactement il arrive dans 2h. je lai rappelé apres 1h pour dire il est en route. elle ma remercié, mon superviseur a fait ecouter lappel a l equipe',
        Transparence:
          'javais fait une erreur jai mis un mauvais IBAN dans une fiche. personne a vu. jai dis a mon superviseur le jour meme et jai corrigé avant le prelevement du 10. il ma demandé d ecrire une petite verification pour les autres, on relit les 4 derniers chiffres avec le client maintenant',
        'Orientation client':
          'un client agé arrivait pas a faire lespace client sur internet. normalement on dit allez sur le site. moi je suis resté 35 minutes, je lai guidé bouton par bouton, il a reussi a mettre son prelevement tout seul. il a rappelé 2 semaines apres pour demander mon nom et dire merci',
        'Relation client':
          'je reste calme je crie pas. je lui dis madame venez avec moi on va voir ca ensemble et je la prend a coté. je lecoute jusqua la fin, apres je verifie son dossier. si cest un collegue qui a fait la faute je dis pas son nom, je dis on va corriger. je donne une solution ou un delai exact et je note tout, apres je rappelle',
        Métier:
          'je commence par les urgent, ceux qui sont coupé ou bloqué, apres ceux qui attendent depuis longtemps. jenvoie un message aux autres pour dire quand je vais repondre. dans mon ancien travail on avait 90 tickets le lundi, javais fait une liste avec 3 couleurs sur excel et je finissais a 15 qui restent au lieu de 40',
        Séniorité:
          'je demande a chacun pourquoi il fait comme ca. apres je demande au chef lequel on suit et jecris la reponse pour plus oublier. une fois cetait sur les remboursement, un disait 7 jours lautre 10, le chef a dit 10 et on a changé la fiche',
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
          "Un collègue avait compris que je prenais son samedi alors que je parlais d'un autre jour. On en a discuté et on s'est mis d'accord. Maintenant on note les échanges sur le planning.",
        'Intelligence émotionnelle':
          "Une cliente était énervée car son téléphone était revenu de réparation avec le même défaut. Je l'ai écoutée, je me suis excusée et j'ai appelé le réparateur. Elle est repartie plus calme.",
        Transparence:
          "J'ai dit à ma responsable qu'il manquait des accessoires en stock, je l'avais remarqué en rangeant. Elle a fait un inventaire.",
        'Orientation client':
          "Un client cherchait un modèle que nous n'avions plus. J'ai appelé les autres boutiques et je lui en ai trouvé un à Lac 2. Il était content.",
        'Relation client':
          "Je garde mon calme, je l'écoute et j'essaie de comprendre le problème. Je m'excuse au nom de l'entreprise et je cherche une solution. Si je n'en ai pas j'appelle mon responsable.",
        Métier:
          "Je classe les demandes par urgence et je traite les plus urgentes d'abord. Pour les autres je préviens les clients qu'il y aura du retard.",
        Séniorité: "Je demanderais à mon responsable ce que je dois faire, et je suivrais ce qu'il dit.",
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
          "Toutes les missions m'intéressent car je suis une personne polyvalente et motivée. J'ai un excellent sens du relationnel et je m'adapte à toutes les situations. Travailler dans une entreprise comme la vôtre serait pour moi une grande opportunité d'évoluer et de m'épanouir professionnellement.",
        Communication:
          "La communication est très importante dans le travail. Quand il y a un malentendu il faut toujours en parler calmement. Je suis quelqu'un qui communique beaucoup et qui n'a jamais eu de vrai problème avec ses collègues.",
        'Intelligence émotionnelle':
          "Je suis de nature calme et je sais gérer mon stress. Face à une personne en colère il faut rester zen et garder le sourire, cela finit toujours par passer. C'est une question de caractère.",
        Transparence:
          "Je suis quelqu'un de très honnête, je partage toujours tout avec mon équipe. C'est important pour la confiance.",
        'Orientation client':
          "Je fais toujours plus que prévu pour mes clients, car la satisfaction du client est ma priorité numéro un. Je me donne toujours à fond, c'est dans ma nature.",
        'Relation client':
          "Il faut rester professionnel, garder le sourire et être à l'écoute. Le client est roi et il a toujours raison. Avec de la patience on arrive à tout.",
        Métier:
          'Il faut être bien organisé et savoir gérer les priorités. Je suis multitâche et je travaille bien sous pression.',
        Séniorité:
          "Je m'adapte à tout le monde, donc cela ne me poserait pas de problème. Il faut respecter les anciens.",
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
          "Faire le lien entre les clients et l'équipe produit, le point du vendredi. À la mutuelle où je travaille depuis 2023 je note dans un cahier pourquoi les gens appellent : en mai, 60 appels sur 200 étaient pour le même formulaire. J'ai proposé de changer une phrase et les appels ont baissé à 25. Chez vous c'est prévu dans le poste, donc c'est ce que je préfère.",
        Communication:
          "Un adhérent avait compris que son opération était remboursée à 100 %. C'était 100 % du tarif, pas de la facture. Il avait déjà payé la clinique. Je l'ai appelé, j'ai écouté, puis j'ai expliqué avec les vrais montants : 1 200 dinars de facture, 700 de tarif. J'ai demandé à mon chef un paiement en deux fois pour lui et j'ai confirmé par écrit. Depuis j'écris toujours le montant et pas le pourcentage.",
        'Intelligence émotionnelle':
          "Un monsieur tapait sur le comptoir parce que son dossier était perdu pour la deuxième fois. Je l'ai fait asseoir dans le bureau, je lui ai apporté de l'eau et je l'ai laissé finir. Puis j'ai cherché devant lui. Le dossier était classé au nom de sa femme. Je me suis excusée, j'ai tout scanné et je lui ai donné le numéro. Il est revenu la semaine d'après avec des gâteaux.",
        Transparence:
          "J'ai dit à un adhérent qu'une autre mutuelle couvrait mieux les lunettes, il me l'avait demandé directement. Ma collègue n'était pas d'accord. Mais il est resté chez nous pour le reste et il nous a envoyé son frère.",
        'Orientation client':
          "Pendant la panne du site en octobre j'ai rappelé moi-même les 32 personnes qui attendaient un remboursement de plus de 500 dinars, pour leur dire la nouvelle date. Ce n'était pas demandé. J'y ai passé une après-midi, et le lendemain on a eu presque aucun appel de réclamation.",
        'Relation client':
          "Je l'écoute et je l'emmène à part, dans le bureau. Je ne dis pas que ce n'est pas ma faute, ça ne sert à rien à ce moment-là. Je vérifie le dossier avec elle, je propose une solution et une date, et je note la réclamation pour que le service concerné réponde. Je la rappelle à la date même si la réponse n'est pas arrivée.",
        Métier:
          "Je regarde d'abord ce qui touche la santé ou l'argent de la personne. Ensuite l'ordre d'arrivée. J'envoie à tous un message court avec le jour de la réponse. Ce que je ne sais pas faire je le passe tout de suite au niveau 2 au lieu de le garder, parce que sinon il attend deux fois.",
        Séniorité:
          "Je demande un exemple à chacun, pour comprendre dans quel cas ils font ça. Si c'est vraiment contraire je vais voir le responsable avec les deux, sans dire qui a raison. Et je l'écris dans le guide de l'équipe.",
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
          "une fois j'ai compris 14h au lieu de 4h pour un rendez vous, j'ai rappelé le patient pour m'excuser et j'ai trouvé une autre place le jour même",
      },
    },
  ],
};
