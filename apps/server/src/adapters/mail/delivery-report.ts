import type { Attachment, Email } from 'postal-mime';
import type { DeliveryReport } from '#/deps';
import { scrubbed } from '#/platform/mail/scrubbed';

const REASON_LENGTH = 300;
const LIMITS = { maxNestingDepth: 20, maxHeadersSize: 64 * 1024 } as const;

/** Reads a delivery status notification (RFC 3464), or the prose of a server that sends no machine-readable part. */
export async function readDeliveryReport(
  message: Uint8Array,
  { nullSender }: { nullSender: boolean },
): Promise<DeliveryReport> {
  const mail = await parsed(message);
  if (mail === null) return { outcome: 'ignored', why: 'unreadable' };
  if (mail.attachments.some(isAnswerToUs)) return { outcome: 'ignored', why: 'own bounce' };
  const groups = mail.attachments.filter(isStatus).flatMap((part) => groupsOf(textOf(part)));
  return groups.length > 0 ? ofGroups(groups) : ofProse(mail, nullSender);
}

async function parsed(message: Uint8Array): Promise<Email | null> {
  const { default: PostalMime } = await import('postal-mime');
  try {
    return await PostalMime.parse(message, { ...LIMITS, forceRfc822Attachments: true });
  } catch {
    return null;
  }
}

const isStatus = ({ mimeType }: Attachment) => /^message\/(global-)?delivery-status$/i.test(mimeType);

const textOf = ({ content }: Attachment): string =>
  typeof content === 'string' ? content : Buffer.from(content as Uint8Array).toString('utf8');

const RETURNED = /^(message\/(rfc822|global)|(text\/rfc822|message\/global)-headers)$/i;
/**
 * Patterns of headers of a report or an automatic reply. Our own mails do not match: they are `auto-generated` and have a return
 * path.
 */
const AUTOMATIC = [
  /^return-path:\s*<>/im,
  /^content-type:\s*multipart\/report/im,
  /^auto-submitted:\s*auto-replied/im,
  /^from:.*\bmailer-daemon@/im,
];

/** Whether the returned message is itself a bounce or an automatic reply. */
function isAnswerToUs(part: Attachment): boolean {
  if (!RETURNED.test(part.mimeType)) return false;
  const headers = unfolded(textOf(part)).split('\n\n')[0] ?? '';
  return AUTOMATIC.some((one) => one.test(headers));
}

const unfolded = (text: string) => text.replace(/\r\n?/g, '\n').replace(/\n[ \t]+/g, ' ');

type Fields = ReadonlyMap<string, string>;

/** Groups of fields that concern a recipient. */
function groupsOf(text: string): Fields[] {
  return unfolded(text)
    .split(/\n{2,}/)
    .map((block) => {
      const lines = block.split('\n').map((line) => /^([\w-]+)\s*:\s*(.*)$/.exec(line.trim()));
      return new Map(lines.flatMap((line) => (line ? [[(line[1] ?? '').toLowerCase(), line[2] ?? ''] as const] : [])));
    })
    .filter((fields) => fields.has('action') || fields.has('status'));
}

/** Outcome of a report. Each of our mails has one recipient, so any failed group means that the mail failed. */
function ofGroups(groups: readonly Fields[]): DeliveryReport {
  const failed = groups.find((fields) => actionOf(fields) === 'failed');
  if (failed) {
    const [status, diagnostic] = [failed.get('status') ?? '', failed.get('diagnostic-code') ?? ''];
    const words = diagnostic.replace(/^[\w-]+\s*;\s*/, '');
    return rejected(codeOf(words, ENHANCED.exec(status)?.[1]), words === '' ? status : words);
  }
  if (groups.some((fields) => actionOf(fields) === 'delayed')) return { outcome: 'delayed' };
  return { outcome: 'ignored', why: 'delivered' };
}

/** Action of a group. If a group has no action, the class of its status decides. */
function actionOf(fields: Fields): string {
  const said = /^[a-z]+/i.exec(fields.get('action') ?? '')?.[0].toLowerCase();
  if (said !== undefined) return said;
  const status = fields.get('status') ?? '';
  if (status.startsWith('5.')) return 'failed';
  return status.startsWith('4.') ? 'delayed' : 'delivered';
}

const rejected = (code: string, words: string): DeliveryReport => ({
  outcome: 'rejected',
  code,
  reason: scrubbed(words).slice(0, REASON_LENGTH) || 'no reason given',
});

