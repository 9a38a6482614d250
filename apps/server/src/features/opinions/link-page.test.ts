import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { downloadFile, listCandidates } from '@kafaa/domain/candidates/api';
import { getInterview } from '@kafaa/domain/interviews/api';
import { getReply } from '@kafaa/domain/invitations/api';
import { createOpinionLink, getOpinions, revokeOpinionLink } from '@kafaa/domain/opinions/api';
import { MAX_OPINIONS_A_LINK } from '@kafaa/domain/opinions/options';
import { eraseOwnData, getOwnData, resumeApplication, withdrawApplication } from '@kafaa/domain/own-data/api';
import { removeMember } from '@kafaa/domain/team/api';
import { askForReview } from '#/features/reviews/service';
import { CANARY, Offer, type Applicant } from '@kafaa/testing/app/applicants';
import { freshDatabase } from '@kafaa/testing/app/databases';
import { newEntreprise, newJob, newMember } from '@kafaa/testing/app/factories';
import { openTestApp, type TestApp } from '@kafaa/testing/app/test-app';
import { rowsOf } from '@kafaa/testing/routes/two-companies';

/** The tests use the page like a phone without an account: HTML and forms only. */
let app: TestApp;
let offer: Offer;
let person: Applicant;
let candidateId: string;
let path: string;
let linkId: string;

beforeAll(async () => {
  app = await openTestApp(freshDatabase, { pages: true });
});
afterAll(() => app.close());
beforeEach(async () => {
  offer = await Offer.open(app);
  person = await offer.finished();
  await app.drain();
  candidateId = (await offer.listed())[0]?.id ?? '';
  ({ path, linkId } = await share([candidateId]));
});

async function share(candidateIds: readonly string[]) {
  const body = { candidateIds: [...candidateIds], recipient: 'Monsieur Gharbi' };
  const made = await app.call(createOpinionLink, { body }, offer.recruiter.token);
  expect(made.status).toBe(201);
  const { url, id } = made.body;
  return { path: new URL(url ?? '').pathname, linkId: id };
}
const read = (of = path) => app.app.inject(of);
const send = (fields: Record<string, string> = {}, of = path) =>
  app.app.inject({
    method: 'POST',
    url: of,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({
      candidate: candidateId,
      name: 'Karim Gharbi',
      verdict: 'YES',
      sentence: '',
      ...fields,
    }).toString(),
  });
const seen = async (id = candidateId) => (await app.call(getOpinions, { params: { id } }, offer.recruiter.token)).body;
const plan = (name: 'Basic' | 'Entreprise') => {
  const features = name === 'Entreprise' ? ['TRANSCRIPTS'] : [];
  return app.deps.db.execute(sql`update subscriptions set features = ${JSON.stringify(features)}::jsonb`);
};
/** Returns the page between its header and its footer. */
const contentOf = (html: string) => html.slice(html.indexOf('<main'), html.indexOf('</main>'));
const name = async () => {
  const [first] = await offer.listed();
  return `${first?.firstName} ${first?.lastName}`;
};

test('the opinion page shows a candidate without account, script or cache, and the score only in a collapsed part', async () => {
  const { statusCode, headers, body } = await read();
  expect(statusCode).toBe(200);
  expect(headers['cache-control']).toBe('no-store');
  expect(body).toContain('name="robots" content="noindex"');
  expect(body).not.toMatch(/<script(?![^>]* src=)/);
  expect(body).toContain(await name());
  const [open = '', closed = ''] = contentOf(body).split('<details');
  expect(closed).toMatch(/sur 100/);
  expect(open).not.toMatch(/sur 100|À rencontrer|À approfondir|Peu adapté|Preuves insuffisantes/);
  expect(contentOf(body)).not.toMatch(/<details[^>]* open/);
  for (const [, id] of body.matchAll(/<(?:textarea|input) id="([\w-]+)"/g)) expect(body).toContain(`for="${id}"`);
});

