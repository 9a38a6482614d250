import { randomUUID } from 'node:crypto';
import { writeGroup } from '@kafaa/domain/messages/api';
import type { Row } from './route-rows.ts';
import { MEETING } from './two-companies.ts';

const WORDS = { subject: 'Votre candidature pour {{poste}}', text: 'Bonjour {{prenom}}, à bientôt.' };
const ofTemplate = (body?: object): Row => ({
  ids: { 'path.kind': 'public' },
  good: () => ({ params: { kind: 'REJECTION' }, ...(body && { body }) }),
});

/** The calls about mails to candidates: those sent, templates, and mails before they are sent. */
export const MESSAGE_ROWS: Readonly<Record<string, Row>> = {
  'messages.get': { ids: { 'path.id': 'candidate' }, good: ({ secondId }) => ({ params: { id: secondId } }) },
  'messages.previewTemplate': ofTemplate(WORDS),
  'messages.previewGroup': {
    ids: { 'path.jobId': 'job', 'body.candidateIds[]': 'candidate', 'body.proposedJobId': 'job' },
    good: ({ jobId, secondId }) => ({
      params: { jobId },
      body: { ...WORDS, candidateIds: [secondId], proposedJobId: jobId },
    }),
  },
  'messages.writeGroup': {
    ids: {
      'path.jobId': 'job',
      'body.candidateIds[]': 'candidate',
      'body.requestId': 'request',
      'body.proposedJobId': 'job',
    },
    good: ({ jobId, secondId, requestId }) => ({
      params: { jobId },
      body: { ...WORDS, candidateIds: [secondId], requestId },
    }),
  },
  'messages.groups': { ids: { 'path.jobId': 'job' }, good: ({ jobId }) => ({ params: { jobId } }) },
  'messages.takeBackGroup': {
    ids: { 'path.jobId': 'job', 'path.id': 'group' },
    spends: true,
    good: async ({ jobId, secondId, token }, app) => {
      const requestId = `take-back-${randomUUID()}`;
      const body = { ...WORDS, candidateIds: [secondId], requestId };
      const { id } = (await app.call(writeGroup, { params: { jobId }, body }, token)).body;
      return { params: { jobId, id } };
    },
  },
  'templates.list': { good: () => ({}) },
  'templates.save': ofTemplate(WORDS),
  'templates.reset': ofTemplate(),
  'candidates.previewRejection': {
    ids: { 'path.id': 'candidate' },
    good: ({ secondId }) => ({ params: { id: secondId } }),
  },
  'invitations.colleagues': {
    ids: { 'path.candidateId': 'candidate' },
    good: ({ secondId }) => ({ params: { candidateId: secondId } }),
  },
  'invitations.preview': {
    ids: { 'body.candidateId': 'candidate', 'body.colleagueId': 'member' },
    good: ({ secondId, memberId }) => ({
      body: { candidateId: secondId, colleagueId: memberId, ...MEETING, interviewPlace: 'https://meet.example/abc' },
    }),
  },
};
