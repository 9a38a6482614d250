import type { AckLog, Entry, Kind } from './ack-log.ts';
import type { Snapshot } from './snapshot.ts';

export type CandidateRow = Snapshot['candidates'][number];

/** A snapshot with the clients' log and the lookups that the invariants share. */
export interface Seen extends Snapshot {
  readonly log: AckLog;
  /** Whether no request is in flight and background work has finished. */
  readonly settled: boolean;
  candidateOf(application: { jobId: string; candidate: string }): CandidateRow | undefined;
  interviewOf(candidateId: string): Snapshot['interviews'][number] | undefined;
  evaluationOf(candidateId: string): Snapshot['evaluations'][number] | undefined;
  /** Whether the erasure of this application was requested and not refused; it may then be erased. */
  mayBeErased(application: { jobId: string; candidate: string }): boolean;
  /** Whether a task with these values waits, runs or was given up. */
  hasTask(name: string, values: Readonly<Record<string, string>>): boolean;
}

const key = ({ jobId, candidate }: { jobId: string; candidate: string }) => `${jobId} ${candidate}`;

export function see(snapshot: Snapshot, log: AckLog, settled: boolean): Seen {
  const applications = new Map(snapshot.candidates.map((row) => [key({ ...row, candidate: row.email }), row]));
  const interviews = new Map(snapshot.interviews.map((row) => [row.candidateId, row]));
  const evaluations = new Map(snapshot.evaluations.map((row) => [row.candidateId, row]));
  const erased = new Set(log.of('erase').flatMap(({ state, facts }) => (state === 'refused' ? [] : key(facts))));
  return {
    ...snapshot,
    log,
    settled,
    candidateOf: (application) => applications.get(key(application)),
    interviewOf: (id) => interviews.get(id),
    evaluationOf: (id) => evaluations.get(id),
    mayBeErased: (application) => erased.has(key(application)),
    hasTask: (name, values) =>
      snapshot.tasks.some(
        (task) => task.name === name && Object.entries(values).every(([field, value]) => task.payload[field] === value),
      ),
  };
}

/** Values that occur more than once. */
export function repeated(values: readonly string[]): string[] {
  const counts = Map.groupBy(values, (value) => value);
  return [...counts].filter(([, same]) => same.length > 1).map(([value]) => value);
}

/**
 * The last operation of each subject, among operations that replace one another, if it was acknowledged. A later one without a
 * response leaves the outcome open, so its subject is omitted.
 */
export function lastPromised<K extends Kind>(
  entries: readonly Entry<K>[],
  subject: (entry: Entry<K>) => string,
): Entry<K>[] {
  return [...Map.groupBy(entries, subject).values()].flatMap((same) => {
    const last = same.filter(({ state }) => state !== 'refused').at(-1);
    return last?.state === 'acked' ? [last] : [];
  });
}
