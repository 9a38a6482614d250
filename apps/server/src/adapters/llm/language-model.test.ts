import { createServer, type Server } from 'node:http';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { MAX_QUESTIONS } from '@kafaa/domain/jobs/options';
import type { InterviewInput } from '@kafaa/interviewer/contract';
import { evaluateWithModel } from '@kafaa/interviewer/llm';
import { ModelError, tokensOf, type ModelRequest } from '@kafaa/interviewer/llm/model';
import { languageModel, type Model, type Patience } from './language-model.ts';
import { openSession } from './session.ts';
import { parseConfig } from '#/config';
import { silent } from '@kafaa/testing/app/databases';
import { FAKE_MODEL, openFakeLlm, type FakeLlm, type Mode } from '@kafaa/testing/fakes/language-model';

const PATIENCE: Partial<Patience> = { tryMs: 5_000, workMs: 30_000, pauseMs: 1, restMs: 60_000 };
const REQUEST: ModelRequest = {
  system: 'You are a trained rater',
  prompt: 'Question\n\nFENCE-a\nJ’ai réparé la pompe.\nFENCE-a',
  schema: { type: 'object' },
  maxTokens: 300,
};

const SPOKEN = {
  anthropic: {
    path: '/v1/messages',
    headers: { 'x-api-key': 'secret-key', 'anthropic-version': '2023-06-01' },
    body: {
      system: [{ type: 'text', text: REQUEST.system, cache_control: { type: 'ephemeral' } }],
      messages: [{ role: 'user', content: REQUEST.prompt }],
      output_config: { format: { type: 'json_schema', schema: { type: 'object' } } },
    },
  },
  'chat-completions': {
    path: '/v1/chat/completions',
    headers: { authorization: 'Bearer secret-key' },
    body: {
      messages: [
        { role: 'system', content: REQUEST.system },
        { role: 'user', content: REQUEST.prompt },
      ],
      response_format: { type: 'json_schema', json_schema: { name: 'reply', strict: true } },
    },
  },
};

let fake: FakeLlm;
beforeEach(async () => {
  fake = await openFakeLlm();
});
afterEach(async () => {
  await fake.close();
  vi.useRealTimers();
});

function model(over: Partial<Model> = {}, patience: Partial<Patience> = {}) {
  const config: Model = {
    protocol: 'chat-completions',
    baseUrl: fake.url,
    apiKey: 'secret-key',
    model: 'faux',
    timeoutSeconds: 20,
    tokensIn: 15_000,
    tokensOut: 3_000,
    params: {},
    ...over,
  };
  return languageModel(config, silent, { ...PATIENCE, ...patience });
}

const faultOf = (promise: Promise<unknown>) =>
  promise.then(
    () => null,
    (error: unknown) => (error instanceof ModelError ? error.fault : error),
  );

describe.each(['chat-completions', 'anthropic'] as const)('language model protocol %s', (protocol) => {
  it('the adapter sends the path, headers and body of its protocol and counts the tokens of the reply', async () => {
    const session = model({ protocol, params: { user: 'kafaa' } }).begin();
    const reply = await session.ask(REQUEST);
    expect(JSON.parse(reply.text)).toMatchObject({ level: 3 });
    expect(reply.model).toBe(FAKE_MODEL);
    const [{ path, headers, body } = { path: '', headers: {}, body: {} }] = fake.asked;
    expect(body).toMatchObject({ model: 'faux', temperature: 0, max_tokens: 300, user: 'kafaa' });
    expect({ path, headers, body }).toMatchObject(SPOKEN[protocol]);
    expect(session.spent()).toMatchObject({ calls: 1 });
    expect(session.spent().tokensIn).toBeGreaterThan(10);
    expect(session.spent().tokensOut).toBeGreaterThan(10);
  });

  it.each<[Mode, string, number]>([
    ['busy', 'rate-limited', 3],
    ['busy-for-long', 'rate-limited', 1],
    ['down', 'server-error', 3],
    ['hanging', 'timeout', 3],
    ['dripping', 'timeout', 3],
    ['cut', 'cut-off', 3],
    ['no-json', 'cut-off', 3],
    ['huge', 'too-large', 1],
    ['stranger', 'wrong-shape', 1],
    ['refusal', 'refused', 1],
    ['locked-out', 'rejected', 1],
  ])('a request to a model in mode «%s» fails with the error «%s» after %i tries', async (mode, fault, tries) => {
    fake.behave(mode);
    const session = model({ protocol }, { tryMs: fault === 'timeout' ? 200 : 10_000, workMs: 30_000 }).begin();
    expect(await faultOf(session.ask(REQUEST))).toBe(fault);
    expect(fake.asked).toHaveLength(tries);
    expect(session.spent().calls).toBe(tries);
  });

  it('a request succeeds on the third try after a rate limit and a cut-off reply', async () => {
    fake.behave((_, count) => (count === 1 ? 'busy' : count === 2 ? 'cut' : 'ok'));
    expect((await model({ protocol }).begin().ask(REQUEST)).model).toBe(FAKE_MODEL);
    expect(fake.asked).toHaveLength(3);
  });
});

