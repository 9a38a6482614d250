import { describe, expect, it } from 'vitest';
import { isAbsent } from '@kafaa/interviewer/scoring/said/absent';
import { admits } from '@kafaa/interviewer/scoring/said/acts';
import { labelOf } from '@kafaa/interviewer/scoring/said/labels';
import { isWeak } from '@kafaa/interviewer/scoring/said/weak';
import type { QuestionKind } from '@kafaa/interviewer/contract';
import { FEATURE_NAMES, type Counts, type FeatureName } from '@kafaa/interviewer/scoring/features';
import { evaluateInterview, scoreAnswers } from '@kafaa/interviewer/local';
import type { Prediction } from '@kafaa/interviewer/scoring/model';
import { reasonFor } from '@kafaa/interviewer/scoring/reasons';
import { interview } from './briefs.ts';

type Language = 'fr' | 'en';

/** Every feature counted once, so that only the words decide on the label. */
const COUNTS = Object.fromEntries(FEATURE_NAMES.map((name) => [name, 1])) as Counts;

const label = (name: FeatureName, text: string, language: Language, kind: QuestionKind = 'behaviour'): string | null =>
  labelOf(name, { text, counts: COUNTS, sentence: 0 }, language, kind);

describe('reasons for off-topic answers', () => {
  const nothing: Prediction = { value: 0, contributions: [], wording: 0, sentences: [] };
  const reasonOf = (text: string): string => {
    const prepared = scoreAnswers(interview([{ answer: text }]))[0]?.prepared;
    if (!prepared) throw new Error('scoreAnswers returned no prepared answer');
    const read = { answer: prepared, used: prepared.sentences, kind: 'knowledge' } as const;
    return reasonFor(0, nothing, ['off-topic'], read);
  };

  it('the reason for an off-topic answer quotes an admitted gap, or else says « à relire »', () => {
    expect(reasonOf('Franchement je ne sais pas trop le règlement, je demanderais au cuisinier.')).toBe(
      'Dit ne pas savoir ou ne pas avoir fait\u00A0: «\u00A0Franchement je ne sais pas trop le règlement, je demanderais au cuisinier\u00A0».',
    );
    expect(reasonOf('Le soir on regardait passer les bateaux depuis la terrasse du café.')).toBe(
      'Lien avec la question non reconnu par le logiciel\u00A0: à relire. Dit\u00A0: «\u00A0Le soir on regardait passer les bateaux depuis la terrasse du café\u00A0».',
    );
  });
});

describe('openings of reasons at level 2', () => {
  const reasonOf = (kind: QuestionKind, text: string): string => {
    const prepared = scoreAnswers(interview([{ answer: text }]))[0]?.prepared;
    if (!prepared) throw new Error('scoreAnswers returned no prepared answer');
    const nothing: Prediction = { value: 2, contributions: [], wording: 0, sentences: [] };
    return reasonFor(2, nothing, [], { answer: prepared, used: prepared.sentences, kind });
  };

  it.each<[QuestionKind, string, string]>([
    ['behaviour', 'Un matin la pompe est tombée en panne et j’ai changé le joint.', 'Exemple incomplet.'],
    ['behaviour', 'Pour moi le joint et la pompe vont ensemble.', 'Réponse incomplète.'],
    ['motivation', 'La mécanique me plaît plus que la vente.', 'Réponse en partie concrète.'],
    ['knowledge', 'Joint, pompe, clapet.', 'Réponse partielle, exactitude à vérifier.'],
    ['knowledge', 'Le joint d’abord, parce que sinon la pompe aspire de l’air.', 'Réponse partielle'],
  ])('the reason of a %s answer of level 2 opens by what is incomplete: %s', (kind, text, opening) => {
    expect(reasonOf(kind, text)).toMatch(new RegExp(`^${opening}`, 'u'));
  });

  it('the reason of a motivation answer names no missing result', () => {
    expect(reasonOf('motivation', 'La mécanique me plaît plus que la vente.')).not.toContain('Non trouvé');
  });
});

