import type { Page } from '@playwright/test';
import { listCandidates } from '@kafaa/domain/candidates/api';
import { createOpinionLink, revokeOpinionLink } from '@kafaa/domain/opinions/api';
import type { History, Opinions } from '@kafaa/domain/opinions/schema';
import { callApi } from '@kafaa/testing/product/api';
import type { Mock } from '@kafaa/testing/product/mock-api';
import { dashboard, NO_OPINIONS, OPEN_FILE } from './candidates.ts';
import { click, type Example, type Open } from './stage.ts';

/** The page behind a link for the candidates of the example's offer who have finished. */
const shared =
  (
    people: number,
    then: (page: Page, made: { example: Example; id: string; linkId: string }) => Promise<unknown> = async () => {},
  ): Open =>
  async ({ page, example }) => {
    const { server, jobId, recruiter, candidateId } = example;
    const { content } = await callApi(server, listCandidates, { params: { jobId }, query: {} }, recruiter.token);
    // Other states of the same example let candidates withdraw.
    const others = content.filter(
      ({ id, completedAt, withdrawnAt }) => id !== candidateId && completedAt !== null && withdrawnAt === null,
    );
    const candidateIds = [candidateId, ...others.map(({ id }) => id)].slice(0, people);
    const body = { candidateIds, recipient: 'Monsieur Gharbi' };
    const link = await callApi(server, createOpinionLink, { body }, recruiter.token);
    await page.goto(new URL(link.url ?? '').pathname);
    await then(page, { example, id: candidateId, linkId: link.id });
  };

const answer = async (page: Page, name: string) => {
  await page.getByRole('radio', { name: 'À discuter' }).first().check();
  await page.getByLabel('Une phrase').first().fill('À revoir avec le chef d’équipe.');
  await page.getByLabel('Votre nom').first().fill(name);
  await click(page, 'Donner mon avis');
};

export const one = shared(1);
export const list = shared(3);
export const stored = shared(1, (page) => answer(page, 'Karim Gharbi'));
export const refused = shared(1, (page) => answer(page, 'gharbi.example'));
export const opened = shared(1, (page) => page.getByText('Voir ce que propose l’IA').click());
export const revoked = shared(1, async (page, { example: { server, recruiter }, id, linkId }) => {
  await callApi(server, revokeOpinionLink, { params: { id, linkId } }, recruiter.token);
  await page.reload();
});

const at = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();
const FULL: Opinions = {
  links: [
    {
      id: 'l1',
      url: 'https://kafaa.example/Avis/abc.def',
      recipient: 'Monsieur Gharbi',
      by: 'Leïla Mansour',
      state: 'OPEN',
      createdAt: at(30),
      endsAt: at(-300),
      candidates: 3,
    },
    {
      id: 'l2',
      url: null,
      recipient: 'Chef d’atelier',
      by: 'Leïla Mansour',
      state: 'REVOKED',
      createdAt: at(80),
      endsAt: at(-250),
      candidates: 1,
    },
  ],
  opinions: [
    {
      name: 'Karim Gharbi',
      verdict: 'YES',
      sentence: 'Elle connaît nos machines.',
      at: at(3),
      recipient: 'Monsieur Gharbi',
    },
    { name: 'Sonia Gharbi', verdict: 'DISCUSS', sentence: '', at: at(5), recipient: 'Monsieur Gharbi' },
  ],
  comments: [
    {
      id: 'm1',
      author: 'Sami Trabelsi',
      own: false,
      text: 'Vue au salon de Sfax, très claire.\n@Leïla Mansour, on la rappelle ?',
      at: at(20),
      mentions: ['Leïla Mansour'],
    },
    { id: 'm2', author: 'Leïla Mansour', own: true, text: 'Je l’appelle lundi.', at: at(18), mentions: [] },
  ],
  scorecards: [
    {
      author: 'Sami Trabelsi',
      own: false,
      levels: { technicalSkillsMatch: 3, communicationSkills: 2 },
      sentence: 'À l’aise sur le concret.',
      at: at(10),
    },
    {
      author: 'Leïla Mansour',
      own: true,
      levels: { technicalSkillsMatch: 2, communicationSkills: 4, cultureFit: 3 },
      sentence: '',
      at: at(9),
    },
  ],
  closedScorecards: [],
  colleagues: ['Sami Trabelsi', 'nour@societe.tn'],
};
const HISTORY: History = {
  entries: [
    { at: at(3), actor: 'GUEST', person: null, action: 'OPINION_GIVEN' },
    { at: at(18), actor: 'RECRUITER', person: 'Leïla Mansour', action: 'COMMENTED' },
    { at: at(30), actor: 'RECRUITER', person: null, action: 'OPINION_LINKED' },
    { at: at(90), actor: 'ENGINE', person: null, action: 'EVALUATED' },
    { at: at(91), actor: 'CANDIDATE', person: null, action: 'COMPLETED' },
  ],
  more: false,
};

/** The open file of the first candidate, scrolled to the given text. */
const file = (
  answers: { opinions?: Mock; history?: Mock },
  heading: string,
  then: (page: Page) => Promise<unknown> = async () => {},
): Open =>
  dashboard(
    {
      'GET /candidates/c1/opinions': answers.opinions ?? { body: FULL },
      'GET /candidates/c1/history': answers.history ?? { body: HISTORY },
    },
    async (page) => {
      await page.getByRole('heading', { name: heading }).scrollIntoViewIfNeeded();
      await then(page);
    },
    OPEN_FILE,
  );

export const full = file({}, 'Avis par lien', async (page) =>
  page.getByText('Demander l’avis d’une personne sans compte').click(),
);
export const empty = file({ opinions: { body: NO_OPINIONS } }, 'Commentaires');
export const cards = file({}, 'Grilles de rendez-vous', async (page) => page.getByText('Changer ma grille').click());
export const closedCards = file(
  { opinions: { body: { ...FULL, scorecards: [], closedScorecards: ['Sami Trabelsi', 'Nour Ayari'] } } },
  'Grilles de rendez-vous',
);
export const history = file({}, 'Historique', async (page) => page.getByText('Qui a fait quoi, et quand').click());
export const lost = file({ opinions: { status: 500, body: {} } }, 'Historique');
