import { type Command, masked, shortDate, table, UsageError } from '#/platform/command';
import { isGivenUp, listUnsent, retryMails } from './service.ts';
import type { MailRow } from './store.ts';

const stateOf = (mail: MailRow) => {
  if (mail.sentAt) return 'parti';
  if (mail.refusal) return `refusé (${mail.refusal})`;
  if (isGivenUp(mail)) return 'abandonné';
  if (mail.outage) return 'serveur en panne';
  return mail.attempts === 0 ? 'en attente' : `en reprise (${mail.attempts})`;
};

/** Subjects and addresses tell who applied where: they are shown only when asked for. */
export const mailsCommands: readonly Command[] = [
  {
    name: 'outbox list',
    summary: 'Les e-mails qui ne sont pas partis et pourquoi, ou les derniers de tous.',
    options: {
      all: { what: 'aussi ceux qui sont partis' },
      details: { what: 'montre les objets et les adresses entières (données personnelles)' },
      limit: { value: 'NOMBRE', what: 'au plus tant de lignes\u00a0; 100 sans cela' },
    },
    async run(deps, args) {
      const rows = await listUnsent(deps, { all: args.has('all'), limit: args.whole('limit') ?? 100 });
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
            row.sentAt ? '' : (row.lastError ?? ''),
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