describe('labels of quotes', () => {
  it.each<[FeatureName, string, string]>([
    ['quantity', '60 doses bloquées puis détruites', 'détail'],
    ['quantity', 'relevé toutes les 10 min, et à 7,5° on a transféré', 'détail'],
    ['quantity', 'Deux collègues ne se parlaient plus', 'détail'],
    ['quantity', "j'en ai fait une quinzaine", 'détail'],
    ['quantity', '2 ou 3 fois par semaine', 'détail'],
    ['ownAction', 'une foi jai vu une raie, jai refait depuis le 120', 'action'],
    ['ownAction', "J'ai filmé la fermeture avec le téléphone", 'action'],
    ['ownAction', "J'ai travaillé 6 ans dans un jardin d'enfants", 'parcours'],
    ['ownAction', "J'ai fait un BTS logistique", 'parcours'],
    ['ownAction', "J'ai commencé à écrire le numéro sur la fiche", 'action'],
    ['ownAction', "Je me suis trompé une fois, j'ai laissé partir un cheval", 'erreur reconnue'],
    ['ownAction', 'je comptais écrire le matin et j’ai oublié', 'erreur reconnue'],
    ['teamAction', 'on a refait l’équilibrage des deux roues', 'action en équipe'],
    ['habit', 'je nettoie l’endroit et je sonde avec le poinçon', 'démarche'],
    ['habit', 'jappelle le collegue et je note le numero', 'démarche'],
    ['result', 'Depuis on les teste sous vide', 'résultat'],
    ['result', 'à la fin la cuve était propre', 'résultat'],
    ['constraint', "je n'avais pas le droit de monter, il était interdit d'ouvrir", 'difficulté'],
    ['constraint', 'malgré la panne on a livré', 'difficulté'],
    ['tool', 'je regarde avec la lampe de coté', 'outil ou méthode'],
    ['tool', 'Le gabarit et la lame', 'outil ou méthode'],
    ['learning', 'depuis je vérifie la cote deux fois', 'leçon tirée'],
    ['people', 'il m’a dit que la piste du bas passait', 'échange avec quelqu’un'],
    ['reasoning', 'sinon il fait 3h de route', 'raisonnement'],
  ])('the feature %s of the text « %s » is labelled %s', (name, text, expected) => {
    expect(label(name, text, 'fr')).toBe(expected);
  });

  it.each<[FeatureName, string]>([
    ['constraint', 'La contrainte ne fonctionne pas, l’adhésion oui'],
    ['quantity', 'un garçon de 8 ans m’a demandé pourquoi'],
    ['ownAction', "J'ai perdu 2 300 dinars"],
    ['ownAction', 'J’ai d’abord soupçonné le capteur, à tort'],
    ['ownAction', 'j’ai cru que l’appareil était mal réglé'],
    ['habit', 'je demanderais à ma fille, elle est comptable'],
    ['teamAction', 'un ancien de chez nous a perdu un œil'],
    ['skill', 'contrôle des ascenseurs'],
    ['evidence', 'refaire un moule, deux jours'],
    ['learning', 'Depuis j’y pense'],
    ['learning', 'Ils ont fermé en 2020 et depuis je livre des colis'],
    ['learning', 'Depuis j’ai envie de faire seulement ça'],
    ['quantity', '4 j’appelle quand même le patron'],
    ['quantity', "2) je lis l'historique de défauts"],
    ['quantity', "1/ j'appelle le centre"],
    ['quantity', '4 si la personne est déjà là je lui propose le hammam'],
    ['quantity', '4 un test de solubilité sur un point caché'],
    ['quantity', 'le chapitre huit est comme le chapitre 1'],
    ['quantity', 'le logiciel a mis x2 au lieu du carré'],
    ['steps', 'Après le thermo hygromètre'],
    ['tool', 'Je n’ai jamais considéré que ça s’arrêtait à une fiche de poste'],
    ['quantity', 'la bande neuve tient'],
    ['quantity', "j'écris le numéro"],
    ['quantity', 'le même lot deux fois pour voir'],
    ['quantity', 'la première fois'],
    ['quantity', "les classes de 6eme c'est les plus durs"],
    ['quantity', "j'ai fait le 190"],
    ['quantity', '3 jisole, je reduis lentrée'],
    ['quantity', 'SAMU 190 puis police'],
    ['result', "Je demande aussi s'il a changé le tirant"],
    ['result', 'on a augmenté la dose'],
    ['habit', 'je l’avais remarqué'],
    ['quantity', 'Si je suis entre les deux je la laisse'],
    ['result', "C'est là que j'ai aimé la pierre, quand on passe du gris sale à un sol propre"],
    ['result', "La courbe je la lisais mais je n'ai jamais réglé"],
    ['result', "j'avais rincé à l'eau chaude seulement"],
    ['result', 'je leur fais signe avec la main et je dis pardon après'],
    ['ownAction', "j'ai compris que la réussite est collective"],
    ['ownAction', "J'ai appris à bouger tout le temps"],
    ['ownAction', "j'ai aimé le contact"],
    ['ownAction', "j'ai voulu comprendre"],
    ['habit', 'Sur les variateurs je suis moins fort, je lis le code'],
    ['habit', 'je connais pas beaucoup'],
    ['habit', "j'étais cheftaine chez les scouts 2 étés"],
    ['habit', 'au debut je brulais le quartz'],
    ['constraint', "transmettre cette flamme sans laquelle une société s'éteint"],
    ['constraint', "Quand on peut traverser l'atelier sans regarder ses pieds"],
    ['constraint', 'faut être gentille mais pas copine'],
    ['tool', "L'inventaire est un moment de vérité"],
    ['tool', "Si c'est hors limite c'est rebut, je n'ai besoin de personne"],
    ['tool', "a la fin c'etait le pc du conferencier"],
    ['people', "Avec un parachute pris j'ai jamais eu, j'appellerais le chef"],
    ['teamAction', "Je lui ai dit qu'on a trouvé de petites urnes"],
    ['teamAction', "Ça s'est vendu, on l'a gardé"],
    ['teamAction', "ce quon a fait a l'ecole"],
    ['reasoning', 'je vérifie les informations et je communique'],
    ['situation', "le jour où on met l'air il s'ouvre"],
  ])('the feature %s gives no label to the text: %s', (name, text) => {
    expect(label(name, text, 'fr')).toBeNull();
  });

  it.each<[FeatureName, string, string | null]>([
    ['ownAction', 'I shifted everything and sent it at 11:20', 'action'],
    ['ownAction', "I put myself in the other person's place", null],
    ['ownAction', 'I worked for two years in a hotel', 'parcours'],
    ['ownAction', 'I learned that one must never translate words', null],
    ['habit', 'sensors I know nothing', null],
    ['quantity', 'I moved 40 kids in the breakfast room', 'détail'],
    ['quantity', 'two kids cried', 'détail'],
    ['quantity', 'the second time I tried two times', null],
    ['steps', 'First one was too hard', null],
    ['people', 'my boss told me to stop', 'échange avec quelqu’un'],
    ['constraint', 'we had no money left', 'difficulté'],
    ['constraint', 'but I was happy', null],
  ])('the English feature %s of the text « %s » is labelled: %s', (name, text, expected) => {
    expect(label(name, text, 'en')).toBe(expected);
  });
});

