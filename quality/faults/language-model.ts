import { listCandidates } from '@kafaa/domain/candidates/api';
import type { Candidate } from '@kafaa/domain/candidates/schema';
import { completeInterview, saveAnswer } from '@kafaa/domain/interviews/api';
import { type Asked, FAULTS, type Mode, openFakeLlm, seeded } from '@kafaa/testing/fakes/language-model';
import { newCandidate, startByApi } from '@kafaa/testing/product/candidate';
import { newEntreprise, newJob, type Recruiter } from '@kafaa/testing/product/company';
import { pdfCv } from '@kafaa/testing/product/cvs';
import { ProductServer } from '@kafaa/testing/product/server';
import type { Row, Trial } from '../report.ts';
import { AckLog } from './ack-log.ts';
import { Caller, inParallel, until } from './caller.ts';
import { checkSettled } from './invariants.ts';
import { LIVED_ANSWER } from '@kafaa/testing/answers';

const TRIES = 3;
/** Consecutive failures after which the circuit breaker opens. */
const BREAKS_AFTER = 5;
const MOST_RETRY_TOKENS = 0.1;
const FAULT_SHARE = 0.05;
/** Faults of the provider itself. They can open the circuit breaker, so each one is tried with a fresh server process. */
const AILING: readonly Mode[] = ['down', 'hanging', 'dripping', 'locked-out'];

interface Place {
  readonly server: ProductServer;
  readonly recruiter: Recruiter;
  readonly jobId: string;
}

/**
 * Completes a whole interview whose answers and CV contain `word`, which identifies its requests to the model. Returns what the
 * candidate saw.
 */
async function interview({ server, jobId }: Place, word: string) {
  const { email, token } = await newCandidate(server, jobId);
  const questions = await startByApi(server, token);
  const caller = new Caller(server.url);
  const seen = await inParallel([...questions.keys()], 1, (index) => {
    const body = { answer: `Pour le chantier ${word} : ${LIVED_ANSWER} (${index})`, revision: 1 };
    return caller.call(saveAnswer, { params: { token, index: String(index) }, body });
  });
  const { buffer, name } = await pdfCv([`Chantier ${word}`, '03/2020 - présent : Développeuse React, Tunis']);
  const form = new FormData();
  form.set('interviewToken', token);
  form.set('answers', JSON.stringify(questions.map(() => LIVED_ANSWER)));
  form.set('cvFile', new Blob([new Uint8Array(buffer)], { type: 'application/pdf' }), name);
  const whole = new Response(form);
  const headers = { 'content-type': whole.headers.get('content-type') ?? '' };
  seen.push(await caller.call(completeInterview, { body: Buffer.from(await whole.arrayBuffer()), headers }));
  caller.close();
  const failed = seen.filter(({ status }) => status !== 200).length;
  return { email, failed, slowest: Math.max(...seen.map(({ ms }) => ms)) };
}

/** Number of evaluated candidates in the job's candidate list. */
async function scored({ server, recruiter, jobId }: Place): Promise<number> {
  const caller = new Caller(server.url);
  const query = { size: '50' };
  const { body } = await caller.call(listCandidates, { params: { jobId }, query, token: recruiter.token });
  caller.close();
  const { content = [] } = body as { content?: Candidate[] };
  return content.filter(({ evaluation }) => evaluation !== null).length;
}

const request = ({ system, prompt }: Asked) => system + prompt.split('\n\nYour last reply')[0];

/** Number of times that each request was sent, including repairs of its reply. */
function sendings(asked: readonly Asked[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const one of asked) counts.set(request(one), (counts.get(request(one)) ?? 0) + 1);
  return counts;
}

async function place(server: ProductServer): Promise<Place> {
  const recruiter = await newEntreprise(server);
  return { server, recruiter, jobId: (await newJob(server, recruiter)).id };
}

