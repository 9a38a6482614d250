/** One answer of the mail server, without the addresses that its text may repeat. */
export class MailRefused extends Error {
  override name = 'MailRefused';
  readonly code: string;
  /** True when trying again cannot help: the server said 5xx, or the address is none. */
  readonly permanent: boolean;
  constructor(code: string, permanent: boolean) {
    super(`mail not accepted (${code})`);
    this.code = code;
    this.permanent = permanent;
  }
}
