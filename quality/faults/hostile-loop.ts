import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { listCandidates } from '@kafaa/domain/candidates/api';
import { saveAnswer, sendCvChunk } from '@kafaa/domain/interviews/api';
import { createJob } from '@kafaa/domain/jobs/api';
import { newCandidate, startByApi } from '@kafaa/testing/product/candidate';
import { newEntreprise, newJob, type Recruiter } from '@kafaa/testing/product/company';
import { OFFER } from '@kafaa/testing/offer';
import { ProductServer } from '@kafaa/testing/product/server';
import { ROOT } from '@kafaa/testing/root';
import type { Row, Trial } from '../report.ts';
import { explodingPdf, listBomb, lyingWordFile, pageBomb, wordFile } from '@kafaa/testing/files/hostile-archives';
import { Caller } from './caller.ts';
import { LIVED_ANSWER } from '@kafaa/testing/answers';

const MORE_MS = 100;
const MOST_CHILDREN = 2;
/** Duration of the comparison without attacks. It equals that of the shorter attacks, so that as many responses are compared. */
const REST_MS = 10_000;
const SETTLED_WITHIN_MS = 150_000;
/** One character of every class that a regex may repeat. */
const CLASSES = [
  '.',
  '!',
  '…',
  ' ',
  '\u00a0',
  '\t',
  ',',
  '-',
  '’',
  'a',
  'é',
  'A',
  '0',
  '(',
  '<',
  '@',
  '/',
  '_',
  'ع',
  '漢',
  '😀',
  '\u0301',
];
const ANSWER = 11_900;

interface Watched {
  /** Longest response time of /healthz. */
  readonly ms: number;
  /** Longest response time of an idle control server, at the same time on the same machine. */
  readonly control: number;
  /** Largest number of child processes of the server at once. */
  readonly children: number;
}

/** Measures response times and child processes since the last `read`. */
class Watch {
  readonly #poll: ChildProcess;
  readonly #control: ChildProcess;
  readonly #timer: NodeJS.Timeout;
  #children = 0;

  constructor({ url, pid }: ProductServer) {
    const file = join(ROOT, 'quality/faults/health-poll.ts');
    this.#poll = fork(file, [url], { execArgv: process.execArgv });
    this.#control = fork(file, [], { execArgv: process.execArgv });
    this.#timer = setInterval(() => (this.#children = Math.max(this.#children, childrenOf(pid))), 50);
  }

