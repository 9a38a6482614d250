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
          'La préparation du bilan jusqu’au commissaire aux comptes, parce que c’est le travail que j’ai construit moi-même. En arrivant en 2021 dans une société de négoce à Ben Arous, le bilan sortait en juin avec 40 écritures de correction du cabinet. J’ai mis en place un dossier par cycle, mois par mois, sur Sage et Excel. Le bilan 2024 est sorti le 18 mars avec 6 corrections. Votre offre ajoute une filiale, ce que je n’ai pas encore fait : c’est ce que je veux apprendre.',
        'Attention aux détails':
          'En mai 2023, en contrôlant les fournisseurs, j’ai remarqué deux factures du même montant, 4 386,250 dinars, avec deux numéros différents à un chiffre près. J’ai comparé avec les bons de livraison : il n’y avait eu qu’une livraison. Le fournisseur avait refait sa facture et l’acheteur avait validé les deux. J’ai prévenu mon chef, bloqué le paiement la veille du virement et demandé un avoir. Depuis, j’ai ajouté dans Excel un contrôle des montants identiques sur 60 jours, qui en a trouvé trois autres.',
        'Gestion du temps':
          'En février 2024, mon assistante est partie en congé maternité trois semaines plus tôt que prévu, et la déclaration de l’employeur était à déposer avant la fin du mois, pour 62 salariés et 140 fournisseurs. J’ai découpé : les salaires d’abord, parce que le fichier de paie était propre, puis les retenues par ordre de montant. J’ai demandé deux demi-journées à la collègue de la paie et prévenu mon chef que le reporting glisserait de cinq jours. J’ai déposé le 26, deux jours avant l’échéance.',
        Transparence:
          'En septembre 2023 j’ai découvert que j’avais déduit pendant quatre mois la TVA d’une voiture de tourisme, qui n’est pas déductible : 2 140 dinars. Personne ne l’avait vu. J’ai refait le calcul, je l’ai annoncé au directeur le jour même avec le montant de la pénalité, environ 150 dinars, et j’ai proposé de déposer une déclaration rectificative dans la semaine plutôt que d’attendre un contrôle. Il n’était pas content, mais il a signé. Au contrôle de 2025, le vérificateur a cité cette rectification comme un bon point.',
        'Orientation client':
          'Un de nos clients voulait que je date une facture de janvier au 31 décembre, pour la passer dans son exercice. J’ai refusé parce que la livraison était du 9 janvier et que la TVA aurait été fausse des deux côtés. Je l’ai appelé au lieu de répondre par mail, et j’ai proposé une facture d’acompte du montant qu’il avait vraiment versé en décembre, 3 000 dinars. Il a accepté, il est resté client, et il m’envoie maintenant ses questions avant la clôture.',
        Fiscalité:
          'Je tiens un calendrier fiscal de l’année dans Excel, repris dans l’agenda avec un rappel à J-7 et un à J-2. Tous les mois : TVA, retenues à la source, TFP et FOPROLOS avant le 28 en télédéclaration. Chaque trimestre : CNSS dans les 15 jours. Les trois acomptes provisionnels en juin, septembre et décembre, la liasse et l’impôt en mars. Chaque ligne a sa pièce, son responsable et une case pour la quittance : tant que le numéro de quittance n’est pas saisi, la ligne reste rouge. Je dépose toujours avec deux jours d’avance, parce que le site est lent le 28. Depuis 2021, une seule pénalité, 38 dinars, à cause d’un virement rejeté.',
        Métier:
          'Pour octobre par exemple, je pars de la balance et non des factures. Je rapproche la TVA collectée du compte avec le chiffre d’affaires par taux : 19 % des ventes du mois doivent retomber sur le compte, à l’arrondi près. Puis je contrôle la TVA déductible : pièce originale, matricule fiscal du fournisseur, date du mois, et j’écarte ce qui n’est pas déductible comme les voitures de tourisme. Je compare au mois précédent : un écart de plus de 15 %, je cherche pourquoi. Je vérifie le report de crédit et les retenues subies avec leurs attestations. En octobre cela m’a évité de déduire une facture de 900 dinars reçue deux fois.',
        Séniorité:
          'Je vais d’abord voir la personne, parce que souvent elle ne sait pas que j’attends. L’an dernier les achats ne me donnaient pas leurs bons de réception, et la clôture prenait quatre jours de retard. J’ai montré au responsable ce que cela coûtait, le reporting rendu le 14 au lieu du 10. Nous avons décidé d’une liste courte, à envoyer le 2 de chaque mois. En attendant j’avançais sur la banque et les immobilisations, avec des provisions pour les factures non parvenues. J’ai écrit un mail au directeur la première fois seulement, pour qu’il ne soit pas surpris de la date. Depuis mars on clôture le 9.',
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
          "La fiscalité. J'ai commencé en 2019 dans un cabinet à Bizerte où je faisais les déclarations de 22 petits dossiers. Ce que je préfère c'est expliquer au client pourquoi il paie. Je cherche maintenant une seule société pour suivre les choses du début à la fin.",
        'Attention aux détails':
          "J'ai vu qu'un de nos dossiers, une pharmacie, avait une marge qui passait de 27 à 21 % en un trimestre. Le gérant pensait à la concurrence. J'ai comparé les achats avec les factures et j'ai trouvé qu'un grossiste avait été saisi deux fois en mars, 8 300 dinars. J'ai corrigé avant la déclaration et j'ai prévenu le gérant.",
        'Gestion du temps':
          "En mars j'avais onze bilans à rendre le 25 et deux clients n'avaient pas donné leurs relevés. J'ai fait la liste par date et par ce qui manquait, j'ai appelé ces deux clients chaque matin et j'ai commencé par les autres. J'ai demandé l'aide d'un stagiaire pour le pointage. Les onze sont partis à temps, le dernier le 25 à 16 h.",
        Transparence:
          "J'ai dû dire à un client qu'il aurait 6 000 dinars d'impôt alors que mon patron lui avait parlé de 2 000. Je l'ai appelé avant l'échéance, je lui ai montré le calcul et j'ai proposé un échéancier avec la recette. Il était fâché au début puis il a accepté.",
        'Orientation client':
          "Un client voulait mettre les travaux de sa maison dans les charges de sa société. J'ai dit non, je lui ai expliqué le risque en cas de contrôle. J'ai proposé de regarder ce qui était vraiment pour le bureau, il restait 1 800 dinars qu'on a passés avec les factures.",
        Fiscalité:
          "J'ai un tableau avec toutes les échéances par dossier et je le regarde chaque lundi. Je demande les pièces le 5 du mois et je relance le 12. Les déclarations mensuelles partent avant le 20 pour garder une marge. Pour la CNSS et les acomptes j'ai des rappels dans le téléphone.",
        Métier:
          "Je compare la TVA collectée avec les ventes du journal, et la déductible avec les factures une par une quand il y en a moins de cent, sinon par sondage sur les plus grosses. Je regarde si le taux est bon, 7, 13 ou 19. Je vérifie aussi le crédit du mois d'avant. Une fois j'ai trouvé une facture d'avoir saisie en positif, ça changeait 640 dinars.",
        Séniorité:
          "J'appelle le service et j'explique ce que j'attends et pour quelle date. Je fais ce que je peux sans eux. Si après deux relances rien ne vient je préviens mon responsable par mail avec la conséquence, par exemple la pénalité. C'est arrivé avec la paie en 2024 et depuis on a une date fixe.",
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
          "La comptabilité générale parce que c'est ce que je fais depuis deux ans dans une société de transport. Je saisis les factures et je fais les rapprochements. J'aimerais évoluer vers le bilan.",
        'Attention aux détails':
          "J'ai remarqué une fois que le solde de la banque ne correspondait pas. J'ai vérifié et c'était un chèque saisi avec une erreur de chiffre, 540 au lieu de 450. Je l'ai corrigé.",
        'Gestion du temps':
          "Pour la fin d'année on avait beaucoup de saisie en retard. J'ai fait des heures en plus avec mon collègue et on a fini à peu près dans les délais.",
        Transparence:
          "J'ai dit à mon chef que j'avais oublié de payer une facture d'électricité. Il y a eu une coupure au dépôt pendant une matinée. Depuis je mets un rappel.",
        'Orientation client':
          "Un chauffeur voulait une avance de 500 dinars. J'ai dit que ce n'était pas moi qui décidait et je l'ai envoyé au directeur.",
        Fiscalité:
          "La TVA se déclare chaque trimestre donc il y a quatre dates à retenir, plus l'impôt en fin d'année. Je mets un rappel dans le calendrier. Si on est en retard il y a une pénalité de 5 % par mois. Je prépare les factures dans un classeur par mois.",
        Métier:
          "Je prends le total des ventes et je multiplie par 18 %, ça doit donner la TVA collectée. Ensuite je prends toutes les factures d'achat du mois et je déduis toute la TVA, y compris le carburant et les voitures. Je compare avec le mois d'avant. Si la différence est trop grande je revérifie la saisie.",
        Séniorité:
          "J'envoie un mail à l'autre service pour demander où ça en est. Je continue sur d'autres tâches. Si ça dure je le dis à mon chef pour que ce ne soit pas ma faute.",
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