describe('labels by kind of question', () => {
  it.each<[FeatureName, string, QuestionKind, string | null]>([
    ['ownAction', 'J’ai fait les beaux-arts de Sousse', 'motivation', 'parcours'],
    ['learning', 'depuis je vérifie la cote deux fois', 'motivation', null],
    ['quantity', 'tu es content pour trois mois', 'motivation', null],
    ['steps', 'avant de dire oui je demande qui paye quoi', 'value', null],
    ['steps', 'avant de dire oui je demande qui paye quoi', 'situation', 'étapes'],
    ['task', 'il manquait trois caisses', 'behaviour', 'difficulté'],
    ['task', 'il manquait trois caisses', 'knowledge', null],
  ])('the feature %s of « %s » in an answer of kind %s is labelled: %s', (name, text, kind, expected) => {
    expect(label(name, text, 'fr', kind)).toBe(expected);
  });
});

describe('weaknesses', () => {
  it.each<[FeatureName, string, boolean]>([
    ['courtesy', "Bonjour, j'ai travaillé 6 ans dans un jardin d'enfants", false],
    ['courtesy', 'Merci pour cette question', true],
    ['hedge', "Peut-être que c'est pareil, je ne veux pas inventer", false],
    ['hedge', 'je me laisse toujours une marge', false],
    ['hedge', 'en général le malentendu disparaît', true],
    ['normative', 'il faut pas les presser et prévoir 20-30 min', false],
    ['normative', "il faut attendre parce que la colle n'a pas pris", false],
    ['normative', "Il faut faire attention à la rigueur et à l'organisation", true],
  ])('the feature %s marks « %s » as weak: %s', (name, text, weak) => {
    expect(isWeak(name, text, COUNTS, 'fr')).toBe(weak);
  });
});

