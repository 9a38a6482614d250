import type { RatedExamples } from './rated.ts';

/** Examples in everyday language, from trades that no offer of the corpus has; each kind has a general answer, a good one and a trap. */
export const FRENCH_EXAMPLES: RatedExamples = {
  motivation: [
    {
      question: 'Qu’est-ce qui, dans ce que vous avez vécu, vous amène vers la garde d’enfants ?',
      answer:
        'J’aime beaucoup le contact, je suis quelqu’un de sérieux et je pense que ce poste est une belle opportunité pour évoluer dans une structure dynamique.',
      evidence: ['je pense que ce poste est une belle opportunité pour évoluer'],
      relevance: 'answers',
      correctness: null,
      level: 1,
      reason: 'Intérêt général qui vaudrait pour tout poste ; aucun fait vécu, aucun lien avec des enfants.',
    },
    {
      question: 'Qu’est-ce qui, dans ce que vous avez vécu, vous amène vers la garde d’enfants ?',
      answer:
        'jai gardé 2 ans les 3 petits de limmeuble apres lécole. le plus jeune parlait pas alors jai appris les images pour demander a boire, au bout de 4 mois il montrait tout seul. cest ça que je veux faire tous les jours',
      evidence: ['jai appris les images pour demander a boire', 'au bout de 4 mois il montrait tout seul'],
      relevance: 'answers',
      correctness: null,
      level: 4,
      reason: 'Choix tiré d’un fait vécu, difficulté, moyen trouvé et progrès daté ; rien d’important ne manque.',
    },
    {
      question: 'Qu’est-ce qui, dans ce que vous avez vécu, vous amène vers la garde d’enfants ?',
      answer:
        'En stage j’ai classé 300 factures par fournisseur et retrouvé un double paiement de 840 dinars qui a été remboursé.',
      evidence: ['j’ai classé 300 factures par fournisseur'],
      relevance: 'other',
      correctness: null,
      level: 0,
      reason: 'Récit précis, mais d’un classement de factures ; la question sur la garde d’enfants reste sans réponse.',
    },
  ],
  behaviour: [
    {
      question: 'Racontez une fois où vous avez dû convaincre quelqu’un qui n’était pas d’accord.',
      answer:
        'Pour convaincre il faut toujours écouter et trouver les bons arguments. La communication est la clé, et je sais très bien m’adapter à tout le monde.',
      evidence: ['je sais très bien m’adapter à tout le monde'],
      relevance: 'answers',
      correctness: null,
      level: 1,
      reason: 'Principes et description de soi ; ni situation, ni action, ni résultat.',
    },
    {
      question: 'Racontez une fois où vous avez dû convaincre quelqu’un qui n’était pas d’accord.',
      answer:
        'Au rayon fruits le chef voulait jeter les caisses du soir. J’ai pesé pendant une semaine : 41 kg perdus. Je lui ai montré le cahier et proposé de vendre à moitié prix dès 18 h, il a accepté.',
      evidence: [
        'J’ai pesé pendant une semaine : 41 kg perdus',
        'proposé de vendre à moitié prix dès 18 h, il a accepté',
      ],
      relevance: 'answers',
      correctness: null,
      level: 3,
      reason: 'Désaccord réel, mesure, proposition et accord obtenu ; ce que la vente a donné ensuite n’est pas dit.',
    },
    {
      question: 'Racontez une fois où vous avez dû convaincre quelqu’un qui n’était pas d’accord.',
      answer: 'Oui au magasin une fois avec le chef, on a discuté et finalement ça s’est bien passé pour les caisses.',
      evidence: ['on a discuté et finalement ça s’est bien passé pour les caisses'],
      relevance: 'answers',
      correctness: null,
      level: 2,
      reason: 'Épisode réel mais vague ; les arguments et le résultat ne sont pas dits.',
    },
  ],
  value: [
    {
      question: 'Quand avez-vous refusé de faire un travail bâclé ?',
      answer:
        'La qualité est pour moi une valeur fondamentale. Un travail bâclé revient toujours plus cher, et le client doit rester au centre de tout.',
      evidence: ['Un travail bâclé revient toujours plus cher'],
      relevance: 'answers',
      correctness: null,
      level: 1,
      reason: 'Principes que chacun peut écrire ; aucun refus raconté.',
    },
    {
      question: 'Quand avez-vous refusé de faire un travail bâclé ?',
      answer:
        'Un soir on devait livrer 60 nappes, 9 avaient l’ourlet décousu. Mon binôme disait que ça passait. J’ai gardé les 9, prévenu le client de livrer 51 et le reste le lendemain à 8 h. Il a repris commande en mai.',
      evidence: ['J’ai gardé les 9, prévenu le client de livrer 51', 'Il a repris commande en mai'],
      relevance: 'answers',
      correctness: null,
      level: 4,
      reason: 'Pression, choix entre délai et qualité, chiffres et suite vérifiable ; rien d’important ne manque.',
    },
    {
      question: 'Quand avez-vous refusé de faire un travail bâclé ?',
      answer: 'Ça m’est arrivé avec des nappes mal cousues, je n’ai pas voulu les donner comme ça au client.',
      evidence: ['des nappes mal cousues, je n’ai pas voulu les donner'],
      relevance: 'answers',
      correctness: null,
      level: 2,
      reason: 'Refus réel mais bref ; ni ce qui a été fait ensuite, ni la suite.',
    },
  ],
  knowledge: [
    {
      question: 'Comment rangez-vous une chambre froide ?',
      answer:
        'Je mets le cru en bas et le cuit en haut, fermé, avec la date, parce que ce qui coule du cru contamine le reste. Ce qui périme d’abord passe devant, et je note la température deux fois par jour.',
      evidence: ['Je mets le cru en bas et le cuit en haut', 'Ce qui périme d’abord passe devant'],
      relevance: 'answers',
      correctness: 'right',
      level: 3,
      reason: 'Ordre juste et justifié, rotation et relevé de température ; pas de cas vécu ni de limite citée.',
    },
    {
      question: 'Comment rangez-vous une chambre froide ?',
      answer:
        'C’est simple, je connais bien : les viandes crues toujours en haut pour qu’elles respirent, les plats cuits en dessous, et je congèle de nouveau ce qui a décongelé pour ne rien perdre.',
      evidence: ['les viandes crues toujours en haut', 'je congèle de nouveau ce qui a décongelé'],
      relevance: 'answers',
      correctness: 'wrong',
      level: 1,
      reason: 'Assurance sans justesse : cru au-dessus du cuit et recongélation sont des fautes d’hygiène.',
    },
    {
      question: 'Comment rangez-vous une chambre froide ?',
      answer: 'Je sépare les produits et je regarde les dates, les nouveaux derrière. Après je ferme bien la porte.',
      evidence: ['je regarde les dates, les nouveaux derrière'],
      relevance: 'answers',
      correctness: 'partly',
      level: 2,
      reason: 'Rotation juste ; l’ordre du cru et du cuit, l’emballage et la température ne sont pas dits.',
    },
  ],
  situation: [
    {
      question: 'Un voyageur vous dit que son bagage a disparu du car. Que faites-vous ?',
      answer:
        'Je garde toujours mon calme et je gère le problème avec professionnalisme, car la satisfaction du client passe avant tout.',
      evidence: ['je gère le problème avec professionnalisme'],
      relevance: 'answers',
      correctness: null,
      level: 1,
      reason: 'Attitude annoncée ; aucune démarche, aucun ordre, aucune raison.',
    },
    {
      question: 'Un voyageur vous dit que son bagage a disparu du car. Que faites-vous ?',
      answer:
        'je demande le ticket et comment est le sac, jouvre la soute avec lui car souvent cest derriere un autre. sinon jappelle le chauffeur de larret davant avant quil reparte, apres cest trop tard. je remplis la fiche et je donne un numéro',
      evidence: [
        'jappelle le chauffeur de larret davant avant quil reparte',
        'je remplis la fiche et je donne un numéro',
      ],
      relevance: 'answers',
      correctness: 'right',
      level: 3,
      reason: 'Démarche ordonnée avec une raison pour chaque étape ; pas de limite ni de cas déjà vécu.',
    },
    {
      question: 'Un voyageur vous dit que son bagage a disparu du car. Que faites-vous ?',
      answer: 'Je lis chaque semaine, j’ai suivi une formation de 40 heures sur Excel et je maîtrise les formules.',
      evidence: ['j’ai suivi une formation de 40 heures sur Excel'],
      relevance: 'other',
      correctness: null,
      level: 0,
      reason: 'Formation racontée ; rien sur le voyageur ni sur son bagage.',
    },
  ],
  scenario: [
    {
      question: 'Deux personnes de votre équipe sont absentes et la commande part à 16 h. Comment décidez-vous ?',
      answer:
        'Je motive mon équipe, je délègue efficacement et je fixe des objectifs clairs. Un bon leader trouve toujours une solution.',
      evidence: ['je délègue efficacement et je fixe des objectifs clairs'],
      relevance: 'answers',
      correctness: null,
      level: 1,
      reason: 'Formules de direction ; ni choix, ni chiffre, ni conséquence.',
    },
    {
      question: 'Deux personnes de votre équipe sont absentes et la commande part à 16 h. Comment décidez-vous ?',
      answer:
        'À 9 h je compte : 5 postes pour 7, donc 280 pièces sur 400. J’appelle le client pour livrer 280 à 16 h et 120 demain plutôt que tout en retard, je laisse le contrôle à deux car c’est là qu’on a eu les retours en mars, et je passe moi-même à l’emballage.',
      evidence: [
        '5 postes pour 7, donc 280 pièces sur 400',
        'livrer 280 à 16 h et 120 demain plutôt que tout en retard',
      ],
      relevance: 'answers',
      correctness: 'right',
      level: 4,
      reason:
        'Calcul, arbitrage dit avec sa raison, contrôle préservé d’après un fait passé ; rien d’important ne manque.',
    },
    {
      question: 'Deux personnes de votre équipe sont absentes et la commande part à 16 h. Comment décidez-vous ?',
      answer: 'Je répartis le travail entre ceux qui restent, on commence par le plus urgent et je préviens le client.',
      evidence: ['on commence par le plus urgent et je préviens le client'],
      relevance: 'answers',
      correctness: 'partly',
      level: 2,
      reason: 'Bons premiers gestes sans détail ; ni ce qui est urgent, ni ce qui est annoncé au client.',
    },
  ],
};
