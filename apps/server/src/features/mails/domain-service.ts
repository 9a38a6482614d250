import { createPublicKey } from 'node:crypto';
import { isIP } from 'node:net';
import { domainToASCII } from 'node:url';
import type { DnsRecords } from '#/deps';
import { readSpf } from '#/platform/mail/spf';

/** Result of one DNS check that receivers make of a sender. `unsure` means that it works but could be better. */
export interface Finding {
  readonly what: 'MX' | 'SPF' | 'DKIM' | 'DMARC' | 'PTR';
  readonly state: 'ok' | 'unsure' | 'missing';
  /** Text of the finding, in French. */
  readonly says: string;
  /** A zone file line that would fix the finding, if one is known. */
  readonly publish?: string;
}

export interface SenderQuestion {
  readonly domain: string;
  /** IP address from which our outgoing mail server connects to others. */
  readonly ip: string | null;
  readonly selector: string | null;
}

/** DKIM selectors that mail services and manuals use most, because DNS cannot list those of a domain. */
const COMMON_SELECTORS =
  'default mail dkim kafaa smtp k1 k2 s1 s2 selector1 selector2 google mailjet brevo sib pm zoho protonmail'.split(' ');
const WEAKEST_RSA = 1024;
const GOOD_RSA = 2048;

/** Checks the DNS records of the sender's domain as a receiver would. */
export async function readSenderDomain(dns: DnsRecords, question: SenderQuestion): Promise<Finding[]> {
  const asked = { ...question, domain: domainToASCII(question.domain) };
  return [
    await mx(dns, asked),
    await spf(dns, asked),
    await dkim(dns, asked),
    await dmarc(dns, asked),
    ...(asked.ip === null ? [] : [await ptr(dns, asked.ip)]),
  ];
}

async function mx(dns: DnsRecords, { domain }: SenderQuestion): Promise<Finding> {
  const hosts = await dns.mx(domain);
  const real = hosts.filter((host) => host !== '' && host !== '.');
  if (real.length > 0) return { what: 'MX', state: 'ok', says: `reçoit par ${real.join(', ')}` };
  if (hosts.length === 0 && (await dns.addresses(domain)).length > 0)
    return { what: 'MX', state: 'unsure', says: 'aucun\u00a0; l’adresse du domaine lui-même en tient lieu' };
  return {
    what: 'MX',
    state: 'missing',
    says: 'le domaine ne reçoit rien\u00a0: réponses et avis de non-remise se perdent, des serveurs refusent un tel expéditeur',
    publish: `${domain}. MX 10 le-serveur-qui-reçoit.`,
  };
}

async function spf(dns: DnsRecords, { domain, ip }: SenderQuestion): Promise<Finding> {
  const { result, records, lookUps } = await readSpf(dns, domain, ip);
  const [record = ''] = records;
  const missing = (says: string, publish?: string): Finding => ({
    what: 'SPF',
    state: 'missing',
    says,
    ...(publish !== undefined && { publish }),
  });
  if (records.length === 0) {
    const machine = ip === null ? 'mx' : `ip${isIP(ip)}:${ip}`;
    const example = `${domain}. TXT "v=spf1 ${machine} ~all"`;
    return missing(
      'rien ne dit quelles machines envoient pour ce domaine\u00a0; un relais donne sa part (include:…)',
      example,
    );
  }
  if (records.length > 1)
    return missing(`${records.length} enregistrements v=spf1\u00a0: ils s’annulent, gardez-en un seul`);
  if (lookUps > 10) return missing(`${lookUps} recherches pour le lire, 10 au plus\u00a0: il ne compte pas`);
  if (result === 'permerror') return missing(`illisible, ou un include: sans enregistrement\u00a0: ${record}`);
  if (/(?:^| )\+?all(?: |$)/i.test(record))
    return missing('+all autorise le monde entier', record.replace(/\+?all/i, '~all'));
  if (ip !== null && result !== 'pass')
    return missing(
      `${ip} n’est pas autorisé (${result})\u00a0: ${record}`,
      record.replace(/^v=spf1/i, `v=spf1 ip${isIP(ip)}:${ip}`),
    );
  if (!/[~-]all(?: |$)|redirect=/i.test(record))
    return { what: 'SPF', state: 'unsure', says: `ne finit pas par ~all ou -all\u00a0: ${record}` };
  if (ip === null)
    return {
      what: 'SPF',
      state: 'unsure',
      says: `${record}\u00a0; donnez --ip, l’adresse qui parle aux autres serveurs, pour savoir si elle est autorisée`,
    };
  return { what: 'SPF', state: 'ok', says: `${ip} est autorisé\u00a0: ${record}` };
}