test('the opinion page quotes answers only with a plan that shows them', async () => {
  await plan('Basic');
  await app.deps.db.execute(
    sql`update evaluations set result = result || jsonb_build_object('note', 'Un atout sans citation.' || chr(10)
      || 'Le passage « en mars 2023 » le montre.' || chr(10) || 'À lui demander : pourquoi « en mars » ?')
      where candidate_id = ${candidateId}`,
  );
  const closed = await read();
  expect(closed.body).not.toContain('<blockquote');
  expect(contentOf(closed.body)).toContain('Un atout sans citation.');
  expect(contentOf(closed.body)).not.toContain('en mars');
  await plan('Entreprise');
  const { body } = await read();
  expect(contentOf(body)).toContain('Le passage «');
  const quotes = body.match(/<blockquote/g) ?? [];
  expect(quotes.length).toBeGreaterThan(0);
  expect(quotes.length).toBeLessThanOrEqual(5);
});

test('a guest’s opinion appears in the candidate’s file with the guest’s name, and mails the author of the link', async () => {
  const sent = await send({ verdict: 'DISCUSS', sentence: '<b>Oui</b> & à revoir\r\nlundi' });
  expect([sent.statusCode, sent.headers.location]).toEqual([303, `${path}?recu=${candidateId}#${candidateId}`]);
  expect((await seen()).opinions).toMatchObject([
    {
      name: 'Karim Gharbi',
      verdict: 'DISCUSS',
      sentence: '<b>Oui</b> & à revoir\nlundi',
      recipient: 'Monsieur Gharbi',
    },
  ]);
  const { body } = await read(`${path}?recu=${candidateId}`);
  expect(body).toContain('Votre avis est enregistré');
  expect(body).toContain('&lt;b&gt;Oui&lt;/b&gt; &amp; à revoir\nlundi');
  // The name is filled in on the forms that follow, but not for the next person who opens the link.
  expect(body).toContain('value="Karim Gharbi"');
  expect((await read()).body).not.toContain('value="Karim Gharbi"');
  await app.drain();
  expect(await offer.subjects(offer.recruiter.email)).toContain(`Karim Gharbi a donné son avis sur ${await name()}`);
});

test('a second opinion under the same name replaces the first, and one under another name is added', async () => {
  await send();
  await send({ name: 'Leïla', verdict: 'NO' });
  await send({ verdict: 'DISCUSS' });
  const verdicts = Object.fromEntries((await seen()).opinions.map((one) => [one.name, one.verdict]));
  expect(verdicts).toEqual({ 'Karim Gharbi': 'DISCUSS', Leïla: 'NO' });
  expect((await read(`${path}?recu=${candidateId}`)).body).not.toMatch(/value="(?:Karim Gharbi|Leïla)"/);
});

test.each([
  ['a form without a verdict', { verdict: 'MAYBE' }, 'Choisissez Oui'],
  ['a form without a name', { name: ' ' }, 'Écrivez votre nom'],
  ['an address as name', { name: 'gagne.example' }, 'sans adresse'],
  ['a too long sentence', { sentence: 'é'.repeat(501) }, 'dépasse 500'],
  ['a character that reverses text', { sentence: 'a\u202eb' }, 'caractère invisible'],
])(
  'the opinion page answers %s with 400, an alert and the typed text',
  async (_name, fields: Record<string, string>, message) => {
    const { statusCode, body } = await send({ sentence: 'Une phrase à garder.', ...fields });
    expect(statusCode).toBe(400);
    expect(body).toMatch(/role="alert"[^<]*>[^<]*/);
    expect(body.replaceAll('\u00a0', ' ')).toContain(message);
    expect(body).toContain(fields.sentence ?? 'Une phrase à garder.');
    expect((await seen()).opinions).toEqual([]);
  },
);

