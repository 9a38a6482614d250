import {
  encodeInto,
  SIZE,
  WORD_SIZE,
  readTerms,
  weigh,
  type Encoder,
  type Reading,
  type Tower,
  type TowerName,
  type Weighted,
} from '@kafaa/interviewer/scoring/relevance/encoder';
import { isPair, type Terms } from '@kafaa/interviewer/scoring/relevance/terms';
import { seeded, shuffled } from '@kafaa/interviewer/test/seeded';
import { Learned } from './learned.ts';
import { listsOf } from './lists.ts';
import type { Offer, Pairs } from './pairs.ts';

/** Encoders trained apart, whose encodings are joined: together they err less than any of them. */
const SEEDS = ['encoder', 'second encoder'] as const;
/** Dimensions of each one’s encodings. */
const PART = SIZE / SEEDS.length;
/** Contrastive training, as in dense retrieval: an answer and its question are moved together, all other pairs apart. */
const ROUNDS = 8;
const BATCH = 32;
/** Number of questions that each batch is compared with; those of its own offers count towards it. */
const QUESTIONS = 200;
const RATE = 0.005;
const DECAY = 1e-4;
/** Share of a text's terms dropped at random in training, so that no answer depends on one word. */
const LEFT_OUT = { answer: 0.5, question: 0.3 };
/** Added to the value of other questions of an answer's own offer, so that training separates them more. */
const SIBLING = 1.5;
/** Times that each word list is used in a round, and how many of its words are drawn each time. */
const TELLINGS = 4;
const TOLD = { least: 6, most: 19 };
/** A tower learns no row for words, or pairs of neighbouring words, that occur in fewer texts. */
const FEWEST: Readonly<Record<TowerName, { word: number; pair: number }>> = {
  question: { word: 3, pair: 8 },
  offer: { word: 3, pair: 3 },
  answer: { word: 5, pair: 25 },
};
/** A word without a vector carries no information if more than this share of the answers hold it. */
const COMMON = 0.02;

interface TrainedTower {
  tower: Tower;
  rows: Learned;
  turn: Learned;
}

type Towers = Readonly<Record<TowerName, TrainedTower>>;

/** Reads terms, of which some are dropped at random. */
type Reader = (terms: Terms, name: TowerName, leftOut?: number) => Weighted;

export interface WordVectors {
  words: ReadonlyMap<string, number>;
  vectors: Float32Array;
}

/** Rarity of each word, from the number of answers that hold it. */
export function raritiesOf(words: ReadonlyMap<string, number>, answers: readonly { terms: Terms }[]): Float32Array {
  const counts = new Float32Array(words.size);
  for (const { terms } of answers)
    for (const term of terms.keys()) {
      const word = words.get(term);
      if (word !== undefined) counts[word] = (counts[word] ?? 0) + 1;
    }
  return counts.map((count) => Math.log(answers.length / (1 + count)));
}

/** Words without a vector that many answers hold. */
function commonWords(words: ReadonlyMap<string, number>, answers: readonly { terms: Terms }[]): Set<string> {
  const counts = new Map<string, number>();
  for (const { terms } of answers)
    for (const term of terms.keys())
      if (!words.has(term) && !isPair(term)) counts.set(term, (counts.get(term) ?? 0) + 1);
  return new Set([...counts].flatMap(([term, count]) => (count > COMMON * answers.length ? [term] : [])).toSorted());
}

function towerOf(texts: readonly Terms[], fewest: (typeof FEWEST)[TowerName], random: () => number): TrainedTower {
  const counts = new Map<string, number>();
  for (const terms of texts) for (const term of terms.keys()) counts.set(term, (counts.get(term) ?? 0) + 1);
  const known = [...counts]
    .flatMap(([term, count]) => (count >= (isPair(term) ? fewest.pair : fewest.word) ? [term] : []))
    .toSorted();
  const gauss = (): number => Math.sqrt(-2 * Math.log(random() + 1e-12)) * Math.cos(2 * Math.PI * random());
  const rows = new Learned(known.length, PART, () => 0.05 * gauss());
  const turn = new Learned(WORD_SIZE, PART, () => gauss() / Math.sqrt(WORD_SIZE));
  const tower: Tower = {
    size: PART,
    terms: new Map(known.map((term, row) => [term, row])),
    rows: rows.values,
    turn: turn.values,
  };
  return { tower, rows, turn };
}

function addSlopes({ rows, turn }: TrainedTower, text: Weighted, gradient: Float32Array, from: number): void {
  for (let i = 0; i < WORD_SIZE; i++) turn.add(i, text.x[i] ?? 0, gradient, from);
  text.rows.forEach((row, index) => {
    rows.add(row, text.amounts[index] ?? 0, gradient, from);
  });
}

