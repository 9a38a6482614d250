// Word lists for `polarity.ts` (negations, dismissals, conjunctions, clause openers), in the tokeniser's form.

const set = (words: string): Set<string> => new Set(words.split(' '));

export const STARTERS = set(
  'mais car parce sinon donc puis ensuite alors afin quand lorsque tandis comme puisque but because so then otherwise while since when although et and qui',
);
export const NEGATIVE = set('pas jamais plus rien aucun personne guere ni nullement point');
export const PRONOUNS = set('je j tu on il ils nous vous ca c ce faut i we you they he it');
/** Words that always begin a new statement: pronouns and « (il) faut ». English « it » is often an object, so it is not among them. */
export const SUBJECTS = { fr: set('je j tu on il ils faut'), en: set('i we they he she') } as const;
/** After these words, a subject and its verb stay within the negation: « je ne veux pas qu’on coupe ». */
export const BINDERS = set(
  'que qu dont ou si comment quand pourquoi think believe know say mean that which what where when whether how why if',
);
export const CLITICS = set('le les l them it');
export const BESIDE_VERB = set('le les l lui leur me m te t se s y en nous vous ne n');
export const ADVERBS = set(
  'vraiment surtout meme presque quasiment absolument trop encore toujours souvent forcement bien aussi moi plus tout du',
);
export const INFINITIVE = /^(?=.{4})[a-z]+(?:er|[a-z]ir|ettre|endre|ondre|oudre|uire|crire|aire|dire)$/;
/** After these words, an infinitive continues the statement; after any other word it begins a new one. */
export const TIES = set(
  'de d a pour et ni ou que qu pas jamais rien plus ne n le les l un y en lui leur se s me m te t tout bien mon ce notre votre peux peut doit doivent dois veut veux faut va vais laisse fait fais faire laisser pouvoir vouloir devoir savoir aller oser faudrait devrait doive sans au',
);
export const DOES = /^(?:fai[st]|faire|ferai|ferais|font|fesai[st]|faisais)$/;
/** After these words « si » introduces an indirect question, not a condition. */
export const ASKED = /^(?:demand|verifi|control|regard|sai[st]|savoir|voi[rst]|ask|check|see|know|sure)/;
export const SERVES = /^(?:ser[st]|servent|servait|fait|font|est|sont)$/;
export const ENGLISH_NOT = set('not never cannot nobody none nor neither');
export const SHORT_NOT = set(
  'don doesn didn isn aren wasn weren won wouldn can couldn shouldn haven hasn hadn mustn needn ain',
);
/** After these words « not » denies the verb. */
export const AUXILIARIES = set(
  'do does did is are was were am be will would can could shall should must may might have has had ll',
);
export const FORWARD =
  /^(?:refus\w*|evit\w*|oubli\w*|empech\w*|proscri\w*|banni\w*|without|avoid\w*|refus\w*|forget\w*|forgot\w*|skip\w*|prevent\w*|renonc\w*)$/;
export const BOTH = /^(?:interdi\w*|defendu\w*|prohib\w*|forbidden|banned)$/;
export const USELESS =
  /^(?:inutiles?|superflus?|paperasse\w*|pointless|useless|unnecessary|overkill|optional|facultati\w*|bureaucratie)$/;
export const WORTHLESS = new Set([
  'pas besoin',
  'pas le peine',
  'pas necessaire',
  'pas obligatoire',
  'pas utile',
  'pas grave',
  'pas important',
  'sert a rien',
  'servent a rien',
  'sers a rien',
  'plus besoin',
  'plus genant',
  'only for',
  'change rien',
  'veut rien',
  'non plus',
  'perte de',
  'perdre de le',
  'perdre le',
  'perd de le',
  'fait perdre',
  'c est pour',
  'sont pour',
  'no need',
  'not needed',
  'not necessary',
  'no reason',
  'waste of',
  'wasted time',
  't need',
  'not need',
  'not something',
  'en passe',
  'pas mon travail',
  'pas mon probleme',
  'qu a',
  'makes no',
  'slows',
  'ralentit',
  'ralentissent',
  'genent',
  'gene',
]);
export const NOT_NEGATIVE = new Set([
  'pas seulement',
  'pas que',
  'pas mal',
  'pas encore',
  'sans doute',
  'sans faute',
  'sans exception',
  'sans probleme',
  'sans souci',
  'sans attendre',
  'sans cesse',
  'si jamais',
  'plus jamais',
  'not only',
  'not just',
  'not simply',
  'not merely',
  'not solely',
  'not limited',
  'pas juste',
  'pas uniquement',
  'pas simplement',
  'pas rien',
  'pas exclusivement',
  'rien que',
  'no matter',
  'no longer',
  'sans tarder',
  'sans delai',
  'sans oubl',
]);
/** After a negation these words restrict: « je ne regarde pas seulement la date » denies nothing. */
export const RESTRICTIVE = set(
  'que qu seulement juste uniquement simplement exclusivement only just simply merely solely',
);
export const OTHERS = set('gens beaucoup certain certains ils clients people some many they others collegues');
export const BELIEVE = /^(?:croi\w+|pens\w+|disent|imagin\w+|think\w*|believe\w*|say|assume\w*)$/;
