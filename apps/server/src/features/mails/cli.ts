import { isIP } from 'node:net';
import { domainToASCII } from 'node:url';
import { AppError } from '@kafaa/domain/kernel/app-error';
import * as z from 'zod/mini';
import type { SetupTools } from '#/deps';
import {
  columns,
  type Command,
  masked,
  type SetupCommand,
  shortDate,
  table,
  UsageError,
} from '#/platform/tasks/command';
import { uuidV7 } from '#/platform/data/ids';
import { MailError } from '#/platform/mail/mail-error';
import { readSenderDomain } from './domain-service.ts';
import { testMail } from './mails/test-mail.tsx';
import { isGivenUp, listUndelivered, retryMails } from './service.ts';
import type { MailRow } from './store.ts';

const stateOf = (mail: MailRow) => {
  if (mail.sentAt) return mail.refusal ? `rejeté après coup (${mail.refusal})` : 'parti';
  if (mail.refusal) return `refusé (${mail.refusal})`;
  if (isGivenUp(mail)) return 'abandonné';
  if (mail.outage) return 'serveur en panne';
  return mail.attempts === 0 ? 'en attente' : `en reprise (${mail.attempts})`;
};

/** Subjects and addresses reveal who applied where, so they are shown only with `--details`. */
export const mailsCommands: readonly Command[] = [
  {
    name: 'outbox list',
    summary: 'Les e-mails qui ne sont pas partis ou qui sont revenus, et pourquoi, ou les derniers de tous.',
    options: {
      all: { what: 'aussi ceux qui sont partis' },
      details: { what: 'montre les objets et les adresses entières (données personnelles)' },
      limit: { value: 'NOMBRE', what: 'au plus tant de lignes\u00a0; 100 sans cela' },
    },
    async run(deps, args) {
      const rows = await listUndelivered(deps, { all: args.has('all'), limit: args.whole('limit') ?? 100 });
      const details = args.has('details');
      const address = (row: MailRow) => (details ? row.recipient : masked(row.recipient));
      return {
        json: rows.map((row) => ({
          id: row.id,
          companyId: row.companyId,
          to: address(row),
          ...(details && { subject: row.subject }),
          attempts: row.attempts,
          createdAt: row.createdAt,
          sentAt: row.sentAt,
          refusal: row.refusal,
          lastError: row.lastError,
        })),
        text: table(
          ['E-MAIL', 'À', 'ÉTAT', 'ÉCRIT', 'PARTI', ...(details ? ['OBJET'] : []), 'DERNIÈRE ERREUR'],
          rows.map((row) => [
            row.id,
            address(row),
            stateOf(row),
            shortDate(row.createdAt),
            shortDate(row.sentAt),
            ...(details ? [row.subject] : []),
            row.sentAt && !row.refusal ? '' : (row.lastError ?? ''),
          ]),
          args.has('all') ? 'Aucun e-mail.' : 'Tous les e-mails sont partis.',
        ),
      };
    },
  },
  {
    name: 'outbox retry',
    summary: 'Essaie tout de suite d’envoyer un e-mail qui n’est pas parti, même refusé, ou tous.',
    words: [{ name: 'E-MAIL', what: 'l’identifiant que montre «\u00A0outbox list\u00A0»', optional: true }],
    options: { all: { what: 'tous ceux qui ne sont pas partis' } },
    async run(deps, args) {
      const id = args.word('E-MAIL');
      if ((id === '') !== args.has('all')) throw new UsageError('Donnez un E-MAIL ou --all.');
      const count = await retryMails(deps, id === '' ? null : id);
      return { json: { retried: count }, text: `Remis en file\u00a0: ${count}.` };
    },
  },
];

const SENDER = /^[^<>\r\n]*<([^<>]+)>$/;

