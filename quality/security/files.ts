import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { getCandidateCv, listCandidates } from '@kafaa/domain/candidates/api';
import { answerByApi, type Invited, newCandidate } from '@kafaa/testing/product/candidate';
import { callApi } from '@kafaa/testing/product/api';
import { pdfCv } from '@kafaa/testing/product/cvs';
import { newEntreprise, newJob, type Recruiter } from '@kafaa/testing/product/company';
import { ProductServer } from '@kafaa/testing/product/server';
import type { Row, Trial } from '../report.ts';
import { checkCvBytes } from '../../apps/server/src/adapters/cv-text/cv-harm.ts';
import { hostileFiles, mutatedFiles, noise } from './hostile-files.ts';
import type { HostileFile } from './hostile-parts.ts';
import { exchange, parseReply, requestOf } from './raw.ts';
import { few } from './trying.ts';

const MEGABYTE = 1024 * 1024;
/** Limit in megabytes of the growth of the server's memory. */
const MORE_MEGABYTES = 256;
const CHILD_MEGABYTES = 600;
/** Tolerance factor, because the memory is read at intervals and may grow in between. */
const SEEN_LATE = 1.1;
const SEATS = 45;

/** Resident memory of a process, and of its largest child process, in bytes. */
function residentOf(pid: number): { own: number; child: number } {
  const resident = (id: string) => {
    try {
      return Number(/^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${id}/status`, 'utf8'))?.[1] ?? 0) * 1024;
    } catch {
      return 0;
    }
  };
  const parentOf = (id: string) => {
    try {
      return Number(/\) \w (\d+)/.exec(readFileSync(`/proc/${id}/stat`, 'utf8'))?.[1]);
    } catch {
      return 0;
    }
  };
  const children = readdirSync('/proc').filter((id) => /^\d+$/.test(id) && parentOf(id) === pid);
  return { own: resident(String(pid)), child: Math.max(0, ...children.map(resident)) };
}

/** Samples a process's memory until `stop`. */
function watch(pid: number) {
  const peak = residentOf(pid);
  const timer = setInterval(() => {
    const { own, child } = residentOf(pid);
    peak.own = Math.max(peak.own, own);
    peak.child = Math.max(peak.child, child);
  }, 50);
  return { peak, stop: () => clearInterval(timer) };
}

const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

interface Sent {
  readonly file: HostileFile;
  readonly status: number;
  readonly code: string;
  readonly email: string;
}

/** Uploads like the candidate's page: in one form, or in chunks of 512 KB. */
async function upload(server: ProductServer, token: string, { fileName, bytes }: HostileFile, inChunks: boolean) {
  const form = new FormData();
  form.set('interviewToken', token);
  form.set('answers', '[]');
  if (inChunks) {
    const step = MEGABYTE / 2;
    for (let offset = 0; offset === 0 || offset < bytes.length; offset += step) {
      const query = new URLSearchParams({ offset: `${offset}`, size: `${bytes.length}`, name: fileName.slice(-200) });
      const chunk = await fetch(`${server.url}/api/interviews/${token}/cv?${query}`, {
        method: 'PUT',
        headers: { 'content-type': 'application/octet-stream' },
        body: Buffer.from(bytes.subarray(offset, offset + step)),
      });
      if (!chunk.ok) return chunk;
    }
  } else form.set('cvFile', new Blob([Buffer.from(bytes)]), fileName);
  return fetch(`${server.url}/api/candidates/complete`, { method: 'PUT', body: form });
}

/** Uploads every file, then checks that each accepted one was evaluated and is served unchanged as an attachment. */
async function tryCorpus(
  server: ProductServer,
  files: readonly HostileFile[],
): Promise<{ sent: Sent[]; faults: string[] }> {
  const faults: string[] = [];
  const sent: Sent[] = [];
  const offers: { recruiter: Recruiter; jobId: string; sent: Sent[] }[] = [];
  // A refused candidate tries again with the next file, because a refusal must leave no trace.
  let candidate: Invited | null = null;
  for (const [index, file] of files.entries()) {
    // The loop opens another offer, because the company's plan has fifty seats per offer.
    if ((offers.at(-1)?.sent.length ?? SEATS) >= SEATS) {
      const recruiter = offers[0]?.recruiter ?? (await newEntreprise(server));
      offers.push({ recruiter, jobId: (await newJob(server, recruiter)).id, sent: [] });
      candidate = null;
    }
    const offer = offers.at(-1);
    if (!offer) continue;
    if (!candidate) {
      candidate = await newCandidate(server, offer.jobId);
      await answerByApi(server, candidate.token);
    }
    const { token, email } = candidate;
    const response = await upload(server, token, file, index % 2 === 1);
    const body = (await response.json()) as { code?: string };
    const one = { file, status: response.status, code: body.code ?? '', email };
    sent.push(one);
    const refused = response.status >= 400;
    if (response.status >= 500) faults.push(`${file.name}: ${response.status}`);
    if (file.expect && refused !== (file.expect === 'refused'))
      faults.push(`${file.name}: ${response.status}, not ${file.expect}`);
    if (!refused) {
      offer.sent.push(one);
      candidate = null;
    }
  }
  for (const offer of offers) faults.push(...(await outcome(server, offer)));
  return { sent, faults };
}

async function outcome(
  server: ProductServer,
  { recruiter, jobId, sent }: { recruiter: Recruiter; jobId: string; sent: readonly Sent[] },
): Promise<string[]> {
  const faults: string[] = [];
  const list = async () => {
    const query = new URLSearchParams({ size: '50' });
    const response = await fetch(`${server.url}/api${listCandidates.path.replace('{jobId}', jobId)}?${query}`, {
      headers: { authorization: `Bearer ${recruiter.token}` },
    });
    return ((await response.json()) as { content: { id: string; email: string; evaluation: unknown }[] }).content;
  };
  const deadline = Date.now() + 240_000;
  let found = await list();
  const waiting = () => sent.filter(({ email }) => !found.find((one) => one.email === email)?.evaluation);
  while (waiting().length > 0 && Date.now() < deadline) {
    await delay(500);
    found = await list();
  }
  for (const { file } of waiting()) faults.push(`${file.name}: never evaluated`);
  for (const { file, email } of sent) {
    const id = found.find((one) => one.email === email)?.id ?? '';
    const { url } = await callApi(server, getCandidateCv, { params: { id } }, recruiter.token);
    const response = await fetch(server.url + url);
    const bytes = new Uint8Array(await response.arrayBuffer());
    const head = (name: string) => response.headers.get(name) ?? '';
    if (hashOf(bytes) !== hashOf(file.bytes)) faults.push(`${file.name}: comes back changed`);
    const isFile =
      /^attachment; filename\*=UTF-8''[\w.%~()!*-]+$/.test(head('content-disposition')) &&
      head('content-type') === 'application/octet-stream' &&
      head('x-content-type-options') === 'nosniff';
    if (!isFile) faults.push(`${file.name}: given out as ${head('content-type')}, ${head('content-disposition')}`);
  }
  return faults;
}

/** Checks that requests without a valid link or session are refused before their body is read, and an endless file at the size limit. */
async function tryStreams(server: ProductServer): Promise<string[]> {
  const faults: string[] = [];
  const expects = async (name: string, request: string | Buffer, status: number) => {
    const reply = parseReply(await exchange(server.url, request, 8000));
    if (reply?.status !== status) faults.push(`${name}: ${reply ? reply.status : 'no answer'} instead of ${status}`);
  };
  const binary = { 'content-type': 'application/octet-stream', 'content-length': '1000000' };
  const query = 'offset=0&size=1000000&name=cv.pdf';
  await expects('a chunk without a link', requestOf(`PUT /api/interviews/faux/cv?${query}`, { headers: binary }), 410);
  await expects(
    'a body without a session',
    requestOf('PUT /api/jobs/x', { headers: { 'content-type': 'application/json', 'content-length': '1000000' } }),
    401,
  );
  const form = (parts: string) =>
    requestOf('PUT /api/candidates/complete', {
      headers: { 'content-type': 'multipart/form-data; boundary=B', 'content-length': '3000000' },
    }) + parts;
  const link = '--B\r\nContent-Disposition: form-data; name="interviewToken"\r\n\r\nfaux\r\n';
  const file = '--B\r\nContent-Disposition: form-data; name="cvFile"; filename="cv.pdf"\r\n\r\n%PDF-1.7';
  await expects('a form without a link', form(link + file), 410);
  const endless = Buffer.concat([
    Buffer.from(
      requestOf('PUT /api/candidates/complete', {
        headers: { 'content-type': 'multipart/form-data; boundary=B', 'transfer-encoding': 'chunked' },
      }),
    ),
    ...Array.from({ length: 60 }, (_, index) => {
      const chunk = index === 0 ? Buffer.from(file) : Buffer.alloc(MEGABYTE, 0x20);
      return Buffer.concat([Buffer.from(`${chunk.length.toString(16)}\r\n`), chunk, Buffer.from('\r\n')]);
    }),
  ]);
  await expects('a file without an end', endless, 413);
  return faults;
}

/** Passes damaged files to the check, which must never throw; returns the faults and the slowest check. */
async function tryMutations(count: number): Promise<{ faults: string[]; slowest: number }> {
  const faults: string[] = [];
  let slowest = 0;
  for (const { name, bytes } of await mutatedFiles(count, 10_000)) {
    const started = process.cpuUsage();
    try {
      await checkCvBytes(bytes);
    } catch (error) {
      faults.push(`${name}: ${String(error)}`);
    }
    slowest = Math.max(slowest, process.cpuUsage(started).user / 1000);
  }
  return { faults, slowest };
}

/** Trial that uploads hostile files to the built server and watches its memory. */
export const files: Trial = {
  id: 'S9',
  title: 'hostile files are refused, or read in a child process and served as attachments',
  async run({ long }): Promise<readonly Row[]> {
    const server = await ProductServer.start();
    try {
      const corpus = [...(await hostileFiles()), ...(await mutatedFiles(long ? 1000 : 30, 1))];
      // This warms the server up: memory that a first interview needs must not count as memory of the hostile files.
      const { buffer } = await pdfCv();
      await tryCorpus(server, [
        { name: 'noise', fileName: 'cv.pdf', bytes: noise(100, 1) },
        { name: 'a CV like others', fileName: 'cv.pdf', bytes: buffer },
      ]);
      const before = residentOf(server.pid).own;
      const memory = watch(server.pid);
      const streams = await tryStreams(server);
      const { sent, faults } = await tryCorpus(server, corpus);
      memory.stop();
      const mutations = long ? 100_000 : 10_000;
      const damaged = await tryMutations(mutations);
      const more = Math.round((memory.peak.own - before) / MEGABYTE);
      const child = Math.round(memory.peak.child / MEGABYTE);
      const alive = residentOf(server.pid).own > 0 && (await fetch(server.url)).ok;
      const failed = server.log.match(/call failed/g)?.length ?? 0;
      const all = [
        ...faults,
        ...streams,
        ...(alive ? [] : ['the server has ended']),
        ...(failed > 0 ? [`${failed} calls failed`] : []),
      ];
      const refused = sent.filter(({ status }) => status >= 400).length;
      return [
        {
          id: 'S9',
          goal: '200 hostile files cause no crash and no 5xx, and each is refused or evaluated and served unchanged as an attachment',
          figure: `${all.length} faults in ${sent.length} files (${refused} refused, ${sent.length - refused} read in the child)`,
          verdict: all.length === 0 ? 'met' : 'short',
          note: few(all),
        },
        {
          id: 'S9b',
          goal: `the server uses at most ${MORE_MEGABYTES} MB more, and ends a child above ${CHILD_MEGABYTES} MB (at most ${SEEN_LATE} ×)`,
          figure: `${more} MB more, the largest child ${child} MB`,
          verdict: more <= MORE_MEGABYTES && child <= CHILD_MEGABYTES * SEEN_LATE ? 'met' : 'short',
          note: 'resident memory, looked at every 50 ms; a child beyond its limit is ended',
        },
        {
          id: 'S9d',
          goal: `the CV check of ${mutations} mutations throws no error and takes at most 100 ms of CPU time each`,
          figure: `${damaged.faults.length} throws, slowest ${damaged.slowest.toFixed(0)} ms`,
          verdict: damaged.faults.length === 0 && damaged.slowest <= 100 ? 'met' : 'short',
          note: few(damaged.faults),
        },
        {
          id: 'S9c',
          goal: 'the server answers a caller without link or session before reading the body, and stops 60 MB at the limit',
          figure: `${streams.length} of 4 otherwise`,
          verdict: streams.length === 0 ? 'met' : 'short',
          note: few(streams),
        },
      ];
    } finally {
      await server.dispose();
    }
  },
};