/** The questions of a batch, and answers that each belong to one of them. */
interface Batch {
  /** `of` is the index of the question's offer; `offer` is set only if the question speaks of it. */
  asked: readonly { question: Terms; of: number; offer: Offer | null }[];
  answers: readonly { terms: Terms; own: number; of: number }[];
}

/** One step of contrastive training: each answer's own question against all questions of the batch. */
function contrast({ asked, answers }: Batch, towers: Towers, read: Reader): void {
  const questions = asked.map(({ question }) => read(question, 'question', LEFT_OUT.question));
  const encoded = new Float32Array(asked.length * PART);
  const slopes = new Float32Array(asked.length * PART);
  const offers = new Map<Offer, { text: Weighted; encoded: Float32Array; slopes: Float32Array }>();
  asked.forEach(({ offer }, place) => {
    const question = questions[place];
    if (question) encodeInto(encoded, place * PART, question, towers.question.tower);
    if (offer === null) return;
    const known = offers.get(offer) ?? {
      text: read(offer.terms, 'offer'),
      encoded: new Float32Array(PART),
      slopes: new Float32Array(PART),
    };
    if (!offers.has(offer)) encodeInto(known.encoded, 0, known.text, towers.offer.tower);
    offers.set(offer, known);
    for (let i = 0; i < PART; i++)
      encoded[place * PART + i] = (encoded[place * PART + i] ?? 0) + (known.encoded[i] ?? 0);
  });
  const chances = new Float64Array(asked.length);
  const asking = Int32Array.from(asked, ({ of }) => of);
  for (const { terms, own, of } of answers) {
    const text = read(terms, 'answer', LEFT_OUT.answer);
    const answer = new Float32Array(PART);
    encodeInto(answer, 0, text, towers.answer.tower);
    const gradient = new Float32Array(PART);
    let most = -Infinity;
    for (let place = 0; place < asked.length; place++) {
      let value = asking[place] === of && place !== own ? SIBLING : 0;
      const at = place * PART;
      for (let i = 0; i < PART; i++) value += (answer[i] ?? 0) * (encoded[at + i] ?? 0);
      chances[place] = value;
      if (value > most) most = value;
    }
    let sum = 0;
    for (let place = 0; place < asked.length; place++) {
      const chance = Math.exp((chances[place] ?? 0) - most);
      chances[place] = chance;
      sum += chance;
    }
    for (let place = 0; place < asked.length; place++) {
      const slope = ((chances[place] ?? 0) / sum - (place === own ? 1 : 0)) / answers.length;
      if (Math.abs(slope) < 1e-7) continue;
      const at = place * PART;
      for (let i = 0; i < PART; i++) {
        gradient[i] = (gradient[i] ?? 0) + slope * (encoded[at + i] ?? 0);
        slopes[at + i] = (slopes[at + i] ?? 0) + slope * (answer[i] ?? 0);
      }
    }
    addSlopes(towers.answer, text, gradient, 0);
  }
  asked.forEach(({ offer }, place) => {
    const question = questions[place];
    if (question) addSlopes(towers.question, question, slopes, place * PART);
    const of = offer === null ? undefined : offers.get(offer);
    if (of) for (let i = 0; i < PART; i++) of.slopes[i] = (of.slopes[i] ?? 0) + (slopes[place * PART + i] ?? 0);
  });
  for (const { text, slopes: own } of offers.values()) addSlopes(towers.offer, text, own, 0);
}

/** Batches of answers in one language, each with the questions of its offers and other questions drawn at random. */
function batchesOf({ offers, questions, lessons }: Pairs, round: number, random: () => number): Batch[] {
  const batches: Batch[] = [];
  for (const language of ['fr', 'en'] as const) {
    const ofLanguage = offers.filter((offer) => offer.language === language);
    const told = shuffled(
      lessons.filter(({ offer }) => offers[offer]?.language === language),
      `round ${round} ${language}`,
    );
    for (let at = 0; at < told.length; at += BATCH) {
      const part = told.slice(at, at + BATCH);
      const places = new Set(part.flatMap(({ offer }) => offers[offer]?.questions ?? []));
      for (let tries = 0; tries < 2 * QUESTIONS && places.size < QUESTIONS; tries++) {
        const of = ofLanguage[Math.floor(random() * ofLanguage.length)]?.questions ?? [];
        const place = of[Math.floor(random() * of.length)];
        if (place !== undefined) places.add(place);
      }
      const list = [...places];
      const asked = list.flatMap((place) => {
        const question = questions[place];
        const offer = question?.ofOffer ? (offers[question.offer] ?? null) : null;
        return question ? [{ question: question.terms, of: question.offer, offer }] : [];
      });
      const placed = new Map(list.map((place, index) => [place, index]));
      batches.push({
        asked,
        answers: part.map(({ terms, offer, question }) => ({ terms, own: placed.get(question) ?? 0, of: offer })),
      });
    }
  }
  return batches;
}

