import { request } from 'node:http';
import { openFeed } from '@kafaa/domain/calendar/api';
import { listCandidates, registerCandidate } from '@kafaa/domain/candidates/api';
import { confirmAccount, resetPassword } from '@kafaa/domain/auth/api';
import { saveSettings } from '@kafaa/domain/companies/api';
import type { Endpoint } from '@kafaa/domain/kernel/endpoint';
import { createOpinionLink } from '@kafaa/domain/opinions/api';
import { withdrawApplication } from '@kafaa/domain/own-data/api';
import { spellingsOf } from '@kafaa/testing/routes/spellings';
import { callApi, linkFrom } from '@kafaa/testing/product/api';
import { newCandidate } from '@kafaa/testing/product/candidate';
import { freshEmail, newEntreprise, newJob } from '@kafaa/testing/product/company';
import { ProductServer } from '@kafaa/testing/product/server';
import type { Row, Trial } from '../report.ts';
import { ask } from './ask.ts';
import { oneOfEach, PASSWORD } from './links.ts';
import { few } from './trying.ts';

const WITHDRAWALS = 6;

/** A path that takes a link, and its status for an unknown link. */
interface Door {
  readonly kind: string;
  readonly place: string;
  readonly link: string;
  readonly unknown: number;
  /** The request body; a path without one gets a GET request. */
  readonly body?: object;
  readonly method?: string;
}

/** Every path that accepts a link from a mail, each with a valid link. */
async function doors(server: ProductServer): Promise<Door[]> {
  const links = await oneOfEach(server);
  const recruiter = await newEntreprise(server);
  const { token } = recruiter;
  const contactEmail = freshEmail('reponses');
  const company = { name: 'Médina Digital', phone: '71234567', address: '12 rue de la Kasbah', city: 'Tunis' };
  await callApi(server, saveSettings, { body: { ...company, contactEmail } }, token);
  const address = (await linkFrom(server, contactEmail, 'Adresse')).split('/').at(-1) ?? '';
  const { id: jobId } = await newJob(server, recruiter);
  await newCandidate(server, jobId);
  const { content } = await callApi(server, listCandidates, { params: { jobId }, query: {} }, token);
  const body = { candidateIds: content.map(({ id }) => id), recipient: 'Patron' };
  const opinion = (await callApi(server, createOpinionLink, { body }, token)).url?.split('/').at(-1) ?? '';
  const feed = (await callApi(server, openFeed, {}, token)).url.split('/').at(-1) ?? '';
  const api = (kind: string, { method, path }: Endpoint, link: string, unknown: number, body: object): Door => {
    return { kind, place: `/api${path.replace(/\{.*$/, '')}`, method, link, unknown, body };
  };
  return [
    // Unknown interview links answer 410 by decision.
    { kind: 'interview', place: '/api/interviews/', link: links.interview, unknown: 410 },
    { kind: 'own-data', place: '/api/rights/', link: links.ownData, unknown: 404 },
    { kind: 'reply', place: '/api/replies/', link: links.reply, unknown: 404 },
    { kind: 'files', place: '/api/files/', link: links.files, unknown: 404 },
    { kind: 'activation', place: '/Activation/', link: links.activation, unknown: 404 },
    { kind: 'contact address', place: '/Adresse/', link: address, unknown: 404 },
    { kind: 'review by own data', place: '/Relecture/', link: links.ownData, unknown: 404 },
    { kind: 'review by interview', place: '/Relecture/', link: links.interview, unknown: 404 },
    { kind: 'opinion', place: '/Avis/', link: opinion, unknown: 404 },
    { kind: 'calendar feed', place: '/agenda/', link: feed, unknown: 404 },
    api('confirm', confirmAccount, links.confirm, 404, { password: PASSWORD }),
    api('reset', resetPassword, links.reset, 400, { newPassword: 'un tout nouveau mot' }),
  ];
}

/** Requests an exact path, which `fetch` would normalise. */
function send(server: ProductServer, path: string, { method = 'GET', body }: Partial<Door> = {}): Promise<number> {
  const { hostname, port } = new URL(server.url);
  const headers = body ? { 'content-type': 'application/json' } : {};
  return new Promise((resolve, reject) => {
    const sent = request({ hostname, port, path, method, headers, agent: false });
    sent.on('error', reject);
    sent.on('response', (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    });
    sent.end(body && JSON.stringify(body));
  });
}

/**
 * Trial of links in every other spelling, and of several links to one application. Only the exact text may give access, and
 * rate limits count the application.
 */
export const canonicalLinks: Trial = {
  id: 'S19',
  title: 'each link has one valid spelling, and limits count the application',
  async run(): Promise<readonly Row[]> {
    const server = await ProductServer.start({ env: { CALL_LIMITS: 'on' } });
    try {
      const faults: string[] = [];
      let tried = 0;
      const kinds = await doors(server);
      for (const door of kinds) {
        const { kind, place, link, unknown } = door;
        for (const [name, segment] of spellingsOf(link)) {
          tried += 1;
          const status = await send(server, place + segment, door);
          if (status !== unknown && status !== 404) faults.push(`${kind} with ${name}: ${status}`);
        }
        // The valid link comes last, because some links can be used only once.
        const own = await send(server, place + link, door);
        if (own !== 200) faults.push(`a link for ${kind} answers ${own}`);
      }
      const { id: jobId } = await newJob(server, await newEntreprise(server));
      const { email, ...person } = await newCandidate(server, jobId);
      const ownData = [await linkFrom(server, email, 'MesDonnees')];
      for (let turn = 0; turn < 2; turn += 1) {
        const body = { firstName: 'Amira', lastName: 'Ben Salah', phone: '20123456', email, jobId };
        await callApi(server, registerCandidate, { body });
        ownData.push(await linkFrom(server, email, 'MesDonnees', (path) => !ownData.includes(path)));
      }
      const statuses = [];
      for (let turn = 0; turn < 12; turn += 1) {
        const link = ownData[turn % ownData.length]?.split('/').at(-1) ?? '';
        statuses.push((await ask(server, withdrawApplication, { params: { link } })).status);
      }
      const served = statuses.filter((status) => status === 200).length;
      const refused = statuses.filter((status) => status === 429).length;
      const met = faults.length === 0 && person.token !== '' && served === WITHDRAWALS && served + refused === 12;
      return [
        {
          id: 'S19',
          goal: `other spellings of a link are unknown, and of 12 calls through 3 links to one application exactly ${WITHDRAWALS} are served`,
          figure: `${tried} spellings of ${kinds.length} kinds of links: ${faults.length} faults; ${served} calls served, ${refused} refused with 429`,
          verdict: met ? 'met' : 'short',
          note: few(faults),
        },
      ];
    } finally {
      await server.dispose();
    }
  },
};
