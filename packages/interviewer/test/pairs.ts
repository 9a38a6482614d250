import type { QuestionKind } from '@kafaa/interviewer/contract';

/** Two answers to one question: one lived and specific, the other without content. Written by hand, by no fixed rule. */
export interface Pair {
  voice: string;
  kind: QuestionKind;
  language: 'Français' | 'Anglais';
  title: string;
  question: string;
  lived: string;
  empty: string;
}

export const SHORT_AGAINST_LONG: readonly Pair[] = [
  {
    voice: 'phone French without accents',
    kind: 'motivation',
    language: 'Français',
    title: 'Vendeuse en boutique',
    question: 'Quelle mission de ce poste de vendeuse vous attire le plus, et quelle expérience vécue l’explique ?',
    lived:
      'le conseil en cabine. lete dernier a la soukra jai tenu seule le rayon robes, jai fait essayer 3 tailles a une dame qui voulait partir et elle a pris 2 pieces. cest ca que je veux refaire',
    empty:
      "Depuis toujours je suis une personne passionnée par le commerce et par le contact humain, et c'est pour cette raison que votre offre a immédiatement attiré mon attention. Je pense que la vente est un métier noble qui demande de la patience, du sourire, de la rigueur et beaucoup de motivation. Votre entreprise est une référence dans son secteur et ses valeurs correspondent parfaitement aux miennes. Je suis convaincue que mon dynamisme, mon sens du relationnel et mon esprit d'équipe seront de véritables atouts pour votre boutique. Aujourd'hui je souhaite évoluer dans un environnement stimulant qui me permettra de développer mes compétences et de relever de nouveaux défis. Toutes les missions de ce poste m'intéressent car elles sont variées et enrichissantes. Je suis prête à m'investir pleinement et à donner le meilleur de moi-même chaque jour pour contribuer à la satisfaction de la clientèle. Rejoindre votre équipe serait pour moi une opportunité unique de m'épanouir et d'apporter une réelle valeur ajoutée à votre belle maison.",
  },
  {
    voice: 'Tunisian French',
    kind: 'behaviour',
    language: 'Français',
    title: 'Conseiller service client',
    question: 'Racontez un échange tendu avec un client ou un collègue, et ce que vous avez fait pour le calmer.',
    lived:
      "Un monsieur criait au guichet, sa carte est avalée depuis 3 jours. Je l'ai pris à côté, yaani loin de la file, j'ai appelé l'agence de Sfax devant lui et il a eu sa carte le lendemain à 10h. Il est revenu me dire merci.",
    empty:
      "Les échanges tendus font partie de la vie professionnelle et il faut savoir les gérer avec intelligence. Dans ce genre de situation, je pense que le plus important est de rester calme et de garder son professionnalisme en toutes circonstances. Il faut toujours être à l'écoute du client, comprendre ses besoins et lui montrer de l'empathie, car un client bien écouté est un client satisfait. Je suis quelqu'un de patient et de diplomate par nature, et j'ai une grande capacité d'adaptation face aux personnalités difficiles. La communication est la clé de toute relation saine, que ce soit avec un client ou avec un collègue. Il ne faut jamais prendre les choses personnellement et toujours chercher une solution qui convient à tout le monde. Avec de la bonne volonté, du respect et de la courtoisie, on arrive toujours à apaiser les tensions. C'est une qualité que j'ai développée au fil du temps et qui est essentielle dans ce métier. Le client reste au cœur de toute entreprise et sa satisfaction est primordiale.",
  },
  {
    voice: 'phone French without accents',
    kind: 'value',
    language: 'Français',
    title: 'Magasinier cariste',
    question:
      'Racontez une erreur que vous aviez commise et que personne n’avait vue, et ce que vous avez fait ensuite.',
    lived:
      'javais mis 2 palettes de lait au mauvais quai, elles allaient partir a gabes. personne avait vu. jai appele le chef de quai, on a arrete le camion 15 min et jai recharge. maintenant je scanne 2 fois',
    empty:
      "L'intégrité est une valeur fondamentale pour moi, aussi bien dans ma vie personnelle que dans ma vie professionnelle. Je pense que tout le monde peut faire des erreurs, car l'erreur est humaine, et que l'essentiel est de savoir les reconnaître avec humilité. Une personne honnête doit toujours assumer ses responsabilités et ne jamais cacher la vérité à ses supérieurs. De nature sincère et transparente, j'ai toujours eu à cœur de respecter mes engagements et de mériter la confiance de mes responsables. La confiance est très importante dans une équipe et il faut la préserver à tout prix. Sans honnêteté, aucune entreprise ne peut avancer et aucune collaboration ne peut durer dans le temps. Je considère que chaque erreur est une opportunité de grandir, de progresser et de devenir meilleur. C'est pourquoi je m'efforce toujours d'être rigoureux, sérieux et attentif dans tout ce que je fais. Je suis convaincu que ces qualités humaines font de moi un candidat fiable, loyal et digne de confiance pour votre entreprise.",
  },
  {
    voice: 'dense office French',
    kind: 'knowledge',
    language: 'Français',
    title: 'Comptable',
    question:
      'Expliquez, sur un exemple de votre pratique, comment vous contrôlez une déclaration de TVA avant de la déposer.',
    lived:
      "Je rapproche la TVA collectée du chiffre d'affaires de la balance, taux par taux, puis je pointe les factures d'achat au-dessus de 1 000 dinars. En mars j'ai trouvé une facture comptée deux fois, 380 dinars de trop déduits, corrigée avant le 28.",
    empty:
      "La TVA est un impôt indirect très important dans la vie d'une entreprise et sa déclaration demande beaucoup de sérieux et de rigueur. Un bon comptable doit toujours être attentif et organisé, car une erreur peut avoir des conséquences graves pour la société. Il faut bien maîtriser la réglementation en vigueur et se tenir constamment informé des évolutions. Je suis une personne méthodique et j'accorde une grande importance à la qualité de mon travail. Dans ce domaine, la précision est essentielle et il est indispensable de respecter les procédures. Il faut aussi savoir travailler en équipe et bien communiquer avec les différents services de l'entreprise. Grâce à ma formation solide et à mon sens des responsabilités, je suis capable de gérer ce type de travail avec efficacité. Il est important de toujours vérifier son travail et de ne rien laisser au hasard, parce que la fiabilité est une qualité fondamentale dans notre métier. Pour moi la comptabilité est une véritable passion et je mets tout en œuvre pour garantir l'excellence au quotidien.",
  },
  {
    voice: 'phone French without accents',
    kind: 'situation',
    language: 'Français',
    title: 'Technicien de maintenance',
    question:
      'Une machine s’arrête au milieu d’une commande et la panne revient au redémarrage : comment procédez-vous ?',
    lived:
      'je coupe et je mets le cadenas, apres je regarde le code defaut. si cest thermique je mesure les 3 phases avec la pince, si une est basse je verifie le contacteur. je previens la prod avec un delai parce que sinon ils attendent pour rien',
    empty:
      "Dans une telle situation, il est très important de ne pas paniquer et de garder son sang-froid, car le stress ne résout jamais les problèmes. Un bon technicien doit être réactif, compétent et savoir prendre les bonnes décisions au bon moment. Je suis quelqu'un de calme et de rigoureux, et j'aime beaucoup relever ce genre de défis. Il faut d'abord bien analyser le problème, puis trouver la meilleure solution possible pour l'entreprise. La production est essentielle et il faut tout faire pour satisfaire le client dans les meilleures conditions. Le travail d'équipe joue également un rôle fondamental, car ensemble on est toujours plus forts. J'ai une grande capacité d'adaptation et je sais travailler sous pression, ce qui est un véritable atout dans ce métier. Il est aussi nécessaire de bien communiquer avec ses collègues et ses supérieurs. Avec de la motivation, de la persévérance et du sérieux, on peut toujours venir à bout des difficultés. Je donnerai toujours le meilleur de moi-même pour que tout fonctionne correctement.",
  },
  {
    voice: 'Tunisian French',
    kind: 'scenario',
    language: 'Français',
    title: 'Chef de projet',
    question:
      'Vous travaillez comme chef de projet et l’on vous demande un délai que vous savez intenable : comment répondez-vous, et avec quels arguments ?',
    lived:
      "Je dis non avec un tableau : 14 jours de travail, 2 personnes, donc pas avant le 20. Après je propose de livrer le paiement d'abord et de laisser les rapports pour la v2. Si la direction insiste, je demande par mail ce qu'on enlève.",
    empty:
      "En tant que chef de projet, il est essentiel de savoir gérer les délais et les attentes des différentes parties prenantes. La gestion du temps est une compétence fondamentale et je considère que c'est l'un de mes points forts. Face à une demande difficile, il faut toujours garder une attitude positive et professionnelle. Je pense que la communication est la clé de la réussite de tout projet et qu'il faut être transparent avec ses supérieurs. Un bon manager doit savoir motiver son équipe et l'encourager à se dépasser pour atteindre les objectifs fixés. Il est important de trouver un équilibre entre la qualité et la rapidité, sans jamais compromettre l'excellence. Je suis une personne déterminée et j'aime relever les défis, même lorsqu'ils semblent impossibles. Rien n'est impossible quand on travaille avec passion, rigueur et esprit d'équipe. Il convient également de rester flexible et de s'adapter aux priorités de l'entreprise, parce que le monde d'aujourd'hui évolue très vite. Dans tous les cas, je ferai de mon mieux pour satisfaire la direction et le client.",
  },
  {
    voice: 'plain English',
    kind: 'motivation',
    language: 'Anglais',
    title: 'Receptionist',
    question: 'Which part of this receptionist position attracts you most, and what experience of yours explains it?',
    lived:
      'The night check-ins. Last summer in Hammamet I did 40 nights alone at the desk, a family came at 3 am with a sick baby and I found them a doctor in 20 minutes. I want that again, in a bigger house.',
    empty:
      'I have always been a highly motivated and passionate person, and hospitality has been my dream since I was a child. Your company is a leading company in its field and its reputation speaks for itself. I strongly believe that my skills and my background make me a perfect fit for this position. I am a people person with excellent communication skills and a positive attitude, and I enjoy meeting people from all over the world. Every part of this position attracts me because it is challenging, dynamic and full of opportunities to grow. I am a fast learner, a team player and a hard worker who always gives one hundred percent. I think customer satisfaction is the most important thing and I am committed to excellence in everything I do. Working in your hotel would be a great opportunity to develop myself and to contribute to your success. I am confident that I would be a valuable asset to your team, and I am looking forward to taking on new challenges in such an inspiring environment.',
  },
  {
    voice: 'second-language English',
    kind: 'behaviour',
    language: 'Anglais',
    title: 'Warehouse supervisor',
    question: 'Tell us about a week when everything was urgent: how did you decide what came first?',
    lived:
      'Week before Aid, 3 trucks late and 2 pickers sick. I put the fresh orders first because they lose in 24h, I called 5 customers to move the dry ones to monday, only one refused. We shipped 212 of 230.',
    empty:
      'Nowadays every company faces urgent situations and it is very important to manage time efficiently. I am a very organised person and I consider myself excellent at handling pressure. When everything is urgent, you must always stay calm, stay positive and keep the big picture in mind. I believe that good planning is the key to success and that communication with the team is essential. A great leader should always know how to prioritise and how to delegate the right tasks to the right people. I have strong time management skills and I always deliver high quality work on time. In my opinion, teamwork makes the dream work, and together we can overcome any challenge. It is also important to be flexible because priorities can change very quickly in a fast paced environment. I am always ready to go the extra mile and give my best, no matter what the circumstances are. This mindset has always helped me to succeed and I am sure it will be a valuable asset for your company in the future.',
  },
  {
    voice: 'plain English',
    kind: 'value',
    language: 'Anglais',
    title: 'Accountant',
    question: 'Tell us about a mistake of yours that nobody had noticed, and what you did about it.',
    lived:
      'I paid one supplier twice, 1,900 dinars, and the bank file was already closed. I told the finance manager the same morning, called the supplier and got a credit note in 4 days. Since then I sort by invoice number before paying.',
    empty:
      'Integrity is one of my core values and I believe that honesty is the best policy in life and at work. Everybody makes mistakes because nobody is perfect, and what matters most is how we learn from them. A good employee should always be honest and transparent with the management and take full responsibility. I am a very sincere person and I have always been trusted by everyone around me. Trust is the key to every successful company and it is essential to protect it. I consider every mistake a valuable opportunity to grow and to become a better professional. You should never hide the truth, because sooner or later it always comes out. In general I am very detail oriented, dedicated and careful, so I usually do not make many mistakes. Nevertheless, I think it is important to stay humble and to accept feedback with a positive attitude. I am convinced that these strong values make me a reliable and loyal person, and I would be proud to bring them to your esteemed company.',
  },
  {
    voice: 'second-language English',
    kind: 'knowledge',
    language: 'Anglais',
    title: 'QA engineer',
    question: 'Explain how you decide that a piece of code is tested enough to go to production.',
    lived:
      'I look at the risk first: payment gets unit tests, one end-to-end test and a rollback plan, a text change gets none. If the bug cost is more than 1 hour of support I write a test for it, because we saw the same crash 3 times in 2023.',
    empty:
      'Testing is a very important part of software development and quality should always be the top priority. A good engineer must be careful and must always make sure that everything works perfectly before going to production. I am passionate about quality and I have a strong attention to detail, which is essential in this job. In my opinion, the more tests you have the better it is, because quality is everyone’s responsibility. It is crucial to follow best practices and to stay up to date with the latest technologies. I am a hard worker and I always do my best to deliver excellent results for the company and its customers. Communication with the developers is also a key factor of success, and I am a real team player. In today’s fast paced world, companies need to deliver value quickly without compromising on quality. I believe that with the right mindset and a positive attitude, any team can achieve great things. I would be delighted to bring my enthusiasm and my skills to your leading company and contribute to its growth.',
  },
  {
    voice: 'plain English',
    kind: 'situation',
    language: 'Anglais',
    title: 'Customer support specialist',
    question: 'A customer calls for the third time about the same problem and threatens to leave: what do you say?',
    lived:
      'I say: "You called twice already, I have both notes here, so you will not explain again." Then I test it with them on the line, and if I cannot fix it in 10 minutes I give my name and a call-back at a fixed hour.',
    empty:
      'Customer satisfaction is the most important thing for every company, because without customers there is no business. In such a situation, it is essential to remain calm, polite and professional at all times. A good agent should always listen to the customer and show a lot of empathy and understanding. I am a very patient person by nature and I have excellent communication skills. I believe that every problem has a solution and that a positive attitude can make all the difference. You must always make the customer feel valued and respected, because trust is the key to a long lasting relationship. I am used to dealing with difficult people and I never take anything personally. It is also very important to follow the values and the procedures of the company. In my opinion, an unhappy customer is an opportunity to improve and to grow. I always give my best and go the extra mile to exceed expectations, and I am convinced that my motivation would be a strong asset for your team and your reputation.',
  },
  {
    voice: 'plain English',
    kind: 'scenario',
    language: 'Anglais',
    title: 'Production team leader',
    question:
      'You join as a production team leader and take over a demotivated team: what do you do in the first month?',
    lived:
      'Week 1 I sit 20 minutes with each of the 12 people and ask what slows them. I pick the one complaint that comes most, say the broken trolleys, and fix it in 10 days so they see it. Then a 5-minute board meeting each morning, scrap and absences.',
    empty:
      'Motivation is one of the most important factors in the success of any team and a leader must know how to inspire people. I consider myself a natural leader with a strong vision and excellent interpersonal skills. In the first month, I would create a positive atmosphere where everyone feels valued, respected and part of the family. I believe that communication is the key and that trust is essential between a leader and his team. A great manager should always lead by example and give his best every single day. It is important to understand that every person is different and has unique strengths. I am passionate about helping people to grow and to reach their full potential. With the right mindset, hard work and dedication, any team can become a winning team. I would also make sure that the values of the company are shared by everyone, because they are fundamental. I am convinced that my energy, my enthusiasm and my leadership skills would bring real added value and help your company to achieve its goals.',
  },
];

