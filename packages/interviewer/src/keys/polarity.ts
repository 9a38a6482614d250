import type { TextLanguage } from '../language/stem.ts';
import type { Word } from './words.ts';

/** How a word is said: affirmed, denied, set aside as not worth doing, or left open (what others believe, the subject of a denial). */
export type Polarity = 'said' | 'denied' | 'dismissed' | 'open';

const set = (words: string): Set<string> => new Set(words.split(' '));

const STARTERS = set(
  'mais car parce sinon donc puis ensuite alors afin quand lorsque tandis comme puisque but because so then otherwise while since when although et and qui',
);
const NEGATIVE = set('pas jamais plus rien aucun personne guere ni nullement point');
const PRONOUNS = set('je j tu on il ils nous vous ca c ce faut i we you they he it');
const CLITICS = set('le les l them it');
const ENGLISH_NOT = set('not never cannot nobody none nor neither');
const SHORT_NOT = set(
  'don doesn didn isn aren wasn weren won wouldn can couldn shouldn haven hasn hadn mustn needn ain',
);
const FORWARD =
  /^(?:refus\w*|evit\w*|oubli\w*|empech\w*|proscri\w*|banni\w*|without|avoid\w*|refus\w*|forget\w*|forgot\w*|skip\w*|prevent\w*|renonc\w*)$/;
const BOTH = /^(?:interdi\w*|defendu\w*|prohib\w*|forbidden|banned)$/;
const USELESS =
  /^(?:inutiles?|superflus?|paperasse\w*|pointless|useless|unnecessary|overkill|optional|facultati\w*|bureaucratie)$/;
