import { UPLOAD_WAIT_MS } from '@kafaa/domain/interviews/options';
import { cvError } from '@kafaa/domain/interviews/rules';
import type { Interview } from '@kafaa/domain/interviews/schema';
import type { InterviewLanguage } from '@kafaa/domain/jobs/options';
import { isComplete } from './answer-sheet.ts';
import { askedTexts } from './conversation.ts';
import { type CvFile, transferCv } from './cv-transfer.ts';
import type { EffectRunner, RunnerDeps } from './effect-runner.ts';
import { causeOf, type Failure, isFinal, isOver, type RetryCause } from './link-failure.ts';
import { createRetryWaits } from './retry-waits.ts';
import type { SubmissionView } from './snapshot.ts';

/** The assistant's messages while sending and after a failure; the reason is shown separately, in the interface's language. */
const SENDING: Readonly<Record<InterviewLanguage, readonly [string, string]>> = {
  Français: [
    'J’envoie vos réponses et votre CV. Gardez cette page ouverte.',
    'Votre candidature n’a pas pu partir. Rien n’est perdu\u00A0: vos réponses sont gardées. Vous pouvez réessayer.',
  ],
  Anglais: [
    'I am sending your answers and your CV. Please keep this page open.',
    'Your application could not be sent. Nothing is lost: your answers are kept. You can try again.',
  ],
};
const NOT_SENT: Readonly<Record<RetryCause, string>> = {
  network: 'Certaines réponses n’ont pas encore quitté cet appareil. Vérifiez votre réseau, puis réessayez.',
  server:
    'Le serveur n’a pas pu prendre certaines réponses. Elles restent sur cet appareil\u00A0: réessayez dans un instant.',
};
const INTERRUPTED = 'L’envoi du CV s’est interrompu. Il reprendra là où il s’est arrêté.';
const UNREADABLE = 'Ce fichier n’est plus lisible sur votre appareil. Choisissez-le à nouveau.';

/** How often missing answers or a missing CV are sent again within one submission. */
const MAX_CURES = 2;

type Verdict = 'done' | 'again' | 'ended';
type ChosenFile = CvFile & { readonly lastModified?: number };

/** One submission's surroundings. The view is part of the runner's state. */
interface Context extends RunnerDeps {
  readonly runner: EffectRunner;
  readonly waits: ReturnType<typeof createRetryWaits>;
  file: ChosenFile | undefined;
}

const viewOf = ({ runner }: Context) => runner.state().submission;

function set(context: Context, patch: Partial<SubmissionView>): void {
  void context.runner.dispatch({ kind: 'submission', view: { ...viewOf(context), ...patch } });
}

function say(context: Context, failed: boolean): SubmissionView['said'] {
  const [sending, notSent] = SENDING[context.runner.state().interview?.interviewLanguage ?? 'Français'];
  return [...viewOf(context).said, { text: failed ? notSent : sending, failed }];
}

function fail(context: Context, problem: string): void {
  set(context, { problem, busy: false, waiting: undefined, said: say(context, true) });
}

function end(context: Context, failure: Failure): void {
  if (isOver(failure)) {
    set(context, { busy: false, waiting: undefined });
    void context.runner.dispatch({ kind: 'over', failure });
  } else fail(context, failure.message);
}

const fingerprintOf = (file: ChosenFile) => `${file.name}/${file.size}/${file.lastModified ?? 0}`;

/** Bytes of the chosen file that the server holds; 0 unless name, size and fingerprint match. */
function heldBytes({ store }: Context, held: Interview['cv'], chosen: ChosenFile): number {
  const same = held?.name === chosen.name && held.size === chosen.size && store.readCv() === fingerprintOf(chosen);
  return same ? held.received : 0;
}

async function sendCv(context: Context, chosen: ChosenFile): Promise<boolean> {
  const { client, store, runner, waits } = context;
  store.writeCv(fingerprintOf(chosen));
  const result = await transferCv(chosen, viewOf(context).cv?.received ?? 0, {
    sendChunk: (offset, chunk) => client.sendChunk(chosen, offset, chunk),
    whereToGoOn: async () => {
      const interview = await runner.refresh();
      return interview && heldBytes(context, interview.cv, chosen);
    },
    onProgress: (received) => {
      set(context, { cv: { name: chosen.name, size: chosen.size, received }, waiting: undefined });
    },
    waitForRetry: (failures, cause) => {
      set(context, { waiting: cause });
      return waits.wait(failures, cause);
    },
  });
  if (result.kind === 'complete') return true;
  if (result.kind === 'interrupted') fail(context, INTERRUPTED);
  else if (result.kind === 'rejected' && isOver(result)) end(context, result);
  else {
    // The server rejected the file's content, or the device can no longer read it: another file is needed.
    context.file = undefined;
    store.writeCv(undefined);
    set(context, { cv: undefined });
    fail(context, result.kind === 'rejected' ? result.message : UNREADABLE);
  }
  return false;
}