describe('language model adapter', () => {
  it('a request to a closed port fails with the error « unreachable »', async () => {
    await fake.close();
    expect(await faultOf(model().begin().ask(REQUEST))).toBe('unreachable');
    fake = await openFakeLlm();
  });

  it('the adapter drops settings that the model rejects, and omits them from later requests', async () => {
    const refusing = await refusingServer(['temperature', 'max_tokens', 'response_format']);
    const open = model({ baseUrl: refusing.url });
    expect((await open.begin().ask(REQUEST)).text).toBe('{}');
    expect(refusing.bodies).toHaveLength(4);
    expect(refusing.bodies.at(-1)).toMatchObject({ max_completion_tokens: 300 });
    for (const setting of ['temperature', 'max_tokens', 'response_format'])
      expect(refusing.bodies.at(-1)).not.toHaveProperty(setting);
    await open.begin().ask(REQUEST);
    expect(refusing.bodies).toHaveLength(5);
    await refusing.close();
  });

  it('four concurrent requests all succeed although the model rejects two settings', async () => {
    const refusing = await refusingServer(['temperature', 'max_tokens']);
    const open = model({ baseUrl: refusing.url });
    const session = open.begin();
    const replies = await Promise.all(Array.from({ length: 4 }, () => session.ask(REQUEST)));
    expect(replies.map(({ text }) => text)).toEqual(['{}', '{}', '{}', '{}']);
    await refusing.close();
  });

  it('the adapter rejects a redirect and sends nothing to its target', async () => {
    const elsewhere = await refusingServer([]);
    const sending = await redirectingServer(elsewhere.url);
    expect(await faultOf(model({ baseUrl: sending.url }).begin().ask(REQUEST))).toBe('rejected');
    expect(elsewhere.bodies).toHaveLength(0);
    await sending.close();
    await elsewhere.close();
  });

  it('the circuit breaker opens after five failures in a row and permits requests again after 60 seconds', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const open = model();
    fake.behave('down');
    await faultOf(open.begin().ask(REQUEST));
    await faultOf(open.begin().ask(REQUEST));
    expect(fake.asked).toHaveLength(5);
    expect(await faultOf(open.begin().ask(REQUEST))).toBe('resting');
    expect(fake.asked).toHaveLength(5);
    fake.behave('ok');
    vi.setSystemTime(Date.now() + 59_000);
    expect(await faultOf(open.begin().ask(REQUEST))).toBe('resting');
    vi.setSystemTime(Date.now() + 2_000);
    expect(await faultOf(open.begin().ask(REQUEST))).toBeNull();
    expect(await faultOf(open.begin().ask(REQUEST))).toBeNull();
  });

  it('rate limits and oversized replies do not open the circuit breaker', async () => {
    const open = model();
    fake.behave('busy');
    for (let i = 0; i < 3; i++) await faultOf(open.begin().ask(REQUEST));
    fake.behave('huge');
    for (let i = 0; i < 6; i++) await faultOf(open.begin().ask(REQUEST));
    fake.behave('ok');
    expect(await faultOf(open.begin().ask(REQUEST))).toBeNull();
  });

  it('the adapter waits for the configured pause before a retry', async () => {
    const pauses: number[] = [];
    fake.behave((_, count) => {
      pauses.push(performance.now());
      return count === 1 ? 'busy' : 'ok';
    });
    await model({}, { pauseMs: 40 }).begin().ask(REQUEST);
    expect((pauses[1] ?? 0) - (pauses[0] ?? 0)).toBeGreaterThanOrEqual(38);
  });

  it('the deadline of the language model work ends a hanging request with a timeout after one try', async () => {
    fake.behave('hanging');
    const session = model({}, { tryMs: 5_000, workMs: 120 }).begin();
    expect(await faultOf(session.ask(REQUEST))).toBe('timeout');
    expect(fake.asked).toHaveLength(1);
  });
});