const WORTHLESS = new Set([
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
const NOT_NEGATIVE = new Set([
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
  'rien que',
  'no matter',
  'no longer',
  'sans tarder',
  'sans delai',
  'sans oubl',
]);
const OTHERS = set('gens beaucoup certains ils clients people some many they others collegues');
const BELIEVE = /^(?:croi\w+|pens\w+|disent|imagin\w+|think\w*|believe\w*|say|assume\w*)$/;

interface Clause {
  from: number;
  to: number;
  /** Begins after a comma: a short topic before it belongs to it. */
  comma: boolean;
}

function clausesOf(words: readonly Word[], language: TextLanguage): Clause[] {
  const clauses: Clause[] = [];
  words.forEach((word, i) => {
    const goesOn = word.after === 'comma' && /^(?:ni|d|de|ou|or|nor)$/.test(word.text);
    const turns = /^(?:avant|apres)$/.test(word.text) && /^(?:de|d|que|qu)$/.test(words[i + 1]?.text ?? '');
    const starts =
      turns ||
      i === 0 ||
      word.after === 'mark' ||
      (word.after === 'comma' && !goesOn) ||
      STARTERS.has(word.text) ||
      (language === 'fr' && word.text === 'pour');
    const last = clauses.at(-1);
    if (starts || !last) clauses.push({ from: i, to: i + 1, comma: word.after === 'comma' });
    else last.to = i + 1;
  });
  return clauses;
}

/** Where one negation reaches; `open` are the words whose say it leaves open. */
interface Reach {
  from: number;
  to: number;
  kind: 'flip' | 'dismiss' | 'open';
}

/** How many words one negation may reach, at most: nobody's sentence needs more, and the time stays linear. */
const FAR = 40;

class Reader {
  readonly #texts: readonly string[];
  readonly #clause: Clause;
  readonly #topic: number;
  readonly #consumed = new Set<number>();
  readonly reaches: Reach[] = [];

  constructor(texts: readonly string[], clause: Clause, topic: number) {
    this.#texts = texts;
    this.#clause = clause;
    this.#topic = topic;
  }

  #add(from: number, to: number, kind: Reach['kind'] = 'flip'): void {
    this.reaches.push({ from: Math.max(from, to - 2 * FAR), to, kind });
  }

  /** « je les évite », « on la regarde pas »: the pronoun stands for what was named before. */
  #takesUp(from: number, to: number): boolean {
    return this.#texts
      .slice(from, to)
      .some((text, i, all) => CLITICS.has(text) && i > 0 && PRONOUNS.has(all[i - 1] ?? ''));
  }

  #subjectFrom(at: number): number {
    for (let i = at - 1; i >= Math.max(this.#clause.from, at - 4); i--)
      if (PRONOUNS.has(this.#texts[i] ?? '')) return i;
    return Math.max(this.#clause.from, at - 1);
  }

  #worthless(at: number): boolean {
    const [a = '', b = '', c = ''] = this.#texts.slice(at, at + 3);
    return WORTHLESS.has(`${a} ${b}`) || WORTHLESS.has(`${a} ${b} ${c}`) || WORTHLESS.has(a) || USELESS.test(a);
  }

  #ne(at: number): void {
    const { from, to } = this.#clause;
    for (let i = at + 1; i < Math.min(to, at + 7); i++) {
      const text = this.#texts[i] ?? '';
      // « je ne tourne que sur le plat » affirms.
      if (text === 'que' || text === 'qu') return;
      if (!NEGATIVE.has(text)) continue;
      if (this.#texts[i + 1] === 'que' || this.#texts[i + 1] === 'seulement') return;
      for (let k = i; k < Math.min(to, i + FAR); k++)
        if (NEGATIVE.has(this.#texts[k] ?? '') && this.#texts[k] !== 'ni') this.#consumed.add(k);
      this.#add(at, to);
      const clitic = this.#texts.slice(at + 1, i).some((each) => CLITICS.has(each));
      if (clitic) this.#add(this.#topic, at);
      else this.#add(from, at, 'open');
      return;
    }
  }

  #spoken(at: number): void {
    const { to } = this.#clause;
    const subject = this.#subjectFrom(at);
    const last = at === to - 1;
    const verb = subject < at && PRONOUNS.has(this.#texts[subject] ?? '');
    this.#add(verb || last ? subject : at, to);
    // « les gants je mets pas »: what stands before the subject is what is denied.
    if (this.#takesUp(subject, at) || last) this.#add(this.#topic, subject);
  }

  /** « pour éviter ça il faut… », « sans oublier les gants je… »: the object ends where the next subject begins. */
  #objectEnd(at: number): number {
    for (let i = at; i < Math.min(this.#clause.to, at + FAR); i++) if (PRONOUNS.has(this.#texts[i] ?? '')) return i;
    return this.#clause.to;
  }

  /** « s’il n’y a pas de soupape, la cuve éclate »: a condition denies nothing. */
  #condition(): boolean {
    const [first = '', second = ''] = this.#texts.slice(this.#clause.from, this.#clause.from + 2);
    return first === 'si' || first === 'if' || (first === 's' && second === 'il');
  }

  read(): readonly Reach[] {
    const reaches = this.#negations();
    if (!this.#condition()) return reaches;
    return reaches.map((reach) => ({ ...reach, kind: 'open' }));
  }

  #negations(): readonly Reach[] {
    const { from, to } = this.#clause;
    if (this.#texts[from] === 'tant' || (this.#texts[from] === 'as' && this.#texts[from + 1] === 'long'))
      this.#add(from, to);
    for (let at = from; at < to; at++) {
      const text = this.#texts[at] ?? '';
      const next = this.#texts[at + 1] ?? '';
      if (this.#worthless(at)) {
        this.reaches.splice(0, this.reaches.length, ...this.reaches.filter(({ to: end }) => end <= at));
        this.#add(this.#topic, to, 'dismiss');
        return this.reaches;
      }
      if (
        this.#consumed.has(at) ||
        NOT_NEGATIVE.has(`${text} ${next}`) ||
        NOT_NEGATIVE.has(`${this.#texts[at - 1] ?? ''} ${text}`)
      )
        continue;
      if (text === 'ne' || text === 'n') this.#ne(at);
      else if (text === 'pas' || text === 'jamais' || text === 'rien') this.#spoken(at);
      else if (text === 'aucun' || text === 'no') this.#add(at, to);
      // « sans gants ni lunettes » goes on with the denial that reaches it.
      else if (text === 'ni' && !this.reaches.some((reach) => reach.kind === 'flip' && reach.to > at))
        this.#add(at, to);
      else if (text === 'zero') this.#add(at, Math.min(to, at + 2));
      else if (text === 'sans' || text === 'hors') this.#add(at, Math.min(to, at + 7));
      else if (text === 'absence') this.#add(at, Math.min(to, at + 3));
      else if (ENGLISH_NOT.has(text) || (text === 't' && SHORT_NOT.has(this.#texts[at - 1] ?? ''))) {
        this.#add(at, to);
        this.#add(from, at, 'open');
      } else if (
        // « au lieu » as the tokeniser writes it.
        (text === 'a' && next === 'le' && this.#texts[at + 2] === 'lieu') ||
        `${text} ${next}` === 'plutot que' ||
        `${text} ${next}` === 'instead of' ||
        `${text} ${next}` === 'rather than'
      )
        this.#add(at, to);
      else if (BOTH.test(text)) this.#add(this.#topic, to);
      else if (FORWARD.test(text)) {
        this.#add(at + 1, this.#objectEnd(at + 1));
        const before = this.#texts[at - 1] ?? '';
        // « un coup de tuyau en plus, je refuse »: all that was told before.
        const told = at === to - 1 && PRONOUNS.has(before);
        if (CLITICS.has(before) || told) this.#add(told ? 0 : this.#topic, at);
      }
    }
    return this.reaches;
  }
}

/** What each word of a sentence is: affirmed, denied, dismissed or open. Two negations over a word affirm it. */
export function polarities(words: readonly Word[], language: TextLanguage): Polarity[] {
  const texts = words.map(({ text, quantity }) =>
    quantity?.low === 0 && quantity.high === 0 && quantity.dimension === null ? 'zero' : text,
  );
  const flips = new Int32Array(words.length + 1);
  const dismissals = new Int32Array(words.length + 1);
  const open = new Int32Array(words.length + 1);
  const clauses = clausesOf(words, language);
  clauses.forEach((clause, i) => {
    const before = clauses[i - 1];
    // « Le câble, inutile de le regarder »: a short topic without a verb of its own goes with what is said of it.
    const short =
      clause.comma &&
      before &&
      before.to - before.from <= 8 &&
      !texts.slice(before.from, before.to).some((text) => PRONOUNS.has(text));
    for (const { from, to, kind } of new Reader(texts, clause, short ? before.from : clause.from).read()) {
      if (from >= to) continue;
      for (const [change, place] of [
        [1, Math.max(0, from)],
        [-1, to],
      ] as const) {
        const table = kind === 'open' ? open : kind === 'dismiss' ? dismissals : flips;
        table[place] = (table[place] ?? 0) + change;
      }
    }
  });
  const belief = texts.findIndex(
    (text, i) => BELIEVE.test(text) && texts.slice(Math.max(0, i - 3), i).some((each) => OTHERS.has(each)),
  );
  const contradicted =
    belief < 0 ? -1 : texts.findIndex((text, i) => i > belief && (text === 'mais' || text === 'but'));
  let [flip, dismissed, left] = [0, 0, 0];
  return words.map((_, i): Polarity => {
    flip += flips[i] ?? 0;
    dismissed += dismissals[i] ?? 0;
    left += open[i] ?? 0;
    if (belief >= 0 && i >= belief && (contradicted < 0 || i < contradicted)) return 'open';
    if (dismissed > 0) return flip % 2 === 0 ? 'dismissed' : 'said';
    if (flip % 2 !== 0) return 'denied';
    return left > 0 ? 'open' : 'said';
  });
}
