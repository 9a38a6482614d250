import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Identity, InterviewInput, Question } from '@kafaa/interviewer/contract';
import { fold } from '@kafaa/interviewer/language/normalise';
import { evaluateWithModel } from '@kafaa/interviewer/llm';
import type { ModelRequest, ModelSession } from '@kafaa/interviewer/llm/model';
import { inOneGender } from '@kafaa/interviewer/llm/outgoing/one-gender';
import { isOrdinary } from '@kafaa/interviewer/llm/outgoing/ordinary-words';
import { tradeWords } from '@kafaa/interviewer/llm/outgoing/trade-words';
import { withoutPerson } from '@kafaa/interviewer/llm/outgoing/without-person';
import { loadJobs, loadVoices } from '@kafaa/research/material/voices';
import { ROOT } from '@kafaa/testing/root';
import type { Row, Trial } from '../report.ts';

interface Detail {
  readonly identity: Identity;
  readonly text: string;
  readonly secret: string;
}

const LISTS = ['dev', 'test', 'generated', 'written', 'spoken', 'unread-1', 'unread-2', 'unread-4'] as const;
/**
 * Lists of two hundred details by each of two authors who did not know the rules. No rule is derived or learned from these
 * lists, so they measure generalisation.
 */
const HELD_OUT = ['unread-5'];
/** List by an author who was asked to write such details indirectly (« chez nous le vendredi est sacré »); no rule is derived from it. */
const SIDEWAYS = ['unread-3'];
const MOST_LEAVING = 0.02;
const MOST_MASKED = 0.05;
const KNOWN =
  'the rules were made from these lists, which only hold what was reached; the next row tells what an unread list shows';
const UNREAD =
  'lists before them, measured unread: 17.5 %, 8.8 %, 5.0 %, 5.0 %, 2.5 % and 3.0 %. docs/OPERATIONS.md says what a program cannot recognise';
const HINTED = 'no bar of the specification: what nobody says outright, a program hardly recognises';

const QUESTION: Question = {
  text: 'Racontez une situation difficile.',
  kind: 'behaviour',
  competency: 'Résolution de problèmes',
  requirement: '',
  rationale: '',
  evidence: [],
  anchors: { 0: '', 2: '', 4: '' },
  followUps: [],
};

function interviewOf({ identity, text }: Detail): InterviewInput {
  return {
    job: {
      title: 'Agent',
      description: '',
      skills: [],
      minExperienceYears: 0,
      educationLevel: 'Lycée',
      preferredLanguages: [],
      softSkills: [],
      seniorityLevel: 'Junior',
      industryBackground: '',
      interviewLanguage:
        /\b(?:the|my|i)\b/i.test(text) && !/\b(?:je|mon|ma|le|la)\b/i.test(text) ? 'Anglais' : 'Français',
    },
    company: { name: '', industry: '', companyDescription: '', companySize: '', companyValues: [] },
    exchanges: [{ question: QUESTION, answer: text }],
    cv: null,
    identity,
  };
}

const letters = (text: string): string => fold(text.replace(/\[[a-z]+\]/g, '|')).replace(/[^\p{L}\p{N}|]/gu, '');

/** The text that a model gets for an interview: only the parts inside the fence. */
async function sentFor(detail: Detail): Promise<string> {
  const sent: ModelRequest[] = [];
  const session: ModelSession = {
    ask: async (request) => {
      sent.push(request);
      const text = '{"evidence":[],"relevance":"other","level":0,"reason":"Rien sur la question posée."}';
      return { text, model: 'écrit' };
    },
    left: () => ({ tokensIn: 80_000, tokensOut: 9_000 }),
    spent: () => ({ calls: sent.length, tokensIn: 0, tokensOut: 0 }),
    nonce: () => 'nonce',
  };
  await evaluateWithModel(interviewOf(detail), session);
  return sent.map(({ prompt }) => prompt.slice(prompt.indexOf('FENCE-nonce'))).join('\n');
}

async function leavingRow(id: string, goal: string, lists: readonly string[], note: string): Promise<Row> {
  const figures: string[] = [];
  let met = true;
  for (const list of lists) {
    const path = join(ROOT, `research/corpus/personal-details/${list}.json`);
    const details = JSON.parse(readFileSync(path, 'utf8')) as Detail[];
    let left = 0;
    for (const detail of details) {
      const sent = letters(await sentFor(detail));
      // Answers are sent in one gender, so « la Marsa » would be sent as « le Marsa ».
      const forms = [detail.secret, ...(['fr', 'en'] as const).map((each) => inOneGender(detail.secret, each).text)];
      // A form that contains a mask would match any mask.
      if (forms.map(letters).some((form) => !form.includes('|') && sent.includes(form))) left += 1;
    }
    met &&= left / details.length <= MOST_LEAVING;
    figures.push(`${list}: ${left} of ${details.length}`);
  }
  return { id, goal, figure: figures.join('; '), verdict: met ? 'met' : 'short', note };
}

/** Measures how many ordinary words are masked in answers by authors whose texts no rule was written for. */
function maskedRow(): Row {
  const nobody: Identity = { firstName: 'Zzyx', lastName: 'Qwrtz' };
  const jobs = loadJobs();
  let all = 0;
  let masked = 0;
  for (const { text, question, job, split } of loadVoices()) {
    const offer = jobs.get(job);
    if (split !== 'test' || !offer) continue;
    const input = interviewOf({ identity: nobody, text, secret: '' });
    const exchanges = [{ question: { ...QUESTION, text: question }, answer: text }];
    const keep = tradeWords({ ...input, exchanges, job: offer.job, company: offer.company });
    const ordinary = (said: string): number =>
      (said.replace(/\[[a-z]+\]/g, ' ').match(/(?<!\p{L})\p{Ll}+/gu) ?? []).filter((word) =>
        isOrdinary(fold(word), keep),
      ).length;
    const before = ordinary(text);
    all += before;
    masked += before - ordinary(withoutPerson(text, nobody, keep));
  }
  const share = masked / all;
  return {
    id: 'S23b',
    goal: 'redaction masks at most 5 % of the ordinary words of the test voices, counting their personal details',
    figure: `${masked} of ${all}, ${(100 * share).toFixed(2)} %`,
    verdict: share <= MOST_MASKED ? 'met' : 'short',
    note: 'a word is ordinary when it begins with a small letter and a dictionary, messages or the trade have it',
  };
}

/** Trial that sends lists of personal details through the complete path to a language model. */
export const outgoing: Trial = {
  id: 'S23',
  title: 'text sent to a language model contains no personal data',
  run: async () => [
    await leavingRow('S23a', 'at most 2 % of known personal details leave in what a model is sent', LISTS, KNOWN),
    await leavingRow('S23c', 'at most 2 % of the details of lists that no author of rules has read', HELD_OUT, UNREAD),
    await leavingRow('S23d', 'the same of details that are told sideways, beyond what S23 asks', SIDEWAYS, HINTED),
    maskedRow(),
  ],
};