async function run({ long }: { long: boolean }): Promise<readonly Row[]> {
  const llm = await openFakeLlm();
  const server = await ProductServer.start({
    database: 'postgres',
    env: {
      LOG_LEVEL: 'error',
      LLM_PROVIDER: 'openai-compatible',
      LLM_BASE_URL: llm.url,
      LLM_MODEL: 'faux',
      LLM_TIMEOUT_SECONDS: '2',
    },
  });
  try {
    const at = await place(server);
    // Publishing the offer also asks the model for questions.
    await until(() => llm.asked.length > 0, 5000);
    const words =
      'quartz opale onyx jaspe agate topaze saphir grenat rubis ambre corail jade perle béryl zircon lapis'.split(' ');
    const passing = FAULTS.filter((fault) => !AILING.includes(fault));
    const wordOf = new Map(passing.map((fault, index) => [fault, words[index] ?? fault]));
    llm.asked.length = 0;
    llm.behave(({ prompt }) => passing.find((fault) => prompt.includes(wordOf.get(fault) ?? fault)) ?? 'ok');
    const seen = await inParallel(passing, 4, (fault) => interview(at, wordOf.get(fault) ?? fault));
    let done = 0;
    const waited = await until(async () => (done = await scored(at)) === passing.length, 150_000, 500);
    const tries = Math.max(...sendings(llm.asked).values());

    // Provider faults: three interviews each, after which the circuit breaker must be open.
    const broken: number[] = [];
    const ill: { failed: number; slowest: number }[] = [];
    for (const fault of AILING) {
      await server.stop();
      await server.start();
      llm.behave(fault);
      llm.asked.length = 0;
      ill.push(...(await inParallel(['un', 'deux', 'trois'], 3, (word) => interview(at, word))));
      const wanted = (done += 3);
      await until(async () => (await scored(at)) === wanted, 100_000, 500);
      broken.push(llm.asked.length);
    }
    const evaluated = await scored(at);
    const all = passing.length + 3 * AILING.length;

    // An unreliable provider: one request in twenty fails in a random mode.
    await server.stop();
    await server.start();
    const chance = seeded(7);
    const modes: readonly Mode[] = ['busy', 'down', 'cut', 'half-json', 'prose', 'wrong-schema'];
    llm.behave(() => (chance() < FAULT_SHARE ? (modes[Math.floor(chance() * modes.length)] ?? 'down') : 'ok'));
    llm.asked.length = 0;
    const badDay = await place(server);
    const many = long ? 45 : 12;
    await inParallel(Array.from({ length: many }), 3, (_, index) => interview(badDay, `numéro ${index}`));
    const day = await until(async () => (await scored(badDay)) === many, 150_000, 500);
    const weight = (list: readonly string[]) => list.reduce((sum, text) => sum + text.length, 0);
    const once = weight([...sendings(llm.asked).keys()]);
    const share = weight(llm.asked.map(request)) / once - 1;
    const invariants = await checkSettled(server, new AckLog());
    for (const fault of invariants) console.log(`  ${fault}`);

    const failed = [...seen, ...ill].reduce((sum, one) => sum + one.failed, 0);
    const slowest = Math.max(...[...seen, ...ill].map((one) => one.slowest));
    const most = Math.max(...broken);
    return [
      {
        id: 'R6a',
        goal: `with ${FAULTS.length} kinds of model errors candidates see no error, and every evaluation is complete`,
        figure: `${all} interviews, ${failed} of their calls failed, slowest ${slowest.toFixed(0)} ms; ${evaluated} evaluated, ${invariants.length} violations of I1–I13`,
        verdict: waited && failed === 0 && evaluated === all && invariants.length === 0 ? 'met' : 'short',
        ...(invariants[0] && { note: invariants[0] }),
      },
      {
        id: 'R6b',
        goal: `the server tries a request at most ${TRIES} times, and stops calling a failing provider`,
        figure: `${tries} times at most; down, hanging, dripping or locked out, three interviews cost it ${broken.join(', ')} requests`,
        // Requests that were in flight when the breaker opened still count.
        verdict: tries <= TRIES && most <= 4 * BREAKS_AFTER ? 'met' : 'short',
      },
      {
        id: 'R6c',
        goal: `if one request in twenty fails, retries cost at most ${100 * MOST_RETRY_TOKENS} % of the tokens`,
        figure: `${(100 * share).toFixed(1)} % over ${llm.asked.length} requests of ${many} interviews`,
        verdict: day && share <= MOST_RETRY_TOKENS ? 'met' : 'short',
      },
    ];
  } finally {
    await server.dispose();
    await llm.close();
  }
}

/** Trial of a language model that is busy, down, slow, cut off, wrong, prompt-injected by the candidate, or unreachable. */
export const modelTrial: Trial = {
  id: 'R6',
  title: 'interviews and evaluations survive a failing language model',
  run,
};
