import { readFileSync } from 'node:fs';
import { adversarialSet, WORLDLY } from './adversarial-figures.ts';
import { prepare, type Example } from './examples.ts';
import { secondSet } from './second/material.ts';
import type { VoiceAnswer } from './voices.ts';

/** What is learned from: answers with their level, texts that answer nothing, and sentences that could stand under any answer. */
export interface Material {
  answers: readonly Example[];
  strange: readonly Example[];
  readyMade: readonly Example[];
  /** Texts by several writers that could stand under any question; a writer is a voice. */
  hollow: readonly Example[];
}

/** Questions each strange text is put to. */
const PLACES = 3;

/** Recipes, football and adverts of dev, each put to three questions of its language: of level 0 anywhere. Each is a voice of its own. */
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
  const lines = JSON.parse(readFileSync(new URL('./adversarial/ready-made.json', import.meta.url), 'utf8')) as Pick<
    VoiceAnswer,
    'language' | 'text'
  >[];
  return lines.flatMap(({ language, text }, index) => {
    const own = places.filter((each) => each.language === language);
    const place = own[(index * 37) % own.length];
    return place ? prepare([{ ...place, id: `ready-made-${index}`, level: 1, text }]) : [];
  });
}

/** Templates and general texts of dev, each put to one question; their writers stand for the jobs as well. */
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

export function materialFrom(answers: readonly Example[]): Material {
  return {
    answers,
    strange: strangeAnswers(answers),
    readyMade: readyMadeAnswers(answers),
    hollow: hollowAnswers(answers),
  };
}
