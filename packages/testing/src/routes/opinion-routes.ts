import { addComment, createOpinionLink } from '@kafaa/domain/opinions/api';
import type { TestApp } from '#/app/test-app';
import type { Row } from './route-rows.ts';
import type { Company } from './two-companies.ts';

const ofSecond = (body?: object): Row => ({
  ids: { 'path.id': 'candidate' },
  good: ({ secondId }) => ({ params: { id: secondId }, ...(body && { body }) }),
});

/** A link for one test only. */
async function freshLink(app: TestApp, { secondId, token, marks }: Company) {
  const body = { candidateIds: [secondId], recipient: `Patron ${marks.company}` };
  return (await app.call(createOpinionLink, { body }, token)).body;
}

/** A comment for one test only. */
async function freshComment(app: TestApp, { secondId, token, marks }: Company) {
  const body = { text: `Commentaire ${marks.company}` };
  return (await app.call(addComment, { params: { id: secondId }, body }, token)).body;
}

/** Rows for the calls about opinions on a candidate. */
export const OPINION_ROWS: Readonly<Record<string, Row>> = {
  'opinions.get': ofSecond(),
  'opinions.link': {
    ids: { 'body.candidateIds[]': 'candidate' },
    good: ({ secondId, marks }) => ({ body: { candidateIds: [secondId], recipient: `Patron ${marks.company}` } }),
  },
  'opinions.revoke': {
    ids: { 'path.id': 'candidate', 'path.linkId': 'opinion' },
    spends: true,
    good: async (company, app) => ({
      params: { id: company.secondId, linkId: (await freshLink(app, company)).id },
    }),
  },
  'opinions.comment': ofSecond({ text: 'Vient lundi.' }),
  'opinions.uncomment': {
    ids: { 'path.id': 'candidate', 'path.commentId': 'opinion' },
    spends: true,
    good: async (company, app) => ({
      params: { id: company.secondId, commentId: (await freshComment(app, company)).id },
    }),
  },
  'opinions.scorecard': ofSecond({ levels: { cultureFit: 3 }, sentence: 'Écoute.' }),
  'opinions.history': ofSecond(),
};