const NO_OFFER = -1;

/** Batches whose questions are names of the lists and whose answers are some words of a list, each answer in one language. */
function listBatches(round: number, random: () => number): Batch[] {
  const lists = listsOf();
  const told = shuffled(
    lists.flatMap((list) => Array.from({ length: TELLINGS }, () => list)),
    `lists ${round}`,
  );
  const batches: Batch[] = [];
  for (let at = 0; at < told.length; at += BATCH) {
    const part = told.slice(at, at + BATCH);
    const others = Array.from({ length: QUESTIONS / 3 }, () => lists[Math.floor(random() * lists.length)]);
    const asked = [...new Set([...part, ...others.flatMap((list) => list ?? [])])];
    batches.push({
      asked: asked.map(({ name }, of) => ({ question: new Map(name.map((term) => [term, 1])), of, offer: null })),
      answers: part.map((list) => {
        const language = random() < 0.15 ? 'en:' : 'fr:';
        const words = list.words.filter((word) => word.startsWith(language));
        const count = TOLD.least + Math.floor(random() * (TOLD.most - TOLD.least + 1));
        const terms = new Map<string, number>();
        for (let word = 0; word < count; word++) {
          const term = words[Math.floor(random() * words.length)];
          if (term !== undefined) terms.set(term, 1);
        }
        return { terms, own: asked.indexOf(list), of: NO_OFFER };
      }),
    });
  }
  return batches;
}

/** The rows of towers that were trained apart, side by side, so that the fit of two texts is the mean of their fits. */
function sideBySide(parts: readonly Float32Array[]): Float32Array {
  const joined = new Float32Array(parts.reduce((sum, { length }) => sum + length, 0));
  parts.forEach((part, index) => {
    part.forEach((value, at) => {
      joined[Math.floor(at / PART) * SIZE + index * PART + (at % PART)] = value / Math.sqrt(parts.length);
    });
  });
  return joined;
}

/** Learns an encoder from pairs of questions and answers. Equal pairs give equal numbers. */
export function trainEncoder(pairs: Pairs, vectors: WordVectors): Encoder {
  const parts = SEEDS.map((seed) => trainPart(pairs, vectors, seed));
  const [{ words, vectors: meanings, rarity, common, towers }] = parts as [Encoder, ...Encoder[]];
  const joined = (name: TowerName): Tower => ({
    size: SIZE,
    terms: towers[name].terms,
    rows: sideBySide(parts.map((part) => part.towers[name].rows)),
    turn: sideBySide(parts.map((part) => part.towers[name].turn)),
  });
  const together = { question: joined('question'), offer: joined('offer'), answer: joined('answer') };
  return { words, vectors: meanings, rarity, common, towers: together };
}

/** Learns one of the encoders from a seed. */
function trainPart(pairs: Pairs, { words, vectors }: WordVectors, seed: string): Encoder {
  const random = seeded(seed);
  const towers: Towers = {
    question: towerOf(
      pairs.questions.map(({ terms }) => terms),
      FEWEST.question,
      random,
    ),
    offer: towerOf(
      pairs.offers.map(({ terms }) => terms),
      FEWEST.offer,
      random,
    ),
    answer: towerOf(
      pairs.lessons.map(({ terms }) => terms),
      FEWEST.answer,
      random,
    ),
  };
  const rarity = raritiesOf(words, pairs.lessons);
  const encoder: Encoder = {
    words,
    vectors,
    rarity,
    common: commonWords(words, pairs.lessons),
    towers: { question: towers.question.tower, offer: towers.offer.tower, answer: towers.answer.tower },
  };
  // A text is read in every round, so its terms are looked up once and cached.
  const known: Record<TowerName, WeakMap<Terms, Reading>> = {
    question: new WeakMap(),
    offer: new WeakMap(),
    answer: new WeakMap(),
  };
  const read: Reader = (terms, name, leftOut = 0) => {
    const reading = known[name].get(terms) ?? readTerms(terms, encoder, encoder.towers[name]);
    known[name].set(terms, reading);
    return weigh(reading, vectors, () => leftOut > 0 && random() < leftOut);
  };
  const rounds = Array.from({ length: ROUNDS }, (_, round) =>
    shuffled([...batchesOf(pairs, round, random), ...listBatches(round, random)], `round ${round}`),
  ).flat();
  rounds.forEach((batch, step) => {
    contrast(batch, towers, read);
    const rate = RATE * Math.min(1, (step + 1) / 50) * (1 - (0.9 * step) / rounds.length);
    for (const { rows, turn } of Object.values(towers)) {
      rows.step(rate, DECAY);
      turn.step(rate, DECAY / 10);
    }
  });
  return encoder;
}
