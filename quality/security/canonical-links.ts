import { request } from 'node:http';
import { registerCandidate } from '@kafaa/domain/candidates/api';
import { withdrawApplication } from '@kafaa/domain/rights/api';
import { spellingsOf } from '../../apps/server/test/spellings.ts';
import { callApi, linkFrom } from '../../e2e/harness/api.ts';
import { newCandidate } from '../../e2e/harness/candidate.ts';
import { newEntreprise, newJob } from '../../e2e/harness/company.ts';
import { ProductServer } from '../../e2e/harness/server.ts';
import type { Row, Trial } from '../report.ts';
import { ask } from './ask.ts';
import { oneOfEach } from './links.ts';
import { few } from './trying.ts';

const WITHDRAWALS = 6;

/** Where each kind of link is read, without using it up. */
const PLACES = [
  ['interview', '/api/interviews/'],
  ['rights', '/api/rights/'],
  ['reply', '/api/replies/'],
  ['files', '/api/files/'],
  ['activation', '/Activation/'],
] as const;

/** A path as it is, which `fetch` would rewrite. */
function read(server: ProductServer, path: string): Promise<number> {
  const { hostname, port } = new URL(server.url);
  return new Promise((resolve, reject) => {
    const sent = request({ hostname, port, path, agent: false });
    sent.on('error', reject);
    sent.on('response', (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    });
    sent.end();
  });
}

/** Links in every other spelling, and several links to one application: what opens, and what is counted. */
export const canonicalLinks: Trial = {
  id: 'S19',
  title: 'one text opens one thing, and limits count the thing',
  async run(): Promise<readonly Row[]> {
    const server = await ProductServer.start({ env: { CALL_LIMITS: 'on' } });
    try {
      const links = await oneOfEach(server);
      const faults: string[] = [];
      let tried = 0;
      for (const [purpose, place] of PLACES) {
        const own = await read(server, place + links[purpose]);
        if (own !== 200) faults.push(`a link for ${purpose} answers ${own}`);
        for (const [name, segment] of spellingsOf(links[purpose])) {
          tried += 1;
          const status = await read(server, place + segment);
          // An interview's unknown links are 410, as decided.
          if (status !== 404 && !(purpose === 'interview' && status === 410))
            faults.push(`${purpose} with ${name}: ${status}`);
        }
      }
      const { id: jobId } = await newJob(server, await newEntreprise(server));
      const { email, ...person } = await newCandidate(server, jobId);
      const rights = [await linkFrom(server, email, 'MesDonnees')];
      for (let turn = 0; turn < 2; turn += 1) {
        const body = { firstName: 'Amira', lastName: 'Ben Salah', phone: '20123456', email, jobId };
        await callApi(server, registerCandidate, { body });
        rights.push(await linkFrom(server, email, 'MesDonnees', (path) => !rights.includes(path)));
      }
      const statuses = [];
      for (let turn = 0; turn < 12; turn += 1) {
        const link = rights[turn % rights.length]?.split('/').at(-1) ?? '';
        statuses.push((await ask(server, withdrawApplication, { params: { link } })).status);
      }
      const served = statuses.filter((status) => status === 200).length;
      const refused = statuses.filter((status) => status === 429).length;
      const met = faults.length === 0 && person.token !== '' && served === WITHDRAWALS && served + refused === 12;
      return [
        {
          id: 'S19',
          goal: `other spellings of a link (suffix, padding, case, alphabet, percent-encoding, trailing bits) are unknown; of 12 calls through 3 links to one application exactly ${WITHDRAWALS} are served`,
          figure: `${tried} spellings of ${PLACES.length} kinds of links: ${faults.length} faults; ${served} calls served, ${refused} refused with 429`,
          verdict: met ? 'met' : 'short',
          note: few(faults),
        },
      ];
    } finally {
      await server.dispose();
    }
  },
};
