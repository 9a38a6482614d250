import type { TextLanguage } from '../language/stem.ts';
import {
  STARTERS,
  NEGATIVE,
  PRONOUNS,
  SUBJECTS,
  BINDERS,
  CLITICS,
  BESIDE_VERB,
  ADVERBS,
  INFINITIVE,
  TIES,
  DOES,
  ASKED,
  AUXILIARIES,
  SERVES,
  ENGLISH_NOT,
  SHORT_NOT,
  FORWARD,
  BOTH,
  USELESS,
  WORTHLESS,
  NOT_NEGATIVE,
  RESTRICTIVE,
  OTHERS,
  BELIEVE,
} from './negations.ts';
import type { Word } from './words.ts';

/** Polarity of a word: affirmed, denied, dismissed as not worth doing, or left open (others' beliefs, the subject of a denial). */
export type Polarity = 'said' | 'denied' | 'dismissed' | 'open';

interface Clause {
  from: number;
  to: number;
  /** Whether the clause begins after a comma, so that a short topic before the comma belongs to it. */
  comma: boolean;
  /** Whether the clause begins the sentence or follows a mark. */
  opens: boolean;
}

/** Whether a condition begins here: « si j’ai rien », "if I have nothing", but not « si fort » or « je vérifie si le… ». */
function isCondition(words: readonly Word[], i: number, language: TextLanguage): boolean {
  const text = words[i]?.text ?? '';
  const next = words[i + 1]?.text ?? '';
  if (ASKED.test(words[i - 1]?.text ?? '')) return false;
  if (language === 'en') return text === 'if';
  return text === 'si' ? /^(?:je|j|tu|on|il|ils|lui|ca|c|y)$/.test(next) : text === 's' && /^ils?$/.test(next);
}

function clausesOf(words: readonly Word[], language: TextLanguage): Clause[] {
  const clauses: Clause[] = [];
  words.forEach((word, i) => {
    const goesOn = word.after === 'comma' && /^(?:ni|d|de|ou|or|nor)$/.test(word.text);
    const turns = /^(?:avant|apres)$/.test(word.text) && /^(?:de|d|que|qu)$/.test(words[i + 1]?.text ?? '');
    const starts =
      turns ||
      isCondition(words, i, language) ||
      i === 0 ||
      word.after === 'mark' ||
      (word.after === 'comma' && !goesOn) ||
      STARTERS.has(word.text) ||
      (language === 'fr' && word.text === 'pour');
    const last = clauses.at(-1);
    if (starts || !last)
      clauses.push({ from: i, to: i + 1, comma: word.after === 'comma', opens: i === 0 || word.after === 'mark' });
    else last.to = i + 1;
  });
  return clauses;
}

/** Whether the clause before is a short topic without a pronoun, which belongs to this clause: « Le câble, inutile de le regarder ». */
const isTopic = (before: Clause | undefined, clause: Clause, texts: readonly string[]): before is Clause =>
  clause.comma &&
  before !== undefined &&
  before.to - before.from <= 8 &&
  !texts.slice(before.from, before.to).some((text) => PRONOUNS.has(text));

/** The clause number of each word; a topic has the number of the clause that it belongs to. */
export function clauseNumbers(words: readonly Word[], language: TextLanguage): number[] {
  const texts = words.map(({ text }) => text);
  const clauses = clausesOf(words, language);
  let number = -1;
  return clauses.flatMap((clause, i) => {
    if (!isTopic(clauses[i - 1], clause, texts)) number++;
    return Array.from({ length: clause.to - clause.from }, () => number);
  });
}

/** Scope of one negation: `flip` inverts its words, `dismiss` dismisses them, `open` leaves them open. */
interface Reach {
  from: number;
  to: number;
  kind: 'flip' | 'dismiss' | 'open';
}

/** Number of words that a scan for the end of a negation's scope reads, so that the time stays linear. */
const FAR = 40;

