import { fold } from './normalise.ts';

/** One sentence of the raw text: `raw` is the exact slice [start, end). */
export interface SentenceSpan {
  raw: string;
  start: number;
  end: number;
}

/** What phones and hurried fingers write, spelled out, so that patterns need only one form. */
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
    quil: 'qu il',
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

/** No French word begins so: « jdemande », « jregarde » are "je" and a verb in one breath. */
const JOINED = /^j(?!son|query|unit|wt|dk|dbc|pa|sx|peg|vm)([bcdfghklmnpqrstvwxz][a-z]{2,})$/;

/** Pronouns and titles that tell a gender become one form, so that a swapped identity changes nothing. */
const NEUTRAL: ReadonlyMap<string, string> = new Map([
  ['elle', 'il'],
  ['elles', 'ils'],
  ['celle', 'celui'],
  ['celles', 'ceux'],
  ['she', 'he'],
  ['her', 'his'],
  ['hers', 'his'],
  ['him', 'his'],
  ['himself', 'herself'],
  ['mme', 'm'],
  ['mlle', 'm'],
  ['madame', 'monsieur'],
  ['mrs', 'mr'],
  ['ms', 'mr'],
  ['plusieurs', 'plusieurs'],
  ['ailleurs', 'ailleurs'],
  ['une', 'un'],
  ['la', 'le'],
  ['ma', 'mon'],
  ['sa', 'son'],
  ['cette', 'ce'],
  ['toute', 'tout'],
  ['toutes', 'tous'],
]);

const FEMININE: readonly (readonly [RegExp, string])[] = [
  [/trices?$/, 'teur'],
  [/eu(?:ses?|x|rs?)$/, 'eur'],
  [/ieres?$/, 'ier'],
  [/iennes?$/, 'ien'],
  [/ees?$/, 'e'],
];

function neutralForm(word: string): string {
  const known = NEUTRAL.get(word);
  if (known !== undefined) return known;
  if (word.length < 5) return word;
  for (const [ending, masculine] of FEMININE) if (ending.test(word)) return word.replace(ending, masculine);
  return word;
}

/** Stands for every redacted piece: one token, whatever was there. */
export const PLACEHOLDER_TOKEN = '§';

/**
 * Folded words of a text, in order, gender folded, shorthand spelled out. Numbers stay as
 * digits ("12,5" → "12.5", "30%" → "30", "%"); a redaction placeholder is one `§`.
 */
export function tokenise(text: string): string[] {
  const tokens: string[] = [];
  const pattern =
    /\[(?:nom|mail|tel|lien|adresse|date|age|perso|ecole|id)\]|\d+(?:[.,\u202F\u00A0 ]\d+)*|[\p{L}]+(?:[+#]{1,2})?|%|€/gu;
  for (const match of fold(text).matchAll(pattern)) {
    const word = match[0];
    // Neighbours become one: a name of three words weighs what a name of one weighs.
    if (word.startsWith('[')) {
      if (tokens.at(-1) !== PLACEHOLDER_TOKEN) tokens.push(PLACEHOLDER_TOKEN);
    } else if (/^\d/.test(word)) tokens.push(word.replace(',', '.').replace(/[\u202F\u00A0 ]/g, ''));
    else {
      const long = SPELLED.get(word);
      const joined = long ? null : JOINED.exec(word);
      if (long) tokens.push(...long);
      else if (joined) tokens.push('je', neutralForm(joined[1] ?? ''));
      else tokens.push(neutralForm(word.length > 40 ? word.slice(0, 40) : word));
    }
  }
  return tokens;
}

/** Cuts a raw text into sentences by punctuation and line breaks, keeping exact offsets. */
export function sentences(raw: string): SentenceSpan[] {
  const spans: SentenceSpan[] = [];
  // A run of stops is tried from its first one only: from each of them, its time would grow with the square of its length.
  const boundary = /(?<![.!?…])[.!?…]+(?=[\s"»)]|$)|\n+|;(?=\s)/gu;
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
