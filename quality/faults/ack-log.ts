/** Identifies the candidate whom a decision concerns. */
export interface Decided {
  readonly jobId: string;
  readonly candidate: string;
  readonly candidateId: string;
}

/**
 * Operations that a trial's clients request, with the facts that a success must leave behind. Candidates are identified by
 * offer and e-mail address.
 */
export interface Operations {
  signup: { email: string; name: string };
  confirm: { email: string };
  onboard: { email: string; description: string };
  subscribe: { email: string; planId: string; subscriptionId?: string };
  activate: { subscriptionId: string };
  publish: { email: string; requestId: string; title: string; jobId?: string; questions?: readonly string[] };
  register: { jobId: string; candidate: string; name: string };
  start: { jobId: string; candidate: string };
  answer: { jobId: string; candidate: string; index: number; revision: number; answer: string };
  /** Completion of an interview; `cv` is the SHA-256 of the file. */
  complete: { jobId: string; candidate: string; cv: string };
  reject: Decided;
  unreject: Decided;
  invite: Decided & { date: string; place: string; invitationId?: string };
  withdrawInvitation: Decided & { invitationId: string };
  notes: Decided & { text: string };
  report: Decided;
  withdraw: { jobId: string; candidate: string };
  erase: { jobId: string; candidate: string };
}
export type Kind = keyof Operations;

/** One operation requested by a client: sent once or, after lost responses, several times. */
export interface Entry<K extends Kind = Kind> {
  readonly kind: K;
  readonly facts: Operations[K];
  readonly sentAt: number;
  /** State of the operation; `sent`: no response has arrived yet, so the operation may or may not have happened. */
  state: 'sent' | 'acked' | 'refused';
  /** Time of the response. */
  answeredAt: number | null;
  /** Error code of the server's response; null if there is none. */
  code: string | null;
}

/** The clients' own log of what the server acknowledged; the checker compares database, files and outbox with it. */
export class AckLog {
  readonly entries: Entry[] = [];
  /** Responses that no client should ever see: a 500, a 401 in a running session, a wrong shape. */
  readonly surprises: string[] = [];
  /** Number of retries after a response that was lost, by a kill or restart, or that said « later ». */
  retries = 0;
  /** Number of retries after an established connection broke. */
  broken = 0;
  /** Number of calls that never got a response, despite retries. */
  unanswered = 0;

  begin<K extends Kind>(kind: K, facts: Operations[K]): Entry<K> {
    const entry: Entry<K> = { kind, facts, sentAt: Date.now(), state: 'sent', answeredAt: null, code: null };
    this.entries.push(entry);
    return entry;
  }

  acked<K extends Kind>(entry: Entry<K>, more: Partial<Operations[K]> = {}): void {
    Object.assign(entry.facts, more);
    entry.state = 'acked';
    entry.answeredAt = Date.now();
  }

  refused(entry: Entry, code: string): void {
    entry.state = 'refused';
    entry.answeredAt = Date.now();
    entry.code = code;
  }

  of<K extends Kind>(kind: K): Entry<K>[] {
    return this.entries.filter((entry): entry is Entry<K> => entry.kind === kind);
  }

  /** The acknowledged operations of this kind. */
  ackedOf<K extends Kind>(kind: K): Entry<K>[] {
    return this.of(kind).filter(({ state }) => state === 'acked');
  }

  get acks(): number {
    return this.entries.filter(({ state }) => state === 'acked').length;
  }
}