describe('closed opinion links', () => {
  const gone = async (of = path) => {
    for (const answer of [await read(of), await send({}, of)]) {
      expect(answer.statusCode).toBe(410);
      expect(answer.body).toContain('Ce lien ne s’ouvre plus');
      expect(answer.body).not.toContain(CANARY);
      expect(answer.body).not.toContain(candidateId);
      expect(answer.body).not.toContain('Gharbi');
    }
    return (await read(of)).body;
  };

  test('revoked, ended, withdrawn, erased and suspended opinion links answer with the same page and 410', async () => {
    const shown = await name();
    const pages: string[] = [];
    const revoked = { params: { id: candidateId, linkId } };
    expect((await app.call(revokeOpinionLink, revoked, offer.recruiter.token)).status).toBe(200);
    pages.push(await gone());
    const later = await share([candidateId]);
    await app.call(withdrawApplication, { params: { link: person.link } });
    pages.push(await gone(later.path));
    await app.call(resumeApplication, { params: { link: person.link } });
    expect((await read(later.path)).statusCode).toBe(200);
    await app.deps.db.execute(sql`update companies set suspended_at = now()`);
    pages.push(await gone(later.path));
    await app.deps.db.execute(sql`update companies set suspended_at = null`);
    app.clock.move({ days: 14 });
    pages.push(await gone(later.path));
    app.clock.move({ days: -14 });
    expect((await read(later.path)).statusCode).toBe(200);
    await app.call(eraseOwnData, { params: { link: person.link }, body: { confirmed: true } });
    pages.push(await gone(later.path));
    expect(new Set(pages).size).toBe(1);
    for (const page of pages) expect(page).not.toContain(shown);
    expect(await rowsOf(app.deps.db, sql`select id from opinion_links where id = ${later.linkId}`)).toEqual([]);
  });

  test('an opinion link ends with its author’s access to the offer', async () => {
    const { recruiter } = offer;
    const member = await newMember(app, recruiter, { role: 'ADMINISTRATOR' });
    const made = await app.call(
      createOpinionLink,
      { body: { candidateIds: [candidateId], recipient: 'Karim' } },
      member.token,
    );
    const of = new URL(made.body.url ?? '').pathname;
    expect((await read(of)).statusCode).toBe(200);
    await app.call(removeMember, { params: { id: member.id } }, recruiter.token);
    await gone(of);
    expect((await read()).statusCode).toBe(200);
  });

  test('an opinion link leaves out candidates who withdrew and still shows the others', async () => {
    const second = await offer.finished();
    await app.drain();
    const all = await offer.listed();
    const list = await share(all.map(({ id }) => id));
    expect((await read(list.path)).body.match(/<form/g)).toHaveLength(2);
    await app.call(withdrawApplication, { params: { link: second.link } });
    expect((await read(list.path)).body.match(/<form/g)).toHaveLength(1);
    const withdrawn = all.find(({ email }) => email === second.email)?.id ?? '';
    expect((await send({ candidate: withdrawn }, list.path)).statusCode).toBe(410);
  });

  test('a forged opinion link answers 404', async () => {
    const other = await share([candidateId]);
    const forged = `${path.split('.')[0]}.${other.path.split('.')[1]}`;
    for (const link of [forged, '/Avis/inconnu', `${path}x`]) expect((await read(link)).statusCode).toBe(404);
  });
});

test('an opinion link accepts no opinion on a candidate whom it does not show', async () => {
  await offer.finished();
  await app.drain();
  const other = (await offer.listed()).find(({ id }) => id !== candidateId)?.id ?? '';
  expect((await send({ candidate: other })).statusCode).toBe(410);
  expect((await seen(other)).opinions).toEqual([]);
});

test('a guest reads and judges only the candidates of the link', async () => {
  const recruiter = await newEntreprise(app);
  offer = new Offer(app, recruiter, (await newJob(app, recruiter)).id);
  const beside = new Offer(app, recruiter, (await newJob(app, recruiter)).id);
  const stranger = await Offer.open(app);
  for (const one of [offer, offer, beside, stranger]) await one.finished();
  await app.drain();
  const [shown, sameOffer] = await offer.listed();
  candidateId = shown?.id ?? '';
  ({ path } = await share([candidateId]));
  const others = [sameOffer, (await beside.listed())[0], (await stranger.listed())[0]];
  const opinionRows = () => rowsOf(app.deps.db, sql`select count(*) as many from opinions`);
  const before = await opinionRows();
  const page = contentOf((await read()).body);
  const unknown = await send({ candidate: '0199f000-0000-7000-8000-000000000000' });
  for (const other of others) {
    const id = other?.id ?? '';
    expect(id).not.toBe('');
    const refused = await send({ candidate: id });
    expect(refused.statusCode).toBe(unknown.statusCode);
    expect(contentOf(refused.body)).toBe(contentOf(unknown.body));
    expect(contentOf((await read(`${path}?recu=${id}`)).body)).toBe(page);
    // The id of a candidate is not accepted as a link or as a part of one.
    expect((await read(`/Avis/${id}`)).statusCode).toBe(404);
  }
  expect(await opinionRows()).toEqual(before);
});