class Reader {
  readonly #texts: readonly string[];
  readonly #clause: Clause;
  readonly #topic: number;
  readonly #language: TextLanguage;
  readonly #consumed = new Set<number>();
  readonly reaches: Reach[] = [];

  constructor(texts: readonly string[], clause: Clause, topic: number, language: TextLanguage) {
    this.#texts = texts;
    this.#language = language;
    this.#clause = clause;
    this.#topic = topic;
  }

  #add(from: number, to: number, kind: Reach['kind'] = 'flip'): void {
    this.reaches.push({ from: Math.max(from, to - 2 * FAR), to, kind });
  }

  /** Whether a pronoun refers to what was named before: « je les évite », « on la regarde pas ». */
  #takesUp(from: number, to: number): boolean {
    return this.#texts
      .slice(from, to)
      .some((text, i, all) => CLITICS.has(text) && i > 0 && PRONOUNS.has(all[i - 1] ?? ''));
  }

  /** Whether the range contains a subject: it is then another statement, outside the scope of a later negation. */
  #hasSubject(from: number, to: number): boolean {
    const own = SUBJECTS[this.#language];
    return this.#texts.slice(from, to).some((text) => own.has(text));
  }

  /** Index of the subject before a negation, with only its verb, pronouns and adverbs in between; -1 if there is none. */
  #subjectOf(at: number): number {
    for (let i = at - 1; i >= Math.max(this.#clause.from, at - 7); i--) {
      if (!PRONOUNS.has(this.#texts[i] ?? '') || BESIDE_VERB.has(this.#texts[i] ?? '')) continue;
      const between = this.#texts.slice(i + 1, at).filter((text) => !BESIDE_VERB.has(text));
      return between.slice(1).every((text) => ADVERBS.has(text)) ? i : -1;
    }
    return -1;
  }

  /** Start of the statement around a word: its subject if the clause contains an earlier statement, else the clause's start. */
  #statementFrom(at: number): number {
    const own = SUBJECTS[this.#language];
    let subject = -1;
    for (let i = this.#clause.from; i < at; i++) if (own.has(this.#texts[i] ?? '')) subject = i;
    return subject > 0 && this.#hasSubject(this.#clause.from, subject) ? subject : this.#clause.from;
  }

  /** Denies what was named before the subject, if it is a thing and not a statement: « les gants je mets pas ». */
  #reachBack(subject: number, at: number): void {
    const before = this.#texts.slice(this.#topic, subject);
    if (this.#hasSubject(this.#topic, subject)) return;
    const act = before.some((text) => INFINITIVE.test(text));
    if (act && !this.#texts.slice(subject, at).some((text) => DOES.test(text))) return;
    this.#add(this.#topic, subject);
  }

  /** End of a negation's scope: before the next subject, or before an infinitive that no word ties to it. */
  #governedEnd(at: number): number {
    const own = SUBJECTS[this.#language];
    const { to } = this.#clause;
    for (let i = at + 1; i < Math.min(to, at + FAR); i++) {
      const text = this.#texts[i] ?? '';
      const before = this.#texts[i - 1] ?? '';
      if (own.has(text) && !BINDERS.has(before) && !(text === 'faut' && before === 'il')) return i;
      if (i - at >= 3 && this.#language === 'fr' && INFINITIVE.test(text) && !TIES.has(before)) return i;
    }
    return to;
  }

  /** Number of words of the dismissal that begins here (« pas besoin »); 0 if none does. */
  #worthless(at: number): number {
    const [a = '', b = '', c = ''] = this.#texts.slice(at, at + 3);
    const before = this.#texts[at - 1] ?? '';
    // « sans perdre de temps » and « il n’y a qu’à appuyer » dismiss nothing.
    if (a.startsWith('perd') && /^(?:pas|sans|eviter|jamais)$/.test(before)) return 0;
    if (a === 'qu' && !SERVES.test(before)) return 0;
    if (WORTHLESS.has(`${a} ${b} ${c}`)) return 3;
    if (WORTHLESS.has(`${a} ${b}`)) return 2;
    return WORTHLESS.has(a) || USELESS.test(a) ? 1 : 0;
  }

  /** Dismisses the object of « pas besoin de garrot », or the thing that was named before « inutile de le mettre ». */
  #dismiss(at: number, words: number): void {
    const rest = this.#texts.slice(at + words, this.#clause.to);
    const takesUp = rest.some(
      (text, i) => CLITICS.has(text) && (i === rest.length - 1 || INFINITIVE.test(rest[i + 1] ?? '') || text === 'it'),
    );
    const all = rest.length === 2 && INFINITIVE.test(rest[1] ?? '') && !this.#hasSubject(this.#topic, at);
    const own = /^(?:de|d|for|to|of)$/.test(rest[0] ?? '') && !takesUp && !all;
    const from = own
      ? at
      : this.#hasSubject(this.#topic, this.#statementFrom(at))
        ? this.#statementFrom(at)
        : this.#topic;
    this.reaches.splice(0, this.reaches.length, ...this.reaches.filter(({ to: end }) => end <= at));
    this.#add(from, this.#governedEnd(at + words - 1), 'dismiss');
  }

  #ne(at: number): void {
    const { from, to } = this.#clause;
    for (let i = at + 1; i < Math.min(to, at + 7); i++) {
      const text = this.#texts[i] ?? '';
      // « je ne tourne que sur le plat » affirms.
      if (text === 'que' || text === 'qu') return;
      if (!NEGATIVE.has(text)) continue;
      if (RESTRICTIVE.has(this.#texts[i + 1] ?? '')) return;
      for (let k = i; k < Math.min(to, i + FAR); k++)
        if (NEGATIVE.has(this.#texts[k] ?? '') && this.#texts[k] !== 'ni') this.#consumed.add(k);
      this.#add(at, this.#governedEnd(i));
      const clitic = this.#texts.slice(at + 1, i).some((each) => CLITICS.has(each));
      const own = this.#statementFrom(at);
      if (!clitic) this.#add(own, at, 'open');
      else this.#reachBack(own > from ? own : Math.max(this.#topic, at - 1), i);
      return;
    }
  }

  #spoken(at: number): void {
    const { from, to } = this.#clause;
    const last = at === to - 1;
    const verb = this.#subjectOf(at);
    // « le cadenas pas »: without a subject, deny the word before « pas ».
    const subject = verb >= 0 ? verb : last ? Math.max(from, at - 1) : at;
    this.#add(subject, this.#governedEnd(at));
    // « les gants je mets pas »: deny what precedes the subject.
    if (subject < at && (this.#takesUp(subject, at) || last)) this.#reachBack(subject, at);
  }

  /** Whether the clause is a condition, which denies nothing: « s’il n’y a pas de soupape, la cuve éclate ». */
  #condition(): boolean {
    const [first = '', second = ''] = this.#texts.slice(this.#clause.from, this.#clause.from + 2);
    return first === 'si' || first === 'if' || (first === 's' && second === 'il');
  }

  /** Whether the clause is about others, so that its denial is not the author's own: « certains ne mettent pas de gants ». */
  #ofOthers(): boolean {
    const { from } = this.#clause;
    return this.#texts.slice(from, from + 3).some((text) => OTHERS.has(text) && !/^(?:ils|they|clients)$/.test(text));
  }

  /** Start of the main clause after a condition, at its second subject: « s’il y a du verre je ne l’enlève pas ». */
  #consequence(): number {
    const own = SUBJECTS[this.#language];
    const { from, to } = this.#clause;
    for (let i = from + 3; i < to; i++)
      if (own.has(this.#texts[i] ?? '') && !BINDERS.has(this.#texts[i - 1] ?? '')) return i;
    return to;
  }

  read(): readonly Reach[] {
    const reaches = this.#negations();
    if (this.#ofOthers()) return reaches.map((reach) => ({ ...reach, kind: 'open' }));
    if (!this.#condition()) return reaches;
    const then = this.#consequence();
    return reaches.map((reach) => (reach.from >= then ? reach : { ...reach, kind: 'open' }));
  }

  #negations(): readonly Reach[] {
    const { from, to } = this.#clause;
    this.#asLongAs();
    for (let at = from; at < to; at++) {
      const text = this.#texts[at] ?? '';
      const next = this.#texts[at + 1] ?? '';
      const worthless = this.#worthless(at);
      if (worthless > 0) {
        this.#dismiss(at, worthless);
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
      else if (text === 'aucun' || text === 'no') this.#add(at, this.#governedEnd(at));
      // In « sans gants ni lunettes », « ni » continues the denial that already covers it.
      else if (text === 'ni' && !this.reaches.some((reach) => reach.kind === 'flip' && reach.to > at))
        this.#add(at, this.#governedEnd(at));
      else if (text === 'zero') this.#add(at, Math.min(to, at + 2));
      else if (text === 'sans' || text === 'hors') this.#without(at);
      else if (text === 'absence') this.#add(at, Math.min(to, at + 3));
      else if (ENGLISH_NOT.has(text) || (text === 't' && SHORT_NOT.has(this.#texts[at - 1] ?? ''))) {
        this.#add(at, this.#governedEnd(at));
        // "not on the arm" after a complete statement leaves that statement unchanged.
        if (text !== 'not' || AUXILIARIES.has(this.#texts[at - 1] ?? ''))
          this.#add(this.#statementFrom(at), at, 'open');
      } else if (this.#isInstead(at)) this.#add(at, this.#governedEnd(at));
      else if (BOTH.test(text)) {
        const own = this.#statementFrom(at);
        this.#add(own > from ? own : this.#topic, this.#governedEnd(at));
      } else if (FORWARD.test(text)) this.#forward(at);
    }
    return this.reaches;
  }

  /** « tant que ce n’est pas coupé je ne touche à rien »: adds a second denial, which cancels the first and affirms the act. */
  #asLongAs(): void {
    const { from, to } = this.#clause;
    const [first = '', second = ''] = this.#texts.slice(from, from + 2);
    if (first !== 'tant' && !(first === 'as' && second === 'long')) return;
    const own = SUBJECTS[this.#language];
    const negative = this.#texts.findIndex((text, i) => i > from && i < to && NEGATIVE.has(text));
    const next = this.#texts.findIndex((text, i) => i > from + 3 && i < to && own.has(text));
    if (negative > 0 && (next < 0 || negative < next)) this.#add(from, this.#governedEnd(negative));
    else if (negative < 0 && next < 0) this.#add(from, to, 'open');
  }

  #isInstead(at: number): boolean {
    const [a = '', b = '', c = ''] = this.#texts.slice(at, at + 3);
    // « au lieu » as the tokeniser writes it.
    return (a === 'a' && b === 'le' && c === 'lieu') || /^(?:plutot que|instead of|rather than)$/.test(`${a} ${b}`);
  }

  /** Denies the object of « sans gants », but leaves it open in « sans gants, on se brûle », which explains why gloves are needed. */
  #without(at: number): void {
    const { from, to, opens } = this.#clause;
    const end = Math.min(this.#governedEnd(at), at + 7);
    const reason = at === from && opens && this.#texts[at] === 'sans' && (end < to || this.#hasSubject(to, to + 3));
    this.#add(at, end, reason ? 'open' : 'flip');
  }

  #forward(at: number): void {
    const before = this.#texts[at - 1] ?? '';
    this.#add(at + 1, this.#governedEnd(at + 1));
    // « un coup de tuyau en plus, je refuse »: deny everything before it.
    const told = at === this.#clause.to - 1 && PRONOUNS.has(before);
    if (told) this.#add(0, at);
    else if (CLITICS.has(before)) this.#reachBack(Math.max(this.#clause.from, at - 2), at);
  }
}

/** The polarity of each word of a sentence. Two negations over a word affirm it. */
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
    const topic = isTopic(before, clause, texts) ? before.from : clause.from;
    for (const { from, to, kind } of new Reader(texts, clause, topic, language).read()) {
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
