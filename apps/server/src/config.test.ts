import { describe, expect, it } from 'vitest';
import { faultsOf } from '@kafaa/testing/app/config-faults';
import { exposedTo } from '@kafaa/testing/app/exposed';
import { parseConfig } from './config.ts';
import type { Environment } from '#/platform/process/environment-reader';

const SECRET = 's'.repeat(32);
const EXPOSED = {
  ...exposedTo('https://kafaa.example', 'smtp://mail.example'),
  HOST: '0.0.0.0',
  SESSION_SECRET: SECRET,
};
const S3 = { S3_ENDPOINT: 'https://s3.example', S3_BUCKET: 'cvs', S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'key' };

const MODEL = { LLM_PROVIDER: 'openai', LLM_API_KEY: 'k', LLM_MODEL: 'm' };
const LOOPBACK = [
  'localhost',
  'LOCALHOST.',
  'kafaa.localhost',
  'a.b.localhost.',
  '127.0.0.1',
  '127.1.2.3',
  '127.255.255.254',
  '127.0.0.1.',
  '127.1',
  '2130706433',
  '0x7f.0.0.1',
  '0x7f000001',
  '0177.0.0.1',
  '::1',
  '0:0:0:0:0:0:0:1',
  '[::1]',
  '::ffff:127.0.0.1',
  '::FFFF:7F00:1',
];
const BEYOND = [
  '0.0.0.0',
  '::',
  '192.168.1.4',
  '128.0.0.1',
  '126.255.255.255',
  '2147483649',
  '0127.0.0.1',
  '::2',
  '::ffff:10.0.0.1',
  '::127.0.0.1',
  'fe80::1',
  'kafaa.internal',
  'localhost.tn',
  'localhost..',
  'mylocalhost',
  '127.0.0.1.tn',
  '1127.0.0.1',
  'localhost/',
  'localhost@evil.tn',
  'mailhog',
];

const OIDC = { OIDC_ISSUER: 'https://id.example/realms/x', OIDC_CLIENT_ID: 'kafaa', OIDC_CLIENT_SECRET: 's' };

const BOUNCES = { SMTP_URL: 'smtp://127.0.0.1', MAIL_BOUNCE_DOMAIN: 'Rebonds.societe.tn' };

