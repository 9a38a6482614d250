import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import { getInterview } from '@kafaa/domain/interviews/api';
import { DAY_MS } from '@kafaa/domain/kernel/time';
import { callApi } from '@kafaa/testing/product/api';
import { answerByApi, Chat, type Invited, newCandidate, PHONE, startByApi } from '@kafaa/testing/product/candidate';
import { newEntreprise, newJob } from '@kafaa/testing/product/company';
import { pdfCv } from '@kafaa/testing/product/cvs';
import { ProductServer } from '@kafaa/testing/product/server';
import { CHROMIUM_ARGS, ensureChromium } from '@kafaa/testing/machine/chromium';
import type { Row, Trial } from '../report.ts';
import { AckLog } from './ack-log.ts';
import { until } from './caller.ts';
import { FaultProxy } from './fault-proxy.ts';
import { checkSettled } from './invariants.ts';

/** Speed of a phone with weak reception. */
const BYTES_PER_SECOND = 40_000;
const RESET_EVERY = 200_000;
const RESUME_WITHIN_MS = 2000;
const MOST_BYTES = 1.1;
const LONG_MS = 120_000;

/** A phone, an offer to apply for, and the network between them. */
interface Fixtures {
  readonly server: ProductServer;
  readonly line: FaultProxy;
  readonly browser: Browser;
  readonly jobId: string;
  readonly cv: { readonly path: string; readonly sha256: string; readonly size: number };
}

const phone = ({ browser, line }: Fixtures) =>
  browser.newContext({ ...PHONE, baseURL: line.url, locale: 'fr-FR', timezoneId: 'Africa/Tunis' });

async function opened(context: BrowserContext, { link }: Invited): Promise<{ page: Page; chat: Chat }> {
  const page = await context.newPage();
  await page.goto(link, { timeout: LONG_MS });
  return { page, chat: new Chat(page) };
}

const held = (server: ProductServer, token: string) => callApi(server, getInterview, { params: { token } });

async function texts({ server }: Fixtures, token: string): Promise<readonly string[]> {
  const { answers, questions } = await held(server, token);
  // Answers to follow-ups have positions after the questions.
  return answers.flatMap(({ index, answer }) => (index < questions.length ? [answer] : []));
}

/** Returns the number of milliseconds until the server has this many answers. */
async function arrival(fixtures: Fixtures, token: string, count: number): Promise<number> {
  const begun = performance.now();
  await until(async () => (await texts(fixtures, token)).length >= count, LONG_MS, 25);
  return performance.now() - begun;
}

/** Answers offline, closes the tab, reopens the page online, then answers offline again and reconnects. */
async function offline(fixtures: Fixtures): Promise<{ resumed: number; kept: boolean }> {
  const invited = await newCandidate(fixtures.server, fixtures.jobId);
  await startByApi(fixtures.server, invited.token);
  const context = await phone(fixtures);
  const first = await opened(context, invited);
  await first.chat.answer(0, 'Avec le réseau.');
  await first.chat.asked(1);
  await context.setOffline(true);
  await first.chat.send('Dans le tunnel.');
  await first.chat.asked(2);
  await first.chat.field.fill('Commencée dans le tunnel');
  await first.page.close();
  await context.setOffline(false);
  // The page sends the closed tab's answers when it is opened again.
  const again = await opened(context, invited);
  await until(async () => (await texts(fixtures, invited.token)).length === 2, LONG_MS);
  // A follow-up to the answer of the tunnel may come first; the draft belongs to the next question.
  await again.chat.asked(2);
  const typed = await again.chat.field.inputValue();
  await context.setOffline(true);
  await again.chat.send('Encore un tunnel.');
  await again.chat.asked(3);
  const arrived = arrival(fixtures, invited.token, 3);
  await context.setOffline(false);
  const resumed = await arrived;
  const saved = await texts(fixtures, invited.token);
  await context.close();
  const wanted = ['Avec le réseau.', 'Dans le tunnel.', 'Encore un tunnel.'];
  if (saved.join('\n') !== wanted.join('\n')) console.log(`  saved: ${JSON.stringify(saved)}`);
  if (typed !== 'Commencée dans le tunnel') console.log(`  typed: ${JSON.stringify(typed)}`);
  return { resumed, kept: saved.join('\n') === wanted.join('\n') && typed === 'Commencée dans le tunnel' };
}