/** Commands that need only the configuration: they run before the first start, and while a server holds the embedded database. */
export const mailSetupCommands: readonly SetupCommand[] = [
  {
    name: 'mail test',
    summary: 'Envoie tout de suite un e-mail d’essai et montre ce que répond le serveur, pas à pas.',
    words: [{ name: 'ADRESSE', what: 'qui le reçoit' }],
    async run(tools, args) {
      const { config } = tools;
      const to = args.word('ADRESSE');
      if (!z.safeParse(z.email(), to).success) throw new UsageError('ADRESSE n’est pas une adresse e-mail.');
      const steps: string[] = [];
      const mailer = tools.openMailer((line) => void steps.push(line));
      if (mailer === null || config.smtpUrl === null)
        throw new AppError({
          code: 'NO_SMTP',
          status: 409,
          message: 'SMTP_URL n’est pas donné\u00a0: les e-mails ne partent pas, ils se lisent à l’adresse /outbox.',
        });
      const { protocol, host } = new URL(config.smtpUrl);
      const heading = [`Serveur\u00a0: ${protocol}//${host}`, `Expéditeur\u00a0: ${config.mailFrom}`, ''];
      try {
        const { subject, text, html } = await testMail(config);
        await mailer.send({ id: uuidV7(new Date()), from: config.mailFrom, to, subject, text, html });
      } catch (error) {
        if (!(error instanceof MailError)) throw error;
        const { code, message } = error;
        const text = [
          ...heading,
          ...steps,
          '',
          `L’e-mail n’est pas parti (${code})\u00a0: ${message}`,
          adviceFor(error),
        ];
        return { ok: false, json: { sent: false, code, reason: message, steps }, text: text.join('\n') };
      } finally {
        mailer.close();
      }
      return {
        json: { sent: true, steps },
        text: [...heading, ...steps, '', 'Le serveur a pris l’e-mail. Regardez s’il arrive, et où.'].join('\n'),
      };
    },
  },
  {
    name: 'mail check',
    summary: 'Dit ce que le DNS publie sur le domaine de l’expéditeur (MX, SPF, DKIM, DMARC), et ce qu’il y manque.',
    options: {
      ip: {
        value: 'ADRESSE',
        what: 'l’adresse IP qui parle aux autres serveurs\u00a0: est-elle autorisée, a-t-elle un nom\u202f?',
      },
      selector: { value: 'NOM', what: 'le sélecteur DKIM\u00a0; sans cela, les plus courants sont essayés' },
      domain: { value: 'DOMAINE', what: 'un autre domaine que celui de MAIL_FROM' },
      resolver: { value: 'IP[:PORT]', what: 'un autre serveur DNS que ceux de cette machine' },
    },
    async run(tools, args) {
      const { config } = tools;
      const sender = SENDER.exec(config.mailFrom)?.[1] ?? config.mailFrom;
      const domain = (args.text('domain') ?? sender.split('@').at(-1) ?? '').toLowerCase();
      const ip = args.text('ip') ?? null;
      if (ip !== null && isIP(ip) === 0) throw new UsageError('--ip\u00a0: attendu une adresse IP.');
      if (domainToASCII(domain) === '') throw new UsageError('--domain\u00a0: attendu un nom de domaine.');
      const selector = args.text('selector') ?? null;
      if (selector !== null && !/^[\w.-]{1,63}$/.test(selector))
        throw new UsageError('--selector\u00a0: attendu un nom, comme s1.');
      const findings = await readSenderDomain(dnsOf(tools, args.text('resolver')), { domain, ip, selector }).catch(
        dnsAway,
      );
      return {
        ok: findings.every(({ state }) => state !== 'missing'),
        json: { domain, findings },
        text: [
          `Domaine de l’expéditeur\u00a0: ${domain}`,
          '',
          ...columns(
            findings.flatMap(({ what, state, says, publish }) => [
              [STATES[state], what, says],
              ...(publish === undefined ? [] : [['', '', `Publiez\u00a0: ${publish}`]]),
            ]),
          ),
        ].join('\n'),
      };
    },
  },
];

const STATES = { ok: 'OK', unsure: 'À VOIR', missing: 'MANQUE' } as const;

function dnsOf(tools: SetupTools, server: string | undefined) {
  try {
    return tools.openDns(server);
  } catch {
    throw new UsageError('--resolver\u00a0: attendu une adresse IP, avec un port si besoin.');
  }
}

function dnsAway(error: unknown): never {
  const { code } = error as { code?: unknown };
  if (typeof code !== 'string' || !/^E[A-Z]+$/.test(code)) throw error;
  throw new AppError({ code: 'DNS_AWAY', status: 503, message: `Le serveur DNS ne répond pas (${code}).` });
}

/** Returns advice to the operator about a failed try. */
function adviceFor({ code, scope, message, final }: MailError): string {
  if (/self-signed|unable to (get|verify)|CERT_|altnames/i.test(`${code} ${message}`))
    return 'Le certificat n’est signé par aucune autorité connue, ou porte un autre nom\u00a0: voir tls.ca et tls.servername dans .env.example.';
  if (/STARTTLS/.test(message))
    return 'Vers une autre machine, le serveur doit offrir STARTTLS, ou SMTP_URL commencer par smtps://.';
  if (message.startsWith('AUTH'))
    return 'Vérifiez l’utilisateur et le mot de passe de SMTP_URL (les signes @ : / # ? % s’écrivent encodés).';
  if (message.startsWith('MAIL FROM') || (scope === 'outage' && message.startsWith('RCPT TO')))
    return 'Le serveur refuse l’expéditeur\u00a0: MAIL_FROM doit être une adresse pour laquelle ce compte peut envoyer.';
  if (/ENOTFOUND|EDNS|EAI_AGAIN/.test(`${code} ${message}`)) return 'Le nom du serveur de SMTP_URL est inconnu du DNS.';
  if (/ECONNREFUSED|ETIMEDOUT|EHOSTUNREACH|ECONNECTION/.test(`${code} ${message}`))
    return 'Rien ne répond à cette adresse et à ce port\u00a0: pare-feu, port (587, 465), ou serveur arrêté.';
  if (final) return 'Le serveur du destinataire ne connaît pas cette adresse.';
  return scope === 'message'
    ? 'Le serveur refuse le contenu de l’e-mail.'
    : 'Le serveur refuse cet envoi\u00a0; ses mots disent pourquoi.';
}
