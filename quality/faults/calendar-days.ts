import { listCandidates } from '@kafaa/domain/candidates/api';
import { inviteCandidate, listInvitations } from '@kafaa/domain/invitations/api';
import { listSubscriptions } from '@kafaa/domain/plans/api';
import { callApi } from '@kafaa/testing/product/api';
import { newCandidate } from '@kafaa/testing/product/candidate';
import { newEntreprise, newJob } from '@kafaa/testing/product/company';
import type { ProductServer } from '@kafaa/testing/product/server';
import { SkewedServer } from './skewed-server.ts';

/** Times a few seconds before special cases of the calendar; the server runs in a zone with daylight saving time. */
const DAYS = [
  { name: 'the 31st of January', at: '2027-01-31T12:00:00Z', ends: '2027-03-02T12:00:00Z' },
  { name: 'clocks go forward in Paris', at: '2027-03-28T00:59:58Z', ends: '2027-04-27T00:59:58Z' },
  { name: 'clocks go back in Paris', at: '2027-10-31T00:59:58Z', ends: '2027-11-30T00:59:58Z' },
  { name: 'the night to a new year', at: '2027-12-31T22:59:58Z', ends: '2028-01-30T22:59:58Z' },
  { name: 'the night to 29 February', at: '2028-02-28T23:59:58Z', ends: '2028-03-29T23:59:58Z' },
  { name: '29 February, Tunis already in March', at: '2028-02-29T22:59:58Z', ends: '2028-03-30T22:59:58Z' },
];
const TOLERANCE_MS = 30_000;

/**
 * Returns the defects that occur at the times of `DAYS`: a subscription that does not last 30 days, or a meeting stored at
 * another time than was sent.
 */
export async function calendarDays(library: string): Promise<string[]> {
  const found: string[] = [];
  const clock = await SkewedServer.start(library, 0, { env: { TZ: 'Europe/Paris' } });
  try {
    for (const { name, at, ends } of DAYS) {
      await clock.turnTo(secondsTo(at));
      for (const fault of await faultsOf(clock.server, ends)) found.push(`${name}: ${fault}`);
    }
  } finally {
    await clock.dispose();
  }
  return found;
}

const secondsTo = (instant: string) => Math.round((Date.parse(instant) - Date.now()) / 1000);

async function faultsOf(server: ProductServer, ends: string): Promise<string[]> {
  const found: string[] = [];
  const { token } = await newEntreprise(server);
  const recruiter = { email: '', userId: '', onBoardingStatus: '', role: '', token };
  const [subscription] = await callApi(server, listSubscriptions, {}, token);
  if (Math.abs(Date.parse(subscription?.expireAt ?? '') - Date.parse(ends)) > TOLERANCE_MS)
    found.push(`a subscription ends at ${subscription?.expireAt} instead of ${ends}`);
  const { id: jobId } = await newJob(server, recruiter);
  const { email } = await newCandidate(server, jobId);
  const { content } = await callApi(server, listCandidates, { params: { jobId }, query: {} }, token);
  // The meeting is a month ahead, after the clock change.
  const at = new Date(Date.parse(ends) - 1_000 * 60);
  const date = at.toISOString().slice(0, 19);
  const meeting = {
    interviewType: 'ONLINE',
    interviewPlace: 'https://meet.exemple.tn/a',
    interviewDate: date,
  } as const;
  await callApi(server, inviteCandidate, { body: { ...meeting, candidateId: content[0]?.id ?? '' } }, token);
  const [kept] = await callApi(server, listInvitations, {}, token);
  const { interviewAt } = kept?.interviewInvitation ?? {};
  if (interviewAt !== at.toISOString()) found.push(`a meeting at ${date} is kept as ${interviewAt}`);
  const start = `DTSTART:${date.replaceAll(/[-:]/g, '')}Z`;
  const { attachments } = await server.mailTo(email, (mail) => mail.attachments.length > 0);
  if (!attachments.some((one) => one.content.includes(start))) found.push(`the calendar file lacks ${start}`);
  return found;
}
