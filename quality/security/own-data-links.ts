import { createHmac } from 'node:crypto';
import { eraseOwnData, getOwnData, renewOwnDataLink } from '@kafaa/domain/own-data/api';
import { DAY_MS } from '@kafaa/domain/kernel/time';
import { linkFrom } from '@kafaa/testing/product/api';
import { newCandidate } from '@kafaa/testing/product/candidate';
import { newEntreprise, newJob } from '@kafaa/testing/product/company';
import { ProductServer } from '@kafaa/testing/product/server';
import type { Row, Trial } from '../report.ts';
import { ask } from './ask.ts';
import { few } from './trying.ts';

const SECRET = 'the secret by which the trial makes an old link';

const contentOf = (link: string) => Buffer.from(link.split('.')[0] ?? '', 'base64url').toString();

/** The same link, created this many days earlier. */
function aged(link: string, days: number): string {
  const [[company, candidate, madeAt]] = JSON.parse(contentOf(link)) as [[string, string, string]];
  const texts = [company, candidate, String(Number(madeAt) - days * DAY_MS)];
  const payload = Buffer.from(JSON.stringify([texts, null])).toString('base64url');
  const signature = createHmac('sha256', `${SECRET}:rights`).update(payload).digest('base64url');
  return `${payload}.${signature}`;
}

/** Trial of own-data links: what they reveal, when they expire, and how they are renewed. */
export const ownDataLinks: Trial = {
  id: 'S24',
  title: 'own-data links expire, are renewed by mail and name no person',
  async run(): Promise<readonly Row[]> {
    const server = await ProductServer.start({ env: { CALL_LIMITS: 'on', SESSION_SECRET: SECRET } });
    try {
      const faults: string[] = [];
      const job = await newJob(server, await newEntreprise(server));
      const [kept, gone] = [await newCandidate(server, job.id), await newCandidate(server, job.id)];
      const linkOf = async (email: string, fits?: (path: string) => boolean) =>
        (await linkFrom(server, email, 'MesDonnees', fits)).split('/').at(-1) ?? '';
      const [link, other] = [await linkOf(kept.email), await linkOf(gone.email)];
      await ask(server, eraseOwnData, { params: { link: other }, body: { confirmed: true } });
      const open = async (one: string) => (await ask(server, getOwnData, { params: { link: one } })).status;
      for (const [days, expected] of [
        [29, 200],
        [31, 410],
        [800, 410],
      ] as const) {
        const status = await open(aged(link, days));
        if (status !== expected) faults.push(`a link of ${days} days: ${status}`);
      }
      // For an old link the response must not depend on whether the application still exists.
      const answers = [];
      for (const old of [aged(link, 31), aged(other, 31)]) {
        const renewed = await ask(server, renewOwnDataLink, { params: { link: old } });
        answers.push(`${await open(old)} ${renewed.status} ${renewed.body}`);
      }
      if (new Set(answers).size !== 1) faults.push('an old link tells whether an application is kept');
      const fresh = await linkOf(kept.email, (path) => !path.endsWith(link));
      if ((await open(fresh)) !== 200) faults.push('the new link does not open');
      for (const { text } of await server.mailsTo(kept.email))
        for (const [path] of text.matchAll(/\/(?:MesDonnees|Interview)\/[\w.-]+/g)) {
          const named = `${path} ${contentOf(path.split('/').at(-1) ?? '')}`.toLowerCase();
          if (named.includes('@') || named.includes(kept.email.split('@')[0] ?? '@'))
            faults.push(`${path} names somebody`);
        }
      return [
        {
          id: 'S24',
          goal: 'an own-data link ends after 30 days, is renewed only by mail, answers alike after an erasure, and names no person',
          figure: `links of 29, 31 and 800 days, one kept and one erased application; ${faults.length} faults`,
          verdict: faults.length === 0 ? 'met' : 'short',
          note: few(faults),
        },
      ];
    } finally {
      await server.dispose();
    }
  },
};
