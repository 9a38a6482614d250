import { addComment, createOpinionLink } from '@kafaa/domain/opinions/api';
import { callApi } from '@kafaa/testing/product/api';
import { known, type Recipe } from './write-stages.ts';

const COMMENT = { text: 'Vue lundi.' };

/** Recipes for the write endpoints of opinions on a candidate. */
export const OPINION_RECIPES: Readonly<Record<string, Recipe>> = {
  'opinions.link': {
    stage: async (server) => {
      const { id, ...at } = await known(server);
      return { ...at, body: { candidateIds: [id], recipient: 'Patron' } };
    },
    differs: true,
    each: ['opinion_links', 'opinion_link_candidates', 'audit_events'],
  },
  'opinions.revoke': {
    stage: async (server) => {
      const { id, ...at } = await known(server);
      const body = { candidateIds: [id], recipient: 'Patron' };
      const { id: linkId } = await callApi(server, createOpinionLink, { body }, at.token);
      return { ...at, params: { id, linkId } };
    },
  },
  'opinions.comment': {
    stage: async (server) => {
      const { id, ...at } = await known(server);
      return { ...at, params: { id }, body: COMMENT };
    },
    differs: true,
    each: ['comments', 'audit_events'],
  },
  'opinions.uncomment': {
    stage: async (server) => {
      const { id, ...at } = await known(server);
      const { id: commentId } = await callApi(server, addComment, { params: { id }, body: COMMENT }, at.token);
      return { ...at, params: { id, commentId } };
    },
    again: ['COMMENT_NOT_FOUND'],
  },
  'opinions.scorecard': {
    stage: async (server) => {
      const { id, ...at } = await known(server);
      return { ...at, params: { id }, body: { levels: { cultureFit: 3 }, sentence: 'Écoute.' } };
    },
    differs: true,
    each: ['audit_events'],
  },
};