  async read(): Promise<Watched> {
    const [ms, control] = await Promise.all([this.#poll, this.#control].map(longest));
    const children = this.#children;
    this.#children = 0;
    return { ms: ms ?? Infinity, control: control ?? 0, children };
  }

  close(): void {
    clearInterval(this.#timer);
    this.#poll.kill();
    this.#control.kill();
  }
}

async function longest(poll: ChildProcess): Promise<number> {
  poll.send('tell');
  const [ms] = (await once(poll, 'message')) as [number];
  return ms;
}

function childrenOf(pid: number): number {
  const parentOf = (id: string) => {
    try {
      return Number(/\) \w (\d+)/.exec(readFileSync(`/proc/${id}/stat`, 'utf8'))?.[1]);
    } catch {
      return 0;
    }
  };
  return readdirSync('/proc').filter((id) => /^\d+$/.test(id) && parentOf(id) === pid).length;
}

/** One kind of hostile input; `send` returns the status codes of its calls. */
interface Attack {
  readonly name: string;
  send(stage: Stage): Promise<readonly number[]>;
}

class Stage {
  readonly server: ProductServer;
  readonly #recruiter: Recruiter;
  readonly #caller: Caller;
  readonly #plain = wordFile(`Amira Ben Salah\nDéveloppeuse, Medisoft, 03/2020 - 02/2024`);
  #jobId = '';
  #seats = 0;
  /** Addresses of the candidates who completed the interview, with the id of their offer. */
  readonly #waiting = new Map<string, string>();

  constructor(server: ProductServer, recruiter: Recruiter) {
    this.server = server;
    this.#recruiter = recruiter;
    this.#caller = new Caller(server.url);
  }

  async candidate(): Promise<{ token: string; email: string; questions: number }> {
    if (this.#seats === 0) {
      const idealProfile = { ...OFFER.idealProfile, skills: [...SKILLS] };
      this.#jobId = (await newJob(this.server, this.#recruiter, { idealProfile })).id;
      this.#seats = 45;
    }
    this.#seats -= 1;
    const { token, email } = await newCandidate(this.server, this.#jobId);
    return { token, email, questions: (await startByApi(this.server, token)).length };
  }

  async answer(token: string, count: number, text: string): Promise<number[]> {
    const statuses: number[] = [];
    for (let index = 0; index < count; index += 1) {
      const params = { token, index: String(index) };
      const { status } = await this.#caller.call(saveAnswer, { params, body: { answer: text, revision: 1 } });
      statuses.push(status);
    }
    return statuses;
  }

  /** Sends the completion call of the specification: a CV, with or without answers. */
  async complete(token: string, cv: Buffer, { fileName = 'cv.docx', answers = [] as string[], email = '' } = {}) {
    const form = new FormData();
    form.set('interviewToken', token);
    form.set('answers', JSON.stringify(answers));
    form.set('cvFile', new Blob([new Uint8Array(cv)]), fileName);
    const response = await fetch(`${this.server.url}/api/candidates/complete`, { method: 'PUT', body: form });
    await response.arrayBuffer();
    if (response.ok && email) this.#waiting.set(email, this.#jobId);
    return response.status;
  }

  async sendAhead(token: string, bytes: Buffer, name: string): Promise<number> {
    const query = { offset: '0', size: String(bytes.length), name };
    return (await this.#caller.call(sendCvChunk, { params: { token }, query, body: bytes })).status;
  }

  /** Completes an interview with this CV or this answer; it should be evaluated afterwards. */
  async interview({ cv = this.#plain, fileName = 'cv.docx', answer = LIVED_ANSWER }): Promise<number[]> {
    const { token, email, questions } = await this.candidate();
    const saved = await this.answer(token, questions, answer);
    return [...saved, await this.complete(token, cv, { fileName, email })];
  }

  async offer(text: string): Promise<number> {
    const { status } = await this.#caller.call(createJob, {
      token: this.#recruiter.token,
      body: { ...OFFER, title: text.slice(0, 100), description: text.slice(0, 5000) },
    });
    return status;
  }

  /** Waits until all completed interviews are evaluated; returns the number that never were. */
  async settled(): Promise<number> {
    const deadline = Date.now() + SETTLED_WITHIN_MS;
    while (this.#waiting.size > 0 && Date.now() < deadline) {
      for (const jobId of new Set(this.#waiting.values())) {
        const { body } = await this.#caller.call(listCandidates, {
          params: { jobId },
          query: { size: '50' },
          token: this.#recruiter.token,
        });
        const { content = [] } = (body ?? {}) as { content?: { email: string; evaluation: unknown }[] };
        for (const { email, evaluation } of content) if (evaluation) this.#waiting.delete(email);
      }
      await delay(200);
    }
    const left = this.#waiting.size;
    this.#waiting.clear();
    return left;
  }

  close(): void {
    this.#caller.close();
  }
}

/** Sends this file several times at once for one candidate without answers, which is refused and can be repeated. */
const withoutAnswers = (name: string, fileName: string, bytes: Buffer, times = 6): Attack => ({
  name,
  async send(stage) {
    const { token } = await stage.candidate();
    return Promise.all(Array.from({ length: times }, () => stage.complete(token, bytes, { fileName })));
  },
});

/** Uploads the file before the form, as the candidate's page does, for several candidates at once. */
const ahead = (name: string, fileName: string, bytes: Buffer, times = 6): Attack => ({
  name,
  async send(stage) {
    const people = [];
    for (let count = 0; count < times; count += 1) people.push(await stage.candidate());
    return Promise.all(people.map(({ token }) => stage.sendAhead(token, bytes, fileName)));
  },
});

const withAnswers = (name: string, fileName: string, cv: Buffer, times = 1): Attack => ({
  name,
  send: async (stage) =>
    (await Promise.all(Array.from({ length: times }, () => stage.interview({ cv, fileName })))).flat(),
});

const answering = (name: string, answer: string): Attack => ({ name, send: (stage) => stage.interview({ answer }) });

/** Skills of the offer. A CV line that matches several of them is read once for each. */
const SKILLS = [
  'React',
  'TypeScript',
  'Accessibilité',
  'CSS',
  'HTML',
  'Node',
  'Vue',
  'Angular',
  'Java',
  'Python',
  'SQL',
  'Git',
];
const SKILLED = `Senior développeur ${SKILLS.join(' ')} 2019 - 2021 de `;

function attacks(long: boolean): Attack[] {
  const bomb = listBomb(250);
  const page = pageBomb();
  const show = (sign: string) => `U+${sign.codePointAt(0)?.toString(16)}`;
  const run = (sign: string, length: number) => sign.repeat(Math.floor(length / sign.length));
  return [
    withoutAnswers('lists that unpack to 65 MB, no answers', 'cv.docx', bomb, 1),
    ahead('the same ahead of the answers, six at once', 'cv.docx', bomb),
    withAnswers('the same with answers', 'cv.docx', bomb, 6),
    withoutAnswers('six PDFs that say /Encrypt, no answers', 'cv.pdf', page),
    ahead('six PDFs that say /Encrypt, ahead of the answers', 'cv.pdf', page),
    withAnswers('six PDFs that say /Encrypt, with answers', 'cv.pdf', page, 6),
    withAnswers('a CV of 15,000 full stops', 'cv.docx', wordFile(`${SKILLED}${'.'.repeat(15_000)}x`)),
    answering('answers of 11,990 full stops', `${'.'.repeat(11_990)} mot`),
    ...Array.from({ length: long ? 100 : 8 }, (_, seed) =>
      withAnswers(`a Word file that lies, seed ${seed}`, 'cv.docx', lyingWordFile(seed)),
    ),
    ...Array.from({ length: long ? 36 : 6 }, (_, seed) =>
      withAnswers(`a PDF that explodes, seed ${seed}`, 'cv.pdf', explodingPdf(seed)),
    ),
    ...(long ? CLASSES : ['.', ' ', 'a', '0', '-', '漢']).flatMap((sign) => [
      answering(`answers of ${show(sign)} alone`, `${run(sign, ANSWER)} mot`),
      withAnswers(`a CV of ${show(sign)} alone`, 'cv.docx', wordFile(`${SKILLED}${run(sign, 58_000)}x`)),
    ]),
    {
      name: 'an offer of one character',
      send: async (stage) => [await stage.offer('a.'.repeat(2_500)), await stage.offer(`a${' '.repeat(4_900)}b`)],
    },
  ];
}

async function run({ long }: { long: boolean }): Promise<readonly Row[]> {
  const server = await ProductServer.start({ env: { LOG_LEVEL: 'warn' } });
  const stage = new Stage(server, await newEntreprise(server));
  const watch = new Watch(server);
  try {
    // This warms the server up: the first interview and evaluation load code and data.
    await stage.interview({});
    await stage.settled();
    await watch.read();
    await delay(REST_MS);
    const rest = await watch.read();
    for (let round = 0; round < 3; round += 1) await stage.interview({});
    await stage.settled();
    const ordinary = await watch.read();
    const seen: (Watched & { name: string })[] = [];
    const odd: string[] = [];
    for (const attack of attacks(long)) {
      const { name } = attack;
      const statuses = await attack.send(stage);
      const never = await stage.settled();
      const read = await watch.read();
      seen.push({ name, ...read });
      const bad = statuses.filter((status) => status >= 500 && status !== 503);
      if (bad.length > 0) odd.push(`${name}: ${bad.join(', ')}`);
      if (never > 0) odd.push(`${name}: ${never} never evaluated`);
      console.log(
        `${read.ms.toFixed(0)} ms, control ${read.control.toFixed(0)}, ${read.children} children: ${name} [${[...new Set(statuses)].join(' ')}]`,
      );
    }
    const [worst] = seen.toSorted((one, other) => other.ms - one.ms);
    const [most] = seen.toSorted((one, other) => other.children - one.children);
    const over = seen.filter(({ ms }) => ms > rest.ms + MORE_MS);
    // The result is inconclusive if the machine is too busy: the idle control server is as slow, or this server is slow without
    // an attack.
    const isNoise = over.length > 0 && over.every(({ ms, control }) => ms <= control + MORE_MS);
    const isBusy = isNoise || rest.ms > MORE_MS;
    return [
      {
        id: 'R17a',
        goal: `the slowest /healthz beside ${seen.length} hostile inputs takes at most ${MORE_MS} ms more than at rest`,
        figure: `${worst?.ms.toFixed(0)} ms (${worst?.name}; a bare server ${worst?.control.toFixed(0)} ms meanwhile); ${rest.ms.toFixed(0)} ms in ${REST_MS / 1000} s at rest, ${ordinary.ms.toFixed(0)} ms beside three ordinary interviews`,
        verdict: isBusy ? 'inconclusive' : over.length === 0 ? 'met' : 'short',
      },
      {
        id: 'R17b',
        goal: `the server runs at most ${MOST_CHILDREN} child processes at once`,
        figure: `${most?.children} (${most?.name})`,
        verdict: (most?.children ?? Infinity) <= MOST_CHILDREN ? 'met' : 'short',
      },
      {
        id: 'R17c',
        goal: 'each hostile interview is refused or evaluated, and no response is a 500',
        figure: `${odd.length} of ${seen.length} otherwise`,
        verdict: odd.length === 0 ? 'met' : 'short',
        note: odd.slice(0, 5).join('; '),
      },
    ];
  } finally {
    watch.close();
    stage.close();
    await server.dispose();
  }
}

/** Trial with inputs that are slow to process, during which the server must still answer everybody else. */
export const hostileLoop: Trial = { id: 'R17', title: 'hostile inputs do not block the event loop', run };
