import { spelledOut } from './by-ear.ts';
import { neutralForm, SOMEBODY } from './neutral.ts';
import { fold } from './normalise.ts';

/** One sentence of the raw text: `raw` is the exact slice [start, end). */
export interface SentenceSpan {
  raw: string;
  start: number;
  end: number;
}

/** Abbreviations and joined words of text messages, spelled out, so that patterns need only one form. */
const SPELLED: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    jai: 'j ai',
    jl: 'j l',
    jlui: 'je lui',
    jlai: 'j l ai',
    jen: 'j en',
    jy: 'j y',
    jetais: 'j etais',
    javais: 'j avais',
    cetait: 'c etait',
    cest: 'c est',
    ct: 'c etait',
    g: 'j ai',
    jsuis: 'je suis',
    chui: 'je suis',
    jme: 'je me',
    jle: 'je le',
    jvais: 'je vais',
    jfais: 'je fais',
    jutilise: 'j utilise',
    // Without its apostrophe « qu’elle » is « quelle », so « qu’il » is read like it.
    quil: 'quel',
    quils: 'quels',
    sil: 'si il',
    sils: 'si ils',
    lun: 'l un',
    lune: 'l une',
    quon: 'qu on',
    dun: 'd un',
    dune: 'd une',
    lequipe: 'l equipe',
    lete: 'l ete',
    lhiver: 'l hiver',
    lan: 'l an',
    lannee: 'l annee',
    dabord: 'd abord',
    leq: 'l equipe',
    pck: 'parce que',
    pcq: 'parce que',
    psk: 'parce que',
    parceque: 'parce que',
    pasque: 'parce que',
    bcp: 'beaucoup',
    bp: 'beaucoup',
    tjr: 'toujours',
    tjs: 'toujours',
    tjrs: 'toujours',
    toujour: 'toujours',
    ds: 'dans',
    qd: 'quand',
    qqn: 'quelqu un',
    qq: 'quelques',
    qlq: 'quelques',
    pr: 'pour',
    av: 'avec',
    avc: 'avec',
    dc: 'donc',
    ms: 'mais',
    svt: 'souvent',
    pb: 'probleme',
    pbs: 'problemes',
    tt: 'tout',
    tte: 'toute',
    tts: 'tous',
    ts: 'tous',
    ttes: 'toutes',
    pti: 'petit',
    ptit: 'petit',
    ptite: 'petite',
    ptits: 'petits',
    ptites: 'petites',
    ns: 'nous',
    vs: 'vous',
    rdv: 'rendez vous',
    msg: 'message',
    im: 'i am',
    ive: 'i have',
    id: 'i d',
    didnt: 'did not',
    dont: 'do not',
    cant: 'can not',
    couldnt: 'could not',
    wasnt: 'was not',
    werent: 'were not',
    doesnt: 'does not',
    isnt: 'is not',
    bc: 'because',
    cuz: 'because',
    bcz: 'because',
    coz: 'because',
    thru: 'through',
    ppl: 'people',
    w: 'with',
    pk: 'parce que',
    ac: 'avec',
    sr: 'sur',
    ke: 'que',
    ki: 'qui',
    k: 'que',
    mm: 'meme',
    dp: 'depuis',
    dps: 'depuis',
    jr: 'jour',
    jrs: 'jours',
    pdt: 'pendant',
    tps: 'temps',
    avt: 'avant',
    jms: 'jamais',
    auj: 'aujourd hui',
    ajd: 'aujourd hui',
    mtn: 'maintenant',
    mnt: 'maintenant',
    cmt: 'comment',
    qlqn: 'quelqu un',
    qlqs: 'quelques',
    qqch: 'quelque chose',
    jfe: 'j ai fait',
    jla: 'je la',
    jles: 'je les',
    jte: 'je te',
    yavait: 'il y avait',
    javai: 'j avais',
    jetai: 'j etais',
    cetai: 'c etait',
    u: 'you',
    ur: 'your',
    abt: 'about',
    frm: 'from',
    bcoz: 'because',
    bcs: 'because',
    wk: 'week',
    wks: 'weeks',
    yr: 'year',
    yrs: 'years',
    hrs: 'hours',
    mins: 'minutes',
    mgr: 'manager',
    msgs: 'messages',
    havent: 'have not',
    hadnt: 'had not',
    arent: 'are not',
    wouldnt: 'would not',
    shouldnt: 'should not',
    theyre: 'they are',
    weve: 'we have',
    thats: 'that is',
    whats: 'what is',
  }).map(([short, long]) => [fold(short), long.split(' ')]),
);

/** « je » joined to its verb: « jdemande », « jregarde ». No French word begins with « j » and a consonant; json and the like do. */
const JOINED = /^j(?!son|query|unit|wt|dk|dbc|pa|sx|peg|vm)([bcdfghklmnpqrstvwxz][a-z]{2,})$/;

