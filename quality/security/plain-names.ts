import { registerCandidate } from '@kafaa/domain/candidates/api';
import { signup } from '@kafaa/domain/auth/api';
import { createJob } from '@kafaa/domain/jobs/api';
import { isPlainName } from '@kafaa/domain/kernel/plain-name';
import { Client } from 'pg';
import { freshEmail, newEntreprise, newJob, newOffer, newSubscriber } from '@kafaa/testing/product/company';
import { OFFER } from '@kafaa/testing/offer';
import { ProductServer } from '@kafaa/testing/product/server';
import {
  countryNames,
  DOTS,
  HOSTS,
  inventedNames,
  packageAuthors,
  PHISHING,
  REAL,
} from '../../packages/domain/test/names/material.ts';
import type { Row, Trial } from '../report.ts';
import { ask } from './ask.ts';
import { few } from './trying.ts';

const COMPANY = { name: 'Médina Digital', phone: '71234567', adresse: '12 rue de la Kasbah', city: 'Tunis' };
const PERSON = { firstName: 'Amira', lastName: 'Ben Salah', phone: '20123456' };
const TEXTS = [...PHISHING.seen, ...PHISHING.unseen];
/** Number of registrations by a stranger for a free company's offer, each with another mailbox. */
const CROWD = 150;
const ALLOWED_A_DAY = 100;
/** Spellings of one mailbox that an abuser may use. */
const SPELLINGS = [
  'victime',
  'victime+a',
  'victime+b',
  'v.ictime',
  'vic.time+c',
  'VICTIME',
  'v.i.c.t.i.m.e',
  'victime+d+e',
];
const ALLOWED_A_MAILBOX = 12;

/** Sends every text into every field that a stranger can write; returns the number of calls and the texts that were not refused. */
async function tryTexts(server: ProductServer) {
  const { recruiter, job } = await newOffer(server);
  const paying = await newSubscriber(server);
  const password = 'un mot assez long';
  const fields: Readonly<Record<string, (text: string) => Promise<{ status: number }>>> = {
    company: (name) => ask(server, signup, { body: { ...COMPANY, userName: freshEmail('nom'), password, name } }),
    city: (city) => ask(server, signup, { body: { ...COMPANY, userName: freshEmail('ville'), password, city } }),
    title: (title) => ask(server, createJob, { body: { ...OFFER, title } }, { token: paying.token }),
    place: (location) => ask(server, createJob, { body: { ...OFFER, location } }, { token: recruiter.token }),
    'first name': (firstName) =>
      ask(server, registerCandidate, { body: { ...PERSON, jobId: job.id, email: freshEmail('prenom'), firstName } }),
    'last name': (lastName) =>
      ask(server, registerCandidate, { body: { ...PERSON, jobId: job.id, email: freshEmail('famille'), lastName } }),
  };
  const taken: string[] = [];
  for (const [field, send] of Object.entries(fields))
    for (const text of TEXTS) if ((await send(text)).status !== 400) taken.push(`${field}: ${text}`);
  return { calls: Object.keys(fields).length * TEXTS.length, taken };
}

/** Counts the mails to strangers' mailboxes that a free company and one person can cause in a day. */
async function tryCrowd(server: ProductServer, database: Client) {
  const register = async (jobId: string, email: string) =>
    (await ask(server, registerCandidate, { body: { ...PERSON, jobId, email } })).status;
  const { job } = await newOffer(server);
  const statuses = new Set<number>();
  for (let turn = 0; turn < CROWD; turn += 1) statuses.add(await register(job.id, freshEmail('foule')));
  const count = async (like: string) =>
    (await database.query('select 1 from mails where recipient like $1', [like])).rows.length;
  const crowd = await count('foule%');
  const company = await newEntreprise(server);
  for (let offer = 0; offer < 5; offer += 1) {
    const { id } = await newJob(server, company, { title: `Comptable ${offer}` });
    for (const spelling of SPELLINGS) statuses.add(await register(id, `${spelling}@gmail.com`));
  }
  return { crowd, mailbox: await count('v%@gmail.com'), statuses };
}

/** Trial: strangers can neither write text into mails to others nor cause an unlimited number of mails. */
export const plainNames: Trial = {
  id: 'S20',
  title: 'names, titles and places contain no web address, and mails are limited',
  async run(): Promise<readonly Row[]> {
    const server = await ProductServer.start({ database: 'postgres', env: { CALL_LIMITS: 'on' } });
    const database = new Client(server.rowsUrl);
    try {
      await database.connect();
      const { calls, taken } = await tryTexts(server);
      const { rows } = await database.query<{ words: string }>('select subject || text as words from mails');
      const left = TEXTS.filter((text) => text.length > 6 && rows.some(({ words }) => words.includes(text)));
      const { names: authors, addresses } = packageAuthors();
      const found = [...addresses].flatMap((address) => [address, ...DOTS.map((spell) => spell(address))]);
      const hosts = [...HOSTS, ...found];
      const passing = hosts.filter(isPlainName);
      const byHand = [...REAL.seen, ...REAL.unseen];
      const invented = [...inventedNames(40).values()].flatMap((names) => [...names]);
      const countries = countryNames();
      const wrong = [...byHand, ...invented, ...countries, ...authors].filter((text) => !isPlainName(text));
      const { crowd, mailbox, statuses } = await tryCrowd(server, database);
      const bounded = crowd === ALLOWED_A_DAY && mailbox === ALLOWED_A_MAILBOX && [...statuses].join() === '201';
      return [
        {
          id: 'S20a',
          goal: 'fields of strangers and free companies refuse every phishing text and host, and no mail contains one',
          figure: `${TEXTS.length} texts × 6 fields, ${calls} calls: ${taken.length} taken, ${left.length} in ${rows.length} mails; ${passing.length} of ${hosts.length} hosts pass`,
          verdict: taken.length + left.length + passing.length === 0 ? 'met' : 'short',
          note: few([...taken, ...left, ...passing]),
        },
        {
          id: 'S20b',
          goal: 'the fields accept every real title, company, place and name',
          figure: `${byHand.length} written by hand, ${invented.length} titles, companies, people and cities in 76 languages, ${countries.size} countries, ${authors.size} authors of packages: ${wrong.length} refused`,
          verdict: wrong.length === 0 ? 'met' : 'short',
          note: few(wrong),
        },
        {
          id: 'S20c',
          goal: `a free company sends ${ALLOWED_A_DAY} registration mails a day and ${ALLOWED_A_MAILBOX} to one mailbox in any spelling, with the same answers`,
          figure: `${crowd} of ${CROWD}; ${mailbox} for ${SPELLINGS.length} spellings × 5 offers; answers ${[...statuses].join(', ')}`,
          verdict: bounded ? 'met' : 'short',
        },
      ];
    } finally {
      await database.end();
      await server.dispose();
    }
  },
};
