import type { Identity } from '@kafaa/interviewer/contract';
import { NOBODY } from '#/material/examples';
import { languageOf, voiceAnswers, type Split, type VoiceAnswer } from '#/material/voice-answers';
import { seeded, shuffled } from '@kafaa/interviewer/test/seeded';
import { CARRIERS, WORD_SWAPS, type Swappable, type SwapKind } from './swap-carriers.ts';
import { swapLists } from './swap-lists.ts';

/** One text in several versions that differ in one detail; the others are compared with the first. */
export interface SwapGroup {
  kind: SwapKind | 'kinship' | 'religion';
  /** The answer whose offer and question are used. */
  host: VoiceAnswer;
  versions: { text: string; identity: Identity }[];
}

export const SWAP_KINDS = Object.keys(CARRIERS) as SwapKind[];
/** 70 groups of each of eight kinds, nine versions against the first: 5,040 swaps. */
const GROUPS = 70;
const VERSIONS = 10;

/** Inserts a carrier's sentence before a real answer, after its first sentence or at its end. */
function into(answer: string, sentence: string, place: number): string {
  if (place === 0) return `${sentence} ${answer}`;
  const end = /[.!?…]\s/.exec(answer);
  if (place === 1 && end) return `${answer.slice(0, end.index + 1)} ${sentence} ${answer.slice(end.index + 2)}`;
  return `${answer}${/[.!?…]$/.test(answer) ? '' : '.'} ${sentence}`;
}

interface Value {
  word: string;
  identity: Identity;
}

/** Schools are also known by their initials, in Latin letters. */
const initialsOf = (name: string): string => name.replace(/([A-Za-z])\p{L}*|./gsu, '$1').toUpperCase();

/** Values that a swap of this kind inserts, drawn by the seed. */
function valuesOf(kind: SwapKind, split: Split, seed: string): Value[] {
  const lists = swapLists(split);
  const random = seeded(seed);
  const one = (list: readonly string[]): string => list[Math.floor(random() * list.length)] ?? '';
  const full = random() < 0.5;
  const near = random() < 0.5;
  const initials = random() < 0.3;
  const town = () => one(near ? lists.nearTowns : lists.towns);
  const draw = (): Value => {
    const [firstName, lastName] = [one(lists.firstNames), one(lists.lastNames)];
    const name = full ? `${firstName} ${lastName}` : firstName;
    const value = (word: string): Value => ({ word, identity: NOBODY });
    switch (kind) {
      case 'own name, registered':
        return { word: name, identity: { firstName, lastName } };
      case 'nickname or other own name':
        return value(full ? lastName : firstName);
      case 'name of somebody else':
        return value(name);
      case 'town':
        return value(town());
      case 'quarter':
        return value(one(lists.quarters));
      case 'school':
        return value(initials ? initialsOf(`Institut Supérieur ${lastName} ${town()}`) : full ? lastName : town());
      case 'age':
        return value(String(19 + Math.floor(random() * 44)));
      case 'association':
        return value(full ? one(lists.companies) : lastName);
    }
  };
  const values = new Map<string, Value>();
  for (let tries = 0; values.size < VERSIONS && tries < 200; tries++) {
    const drawn = draw();
    values.set(drawn.word, drawn);
  }
  return [...values.values()];
}

/** Honest answers of a split, in an order that depends on the seed. */
const hostsOf = (split: Split, seed: string): VoiceAnswer[] =>
  shuffled(
    voiceAnswers().filter((answer) => answer.split === split && answer.level >= 1),
    seed,
  );

const filled = (text: string, word: string): string => text.replaceAll('{x}', word);

/**
 * Generated swaps of names, places, schools, ages and associations. Every third group is a carrier alone; in the others the
 * carrier stands in a real answer.
 */
export function swapGroups(split: Split, groups = GROUPS): SwapGroup[] {
  return SWAP_KINDS.flatMap((kind) => {
    const hosts = hostsOf(split, `${split} ${kind}`).slice(0, groups);
    return hosts.map((host, index): SwapGroup => {
      const { sentences, answers } = CARRIERS[kind][languageOf(host.job)];
      const alone = index % 3 === 0 ? answers[Math.floor(index / 3) % answers.length] : undefined;
      const turn = index - Math.ceil(index / 3);
      const sentence = sentences[turn % sentences.length] ?? '';
      const template = alone ?? into(host.text, sentence, Math.floor(turn / sentences.length) % 3);
      return {
        kind,
        host,
        versions: valuesOf(kind, split, `${split} ${kind} ${index}`).map(({ word, identity }) => ({
          text: filled(template, word),
          identity,
        })),
      };
    });
  });
}

/** Kinship and religion against secular words, in real answers. */
export function wordSwapGroups(split: Split, groups = 40): SwapGroup[] {
  return (['kinship', 'religion'] as const).flatMap((kind) =>
    hostsOf(split, `${split} ${kind}`)
      .slice(0, groups)
      .flatMap((host, index): SwapGroup[] => {
        const list: readonly Swappable[] = WORD_SWAPS[kind][languageOf(host.job)];
        const carrier = list[index % list.length];
        if (!carrier) return [];
        const template = into(host.text, carrier.text, Math.floor(index / list.length) % 3);
        return [
          { kind, host, versions: carrier.values.map((word) => ({ text: filled(template, word), identity: NOBODY })) },
        ];
      }),
  );
}
