import { chromium, type Browser } from '@playwright/test';
import { newCandidate, startByApi } from '@kafaa/testing/product/candidate';
import { newEntreprise, newJob, type Recruiter } from '@kafaa/testing/product/company';
import { ProductServer } from '@kafaa/testing/product/server';
import { CHROMIUM_ARGS, ensureChromium } from '@kafaa/testing/machine/chromium';
import { type Shell, startShell } from './shell.ts';

/** The built product with an offer, an invited candidate and one in the middle of the interview; a browser; the shell. */
export interface Stage {
  readonly server: ProductServer;
  readonly browser: Browser;
  readonly shell: Shell;
  readonly recruiter: Recruiter;
  readonly apply: string;
  readonly interview: string;
  /** Port of the browser's remote debugging. */
  readonly port: number;
  close(): Promise<void>;
}

const DEBUG_PORT = 9333;

export async function openStage(): Promise<Stage> {
  const server = await ProductServer.start({ database: 'postgres' });
  const recruiter = await newEntreprise(server);
  const job = await newJob(server, recruiter);
  const { token } = await newCandidate(server, job.id);
  await startByApi(server, token);
  const invited = await newCandidate(server, job.id);
  const shell = await startShell();
  const browser = await chromium.launch({
    executablePath: ensureChromium(),
    args: [...CHROMIUM_ARGS, `--remote-debugging-port=${DEBUG_PORT}`],
  });
  return {
    server,
    browser,
    shell,
    recruiter,
    apply: `${server.url}/Apply/${job.id}`,
    interview: `${server.url}${new URL(invited.link, server.url).pathname}`,
    port: DEBUG_PORT,
    async close() {
      await browser.close();
      await shell.close();
      await server.dispose();
    },
  };
}

export const kb = (bytes: number) => `${(bytes / 1000).toFixed(1)} KB`;

/**
 * Paths of the public pages: those of the sitemap without the offers, which are candidates' pages, and /Merci, which is not in
 * the sitemap.
 */
export async function publicPages({ server }: Stage): Promise<string[]> {
  const map = await (await fetch(`${server.url}/sitemap.xml`)).text();
  const paths = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
  const pages = [...paths.filter((path) => !path.startsWith('/Apply/')), '/Merci'];
  if (pages.length < 4) throw new Error('the sitemap lists too few pages');
  return pages;
}
