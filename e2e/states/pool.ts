import type { Page } from '@playwright/test';
import type { GroupPreview } from '@kafaa/domain/messages/schema';
import { POOL_CONSENT_VERSION } from '@kafaa/domain/pool/options';
import type { OtherApplication } from '@kafaa/domain/pool/schema';
import { STARTING_WORDS } from '@kafaa/domain/templates/texts';
import { candidate, pageOf } from '@kafaa/testing/product/dashboard-data';
import { dashboard, OPEN_FILE } from './candidates.ts';
import { ownDataPage } from './meetings.ts';
import { type Answers, click, fails, type Open } from './stage.ts';

const POOL = {
  version: POOL_CONSENT_VERSION,
  givenAt: '2026-11-30T09:00:00.000Z',
  endsAt: '2027-11-30T09:00:00.000Z',
};
const BOX = /^J’accepte que Medina Digital/;

/** Shows the consent checkbox on the own-data page. */
export const agreed: Open = ownDataPage((page) => page.getByLabel(BOX).scrollIntoViewIfNeeded(), { pool: POOL });
export const choosing = (answer: Answers[string]): Open =>
  ownDataPage((page) => page.getByLabel(BOX).click(), {}, { 'PUT /rights/l/pool': answer });
export const saved: Open = choosing({ body: { pool: POOL } });
export const lost: Open = choosing(fails());

const OTHERS: readonly OtherApplication[] = [
  {
    id: 'c8',
    jobId: 'j2',
    jobTitle: 'Comptable',
    appliedAt: '2026-10-02T09:00:00.000Z',
    stage: 'REJECTED',
    recommendation: 'À approfondir',
    closed: false,
    same: 'EMAIL',
  },
  {
    id: 'c9',
    jobId: 'j3',
    jobTitle: 'Chef de projet',
    appliedAt: '2026-06-12T09:00:00.000Z',
    stage: 'TO_DECIDE',
    recommendation: null,
    closed: true,
    same: 'PHONE',
  },
];

/** The open file of a candidate who accepts other offers and has applied elsewhere. */
const file = (answers: Answers = {}, then?: (page: Page) => Promise<unknown>): Open => {
  const one = candidate('c1', 'Amira Ben Salah', { otherApplications: 2, poolUntil: POOL.endsAt });
  return dashboard(
    {
      'GET /candidates/job/j1': (request) => ({ body: pageOf([one], new URL(request.url()).searchParams).body }),
      'GET /candidates/c1': { body: { ...one, jobTitle: 'Développeur front-end' } },
      'GET /candidates/c1/others': { body: OTHERS },
      'GET /mail-templates': { body: [{ kind: 'PROPOSAL', ...STARTING_WORDS.PROPOSAL, own: false }] },
      ...answers,
    },
    then,
    OPEN_FILE,
  );
};
export const elsewhere = file();
export const othersLost = file({ 'GET /candidates/c1/others': fails() });

const offer = async (page: Page) => {
  await click(page, 'Proposer une autre offre');
  await page.getByRole('dialog', { name: 'Proposer une autre offre' }).waitFor();
};
export const choosingOffer = file({}, offer);
const write = async (page: Page) => {
  await offer(page);
  await page.getByLabel('Offre à proposer').selectOption({ index: 1 });
  await click(page, 'Écrire l’e-mail');
  await page.getByLabel('Objet').waitFor();
};
export const writing = file({}, write);
const PREVIEW: GroupPreview = {
  mail: null,
  recipients: 0,
  leftOut: [{ reason: 'NOT_IN_POOL', count: 1 }],
  leftToday: 998,
};
export const refused = file({ 'POST /jobs/j1/group-mails/preview': { body: PREVIEW } }, async (page) => {
  await write(page);
  await click(page, 'Vérifier');
});
