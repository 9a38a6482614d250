import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Db } from '../../apps/server/src/deps.ts';
import { ProductServer } from '@kafaa/testing/product/server';
import { AckLog, type Entry, type Kind } from './ack-log.ts';
import { Client } from './client.ts';
import { callOff, invite, lookAt, note, reject } from './decisions.ts';
import { INVARIANTS, violations } from './invariants.ts';
import { answerQuestions, apply, complete, erase, foundCompany, publish, subscribe } from './scenario-actions.ts';
import { whenSettled } from './settle.ts';
import { type Files, readSnapshot } from './snapshot.ts';

/** An AckLog whose `reached` promise resolves once `count` operations of one kind have been acknowledged. */
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

type Break = readonly [id: string, complaint: RegExp, breakIt: (db: Db) => Promise<unknown>];

const run = (statement: string) => (db: Db) => db.execute(sql.raw(statement));

/**
 * Statements that corrupt the data, each with the invariant that must report it and its message. The statements of one list run in one
 * transaction and do not mask one another.
 */
const BREAKS: readonly (readonly Break[])[] = [
  [
    ['I1', /^the notes on .* are gone/, run(`update candidates set notes = ''`)],
    ['I1', /^the description of the company/, run(`update companies set description = null`)],
    ['I1', /^the offer .* is gone/, run(`update jobs set title = 'autre'`)],
    ['I1', /an erasure that has not happened/, (db) => db.execute(sql`update mails set recipient = ${erased()}`)],
    ['I2', /^answer 0 of .* revision 2 is gone/, run(`update interview_answers set revision = 1 where position = 0`)],
    [
      'I2',
      /^answer 1 of .* says what nobody wrote/,
      run(`update interview_answers set answer = 'x' where position = 1`),
    ],
    ['I5', /seats of/, run(`update jobs set seats_taken = seats_taken + 1`)],
    ['I5', /counts .* PENDING at/, run(`update candidate_counts set candidates = candidates + 1`)],
    ['I5', /has 1 offers of 0/, run(`update subscriptions set num_of_jobs = 0`)],
    ['I6', /runs without a beginning/, run(`update subscriptions set activated_at = null`)],
    ['I8', /^nobody will send the mail/, run(`update mails set sent_at = null`)],
    ['I9', /^the list shows 3/, run(`update candidates set score = 3 where score is not null`)],
    ['I10', /is confirmed without a used link/, run(`update account_tokens set used_at = null`)],
    ['I11', /^the CV of .* is not there/, run(`update interviews set cv_key = 'cvs/x' where cv_key is not null`)],
    [
      'I12',
      /instead of/,
      run(`update invitations set interview_date = interview_date + interval '1 hour', sequence = 0`),
    ],
  ],
  [
    ['I2', /have a gap/, run(`delete from interview_answers where position = 1`)],
    [
      'I3',
      /^two applications of one person/,
      twice('candidates', 1, { without: ['candidates_once', 'candidates_person'] }),
    ],
    ['I3', /was told so 2 times/, twice('mails', 2, { where: `subject like '%est bien arrivée'` })],
    [
      'I4',
      /is invited without an invitation/,
      run(`update candidates set status = 'ACCEPTED', rejected_at = null where status = 'REJECTED'`),
    ],
    ['I6', /^two subscriptions of .* run/, twice('subscriptions', 3, { without: ['subscriptions_one_active'] })],
    ['I7', /is ready and not there/, run(`update candidates set report_status = 'READY'`)],
    ['I9', /a score of 101/, run(`update evaluations set result = jsonb_set(result, '{mindsetScore}', '101')`)],
    [
      'I12',
      /go backwards/,
      run(`update interviews set completed_at = started_at - interval '1 day' where completed_at is not null`),
    ],
    ['I13', /^a row of .* is another company’s/, run(`update interview_links set company_id = 'x'`)],
    [
      'I13',
      /^the word .* stands in a text of x/,
      run(`insert into mails (company_id, id, recipient, subject, text, html, created_at, sent_at)
        select 'x', '${newId(4)}', 'x@exemple.tn', last_name, '', '', now(), now() from candidates limit 1`),
    ],
  ],
  [
    ['I4', /^a meeting was sent twice/, twice('mails', 5, { where: `attachments::text like '%METHOD:REQUEST%'` })],
    ['I7', /is being made by nobody/, run(`update candidates set report_status = 'GENERATING'`)],
    ['I8', /^nobody will evaluate/, run(`delete from evaluations`)],
  ],
];

/** Statements that duplicate a row under another id, after dropping the indexes in `without`, which would forbid the duplicate. */
function twice(
  table: string,
  number: number,
  { without = [], where = 'true' }: { without?: string[]; where?: string },
) {
  const copy = `insert into ${table} select (jsonb_populate_record(t, '{"id": "${newId(number)}"}')).*
    from ${table} t where ${where} limit 1`;
  return async (db: Db) => {
    for (const index of without) await db.execute(sql.raw(`drop index ${index}`));
    await db.execute(sql.raw(copy));
  };
}

function newId(number: number): string {
  return `0000000${number}-0000-7000-8000-000000000000`;
}

const log = new WatchedLog('answer', 5);
const erased = () => log.ackedOf('erase')[0]?.facts.candidate ?? '';

describe('invariants after a kill', () => {
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
    await complete(client, first, { inChunks: true });
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
  }, 300_000);
  afterAll(() => server.dispose());

  test(
    'every invariant holds after a SIGKILL during an interview, and each invariant reports data that violate it',
    { timeout: 300_000 },
    async () => {
      expect(log.retries).toBeGreaterThan(0);
      await whenSettled(server, async (db, files) => {
        expect(violations(await readSnapshot(db, files), log, { settled: true })).toEqual([]);
        for (const breaks of BREAKS) {
          const seen: string[] = [];
          const broken = db.transaction(async (tx) => {
            for (const [, , breakIt] of breaks) await breakIt(tx);
            seen.push(...violations(await readSnapshot(tx, files), log, { settled: true }));
            throw new Undo();
          });
          await expect(broken).rejects.toThrow(Undo);
          const missed = breaks.filter(
            ([id, complaint]) =>
              !seen.some((fault) => fault.startsWith(`${id}: `) && complaint.test(fault.slice(id.length + 2))),
          );
          expect(missed, seen.join('\n')).toEqual([]);
        }
        // The unreferenced file last changed in 1970, so it is overdue for collection; the check must report only this file.
        const orphan: Files = { ...files, keys: [...files.keys, 'cvs/x/y/z.pdf'], changedAt: () => new Date(0) };
        const later = violations(await readSnapshot(db, orphan), log, { settled: true });
        expect(later).toEqual([expect.stringContaining('cvs/x/y/z.pdf')]);
      });
      expect(new Set(BREAKS.flat().map(([id]) => id))).toEqual(new Set(INVARIANTS.map(({ id }) => id)));
    },
  );
});