describe('admissions', () => {
  it.each<[string, Language, boolean]>([
    ['La résine je ne connais pas', 'fr', true],
    ["L'argile je connais moins", 'fr', true],
    ['Je connais mal', 'fr', true],
    ['Rien fait', 'fr', true],
    ['je ne promets rien que je ne sais pas', 'fr', false],
    ['je ne veux pas inventer', 'fr', true],
    ["Je n'ai jamais utilisé la meuleuse à eau", 'fr', true],
    ["je n'ai pas encore travaillé dans ce domaine", 'fr', true],
    ['je l’ai jamais fait moi', 'fr', true],
    ["j'ai jamais travaillé avec un contrat", 'fr', true],
    ["I don't know how long to wait", 'en', true],
    ['I have never opened an EBU STL', 'en', true],
    ["Je n'ai jamais eu d'accident", 'fr', false],
    ["Je n'ai jamais raté un départ", 'fr', false],
    ["je n'ai jamais fait attendre un client", 'fr', false],
    ['Si je ne sais pas, je demande', 'fr', false],
    ['ce que je sais pas faire je le laisse', 'fr', false],
    ["Je n'ai pas vraiment connu de grande difficulté", 'fr', false],
    ['if I do not know I ask', 'en', false],
  ])('the text « %s » (%s) admits a gap: %s', (text, language, said) => {
    expect(admits(text, language)).toBe(said);
  });
});

describe('missing features', () => {
  it.each<[FeatureName, string, Language, boolean]>([
    ['ownAction', 'jai commencer la bas a 17 ans', 'fr', false],
    ['ownAction', 'Je lui ai dit de poser une seule question', 'fr', false],
    ['ownAction', 'Refusé. Pneu mis de côté.', 'fr', false],
    ['ownAction', 'un escalier en thala, 22 marches', 'fr', true],
    ['result', "elle s'est trompée une seule fois", 'fr', false],
    ['result', 'maintenant plus d’eau et je reste pas sur place', 'fr', false],
    ['result', 'il a donné 3 pots. on était 9', 'fr', false],
    ['result', "J'ai rangé le magasin de pièces", 'fr', true],
    ['situation', 'je portais les enceintes a 15 ans', 'fr', false],
    ['situation', "j'ai arrêté la fac", 'fr', false],
    ['situation', 'La rigueur est une valeur forte', 'fr', true],
    ['reasoning', 'soit ça reste mou soit ça prend dans le seau', 'fr', false],
    ['reasoning', 'si ca continue jappelle le collegue', 'fr', false],
    ['reasoning', 'Je demande au chef et je regarde dans le cahier.', 'fr', true],
    ['quantity', 'elle tenait le câble et il était cassé', 'fr', false],
    ['quantity', "à l'ISAMM", 'fr', false],
    ['quantity', 'a la ferme on a changé les horaires', 'fr', false],
    ['quantity', 'Transmettre est un acte d’amour', 'fr', true],
    ['habit', 'souder proprement, ne pas inverser les fils', 'fr', false],
    ['habit', 'Tout le monde porte un masque', 'fr', true],
    ['tool', 'La rigueur avant tout', 'fr', false],
    ['ownAction', 'I told him to stop', 'en', false],
    ['ownAction', 'The team fixed it', 'en', true],
    ['reasoning', 'We stop, otherwise it burns', 'en', false],
    ['result', 'They stayed until the end', 'en', false],
  ])('the feature %s is absent from « %s » (%s): %s', (name, text, language, absent) => {
    expect(isAbsent(name, text, language)).toBe(absent);
  });
});

describe('full reasons', () => {
  const one = (text: string): string => evaluateInterview(interview([text])).answers[0]?.reason ?? '';

  it('the reason leaves a greeting out and does not label six years of work as courtesy', () => {
    const reason = one(
      "Bonjour 😊 J'ai travaillé 6 ans dans un jardin d'enfants à l'Aouina, section des 3-4 ans, jusqu'à la fermeture en juin.",
    );
    expect(reason).not.toMatch(/politesse|Bonjour/);
  });

  it('the reason states an admitted gap and quotes it', () => {
    const reason = one(
      "Je n'ai jamais utilisé la meuleuse à eau. J'ai utilisé la grande ponceuse à sol pour les plinthes, et ma difficulté c'était la poussière.",
    );
    expect(reason).toContain(
      "Dit ne pas savoir ou ne pas avoir fait\u00A0: «\u00A0Je n'ai jamais utilisé la meuleuse à eau\u00A0».",
    );
  });
});