describe('token budget of a session', () => {
  it.each([12.5, -3, 1e12])(
    'a session estimates the token usage itself if the provider reports %d prompt tokens',
    async (prompt_tokens) => {
      const strange = await refusingServer([], { prompt_tokens, completion_tokens: 'many' });
      const session = model({ baseUrl: strange.url }).begin();
      await session.ask(REQUEST);
      expect(session.spent()).toEqual({ calls: 1, tokensIn: 24, tokensOut: 1 });
      await strange.close();
    },
  );

  it('a request above the token budget fails with the error « budget » before any call', async () => {
    const session = model({ tokensOut: 1_000 }).begin();
    const long = { ...REQUEST, prompt: 'x'.repeat(46_000) };
    expect(await faultOf(session.ask(long))).toBe('budget');
    expect(await faultOf(session.ask({ ...REQUEST, maxTokens: 1_001 }))).toBe('budget');
    expect(fake.asked).toHaveLength(0);
  });

  it('concurrent requests reserve their maximum output tokens, and a request beyond the budget is refused', async () => {
    const session = model({ tokensOut: 1_000 }).begin();
    const calls = Array.from({ length: 4 }, () => faultOf(session.ask(REQUEST)));
    expect((await Promise.all(calls)).filter((fault) => fault === 'budget')).toHaveLength(1);
    expect(session.left().tokensOut).toBe(1_000 - session.spent().tokensOut);
  });

  it('a session counts the tokens of timed-out tries, but not of tries refused with a server error', async () => {
    fake.behave('hanging');
    const late = model({}, { tryMs: 100 }).begin();
    await faultOf(late.ask(REQUEST));
    expect(late.spent().tokensIn).toBeGreaterThan(0);
    fake.behave('down');
    const turned = model().begin();
    await faultOf(turned.ask(REQUEST));
    expect(turned.spent()).toMatchObject({ calls: 3, tokensIn: 0, tokensOut: 0 });
  });

  it('a larger output budget raises max_tokens of each request', async () => {
    await model({ tokensOut: 36_000 }).begin().ask(REQUEST);
    expect(fake.asked[0]?.body.max_tokens).toBe(1_200);
  });
});

/** Text of the given length that repeats a sentence with a running number. */
const long = (sentence: string, characters: number, from: number): string =>
  Array.from({ length: Math.ceil(characters / sentence.length) }, (_, index) =>
    sentence.replace('#', String(from + index)),
  )
    .join(' ')
    .slice(0, characters);
const ASKED = 'Comment procédez-vous quand un écart numéro # apparaît au comptage ?';
const EXPECTED = 'Vérification du fond, contrôle des remises, seuil #';
const ACTS = [
  'J’ai recompté # billets avec la cliente et noté la différence dans le cahier.',
  'Lundi le terminal # refusait les cartes, alors j’ai appelé la banque puis encaissé en espèces.',
  'On m’a confié # tiroirs à former les nouveaux, chacun a fermé seul après une semaine.',
  'Le responsable voulait attendre, j’ai préféré appeler les # personnes concernées le soir même.',
  'J’ai changé le rangement des # rouleaux et la file a diminué de moitié le samedi.',
];