const ENHANCED = /(?<![\d.])([245]\.\d{1,3}\.\d{1,3})(?![\d.])/;
const REPLY = /(?:^|[\s#;:<(])([45]\d\d)(?=[ -]|$)/m;

/** Code in the form of a refusal (`550 5.1.1`), from the server's words and from the status. The status may be vague (`5.0.0`). */
function codeOf(words: string, status = '5.0.0'): string {
  const reply = REPLY.exec(words)?.[1];
  const said = ENHANCED.exec(words)?.[1];
  const enhanced = status === '5.0.0' ? (said ?? hintOf(words) ?? status) : status;
  return reply === undefined ? enhanced : `${reply} ${enhanced}`;
}

const UNKNOWN =
  /n['’]existe pas|introuvable|n['’](?:a|ont) pas été trouvé|utilisateur inconnu|destinataire inconnu|does(?:n['’]t| not) exist|unknown user|user unknown|no such (?:user|mailbox)|(?:couldn['’]t|could not|wasn['’]t|not) (?:be )?found/i;
const FULL = /bo[iî]te\b.{0,60}\b(?:pleine|saturée)|quota (?:dépassé|exceeded)|mailbox (?:is )?full/i;

function hintOf(words: string): string | null {
  if (FULL.test(words)) return '5.2.2';
  return UNKNOWN.test(words) ? '5.1.1' : null;
}

const DAEMON_ADDRESS = /^(?:mailer-daemon|postmaster|microsoftexchange\w*|administrat\w*)@/i;
const DAEMON_NAME = /mail delivery|system administrator|administrateur système|postmaster|mailer-daemon/i;
const STILL_TRIES =
  /retardée?s?\b|n['’]a pas encore été (?:remis|distribué|livré)|(?:delivery|message) (?:is |has been |was )?delayed|(?:keep|continue) (?:on )?trying|still being retried|continuer(?:a|ons) (?:à|d['’])|warning message only/i;
const FAILED =
  /échec de la (?:remise|distribution|livraison)|(?:n['’]a|n['’]ont) (?:pas|pu) (?:pu )?(?:être |été )?(?:remis|distribué|livré|délivré)|non remis|non[- ]distribuable|undeliver|(?:could not|couldn['’]t|cannot) be delivered|delivery (?:has )?failed|failed to (?:be )?deliver/i;
/** Beginning of the copy of our own mail, in notices whose text contains the copy. */
const COPY_BELOW =
  /en-têtes (?:des? )?(?:messages? )?d['’]origine|original message headers|---\s{0,9}(?:message d['’]origine|original message|below this line|returned mail|copie)/i;

function ofProse(mail: Email, nullSender: boolean): DeliveryReport {
  const { address = '', name = '' } = mail.from ?? {};
  const daemon = DAEMON_ADDRESS.test(address) || DAEMON_NAME.test(name);
  if (!daemon && (!nullSender || isAutomaticReply(mail)))
    return { outcome: 'ignored', why: isAutomaticReply(mail) ? 'automatic reply' : 'no report' };
  const whole = `${mail.subject ?? ''}\n${mail.text ?? (mail.html ?? '').replace(/<[^<>]*>/g, ' ')}`;
  const text = whole.split(COPY_BELOW)[0] ?? '';
  const line = text.split('\n').find((one) => ENHANCED.test(one)) ?? '';
  const code = ENHANCED.exec(line)?.[1];
  if (code?.startsWith('4') || (code === undefined && STILL_TRIES.test(text))) return { outcome: 'delayed' };
  if (code === undefined ? !FAILED.test(text) : !code.startsWith('5')) return { outcome: 'ignored', why: 'no report' };
  if (code === undefined) return rejected(hintOf(text.replaceAll('\n', ' ')) ?? '5.0.0', '');
  // The reason contains only the server's answer, because the sentences around it may name the person.
  return rejected(codeOf(line, code), line.slice(line.search(/#|[45]\d\d[ -]|[45]\.\d/)));
}

/** Whether headers of RFC 3834, or those of older programs for absent persons, mark the mail as an automatic reply. */
function isAutomaticReply({ headers }: Email): boolean {
  return headers.some(({ key, value }) => {
    if (key === 'auto-submitted') return !/^no\b/i.test(value.trim());
    if (key === 'precedence') return /auto.?reply/i.test(value);
    return ['x-autoreply', 'x-autorespond', 'x-autoresponse'].includes(key);
  });
}
