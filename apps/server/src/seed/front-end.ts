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
          'Depuis 2021 je refais le front d’une assurance en ligne, et le projet qui m’a le plus marquée est la déclaration de sinistre : 52 % des clients l’abandonnaient sur mobile. J’ai passé trois jours en agence à Sfax à regarder les gens s’en servir, puis j’ai coupé le formulaire en cinq écrans. Les abandons sont descendus à 21 % en quatre mois. Votre offre parle de virement et d’ouverture de compte sur des téléphones moyens : c’est ce travail que je veux continuer. Je quitte mon poste parce que le front y est figé depuis un an, et je veux apprendre à tenir un même socle pour plusieurs banques à la fois.',
        'Résolution de problèmes':
          'En novembre 2023, des clients disaient que le bouton Payer ne faisait rien, une fois sur vingt environ, et personne n’arrivait à le reproduire. J’ai d’abord comparé les journaux : toutes les plaintes venaient de réseaux lents. J’ai bridé le débit à 200 kb/s dans Chrome DevTools et j’ai vu que le premier clic partait avant que React ait fini l’hydratation. J’ai gardé le formulaire en HTML natif tant que le script n’était pas là, et j’ai ajouté un test Playwright en réseau lent. Nous sommes passés de 40 tickets par semaine à 2, et le test tourne encore.',
        "Travail d'équipe":
          'En mars 2024 un collègue arrivé depuis deux semaines devait livrer l’écran des bénéficiaires le jeudi, et j’avais ma propre livraison le vendredi. Le mardi, j’ai remarqué qu’il réécrivait un tableau qui existait déjà. J’ai pris deux heures avec lui en binôme : nous avons jeté 400 lignes et repris notre tableau accessible. J’ai prévenu ma cheffe de projet que ma tâche glisserait d’une demi-journée et j’ai repoussé la migration des icônes à la semaine suivante. Son écran est parti le jeudi, le mien le vendredi soir. Depuis, nous faisons une relecture à deux chaque lundi.',
        Transparence:
          'En janvier 2025, trois jours avant une mise en ligne, j’ai découvert que notre champ de saisie du RIB n’était pas lisible au lecteur d’écran. J’ai appelé le client le matin même, avant d’avoir la solution, parce qu’il avait déjà annoncé la date à ses agences. J’ai expliqué ce qui ne marchait pas et pour qui, et j’ai proposé deux options : livrer à la date en envoyant ces clients vers le téléphone, ou décaler de quatre jours. Il a choisi de décaler. Il m’a dit plus tard que d’habitude on l’appelait après, jamais avant.',
        'Orientation client':
          'Un client voulait que la session de sa banque reste ouverte 24 heures, parce que ses utilisateurs se plaignaient de se reconnecter. J’ai dit non : sur un téléphone partagé en famille, le risque était trop grand. J’ai d’abord écouté, puis j’ai sorti les chiffres : 70 % des reconnexions arrivaient en pleine saisie d’un virement, et on perdait le brouillon. J’ai donc proposé de garder le brouillon et de rouvrir la session par empreinte. Les plaintes ont baissé de moitié en un mois et il n’a plus redemandé les 24 heures.',
        React:
          'Je mesure avant de deviner. J’ouvre le profileur de React DevTools avec l’option qui dit pourquoi un composant a été rendu, et j’enregistre dix secondes d’usage réel avec le processeur ralenti quatre fois. Je cherche d’abord ce qui se rend sans que ses props changent : souvent un contexte dont la valeur est recréée à chaque rendu. Sur notre liste d’opérations, un contexte de filtre redessinait 300 lignes à chaque touche. J’ai descendu l’état dans le champ, stabilisé la valeur, puis mis memo sur la ligne : de 180 ms à 22 ms par frappe. La limite, c’est que memo coûte aussi, donc je ne le pose qu’après avoir vérifié la mesure.',
        Métier:
          'Je reviens d’abord en arrière, je cherche ensuite, parce que chaque minute coûte aux clients : je désactive la fonctionnalité par son drapeau, ou je fais un rollback de la version, et je préviens l’équipe et le support en deux lignes. Puis je compare les courbes du monitoring avant et après. Si toutes les pages ralentissent, je regarde le paquet JavaScript et les requêtes du démarrage ; si c’est une seule, je profile celle-là. En 2024 c’était une bibliothèque de dates importée en entier, 290 Ko de plus. Je l’ai retirée et j’ai mis une limite de poids dans la CI pour que cela ne revienne pas. Le risque du retour arrière, c’est une donnée déjà écrite au nouveau format : je le vérifie avant.',
        Séniorité:
          'Je demande d’abord d’où vient la date, parce que parfois elle bouge. Ensuite je découpe avec le designer en tâches de moins de deux jours et je donne un chiffre avec son risque. En juin 2024, une banque voulait tout le parcours de virement avant l’Aïd : j’ai estimé 18 jours pour une échéance à 10. J’ai proposé le virement simple à la date et le virement permanent deux semaines plus tard. J’ai écrit ce compromis au client dans un mail d’une page, avec ce qu’on perdait en qualité si on forçait : les tests d’accessibilité. La direction a pris la version réduite, et nous l’avons livrée deux jours avant la date.',
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
        "Travail d'équipe":
          "L'été dernier une collègue du support était débordée après une mise à jour, elle avait une trentaine d'appels par jour. J'étais en retard sur mon sprint mais j'ai pris une heure chaque matin pour répondre avec elle, et j'ai corrigé en premier les deux bugs qui revenaient. Mon chef était d'accord pour repousser une tâche. Au bout d'une semaine c'était calmé.",
        Transparence:
          "J'ai dû annoncer à mon chef que la migration vers TypeScript ne serait pas finie pour septembre. J'avais sous-estimé les vieux écrans. Je lui ai dit en juillet, avec la liste de ce qui restait, et on a décidé de ne migrer que les nouveaux écrans.",
        'Orientation client':
          "Un commerçant voulait qu'on cache la TVA sur le ticket. J'ai refusé parce que c'est obligatoire. Je lui ai expliqué et j'ai proposé un ticket plus court avec la TVA sur une seule ligne. Il a accepté.",
        React:
          "J'ouvre React DevTools, onglet Profiler, je lance un enregistrement et je regarde quels composants se rendent le plus. Souvent c'est un état placé trop haut ou une liste sans clé stable. Je descends l'état, j'ajoute memo si besoin, et je mesure à nouveau pour vérifier que ça a changé quelque chose.",
        Métier:
          "Je regarde d'abord si c'est tout le monde ou un seul écran. Si c'est grave je demande un retour arrière à la version précédente. Ensuite je regarde l'onglet réseau et les logs pour voir si une requête part en boucle. Une fois c'était un useEffect sans dépendances qui rappelait l'API toutes les secondes, je l'ai corrigé en dix minutes.",
        Séniorité:
          "Je fais une estimation par tâche et je montre que ça ne rentre pas. Je propose de livrer une partie à la date et le reste après, en demandant au client ce qui compte le plus pour lui. Si la date ne bouge pas, je demande qui peut m'aider ou ce qu'on enlève.",
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
        "Travail d'équipe":
          'La collaboration est au cœur de ma pratique professionnelle. Il est essentiel de noter que le soutien mutuel permet d’optimiser la performance collective. Lorsque j’ai constaté qu’un collègue rencontrait des difficultés, j’ai fait preuve d’empathie et d’écoute active afin de l’accompagner de manière proactive. Une communication claire et transparente a permis de favoriser un climat de confiance — un élément déterminant pour la réussite de tout projet.',
        Transparence:
          'La transparence est une valeur fondamentale que je place au centre de mes interactions. Annoncer une nouvelle difficile exige de la préparation, de l’empathie et une communication claire. J’ai veillé à exposer les faits de manière objective, à proposer des solutions concrètes et à rassurer l’ensemble des parties prenantes. Cette expérience m’a appris l’importance de la communication dans la gestion des situations délicates.',
        'Orientation client':
          'Dire non à un client requiert tact et diplomatie. Mon approche repose sur trois piliers :\n\n1. **Écouter** attentivement le besoin exprimé ;\n2. **Expliquer** de manière pédagogique les contraintes ;\n3. **Proposer** une alternative sur mesure.\n\nEn somme, il convient de souligner que le refus, lorsqu’il est bien formulé, peut renforcer la relation de confiance.',
        React:
          'Pour identifier un composant qui se redessine trop souvent, il convient d’utiliser les outils de profilage tels que React DevTools Profiler. Cet outil permet de visualiser les rendus et de détecter les composants problématiques. Ensuite, plusieurs techniques d’optimisation peuvent être mises en œuvre : **React.memo**, **useMemo**, **useCallback**, la virtualisation des listes ainsi que le découpage du code. Il est essentiel de mesurer l’impact de chaque optimisation afin de garantir une expérience utilisateur fluide.',
        Métier:
          'Face à une dégradation de performance, je privilégie une approche méthodique. Premièrement, j’analyse les métriques de monitoring afin d’identifier l’origine du ralentissement. Deuxièmement, j’évalue la possibilité d’un rollback afin de garantir la continuité de service. Troisièmement, je collabore avec les équipes concernées pour mettre en œuvre une correction durable. Enfin, je documente l’incident afin de favoriser l’amélioration continue.',
        Séniorité:
          'Lorsqu’un délai semble irréaliste, il est essentiel d’adopter une posture constructive. J’engage un dialogue ouvert avec les parties prenantes afin de clarifier les priorités, d’évaluer les risques et de proposer un périmètre réaliste. Une communication claire et transparente permet de trouver un équilibre entre les attentes de la direction et la qualité attendue. En conclusion, la gestion des attentes joue un rôle déterminant dans la réussite du projet.',
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
        "Travail d'équipe":
          "Dans l'agence on s'aide toujours entre nous. Quand ma collègue avait trop de pages à intégrer je prenais une partie de son travail, même si j'avais aussi le mien. On finissait à temps en général.",
        Transparence:
          "J'ai dû dire à un client que son site serait en retard d'une semaine. Il n'était pas content mais je lui ai expliqué et il a compris.",
        'Orientation client':
          "Un client voulait une animation partout sur sa page. Je lui ai dit que ce n'était pas bon pour le téléphone, il a accepté d'en garder une seule.",
        React:
          "Je regarde dans les outils du navigateur ce qui prend du temps. Je pense que c'est souvent à cause des states. On peut utiliser useMemo pour que ça se recharge moins.",
        Métier:
          "Je vérifie ce qui a changé hier dans Git et j'essaie de voir quelle partie est lente. Si je ne trouve pas je demande à un collègue plus expérimenté. Il faut aussi prévenir le client.",
        Séniorité:
          "Je dirais honnêtement que le délai est difficile et je demanderais plus de temps. Si ce n'est pas possible je ferais des heures en plus.",
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
        "Travail d'équipe":
          "L'esprit d'équipe est une de mes plus grandes qualités. Seul on va plus vite, ensemble on va plus loin. Il est important d'être à l'écoute des autres, de partager et de s'entraider, même quand on est chargé, car c'est l'équipe qui gagne. Je suis toujours disponible pour mes collègues et je pense que la solidarité est la clé de la réussite dans toute entreprise moderne.",
        Transparence:
          "Je suis une personne honnête et transparente. Il faut toujours dire la vérité, même quand elle est difficile à entendre, car la confiance est la base de toute relation professionnelle. Une mauvaise nouvelle doit être annoncée avec tact et diplomatie. J'ai toujours fonctionné de cette manière et cela m'a toujours réussi.",
        'Orientation client':
          "Le client est roi, mais il faut savoir dire non avec diplomatie. Je pense qu'avec une bonne communication on peut tout faire accepter. Il faut être souriant, patient et à l'écoute. La satisfaction du client a toujours été ma priorité et je m'investis à fond pour qu'il soit toujours content de nos services.",
        React:
          "React est une technologie très puissante et très demandée aujourd'hui, que je maîtrise parfaitement. Pour avoir une application rapide il faut suivre les bonnes pratiques et bien organiser son code. Un bon développeur doit toujours penser à la performance et à l'expérience utilisateur, c'est essentiel pour la réussite d'un projet.",
        Métier:
          "Dans ce genre de situation il faut surtout garder son sang-froid. Je commencerais par bien analyser la situation, puis je chercherais la meilleure solution possible avec mon équipe. L'important est de rester positif et de travailler ensemble pour satisfaire le client dans les meilleurs délais. Je suis très réactif et je sais travailler sous pression.",
        Séniorité:
          "Je pense que rien n'est impossible quand on est motivé et bien organisé. Je ferais tout mon possible pour respecter le délai, car le respect des délais est très important pour moi. Si vraiment c'est intenable, il faut savoir communiquer avec sa hiérarchie de manière constructive et trouver ensemble la meilleure solution.",
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