describe('the configuration', () => {
  it('an empty environment gives the default configuration for a local machine', () => {
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

  it('ROLE=web and ROLE=worker need a DATABASE_URL, and an unknown ROLE is refused', () => {
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

  it('the configuration derives a language model’s settings and operator from the provider, the name or the address', () => {
    const openai = parseConfig({ LLM_PROVIDER: 'openai', LLM_API_KEY: 'k', LLM_MODEL: 'm' }).llm;
    expect(openai).toEqual({
      protocol: 'chat-completions',
      baseUrl: 'https://api.openai.com/v1',
      apiKey: 'k',
      model: 'm',
      operatedBy: 'OpenAI',
      abroad: true,
      timeoutSeconds: 20,
      tokensIn: 80_000,
      tokensPerDay: 5_000_000,
      tokensOut: 9_000,
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

  it('an exposed installation with a language model abroad needs a valid BRAND_INPDP_TRANSFER', () => {
    const asked = faultsOf({ ...EXPOSED, ...MODEL });
    expect(asked).toHaveLength(1);
    expect(asked[0]).toMatch(/^BRAND_INPDP_TRANSFER\u00a0: obligatoire .*autorisation de l’INPDP/);
    const own = { LLM_PROVIDER: 'openai-compatible', LLM_MODEL: 'm', LLM_BASE_URL: 'http://10.0.0.4/v1' };
    expect(faultsOf({ ...EXPOSED, ...own, LLM_NAME: 'Voisin SARL' })).toEqual([]);
    expect(faultsOf(EXPOSED)).toEqual([]);
    expect(faultsOf(MODEL)).toEqual([]);
    for (const given of ['n° 26-0417', 'sans objet\u00a0: modèle hébergé à Tunis'])
      expect(parseConfig({ ...EXPOSED, ...MODEL, BRAND_INPDP_TRANSFER: given }).brand.inpdpTransfer).toBe(given);
    // A blank value counts as absent. The placeholder of .env.example and a bare word are not valid numbers.
    for (const wrong of ['', ' ', 'n° 00-0000', 'oui', 'n° <b>1</b>', 'n° 1'.repeat(40)])
      expect(faultsOf({ ...EXPOSED, ...MODEL, BRAND_INPDP_TRANSFER: wrong }), wrong).toEqual([
        expect.stringMatching(/^BRAND_INPDP_TRANSFER\u00a0: /) as string,
      ]);
  });

  it('BRAND_CLAIMS sets the figures on the landing page: the defaults if it is absent, none if it is empty', () => {
    expect(parseConfig({}).brand.claims).toEqual([85, 75, 93]);
    expect(parseConfig({ BRAND_CLAIMS: '60, 0,100' }).brand.claims).toEqual([60, 0, 100]);
    expect(parseConfig({ BRAND_CLAIMS: '' }).brand.claims).toEqual([]);
  });

  it('the configuration treats an empty variable as absent', () => {
    expect(parseConfig({ PORT: '', SMTP_URL: ' ', SESSION_SECRET: '' })).toEqual(parseConfig({}));
  });

  it('mails have a return path only with MAIL_BOUNCE_DOMAIN, and the bounce listener binds to loopback by default', () => {
    expect(parseConfig({}).bounces).toBeNull();
    expect(parseConfig(BOUNCES).bounces).toEqual({ domain: 'rebonds.societe.tn', host: '127.0.0.1', port: 2525 });
  });

  it('PUBLIC_URL defaults to localhost with PORT, and a given URL loses its trailing slash', () => {
    expect(parseConfig({ PORT: '8080' }).publicUrl).toBe('http://localhost:8080');
    expect(parseConfig({ ...EXPOSED, PUBLIC_URL: 'https://KAFAA.example:443/' }).publicUrl).toBe(
      'https://kafaa.example',
    );
  });

  it.each(LOOPBACK)('HOST=%s does not expose the installation', (HOST) => {
    expect(parseConfig({ HOST }).exposed).toBe(false);
  });

  it.each(LOOPBACK)('PUBLIC_URL and SMTP_URL at %s do not expose the installation', (host) => {
    const inUrl = host.includes(':') && !host.startsWith('[') ? `[${host}]` : host;
    const config = parseConfig({ PUBLIC_URL: `http://${inUrl}:3000`, SMTP_URL: `smtp://u:p@${inUrl}:2525` });
    expect(config).toMatchObject({ exposed: false, exposure: [] });
  });

  it.each(BEYOND)('HOST=%s exposes the installation', (HOST) => {
    expect(parseConfig({ ...EXPOSED, HOST }).exposure).toContain(`HOST=${HOST}`);
  });

  it.each(
    BEYOND.filter((host) => !/[/@]/.test(host) && URL.canParse(`http://${host.includes(':') ? `[${host}]` : host}`)),
  )('PUBLIC_URL or SMTP_URL at %s alone exposes the installation', (host) => {
    const inUrl = host.includes(':') ? `[${host}]` : host;
    const here = { ...EXPOSED, HOST: '127.0.0.1', PUBLIC_URL: 'http://localhost:3000', SMTP_URL: 'smtp://127.0.0.1' };
    expect(parseConfig(here).exposed).toBe(false);
    expect(parseConfig({ ...here, PUBLIC_URL: `https://${inUrl}` }).exposure).toEqual([
      expect.stringMatching(/^PUBLIC_URL mène à /),
    ]);
    expect(parseConfig({ ...here, SMTP_URL: `smtp://${inUrl}` }).exposure).toEqual([
      expect.stringMatching(/^SMTP_URL mène à /),
    ]);
  });

  it('a remote database, S3 store or language model does not expose the installation', () => {
    const elsewhere = { DATABASE_URL: 'postgres://db.example/kafaa', ...S3, ...MODEL };
    expect(parseConfig(elsewhere).exposed).toBe(false);
  });

  it('the configuration lists every setting that exposes the installation, without the SMTP password', () => {
    const { exposure } = parseConfig({
      ...EXPOSED,
      NODE_ENV: 'production',
      SMTP_URL: 'smtp://relais:hunter2@mail.example:587',
    });
    expect(exposure).toEqual([
      'HOST=0.0.0.0',
      'NODE_ENV=production',
      'PUBLIC_URL mène à kafaa.example',
      'SMTP_URL mène à mail.example',
    ]);
  });

  it.each([{ HOST: '0.0.0.0' }, { NODE_ENV: 'production' }, { PUBLIC_URL: 'https://kafaa.example' }])(
    'the error of an installation exposed by %j names every missing variable and the exposing setting',
    (env) => {
      const faults = faultsOf(env);
      const needed = ['PUBLIC_URL', 'SMTP_URL', 'SESSION_SECRET', 'MAIL_FROM', 'OPERATOR_EMAIL', 'BRAND_EMAIL'];
      expect(faults.map((fault) => fault.split('\u00a0')[0])).toEqual(needed.filter((name) => !(name in env)));
      for (const fault of faults) expect(fault).toContain('obligatoire');
      expect(() => parseConfig(env)).toThrow(/^Configuration incorrecte \(installation exposée\u00a0: \w+/);
    },
  );

  it.each(['MAIL_FROM', 'OPERATOR_EMAIL', 'BRAND_EMAIL'])(
    'an exposed installation refuses an example address in %s',
    (name) => {
      for (const domain of [
        'kafaa.example',
        'mail.test',
        'x.invalid',
        'a.localhost',
        'example.com',
        'mail.example.org',
      ])
        expect(faultsOf({ ...EXPOSED, [name]: `a@${domain}` }), domain).toEqual([
          expect.stringMatching(`^${name}\u00a0: .*exemple`),
        ]);
      for (const domain of ['societe.tn', 'myexample.com', 'example.tn', 'contest.tn', 'test.tn'])
        expect(faultsOf({ ...EXPOSED, [name]: `a@${domain}` }), domain).toEqual([]);
      expect(faultsOf({ [name]: 'a@kafaa.example' })).toEqual([]);
    },
  );

  it('the default configuration has localhost mail addresses and no telephone or WhatsApp number', () => {
    expect(parseConfig({})).toMatchObject({
      mailFrom: 'Kafaa <contact@localhost>',
      operatorEmail: 'contact@localhost',
      brand: { email: 'contact@localhost', phone: null, whatsapp: null },
    });
  });

  it('the configuration trusts only the proxies named in TRUSTED_PROXIES', () => {
    expect(parseConfig({}).trustedProxies).toEqual([]);
    expect(parseConfig({ TRUSTED_PROXIES: '127.0.0.1,::1' }).trustedProxies).toEqual(['127.0.0.1', '::1']);
    expect(parseConfig({ TRUSTED_PROXIES: ' 10.0.0.0/8 , 2001:db8::/32,::ffff:10.0.0.1,' }).trustedProxies).toEqual([
      '10.0.0.0/8',
      '2001:db8::/32',
      '::ffff:10.0.0.1',
    ]);
  });

  it.each([
    '999.1.1.1',
    '10.0.0',
    '10.0.0.0/33',
    '10.0.0.0/',
    '10.0.0.0/255.0.0.0',
    '::/129',
    ':::1',
    'fe80::1%eth0',
    '[::1]',
    'proxy',
    'loopback',
    '10.0.0.1;10.0.0.2',
    '10.0.0.1 10.0.0.2',
    '127.1',
    '0x7f.0.0.1',
  ])('the configuration refuses TRUSTED_PROXIES=%s', (TRUSTED_PROXIES) => {
    expect(faultsOf({ TRUSTED_PROXIES })).toEqual([expect.stringMatching(/^TRUSTED_PROXIES\u00a0: .+\.$/)]);
  });

  it('the configuration accepts an exposed installation with all required variables', () => {
    expect(faultsOf(EXPOSED)).toEqual([]);
    expect(parseConfig(EXPOSED)).toMatchObject({ exposed: true, sessionSecret: SECRET, logLevel: 'info' });
  });

  it('an exposed installation may have a plain http PUBLIC_URL only at localhost', () => {
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
    ['PUBLIC_URL', { ...EXPOSED, PUBLIC_URL: 'https://kafaa.example/emplois' }],
    ['PUBLIC_URL', { ...EXPOSED, PUBLIC_URL: 'https://kafaa.example/?a=1' }],
    ['PUBLIC_URL', { ...EXPOSED, PUBLIC_URL: 'https://kafaa.example?' }],
    ['PUBLIC_URL', { ...EXPOSED, PUBLIC_URL: 'https://kafaa.example/#' }],
    ['PUBLIC_URL', { ...EXPOSED, PUBLIC_URL: 'https://moi:hunter2@kafaa.example' }],
    ['DATABASE_URL', { DATABASE_URL: 'mysql://localhost/x' }],
    ['SMTP_URL', { SMTP_URL: 'mail.example:25' }],
    ['MAIL_BOUNCE_DOMAIN', { SMTP_URL: 'smtp://127.0.0.1', MAIL_BOUNCE_DOMAIN: 'rebonds' }],
    ['MAIL_BOUNCE_DOMAIN', { SMTP_URL: 'smtp://127.0.0.1', MAIL_BOUNCE_DOMAIN: 'b@rebonds.societe.tn' }],
    ['MAIL_BOUNCE_DOMAIN', { MAIL_BOUNCE_DOMAIN: 'rebonds.societe.tn' }],
    ['BOUNCE_SMTP_PORT', { BOUNCE_SMTP_PORT: '2525' }],
    ['BOUNCE_SMTP_HOST', { BOUNCE_SMTP_HOST: '0.0.0.0' }],
    ['BOUNCE_SMTP_PORT', { ...BOUNCES, BOUNCE_SMTP_PORT: '0' }],
    ['BOUNCE_SMTP_PORT', { ...BOUNCES, PORT: '2525' }],
    ['BOUNCE_SMTP_HOST', { ...BOUNCES, BOUNCE_SMTP_HOST: 'a b' }],
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
    // Over http the answers and the API key would be sent unencrypted.
    ['LLM_BASE_URL', { LLM_PROVIDER: 'openai-compatible', LLM_MODEL: 'm', LLM_BASE_URL: 'http://ia.example/v1' }],
    ['LLM_PRICE_IN', { LLM_PRICE_IN: 'cher' }],
    ['LLM_PARAMS', { LLM_PARAMS: '[1]' }],
    ['LLM_TOKENS_OUT', { LLM_TOKENS_OUT: '10' }],
    ['LLM_TIMEOUT_SECONDS', { LLM_TIMEOUT_SECONDS: '600' }],
    ['OIDC_ISSUER', { ...OIDC, OIDC_ISSUER: '' }],
    ['OIDC_ISSUER', { ...OIDC, OIDC_ISSUER: 'http://id.example' }],
    ['OIDC_ISSUER', { ...OIDC, OIDC_ISSUER: 'https://u:p@id.example' }],
    ['OIDC_ISSUER', { ...OIDC, OIDC_ISSUER: 'https://id.example/?x=1' }],
    ['OIDC_ISSUER', { ...OIDC, OIDC_ISSUER: 'id.example' }],
    ['OIDC_CLIENT_ID', { ...OIDC, OIDC_CLIENT_ID: '' }],
    ['OIDC_CLIENT_SECRET', { ...OIDC, OIDC_CLIENT_SECRET: '' }],
    ['OIDC_NAME', { ...OIDC, OIDC_NAME: '<b>' }],
    ['OIDC_ONLY', { ...OIDC, OIDC_ONLY: 'yes' }],
    ['OIDC_TRUST_EMAIL', { ...OIDC, OIDC_TRUST_EMAIL: 'yes' }],
    ['OIDC_DOMAINS', { ...OIDC, OIDC_DOMAINS: '@societe.tn' }],
    ['OIDC_DOMAINS', { ...OIDC, OIDC_DOMAINS: 'societe.tn,' }],
    ['OIDC_GROUPS', { ...OIDC, OIDC_GROUPS: 'rh' }],
    ['OIDC_GROUPS', { ...OIDC, OIDC_GROUPS: 'rh=RECRUITER,direction=PATRON' }],
    ['OIDC_GROUPS_CLAIM', { ...OIDC, OIDC_GROUPS_CLAIM: 'a b' }],
    ['OIDC_SCOPES', { ...OIDC, OIDC_SCOPES: 'email profile' }],
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
  ])('the configuration reports one error that names the wrong variable %s (%j)', (name, env) => {
    const faults = faultsOf(env);
    expect(faults).toHaveLength(1);
    expect(faults[0]).toMatch(new RegExp(`^${name}\u00a0: .+\\.$`));
  });

  it('the configuration refuses OIDC_ONLY without a provider, because nobody could log in', () => {
    const names = faultsOf({ OIDC_ONLY: 'on' }).map((fault) => fault.split('\u00a0')[0]);
    expect(names).toEqual(['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET']);
  });

  it('OIDC_TRUST_EMAIL makes the configuration trust a provider’s addresses, and OIDC_ONLY permits no other log-in', () => {
    expect(parseConfig({}).oidc).toBeNull();
    expect(parseConfig(OIDC).oidc).toMatchObject({ name: 'id.example', trustEmail: false, only: false });
    const { oidc } = parseConfig({ ...OIDC, OIDC_NAME: 'Nous', OIDC_TRUST_EMAIL: 'on', OIDC_ONLY: 'on' });
    expect(oidc).toMatchObject({ name: 'Nous', trustEmail: true, only: true });
  });

  it('the configuration reads OIDC domains and groups as lists, and requests groups only if some are mapped to roles', () => {
    expect(parseConfig(OIDC).oidc).toMatchObject({ domains: [], groupRoles: [], groupsClaim: null });
    const given = { OIDC_DOMAINS: 'Societe.tn, filiale.tn', OIDC_GROUPS: 'Equipe RH=RECRUITER, /dir=ADMINISTRATOR' };
    expect(parseConfig({ ...OIDC, ...given, OIDC_SCOPES: 'openid email groups' }).oidc).toMatchObject({
      domains: ['societe.tn', 'filiale.tn'],
      groupRoles: [
        { group: 'Equipe RH', role: 'RECRUITER' },
        { group: '/dir', role: 'ADMINISTRATOR' },
      ],
      groupsClaim: 'groups',
      scopes: 'openid email groups',
    });
  });

  it('the configuration reports every wrong variable at once', () => {
    const faults = faultsOf({ PORT: 'x', SMTP_URL: 'x', BRAND_EMAIL: 'x' });
    expect(new Set(faults.map((fault) => fault.split('\u00a0')[0]))).toEqual(
      new Set(['BRAND_EMAIL', 'PORT', 'SMTP_URL']),
    );
  });

  it('the configuration’s errors do not repeat a value that may contain a password', () => {
    const faults = faultsOf({
      DATABASE_URL: 'mysql://root:hunter2@db/x',
      SMTP_URL: 'imap://u:hunter2@mail',
      SESSION_SECRET: 'hunter2',
    });
    expect(faults).toHaveLength(3);
    expect(faults.join()).not.toContain('hunter2');
  });
});