async function waitAndGoOn(
  context: Context,
  failures: number,
  cause: RetryCause,
  message = NOT_SENT[cause],
): Promise<Verdict> {
  set(context, { waiting: cause });
  if (await context.waits.wait(failures, cause)) return 'again';
  fail(context, message);
  return 'ended';
}

/** Sends the unsent answers; returns the cause if some could not be sent. */
async function flushAnswers({ runner: { state, dispatch, queue } }: Context): Promise<'sent' | RetryCause> {
  void dispatch({ kind: 'retry' });
  if ((await queue.flush()) && isComplete(state().sheet)) return 'sent';
  return state().outage === 'server' ? 'server' : 'network';
}

/** Reloads what the server misses. Ends the submission if sending it again cannot help. */
async function cure(context: Context, failures: number, failure: Failure): Promise<Verdict> {
  const curable = failure.code === 'ANSWERS_MISSING' || failure.code === 'CV_MISSING';
  if (curable && failures <= MAX_CURES) {
    const interview = await context.runner.refresh();
    const { cv } = viewOf(context);
    if (context.file && interview && cv) {
      set(context, { cv: { ...cv, received: heldBytes(context, interview.cv, context.file) } });
    }
    if (context.file || failure.code === 'ANSWERS_MISSING') return 'again';
    set(context, { cv: undefined });
  }
  end(context, failure);
  return 'ended';
}

async function pass(context: Context, failures: number): Promise<Verdict> {
  const { client, store, runner, file } = context;
  const flushed = await flushAnswers(context);
  if (flushed !== 'sent') return waitAndGoOn(context, failures, flushed);
  if (file && !(await sendCv(context, file))) return 'ended';
  const { interview, sheet } = runner.state();
  if (!interview || !isComplete(sheet)) return waitAndGoOn(context, failures, 'network');
  store.markSubmitted();
  const answers = sheet.flatMap(({ answer }) => (answer ? [answer.text] : []));
  const result = await client.complete(askedTexts(interview), answers);
  if (result.ok) return 'done';
  const { failure } = result;
  if (isFinal(failure)) return cure(context, failures, failure);
  return waitAndGoOn(context, failures, causeOf(failure), failure.message);
}

async function submit(context: Context): Promise<void> {
  const { runner, now } = context;
  const { busy, cv } = viewOf(context);
  if (busy || !cv) return;
  const announced = now();
  set(context, { busy: true, waiting: undefined, problem: undefined, said: say(context, false) });
  let verdict: Verdict = 'again';
  for (let passes = 1; verdict === 'again'; passes += 1) verdict = await pass(context, passes);
  if (verdict === 'ended') return;
  await new Promise<void>((resolve) => {
    runner.wait('sleep', Math.max(0, announced + UPLOAD_WAIT_MS - now()), resolve);
  });
  void runner.dispatch({ kind: 'completed', result: { ok: true, value: undefined } });
}

/** The CV and the submission of one interview: choose a file, submit, retry after a failure, succeed once. */
export function createSubmission(deps: RunnerDeps, runner: EffectRunner) {
  const waits = createRetryWaits(deps);
  const context: Context = { ...deps, runner, waits, file: undefined };
  return {
    /** Shows a CV that the server already holds: sent before a reload, or from another device. */
    takeServerCv: (held: Interview['cv']): void => {
      const { busy, cv } = viewOf(context);
      if (context.file || busy) return;
      const whole = held !== null && held.received === held.size && held.size > 0;
      if (whole && cv?.name !== held.name) set(context, { cv: held });
    },
    choose: (chosen: ChosenFile): void => {
      if (viewOf(context).busy) return;
      const problem = cvError(chosen);
      if (problem) {
        set(context, { problem: problem.message });
        return;
      }
      context.file = chosen;
      const received = heldBytes(context, runner.state().interview?.cv ?? null, chosen);
      set(context, { cv: { name: chosen.name, size: chosen.size, received }, problem: undefined });
    },
    remove: (): void => {
      if (viewOf(context).busy) return;
      context.file = undefined;
      set(context, { cv: undefined, problem: undefined });
    },
    submit: () => submit(context),
    retryNow: waits.retryNow,
  };
}
