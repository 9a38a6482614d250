import { ROLES as MEMBER_ROLES } from '@kafaa/domain/kernel/roles';
import { isLoopback, isReservedDomain } from '#/platform/http/address';
import { addressOf, type Environment, EnvironmentReader } from '#/platform/process/environment-reader';

export interface Brand {
  name: string;
  /** Founder named on the About page; if null, the page speaks of the team. */
  founder: string | null;
  /**
   * Registered name of the company. The legal texts show it if it is set, as well as the declaration to the INPDP (`inpdp`) and the
   * place of the data (`hosting`).
   */
  legalName: string | null;
  inpdp: string | null;
  /** Authorisation of the INPDP for texts that leave Tunisia, or the reason why none is needed. The privacy page shows it. */
  inpdpTransfer: string | null;
  hosting: string | null;
  email: string;
  /** Telephone number; null if the pages show none. */
  phone: string | null;
  whatsapp: string | null;
  facebook: string | null;
  linkedin: string | null;
  instagram: string | null;
  address: string;
  city: string;
  /** Folder with the installation's own pictures, such as og.png. A missing picture falls back to the product's. */
  images: string | null;
  /**
   * Claims of the landing page in percent: fewer bad hires, less time sorting, satisfied clients. Zero omits one claim; an empty
   * list omits all.
   */
  claims: readonly number[];
  /** Payment page for plans at 99 TND; the next field is for other prices. If null, the product shows how to pay by hand. */
  paymentUrl99: string | null;
  paymentUrlOther: string | null;
}

export interface LlmConfig {
  protocol: 'chat-completions' | 'anthropic';
  /** URL of the API without the path of the call. */
  baseUrl: string;
  apiKey: string | null;
  model: string;
  /** Recipient of redacted answers, named on the privacy page; null if the model runs on our own machines. */
  operatedBy: string | null;
  /**
   * Whether the model runs outside this machine and its network. Such a model counts as abroad, because a URL does not show the
   * country.
   */
  abroad: boolean;
  timeoutSeconds: number;
  /** Budget of input tokens for one interview, or for one offer's questions; the next field is the output budget. */
  tokensIn: number;
  tokensOut: number;
  /** Maximum number of tokens per company and day (UTC), input and output together. Beyond it the local engine is used. */
  tokensPerDay: number;
  /**
   * Price of a million input tokens, in the currency of the provider's bill; null if not configured. The next field is the output
   * price.
   */
  priceIn: number | null;
  priceOut: number | null;
  /** Parameters sent unchanged with every request, for settings that a particular model needs. */
  params: Readonly<Record<string, unknown>>;
}

