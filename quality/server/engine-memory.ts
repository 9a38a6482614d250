import { readFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { listCandidates } from '@kafaa/domain/candidates/api';
import { callApi } from '@kafaa/testing/product/api';
import { completeByApi, newCandidate } from '@kafaa/testing/product/candidate';
import { newEntreprise, newJob } from '@kafaa/testing/product/company';
import { pdfCv } from '@kafaa/testing/product/cvs';
import { ProductServer } from '@kafaa/testing/product/server';
import type { Row, Trial } from '../report.ts';

const MOST = 60;
/** Number of interviews after the first. Memory that grows with them is the heap of a busy server, not the engine's. */
const MORE = 4;
/** Time for the idle heap to settle, in milliseconds. */
const SETTLE = 6000;
const PATIENCE = 45_000;

/** Resident memory of a process in MB, as the kernel reports it. */
function resident(pid: number): number {
  const line = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'));
  return Number(line?.[1] ?? 0) / 1024;
}

/**
 * The engine runs in the server's process (only CV files are read in another). Compares resident memory before an interview's last step
 * and after its evaluation. The figure includes queue, database and mails of that step, so it is an upper bound.
 */
export const engineMemory: Trial = {
  id: 'I5',
  title: 'the local engine adds little memory to the server',
  async run() {
    const server = await ProductServer.start({ database: 'postgres' });
    try {
      // The Entreprise plan shows the whole evaluation, so that its completion can be seen.
      const recruiter = await newEntreprise(server);
      const job = await newJob(server, recruiter);
      const cv = await pdfCv();
      const evaluated = async (): Promise<number> => {
        const list = await callApi(server, listCandidates, { params: { jobId: job.id }, query: {} }, recruiter.token);
        return list.content.filter(({ evaluation }) => evaluation?.engine.name === 'local').length;
      };
      const settled = async (): Promise<number> => {
        await delay(SETTLE);
        return resident(server.pid);
      };
      const interview = async (count: number): Promise<void> => {
        const { token } = await newCandidate(server, job.id);
        await completeByApi(server, token, cv);
        const deadline = Date.now() + PATIENCE;
        while ((await evaluated()) < count) {
          if (Date.now() > deadline) throw new Error(`no evaluation within ${PATIENCE} ms: ${server.log.slice(-500)}`);
          await delay(200);
        }
      };
      // Registers a candidate first, so that the pages and mails of a registration are part of the idle figure.
      await newCandidate(server, job.id);
      await evaluated();
      const idle = await settled();
      await interview(1);
      const once = await settled();
      for (let count = 2; count <= 1 + MORE; count++) await interview(count);
      const often = await settled();
      const added = once - idle;
      const figure = `${added.toFixed(0)} MB (${idle.toFixed(0)} idle, ${once.toFixed(0)} after one evaluation, ${often.toFixed(0)} after ${1 + MORE})`;
      const goal = `the local engine adds at most ${MOST} MB of resident memory to the server`;
      const note =
        'the whole last step of an interview is in the figure: queue, database, mails; its code and weights before use are not';
      const row: Row = { id: 'I5', goal, figure, verdict: added <= MOST ? 'met' : 'short', note };
      return [row];
    } finally {
      await server.dispose();
    }
  },
};
