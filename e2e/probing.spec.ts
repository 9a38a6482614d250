import { expect } from '@playwright/test';
import { getInterview, saveAnswer } from '@kafaa/domain/interviews/api';
import { expectAccessible } from '@kafaa/testing/product/accessible';
import { callApi } from '@kafaa/testing/product/api';
import { Chat, newCandidate, PHONE, startByApi, told } from '@kafaa/testing/product/candidate';
import { newOffer } from '@kafaa/testing/product/company';
import { test } from '@kafaa/testing/product/test';

test.use(PHONE);
test.describe.configure({ mode: 'parallel' });

const VAGUE = 'Une fois, chez un client, une machine est tombée en panne et on a dû la réparer rapidement.';
const QUOTED =
  'Vous écrivez : « Une fois, chez un client, une machine est tombée en panne et on a dû la réparer rapidement ».';

test('a vague answer gets an immediate follow-up that quotes the answer and survives a reload', async ({
  page,
  server,
}) => {
  const { job } = await newOffer(server);
  const { link, token } = await newCandidate(server, job.id);
  await startByApi(server, token);
  await page.goto(link);
  const chat = new Chat(page);
  await chat.answer(0, VAGUE);
  await chat.askedAgain(0);
  await expect(page.getByRole('log').getByText(QUOTED)).toBeVisible();
  await chat.field.fill('Le début de la suite');
  await page.reload();
  await chat.askedAgain(0);
  await expect(chat.field).toHaveValue('Le début de la suite');
  await expectAccessible(page);
  await chat.send('J’ai changé le joint moi-même et la machine est repartie en une heure.');
  await chat.asked(1);
  // After « Je n’ai pas vécu cela » the follow-up asks what the candidate would do.
  await chat.send('Je n’ai pas vécu cela.');
  await chat.askedAgain(1);
  await expect(page.getByRole('log')).toContainText('« Je n’ai pas vécu cela ».');
  await chat.nothingToAdd.click();
  await chat.asked(2);
  const { answers, followUps, questions } = await callApi(server, getInterview, { params: { token } });
  expect(followUps.map(({ question }) => question)).toEqual([0, 1]);
  expect(answers.map(({ index }) => index)).toEqual([0, 1, questions.length, questions.length + 1]);
});

test('a one-word answer gets an immediate follow-up, also from a server whose engine is still loading', async ({
  page,
  server,
}) => {
  const { job } = await newOffer(server);
  const { link, token } = await newCandidate(server, job.id);
  await startByApi(server, token);
  await page.goto(link);
  const chat = new Chat(page);
  await chat.asked(0);
  await chat.send('ok');
  await chat.askedAgain(0);
  await expect(page.getByRole('log')).toContainText(/Dites de quoi il s’agissait/);
  await chat.send(told('La suite.'));
  await chat.asked(1);
});

test('a vague answer sent offline gets its follow-up after the last question', async ({ page, context, server }) => {
  const { job } = await newOffer(server);
  const { link, token } = await newCandidate(server, job.id);
  const questions = await startByApi(server, token);
  const last = questions.length - 1;
  for (const index of questions.keys()) {
    if (index === 0 || index === last) continue;
    const body = { answer: told(`Réponse ${index}.`), revision: 1 };
    await callApi(server, saveAnswer, { params: { token, index: String(index) }, body });
  }
  await page.goto(link);
  const chat = new Chat(page);
  await chat.asked(0);
  await context.setOffline(true);
  await chat.send(VAGUE);
  await chat.asked(last);
  await context.setOffline(false);
  await expect(chat.status(0)).toContainText('Enregistrée');
  await page.reload();
  await chat.asked(last);
  await chat.send(told('La dernière.'));
  await chat.askedAgain(0);
  // A follow-up that comes long after its question quotes that question.
  await expect(page.getByRole('log').getByText(`« ${questions[0]} »`)).toBeVisible();
  await expect(page.getByRole('log').getByText(QUOTED)).toBeVisible();
  await chat.send('J’ai changé le joint moi-même et la machine est repartie en une heure.');
  await expect(page.getByText(/^Bravo Amira, c’était la dernière question/)).toBeVisible();
});

const ARABIC = 'قدت فريقا من ستة أشخاص في صفاقس وأنهينا المشروع قبل الموعد بأسبوع.';

test('an answer in Arabic gets a reply in Arabic with the choice to answer again in French or to go on', async ({
  page,
  server,
}) => {
  const { job } = await newOffer(server);
  const { link, token } = await newCandidate(server, job.id);
  const questions = await startByApi(server, token);
  await page.goto(link);
  const chat = new Chat(page);
  const log = page.getByRole('log');
  await expect(log).toContainText('Donnez, en français, un exemple vrai');
  await chat.asked(0);
  await chat.field.fill('قدت فريقا');
  await expect(chat.field).toHaveCSS('direction', 'rtl');
  await chat.send(ARABIC);
  await chat.askedAgain(0);
  await expect(log.getByText('ستقرأ الشركة جوابك')).toHaveCSS('direction', 'rtl');
  await expect(chat.answers.nth(0).getByText(ARABIC)).toHaveCSS('direction', 'rtl');
  await page.getByRole('button', { name: 'Redire en français' }).click();
  await expect(chat.field).toBeFocused();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Continuer' }).click();
  await expect(chat.header).toContainText('Question 2sur');
  await expect(log).toContainText('Je garde ma réponse.');
  const kept = async () => {
    const { answers } = await callApi(server, getInterview, { params: { token } });
    return answers.map(({ index, answer }) => [index, answer]);
  };
  // The page shows the answer before the server has it.
  await expect.poll(kept).toEqual([
    [0, ARABIC],
    [questions.length, 'Je garde ma réponse.'],
  ]);
});

test('« Je n’ai pas vécu cela » beside a question on lived experience shows the imagined question each time', async ({
  page,
  server,
}) => {
  const { job } = await newOffer(server);
  const { link, token } = await newCandidate(server, job.id);
  await startByApi(server, token);
  const { lived = [], questions } = await callApi(server, getInterview, { params: { token } });
  expect(lived).toContain(false);
  await page.goto(link);
  const chat = new Chat(page);
  const notLived = page.getByRole('button', { name: 'Je n’ai pas vécu cela.' });
  for (const index of questions.keys()) {
    await chat.asked(index);
    await expect(notLived).toHaveCount(lived[index] ? 1 : 0);
    if (lived[index]) {
      await notLived.click();
      await chat.askedAgain(index);
      await expect(page.getByRole('log').locator('[id^="question-"]').last()).toContainText(/[Ii]maginez/);
      await chat.send('Je préviendrais d’abord la cliente, puis je vérifierais sa commande avec le magasin.');
    } else await chat.send(told(`Réponse ${index}.`));
  }
  await expect(page.getByText(/^Bravo Amira, c’était la dernière question/)).toBeVisible();
});
