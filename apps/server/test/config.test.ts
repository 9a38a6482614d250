import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { describe, expect, it } from 'vitest';
import { ConfigError, parseConfig, type Environment } from '#/config';

const SECRET = 's'.repeat(32);
const EXPOSED = {
  HOST: '0.0.0.0',
  PUBLIC_URL: 'https://kafaa.example',
  SMTP_URL: 'smtp://mail.example',
  SESSION_SECRET: SECRET,
};
const S3 = { S3_ENDPOINT: 'https://s3.example', S3_BUCKET: 'cvs', S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'key' };

function faultsOf(env: Environment): readonly string[] {
  try {
    parseConfig(env);
    return [];
  } catch (error) {
    if (error instanceof ConfigError) return error.faults;
    throw error;
  }
}

describe('the configuration', () => {
  it('needs nothing on this machine', () => {
    const config = parseConfig({});
    expect(config).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      dataDir: './data',
      databaseUrl: null,
      publicUrl: 'http://localhost:3000',
      exposed: false,
      smtpUrl: null,
      sessionSecret: null,
      s3: null,
      llm: null,
      brand: { name: 'Kafaa', paymentUrl99: null },
    });
    expect(config.mailFrom).toBe(`Kafaa <${config.brand.email}>`);
    expect(config.operatorEmail).toBe(config.brand.email);
  });

  it('splits into web and worker on a shared database only', () => {
    expect(parseConfig({}).role).toBe('all');
    expect(parseConfig({ ROLE: 'worker', DATABASE_URL: 'postgres://db/kafaa', METRICS_PORT: '9464' })).toMatchObject({
      role: 'worker',
      metricsPort: 9464,
    });
    expect(faultsOf({ ROLE: 'web' })).toEqual([
      expect.stringContaining('DATABASE_URL\u00a0: obligatoire avec ROLE=web'),
    ]);
    expect(faultsOf({ ROLE: 'boss' })).toEqual([expect.stringContaining('ROLE')]);
  });

  it('reads a language model, and who operates it', () => {
    const openai = parseConfig({ LLM_PROVIDER: 'openai', LLM_API_KEY: 'k', LLM_MODEL: 'm' }).llm;
    expect(openai).toEqual({
      protocol: 'chat-completions',
      baseUrl: 'https://api.openai.com/v1',
      apiKey: 'k',
      model: 'm',
      operatedBy: 'OpenAI',
      timeoutSeconds: 20,
      tokensIn: 15_000,
      tokensPerDay: 5_000_000,
      tokensOut: 3_000,
      priceIn: null,
      priceOut: null,
      params: {},
    });
    const anthropic = { LLM_PROVIDER: 'anthropic', LLM_API_KEY: 'k', LLM_MODEL: 'm', LLM_PRICE_IN: '0,8' };
    expect(parseConfig({ ...anthropic, LLM_PARAMS: '{"top_k":1}' }).llm).toMatchObject({
      protocol: 'anthropic',
      priceIn: 0.8,
      params: { top_k: 1 },
    });
    const own = { LLM_PROVIDER: 'openai-compatible', LLM_MODEL: 'm' };
    const operatorOf = (LLM_BASE_URL: string, LLM_NAME?: string) =>
      parseConfig({ ...own, LLM_BASE_URL, LLM_NAME }).llm?.operatedBy;
    for (const url of [
      'http://127.0.0.1:11434/v1',
      'http://ollama:11434/v1',
      'http://192.168.1.9/v1',
      'http://ia.lan/v1',
    ])
      expect(operatorOf(url)).toBeNull();
    expect(operatorOf('https://ia.example/v1')).toBe('ia.example');
    expect(operatorOf('https://ia.example/v1', 'Sahla IA')).toBe('Sahla IA');
    expect(operatorOf('http://10.0.0.4/v1', 'Voisin SARL')).toBe('Voisin SARL');
  });

  it('reads the claims of the landing page', () => {
    expect(parseConfig({}).brand.claims).toEqual([85, 75, 93]);
    expect(parseConfig({ BRAND_CLAIMS: '60, 0,100' }).brand.claims).toEqual([60, 0, 100]);
  });

  it('takes an empty value for an absent one', () => {
    expect(parseConfig({ PORT: '', SMTP_URL: ' ', SESSION_SECRET: '' })).toEqual(parseConfig({}));
  });

  it('builds its public address from the port, and drops a slash at the end of a given one', () => {
    expect(parseConfig({ PORT: '8080' }).publicUrl).toBe('http://localhost:8080');
    expect(parseConfig({ PUBLIC_URL: 'https://kafaa.example/' }).publicUrl).toBe('https://kafaa.example');
  });

  it.each(['localhost', '127.0.0.1', '127.1.2.3', '::1'])('is not exposed on %s', (HOST) => {
    expect(parseConfig({ HOST }).exposed).toBe(false);
  });

  it.each(['0.0.0.0', '::', '192.168.1.4', 'kafaa.internal', '1127.0.0.1'])('is exposed on %s', (HOST) => {
    expect(parseConfig({ ...EXPOSED, HOST }).exposed).toBe(true);
  });

  it.each([{ HOST: '0.0.0.0' }, { NODE_ENV: 'production' }])('names all that is missing once exposed by %j', (env) => {
    const faults = faultsOf(env);
    expect(faults.map((fault) => fault.split('\u00a0')[0])).toEqual(['PUBLIC_URL', 'SMTP_URL', 'SESSION_SECRET']);
    for (const fault of faults) expect(fault).toContain('obligatoire');
  });

  it('accepts an exposed server that has all it needs', () => {
    expect(faultsOf(EXPOSED)).toEqual([]);
    expect(parseConfig(EXPOSED)).toMatchObject({ exposed: true, sessionSecret: SECRET, logLevel: 'info' });
  });

  it('lets an exposed server speak plain http on its own machine only', () => {
    expect(faultsOf({ ...EXPOSED, PUBLIC_URL: 'http://localhost:3000' })).toEqual([]);
    expect(faultsOf({ ...EXPOSED, PUBLIC_URL: 'http://kafaa.example' })).toEqual([
      expect.stringMatching(/^PUBLIC_URL\u00a0: .*https/),
    ]);
  });

  it.each<[name: string, env: Environment]>([
    ['PORT', { PORT: 'abc' }],
    ['PORT', { PORT: '70000' }],
    ['PORT', { PORT: '-1' }],
    ['PUBLIC_URL', { PUBLIC_URL: 'kafaa.example' }],
    ['PUBLIC_URL', { PUBLIC_URL: 'ftp://kafaa.example' }],
    ['DATABASE_URL', { DATABASE_URL: 'mysql://localhost/x' }],
    ['SMTP_URL', { SMTP_URL: 'mail.example:25' }],
    ['SMTP_URL', { SMTP_URL: 'http://mail.example' }],
    ['SESSION_SECRET', { SESSION_SECRET: 's'.repeat(31) }],
    ['MAIL_FROM', { MAIL_FROM: 'Kafaa' }],
    ['MAIL_FROM', { MAIL_FROM: 'Kafaa <a@b.tn>\r\nBcc: <c@d.tn>' }],
    ['OPERATOR_EMAIL', { OPERATOR_EMAIL: 'nobody' }],
    ['LOG_LEVEL', { LOG_LEVEL: 'loud' }],
    ['LLM_PROVIDER', { LLM_PROVIDER: 'skynet' }],
    ['LLM_MODEL', { LLM_PROVIDER: 'openai', LLM_API_KEY: 'k' }],
    ['LLM_API_KEY', { LLM_PROVIDER: 'mistral', LLM_MODEL: 'm' }],
    ['LLM_BASE_URL', { LLM_PROVIDER: 'openai-compatible', LLM_MODEL: 'm' }],
    ['LLM_BASE_URL', { LLM_PROVIDER: 'openai-compatible', LLM_MODEL: 'm', LLM_BASE_URL: 'nowhere' }],
    // Answers and key would travel in the clear.
    ['LLM_BASE_URL', { LLM_PROVIDER: 'openai-compatible', LLM_MODEL: 'm', LLM_BASE_URL: 'http://ia.example/v1' }],
    ['LLM_PRICE_IN', { LLM_PRICE_IN: 'cher' }],
    ['LLM_PARAMS', { LLM_PARAMS: '[1]' }],
    ['LLM_TOKENS_OUT', { LLM_TOKENS_OUT: '10' }],
    ['LLM_TIMEOUT_SECONDS', { LLM_TIMEOUT_SECONDS: '600' }],
    ['S3_ENDPOINT', { ...S3, S3_ENDPOINT: '' }],
    ['S3_ENDPOINT', { ...S3, S3_ENDPOINT: 's3.example' }],
    ['S3_BUCKET', { ...S3, S3_BUCKET: '' }],
    ['S3_BUCKET', { ...S3, S3_BUCKET: '../etc' }],
    ['S3_ACCESS_KEY_ID', { ...S3, S3_ACCESS_KEY_ID: '' }],
    ['S3_SECRET_ACCESS_KEY', { ...S3, S3_SECRET_ACCESS_KEY: '' }],
    ['BRAND_NAME', { BRAND_NAME: '<b>Kafaa</b>' }],
    ['BRAND_EMAIL', { BRAND_EMAIL: 'kafaa' }],
    ['BRAND_PHONE', { BRAND_PHONE: 'appelez-nous' }],
    ['BRAND_WHATSAPP', { BRAND_WHATSAPP: '12' }],
    ['BRAND_FACEBOOK', { BRAND_FACEBOOK: 'javascript:alert(1)' }],
    ['BRAND_LINKEDIN', { BRAND_LINKEDIN: 'linkedin' }],
    ['BRAND_INSTAGRAM', { BRAND_INSTAGRAM: '@kafaa' }],
    ['BRAND_CLAIMS', { BRAND_CLAIMS: '85,75' }],
    ['BRAND_CLAIMS', { BRAND_CLAIMS: '85,75,193' }],
    ['PAYMENT_URL_99', { PAYMENT_URL_99: 'pay' }],
    ['PAYMENT_URL_OTHER', { PAYMENT_URL_OTHER: 'pay' }],
  ])('names a wrong %s (%j)', (name, env) => {
    const faults = faultsOf(env);
    expect(faults).toHaveLength(1);
    expect(faults[0]).toMatch(new RegExp(`^${name}\u00a0: .+\\.$`));
  });

  it('names every wrong variable at once', () => {
    const faults = faultsOf({ PORT: 'x', SMTP_URL: 'x', BRAND_EMAIL: 'x' });
    expect(new Set(faults.map((fault) => fault.split('\u00a0')[0]))).toEqual(
      new Set(['BRAND_EMAIL', 'PORT', 'SMTP_URL']),
    );
  });

  it('never repeats a value, which may hold a password', () => {
    const faults = faultsOf({
      DATABASE_URL: 'mysql://root:hunter2@db/x',
      SMTP_URL: 'imap://u:hunter2@mail',
      SESSION_SECRET: 'hunter2',
    });
    expect(faults).toHaveLength(3);
    expect(faults.join()).not.toContain('hunter2');
  });
});

describe('.env.example', () => {
  const text = readFileSync(new URL('../../../.env.example', import.meta.url), 'utf8');
  const examples = parseEnv(text.replaceAll(/^#(?=[A-Z0-9_]+=)/gm, ''));

  it('changes nothing as it stands', () => {
    expect(parseConfig(parseEnv(text))).toEqual(parseConfig({}));
  });

  it('shows values that are right, and every variable that is read', () => {
    const read = new Set<string>();
    const spy = new Proxy<Environment>(
      {
        ...examples,
        LLM_PROVIDER: 'local',
        SESSION_SECRET: SECRET,
        S3_ACCESS_KEY_ID: 'id',
        S3_SECRET_ACCESS_KEY: 'key',
      },
      {
        get(env, name: string) {
          read.add(name);
          return env[name];
        },
      },
    );
    parseConfig(spy);
    expect(Object.keys(examples).sort()).toEqual([...read].sort());
  });
});
