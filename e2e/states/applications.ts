import type { Page } from '@playwright/test';
import { foundHereErrors } from '@kafaa/domain/interviews/errors';
import type { Interview } from '@kafaa/domain/interviews/schema';
import { arrivedText, endedText, LINK_SENT } from '@kafaa/domain/interviews/texts';
import { Registration } from '@kafaa/testing/product/candidate';
import { pngPicture } from '@kafaa/testing/files/pictures';
import { type Mock, mockApi } from '@kafaa/testing/product/mock-api';
import { type Answers, click, guest, never, type Open } from './stage.ts';

/** Opens the apply form of the example's offer. Only its submission is mocked, because the page embeds the offer. */
export const apply =
  (then: (registration: Registration) => Promise<unknown>, answer: Mock = never, begin: Mock = never): Open =>
  async ({ page, example }) => {
    await mockApi(page, { 'POST /candidates/create': answer, 'POST /candidates/begin': begin });
    await page.goto(`/Apply/${example.jobId}`);
    await then(new Registration(page));
  };

export const sendForm =
  (change: Readonly<Record<string, string>> = {}) =>
  async (registration: Registration) => {
    await registration.fill('amira@exemple.tn');
    for (const [label, value] of Object.entries(change))
      await registration.page.getByLabel(label, { exact: true }).fill(value);
    await registration.submit.click();
  };

/** Sends the form, then begins the interview on this device. */
export const beginNow = async (registration: Registration) => {
  await sendForm({ 'E-mail': 'amira@gmail.com' })(registration);
  await click(registration.page, 'Commencer maintenant');
};

/** Opens the offer's page with changed data: each pair is a part of its JSON and the replacement. */
const changedOffer =
  (...changes: readonly (readonly [from: string, to: string])[]): Open =>
  async ({ page, example }) => {
    await page.route('**/Apply/*', async (route) => {
      const response = await route.fetch();
      const body = changes
        .reduce((text, [from, to]) => text.replace(from, to), await response.text())
        // The server's rendering of the open offer is removed, so that the page renders itself from the changed data.
        .replace(/(?<=<div id="root") data-drawn>.*<\/div>(?=\s*<(?:link|script))/s, '></div>');
      await route.fulfill({ response, body });
    });
    await page.goto(`/Apply/${example.jobId}`);
  };

/** Opens the offer's page as the server renders it for an offer that is not open. */
export const unavailable = (availability: 'WAITING' | 'FULL' | 'CLOSED') =>
  changedOffer(['"availability":"OPEN"', `"availability":"${availability}"`]);

/** The offer of a company with a logo. */
export const withLogo: Open = async (stage) => {
  const body = pngPicture({ width: 180, height: 60 });
  await stage.page.route('**/Logo/**', (route) => route.fulfill({ contentType: 'image/png', body }));
  const logo = { path: '/Logo/o1/abc', width: 180, height: 60 };
  await changedOffer(['"logo":null', `"logo":${JSON.stringify(logo)}`])(stage);
};

const OTHER = { id: 'o2', title: 'Comptable', location: 'Sfax' };
const MORE = [
  ['"contact":null', '"contact":"recrutement@medina.tn"'],
  ['"others":[]', `"others":${JSON.stringify([OTHER])}`],
] as const;
/** The offer of a company with a contact address and another offer. */
export const moreOfCompany = changedOffer(...MORE);
export const moreAfterClosed = changedOffer(...MORE, ['"availability":"OPEN"', '"availability":"CLOSED"']);

const QUESTIONS = ['Pourquoi ce poste ?', 'Racontez un désaccord.', 'Une décision dont vous êtes fier ?'];