/** Two tabs of one phone answer alternately. */
async function twoTabs(fixtures: Fixtures): Promise<boolean> {
  const invited = await newCandidate(fixtures.server, fixtures.jobId);
  await startByApi(fixtures.server, invited.token);
  const context = await phone(fixtures);
  const tabs = [await opened(context, invited), await opened(context, invited)];
  const wanted: string[] = [];
  for (let index = 0; index < 4; index += 1) {
    const text = `Réponse ${index} de l’onglet ${index % 2}.`;
    wanted.push(text);
    await tabs[index % 2]?.chat.answer(index, text);
  }
  await context.close();
  return (await texts(fixtures, invited.token)).join('\n') === wanted.join('\n');
}

/** Answers on a phone whose clock is a day ahead, then a day behind; the later text must win. */
async function wrongClock(fixtures: Fixtures): Promise<boolean> {
  const invited = await newCandidate(fixtures.server, fixtures.jobId);
  await startByApi(fixtures.server, invited.token);
  const context = await phone(fixtures);
  const at = async (by: number) => {
    const page = await context.newPage();
    await page.clock.install({ time: Date.now() + by });
    await page.goto(invited.link, { timeout: LONG_MS });
    return { page, chat: new Chat(page) };
  };
  const ahead = await at(DAY_MS);
  await ahead.chat.answer(0, 'La première version.');
  await ahead.page.close();
  const behind = await at(-DAY_MS);
  await behind.chat.answer(1, 'La deuxième réponse.');
  const change = behind.chat.answers.nth(0).getByRole('button', { name: 'Modifier la réponse 1' });
  await change.click();
  await behind.chat.send('La version corrigée.');
  const wanted = 'La version corrigée.\nLa deuxième réponse.';
  const kept = await until(async () => (await texts(fixtures, invited.token)).join('\n') === wanted, 10_000);
  await context.close();
  return kept;
}

interface Upload {
  /** Number of bytes that left the phone, and the share of them that were headers of finished requests. */
  readonly bytes: number;
  readonly headers: number;
  readonly resets: number;
  readonly slowest: number;
  readonly whole: boolean;
  readonly seconds: number;
}

/** Uploads a CV over a slow line that is reset every 200 KB. Half-way, the tab is closed and the same file is chosen again. */
async function upload(fixtures: Fixtures): Promise<Upload> {
  const { server, line, cv } = fixtures;
  const invited = await newCandidate(server, fixtures.jobId);
  await answerByApi(server, invited.token);
  const context = await phone(fixtures);
  const send = async () => {
    const { page, chat } = await opened(context, invited);
    await page.getByLabel('Choisir un fichier').setInputFiles(cv.path);
    await chat.submit.click();
    return { page, chat };
  };
  const received = async () => (await held(server, invited.token)).cv?.received ?? 0;
  let headers = 0;
  context.on('requestfinished', async (request) => {
    const { requestHeadersSize } = await request.sizes().catch(() => ({ requestHeadersSize: 0 }));
    headers += requestHeadersSize;
  });
  const first = await opened(context, invited);
  const [before, resetsBefore, begun] = [line.bytesUp, line.resets, performance.now()];
  headers = 0;
  line.line = { resetEvery: RESET_EVERY, bytesPerSecond: BYTES_PER_SECOND };
  line.resumed.length = 0;
  // The upload begins as soon as the file is chosen.
  await first.page.getByLabel('Choisir un fichier').setInputFiles(cv.path);
  await first.chat.submit.click();
  await until(async () => (await received()) > cv.size / 2, LONG_MS);
  await first.page.close();
  line.forget();
  const last = await send();
  await last.chat.success.waitFor({ timeout: LONG_MS }).catch(async (error: unknown) => {
    const shown = await last.page.locator('main').innerText();
    throw new Error(`no success screen at ${await received()} bytes, ${line.resets} resets: ${shown.slice(-300)}`, {
      cause: error,
    });
  });
  line.line = {};
  const seconds = (performance.now() - begun) / 1000;
  const folder = join(server.dataDir, 'files/cvs');
  const sums = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      createHash('sha256')
        .update(readFileSync(join(entry.parentPath, entry.name)))
        .digest('hex'),
    );
  await context.close();
  return {
    bytes: line.bytesUp - before,
    headers,
    resets: line.resets - resetsBefore,
    slowest: Math.max(...line.resumed),
    whole: sums.filter((sum) => sum === cv.sha256).length === 1,
    seconds,
  };
}

