import type { ExampleOffer } from './example.ts';

export const frontEnd: ExampleOffer = {
  published: [23, '10:20'],
  job: {
    title: 'Développeur front-end senior',
    description: `Vous portez la qualité du front de nos services bancaires, du prototype à la mise en ligne, dans une équipe de six personnes\u00a0: deux designers, trois développeurs, une testeuse.

Vos missions\u00a0:
- construire en React et TypeScript les parcours de virement, d’ouverture de compte et de réclamation\u202f;
- relire le code des autres et faire relire le vôtre\u202f;
- rendre chaque écran utilisable au clavier et au lecteur d’écran\u202f;
- mesurer la vitesse sur un téléphone moyen en réseau lent, car c’est ce qu’ont les clients, et tenir les tests automatisés qui empêchent de reculer.

Bureau à Lafayette, deux jours de télétravail par semaine.`,
    location: 'Tunis, Lafayette',
    salary: 3800,
    type: 'Temps plein',
    idealProfile: {
      skills: ['React', 'TypeScript', 'Accessibilité', 'Tests automatisés'],
      minExperienceYears: 5,
      educationLevel: 'Licence',
      preferredLanguages: ['Français', 'Anglais'],
      softSkills: ['Résolution de problèmes', "Travail d'équipe"],
      seniorityLevel: 'Senior',
      industryBackground: 'Technologie',
    },
    interviewLanguage: 'Français',
  },
  candidates: [
    {
      firstName: 'Sarra',
      lastName: 'Mejri',
      email: 'sarra.mejri@courriel.example',
      phone: '22000101',
      applied: [21, '19:42'],
      started: [20, '20:05'],
      writing: 'keyboard',
      cv: 'cv-sarra-mejri.pdf',
      meetings: [
        {
          invited: [6, '10:05'],
          on: [-2, '15:00'],
          type: 'ONLINE',
          place: 'https://meet.medina-digital.example/front-end-sarra',
          message:
            'Bonjour Sarra,\n\nVos réponses sur l’accessibilité nous ont donné envie d’en parler avec vous. Une heure en visioconférence avec Ines, qui conduit l’équipe front.\n\nAu plaisir d’échanger avec vous.',
          reply: { at: [6, '18:40'], answer: 'ACCEPTED' },
        },
        {
          invited: [1, '09:20'],
          on: [2, '10:00'],
          type: 'IN_PERSON',
          place: '14 rue de Palestine, 3e étage, Lafayette, Tunis',
          message:
            'Bonjour Sarra,\n\nMerci pour notre échange. Nous aimerions vous montrer le bureau et vous présenter l’équipe, une heure et demie en tout.\n\nÀ bientôt.',
          reply: { at: [1, '12:45'], answer: 'ACCEPTED' },
        },
      ],
      answers: {
        Motivation:
          'C’est la déclaration de sinistre d’une assurance en ligne, dont je refais le front depuis 2021, qui m’a donné envie de rester dans ce métier : 52 % des clients l’abandonnaient sur mobile. J’ai passé trois jours en agence à Sfax à regarder les gens s’en servir, puis j’ai coupé le formulaire en cinq écrans. Les abandons sont descendus à 21 % en quatre mois. Votre offre parle de virement et d’ouverture de compte sur des téléphones moyens : c’est ce travail que je veux continuer. Je quitte mon poste parce que le front y est figé depuis un an, et je veux apprendre à tenir un même socle pour plusieurs banques à la fois.',
        'Résolution de problèmes':
          'En novembre 2023, des clients disaient que le bouton Payer ne faisait rien, une fois sur vingt environ, et personne n’arrivait à le reproduire. J’ai d’abord comparé les journaux : toutes les plaintes venaient de réseaux lents. J’ai bridé le débit à 200 kb/s dans Chrome DevTools et j’ai vu que le premier clic partait avant que React ait fini l’hydratation. J’ai gardé le formulaire en HTML natif tant que le script n’était pas là, et j’ai ajouté un test Playwright en réseau lent. Nous sommes passés de 40 tickets par semaine à 2, et le test tourne encore.',
        Transparence:
          'En janvier 2025, trois jours avant une mise en ligne, j’ai découvert que notre champ de saisie du RIB n’était pas lisible au lecteur d’écran. J’ai appelé le client le matin même, avant d’avoir la solution, parce qu’il avait déjà annoncé la date à ses agences. J’ai expliqué ce qui ne marchait pas et pour qui, et j’ai proposé deux options : livrer à la date en envoyant ces clients vers le téléphone, ou décaler de quatre jours. Il a choisi de décaler. Il m’a dit plus tard que d’habitude on l’appelait après, jamais avant.',
        React:
          'Je mesure avant de deviner. J’ouvre le profileur de React DevTools avec l’option qui dit pourquoi un composant a été rendu, et j’enregistre dix secondes d’usage réel avec le processeur ralenti quatre fois. Je cherche d’abord ce qui se rend sans que ses props changent : souvent un contexte dont la valeur est recréée à chaque rendu. Sur notre liste d’opérations, un contexte de filtre redessinait 300 lignes à chaque touche. J’ai descendu l’état dans le champ, stabilisé la valeur, puis mis memo sur la ligne : de 180 ms à 22 ms par frappe. La limite, c’est que memo coûte aussi, donc je ne le pose qu’après avoir vérifié la mesure.',
        TypeScript:
          'Le compilateur ne suffit pas : il croit ce qu’on lui déclare. Je contrôle donc à trois endroits. D’abord le mode strict, une règle de lint qui interdit any, et tsc dans la CI à chaque demande de fusion. Ensuite la frontière : tout ce qui vient de l’API passe par un schéma Zod, parce que le type d’une réponse n’est qu’une promesse. En octobre 2022 une API de sinistres renvoyait null au lieu d’un montant dans 3 % des cas : le code compilait et l’écran affichait 0 dinar. Le schéma l’a montré dès la recette, j’ai prévenu l’équipe de l’API avec douze exemples, et elle a corrigé en deux jours. Enfin, je casse un type exprès et je vérifie que l’erreur apparaît au bon endroit. La limite : un type juste ne dit pas que le montant est juste, donc nos calculs d’indemnité ont aussi 60 cas relus par une gestionnaire.',
        Accessibilité:
          'L’erreur à éviter à tout prix, c’est de remplacer un élément natif par une div cliquable, puis de la réparer avec de l’ARIA. On perd d’un coup le clavier, le focus et le nom que lit le lecteur d’écran, et les outils automatiques n’en voient qu’une partie : axe trouvait chez nous environ un défaut sur trois. En 2023, pendant l’audit RGAA de nos 34 écrans, la date du sinistre se choisissait dans une liste de div. Un assuré aveugle que j’avais invité à tester avec NVDA y est resté bloqué onze minutes, puis il a appelé l’agence. J’ai remis un champ natif avec son étiquette, il a fini en deux minutes, et les appels sur ce formulaire sont passés de 18 à 5 par semaine. Depuis, ma règle est : le natif d’abord, ARIA seulement quand rien n’existe, et chaque écran parcouru une fois sans souris avant la fusion. Un seul testeur ne vaut pas tous les autres, donc je vérifie aussi le zoom à 200 % et les contrastes.',
        'Tests automatisés':
          'Je lui montre d’abord un test qui échoue, parce qu’un test qui n’a jamais été rouge ne prouve rien. Nous prenons un parcours qu’elle connaît, la connexion par exemple, et nous écrivons trois étapes dans Playwright : ce que fait l’utilisateur, ce qu’il voit, rien sur le code interne. On cherche le bouton par son rôle et son nom, sinon le test casse à chaque changement de style. Puis elle retire une ligne du code et vérifie que le test tombe. Le risque des débuts, ce sont les attentes en secondes : en 2022 nous en avions 31 et un passage sur douze échouait pour rien ; nous les avons remplacées et c’est devenu un sur cent. Ensuite, dans l’ordre, les calculs avec Vitest, qui tournent en deux secondes, et peu de parcours complets. J’ai suivi ce chemin en mars 2024 avec un collègue arrivé depuis deux semaines : au bout d’un mois il avait écrit seul 46 de nos 420 cas, et je n’en ai fait refaire que trois.',
        Séniorité:
          'Je décide selon ce que le défaut coûte au client, pas selon sa taille. Je demande trois faits : qui est touché, perd-il de l’argent ou une saisie, et peut-on revenir en arrière. Si c’est de l’argent, ou quelqu’un qui ne peut plus avancer, on ne sort pas ; le reste peut sortir avec une date écrite. En juin 2024, deux jours avant l’ouverture du paiement des primes, nos tests ont montré un montant mal arrondi dans un cas sur 200 et une animation saccadée. J’ai laissé l’animation. Pour l’arrondi, qui ne venait que du paiement en plusieurs fois, j’ai proposé au client deux options dans un mail d’une page, avec leur risque : tout décaler d’une semaine, ou ouvrir à la date en cachant cette partie derrière un drapeau. Il a pris la seconde, et j’ai prévenu le support le soir même. Le paiement en plusieurs fois est sorti neuf jours plus tard avec son test, personne n’a été débité d’un faux montant, et nous avons noté la cause : la règle d’arrondi était écrite à deux endroits.',
      },
    },
    {
      firstName: 'Youssef',
      lastName: 'Trabelsi',
      email: 'youssef.trabelsi@courriel.example',
      phone: '55000214',
      applied: [20, '12:10'],
      started: [18, '21:30'],
      writing: 'keyboard',
      cv: 'cv-youssef-trabelsi.pdf',
      answers: {
        Motivation:
          "Je fais du React depuis quatre ans chez un éditeur de logiciels de caisse à l'Ariana. L'an dernier j'ai commencé à travailler l'accessibilité sur notre écran de caisse pour une cliente malvoyante et ça m'a plu. Je suis le seul front chez nous, donc je veux rejoindre une équipe où on relit le code, parce que j'apprends moins vite tout seul.",
        'Résolution de problèmes':
          "Sur notre caisse le total affiché était parfois faux d'un millime. Au début j'ai cru à une erreur du serveur. J'ai comparé ligne par ligne avec le ticket papier et j'ai vu que les remises étaient arrondies deux fois, une fois chez nous et une fois dans l'API. J'ai enlevé l'arrondi côté front et j'ai écrit des tests Vitest sur douze cas. On n'a plus eu de réclamation.",
        Transparence:
          "J'ai dû annoncer à mon chef que la migration vers TypeScript ne serait pas finie pour septembre. J'avais sous-estimé les vieux écrans. Je lui ai dit en juillet, avec la liste de ce qui restait, et on a décidé de ne migrer que les nouveaux écrans.",
        React:
          "J'ouvre React DevTools, onglet Profiler, je lance un enregistrement et je regarde quels composants se rendent le plus. Souvent c'est un état placé trop haut ou une liste sans clé stable. Je descends l'état, j'ajoute memo si besoin, et je mesure à nouveau pour vérifier que ça a changé quelque chose.",
        TypeScript:
          "Chez nous la migration n'est pas finie donc je me méfie. Je lance tsc en strict sur les nouveaux fichiers et je refuse any dans mes écrans. Mais une fois l'API a renvoyé un prix en texte, \"12.500\" au lieu de 12.5. Ça compilait et le total se collait au lieu de s'additionner. Depuis je vérifie les réponses à l'entrée avec une petite fonction, et j'ai un test Vitest pour chaque type de remise. C'est artisanal, je sais qu'il existe des bibliothèques pour ça mais je n'en ai pas encore utilisé.",
        Accessibilité:
          "C'est de croire que la couleur suffit, comme une erreur affichée juste en rouge : la cliente malvoyante dont j'ai parlé ne la voyait pas. J'ajoute une phrase et une icône et je regarde le contraste avec l'extension axe. Je ne suis pas spécialiste, le lecteur d'écran je l'ai essayé seulement deux fois.",
        'Tests automatisés':
          "Je lui montre un test très court avec Vitest, l'arrondi d'une remise par exemple, et je lui fais changer le code pour le voir passer au rouge. Puis elle en écrit un et je relis. Les tests dans le navigateur je ne sais pas encore bien les faire, donc je ne commencerais pas par là.",
        Séniorité:
          "Je regarde ce qui touche la vente. Si le défaut empêche d'encaisser on ne livre pas, et je le dis tout de suite à mon chef. Si c'est de l'affichage on livre et on corrige après. Avant les soldes de février il restait trois bugs : on a corrigé le total faux et on a laissé une icône décalée. J'aurais dû prévenir le support, ils l'ont appris par les appels.",
      },
    },
    {
      firstName: 'Oussama',
      lastName: 'Gharbi',
      email: 'oussama.gharbi@courriel.example',
      phone: '98000337',
      applied: [19, '23:15'],
      started: [19, '23:20'],
      writing: 'pasted',
      cv: 'cv-oussama-gharbi.pdf',
      answers: {
        Motivation:
          'En tant que professionnel passionné par le développement front-end, je suis particulièrement attiré par la vision innovante de Medina Digital. Mon parcours m’a permis de développer une expertise solide dans un environnement dynamique et en constante évolution. Je suis convaincu que mes compétences techniques, ainsi que ma capacité à collaborer avec l’ensemble des parties prenantes, constitueront un véritable levier pour votre équipe. Non seulement je souhaite relever de nouveaux défis, mais également contribuer à des projets à fort impact.',
        'Résolution de problèmes':
          'La résolution de problèmes constitue une compétence essentielle dans notre métier. Face à une situation complexe, j’adopte systématiquement une **approche structurée** :\n\n- **Analyse** : identifier les symptômes et collecter les informations pertinentes ;\n- **Hypothèses** : formuler des causes possibles et les hiérarchiser ;\n- **Validation** : tester chaque hypothèse de manière rigoureuse ;\n- **Amélioration continue** : documenter la solution afin d’éviter toute récurrence.\n\nCette démarche m’a permis de garantir des résultats durables — tout en renforçant la cohésion de l’équipe.',
        Transparence:
          'La transparence est une valeur fondamentale que je place au centre de mes interactions. Annoncer une nouvelle difficile exige de la préparation, de l’empathie et une communication claire. J’ai veillé à exposer les faits de manière objective, à proposer des solutions concrètes et à rassurer l’ensemble des parties prenantes. Cette expérience m’a appris l’importance de la communication dans la gestion des situations délicates.',
        React:
          'Pour identifier un composant qui se redessine trop souvent, il convient d’utiliser les outils de profilage tels que React DevTools Profiler. Cet outil permet de visualiser les rendus et de détecter les composants problématiques. Ensuite, plusieurs techniques d’optimisation peuvent être mises en œuvre : **React.memo**, **useMemo**, **useCallback**, la virtualisation des listes ainsi que le découpage du code. Il est essentiel de mesurer l’impact de chaque optimisation afin de garantir une expérience utilisateur fluide.',
        TypeScript:
          'TypeScript constitue aujourd’hui un pilier incontournable du développement front-end moderne. Afin de garantir la justesse du résultat, j’adopte une démarche rigoureuse reposant sur plusieurs axes :\n\n- **Typage strict** : détecter les erreurs en amont ;\n- **Revue de code** : favoriser le partage des bonnes pratiques ;\n- **Tests** : assurer une couverture optimale.\n\nEn somme, TypeScript permet de concevoir un code robuste, maintenable et évolutif — un véritable atout pour l’ensemble des parties prenantes.',
        Accessibilité:
          'L’accessibilité représente un enjeu majeur de l’expérience numérique. Il est essentiel de souligner que la principale erreur consiste à la considérer comme une contrainte plutôt que comme une opportunité. Une approche inclusive, fondée sur les recommandations **WCAG**, permet de garantir une expérience optimale à l’ensemble des utilisateurs. Non seulement elle répond aux exigences réglementaires, mais elle contribue également à valoriser l’image de l’entreprise.',
        'Tests automatisés':
          'Lorsqu’une personne débute avec les tests automatisés, il convient d’adopter une approche pédagogique et progressive. Premièrement, je présente la **pyramide des tests** (unitaires, intégration, bout en bout). Deuxièmement, j’accompagne la prise en main d’outils tels que Jest, Cypress et Playwright. Troisièmement, je favorise la montée en compétences au travers de sessions de pair programming. Cette démarche permet d’instaurer une culture de la qualité durable au sein de l’équipe.',
        Séniorité:
          'Lorsque la qualité et les délais entrent en tension, il est essentiel d’adopter une posture constructive. J’engage un dialogue ouvert avec les parties prenantes afin de clarifier les priorités, d’évaluer les risques et de proposer un compromis équilibré. Une communication claire et transparente permet de concilier les attentes de la direction et le niveau de qualité attendu. En conclusion, une décision éclairée repose sur l’analyse objective des enjeux — et sur la mobilisation de l’intelligence collective.',
      },
    },
    {
      firstName: 'Nour El Houda',
      lastName: 'Ayari',
      email: 'nour.ayari@courriel.example',
      phone: '24000452',
      applied: [17, '16:30'],
      started: [16, '18:00'],
      writing: 'phone',
      cv: 'cv-nour-ayari.docx',
      answers: {
        Motivation:
          "J'aime beaucoup le front et je cherche une entreprise plus grande. J'ai fait des sites pour des clients dans une petite agence à Sousse pendant trois ans et je pense que c'est le moment de changer.",
        'Résolution de problèmes':
          "Une fois sur le site d'un hôtel le formulaire de réservation ne marchait pas chez certains clients. J'ai cherché et finalement c'était un problème de navigateur. J'ai changé le code et ça a marché.",
        Transparence:
          "J'ai dû dire à un client que son site serait en retard d'une semaine. Il n'était pas content mais je lui ai expliqué et il a compris.",
        React:
          "Je regarde dans les outils du navigateur ce qui prend du temps. Je pense que c'est souvent à cause des states. On peut utiliser useMemo pour que ça se recharge moins.",
        TypeScript:
          "J'en ai fait un peu sur un projet. Je regarde s'il y a du rouge dans l'éditeur et je corrige. Si ça s'affiche bien dans le navigateur je considère que c'est bon.",
        Accessibilité:
          "Oublier le texte alternatif des images, parce qu'une personne aveugle ne sait pas ce qu'il y a. Sur les sites des hôtels je le mets toujours, les clients n'y pensent pas.",
        'Tests automatisés':
          "Je n'en ai pas encore écrit dans mon travail, chez nous on teste à la main sur plusieurs téléphones. Je lui montrerais un tutoriel et on le suivrait ensemble.",
        Séniorité:
          "Je dirais honnêtement au client qu'il reste des problèmes et je demanderais quelques jours de plus. Si ce n'est pas possible je ferais des heures en plus pour corriger ce qui se voit le plus.",
      },
    },
    {
      firstName: 'Hatem',
      lastName: 'Bouzid',
      email: 'hatem.bouzid@courriel.example',
      phone: '50000563',
      applied: [18, '09:05'],
      started: [15, '11:00'],
      writing: 'keyboard',
      cv: 'cv-hatem-bouzid.pdf',
      status: 'REJECTED',
      rejectionReason: 'Expérience insuffisante pour ce poste',
      answers: {
        Motivation:
          "Je suis une personne très motivée, dynamique et passionnée par le monde du digital depuis toujours. Votre entreprise est leader dans son domaine et jouit d'une excellente réputation, c'est pourquoi je souhaite vraiment intégrer votre équipe. Je suis convaincu que mon profil correspond parfaitement à vos attentes et que je saurai m'épanouir et donner le meilleur de moi-même au quotidien dans un environnement stimulant comme le vôtre. Je suis prêt à relever tous les défis.",
        'Résolution de problèmes':
          "Pour moi, chaque problème a une solution, il suffit d'être positif et de garder son calme. Je suis quelqu'un de très logique et j'ai toujours su trouver des solutions aux problèmes que l'on me confiait. Il faut savoir prendre du recul, bien analyser et ne jamais baisser les bras. C'est cette qualité qui fait que mes collègues ont toujours apprécié de travailler avec moi et que l'on me fait confiance.",
        Transparence:
          "Je suis une personne honnête et transparente. Il faut toujours dire la vérité, même quand elle est difficile à entendre, car la confiance est la base de toute relation professionnelle. Une mauvaise nouvelle doit être annoncée avec tact et diplomatie. J'ai toujours fonctionné de cette manière et cela m'a toujours réussi.",
        React:
          "React est une technologie très puissante et très demandée aujourd'hui, que je maîtrise parfaitement. Pour avoir une application rapide il faut suivre les bonnes pratiques et bien organiser son code. Un bon développeur doit toujours penser à la performance et à l'expérience utilisateur, c'est essentiel pour la réussite d'un projet.",
        TypeScript:
          "TypeScript est un langage très important aujourd'hui, que j'apprends avec beaucoup de passion. Pour que le résultat soit juste il faut être rigoureux, bien relire son code et faire attention aux détails. Je suis quelqu'un de perfectionniste, donc je vérifie toujours mon travail avant de le rendre et on m'a toujours fait confiance pour cela.",
        Accessibilité:
          "Il ne faut jamais négliger l'accessibilité, car elle concerne tout le monde. Un site doit être agréable, simple et ouvert à tous, c'est une question de respect. Je pense toujours à l'utilisateur en premier et je fais de mon mieux pour que chacun soit satisfait.",
        'Tests automatisés':
          "Je lui montrerais d'abord l'importance des tests, car la qualité est essentielle dans un projet. Il faut être patient et pédagogue, encourager la personne et lui donner confiance. J'aime beaucoup transmettre et je suis sûr qu'elle progresserait très vite avec moi.",
        Séniorité:
          'Pour moi la qualité passe avant tout, mais le respect des délais est aussi très important. Il faut savoir trouver le bon équilibre, garder son sang-froid et rester positif. Je suis très réactif et je travaille bien sous pression, donc je ferais tout mon possible pour que tout le monde soit satisfait.',
      },
    },
    {
      firstName: 'Mehdi',
      lastName: 'Chaabane',
      email: 'mehdi.chaabane@courriel.example',
      phone: '27000671',
      applied: [3, '13:45'],
      started: [1, '08:10'],
      writing: 'phone',
      answers: {
        Motivation:
          "je travaille depuis 2020 dans une startup de livraison a la Marsa, on a fait l'app des livreurs en React. je veux changer parce que la boite ferme son bureau de Tunis en janvier, et la banque c'est un domaine ou la qualité compte vraiment",
        'Résolution de problèmes':
          "l'app des livreurs se fermait toute seule en plein après midi. j'ai demandé a 5 livreurs de m'envoyer leur modèle, tous des téléphones de 2 Go. j'ai mesuré la mémoire et la carte gardait toutes les positions de la journée. j'ai gardé seulement les 200 dernières et les fermetures sont passées de 30 par jour a 1 ou 2",
        Transparence:
          "en ramadan 2024 notre testeur était malade. j'ai dit au client dès le lundi que le mode sombre ne serait pas dans la version, au lieu de promettre. j'ai pris les tests de la semaine en plus de mon sprint et on a livré le jeudi comme annoncé",
      },
    },
    {
      firstName: 'Rim',
      lastName: 'Ben Amor',
      email: 'rim.benamor@courriel.example',
      phone: '53000784',
      applied: [2, '22:18'],
    },
    {
      firstName: 'Karim',
      lastName: 'Jlassi',
      email: 'karim.jlassi@courriel.example',
      phone: '96000895',
      applied: [14, '10:02'],
    },
  ],
};