/** Contracted articles, written out so that « du client » and « de la cliente » give the same tokens. */
const CONTRACTED: ReadonlyMap<string, readonly string[]> = new Map([
  ['du', ['de', 'le']],
  ['au', ['a', 'le']],
  ['duquel', ['de', 'lequel']],
  ['auquel', ['a', 'lequel']],
  // « dû » folds to « du », so « due » must give the same tokens.
  ['due', ['de', 'le']],
]);
/** After these words « elle », « elles » and « eux » become « lui », and so does « il »: « bien sûr il vient », « derrière, elle attend ». */
const BEFORE_HIM = new Set(
  'avec pour chez sans a de par sur contre vers entre selon devant derriere sauf malgre grace pas ni'.split(' '),
);
/** After these words « elle » is « il » as well as « lui » (« et elle vient », « toi et elle »), so both become « il ». */
const BEFORE_HE = new Set(['et', 'ou', 'comme', 'que']);
const HE: ReadonlyMap<string, string> = new Map(Object.entries({ elle: 'il', lui: 'il', elles: 'ils', eux: 'ils' }));

const LONGEST = 40;

/** Token for every redacted piece, whatever was redacted. */
export const PLACEHOLDER_TOKEN = '§';

/**
 * Folded words of a text, in order, without gender, shorthand spelled out. Numbers stay as
 * digits ("12,5" → "12.5", "30%" → "30", "%"); a redaction placeholder is one `§`.
 */
export function tokenise(text: string): string[] {
  const tokens: string[] = [];
  const pattern =
    /\[(?:nom|mail|tel|lien|adresse|date|age|perso|ecole|id)\]|\d+(?:[.,\u202F\u00A0 ]\d+)*|[\p{L}]+(?:[+#]{1,2})?|%|€/gu;
  for (const match of fold(spelledOut(text)).matchAll(pattern)) {
    const word = match[0];
    // Adjacent placeholders become one, so that a name of three words counts as much as a name of one.
    if (word.startsWith('[')) {
      if (tokens.at(-1) !== PLACEHOLDER_TOKEN) tokens.push(PLACEHOLDER_TOKEN);
    } else if (/^\d/.test(word)) tokens.push(word.replace(',', '.').replace(/[\u202F\u00A0 ]/g, ''));
    else {
      const long = SPELLED.get(word);
      const joined = long ? null : JOINED.exec(word);
      const parts = long ?? CONTRACTED.get(word) ?? (joined ? ['je', joined[1] ?? ''] : [word.slice(0, LONGEST)]);
      for (const part of parts) push(tokens, pronoun(part, tokens) ?? neutralForm(part));
    }
  }
  return tokens;
}

/** Words after which a pronoun before them is a stressed one: « elle aussi », « elle et moi », « elle-même », « elle qui ». */
const BEHIND_HIM = new Set('et ou meme memes aussi seul non qui que qu il ils'.split(' '));
/** Forms of « c’est » before a stressed pronoun. */
const IT_IS = new Set(['est', 'etait', 'sera']);

/** Adds a word. « le la chef », « d’héroïne » and « bonne femme » become like « le chef », « de héros » and « bonhomme ». */
function push(tokens: string[], word: string): void {
  const before = tokens.at(-1);
  if (word === before && (word === 'le' || word === 'tout')) return;
  // « lui, il vient » and « elle, elle vient », « lui aussi » and « elle aussi ».
  if (BEHIND_HIM.has(word) && (before === 'il' || before === 'ils' || before === 'eux'))
    tokens[tokens.length - 1] = 'lui';
  // « s’il » and « si elle », « que lui » and « qu’elle ».
  if (before === 's' && (word === 'il' || word === 'ils')) tokens[tokens.length - 1] = 'si';
  if (before === 'que' && (word === 'il' || word === 'ils')) tokens[tokens.length - 1] = 'qu';
  if (word === SOMEBODY && before === 'bon') tokens.pop();
  if (word === 'heros' && (before === 'd' || before === 'l')) tokens[tokens.length - 1] = `${before}e`;
  tokens.push(word);
}

/** The neutral form of a pronoun after a preposition or a conjunction: « avec elle », « grâce à eux », « moi et elle ». */
function pronoun(word: string, tokens: readonly string[]): string | undefined {
  const before = tokens.at(-1) ?? '';
  if (BEFORE_HE.has(before)) return HE.get(word);
  if (IT_IS.has(before) && tokens.at(-2) === 'c' && HE.has(word)) return 'lui';
  return BEFORE_HIM.has(before) && /^(?:ils?|elles?|eux)$/.test(word) ? 'lui' : undefined;
}

/** Cuts a raw text into sentences by punctuation and line breaks, keeping exact offsets. */
export function sentences(raw: string): SentenceSpan[] {
  const spans: SentenceSpan[] = [];
  // A run of stops is matched from its first one only; matching from each of them would take quadratic time.
  // « Budapest I. kerület »: a numeral's full stop before a small letter ends no sentence.
  const boundary = /(?<![.!?…])(?!(?<=\p{L}{4} [IVXivx]{1,4})\.\s\p{Ll})[.!?…]+(?=[\s"»)]|$)|\n+|;(?=\s)/gu;
  let from = 0;
  const push = (to: number): void => {
    let start = from;
    let end = to;
    while (start < end && /\s/u.test(raw[start] ?? '')) start++;
    while (end > start && /\s/u.test(raw[end - 1] ?? '')) end--;
    if (end > start) spans.push({ raw: raw.slice(start, end), start, end });
    from = to;
  };
  for (const match of raw.matchAll(boundary)) push(match.index + match[0].length);
  push(raw.length);
  return spans;
}
