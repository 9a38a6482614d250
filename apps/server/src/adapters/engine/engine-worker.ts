import { enableCompileCache, flushCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';
import { type MessagePort, parentPort, receiveMessageOnPort, workerData } from 'node:worker_threads';
import { faultOf, ModelError, type ModelSession } from '@kafaa/interviewer/llm/model';
import { lowerPriority } from '#/platform/process/lower-priority';
import type { FromThread, Question, ThreadData, ToThread } from './threads.ts';
import { callWork } from './engine-work.ts';

lowerPriority(5);
// serve.ts enables the compile cache, too, but this thread compiles its own modules.
const isBuilt = import.meta.url.endsWith('.js');
if (isBuilt) enableCompileCache(fileURLToPath(new URL('.compile-cache', import.meta.url)));

const { answers, signal } = workerData as ThreadData & { answers: MessagePort };
let calls = 0;
const asked = new Map<number, (reply: Extract<ToThread, { kind: 'reply' }>) => void>();

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- to a thread, which has no origin
const send = (message: FromThread) => parentPort?.postMessage(message);

/** Asks the server's thread and blocks until the answer arrives, because the remaining budget must be current when it is read. */
function now(question: Question): unknown {
  Atomics.store(signal, 0, 0);
  send({ kind: 'now', question });
  Atomics.wait(signal, 0, 0);
  return receiveMessageOnPort(answers)?.message;
}

/** Proxy of the server's model session: the server makes the calls and counts them. */
const session: ModelSession = {
  ask: (request) =>
    new Promise((resolve, reject) => {
      calls += 1;
      const id = calls;
      asked.set(id, ({ reply, fault }) => {
        asked.delete(id);
        if (reply) resolve(reply);
        else reject(new ModelError(fault ?? 'unexpected'));
      });
      send({ kind: 'ask', id, request });
    }),
  left: () => now('left') as ReturnType<ModelSession['left']>,
  spent: () => now('spent') as ReturnType<ModelSession['spent']>,
  nonce: () => now('nonce') as string,
};

async function work({ name, args, model }: Extract<ToThread, { kind: 'work' }>): Promise<void> {
  try {
    send({ kind: 'done', result: await callWork(name, model ? session : null, args) });
  } catch (error) {
    send({ kind: 'failed', fault: error instanceof ModelError ? faultOf(error) : null, error });
  }
  if (isBuilt) flushCompileCache();
}

parentPort?.on('message', (message: ToThread) => {
  if (message.kind === 'work') void work(message);
  else asked.get(message.id)?.(message);
});