export function interviewOf(change: Partial<Interview> = {}): Interview {
  return {
    questions: QUESTIONS,
    followUps: [],
    interviewLanguage: 'Français',
    jobId: 'j1',
    jobTitle: 'Développeur front-end',
    jobLocation: 'Tunis',
    companyName: 'Medina Digital',
    candidate: {
      firstName: 'Amira',
      lastName: 'Ben Salah',
      email: 'amira@exemple.tn',
      phone: '20123456',
      availableFrom: null,
      ownData: 'l',
    },
    answers: [],
    startedAt: null,
    accommodation: false,
    expiresAt: new Date(Date.now() + 6 * 24 * 3_600_000).toISOString(),
    cv: null,
    cvFields: null,
    ...change,
  };
}
const started = () => new Date().toISOString();
const answered = (count: number) =>
  QUESTIONS.slice(0, count).map((_question, index) => ({ index, answer: 'Une réponse vécue.', revision: 1 }));

export const interview = (load: Mock, then?: (page: Page) => Promise<unknown>, answers: Answers = {}): Open =>
  guest('/Interview/t', { 'GET /interviews/t': load, ...answers }, then);

export const WAITING = () => ({ body: interviewOf() });
export const correct = (page: Page) => click(page, 'Corriger');
export const ENGLISH = () => ({ body: interviewOf({ interviewLanguage: 'Anglais', startedAt: started() }) });
export const LONG_TITLE = () => ({
  body: interviewOf({
    jobTitle: 'Chargée de clientèle bilingue pour les grands comptes',
    startedAt: started(),
    answers: answered(1),
  }),
});
export const RUNNING = () => ({ body: interviewOf({ startedAt: started(), answers: answered(1) }) });
export const ASKED_AGAIN = () => ({
  body: interviewOf({
    startedAt: started(),
    answers: answered(3),
    followUps: [
      { question: 1, text: 'Vous écrivez\u00A0: «\u00A0Une réponse vécue\u00A0». Quel a été le résultat\u202F?' },
    ],
  }),
});
export const OTHER_LANGUAGE = () => ({
  body: interviewOf({
    startedAt: started(),
    answers: [{ index: 0, answer: 'قدت فريقا من ستة أشخاص في صفاقس (call center).', revision: 1 }],
    followUps: [
      {
        question: 0,
        text: 'L’entreprise lira cette réponse, mais je ne sais pas encore l’évaluer. Pouvez-vous la redire en français, même avec des fautes\u202F?',
        language: true,
      },
    ],
  }),
});
export const LIVED = () => ({
  body: interviewOf({ startedAt: started(), answers: answered(1), lived: [false, true, true] }),
});
const UNCONFIRMED = { finished: false, erasedAt: '2026-12-05T10:00:00Z' };
const TYPED = {
  firstName: 'Amira',
  lastName: 'Ben Salah',
  email: 'amira@exemple.tn',
  phone: '20123456',
  availableFrom: null,
  ownData: '',
};
export const PROVISIONAL = () => ({ body: interviewOf({ candidate: TYPED, unconfirmed: UNCONFIRMED }) });
export const PROVISIONAL_RUNNING = () => ({
  body: interviewOf({ startedAt: started(), answers: answered(1), candidate: TYPED, unconfirmed: UNCONFIRMED }),
});
export const PROVISIONAL_DONE = () => ({
  body: interviewOf({
    startedAt: started(),
    answers: answered(3),
    candidate: TYPED,
    unconfirmed: { ...UNCONFIRMED, finished: true },
  }),
});
const begunOne = { id: 'b1', name: 'Amira Ben Salah', startedAt: '2026-11-28T10:00:00Z' };
export const BEGUN = () => ({ body: interviewOf({ begun: [{ ...begunOne, answers: 8, finished: true }] }) });
export const BEGUN_TWICE = () => ({
  body: interviewOf({
    begun: [
      { ...begunOne, answers: 3, finished: false },
      { ...begunOne, id: 'b2', name: 'أميرة بن صالح', answers: 1, finished: false },
    ],
  }),
});
export const notMe = (page: Page) => click(page, 'Ce n’est pas moi');
export const closeHere = async (page: Page) => {
  await click(page, 'Pause et aide');
  await click(page, 'Fermer sur cet appareil');
};
export const editFirst = (page: Page) => click(page, 'Modifier la réponse 1');
export const pause = async (page: Page) => {
  await click(page, 'Pause et aide');
  await click(page, 'Faire une pause');
};
/** The server holds an answer from another device, which the page has not loaded when it sends its own. */
export const twoDevices: Open = (stage) => {
  let loads = 0;
  const load: Mock = () => {
    loads += 1;
    const answers = loads === 1 ? [] : [{ index: 0, answer: 'Une réponse écrite sur l’ordinateur.', revision: 1 }];
    return { body: interviewOf({ startedAt: '2026-11-20T10:00:00Z', answers }) };
  };
  const body = { index: 0, revision: 1, savedAt: '2026-11-20T10:00:00Z', followUps: [] };
  const send = async (page: Page) => {
    await page.waitForFunction(() => document.querySelector('textarea')?.placeholder === 'Écrivez votre réponse');
    const field = page.getByRole('textbox', { name: 'Votre réponse' });
    await field.fill('Un vieux brouillon du téléphone.');
    await field.press('Enter');
  };
  return interview(load, send, { 'PUT /interviews/t/answers/0': { body } })(stage);
};
export const ALL_ANSWERED = () => ({ body: interviewOf({ startedAt: started(), answers: answered(3) }) });

