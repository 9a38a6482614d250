/**
 * Step at which a mail failed.
 *
 * `outage`: before the recipient was sent, by a broken connection, or because the server refuses us as sender. No mail can be sent.
 *
 * `recipient`: the server refused the recipient's address, temporarily or permanently.
 *
 * `message`: the server refused this mail for its content, size or policy.
 */
export type MailErrorScope = 'outage' | 'recipient' | 'message';

/** Error for a mail that was not sent. */
export class MailError extends Error {
  override name = 'MailError';
  /** Reply code of the server (`550 5.1.1`) or an error code (`ECONNREFUSED`). */
  readonly code: string;
  readonly scope: MailErrorScope;
  /** Whether the recipient's address will never accept mail. Only such an error is not retried. */
  readonly final: boolean;

  /** The `reason` is stored and logged, so it must contain no address. */
  constructor(
    reason: string,
    { code, scope, final = false }: { code: string; scope: MailErrorScope; final?: boolean },
  ) {
    super(reason);
    this.code = code;
    this.scope = scope;
    this.final = final;
  }
}
