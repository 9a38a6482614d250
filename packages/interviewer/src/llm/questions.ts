import * as z from 'zod/mini';
import type { CompanyBrief, JobBrief, Question } from '../contract.ts';
import { detectLanguage } from '../language/detect.ts';
import { hasHiddenCharacters } from '../language/normalise.ts';
import { tokenise } from '../language/tokens.ts';
import { lintQuestion } from '../questions/lint.ts';
import { frenchTypography } from '../questions/wording.ts';
import { isInstruction } from '../safety/injection.ts';
import { askFor, readAs, type Reading } from './ask.ts';
import type { ModelSession } from './model.ts';
import { QUESTION_RULES, QUESTION_SCHEMA, questionPrompt } from './prompts.ts';

/** Maximum tokens of a reply: ten questions, each with its evidence and anchors. */
const QUESTIONS_TOKENS = 2_400;
const SHORTEST = 20;
const LONGEST = 300;

const writtenSchema = z.object({
  questions: z
    .array(
      z.object({
        slot: z.int(),
        text: z.string().check(z.maxLength(1000)),
        evidence: z.array(z.string().check(z.maxLength(300))).check(z.maxLength(12)),
        level0: z.string().check(z.maxLength(600)),
        level2: z.string().check(z.maxLength(600)),
        level4: z.string().check(z.maxLength(600)),
      }),
    )
    .check(z.maxLength(20)),
});
type Written = z.infer<typeof writtenSchema>['questions'][number];

const same = (a: string, b: string): boolean => tokenise(a).join(' ') === tokenise(b).join(' ');

/** Reasons why a written question cannot be sent; empty if it can. */
export function faultsOf(text: string, language: 'fr' | 'en', others: readonly string[]): string[] {
  const faults = [...lintQuestion(text)];
  const tokens = tokenise(text);
  if (text.length < SHORTEST || text.length > LONGEST) faults.push(`${SHORTEST} to ${LONGEST} characters`);
  if (!/[.?!…]$/.test(text)) faults.push('it must end like a sentence');
  if (/https?:|www\.|@|[[\]{}<>|`*#\n]/.test(text) || hasHiddenCharacters(text)) faults.push('plain text only');
  if (isInstruction(text)) faults.push('it must ask the candidate something');
  if (detectLanguage(text, tokens) !== language)
    faults.push(`it must be in ${language === 'fr' ? 'French' : 'English'}`);
  if (others.some((other) => same(other, text))) faults.push('another question asks the same');
  return faults;
}

const MIN_GROUPS = 3;
const MAX_GROUPS = 6;

/** Groups of comma-separated words; malformed groups are dropped. */
function evidenceOf(written: Written): string[] {
  return written.evidence
    .map((group) => group.replace(/\s+/g, ' ').trim())
    .filter((group) => /^[\p{L}\p{N}][\p{L}\p{N}'’ ,+#%./-]*$/u.test(group) && group.includes(','))
    .slice(0, MAX_GROUPS);
}

const sentenceOf = (text: string, otherwise: string): string => {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length >= 10 && line.length <= LONGEST && !/[<>{}[\]]|https?:|@/.test(line)
    ? frenchTypography(line)
    : otherwise;
};

interface Sheet {
  readonly questions: Question[];
  /** Number of the questions that the model wrote. */
  readonly written: number;
}

function readSheet(text: string, slots: readonly Question[], language: 'fr' | 'en', enough: number): Reading<Sheet> {
  const read = readAs(writtenSchema, text);
  if ('wrong' in read) return read;
  const texts: string[] = [];
  const wrong: string[] = [];
  let written = 0;
  const questions = slots.map((slot, index): Question => {
    const draft = read.value.questions.find((each) => each.slot === index + 1);
    if (!draft) return slot;
    const plain = draft.text.replace(/\s+/g, ' ').trim();
    const question = language === 'fr' ? frenchTypography(plain) : plain;
    const evidence = evidenceOf(draft);
    const faults = faultsOf(question, language, texts);
    if (evidence.length < MIN_GROUPS) faults.push('evidence: 4 to 6 strings of comma-separated words');
    if (faults.length > 0) {
      wrong.push(`Slot ${index + 1}: ${faults.join(' ')}`);
      return slot;
    }
    texts.push(question);
    written++;
    // Drop the bank's key: it belongs to the bank's wording.
    const { key: _, ...rest } = slot;
    return {
      ...rest,
      text: question,
      evidence,
      anchors: {
        0: sentenceOf(draft.level0, slot.anchors[0]),
        2: sentenceOf(draft.level2, slot.anchors[2]),
        4: sentenceOf(draft.level4, slot.anchors[4]),
      },
    };
  });
  return written >= enough ? { value: { questions, written } } : { wrong: wrong.join(' ') || 'Questions are missing.' };
}

/**
 * Lets a model write the questions for the bank's slots; their kinds, competencies, order and reasons stay. A slot
 * whose question fails the lint keeps the bank's question. Throws a ModelError if no reply is usable.
 */
export async function writeQuestions(
  session: ModelSession,
  job: JobBrief,
  company: CompanyBrief,
  slots: readonly Question[],
): Promise<Sheet & { model: string }> {
  const language = job.interviewLanguage === 'Anglais' ? 'en' : 'fr';
  const facts = { job, industry: company.industry, company: company.companyDescription, values: company.companyValues };
  const request = {
    system: QUESTION_RULES,
    prompt: questionPrompt(facts, slots),
    schema: QUESTION_SCHEMA,
    maxTokens: QUESTIONS_TOKENS,
  };
  const { value, model } = await askFor(
    session,
    request,
    (text) => readSheet(text, slots, language, Math.ceil(slots.length * 0.75)),
    (text) => readSheet(text, slots, language, 1),
  );
  return { ...value, model };
}
