/**
 * How far a mail came before it failed.
 * `outage`: the server was never told the recipient, broke off, or refuses us as its sender: no mail leaves now.
 * `recipient`: its answer to the recipient's address, whose mailbox takes nothing now, or never.
 * `message`: it refuses this mail: content, size, policy.
 */
export type MailErrorScope = 'outage' | 'recipient' | 'message';

/** Why one mail did not leave. */
export class MailError extends Error {
  override name = 'MailError';
  /** The server's answer, `550 5.1.1`, or the kind of fault, `ECONNREFUSED`. */
  readonly code: string;
  readonly scope: MailErrorScope;
  /** The recipient's address will never take mail: the one error that is not retried. */
  readonly final: boolean;

  /** `reason` is kept and logged: it holds no address. */
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
