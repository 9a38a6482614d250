import type { CompanyBrief, Identity, JobBrief, Question } from '../contract.ts';
import { spelledOut } from '../language/by-ear.ts';
import { detectLanguage, type DetectedLanguage } from '../language/detect.ts';
import { cleanText, hasHiddenCharacters } from '../language/normalise.ts';
import { contentStems } from '../language/content.ts';
import { stem, type TextLanguage } from '../language/stem.ts';
import { sentences, tokenise } from '../language/tokens.ts';
import { redact } from '../privacy/redact.ts';
import { withoutInstructions } from '../safety/injection.ts';
import { withoutSelfPresentation } from './self-presentation.ts';
import { closedTokens, OPEN_WORD, withoutHyphenatedNames } from './closed.ts';
import { countSentence, isEmptySentence, type Counts, type FeatureName, type QuestionContext } from './features.ts';

/** Scored length of an answer; no one types more, and anything beyond is kept for the reader but not scored. */
export const SCORED_CHARACTERS = 12_000;

export interface PreparedSentence {
  /** Exact slice of what the candidate typed. */
  raw: string;
  tokens: string[];
  stems: string[];
  counts: Counts;
  marks: readonly (readonly FeatureName[])[];
  empty: boolean;
}

export interface PreparedAnswer {
  sentences: PreparedSentence[];
  tokens: string[];
  /** Every word as typed, including those outside the vocabulary; used to detect the language and gibberish. */
  written: string[];
  language: DetectedLanguage;
  scoredAs: TextLanguage;
  instructionRemoved: boolean;
  hiddenCharacters: boolean;
  truncated: boolean;
  context: QuestionContext;
}

/** The words that a question makes relevant: its own, its expected evidence, the offer's skills. */
export function questionContext(
  question: Question,
  job: JobBrief,
  company: CompanyBrief,
  tradeStems: ReadonlySet<string>,
  language: TextLanguage,
): QuestionContext {
  const questionStems = new Set(contentStems(question.text, language));
  for (const each of contentStems(company.name ?? '', language)) questionStems.delete(each);
  const evidenceGroups = question.evidence
    .map((group) => new Set(contentStems(group, language).filter((each) => !questionStems.has(each))))
    .filter((group) => group.size > 0);
  const skillStems = new Set(job.skills.flatMap((skill) => contentStems(skill, language)));
  return { questionStems, evidenceGroups, skillStems, tradeStems };
}

/** Whether a token is a word of the offer, its trade or the question. */
function wordsOf(
  { questionStems, skillStems, tradeStems, evidenceGroups }: QuestionContext,
  keep: ReadonlySet<string>,
  language: TextLanguage,
): (token: string) => boolean {
  const sets = [questionStems, skillStems, tradeStems, ...evidenceGroups];
  return (token) => {
    if (keep.has(token)) return true;
    const each = stem(token, language);
    return sets.some((set) => set.has(each));
  };
}

/**
 * normalise → injection → redact → language → tokens → stems → features, sentence by sentence. `asked`: the words of the offer and
 * its question by their sounds.
 */
export function prepareAnswer(
  raw: string,
  identity: Identity,
  keep: ReadonlySet<string>,
  expected: TextLanguage,
  contextOf: (language: TextLanguage) => QuestionContext,
  asked: ReadonlyMap<string, string> = new Map(),
): PreparedAnswer {
  const scored = raw.slice(0, SCORED_CHARACTERS);
  const spans = sentences(scored);
  const said = withoutInstructions(spans, scored);
  // Redaction gets the whole answer, because the meaning of capitals depends on the writer's habits.
  const marker = '\u{F0000}';
  const redacted = redact(
    said.map((span) => cleanText(span.raw).replaceAll(marker, '').replace(/\s+/g, ' ')).join(`\n${marker}\n`),
    identity,
    keep,
  );
  // Before accents are folded away: « jé » is « j’ai », « je » is not.
  const pieces = redacted.split(marker).map(spelledOut);
  const written = said.map((_, index) => tokenise(withoutSelfPresentation(pieces[index] ?? '')));
  const language = detectLanguage(pieces.join(' '), written.flat());
  const scoredAs = language === 'fr' || language === 'en' ? language : expected;
  const context = contextOf(scoredAs);
  const isOfOffer = wordsOf(context, keep, scoredAs);
  const named = new Set<string>();
  const tokenLists = pieces.slice(0, said.length).map((piece) => {
    // Hyphenated names are masked first, so that « je viens de la Celle-Saint-Avant » is read as an origin.
    const told = withoutSelfPresentation(withoutHyphenatedNames(piece, scoredAs, isOfOffer));
    // The word after « faculté » is a name, even if it is an ordinary word.
    return closedTokens(tokenise(told.replaceAll('[ecole]', '[ecole] lycee ')), scoredAs, isOfOffer, asked, named);
  });
  const tokens = tokenLists.flat();
  const all = said.map((span, index): PreparedSentence => {
    const list = tokenLists[index] ?? [];
    const stems = list.map((token) => stem(token, scoredAs));
    const { counts, marks } = countSentence(list, stems, scoredAs, context);
    return {
      raw: span.raw,
      tokens: list,
      stems,
      counts,
      marks,
      empty: isEmptySentence(counts),
    };
  });
  // « Budapest I. kerület »: a full stop inside a name must not create an additional sentence.
  const telling = all.filter(({ tokens: list }) => list.some((token) => token !== OPEN_WORD));
  const prepared = telling.length > 0 ? telling : all;
  return {
    sentences: prepared,
    tokens,
    written: written.flat(),
    language,
    scoredAs,
    instructionRemoved: said.length < spans.length,
    hiddenCharacters: hasHiddenCharacters(scored),
    truncated: raw.length > SCORED_CHARACTERS,
    context,
  };
}
