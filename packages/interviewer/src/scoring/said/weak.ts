import type { TextLanguage } from '#/language/stem';
import type { FeatureName } from '../features.ts';
import { compilePhrases, countMatches } from '../phrases.ts';
import type { PreparedSentence } from '../prepare.ts';
import { admits } from './acts.ts';
import { holdsFact, tellsReason } from './labels.ts';
import { holdsNumber, lineOf } from './line.ts';

export const WEAKENING: Readonly<Partial<Record<FeatureName, string>>> = {
  hedge: 'formules vagues',
  generic: 'formules toutes faites',
  selfDescription: 'description de soi',
  normative: 'principes généraux',
  courtesy: 'formules de politesse',
};

/** Words that leave the meaning open; « je crois » and « un peu » do not count as a weakness. */
const VAGUE = compilePhrases(
  `en général, généralement, normalement, plus ou moins, on va dire, en quelque sorte, tout ça, des choses, certaines choses, différentes choses, plusieurs choses, beaucoup de choses, diverses, divers, d'une certaine, de mon mieux, dans l'ensemble, quelque part, comme tout le monde, things like, and so on, stuff, kind of, sort of, more or less, various, many things, lots of things, a lot of things, different things, do my best, if possible, in a way, generally, in general, usually`,
);
/** Words that are clichés in a cover letter and literal at work: a key, a challenge, a solid joint. */
const PLAIN = compilePhrases(
  `clé, clés, clef, qualité*, solide*, sérieu*, valeur*, défi*, leader, réputation, indispensable*, important*, très important, importance, key, strong, solid, important, very important, challenge*, trust is, grow, growth, values`,
);

const NO_PRINCIPLE = compilePhrases(`un bon, un vrai, la vie, a good, a great, a real`);

/** Whether a passage may be quoted as a weakness: it holds no checkable fact and no admission. */
export function isWeak(
  name: FeatureName,
  text: string,
  counts: Readonly<Record<FeatureName, number>>,
  language: TextLanguage,
): boolean {
  if (counts[name] === 0 || holdsFact(text, language) || admits(text, language)) return false;
  const line = lineOf(text);
  if (name === 'hedge') return countMatches(VAGUE, line, 1) > 0;
  if (name === 'generic') return counts.generic > countMatches(PLAIN, line);
  if (name === 'normative' && counts.normative <= countMatches(NO_PRINCIPLE, line)) return false;
  return name !== 'normative' || !tellsReason(text, language);
}

/** Whether the weakness occurs in a sentence without a figure or a reason. */
export const weakens = (name: FeatureName, sentences: readonly PreparedSentence[], language: TextLanguage): boolean =>
  sentences.some(
    ({ raw, counts }) => isWeak(name, raw, counts, language) && !holdsNumber(raw) && !tellsReason(raw, language),
  );
