import { createHash, randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { registerCandidate } from '@kafaa/domain/candidates/api';
import { confirmAccount, login, signup } from '@kafaa/domain/auth/api';
import { completeOnboarding } from '@kafaa/domain/companies/api';
import { completeInterview, saveAnswer, sendCvChunk, startInterview } from '@kafaa/domain/interviews/api';
import { CONSENT_VERSION } from '@kafaa/domain/interviews/options';
import { createJob } from '@kafaa/domain/jobs/api';
import { getReply, sendReply } from '@kafaa/domain/invitations/api';
import { type OutboxMail, readOutbox } from '@kafaa/domain/mails/api';
import { buyPlan } from '@kafaa/domain/plans/api';
import { eraseOwnData, withdrawApplication } from '@kafaa/domain/own-data/api';
import { freshEmail, PASSWORD } from '@kafaa/testing/product/company';
import { OFFER } from '@kafaa/testing/offer';
import { pdfCv } from '@kafaa/testing/product/cvs';
import { canary } from './canary.ts';
import { type Client, GaveUp } from './client.ts';

export interface Company {
  readonly email: string;
  readonly token: string;
  /** A word that occurs only in this company's texts. */
  readonly canary: string;
}

export interface Offer {
  readonly company: Company;
  readonly jobId: string;
}

export interface Applicant {
  readonly offer: Offer;
  readonly email: string;
  /** Tokens of the interview link and of the own-data link. */
  readonly link: string;
  readonly ownData: string;
}

const ANSWER =
  'En mars 2023 j’ai repris le formulaire de virement d’une banque : 40 % des clients abandonnaient. J’ai mesuré les erreurs et réécrit la validation avec React ; les abandons sont tombés à 18 %.';

/**
 * Waits for a mail to the address whose text contains `about` and matches `pattern`; returns the pattern's first group in the newest
 * such mail.
 */
export async function fromMail(client: Client, to: string, pattern: RegExp, about = ''): Promise<string> {
  const deadline = Date.now() + 60_000;
  for (;;) {
    const { body } = await client.call(readOutbox, { query: { to } });
    const mails: readonly OutboxMail[] = Array.isArray(body) ? body : [];
    const found = mails.filter(({ text }) => text.includes(about)).map(({ text }) => pattern.exec(text)?.[1]);
    const first = found.find((text) => text !== undefined);
    if (first !== undefined) return first;
    if (Date.now() > deadline) throw new GaveUp(`no mail to ${to} like ${pattern.source}`);
    await delay(100);
  }
}

/** Throws unless the operation succeeded. A refusal is already in the log; it ends this actor's scenario. */
function must({ ok, entry }: { ok: boolean; entry: { kind: string; code: string | null } }): void {
  if (!ok) throw new GaveUp(`${entry.kind} refused: ${entry.code}`);
}

/** Signs up, confirms, logs in and completes the onboarding; no plan yet. */
export async function foundCompany(client: Client): Promise<Company> {
  const email = freshEmail('rh');
  const name = canary('C');
  const account = { name, phone: '71234567', adresse: '12 rue de la Kasbah', city: 'Tunis' };
  const wanted = { ...account, userName: email, password: PASSWORD };
  must(await client.wish('signup', { email, name }, () => client.call(signup, { body: wanted })));
  const token = await fromMail(client, email, /verify\?token=([\w-]+)/);
  const confirming = () => client.call(confirmAccount, { params: { token }, body: { password: PASSWORD } });
  must(await client.wish('confirm', { email }, confirming, { echoes: ['ALREADY_CONFIRMED'] }));
  return describe(client, await logIn(client, email, name));
}

/** Logs a company in; `word` is the company's canary. */
export async function logIn(client: Client, email: string, word = canary('C')): Promise<Company> {
  const session = await client.call(login, { body: { userName: email, password: PASSWORD } });
  if (session.code) throw new GaveUp(`login refused: ${session.code}`);
  return { email, token: session.body.accessToken, canary: word };
}

/** Completes the onboarding, which unlocks everything else. */
export async function describe(client: Client, company: Company): Promise<Company> {
  const { email } = company;
  const description = `Nous refaisons les services en ligne de trois banques tunisiennes (${company.canary}).`;
  const values = ['Transparence', 'Responsabilité', 'Collaboration'] as const;
  const identity = { industry: 'Technologie', companySize: '11-50', companyValues: [...values] } as const;
  const body = { companyDescription: description, ...identity, companyValues: [...values] };
  const onboarding = () => client.call(completeOnboarding, { body }, company);
  must(await client.wish('onboard', { email, description }, onboarding));
  return company;
}

/** The default operator address. */
const OPERATOR = 'contact@kafaa.example';

/** Requests the Entreprise plan and activates it as the operator does, with the link from the mail. */
export async function subscribe(client: Client, company: Company): Promise<void> {
  const { email } = company;
  const wish = { email, planId: 'entreprise' };
  const asked = await client.wish(
    'subscribe',
    wish,
    () => client.call(buyPlan, { params: { planId: 'entreprise' } }, company),
    { learn: ({ subscription }) => ({ subscriptionId: subscription.id }) },
  );
  must(asked);
  const { subscriptionId = '' } = asked.entry.facts;
  const link = await fromMail(client, OPERATOR, /\/Activation\/([^\s"<>]+)/, email);
  const activating = () =>
    client.fetch('activation', `${client.url}/Activation/${link}`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: '',
    });
  must(await client.wish('activate', { subscriptionId }, activating));
}

/** Publishes an offer under a request id generated by the client, as the page does. */
export async function publish(client: Client, company: Company): Promise<Offer> {
  const requestId = randomUUID();
  const title = `Développeur front-end ${company.canary}`;
  const wish = { email: company.email, requestId, title };
  const sending = () => client.call(createJob, { body: { ...OFFER, title, requestId } }, company);
  const published = await client.wish('publish', wish, sending, {
    learn: ({ id, tailoredQuestions }) => ({ jobId: id, questions: tailoredQuestions }),
  });
  must(published);
  return { company, jobId: published.entry.facts.jobId ?? '' };
}

/** Registers for an offer and reads the personal links from the mail. */
export async function apply(client: Client, offer: Offer): Promise<Applicant> {
  const email = freshEmail('candidat');
  const name = canary('K');
  const { jobId } = offer;
  const body = { firstName: 'Amira', lastName: name, email, phone: '20123456', jobId };
  const registering = () => client.call(registerCandidate, { body });
  must(await client.wish('register', { jobId, candidate: email, name }, registering));
  const link = await fromMail(client, email, /\/Interview\/([\w-]+)/);
  const ownData = await fromMail(client, email, /\/MesDonnees\/([^\s"<>]+)/);
  return { offer, email, link, ownData };
}

/**
 * Starts the interview with consent and answers the first `count` questions; every third one gets a first version and a better
 * one. If all questions are answered, the follow-ups are answered, too.
 */
export async function answerQuestions(client: Client, applicant: Applicant, count = Infinity): Promise<number> {
  const { link: token, email: candidate } = applicant;
  const { jobId } = applicant.offer;
  const starting = () => client.call(startInterview, { params: { token }, body: { consentVersion: CONSENT_VERSION } });
  const started = await client.wish('start', { jobId, candidate }, starting);
  must(started);
  const { questions } = started.answer.body;
  const say = async (index: number, revision: number) => {
    const answer = `${ANSWER} (${candidate}, ${index}.${revision})`;
    const saving = () =>
      client.call(saveAnswer, { params: { token, index: String(index) }, body: { answer, revision } });
    const saved = await client.wish('answer', { jobId, candidate, index, revision, answer }, saving);
    must(saved);
    return saved.answer.body;
  };
  let followUps = 0;
  for (const index of questions.slice(0, count).keys()) {
    if (index % 3 === 0) await say(index, 1);
    followUps = (await say(index, 2)).followUps.length;
  }
  for (let turn = 0; turn < followUps; turn += 1) await say(questions.length + turn, 1);
  return questions.length;
}

const onePdf = pdfCv();
export const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

/** A valid CV, different for each candidate: PDF readers skip a comment at the end. */
export async function cvOf(applicant: Applicant): Promise<Uint8Array<ArrayBuffer>> {
  const { buffer } = await onePdf;
  return new Uint8Array(Buffer.concat([buffer, Buffer.from(`\n% ${applicant.email}\n`)]));
}

/** Completes the interview. The CV is sent with the completion, or before it in two chunks. */
export async function complete(client: Client, applicant: Applicant, { inChunks = false } = {}): Promise<void> {
  const { link: token, email: candidate } = applicant;
  const cv = await cvOf(applicant);
  const form = new FormData();
  form.set('interviewToken', token);
  // The server ignores the questions of the form and uses its own copy.
  form.set('questions', JSON.stringify(['Une question inventée']));
  form.set('answers', '[]');
  if (inChunks) await sendChunks(client, token, cv);
  else form.set('cvFile', new Blob([cv], { type: 'application/pdf' }), 'CV.pdf');
  const sending = () => client.call(completeInterview, { body: { interviewToken: token } }, { body: form });
  must(await client.wish('complete', { jobId: applicant.offer.jobId, candidate, cv: sha256(cv) }, sending));
}

async function sendChunks(client: Client, token: string, cv: Uint8Array<ArrayBuffer>): Promise<void> {
  let offset = 0;
  while (offset < cv.length) {
    const chunk = cv.slice(offset, offset + Math.ceil(cv.length / 2));
    const query = { offset: String(offset), size: String(cv.length), name: 'CV.pdf' };
    const { body, code } = await client.call(sendCvChunk, { params: { token }, query }, { body: chunk });
    if (code) throw new GaveUp(`a chunk of a CV refused: ${code}`);
    offset = body.received;
  }
}

/** Answers the newest invitation, if there is one. */
export async function reply(client: Client, { email }: Applicant, said: 'ACCEPTED' | 'DECLINED'): Promise<void> {
  const { body: mails } = await client.call(readOutbox, { query: { to: email } });
  const link = mails.map(({ text }) => /\/Invitation\/([\w.-]+)/.exec(text)?.[1]).find((found) => found !== undefined);
  if (link === undefined) return;
  const { body, code } = await client.call(getReply, { params: { link } });
  if (!code) await client.call(sendReply, { params: { link }, body: { reply: said, sequence: body.sequence } });
}

/** Withdraws the application. */
export async function withdraw(client: Client, { ownData: link, email: candidate, offer }: Applicant): Promise<void> {
  const withdrawing = () => client.call(withdrawApplication, { params: { link } });
  must(await client.wish('withdraw', { jobId: offer.jobId, candidate }, withdrawing));
}

/** Erases all data of the application. */
export async function erase(client: Client, { ownData: link, email: candidate, offer }: Applicant): Promise<void> {
  const erasing = () => client.call(eraseOwnData, { params: { link }, body: { confirmed: true } });
  must(await client.wish('erase', { jobId: offer.jobId, candidate }, erasing));
}
