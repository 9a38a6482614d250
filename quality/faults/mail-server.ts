import { registerCandidate } from '@kafaa/domain/candidates/api';
import { Client } from 'pg';
import { setTimeout as delay } from 'node:timers/promises';
import { type FakeSmtp, openFakeSmtp } from '@kafaa/testing/fakes/smtp-server';
import { newEntreprise, newJob } from '@kafaa/testing/product/company';
import { ProductServer } from '@kafaa/testing/product/server';
import type { Row, Trial } from '../report.ts';
import { Caller, inParallel, quantile, until } from './caller.ts';
import { FaultProxy } from './fault-proxy.ts';

/** Time limit in seconds for a thousand mails; a shorter backlog gets proportionally less. */
const DRAIN_SECONDS = 60;
/** Number of mails per person: each person applies twice and gets two links, which must arrive in order. */
const MAILS_EACH = 2;

/** Registers these people, eight at a time, each from an address of its own; returns failures and p99. */
async function register(server: ProductServer, jobId: string, people: readonly number[]) {
  const seen = await inParallel(people, 8, async (number) => {
    const caller = new Caller(server.url, `127.1.${number >> 8}.${number & 255}`);
    const person = { firstName: 'Amira', lastName: 'Ben Salah', phone: '20123456', jobId };
    const email = `poste.${number}@exemple.tn`;
    const one = await caller.call(registerCandidate, { body: { ...person, email } });
    caller.close();
    return one;
  });
  return {
    failed: seen.filter(({ status }) => status !== 201).length,
    p99: quantile(
      seen.map(({ ms }) => ms),
      0.99,
    ),
  };
}

interface Stored {
  readonly id: string;
  readonly recipient: string;
  readonly sent: boolean;
}

async function stored(database: Client): Promise<Stored[]> {
  const { rows } = await database.query<Stored>(
    `select id, recipient, sent_at is not null as sent from mails order by created_at, id`,
  );
  return rows;
}

/**
 * Number of times that a recipient got a later mail before an earlier one. Only the first arrival of a mail counts, because a
 * repeated one is the same mail.
 */
function swaps(written: readonly Stored[], smtp: FakeSmtp): number {
  const arrival = new Map<string, number>();
  for (const [index, { messageId }] of smtp.taken.entries()) {
    const id = messageId.slice(1).split('@')[0] ?? '';
    if (!arrival.has(id)) arrival.set(id, index);
  }
  const last = new Map<string, number>();
  let count = 0;
  for (const { id, recipient } of written) {
    const at = arrival.get(id) ?? Number.POSITIVE_INFINITY;
    if (at < (last.get(recipient) ?? -1)) count += 1;
    last.set(recipient, at);
  }
  return count;
}

/** Simulates an hour without a mail server: every retry waits for the longest delay, and none is running. */
async function hourPasses(database: Client): Promise<void> {
  await until(
    async () => {
      await database.query(`update tasks set attempts = 40, run_at = now() + interval '5 minutes'
        where name = 'mails.deliver' and state = 'waiting' and attempts > 0`);
      const { rows } = await database.query(
        `select from tasks where name = 'mails.deliver' and state = 'running' limit 1`,
      );
      return rows.length === 0;
    },
    20_000,
    200,
  );
}

async function run({ long }: { long: boolean }): Promise<readonly Row[]> {
  const backlog = long ? 1000 : 300;
  const within = (DRAIN_SECONDS * backlog) / 1000;
  const smtp = await openFakeSmtp();
  const line = await FaultProxy.open(smtp.port);
  const server = await ProductServer.start({
    database: 'postgres',
    env: { SMTP_URL: `smtp://127.0.0.1:${line.port}`, LOG_LEVEL: 'error' },
  });
  const database = new Client(server.rowsUrl);
  try {
    await database.connect();
    const job = await newJob(server, await newEntreprise(server));
    const allSent = (ms: number) => until(async () => (await stored(database)).every(({ sent }) => sent), ms, 200);
    await allSent(20_000);
    const people = (from: number, count: number) => Array.from({ length: count }, (_, index) => from + index);

    // This is the baseline without faults.
    const calm = await register(server, job.id, people(0, 50));
    await allSent(20_000);

    await line.away();
    const each = backlog / MAILS_EACH;
    const down = [await register(server, job.id, people(100, each)), await register(server, job.id, people(100, each))];
    const waiting = (await stored(database)).filter(({ sent }) => !sent).length;
    await hourPasses(database);
    await line.back();
    const began = performance.now();
    await register(server, job.id, people(5000, 1));
    const drained = await allSent(10 * 60_000);
    const seconds = (performance.now() - began) / 1000;
    const swapped = swaps(await stored(database), smtp);
    const doubled = smtp.taken.length - new Set(smtp.taken.map(({ messageId }) => messageId)).size;

    // The modes follow one another during registrations: temporary refusals, dying after DATA, hanging.
    const pause = long ? 20_000 : 2500;
    const ill: { failed: number; p99: number }[] = [];
    const before = smtp.taken.length;
    for (const [index, mode] of (['busy', 'dying', 'hanging'] as const).entries()) {
      smtp.behave(mode);
      ill.push(await register(server, job.id, people(6000 + index * 200, 30)));
      await delay(pause);
    }
    smtp.behave('ok');
    line.cut();
    const healed = performance.now();
    const recovered = await allSent(60_000);
    const recovery = (performance.now() - healed) / 1000;
    const written = await stored(database);
    const repeats = smtp.taken.length - before - 90;
    const strangers = new Set(smtp.taken.map(({ messageId }) => messageId)).size - written.length;

    const refused = [...down, ...ill].reduce((sum, { failed }) => sum + failed, calm.failed);
    const slowest = Math.max(...[...down, ...ill].map(({ p99 }) => p99));
    return [
      {
        id: 'R5a',
        goal: 'requests succeed while the mail server is down, refuses temporarily, hangs or dies after DATA',
        figure: `${50 + backlog + 1 + 90} registrations, ${refused} refused; p99 ${slowest.toFixed(0)} ms, ${calm.p99.toFixed(0)} ms in the calm`,
        verdict: refused === 0 ? 'met' : 'short',
      },
      {
        id: 'R5b',
        goal: `after an hour without mail server the outbox sends ${backlog} mails within ${within} s, in order, each once`,
        figure: `${waiting} waited, ${drained ? 'all left' : 'not all left'} in ${seconds.toFixed(1)} s, ${swapped} out of order, ${doubled} twice`,
        verdict: drained && seconds <= within && swapped === 0 && doubled === 0 ? 'met' : 'short',
        note: 'order: nobody gets a later mail before an earlier one; the hour is moved in the queue, not waited for',
      },
      {
        id: 'R5c',
        goal: 'the outbox resends a mail that the mail server took but did not confirm with the same Message-ID',
        figure: `90 mails, ${repeats} repeats of what was taken unconfirmed, ${strangers} under another Message-ID, all settled ${recovery.toFixed(1)} s after recovery`,
        verdict: recovered && strangers === 0 && repeats > 0 && swaps(written, smtp) === 0 ? 'met' : 'short',
      },
    ];
  } finally {
    await database.end();
    await server.dispose();
    await line.close();
    await smtp.close();
  }
}

/** Trial of a mail server that is down, busy, hangs, or dies after accepting a mail. */
export const mailServer: Trial = { id: 'R5', title: 'mails wait while the mail server fails', run };
