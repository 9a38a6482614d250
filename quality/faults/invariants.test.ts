import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Db } from '../../apps/server/src/deps.ts';
import { ProductServer } from '../../e2e/harness/server.ts';
import { AckLog, type Entry, type Kind } from './ack-log.ts';
import { Client } from './client.ts';
import { callOff, invite, lookAt, note, reject } from './decisions.ts';
import { INVARIANTS, violations } from './invariants.ts';
import { answerQuestions, apply, complete, erase, foundCompany, publish, subscribe } from './lives.ts';
import { whenSettled } from './settle.ts';
import { type Files, readSnapshot } from './snapshot.ts';

/** Says when so many operations of a kind were acknowledged. */
class WatchedLog extends AckLog {
  readonly #reached = Promise.withResolvers<void>();
  #left: number;
  readonly #kind: Kind;
  constructor(kind: Kind, count: number) {
    super();
    this.#kind = kind;
    this.#left = count;
  }
  override acked<K extends Kind>(entry: Entry<K>, more?: Parameters<AckLog['acked']>[1]): void {
    super.acked(entry, more as never);
    if (entry.kind === this.#kind && (this.#left -= 1) === 0) this.#reached.resolve();
  }
  get reached(): Promise<void> {
    return this.#reached.promise;
  }
}

class Undo extends Error {}

/** What breaks, the invariant that must see it, and how it is broken. */
const BREAKS: readonly [string, string, (db: Db) => Promise<unknown>][] = [
  ['acknowledged notes are gone', 'I1', (db) => db.execute(sql`update candidates set notes = ''`)],
  ['a description is gone', 'I1', (db) => db.execute(sql`update companies set description = null`)],
  ['an offer has another title', 'I1', (db) => db.execute(sql`update jobs set title = 'autre'`)],
  ['an erased person is still written to', 'I1', (db) => db.execute(sql`update mails set recipient = ${erased()}`)],
  ['an older answer won', 'I2', (db) => db.execute(sql`update interview_answers set revision = 1 where position = 0`)],
  ['an answer is another', 'I2', (db) => db.execute(sql`update interview_answers set answer = 'x' where position = 1`)],
  ['an answer is missing', 'I2', (db) => db.execute(sql`delete from interview_answers where position = 1`)],
  ['somebody applied twice', 'I3', twice('candidates', 'candidates_once', { id: newId(1) })],
  ['a completion was told twice', 'I3', twice('mails', '', { id: newId(2) }, `subject like '%est bien arrivée'`)],
  [
    'somebody is invited to nothing',
    'I4',
    (db) => db.execute(sql`update candidates set status = 'ACCEPTED', rejected_at = null where status = 'REJECTED'`),
  ],
  [
    'an invitation was sent twice',
    'I4',
    twice('mails', '', { id: newId(3) }, `attachments::text like '%METHOD:REQUEST%'`),
  ],
  ['a seat is counted twice', 'I5', (db) => db.execute(sql`update jobs set seats_taken = seats_taken + 1`)],
  ['a figure is wrong', 'I5', (db) => db.execute(sql`update candidate_counts set candidates = candidates + 1`)],
  ['an offer is beyond its plan', 'I5', (db) => db.execute(sql`update subscriptions set num_of_jobs = 0`)],
  ['two plans run', 'I6', twice('subscriptions', 'subscriptions_one_active', { id: newId(4) })],
  ['nobody activated a plan', 'I6', (db) => db.execute(sql`update subscriptions set activated_at = null`)],
  ['a report is ready and nowhere', 'I7', (db) => db.execute(sql`update candidates set report_status = 'READY'`)],
  ['nobody makes a report', 'I7', (db) => db.execute(sql`update candidates set report_status = 'GENERATING'`)],
  ['a mail has no task', 'I8', (db) => db.execute(sql`update mails set sent_at = null`)],
  ['an evaluation has no task', 'I8', (db) => db.execute(sql`delete from evaluations`)],
  [
    'a score is out of bounds',
    'I9',
    (db) => db.execute(sql`update evaluations set result = jsonb_set(result, '{mindsetScore}', '101')`),
  ],
  ['the list shows another score', 'I9', (db) => db.execute(sql`update candidates set score = 3`)],
  ['a confirmation has no link', 'I10', (db) => db.execute(sql`update account_tokens set used_at = null`)],
  [
    'a CV leads nowhere',
    'I11',
    (db) => db.execute(sql`update interviews set cv_key = 'cvs/x.pdf' where cv_key is not null`),
  ],
  [
    'an interview ended before it began',
    'I12',
    (db) =>
      db.execute(
        sql`update interviews set completed_at = started_at - interval '1 day' where completed_at is not null`,
      ),
  ],
  [
    'an appointment moved by an hour',
    'I12',
    (db) => db.execute(sql`update invitations set interview_date = interview_date + interval '1 hour', sequence = 0`),
  ],
  ['a link is another company’s', 'I13', (db) => db.execute(sql`update interview_links set company_id = 'x'`)],
  [
    'a name stands in another company’s mail',
    'I13',
    (db) =>
      db.execute(
        sql`insert into mails (company_id, id, recipient, subject, text, html, created_at, sent_at)
          select 'x', ${newId(5)}, 'x@exemple.tn', last_name, '', '', now(), now() from candidates limit 1`,
      ),
  ],
];

/** Copies a row under another id, without the index that forbids it. */
function twice(table: string, index: string, { id }: { id: string }, where = 'true') {
  return async (db: Db) => {
    if (index) await db.execute(sql.raw(`drop index ${index}`));
    await db.execute(
      sql.raw(
        `insert into ${table} select (jsonb_populate_record(t, '{"id": "${id}"}')).* from ${table} t where ${where} limit 1`,
      ),
    );
  };
}

function newId(number: number): string {
  return `0000000${number}-0000-7000-8000-000000000000`;
}

const log = new WatchedLog('answer', 5);
const erased = () => log.ackedOf('erase')[0]?.facts.candidate ?? '';

describe('after a kill in mid-interview', () => {
  let server: ProductServer;

  beforeAll(async () => {
    server = await ProductServer.start();
    const client = new Client({ url: server.url, log });
    const kill = async () => {
      await log.reached;
      await server.stop('SIGKILL');
      await server.start();
    };
    const killing = kill();
    const company = await foundCompany(client);
    await subscribe(client, company);
    const offer = await publish(client, company);
    const [first, second, third] = [await apply(client, offer), await apply(client, offer), await apply(client, offer)];
    await answerQuestions(client, first);
    await complete(client, first, { inPieces: true });
    await answerQuestions(client, second, 3);
    const people = await lookAt(client, offer);
    const found = ({ email }: { email: string }) => {
      const person = people.find((one) => one.email === email);
      if (!person) throw new Error(`${email} is not in the list`);
      return person;
    };
    const invited = await invite(client, company, found(first));
    await callOff(client, company, found(first), invited.entry.facts.invitationId ?? '');
    await invite(client, company, found(first));
    await reject(client, company, found(second));
    await note(client, company, found(second), 'À revoir');
    await erase(client, third);
    await killing;
  }, 120_000);
  afterAll(() => server.dispose());

  test('every invariant holds, and each sees what would break it', { timeout: 120_000 }, async () => {
    expect(log.retries).toBeGreaterThan(0);
    await whenSettled(server, async (db, files) => {
      expect(violations(await readSnapshot(db, files), log, { settled: true })).toEqual([]);
      for (const [what, id, breakIt] of BREAKS) {
        const seen: string[] = [];
        const broken = db.transaction(async (tx) => {
          await breakIt(tx);
          seen.push(...violations(await readSnapshot(tx, files), log, { settled: true }));
          throw new Undo();
        });
        await expect(broken).rejects.toThrow(Undo);
        expect(
          seen.filter((fault) => fault.startsWith(`${id}:`)),
          what,
        ).not.toEqual([]);
      }
      // A day later: a file that belongs to nothing should have been collected, and everything else holds on.
      const orphan: Files = { ...files, keys: [...files.keys, 'cvs/x/y/z.pdf'], changedAt: () => new Date(0) };
      const later = violations(await readSnapshot(db, orphan), log, { settled: true });
      expect(later).toEqual([expect.stringContaining('cvs/x/y/z.pdf')]);
    });
    expect(new Set(BREAKS.map(([, id]) => id))).toEqual(new Set(INVARIANTS.map(({ id }) => id)));
  });
});
