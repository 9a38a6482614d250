import type { ExampleOffer } from './example.ts';

export const accountant: ExampleOffer = {
  published: [17, '09:15'],
  job: {
    title: 'Comptable confirmé',
    description: `Vous tenez la comptabilité de Medina Digital et de sa filiale de Sousse, de la pièce à la liasse, avec une assistante et un cabinet externe pour la révision.

Vos missions\u00a0:
- comptabilité générale et rapprochements bancaires chaque semaine, sur Sage\u202f;
- fiscalité\u00a0: TVA, retenues à la source, acomptes, déclaration de l’employeur\u202f;
- préparation du bilan et des dossiers du commissaire aux comptes\u202f;
- un tableau de bord Excel que la direction comprend sans explication.

Poste à Lafayette, un jour par mois à Sousse.`,
    location: 'Tunis, Lafayette',
    salary: 2100,
    type: 'Temps plein',
    idealProfile: {
      skills: ['Comptabilité générale', 'Fiscalité', 'Sage', 'Excel'],
      minExperienceYears: 3,
      educationLevel: 'Licence',
      preferredLanguages: ['Français'],
      softSkills: ['Attention aux détails', 'Gestion du temps'],
      seniorityLevel: 'Intermédiaire',
      industryBackground: 'Finance',
    },
    interviewLanguage: 'Français',
  },
  candidates: [
    {
      firstName: 'Mohamed Ali',
      lastName: 'Hamdi',
      email: 'medali.hamdi@courriel.example',
      phone: '20002108',
      applied: [15, '18:20'],
      started: [14, '21:00'],
      writing: 'keyboard',
      cv: 'cv-mohamed-ali-hamdi.pdf',
      meetings: [
        {
          invited: [1, '16:10'],
          on: [3, '14:30'],
          type: 'ONLINE',
          place: 'https://meet.medina-digital.example/comptable-hamdi',
        },
      ],
      answers: {
        Motivation:
          'C’est la préparation du bilan jusqu’au commissaire aux comptes qui m’a donné envie de ce métier, parce que c’est un travail que j’ai construit moi-même. En arrivant en 2021 dans une société de négoce à Ben Arous, le bilan sortait en juin avec 40 écritures de correction du cabinet. J’ai mis en place un dossier par cycle, mois par mois, sur Sage et Excel. Le bilan 2024 est sorti le 18 mars avec 6 corrections. Votre offre ajoute une filiale, ce que je n’ai pas encore fait : c’est ce que je veux apprendre.',
        'Attention aux détails':
          'En mai 2023, en contrôlant les fournisseurs, j’ai remarqué deux factures du même montant, 4 386,250 dinars, avec deux numéros différents à un chiffre près. J’ai comparé avec les bons de livraison : il n’y avait eu qu’une livraison. Le fournisseur avait refait sa facture et l’acheteur avait validé les deux. J’ai prévenu mon chef, bloqué le paiement la veille du virement et demandé un avoir. Depuis, j’ai ajouté dans Excel un contrôle des montants identiques sur 60 jours, qui en a trouvé trois autres.',
        Transparence:
          'En septembre 2023 j’ai découvert que j’avais déduit pendant quatre mois la TVA d’une voiture de tourisme, qui n’est pas déductible : 2 140 dinars. Personne ne l’avait vu. J’ai refait le calcul, je l’ai annoncé au directeur le jour même avec le montant de la pénalité, environ 150 dinars, et j’ai proposé de déposer une déclaration rectificative dans la semaine plutôt que d’attendre un contrôle. Il n’était pas content, mais il a signé. Au contrôle de 2025, le vérificateur a cité cette rectification comme un bon point.',
        'Comptabilité générale':
          'Le compte fournisseurs, en arrivant en mars 2021. Entre notre grand livre et leurs relevés, il y avait 61 400 dinars d’écart, accumulés sur deux ans, et le commissaire aux comptes passait le 10 avril. Je ne pouvais pas tout reprendre, donc j’ai trié : 12 fournisseurs sur 140 faisaient 83 % de l’écart. J’ai demandé leurs relevés, lettré facture par facture dans Sage, et trouvé trois causes : des avoirs jamais saisis, des acomptes passés en charge et neuf factures comptées sur le mauvais exercice. J’ai corrigé par des écritures datées, chacune avec sa pièce. Le 8 avril il restait 2 150 dinars, que j’ai signalés moi-même au commissaire. Depuis, je lettre chaque mois et l’écart n’a plus dépassé 300 dinars.',
        Fiscalité:
          'Je tiens un calendrier fiscal de l’année dans Excel, repris dans l’agenda avec un rappel à J-7 et un à J-2. Tous les mois : TVA, retenues à la source, TFP et FOPROLOS avant le 28 en télédéclaration. Chaque trimestre : CNSS dans les 15 jours. Les trois acomptes provisionnels en juin, septembre et décembre, la liasse et l’impôt en mars. Chaque ligne a sa pièce, son responsable et une case pour la quittance : tant que le numéro de quittance n’est pas saisi, la ligne reste rouge. Je dépose toujours avec deux jours d’avance, parce que le site est lent le 28. Depuis 2021, une seule pénalité, 38 dinars, à cause d’un virement rejeté.',
        Sage: 'En octobre 2022, en rapprochant la balance auxiliaire du compte 401 dans Sage 100, j’ai trouvé 7 200 dinars de trop chez un transporteur. J’ai filtré ses écritures par montant : c’était la facture d’un autre fournisseur, au code presque pareil, TRANSM au lieu de TRANSN. La période était clôturée, donc je n’ai pas touché à la pièce : j’ai extourné l’écriture, je l’ai repassée sur le bon compte avec la même référence et une note d’une ligne. J’ai vérifié que la TVA ne bougeait pas, parce que la déclaration était partie. Le bon fournisseur a été payé le lendemain. Pour éviter que cela revienne, j’ai renommé 18 codes trop proches et ajouté un contrôle du matricule fiscal à la saisie : une seule autre erreur en deux ans.',
        Excel:
          'Je garde l’original et je travaille sur une copie. Je nettoie d’abord les noms, parce que « Sté Amel » et « AMEL » sont le même client : SUPPRESPACE, MAJUSCULE, puis je rattache chaque ligne au matricule fiscal et non au nom. Ensuite je dis ce qu’est un doublon : même client, même numéro de facture, même montant. Je les marque avec NB.SI.ENS sans les supprimer, je relis la liste, et seulement après je fais le tableau croisé par client. Je contrôle le total : l’original moins les lignes marquées doit tomber juste au millime, et je compare un échantillon de vingt clients avec Sage. En 2024, sur 6 300 lignes de ventes, j’en avais marqué 214, dont sept étaient de vraies factures. Le risque, c’est l’avoir qui porte le numéro de sa facture : je filtre les montants négatifs à part.',
        Séniorité:
          'Dans l’ordre : je ne touche à rien avant d’avoir vu l’étendue. Je sauvegarde la base, je sors la balance, et je regarde quel compte est faux et depuis quelle date. Ensuite je mets à l’abri ce qui a une échéance : si la TVA est pour le 28, je la prépare d’abord sur les pièces. Puis je cherche la cause, mois par mois. En janvier 2025, mon chef était à l’étranger et l’assistante malade, et notre compte de banque dépassait le relevé de 3 480 dinars. En deux heures j’ai trouvé un journal importé deux fois, le 9 janvier. Je n’ai rien supprimé : j’ai extourné, prévenu le directeur par mail avec le montant, et demandé au cabinet de valider. Le lendemain j’ai vérifié la banque et la TVA, et noté la règle : on compte les pièces avant et après chaque import.',
      },
    },
    {
      firstName: 'Leila',
      lastName: 'Sassi',
      email: 'leila.sassi@courriel.example',
      phone: '23002219',
      applied: [13, '12:05'],
      started: [11, '20:20'],
      writing: 'keyboard',
      cv: 'cv-leila-sassi.pdf',
      answers: {
        Motivation:
          "C'est la fiscalité qui m'a donné envie. J'ai commencé en 2019 dans un cabinet à Bizerte où je faisais les déclarations de 22 petits dossiers. Ce que je préfère c'est expliquer au client pourquoi il paie. Je cherche maintenant une seule société pour suivre les choses du début à la fin.",
        'Attention aux détails':
          "J'ai vu qu'un de nos dossiers, une pharmacie, avait une marge qui passait de 27 à 21 % en un trimestre. Le gérant pensait à la concurrence. J'ai comparé les achats avec les factures et j'ai trouvé qu'un grossiste avait été saisi deux fois en mars, 8 300 dinars. J'ai corrigé avant la déclaration et j'ai prévenu le gérant.",
        Transparence:
          "En refaisant un calcul j'ai su qu'un client aurait 6 000 dinars d'impôt alors que mon patron lui avait parlé de 2 000. Je l'ai dit à mon patron puis j'ai appelé le client avant l'échéance, je lui ai montré le calcul et j'ai proposé un échéancier avec la recette. Il était fâché au début puis il a accepté.",
        'Comptabilité générale':
          "Une quincaillerie arrivée chez nous en 2022 avec un an de retard, et ses factures dans des sacs. Le bilan était à rendre dans six semaines. J'ai commencé par la banque parce que c'est la seule chose complète, puis j'ai classé par fournisseur et demandé des duplicatas pour les 40 factures qui manquaient, j'en ai eu 33. Le stock de départ je n'ai pas pu le prouver, je l'ai écrit dans le dossier. Le bilan est parti trois jours avant la date.",
        Fiscalité:
          "J'ai un tableau avec toutes les échéances par dossier et je le regarde chaque lundi. Je demande les pièces le 5 du mois et je relance le 12. Les déclarations mensuelles partent avant le 20 pour garder une marge. Pour la CNSS et les acomptes j'ai des rappels dans le téléphone.",
        Sage: "En regardant la balance d'un restaurant dans Sage j'ai vu 9 000 dinars d'électricité pour un mois, d'habitude c'est 900. J'ai cherché dans le journal : une facture de 812 dinars était saisie 8 120. J'ai contre-passé l'écriture et je l'ai ressaisie avec la pièce. La TVA n'était pas encore déposée donc il n'y a pas eu de conséquence. Depuis je compare chaque dossier avec le mois d'avant, ça prend dix minutes.",
        Excel:
          "Je copie l'onglet et je trie par client. Je corrige les noms écrits de deux façons, puis je cherche les doublons sur le numéro de facture et je vérifie avant de supprimer, parce qu'un acompte et un solde peuvent avoir le même numéro. Après je fais un tableau croisé avec la somme par client. Je contrôle que le total de départ moins ce que j'ai supprimé donne le même montant, et je pointe les dix plus gros clients. Les macros je ne sais pas faire.",
        Séniorité:
          "Je regarde d'abord s'il y a une déclaration urgente et je sauvegarde. Ensuite je compare la balance avec celle du mois d'avant pour voir quel compte a bougé et je reprends ses pièces une par une. C'est arrivé en août 2024, j'étais seule au cabinet : une caisse négative de 1 300 dinars, un versement en banque était saisi deux fois. J'ai corrigé et j'ai écrit à mon patron avec l'explication, il a validé à son retour. Si je n'avais pas trouvé je l'aurais appelé.",
      },
    },
    {
      firstName: 'Anis',
      lastName: 'Ferchichi',
      email: 'anis.ferchichi@courriel.example',
      phone: '52002324',
      applied: [12, '10:48'],
      started: [10, '19:30'],
      writing: 'keyboard',
      cv: 'cv-anis-ferchichi.docx',
      answers: {
        Motivation:
          "La saisie des factures et les rapprochements, c'est ce que je fais depuis deux ans dans une société de transport et ça m'a donné envie de continuer dans la comptabilité générale. J'aimerais évoluer vers le bilan.",
        'Attention aux détails':
          "J'ai remarqué une fois que le solde de la banque ne correspondait pas. J'ai vérifié et c'était un chèque saisi avec une erreur de chiffre, 540 au lieu de 450. Je l'ai corrigé.",
        Transparence:
          "J'étais le seul à savoir qu'une facture d'électricité n'était pas payée, je l'avais oubliée. Je l'ai dit à mon chef mais il y a eu une coupure au dépôt pendant une matinée. Depuis je mets un rappel.",
        'Comptabilité générale':
          "Pour la fin d'année on avait beaucoup de factures de gasoil à saisir en retard. J'ai fait des heures en plus avec mon collègue et on a fini à peu près dans les délais. Les amortissements c'est le cabinet qui les fait.",
        Fiscalité:
          "La TVA se déclare chaque trimestre donc il y a quatre dates à retenir, plus l'impôt en fin d'année. Je mets un rappel dans le calendrier. Si on est en retard il y a une pénalité de 5 % par mois. Je prépare les factures dans un classeur par mois.",
        Sage: "Une fois dans Sage une facture était sur le mauvais fournisseur. On l'a refaite et c'était bon. Il faut faire attention au nom.",
        Excel:
          "Je sélectionne la colonne des clients et je clique sur « Supprimer les doublons ». Ensuite je trie par nom et je fais une somme. S'il reste des erreurs je corrige à la main.",
        Séniorité:
          "Je regarde ma dernière saisie et j'essaie de trouver l'erreur. Si je ne trouve pas je mets la différence dans un compte d'attente et je continue. Je le dis à mon chef quand il revient.",
      },
    },
    {
      firstName: 'Rania',
      lastName: 'Toumi',
      email: 'rania.toumi@courriel.example',
      phone: '28002436',
      applied: [4, '07:50'],
    },
    {
      firstName: 'Nizar',
      lastName: 'Haddad',
      email: 'nizar.haddad@courriel.example',
      phone: '97002541',
      applied: [13, '15:12'],
    },
  ],
};
