import { expect, type Page } from '@playwright/test';
import { listCandidates } from '@kafaa/domain/candidates/api';
import { getInterview } from '@kafaa/domain/interviews/api';
import { expectAccessible } from '@kafaa/testing/product/accessible';
import { callApi } from '@kafaa/testing/product/api';
import { answerByApi, Chat, newCandidate, PHONE } from '@kafaa/testing/product/candidate';
import { newOffer } from '@kafaa/testing/product/company';
import { largeCv, pdfCv } from '@kafaa/testing/product/cvs';
import type { ProductServer } from '@kafaa/testing/product/server';
import { test } from '@kafaa/testing/product/test';

test.use(PHONE);
test.describe.configure({ mode: 'parallel' });

const PHOTOS = 'Prendre mon CV en photo';
const UNREADABLE = /^Nous ne pouvons pas lire le texte de/;

/** Opens the last step of a candidate who has answered every question. */
async function atLastStep(page: Page, server: ProductServer) {
  const { job, recruiter } = await newOffer(server);
  const { link, token } = await newCandidate(server, job.id);
  await answerByApi(server, token);
  await page.goto(link);
  await expect(page.getByText('Dernière étape')).toBeVisible();
  const held = async () => (await callApi(server, getInterview, { params: { token } })).cv;
  return { job, recruiter, link, token, held, chat: new Chat(page) };
}

const photo = (name: string, buffer: Buffer, mimeType = 'image/png') => ({ name, mimeType, buffer });

/** A picture of 3000 × 4000 pixels and 12 MB, as from a phone's camera, drawn by the browser. */
async function largePhoto(page: Page, text: string): Promise<Buffer> {
  const url = await page.evaluate((shown) => {
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [3000, 4000];
    const context = canvas.getContext('2d');
    if (!context) throw new Error('the browser has no canvas');
    // The noise makes the file as large as that of a real photo.
    const noise = context.createImageData(3000, 1000);
    for (let at = 0; at < noise.data.length; at += 1) noise.data[at] = (at * 2_654_435_761) % 251;
    context.putImageData(noise, 0, 3000);
    context.font = '200px sans-serif';
    context.fillText(shown, 200, 600);
    return canvas.toDataURL('image/jpeg', 1);
  }, text);
  const picture = Buffer.from(url.slice(url.indexOf(',') + 1), 'base64');
  // A camera may append a film to a photo; readers ignore bytes after the end of the picture.
  return Buffer.concat([picture, Buffer.alloc(Math.max(0, 12 * 1024 * 1024 - picture.length))]);
}

test('the page turns photographed pages into one PDF in the shown order, and then asks for short answers', async ({
  page,
  server,
}) => {
  const { chat, held, job, recruiter } = await atLastStep(page, server);
  const [one, two] = [await largePhoto(page, 'un'), await page.screenshot()];
  await page.setViewportSize({ width: 360, height: 640 });
  const refused = page.getByText(/^Ce fichier est trop volumineux/);
  await chat.choose(await largeCv());
  await expect(refused).toBeVisible();
  await page.getByLabel(PHOTOS).setInputFiles([photo('un.jpg', one, 'image/jpeg'), photo('deux.png', two)]);
  const pages = page.getByRole('listitem').filter({ hasText: /^Page \d$/ });
  await expect(pages).toHaveCount(2);
  await expect(refused).toHaveCount(0);
  await expectAccessible(page);
  const source = (index: number) => pages.nth(index).locator('img').getAttribute('src');
  const [before, after] = [await source(0), await source(1)];
  await page.getByRole('button', { name: 'Descendre la page 1' }).click();
  expect([await source(0), await source(1)]).toEqual([after, before]);
  await page.getByLabel('Ajouter une page').setInputFiles(photo('trois.png', two));
  await expect(pages).toHaveCount(3);
  await page.getByRole('button', { name: 'Retirer la page 3' }).click();
  await page.getByRole('button', { name: 'Joindre ces 2 pages' }).click();

  // The page scrolls to the reason for the questions, not to the button below them.
  await expect(page.getByText(UNREADABLE)).toBeInViewport({ ratio: 1 });
  await expect(chat.header).toBeInViewport({ ratio: 1 });
  await expect(page.getByText(/, arrivé$/)).toBeVisible();
  expect(await held()).toMatchObject({ name: 'CV en photos.pdf', readable: false });
  expect((await held())?.size).toBeLessThan(800_000);
  await expectAccessible(page);
  await chat.submit.click();
  await expect(page.getByText(/^Répondez au moins à une de ces questions/)).toBeVisible();
  await page.getByLabel('Votre dernière expérience').fill('Vendeuse chez Zen');
  await page.getByLabel('Vos langues').fill('Arabe, français');
  await chat.submit.click();
  await expect(chat.success).toBeVisible();
  const { content } = await callApi(server, listCandidates, { params: { jobId: job.id }, query: {} }, recruiter.token);
  expect(content[0]).toMatchObject({ cvFields: { lastExperience: 'Vendeuse chez Zen', languages: 'Arabe, français' } });
  expect(content[0]?.cvUrl).not.toBeNull();
});

test('each refused photo shows its reason, and the page accepts at most ten photos', async ({ page, server }) => {
  await atLastStep(page, server);
  const good = await page.screenshot();
  await page
    .getByLabel('Choisir un fichier')
    .setInputFiles([
      photo('vide.jpg', Buffer.alloc(0), 'image/jpeg'),
      photo('IMG_1.HEIC', Buffer.from('ftypheic'), 'image/heic'),
      photo('page.png', good),
    ]);
  await expect(page.getByText('«\u00A0vide.jpg\u00A0» est vide.')).toBeVisible();
  await expect(
    page.getByText(/«\sIMG_1\.HEIC\s», au format HEIC\. Affichez la photo, faites une capture/),
  ).toBeVisible();
  await page.getByLabel('Ajouter une page').setInputFiles(Array.from({ length: 30 }, () => photo('page.png', good)));
  await expect(page.getByText('21 photos n’ont pas été ajoutées\u00A0: 10 photos au maximum.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Joindre ces 10 pages' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Annuler' }).click();
  await expect(page.getByText('Choisir un fichier')).toBeVisible();
});

test('a candidate without a CV answers five short questions, and a removed file is not sent', async ({
  page,
  server,
}) => {
  const { chat, held, link } = await atLastStep(page, server);
  await chat.choose(await pdfCv());
  await expect(page.getByText(/, arrivé$/)).toBeVisible();
  await expect(page.getByText(UNREADABLE)).toHaveCount(0);
  await page.getByRole('button', { name: 'Retirer le fichier' }).click();
  await page.getByRole('button', { name: 'Je n’ai pas de CV' }).click();
  await page.getByLabel('Votre diplôme').fill('Bac lettres');
  await page.goto(link);
  await expect(page.getByLabel('Votre diplôme')).toHaveValue('Bac lettres');
  expect(await held()).toBeNull();
  await chat.submit.click();
  await expect(chat.success).toBeVisible();
});