export const writeOffline = async (page: Page) => {
  const field = page.getByRole('textbox', { name: 'Votre réponse' });
  await page.waitForFunction(() => document.querySelector('textarea')?.placeholder === 'Écrivez votre réponse');
  await page.context().setOffline(true);
  await field.fill('Je l’ai dit à mon équipe le jour même.');
  await field.press('Enter');
};

/** Mock server that accepts the CV in one chunk, and the completion after it. */
export const TAKEN: Answers = {
  'PUT /interviews/t/cv': (request) => ({
    body: { received: Number(new URL(request.url()).searchParams.get('size')), complete: true, readable: true },
  }),
  'PUT /candidates/complete': { body: { message: 'ok' } },
};

export const chooseCv = (name: string) => async (page: Page) => {
  const buffer = Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF');
  await page.getByLabel('Choisir un fichier').setInputFiles({ name, mimeType: 'application/pdf', buffer });
};
export const sendCv = async (page: Page) => {
  await chooseCv('cv.pdf')(page);
  await click(page, 'Envoyer ma candidature');
};

/** Response for a used link: the application has arrived, and `link` is the path of its own-data page. */
export const ARRIVED: Mock = {
  status: 410,
  body: { code: 'EXPIRED_LINK', message: arrivedText('22 novembre 2026'), link: '/MesDonnees/l' },
};
/** Response for an expired link, whose holder can ask for another one. */
export const ENDED: Mock = {
  status: 410,
  body: { code: 'EXPIRED_LINK', message: endedText('29 novembre 2026'), link: '/Apply/o' },
};

/** Response for a link whose application was erased. */
export const UNKNOWN: Mock = {
  status: 410,
  body: { code: 'EXPIRED_LINK', message: foundHereErrors.EXPIRED_LINK.message },
};
/** Opens the link again on the device that has sent the application. */
export const sentFromHere = async (page: Page) => {
  await page.evaluate(() => localStorage.setItem('kafaa.entretien.t.fin', '{"at":1}'));
  await page.reload();
};

/** Asks for a new link with the button on the screen. */
export const renewLink = async (page: Page) => {
  await click(page, 'Recevoir un nouveau lien');
};
export const RENEWED: Answers = { 'POST /interviews/t/renew': { body: { message: LINK_SENT } } };

/** Answers the trial question of /Candidats. */
export const tryQuestion = (text: string) => async (page: Page) => {
  await page.getByLabel('Votre réponse d’essai').fill(text);
  await click(page, 'Répondre');
};