/** Pairs of about equal length, one lived and one recited, so that length does not tell them apart. */
export const EQUAL_LENGTH: readonly Pair[] = [
  {
    voice: 'dense French',
    kind: 'behaviour',
    language: 'Français',
    title: 'Infirmier',
    question: 'Racontez un travail d’équipe où les choses se passaient mal, et ce que vous avez fait personnellement.',
    lived:
      "La nuit, les transmissions se perdaient entre les deux étages. J'ai proposé une fiche d'une page par patient, je l'ai essayée dix jours avec l'aide-soignante du troisième, et le cadre l'a gardée : plus aucun antibiotique oublié depuis janvier.",
    empty:
      "Le travail d'équipe est une valeur essentielle à l'hôpital et je suis quelqu'un de très solidaire. Il faut savoir communiquer, s'entraider et rester positif en toutes circonstances, car une équipe soudée est la clé de la réussite et du bien-être des patients.",
  },
  {
    voice: 'phone French',
    kind: 'knowledge',
    language: 'Français',
    title: 'Cuisinier',
    question: 'Expliquez comment vous tenez l’hygiène et la chaîne du froid pendant un service chargé.',
    lived:
      'releve du frigo a 8h et 16h, si cest au dessus de 4 degres je vide et jappelle le frigoriste. etiquette avec la date sur chaque bac, le plus vieux devant, et planche rouge viande seulement',
    empty:
      'lhygiene est tres importante dans la cuisine, il faut toujours etre propre et serieux. un bon cuisinier doit respecter les regles et les clients, cest primordial pour la reputation du restaurant et pour moi cest une passion',
  },
  {
    voice: 'plain French',
    kind: 'value',
    language: 'Français',
    title: 'Assistante administrative',
    question: 'Racontez une fois où vous avez réduit un gaspillage, de matière, d’énergie ou de temps.',
    lived:
      "On imprimait chaque lundi 40 pages de planning que personne ne lisait. J'ai demandé à cinq collègues ce qu'ils regardaient vraiment, j'ai fait un tableau partagé d'une page et on a gardé une rame par mois.",
    empty:
      "Je pense que le gaspillage est un vrai problème de notre société et que chacun doit faire des efforts. Je suis une personne responsable et sensible à l'environnement, et j'essaie toujours de faire attention au quotidien.",
  },
  {
    voice: 'plain English',
    kind: 'situation',
    language: 'Anglais',
    title: 'Teacher',
    question:
      'In the middle of a class a third of the students are lost: what do you do right away, then in the next session?',
    lived:
      'I stop, draw the two tenses on one timeline and ask pairs to place three sentences. Those who still miss get a short sheet with the same verbs, and next session I open with a five-question quiz to see who needs a small group.',
    empty:
      'Every student learns at a different pace and a good teacher must always be patient and supportive. I am passionate about teaching and I believe that creating a positive atmosphere is the key to helping all students succeed in their learning journey.',
  },
  {
    voice: 'plain English',
    kind: 'motivation',
    language: 'Anglais',
    title: 'Sales representative',
    question: 'What in your background led you to apply for this sales representative position rather than elsewhere?',
    lived:
      'I sold your point-of-sale app door to door in Nabeul for six months: 31 shops, 9 signed. Your support answered my customers in an hour while the other brand took two days, so I want to sell what works.',
    empty:
      'I am a highly motivated and results driven person with a real passion for sales. Your leading company has a great reputation, and I believe this challenging opportunity would allow me to grow and to contribute my skills to your success.',
  },
  {
    voice: 'plain English',
    kind: 'scenario',
    language: 'Anglais',
    title: 'Data analyst',
    question: 'In your first month, you discover a mistake you made yesterday that nobody has seen: what do you do?',
    lived:
      'First I check who received the number: say the Monday report, 6 people. I write to them before noon with the right figure and the cause, a double join, fix the query and add a row count so it fails loudly next time.',
    empty:
      'Honesty is one of my core values, so I would always be transparent with my manager. Everybody makes mistakes, and it is very important to stay positive, take responsibility and learn from them in order to grow as a professional.',
  },
];
