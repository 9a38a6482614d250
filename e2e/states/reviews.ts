import type { Page } from '@playwright/test';
import type { Review } from '@kafaa/domain/reviews/schema';
import { answerReview, listReviews } from '@kafaa/domain/reviews/api';
import { withdrawApplication } from '@kafaa/domain/own-data/api';
import { callApi, linkFrom } from '@kafaa/testing/product/api';
import { completeByApi, newCandidate } from '@kafaa/testing/product/candidate';
import { pdfCv } from '@kafaa/testing/product/cvs';
import type { Mock } from '@kafaa/testing/product/mock-api';
import { dashboard, OPEN_FILE, withFirst } from './candidates.ts';
import { type Answers, click, type Example, type Open, visit } from './stage.ts';

const REASON = 'La troisième question parlait d’un autre métier.\nMon CV dit ce que j’ai fait.';
const SEND = 'Envoyer ma contestation';

/** The review page of a candidate who has sent answers and a CV. */
const finished =
  (then: (page: Page, example: Example, link: string) => Promise<unknown> = async () => {}): Open =>
  async ({ page, example }) => {
    const { server, jobId } = example;
    const { email, token } = await newCandidate(server, jobId);
    await completeByApi(server, token, await pdfCv());
    const own = await linkFrom(server, email, 'MesDonnees');
    const link = own.split('/').at(-1) ?? '';
    await page.goto(`/Relecture/${link}`);
    await then(page, example, link);
  };

const contest = async (page: Page, reason = REASON) => {
  await page.getByLabel('Votre raison').fill(reason);
  await click(page, SEND);
};

export const open = finished();
export const refused = finished((page) => contest(page, '   '));
export const asked = finished((page) => contest(page));
export const answered = finished(async (page, { server, recruiter: { token } }) => {
  await contest(page);
  await page.getByText('Vous avez contesté').waitFor();
  const all = await callApi(server, listReviews, {}, token);
  const id = all.find(({ answer, reason }) => answer === null && reason === REASON)?.candidateId ?? '';
  const answer = 'Nous avons relu vos réponses à deux.\nNous vous proposons un entretien.';
  await callApi(server, answerReview, { params: { id }, body: { kind: 'CONTEST', answer } }, token);
  await page.reload();
});
export const withdrawn = finished(async (page, { server }, link) => {
  await callApi(server, withdrawApplication, { params: { link } });
  await page.reload();
});

/** Opens the review page from the running chat, by the link under the field. */
export const fromChat = visit(
  ({ startedLink }) => startedLink,
  (page) => page.getByRole('link', { name: 'Lecture par une personne' }).click(),
);

const days = (count: number) => new Date(Date.now() + count * 86_400_000).toISOString();
const review = (change: Partial<Review> = {}): Review => ({
  candidateId: 'c1',
  candidate: 'Amira Ben Salah',
  jobId: 'j1',
  jobTitle: 'Développeur front-end',
  kind: 'CONTEST',
  reason: REASON,
  askedAt: days(-2),
  dueAt: days(28),
  overdue: false,
  answer: null,
  answeredAt: null,
  ...change,
});
const LATE = review({ kind: 'PERSON', reason: '', askedAt: days(-33), dueAt: days(-3), overdue: true });

const listing = (...reviews: readonly Review[]): Answers => ({ 'GET /reviews': { body: reviews } });

/** Opens the list with the pending reviews above it, without an open file. */
export const waiting = dashboard(
  listing(LATE, review({ candidateId: 'c2', candidate: 'Yassine Trabelsi', jobTitle: 'Comptable' })),
);
/** Opens the review in the file of the first candidate. */
export const file = (
  change: Partial<Review> | null = {},
  then?: (page: Page) => Promise<unknown>,
  answer?: Mock,
): Open =>
  dashboard(
    {
      ...(change === null && withFirst({ evaluation: null, byPerson: true })),
      ...listing(change === null ? LATE : review(change)),
      ...(answer && { 'PUT /candidates/c1/review': answer }),
    },
    then,
    OPEN_FILE,
  );
export const answerIt = async (page: Page) => {
  await page.getByLabel('Votre réponse').fill('Nous avons relu vos réponses.');
  await click(page, /^Répondre$/);
};