export interface S3Config {
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

export interface BounceConfig {
  /** Domain of the return paths. Mail to this domain reaches the listener. */
  domain: string;
  host: string;
  port: number;
}

export interface OidcConfig {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** Name of the provider on the log-in button. */
  readonly name: string;
  /**
   * Whether an address that the provider calls verified is enough to link an existing account. Otherwise the account's password is
   * asked for once.
   */
  readonly trustEmail: boolean;
  /** Whether only the provider opens sessions. Passwords, passkeys and sign-ups then open none. */
  readonly only: boolean;
  /** Domains of the addresses that may log in by the provider, in lower case; empty for all. */
  readonly domains: readonly string[];
  /** Roles of groups at the provider; empty if roles are given in Kafaa only. */
  readonly groupRoles: readonly GroupRole[];
  readonly groupsClaim: string | null;
  readonly scopes: string;
}

export interface GroupRole {
  readonly group: string;
  readonly role: (typeof MEMBER_ROLES)[number];
}

/** Role of a process: it does everything, only serves requests, or only runs background tasks. */
export type Role = 'all' | 'web' | 'worker';

export interface Config {
  port: number;
  host: string;
  role: Role;
  /** Port for Prometheus, separate from the public one; null if metrics are off. */
  metricsPort: number | null;
  dataDir: string;
  /** Time for which the server continues to serve after a stop order, so that load balancers and open connections move away. */
  drainSeconds: number;
  /** URL of PostgreSQL; null for the embedded database in `dataDir`. */
  databaseUrl: string | null;
  /** Maximum number of PostgreSQL connections that this process uses for calls. */
  databaseConnections: number;
  /** Public address without a trailing slash. */
  publicUrl: string;
  /**
   * Whether other machines are meant to reach the installation. An exposed installation has no outbox, no example company and no
   * generated secret.
   */
  exposed: boolean;
  /** Settings that expose the installation, as reported at the start; empty if it is not exposed. */
  exposure: readonly string[];
  /** Proxies whose X-Forwarded-For is trusted. No other address is trusted, not even this machine. */
  trustedProxies: readonly string[];
  /** Whether calls are rate-limited. It is false only for load tests of an installation that is not exposed. */
  callLimits: boolean;
  /** URL of the mail server; null for the embedded outbox. */
  smtpUrl: string | null;
  mailFrom: string;
  /** Settings of return paths and their listener; null if mails have no return path of their own. */
  bounces: BounceConfig | null;
  operatorEmail: string;
  /** Number of months for which a candidate's data is kept, counted from the application. */
  retentionMonths: number;
  /**
   * Secret for sessions and links. It is null only in an installation that is not exposed; the server then generates a secret and
   * keeps it.
   */
  sessionSecret: string | null;
  /** Settings of the identity provider; null if people log in with passwords and passkeys only. */
  oidc: OidcConfig | null;
  /** Number of minutes for which a rejection can be undone before the candidate is told. */
  rejectionMailDelayMinutes: number;
  logLevel: 'debug' | 'info' | 'warn' | 'error' | 'silent';
  /** Settings of the language model; null for the local engine, which needs neither key nor network. */
  llm: LlmConfig | null;
  /** Settings of the S3 store; null for files in `dataDir`. */
  s3: S3Config | null;
  brand: Brand;
}

/** Error with the faults of the environment, one line for each variable. */
export class ConfigError extends Error {
  override name = 'ConfigError';
  readonly faults: readonly string[];
  constructor(faults: readonly string[], exposure: readonly string[] = []) {
    const state = exposure.length > 0 ? ` (installation exposée\u00a0: ${exposure.join(', ')})` : '';
    super(`Configuration incorrecte${state}\u00a0:\n${faults.map((fault) => `  ${fault}`).join('\n')}`);
    this.faults = faults;
  }
}

const LLM_PROVIDERS = ['local', 'openai-compatible', 'openai', 'anthropic', 'mistral'] as const;
const ROLES = ['all', 'web', 'worker'] as const;
const LOG_LEVELS = ['debug', 'info', 'warn', 'error', 'silent'] as const;
const MIN_SECRET = 32;
const TRANSFER_MISSING =
  'obligatoire une fois exposé avec un modèle de langage hors de votre réseau\u00a0: le numéro de l’autorisation de l’INPDP pour ce transfert, ou pourquoi il n’en faut pas.';

/** Reads the whole environment at once. Throws a ConfigError that names every wrong variable. */
export function parseConfig(env: Environment): Config {
  const read = new EnvironmentReader(env);
  const port = read.port('PORT', 3000);
  const { host, exposure, publicOrigin, smtpUrl, sessionSecret, mailFrom, operatorEmail } = readReach(read);
  const exposed = exposure.length > 0;
  const brand = readBrand(read);
  const role = read.oneOf('ROLE', ROLES, 'all');
  if (role !== 'all' && !read.has('DATABASE_URL'))
    read.fault('DATABASE_URL', `obligatoire avec ROLE=${role}\u00a0: la base embarquée n’admet qu’un processus.`);
  const config: Config = {
    port,
    host,
    role,
    metricsPort: read.has('METRICS_PORT') ? read.port('METRICS_PORT', 0) : null,
    drainSeconds: read.whole('DRAIN_SECONDS', { otherwise: exposed ? 2 : 0, min: 0, max: 60 }),
    dataDir: read.text('DATA_DIR') ?? './data',
    databaseUrl: read.url('DATABASE_URL', ['postgres:', 'postgresql:']),
    databaseConnections: read.whole('DATABASE_CONNECTIONS', { otherwise: 10, min: 2, max: 200 }),
    publicUrl: publicOrigin ?? `http://localhost:${port}`,
    exposed,
    exposure,
    trustedProxies: read.networks('TRUSTED_PROXIES'),
    callLimits: read.oneOf('CALL_LIMITS', ['on', 'off'], 'on') === 'on' || exposed,
    smtpUrl,
    mailFrom: mailFrom ?? `${brand.name} <${brand.email}>`,
    bounces: readBounces(read),
    operatorEmail: operatorEmail ?? brand.email,
    retentionMonths: read.whole('RETENTION_MONTHS', { otherwise: 24, min: 1, max: 120 }),
    sessionSecret,
    oidc: readOidc(read),
    rejectionMailDelayMinutes: read.whole('REJECTION_MAIL_DELAY_MINUTES', { otherwise: 60, min: 1, max: 7 * 24 * 60 }),
    logLevel: read.oneOf('LOG_LEVEL', LOG_LEVELS, exposed ? 'info' : 'warn'),
    llm: readLlm(read),
    s3: readS3(read),
    brand,
  };
  if (exposed && config.llm?.abroad && brand.inpdpTransfer === null && !read.has('BRAND_INPDP_TRANSFER'))
    read.fault('BRAND_INPDP_TRANSFER', TRANSFER_MISSING);
  if (read.faults.length > 0) throw new ConfigError(read.faults, exposure);
  return config;
}

/** Reads the settings that other machines see, and reports those that an exposed installation lacks. */
function readReach(read: EnvironmentReader) {
  const host = read.text('HOST') ?? '127.0.0.1';
  const publicOrigin = read.origin('PUBLIC_URL', ['http:', 'https:']);
  const smtpUrl = read.url('SMTP_URL', ['smtp:', 'smtps:']);
  const production = read.text('NODE_ENV') === 'production';
  const exposure = exposureOf({ host, production, publicOrigin, smtpUrl });
  const exposed = exposure.length > 0;
  const required = <T>(name: string, value: T | null, what: string): T | null => {
    if (exposed && value === null && !read.has(name)) read.fault(name, `obligatoire une fois exposé\u00a0: ${what}.`);
    return value;
  };
  required('PUBLIC_URL', publicOrigin, 'l’adresse que voient les visiteurs');
  if (exposed && publicOrigin?.startsWith('http:') && !isLoopback(new URL(publicOrigin).hostname)) {
    read.fault('PUBLIC_URL', 'doit commencer par https://, les liens personnels ne voyagent pas en clair.');
  }
  required('SMTP_URL', smtpUrl, 'le serveur qui envoie les e-mails');
  const sessionSecret = required(
    'SESSION_SECRET',
    read.text('SESSION_SECRET'),
    `au moins ${MIN_SECRET} caractères tirés au hasard`,
  );
  if (sessionSecret !== null && sessionSecret.length < MIN_SECRET) {
    read.fault('SESSION_SECRET', `trop court\u00a0: ${MIN_SECRET} caractères au moins.`);
  }
  const mailFrom = required('MAIL_FROM', read.sender('MAIL_FROM'), 'l’expéditeur des e-mails');
  const operatorEmail = required(
    'OPERATOR_EMAIL',
    read.email('OPERATOR_EMAIL'),
    'qui reçoit les demandes d’abonnement',
  );
  required('BRAND_EMAIL', read.text('BRAND_EMAIL'), 'l’adresse à laquelle les personnes vous écrivent');
  if (exposed) refuseReserved(read, ['MAIL_FROM', 'MAIL_BOUNCE_DOMAIN', 'OPERATOR_EMAIL', 'BRAND_EMAIL']);
  return { host, exposure, publicOrigin, smtpUrl, sessionSecret, mailFrom, operatorEmail };
}

/**
 * Settings that show that other machines can reach the installation, or are meant to. One is enough, because a proxy on the same
 * machine needs neither HOST nor NODE_ENV. Only host names of URLs are returned, because URLs may contain passwords.
 */
function exposureOf(given: {
  host: string;
  production: boolean;
  publicOrigin: string | null;
  smtpUrl: string | null;
}): readonly string[] {
  const beyond = (name: string, url: string | null) => {
    const { hostname } = new URL(url ?? 'http://localhost');
    return isLoopback(hostname) ? [] : [`${name} mène à ${hostname}`];
  };
  return [
    ...(isLoopback(given.host) ? [] : [`HOST=${given.host}`]),
    ...(given.production ? ['NODE_ENV=production'] : []),
    ...beyond('PUBLIC_URL', given.publicOrigin),
    ...beyond('SMTP_URL', given.smtpUrl),
  ];
}

const HOST_NAME = /^(?=.{1,190}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$/i;

function readBounces(read: EnvironmentReader): BounceConfig | null {
  const domain = read.matching('MAIL_BOUNCE_DOMAIN', HOST_NAME, 'un nom de domaine, comme rebonds.entreprise.tn');
  const host = read.matching(
    'BOUNCE_SMTP_HOST',
    /^[\w.:-]+$/,
    'une adresse de cette machine, comme 127.0.0.1 ou 0.0.0.0',
  );
  const port = read.whole('BOUNCE_SMTP_PORT', { otherwise: 2525, min: 1, max: 65_535 });
  if (!read.has('MAIL_BOUNCE_DOMAIN')) {
    for (const name of ['BOUNCE_SMTP_HOST', 'BOUNCE_SMTP_PORT'])
      if (read.has(name)) read.fault(name, 'ne sert qu’avec MAIL_BOUNCE_DOMAIN, qui manque.');
    return null;
  }
  if (!read.has('SMTP_URL'))
    read.fault('MAIL_BOUNCE_DOMAIN', 'ne sert qu’avec SMTP_URL\u00a0: sans lui, aucun e-mail ne part.');
  for (const name of ['PORT', 'METRICS_PORT'])
    if (read.text(name) === String(port)) read.fault('BOUNCE_SMTP_PORT', `le même port que ${name}.`);
  return domain === null ? null : { domain: domain.toLowerCase(), host: host ?? '127.0.0.1', port };
}

const OIDC_REQUIRED = ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET'] as const;
const OIDC_OPTIONS = [
  'OIDC_NAME',
  'OIDC_TRUST_EMAIL',
  'OIDC_ONLY',
  'OIDC_DOMAINS',
  'OIDC_GROUPS',
  'OIDC_GROUPS_CLAIM',
  'OIDC_SCOPES',
] as const;

const DOMAIN = /^(?=.{1,253}$)[a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63}){1,10}$/;
const GROUP_ROLE = /^([^,=]{1,200})=(\w{1,20})$/;

function parseDomains(value: string): string[] | null {
  const domains = value.split(',').map((one) => one.trim().toLowerCase());
  return domains.every((one) => DOMAIN.test(one)) ? domains : null;
}

function parseGroupRoles(value: string): GroupRole[] | null {
  const pairs = value.split(',').map((one) => GROUP_ROLE.exec(one.trim()));
  const given = pairs.flatMap((pair) => {
    const role = MEMBER_ROLES.find((one) => one === pair?.[2]);
    return pair && role ? [{ group: (pair[1] ?? '').trim(), role }] : [];
  });
  return given.length === pairs.length ? given : null;
}

/** Reads the domains, groups and scopes of the provider. A faulty list stops the start: an ignored one would let everybody in. */
function readAdmission(read: EnvironmentReader) {
  const claim = 'le nom d’une donnée du jeton, comme groups';
  const scopes = 'des portées séparées par des espaces, avec openid';
  const pairs = `des paires groupe=${MEMBER_ROLES.join('|')} séparées par des virgules`;
  const groupRoles = read.list('OIDC_GROUPS', pairs, parseGroupRoles);
  const groupsClaim = read.matching('OIDC_GROUPS_CLAIM', /^[\w:./-]{1,100}$/, claim) ?? 'groups';
  return {
    domains: read.list('OIDC_DOMAINS', 'des domaines séparés par des virgules, comme societe.tn', parseDomains),
    groupRoles,
    groupsClaim: groupRoles.length > 0 ? groupsClaim : null,
    scopes: read.matching('OIDC_SCOPES', /^(?=(?:.* )?openid(?: |$))[\w:./ -]{6,200}$/, scopes) ?? 'openid email',
  };
}

/** Reads the identity provider. A half-configured provider is a fault, because with OIDC_ONLY nobody could log in. */
function readOidc(read: EnvironmentReader): OidcConfig | null {
  const issuer = read.url('OIDC_ISSUER', ['https:', 'http:']);
  const name = read.matching(
    'OIDC_NAME',
    /^[^<>"\r\n]{1,40}$/,
    'un nom de 40 caractères au plus, sans < > ni guillemets',
  );
  const trustEmail = read.oneOf('OIDC_TRUST_EMAIL', ['on', 'off'], 'off') === 'on';
  const only = read.oneOf('OIDC_ONLY', ['on', 'off'], 'off') === 'on';
  const admission = readAdmission(read);
  const given = [...OIDC_REQUIRED, ...OIDC_OPTIONS].filter((one) => read.has(one));
  for (const one of OIDC_REQUIRED)
    if (given.length > 0 && !read.has(one))
      read.fault(one, `obligatoire avec ${given[0]}\u00a0: la connexion par un fournisseur a besoin des trois.`);
  if (issuer === null) return null;
  const { protocol, hostname, username, search, hash } = new URL(issuer);
  if (protocol === 'http:' && !isLoopback(hostname))
    read.fault('OIDC_ISSUER', 'doit commencer par https://, les identités ne voyagent pas en clair.');
  if (username !== '' || search !== '' || hash !== '')
    read.fault(
      'OIDC_ISSUER',
      'attendu\u00a0: l’adresse de l’émetteur, sans identifiants ni «\u00a0?\u00a0» ni «\u00a0#\u00a0».',
    );
  return {
    issuer,
    clientId: read.text('OIDC_CLIENT_ID') ?? '',
    clientSecret: read.text('OIDC_CLIENT_SECRET') ?? '',
    name: name ?? hostname,
    trustEmail,
    ...admission,
    only,
  };
}

/** Refuses addresses copied from an example, because mail to them would be lost. */
function refuseReserved(read: EnvironmentReader, names: readonly string[]): void {
  for (const name of names) {
    const domain =
      addressOf(read.text(name) ?? '')
        .split('@')
        .at(-1) ?? '';
    if (isReservedDomain(domain)) read.fault(name, 'cette adresse est un exemple\u00a0: mettez la vôtre.');
  }
}

/** Protocol, base URL and public name of each provider. */
const PROVIDERS = {
  openai: { protocol: 'chat-completions', baseUrl: 'https://api.openai.com/v1', name: 'OpenAI' },
  mistral: { protocol: 'chat-completions', baseUrl: 'https://api.mistral.ai/v1', name: 'Mistral AI' },
  anthropic: { protocol: 'anthropic', baseUrl: 'https://api.anthropic.com/v1', name: 'Anthropic' },
  'openai-compatible': { protocol: 'chat-completions', baseUrl: null, name: null },
} as const;

function readLlm(read: EnvironmentReader): LlmConfig | null {
  const provider = read.oneOf('LLM_PROVIDER', LLM_PROVIDERS, 'local');
  const given = read.url('LLM_BASE_URL', ['http:', 'https:']);
  const apiKey = read.text('LLM_API_KEY');
  const model = read.text('LLM_MODEL');
  const name = read.matching('LLM_NAME', /^[^<>"\r\n]{1,60}$/, 'un nom de 60 caractères au plus');
  const numbers = {
    timeoutSeconds: read.whole('LLM_TIMEOUT_SECONDS', { otherwise: 20, min: 2, max: 60 }),
    tokensIn: read.whole('LLM_TOKENS_IN', { otherwise: 80_000, min: 4_000, max: 1_000_000 }),
    tokensOut: read.whole('LLM_TOKENS_OUT', { otherwise: 9_000, min: 1_000, max: 1_000_000 }),
    tokensPerDay: read.whole('LLM_TOKENS_DAY', { otherwise: 5_000_000, min: 10_000, max: 999_999_999 }),
    priceIn: read.price('LLM_PRICE_IN'),
    priceOut: read.price('LLM_PRICE_OUT'),
    params: read.object('LLM_PARAMS') ?? {},
  };
  if (provider === 'local') return null;
  const known = PROVIDERS[provider];
  const because = `obligatoire avec LLM_PROVIDER=${provider}.`;
  if (model === null) read.fault('LLM_MODEL', because);
  const baseUrl = given ?? known.baseUrl;
  // A self-hosted model often needs no key, but its URL has no default.
  if (baseUrl === null && !read.has('LLM_BASE_URL')) read.fault('LLM_BASE_URL', because);
  if (known.name !== null && apiKey === null) read.fault('LLM_API_KEY', because);
  if (model === null || baseUrl === null) return null;
  const { hostname, protocol } = new URL(baseUrl);
  const own = isPrivate(hostname);
  if (protocol === 'http:' && !own)
    read.fault('LLM_BASE_URL', 'doit commencer par https://, les réponses des candidats ne voyagent pas en clair.');
  const operatedBy = name ?? (given === null ? known.name : null) ?? (own ? null : hostname);
  return { protocol: known.protocol, baseUrl, apiKey, model, operatedBy, abroad: !own, ...numbers };
}

function readS3(read: EnvironmentReader): S3Config | null {
  const names = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;
  const given = names.filter((name) => read.has(name));
  if (given.length === 0) return null;
  for (const name of names) {
    if (!read.has(name)) read.fault(name, `obligatoire avec ${given[0]}\u00a0: le stockage S3 a besoin des quatre.`);
  }
  return {
    endpoint: (read.url('S3_ENDPOINT', ['http:', 'https:']) ?? '').replace(/(?<!\/)\/+$/, ''),
    bucket:
      read.matching(
        'S3_BUCKET',
        /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/,
        'un nom de bucket (minuscules, chiffres, tirets)',
      ) ?? '',
    region: read.text('S3_REGION') ?? 'us-east-1',
    accessKeyId: read.text('S3_ACCESS_KEY_ID') ?? '',
    secretAccessKey: read.text('S3_SECRET_ACCESS_KEY') ?? '',
  };
}

/** Mail address of an installation that is not exposed. Mail to this address stays on this machine. */
const UNEXPOSED_EMAIL = 'contact@localhost';

function readBrand(read: EnvironmentReader): Brand {
  const web = ['https:', 'http:'];
  return {
    name:
      read.matching('BRAND_NAME', /^[^<>"\r\n]{1,60}$/, 'un nom de 60 caractères au plus, sans < > ni guillemets') ??
      'Kafaa',
    founder: read.text('BRAND_FOUNDER'),
    legalName: read.text('BRAND_LEGAL_NAME'),
    inpdp: read.text('BRAND_INPDP'),
    inpdpTransfer: read.matching(
      'BRAND_INPDP_TRANSFER',
      /^(?!.*\b0+-0+\b)[^<>"\r\n]{4,120}$/,
      'un numéro d’autorisation qui n’est pas celui de l’exemple, ou une phrase, de 4 à 120 caractères',
    ),
    hosting: read.text('BRAND_HOSTING'),
    email: read.email('BRAND_EMAIL') ?? UNEXPOSED_EMAIL,
    phone: read.matching('BRAND_PHONE', /^\+?[\d ]{8,20}$/, 'un numéro de téléphone (chiffres, espaces, + au début)'),
    whatsapp: read.matching('BRAND_WHATSAPP', /^\+?[\d ]{8,20}$/, 'un numéro WhatsApp (chiffres, espaces, + au début)'),
    facebook: read.url('BRAND_FACEBOOK', web),
    linkedin: read.url('BRAND_LINKEDIN', web),
    instagram: read.url('BRAND_INSTAGRAM', web),
    address: read.text('BRAND_ADDRESS') ?? 'Tunis, Tunisie',
    city: read.text('BRAND_CITY') ?? 'Tunis',
    images: read.text('BRAND_IMAGES'),
    claims: readClaims(read),
    paymentUrl99: read.url('PAYMENT_URL_99', web),
    paymentUrlOther: read.url('PAYMENT_URL_OTHER', web),
  };
}

function readClaims(read: EnvironmentReader): readonly number[] {
  // An empty value removes the specification's claims. No other variable distinguishes an empty value from an absent one.
  if (read.isBlank('BRAND_CLAIMS')) return [];
  const given = read.matching(
    'BRAND_CLAIMS',
    /^(100|\d{1,2})(, ?(100|\d{1,2})){2}$/,
    'trois pourcentages séparés par des virgules, 0 pour n’en rien dire',
  );
  return given?.split(',').map(Number) ?? [85, 75, 93];
}

/** Whether a host is in the local network: it has a private address or a name outside the public DNS. */
function isPrivate(host: string): boolean {
  return (
    isLoopback(host) ||
    /^(?:10\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.)[\d.]+$/.test(host) ||
    !/[.:]/.test(host) ||
    /\.(?:local|internal|lan|home\.arpa)$/.test(host)
  );
}
