import { readFileSync } from 'node:fs';
import { adversarialSet, WORLDLY } from '#/material/adversarial';
import { prepare, type Example } from '#/material/examples';
import { secondSet } from '#/material/second-set';
import { typedAs, TYPINGS } from './typing.ts';
import type { VoiceAnswer } from '#/material/voices';

/** A copy of an answer, with its voice and offer; `of` is the original's id. */
export interface Copy extends Example {
  of: string;
}

/** The training material: answers with their level, texts that answer nothing, and sentences that could stand under any answer. */
export interface Material {
  answers: readonly Example[];
  strange: readonly Example[];
  readyMade: readonly Example[];
  /** One act told with « je », « nous » and « on », or typed in several ways, with its level: learned from, never judged. */
  retold: readonly Example[];
  /** Copies of answers as another person would type them: learned from, never judged. */
  typed: readonly Copy[];
  /** Texts by several writers that could stand under any question. Each writer counts as a voice. */
  hollow: readonly Example[];
}

/** Number of questions that each strange text is put to. */
const PLACES = 3;

/** Off-topic dev texts (recipes, football, adverts), each put to three questions of its language at level 0, with a voice of its own. */
function strangeAnswers(places: readonly VoiceAnswer[]): Example[] {
  return adversarialSet('off-topic', 'dev').flatMap(({ id, language, text }, index) => {
    const own = places.filter((each) => each.language === language && !WORLDLY.test(each.job));
    return Array.from({ length: PLACES }, (_, turn) => own[(index * 37 + turn * 101) % own.length]).flatMap(
      (place, turn) => (place ? prepare([{ ...place, id: `${id}-${turn}`, voice: id, level: 0, text }]) : []),
    );
  });
}

/** Ready-made sentences, as answers of level 1. */
function readyMadeAnswers(places: readonly VoiceAnswer[]): Example[] {
  const lines = JSON.parse(
    readFileSync(new URL('../../corpus/adversarial/ready-made.json', import.meta.url), 'utf8'),
  ) as Pick<VoiceAnswer, 'language' | 'text'>[];
  return lines.flatMap(({ language, text }, index) => {
    const own = places.filter((each) => each.language === language);
    const place = own[(index * 37) % own.length];
    return place ? prepare([{ ...place, id: `ready-made-${index}`, level: 1, text }]) : [];
  });
}

/** Templates and general texts of dev, each put to one question. The writer is used as the job, too. */
function hollowAnswers(places: readonly VoiceAnswer[]): Example[] {
  return secondSet('templates/', 'dev').flatMap(({ id, language, text }, index) => {
    const own = places.filter((each) => each.language === language);
    const place = own[(index * 37) % own.length];
    const writer = id.split('-')[0] ?? id;
    return place
      ? prepare([{ ...place, id, voice: writer, level: 1, text }]).map((each) => ({ ...each, job: writer }))
      : [];
  });
}

/** The second edition's dev texts: one act in several tellings and spellings, each put to a French offer. */
function retoldAnswers(places: readonly VoiceAnswer[]): Example[] {
  const told = secondSet('we/', 'dev').flatMap(({ id, question, level, je, nous, on }) =>
    [je, nous, on].map((text) => ({ id, question, level, text, kind: 'behaviour' })),
  );
  const typed = [...secondSet('spelling/', 'dev'), ...secondSet('mixed/', 'dev')].flatMap(
    ({ id, question, level, clean, typed: text, kind }) =>
      [clean, text].map((each) => ({ id, question, level, kind, text: each })),
  );
  const own = places.filter(({ language }) => language === 'fr');
  return [...told, ...typed].flatMap(({ id, question, level, kind, text }, index) => {
    const place = own[(index * 37) % own.length];
    if (!place || level < 1) return [];
    const asked = kind === 'values' ? 'value' : (kind as VoiceAnswer['kind']);
    return prepare([{ ...place, id, voice: id, level: level as VoiceAnswer['level'], question, kind: asked, text }]);
  });
}

/** One answer in this many is also learned from as a typed copy. */
const COPIED = 4;

/** Copies of every fourth answer, in one of the typing styles; English ones always without marks. */
function typedAnswers(answers: readonly Example[]): Copy[] {
  return answers.flatMap((example, index) => {
    if (index % COPIED !== 0 || example.level < 1) return [];
    const typing = example.language === 'fr' ? TYPINGS[(index / COPIED) % TYPINGS.length] : 'bare';
    const text = typedAs(example.text, typing ?? 'bare', example.id);
    return prepare([{ ...example, id: `${example.id}-typed`, text }]).map((each) => ({ ...each, of: example.id }));
  });
}

export function materialFrom(answers: readonly Example[]): Material {
  return {
    answers,
    strange: strangeAnswers(answers),
    readyMade: readyMadeAnswers(answers),
    retold: retoldAnswers(answers),
    typed: typedAnswers(answers),
    hollow: hollowAnswers(answers),
  };
}
