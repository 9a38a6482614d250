import { registerCandidate } from '@kafaa/domain/candidates/api';
import { login, requestReset, signup } from '@kafaa/domain/auth/api';
import { freshEmail, newAccount, newEntreprise, newJob } from '@kafaa/testing/product/company';
import { ProductServer } from '@kafaa/testing/product/server';
import type { Row, Trial } from '../report.ts';
import { ask, type Asked } from './ask.ts';
import { few } from './trying.ts';

const LIMIT = 0.55;
const COMPANY = { name: 'Médina Digital', phone: '71234567', adresse: '12 rue de la Kasbah', city: 'Tunis' };

/** How well the duration of one call separates two groups (AUC): 0.5 is chance, 1 is certainty. */
function auc(one: readonly number[], other: readonly number[]): number {
  const all = [...one.map((ms) => ({ ms, own: true })), ...other.map((ms) => ({ ms, own: false }))];
  const ranked = all.toSorted((a, b) => a.ms - b.ms);
  const ranks = ranked.reduce((sum, { own }, index) => (own ? sum + index + 1 : sum), 0);
  const area = (ranks - (one.length * (one.length + 1)) / 2) / (one.length * other.length);
  return Math.max(area, 1 - area);
}

interface Flow {
  readonly name: string;
  /** Number of samples per group. */
  readonly count: number;
  readonly known: () => Promise<Asked>;
  readonly unknown: () => Promise<Asked>;
}

/** Measures one known and two unknown groups; the difference between the unknown ones is the machine's noise. */
async function measure({ name, count, known, unknown }: Flow): Promise<Row> {
  const [first, second, third]: Asked[][] = [[], [], []];
  if (!first || !second || !third) throw new Error('a sample group is missing');
  const groups = [
    { into: first, call: known },
    { into: second, call: unknown },
    { into: third, call: unknown },
  ];
  // Each round uses another order, so that no group always follows the same one.
  for (let round = 0; round < count; round += 1)
    for (let turn = 0; turn < 3; turn += 1) {
      const group = groups[(turn + round) % 3];
      group?.into.push(await group.call());
    }
  const times = (group: readonly Asked[]) => group.map(({ ms }) => ms);
  const told = auc(times(first), times(second));
  const noise = auc(times(second), times(third));
  const answers = [...new Set([...first, ...second, ...third].map(({ status, body }) => `${status} ${body}`))];
  const same = answers.length === 1;
  // Two equal groups of this size differ by at most this in 19 of 20 cases; a smaller excess over the limit may be chance.
  const chance = 1.96 * Math.sqrt((2 * count + 1) / (12 * count * count));
  const proven = noise <= LIMIT && told - chance > LIMIT;
  return {
    id: 'S7',
    goal: `${name}: known and unknown addresses get the same answer, and its time distinguishes them by at most ${LIMIT}`,
    figure: `AUC ${told.toFixed(3)} (unknown against unknown ${noise.toFixed(3)}), ${count} each; ${answers.length} different answers`,
    verdict: same && told <= LIMIT ? 'met' : same && !proven ? 'inconclusive' : 'short',
    note: same ? `± ${chance.toFixed(3)} by chance alone` : few(answers),
  };
}

/** Trial: responses and their times must not reveal who has an account or has applied. */
export const enumeration: Trial = {
  id: 'S7',
  title: 'a stranger cannot learn whether an address has an account',
  async run({ long }): Promise<readonly Row[]> {
    // Rate limits are on, as in production: without them every known address would also get a mail each time.
    const server = await ProductServer.start({ database: 'postgres', env: { CALL_LIMITS: 'on' } });
    try {
      // The company has a paid plan: with a free one, registrations would stop sending mails before the flows below end.
      const recruiter = await newEntreprise(server);
      const job = await newJob(server, recruiter);
      const person = { firstName: 'Amira', lastName: 'Ben Salah', phone: '20123456', jobId: job.id };
      const sign = (userName: string) =>
        ask(server, signup, { body: { ...COMPANY, userName, password: 'un mot assez long' } });
      const apply = async (email: string) => {
        const { body, ...rest } = await ask(server, registerCandidate, { body: { ...person, email } });
        return { ...rest, body: body.replace(email, '(l’adresse)') };
      };
      const count = long ? 1000 : 100;
      // Each address is used once, because repeated mails to one address are suppressed.
      const accounts: string[] = [];
      while (accounts.length < count) accounts.push((await newAccount(server)).email);
      const candidates = Array.from({ length: count * 3 }, () => freshEmail('connu'));
      for (const email of candidates) await apply(email);
      const guess = (userName: string) => ask(server, login, { body: { userName, password: 'pas le bon mot' } });
      const reset = (email: string) => ask(server, requestReset, { params: { email } });
      // Each address signs up first, but only the log-in is timed.
      const shadowed = [...accounts];
      const afterSignUp = async (userName: string) => {
        await sign(userName);
        return ask(server, login, { body: { userName, password: 'un mot assez long' } });
      };
      const rows: Row[] = [];
      const flows: Flow[] = [
        { name: 'log-in', count, known: () => guess(recruiter.email), unknown: () => guess(freshEmail('personne')) },
        {
          name: 'forgotten password',
          count: count * 3,
          known: () => reset(recruiter.email),
          unknown: () => reset(freshEmail('personne')),
        },
        {
          name: 'sign-up',
          count,
          known: () => sign(accounts.pop() ?? ''),
          unknown: () => sign(freshEmail('nouveau')),
        },
        {
          name: 'application',
          count: count * 3,
          known: () => apply(candidates.pop() ?? ''),
          unknown: () => apply(freshEmail('nouveau')),
        },
        {
          name: 'log-in with the password of a sign-up',
          count,
          known: () => afterSignUp(shadowed.pop() ?? ''),
          unknown: () => afterSignUp(freshEmail('nouveau')),
        },
      ];
      for (const [index, flow] of flows.entries()) {
        const row = await measure(flow);
        rows.push({ ...row, id: `S7${'abcde'[index] ?? ''}` });
      }
      return rows;
    } finally {
      await server.dispose();
    }
  },
};
