import { randomUUID } from 'node:crypto';
import { writeGroup } from '@kafaa/domain/messages/api';
import { callApi } from '@kafaa/testing/product/api';
import type { ProductServer } from '@kafaa/testing/product/server';
import { known, offer, type Recipe } from './write-stages.ts';

/** A mail to one candidate, as its author sends it. */
async function written(server: ProductServer) {
  const { id, ...at } = await known(server);
  const words = { subject: 'Une nouvelle pour {{poste}}', text: 'Bonjour {{prenom}}, à lundi.' };
  return { ...at, params: { jobId: at.job.id }, words: { ...words, candidateIds: [id] } };
}

/** Recipes for the write endpoints of mails to several candidates, and of a person's own mail settings. */
export const MESSAGE_RECIPES: Readonly<Record<string, Recipe>> = {
  'messages.previewGroup': {
    stage: async (server) => {
      const { words, ...at } = await written(server);
      return { ...at, body: words };
    },
    // The time of sending differs.
    differs: true,
  },
  'messages.writeGroup': {
    stage: async (server) => {
      const { words, ...at } = await written(server);
      return { ...at, body: { ...words, requestId: randomUUID() } };
    },
  },
  'messages.takeBackGroup': {
    stage: async (server) => {
      const { words, ...at } = await written(server);
      const body = { ...words, requestId: randomUUID() };
      const { id } = await callApi(server, writeGroup, { params: at.params, body }, at.token);
      return { ...at, params: { ...at.params, id } };
    },
  },
  'desk.chooseInterviewMails': {
    stage: async (server) => ({ ...(await offer(server)), body: { choice: 'NEVER' } }),
  },
};