async function dkim(dns: DnsRecords, { domain, selector }: SenderQuestion): Promise<Finding> {
  const tried = selector === null ? COMMON_SELECTORS : [selector];
  const found = await Promise.all(
    tried.map(async (name) => ({ name, keys: await keysOf(dns, `${name}._domainkey.${domain}`) })),
  );
  const published = found.filter(({ keys }) => keys.length > 0);
  if (published.length === 0)
    return {
      what: 'DKIM',
      state: 'missing',
      says:
        selector === null
          ? 'aucune clé sous les noms habituels\u00a0; si votre relais signe, donnez son sélecteur\u00a0: --selector (la valeur s= de DKIM-Signature)'
          : `aucune clé sous ${selector}\u00a0; le relais qui signe la donne`,
      publish: `${selector ?? 'sélecteur'}._domainkey.${domain}. TXT "v=DKIM1; k=rsa; p=…"`,
    };
  const judged = published.map(({ name, keys }) => ({ name, ...judgeKey(keys[0] ?? '') }));
  const good = judged.filter(({ state }) => state === 'ok');
  const shown = good.length > 0 ? good : judged;
  return {
    what: 'DKIM',
    state: good.length > 0 ? 'ok' : (judged[0]?.state ?? 'missing'),
    says: shown.map(({ name, says }) => `${name}\u00a0: ${says}`).join(', '),
  };
}

async function keysOf(dns: DnsRecords, name: string): Promise<string[]> {
  return (await dns.txt(name)).filter((text) => /(?:^|;)\s*p\s*=/i.test(text));
}

function judgeKey(record: string): Pick<Finding, 'state' | 'says'> {
  const tags = new Map(
    record
      .split(';')
      .map((tag) => [tag.split('=')[0]?.trim().toLowerCase(), tag.replace(/^[^=]*=/, '').replace(/\s+/g, '')]),
  );
  const key = tags.get('p') ?? '';
  if (key === '') return { state: 'missing', says: 'clé révoquée (p= est vide)' };
  if (tags.get('k')?.toLowerCase() === 'ed25519')
    return Buffer.from(key, 'base64').length === 32
      ? { state: 'unsure', says: 'clé ed25519 seule\u00a0: beaucoup de serveurs ne lisent que rsa' }
      : { state: 'missing', says: 'clé ed25519 illisible' };
  try {
    const bits =
      createPublicKey({ key: Buffer.from(key, 'base64'), format: 'der', type: 'spki' }).asymmetricKeyDetails
        ?.modulusLength ?? 0;
    if (bits < WEAKEST_RSA)
      return { state: 'missing', says: `clé de ${bits} bits, trop courte\u00a0: elle ne compte pas` };
    const testing = tags.get('t')?.includes('y') ? ', en essai (t=y)\u00a0: elle ne compte pas' : '';
    if (testing) return { state: 'missing', says: `clé de ${bits} bits${testing}` };
    return {
      state: bits < GOOD_RSA ? 'unsure' : 'ok',
      says: `clé de ${bits} bits${bits < GOOD_RSA ? ', 2048 sont conseillés' : ''}`,
    };
  } catch {
    return { state: 'missing', says: 'clé illisible' };
  }
}

async function dmarc(dns: DnsRecords, { domain }: SenderQuestion): Promise<Finding> {
  const labels = domain.split('.');
  // A parent domain's record applies to its subdomains.
  for (let from = 0; from <= Math.max(0, labels.length - 2); from += 1) {
    const owner = labels.slice(from).join('.');
    const records = (await dns.txt(`_dmarc.${owner}`)).filter((text) => /^v\s*=\s*DMARC1\s*(?:;|$)/i.test(text));
    const [record] = records;
    if (record === undefined) continue;
    if (records.length > 1)
      return {
        what: 'DMARC',
        state: 'missing',
        says: `${records.length} enregistrements\u00a0: ils s’annulent, gardez-en un seul`,
      };
    const policy = /(?:^|;)\s*p\s*=\s*(none|quarantine|reject)\s*(?:;|$)/i.exec(record)?.[1]?.toLowerCase();
    if (policy === undefined)
      return { what: 'DMARC', state: 'missing', says: `sans p=none, quarantine ou reject\u00a0: ${record}` };
    if (policy === 'none')
      return {
        what: 'DMARC',
        state: 'unsure',
        says: `observe seulement (p=none)\u00a0: passez à quarantine quand SPF et DKIM sont en ordre`,
      };
    return { what: 'DMARC', state: 'ok', says: `${owner}\u00a0: ${record}` };
  }
  return {
    what: 'DMARC',
    state: 'missing',
    says: 'rien ne dit que faire d’un e-mail qui se donne pour le vôtre\u00a0; de grands services l’exigent',
    publish: `_dmarc.${domain}. TXT "v=DMARC1; p=quarantine; rua=mailto:postmaster@${domain}"`,
  };
}

async function ptr(dns: DnsRecords, ip: string): Promise<Finding> {
  const names = await dns.names(ip);
  for (const name of names)
    if ((await dns.addresses(name)).includes(ip))
      return { what: 'PTR', state: 'ok', says: `${ip} s’appelle ${name}, et ${name} est ${ip}` };
  return {
    what: 'PTR',
    state: 'missing',
    says:
      names.length === 0
        ? `${ip} n’a pas de nom\u00a0; l’hébergeur de la machine le pose`
        : `${names.join(', ')} n’a pas l’adresse ${ip}`,
  };
}
