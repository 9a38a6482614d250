import { MailError, type MailErrorScope } from '#/platform/mail/mail-error';
import { scrubbed } from '#/platform/mail/scrubbed';

/** Fields of nodemailer's error for a failed mail. */
interface SmtpFault {
  readonly message?: unknown;
  /** Code from nodemailer: `ECONNECTION`, `ETLS`, `EAUTH`. */
  readonly code?: unknown;
  /** Code from Node for the socket, host name or certificate: `ECONNREFUSED`, `DEPTH_ZERO_SELF_SIGNED_CERT`. */
  readonly originalCode?: unknown;
  /** Step that failed: `CONN`, `EHLO`, `STARTTLS`, `AUTH PLAIN`, `MAIL FROM`, `RCPT TO`, `DATA`, `API`. */
  readonly command?: unknown;
  readonly response?: unknown;
  readonly responseCode?: unknown;
  readonly cause?: unknown;
}

const REASON_LENGTH = 300;

/** Converts an error to a MailError with its scope. Only an answer to RCPT TO can have the scope `recipient`. */
export function toMailError(error: unknown): MailError {
  if (error instanceof MailError) return error;
  const { code, originalCode = code, command, response, responseCode } = (error ?? {}) as SmtpFault;
  const step = typeof command === 'string' ? command : '';
  const reason = reasonOf(error as SmtpFault, step);
  if (typeof responseCode !== 'number' || typeof response !== 'string')
    return new MailError(reason, {
      code: typeof originalCode === 'string' ? originalCode : 'UNKNOWN',
      scope: step === 'API' ? 'message' : 'outage',
    });
  const enhanced = enhancedCode(response);
  const final = step === 'RCPT TO' && isUnknownRecipient(responseCode, enhanced, response);
  return new MailError(reason, {
    code: enhanced === null ? String(responseCode) : `${responseCode} ${enhanced}`,
    scope: final ? 'recipient' : scopeOf(step, responseCode, response),
    final,
  });
}

function scopeOf(step: string, code: number, response: string): MailErrorScope {
  // The code 421 means that the server is closing the connection, whatever the command was.
  if (code === 421) return 'outage';
  if (step === 'DATA') return 'message';
  if (step !== 'RCPT TO') return 'outage';
  if (code < 500 || MAILBOX_FULL.test(response)) return 'recipient';
  // Postfix refuses the sender or the login only in its answer to RCPT.
  return ABOUT_OUR_ACCOUNT.test(response) ? 'outage' : 'message';
}

const MAILBOX_FULL = /^55[02][ -]5\.2\.2\b/;
const ABOUT_OUR_ACCOUNT =
  /\bsender\b|from address|not owned by|\brelay|rcpthosts|authentication required|\bmust (issue|authenticate)|\b(he|eh)lo\b/i;

/** Returns the enhanced status code (`5.1.1`) of « 550 5.1.1 … » or of « 550 … (#5.1.1) ». Null if there is none. */
function enhancedCode(response: string): string | null {
  const found = /^\d{3}[ -]([245]\.\d{1,3}\.\d{1,3})\b/.exec(response) ?? /#([245]\.\d{1,3}\.\d{1,3})\b/.exec(response);
  return found?.[1] ?? null;
}

/** Enhanced codes (RFC 3463 and 7505) for: no such mailbox, no such domain, invalid address syntax, moved, disabled, accepts no mail. */
const UNKNOWN_RECIPIENT = /^5\.(1\.([12346]|10)|2\.1)$/;
/** Words of a refusal that concerns the sender, its host or the content, although the refusal answers RCPT TO. */
const ABOUT_THE_SENDER =
  /\b(sender|from address|helo|ehlo|client host|your (ip|server|host|domain)|spf|dkim|dmarc|reputation|spam\w*|r?bl|dnsbl|\w*block(ed|list)?|black ?list\w*|banned|policy|policies|rate|limit|too many|quota|full|relay\w*|rcpthosts|authenticat\w*|log ?in|tls|encrypt\w*|verif\w*|temporar\w*|try again|later|greylist\w*|unusual|listed)\b/i;

function isUnknownRecipient(code: number, enhanced: string | null, response: string): boolean {
  if (![550, 551, 553].includes(code)) return false;
  // Microsoft 365 gives this answer for a mailbox that does not exist.
  if (enhanced === '5.4.1') return /recipient address rejected: access denied/i.test(response);
  if (enhanced !== null && enhanced !== '5.0.0' && enhanced !== '5.1.0') {
    return UNKNOWN_RECIPIENT.test(enhanced) && !/\bsender\b|black ?list|block ?list/i.test(response);
  }
  return !ABOUT_THE_SENDER.test(response);
}

/** Failed step and server message on one line, without addresses, links and tokens. */
function reasonOf({ message, response, cause }: SmtpFault, step: string): string {
  const causes = cause instanceof Error ? ` (${cause.message})` : '';
  const words = typeof response === 'string' ? response : `${typeof message === 'string' ? message : ''}${causes}`;
  const place = step === 'CONN' || step === 'API' || step === '' ? '' : `${step}: `;
  // Node's advice to use a command-line option is removed, because it does not help here.
  return `${place}${scrubbed(words.replace(/; if the root CA .*$/s, ''))}`.slice(0, REASON_LENGTH) || 'no reason given';
}