test('a link for another purpose does not open the opinion page, and an opinion link opens nothing else', async () => {
  for (const link of [person.link, person.token]) {
    expect((await read(`/Avis/${link}`)).statusCode).toBe(404);
    expect((await send({}, `/Avis/${link}`)).statusCode).toBe(404);
  }
  const link = path.split('/').at(-1) ?? '';
  const elsewhere = [
    await app.call(getOwnData, { params: { link } }),
    await app.call(getInterview, { params: { token: link } }),
    await app.call(getReply, { params: { link } }),
    await app.call(downloadFile, { params: { link } }),
  ];
  for (const { status } of elsewhere) expect([403, 404, 410]).toContain(status);
  for (const reply of [
    await app.call(getOpinions, { params: { id: candidateId } }, link),
    await app.call(listCandidates, { params: { jobId: offer.jobId }, query: {} }, link),
  ])
    expect(reply.status).toBe(401);
});

test('a candidate who asked for a human review is shown to guests without an evaluation', async () => {
  await askForReview(app.deps, person.link, { kind: 'PERSON', reason: '' });
  const { body } = await read();
  expect(body).toContain('a demandé à être lue par quelqu’un');
  expect(contentOf(body)).not.toMatch(/<details|<blockquote|sur 100/);
});

test('an opinion link shows candidates of one offer who have not withdrawn', async () => {
  const recruiter = await newEntreprise(app);
  const [one, two] = [
    new Offer(app, recruiter, (await newJob(app, recruiter)).id),
    new Offer(app, recruiter, (await newJob(app, recruiter)).id),
  ];
  const applied = await one.applicant();
  await two.applicant();
  const [here, elsewhere] = [(await one.listed())[0]?.id ?? '', (await two.listed())[0]?.id ?? ''];
  const make = (candidateIds: string[]) =>
    app.call(createOpinionLink, { body: { candidateIds, recipient: 'Patron' } }, recruiter.token);
  expect((await make([here, elsewhere])).body).toMatchObject({ code: 'CANDIDATES_OF_ONE_OFFER' });
  expect((await make([here, '0199f000-0000-7000-8000-000000000000'])).status).toBe(404);
  await app.call(withdrawApplication, { params: { link: applied.link } });
  expect((await make([here])).body).toMatchObject({ code: 'APPLICATION_WITHDRAWN' });
});

test('an opinion link accepts a limited number of names per candidate, and a limited number of calls', async () => {
  for (let index = 0; index < MAX_OPINIONS_A_LINK; index += 1)
    expect((await send({ name: `Nom ${'abcdefghijklm'[index]}` })).statusCode).toBe(303);
  expect((await send({ name: 'Un de trop' })).statusCode).toBe(409);
  expect((await send({ name: 'Nom a', verdict: 'NO' })).statusCode).toBe(303);
  let last = await send();
  for (let calls = 0; calls < 60 && last.statusCode !== 429; calls += 1) last = await send();
  expect(last.statusCode).toBe(429);
  expect(Number(last.headers['retry-after'])).toBeGreaterThan(0);
  const other = await share([candidateId]);
  expect((await send({}, other.path)).statusCode).not.toBe(429);
});

test('the audit trail records readings by an opinion link once an hour, and each opinion', async () => {
  const events = () =>
    rowsOf<{ action: string }>(
      app.deps.db,
      sql`select action from audit_events where candidate_id = ${candidateId} and actor = 'GUEST' order by at, id`,
    );
  await read();
  await read();
  expect(await events()).toEqual([{ action: 'OPINION_LINK_READ' }]);
  app.clock.move({ minutes: 1 });
  await send();
  app.clock.move({ hours: 1 });
  await read();
  expect((await events()).map(({ action }) => action)).toEqual([
    'OPINION_LINK_READ',
    'OPINION_GIVEN',
    'OPINION_LINK_READ',
  ]);
});
