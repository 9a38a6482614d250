import { stem, type TextLanguage } from '@kafaa/interviewer/language/stem';
import { tokenise } from '@kafaa/interviewer/language/tokens';
import { wordGrams } from '@kafaa/interviewer/scoring/grams';
import { shuffled } from '@kafaa/interviewer/test/seeded';
import { secondSet, type Conduct } from '#/material/second-set';
import type { Split } from '#/material/voice-answers';
import { loadVoices } from '#/material/voices';
import { pack, ridge, type Row } from '#/training/ridge';
import { mean, shareRow, percentile, type SecondRow } from './rows.ts';

// The engine does not judge conduct. These rows show how many answers a model learned from words would find, how this share grows with
// the number of writers, and that the model fails on whole interviews: there it flags honest people almost as often as others.

interface Text {
  writer: string;
  grams: readonly string[];
  /** 1 for an answer that a recruiter must read before a meeting. */
  target: 0 | 1;
}

function gramsOf(text: string, language: TextLanguage): string[] {
  const grams = wordGrams(tokenise(text).map((token) => stem(token, language))).map(({ key }) => key);
  return [...new Set(grams)];
}

const writerOf = ({ id }: Conduct): string => id.slice(0, id.lastIndexOf('-'));

/** Returns every fifth ordinary answer: those to learn from, and those of other voices, which set the threshold. */
function ordinary(): { learned: Text[]; held: Text[] } {
  const answers = loadVoices().filter(({ split }, index) => split === 'dev' && index % 5 === 0);
  const texts = answers.map(({ voice, text, language }): Text => ({
    writer: voice,
    grams: gramsOf(text, language),
    target: 0,
  }));
  const voices = [...new Set(texts.map(({ writer }) => writer))].toSorted();
  const held = new Set(voices.filter((_, index) => index % 3 === 0));
  return {
    learned: texts.filter(({ writer }) => !held.has(writer)),
    held: texts.filter(({ writer }) => held.has(writer)),
  };
}

/** Minimum number of texts that contain a gram, for the gram to be learned. */
const FEWEST = 2;
/** Cost of a weight, relative to one text; chosen by hand on the first two writers. */
const COST = 0.3;

/** Learns a linear score of grams, weighted by rarity and normalised by length; returns the score of a text. */
function learn(texts: readonly Text[]): (text: Text) => number {
  const counts = new Map<string, number>();
  for (const { grams } of texts) for (const gram of grams) counts.set(gram, (counts.get(gram) ?? 0) + 1);
  const columns = new Map([...counts].filter(([, count]) => count >= FEWEST).map(([gram], index) => [gram, index]));
  const rowOf = ({ grams }: Text): Row => {
    const known = grams.flatMap((gram) => {
      const at = columns.get(gram);
      return at === undefined ? [] : [{ at, rarity: Math.log(texts.length / (counts.get(gram) ?? 1)) }];
    });
    const length = Math.sqrt(known.reduce((sum, { rarity }) => sum + rarity * rarity, 0)) * Math.sqrt(COST) || 1;
    return { at: known.map(({ at }) => at), value: known.map(({ rarity }) => rarity / length) };
  };
  const middle = mean(texts.map(({ target }) => target));
  const weights = ridge(
    pack(texts.map(rowOf), columns.size),
    Float64Array.from(texts, ({ target }) => target - middle),
  );
  return (text) => {
    const { at, value } = rowOf(text);
    return at.reduce((sum, column, index) => sum + (value[index] ?? 0) * (weights[column] ?? 0), 0);
  };
}

/** Share of ordinary answers of unseen voices that may be flagged by mistake. */
const MISTAKES = 0.01;

type Flags = (text: Text) => boolean;

function flagsOf(taught: readonly Text[], { learned, held }: ReturnType<typeof ordinary>): Flags {
  const score = learn([...taught, ...learned]);
  const threshold = percentile(held.map(score), 1 - MISTAKES);
  return (text) => score(text) > threshold;
}

/** Share of each writer's answers that is found by words learned from `others` other writers. */
function foundRow(texts: readonly Text[], others: number, material: ReturnType<typeof ordinary>): SecondRow {
  const writers = [...new Set(texts.map(({ writer }) => writer))];
  const hits: Record<Text['target'], boolean[]> = { 0: [], 1: [] };
  for (const left of writers) {
    const taught = new Set(
      shuffled(
        writers.filter((each) => each !== left),
        left,
      ).slice(0, others),
    );
    const flags = flagsOf(
      texts.filter(({ writer }) => taught.has(writer)),
      material,
    );
    for (const text of texts) if (text.writer === left) hits[text.target].push(flags(text));
  }
  return shareRow(
    `conduct told without regret: found by words of ${others} other writers, with 1 % of ordinary answers flagged by mistake`,
    hits[1],
    undefined,
    `${(100 * mean(hits[0].map(Number))).toFixed(1)} % of ${hits[0].length} honest answers on the same themes`,
  );
}

/** Whole interviews in which an answer is flagged, by the recruiter's verdict. */
function judgedRows(split: Split, flags: Flags): SecondRow[] {
  const people = secondSet('judged/', split).flatMap(({ job, people }) => people.map((person) => ({ job, person })));
  return (['yes', 'no'] as const).map((verdict) =>
    shareRow(
      `… the same words in judged interviews: flagged in one called « ${verdict} »`,
      people.flatMap(({ job, person: { meet, exchanges } }) => {
        if (meet !== verdict) return [];
        const language = job.interviewLanguage === 'Anglais' ? 'en' : 'fr';
        return [exchanges.some(({ answer }) => flags({ writer: '', grams: gramsOf(answer, language), target: 0 }))];
      }),
    ),
  );
}

export function conductRows(split: Split): SecondRow[] {
  const texts = secondSet('conduct/', split).map((each): Text => ({
    writer: writerOf(each),
    grams: gramsOf(each.text, each.language),
    target: each.conduct === 'own' ? 1 : 0,
  }));
  if (texts.length === 0) return [];
  const material = ordinary();
  const most = new Set(texts.map(({ writer }) => writer)).size - 1;
  return [
    ...[1, 3, most].map((others) => foundRow(texts, others, material)),
    ...judgedRows(split, flagsOf(texts, material)),
  ];
}
