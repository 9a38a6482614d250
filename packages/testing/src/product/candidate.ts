import { expect, type Locator, type Page } from '@playwright/test';
import { registerCandidate } from '@kafaa/domain/candidates/api';
import { completeInterview, getInterview, saveAnswer, startInterview } from '@kafaa/domain/interviews/api';
import { CONSENT_VERSION } from '@kafaa/domain/interviews/options';
import { KEEP_ANSWER, NOTHING_TO_ADD, SAY_AGAIN } from '@kafaa/domain/interviews/reply-texts';
import { callApi, linkFrom } from './api.ts';
import { freshEmail } from './company.ts';
import type { CvFile } from './cvs.ts';
import type { ProductServer } from './server.ts';
import { LIVED_ANSWER } from '#/answers';

/** Settings of a handheld phone, the main device of the candidate pages. */
export const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };

/** A recognisable answer that triggers no follow-up. */
export const told = (text: string) => `${text} ${LIVED_ANSWER}`;

export interface Invited {
  readonly email: string;
  readonly token: string;
  /** Path of the personal link, `/Interview/{token}`. */
  readonly link: string;
}

/** Registers a candidate and reads the personal link from the mail. */
export async function newCandidate(
  server: ProductServer,
  jobId: string,
  change: { firstName?: string; lastName?: string } = {},
): Promise<Invited> {
  const email = freshEmail('candidat');
  const person = { firstName: 'Amira', lastName: 'Ben Salah', phone: '20123456', ...change };
  await callApi(server, registerCandidate, { body: { ...person, email, jobId } });
  const link = await linkFrom(server, email, 'Interview');
  return { email, link, token: link.split('/').at(-1) ?? '' };
}

export async function startByApi(server: ProductServer, token: string): Promise<readonly string[]> {
  await callApi(server, startInterview, { params: { token }, body: { consentVersion: CONSENT_VERSION } });
  return (await callApi(server, getInterview, { params: { token } })).questions;
}

/** Starts the interview and answers all questions except the last `leaving` ones; returns the questions. */
export async function answerByApi(
  server: ProductServer,
  token: string,
  { leaving = 0, answer = (_index: number): string => LIVED_ANSWER } = {},
): Promise<readonly string[]> {
  const questions = await startByApi(server, token);
  for (const index of questions.slice(0, questions.length - leaving).keys()) {
    const body = { answer: answer(index), revision: 1 };
    await callApi(server, saveAnswer, { params: { token, index: String(index) }, body });
  }
  return questions;
}

/** Completes an interview by sending all answers and the CV in one request, as the specification defines it. */
export async function completeByApi(server: ProductServer, token: string, cv: CvFile): Promise<void> {
  const questions = await startByApi(server, token);
  const form = new FormData();
  form.set('interviewToken', token);
  form.set('questions', JSON.stringify(questions));
  form.set('answers', JSON.stringify(questions.map(() => LIVED_ANSWER)));
  form.set('cvFile', new Blob([new Uint8Array(cv.buffer)], { type: cv.mimeType }), cv.name);
  const response = await fetch(`${server.url}/api${completeInterview.path}`, { method: 'PUT', body: form });
  if (!response.ok) throw new Error(`the completion answered ${response.status}: ${await response.text()}`);
}

/** Page object for the form of /Apply/{jobId}. */
export class Registration {
  readonly submit: Locator;
  readonly confirmation: Locator;
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
    this.submit = page.getByRole('button', { name: 'Recevoir mon lien d’entretien' });
    this.confirmation = page.getByRole('heading', { name: 'Vérifiez votre boîte e-mail' });
  }

  /** Fills the form once the script runs. Before that, the button is disabled, and no script checks or stores the typed values. */
  async fill(email: string): Promise<void> {
    await expect(this.page.locator('form button[type="submit"]')).toBeEnabled();
    await this.type(email);
  }

  async type(email: string): Promise<void> {
    await this.page.getByLabel('Prénom').fill('Amira');
    await this.page.getByLabel('Nom', { exact: true }).fill('Ben Salah');
    await this.page.getByLabel('E-mail').fill(email);
    await this.page.getByLabel('Téléphone').fill('27 451 802');
  }
}

/** Page object for the interview chat. */
export class Chat {
  readonly field: Locator;
  readonly header: Locator;
  /** The answers of the candidate, without those that decline a follow-up. */
  readonly answers: Locator;
  /** The button that declines a follow-up, also one about the language. */
  readonly nothingToAdd: Locator;
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
    this.field = page.getByRole('textbox', { name: 'Votre réponse' });
    const mine = page.locator('span', { hasText: /^Vous\s*:\s*$/ });
    this.answers = page
      .getByRole('log')
      .locator(':scope > div')
      .filter({ has: mine, hasNotText: new RegExp(`${NOTHING_TO_ADD.Français}|${KEEP_ANSWER.Français}`) });
    this.header = page.locator('main > header');
    this.nothingToAdd = page.getByRole('button', {
      name: new RegExp(`^(${NOTHING_TO_ADD.Français}|${SAY_AGAIN.Français[1]})$`),
    });
  }

  async accept(): Promise<void> {
    const dialog = this.page.getByRole('dialog', { name: /^Avant de commencer/ });
    await dialog.getByRole('button', { name: 'J’ai compris, je commence' }).click();
    await expect(dialog).toBeHidden();
  }

  /** Waits until this question (counted from 0) is asked, and declines any follow-up before it. */
  async asked(index: number): Promise<void> {
    await expect(async () => {
      if (await this.nothingToAdd.isVisible()) await this.nothingToAdd.click();
      await expect(this.header).toContainText(`Question ${index + 1}sur`, { timeout: 100 });
      await expect(this.field).toHaveAttribute('placeholder', 'Écrivez votre réponse', { timeout: 100 });
    }).toPass({ timeout: 30_000 });
  }

  /** Waits for the follow-up to this question (counted from 0). */
  async askedAgain(index: number): Promise<void> {
    await expect(this.header).toContainText(`Précisionquestion ${index + 1}`);
    await expect(this.field).toHaveAttribute('placeholder', 'Écrivez votre réponse');
  }

  async send(text: string): Promise<void> {
    await this.field.fill(text);
    await this.field.press('Enter');
  }

  /** Answers the current question and waits until the server has saved the answer. */
  async answer(index: number, text: string): Promise<void> {
    await this.asked(index);
    await this.send(text);
    await expect(this.status(index)).toContainText('Enregistrée');
  }

  /** Gives this answer to each follow-up, if any, until the interview is over. */
  async answerAgain(text: string): Promise<void> {
    const asked = this.page.getByPlaceholder('Écrivez votre réponse');
    const over = this.header.getByText('Dernière étape');
    for (;;) {
      // The header changes only when the next question is shown, so the field says whether one is asked.
      await expect(asked.or(over)).toBeVisible();
      if (await over.isVisible()) return;
      const answered = await this.answers.count();
      await this.send(text);
      await expect(this.answers).toHaveCount(answered + 1);
    }
  }

  /** The line under an answer that shows its delivery status. */
  status(index: number): Locator {
    return this.answers.nth(index);
  }

  async choose(file: CvFile): Promise<void> {
    await this.page.getByLabel('Choisir un fichier').setInputFiles(file);
  }

  get submit(): Locator {
    return this.page.getByRole('button', { name: 'Envoyer ma candidature' });
  }

  get success(): Locator {
    return this.page.getByRole('heading', { name: 'Candidature soumise avec succès !' });
  }
}
