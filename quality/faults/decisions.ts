import { listCandidates, rejectCandidate, saveCandidateNotes, unrejectCandidate } from '@kafaa/domain/candidates/api';
import type { Candidate } from '@kafaa/domain/candidates/schema';
import { inviteCandidate, withdrawInvitation } from '@kafaa/domain/invitations/api';
import { generateReport } from '@kafaa/domain/reports/api';
import type { Decided } from './ack-log.ts';
import type { Client } from './client.ts';
import type { Company, Offer } from './scenario-actions.ts';

/** The newest candidates of an offer, as the dashboard shows them. */
export async function lookAt(client: Client, { company, jobId }: Offer): Promise<readonly Candidate[]> {
  const { body, code } = await client.call(listCandidates, { params: { jobId }, query: { size: '50' } }, company);
  return code ? [] : body.content;
}

/** A candidate as in the recruiter's list. */
export type Seen = Pick<Candidate, 'id' | 'email' | 'jobId'>;

const decided = ({ id, email, jobId }: Seen): Decided => ({ candidateId: id, candidate: email, jobId });

export async function reject(client: Client, company: Company, who: Seen) {
  const rejecting = () =>
    client.call(rejectCandidate, { params: { id: who.id }, body: { reason: 'Expérience insuffisante' } }, company);
  return client.wish('reject', decided(who), rejecting);
}

export async function unreject(client: Client, company: Company, who: Seen) {
  const undoing = () => client.call(unrejectCandidate, { params: { id: who.id } }, company);
  return client.wish('unreject', decided(who), undoing);
}

let meetings = 0;

/** Invites to a meeting some days ahead, each at a different time. */
export async function invite(client: Client, company: Company, who: Seen) {
  const at = new Date(Date.now() + 5 * 86_400_000 + (meetings += 1) * 900_000);
  at.setUTCMinutes(Math.floor(at.getUTCMinutes() / 15) * 15, 0, 0);
  const date = at.toISOString().slice(0, 19);
  const place = `https://meet.exemple.tn/${company.canary}-${meetings}`;
  const body = { candidateId: who.id, interviewType: 'ONLINE', interviewPlace: place, interviewDate: date } as const;
  const inviting = () => client.call(inviteCandidate, { body }, company);
  return client.wish('invite', { ...decided(who), date, place }, inviting, {
    learn: ({ interviewInvitation }) => ({ invitationId: interviewInvitation.id }),
  });
}

export async function callOff(client: Client, company: Company, who: Seen, invitationId: string) {
  const calling = () => client.call(withdrawInvitation, { params: { id: invitationId } }, company);
  return client.wish('withdrawInvitation', { ...decided(who), invitationId }, calling);
}

export async function note(client: Client, company: Company, who: Seen, notes: string) {
  const saving = () => client.call(saveCandidateNotes, { params: { id: who.id }, body: { notes } }, company);
  return client.wish('notes', { ...decided(who), text: notes }, saving);
}

export async function report(client: Client, company: Company, who: Seen) {
  const asking = () => client.call(generateReport, { params: { id: who.id } }, company);
  return client.wish('report', decided(who), asking);
}