/** Interview whose parts all have their maximum length, or the length of a long real one. */
const LONGEST: InterviewInput = {
  job: {
    title: 'Caissière principale',
    description: '',
    skills: ['Caisse'],
    minExperienceYears: 2,
    educationLevel: 'Licence',
    preferredLanguages: ['Français'],
    softSkills: [],
    seniorityLevel: 'Intermédiaire',
    industryBackground: '',
    interviewLanguage: 'Français',
  },
  company: { industry: '', companyDescription: '', companySize: '', companyValues: [] },
  exchanges: Array.from({ length: MAX_QUESTIONS }, (_, index) => ({
    question: {
      text: long(ASKED, 200, 50 * index),
      kind: 'scenario',
      competency: 'Caisse',
      requirement: '',
      rationale: '',
      evidence: [long(EXPECTED, 400, 0)],
      anchors: { 0: long(EXPECTED, 220, 1), 2: long(EXPECTED, 220, 2), 4: long(EXPECTED, 220, 3) },
      followUps: [],
      key: {
        points: [{ text: long(EXPECTED, 400, 9), synonyms: [] }],
        redFlags: [{ text: 'jeter le ticket de caisse', synonyms: [] }],
        signedBy: 'Amel',
      },
    },
    answer: ACTS.map((act, turn) => long(act, 240, 100 * index + 10 * turn)).join(' '),
  })),
  cv: {
    text: long('Caissière chez Atlas # : encaissement, remises, formation.', 6_000, 0).replaceAll('. ', '.\n'),
    pages: 2,
    hiddenText: [],
    warnings: [],
  },
  identity: { firstName: 'Zed', lastName: 'Zod' },
};

it('the default token budget covers two judgements per answer of an interview with the most questions', async () => {
  const config = parseConfig({ LLM_PROVIDER: 'openai-compatible', LLM_BASE_URL: fake.url, LLM_MODEL: 'faux' });
  if (!config.llm) throw new Error('no model is configured');
  const { tokensIn, tokensOut } = config.llm;
  const session = openSession({
    call: async ({ system, prompt, maxTokens }, _, meter) => {
      meter.tried();
      const passages = /FENCE-n0nce\n([\s\S]*?)\nFENCE/.exec(prompt)?.[1]?.split('\n').slice(0, 3);
      const rated = {
        evidence: passages,
        relevance: 'answers',
        correctness: 'right',
        level: 3,
        reason: long(EXPECTED, 150, 1),
      };
      const read = { experience: [], degree: null, studying: null, languages: [], skills: [], seniority: null };
      // Every reply has its maximum length.
      const text = JSON.stringify(system.startsWith('You are a trained rater') ? rated : read);
      return { text, model: 'faux', refused: false, tokensIn: tokensOf(system + prompt), tokensOut: maxTokens };
    },
    model: 'faux',
    deadline: new AbortController().signal,
    usual: tokensOut,
    budget: { tokensIn, tokensOut },
    nonce: () => 'n0nce',
  });
  const { engine, answers } = await evaluateWithModel(LONGEST, session);
  expect(engine).toMatchObject({ name: 'llm', model: 'faux' });
  expect(engine.cvReadLocally).toBeUndefined();
  expect(answers.flatMap(({ judgements = [] }) => judgements)).toHaveLength(2 * MAX_QUESTIONS);
  expect(answers.filter(({ flags }) => flags.includes('truncated'))).toEqual([]);
});

/** Starts a server that refuses the given settings one by one, as OpenAI's reasoning models do, and then answers. */
async function refusingServer(settings: string[], usage?: Record<string, unknown>) {
  const bodies: Record<string, unknown>[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = JSON.parse(Buffer.concat(chunks).toString('utf8')) as Record<string, unknown>;
      bodies.push(body);
      const refused = settings.find((setting) => setting in body);
      response.writeHead(refused === undefined ? 200 : 400, { 'content-type': 'application/json' });
      response.end(
        JSON.stringify(
          refused === undefined
            ? { choices: [{ message: { content: '{}' }, finish_reason: 'stop' }], usage }
            : { error: { message: `Unsupported parameter: '${refused}' is not supported with this model.` } },
        ),
      );
    });
  });
  return { bodies, ...(await listening(server)) };
}

async function redirectingServer(to: string) {
  return listening(
    createServer((request, response) => {
      request.resume();
      response.writeHead(307, { location: `${to}/chat/completions` }).end();
    }),
  );
}

async function listening(server: Server) {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}/v1`,
    close: () =>
      new Promise<void>((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}
