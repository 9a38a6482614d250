/** Whom a decision is about. */
export interface Decided {
  readonly jobId: string;
  readonly candidate: string;
  readonly candidateId: string;
}

/** What the clients of a trial ask for, with what an answer of success must leave behind. Candidates are known by offer and address. */
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
  /** `cv` is the SHA-256 of the file. */
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

/** One wish of a client: sent once or, after lost answers, several times. */
export interface Entry<K extends Kind = Kind> {
  readonly kind: K;
  readonly facts: Operations[K];
  readonly sentAt: number;
  /** `sent`: no answer has come yet, so it may or may not have happened. */
  state: 'sent' | 'acked' | 'refused';
  /** When the answer came. */
  answeredAt: number | null;
  /** The server's code of a refusal. */
  code: string | null;
}

/** The clients' own log: what they were promised. The checker holds database, files and outbox against it. */
export class AckLog {
  readonly entries: Entry[] = [];
  /** Answers that no client should ever see: a 500, a 401 in a running session, a wrong shape. */
  readonly surprises: string[] = [];
  /** Answers lost on the way, by kill or restart, after which the client asked again. */
  retries = 0;
  /** Of these, the calls whose connection broke after it had been made. */
  broken = 0;
  /** Calls that never got an answer, however often they were repeated. */
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

  /** What was promised of this kind. */
  ackedOf<K extends Kind>(kind: K): Entry<K>[] {
    return this.of(kind).filter(({ state }) => state === 'acked');
  }

  get acks(): number {
    return this.entries.filter(({ state }) => state === 'acked').length;
  }
}