async function run({ long }: { long: boolean }): Promise<readonly Row[]> {
  const folder = mkdtempSync(join(tmpdir(), 'kafaa-phone-'));
  const server = await ProductServer.start({ database: 'postgres', env: { LOG_LEVEL: 'error' } });
  const line = await FaultProxy.open(Number(new URL(server.url).port));
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: CHROMIUM_ARGS });
  try {
    const small = (await pdfCv()).buffer;
    const size = long ? 3_500_000 : 800_000;
    const bytes = Buffer.concat([small, Buffer.alloc(size - small.length, 0x20)]);
    const path = join(folder, 'CV Amira Ben Salah.pdf');
    writeFileSync(path, bytes);
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    const { id: jobId } = await newJob(server, await newEntreprise(server));
    const fixtures: Fixtures = { server, line, browser, jobId, cv: { path, sha256, size } };

    const tunnel = await offline(fixtures);
    const tabs = await twoTabs(fixtures);
    const clock = await wrongClock(fixtures);
    const sent = await upload(fixtures);
    await browser.close();
    const broken = await checkSettled(server, new AckLog());
    for (const fault of broken) console.log(`  ${fault}`);
    const ratio = (sent.bytes - sent.headers) / size;
    const kept = [tunnel.kept, tabs, clock].filter(Boolean).length;
    return [
      {
        id: 'R9a',
        goal: 'answers and drafts survive network outages, a killed tab, two tabs and a clock that is a day off',
        figure: `${kept} of 3 ways kept every text; ${broken.length} violations of I1–I13`,
        verdict: kept === 3 && broken.length === 0 ? 'met' : 'short',
        note: `tunnel and killed tab ${tunnel.kept ? 'kept' : 'LOST'}, two tabs ${tabs ? 'kept' : 'LOST'}, clock ${clock ? 'kept' : 'LOST'}${broken[0] ? `; ${broken[0]}` : ''}`,
      },
      {
        id: 'R9b',
        goal: `the page sends waiting answers within ${RESUME_WITHIN_MS / 1000} s of the network’s return`,
        figure: `${tunnel.resumed.toFixed(0)} ms`,
        verdict: tunnel.resumed <= RESUME_WITHIN_MS ? 'met' : 'short',
      },
      {
        id: 'R9c',
        goal: `a CV of ${size / 1e6} MB at ${BYTES_PER_SECOND / 1000} kB/s with a reset every ${RESET_EVERY / 1000} KB and a killed tab arrives whole with at most ${MOST_BYTES} × its bytes, resuming within ${RESUME_WITHIN_MS / 1000} s`,
        figure: `${sent.whole ? 'whole' : 'NOT whole'} after ${sent.resets} resets in ${sent.seconds.toFixed(0)} s, ${ratio.toFixed(3)} × its bytes, slowest to go on ${sent.slowest.toFixed(0)} ms`,
        verdict:
          sent.whole && sent.resets >= size / RESET_EVERY - 1 && ratio <= MOST_BYTES && sent.slowest <= RESUME_WITHIN_MS
            ? 'met'
            : 'short',
        note: `all that leaves the phone but the headers of its requests; with them ${(sent.bytes / size).toFixed(3)} ×`,
      },
    ];
  } finally {
    await browser.close();
    await line.close();
    await server.dispose();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Trial of the candidate's phone in real Chromium: lost network, closed tabs, two tabs, a wrong clock, an unreliable line. */
export const phoneTrial: Trial = {
  id: 'R9',
  title: 'a candidate’s phone keeps answers and resumes a CV upload over a flaky network',
  run,
};
