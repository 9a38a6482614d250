import * as z from 'zod/mini';
import type { Deps } from '#/deps';
import { defineTask } from '#/platform/tasks/task';
import { collectFiles } from './collect-service.ts';
import { eraseRetired, forgetFiles, removeRemains } from './erase-service.ts';
import { filesForgotten, remainsLeft, ownDataLinkAsked } from './events.ts';
import { sendNewLink } from './links-service.ts';

const retentionTask = defineTask({
  name: 'rights.retention',
  payload: z.object({}),
  // The first run after years may find thousands of candidates to erase; the next day's run erases the rest.
  expireInSeconds: 3_600,
});

const collectTask = defineTask({ name: 'rights.collectFiles', payload: z.object({}), expireInSeconds: 3_600 });

export function registerOwnDataTasks(deps: Deps): void {
  deps.queue.handle(filesForgotten, (files) => forgetFiles(deps, files));
  deps.queue.handle(remainsLeft, () => removeRemains(deps));
  deps.queue.handle(ownDataLinkAsked, (key) => sendNewLink(deps, key));
  deps.queue.handle(retentionTask, () => eraseRetired(deps));
  deps.queue.schedule(retentionTask, '40 1 * * *');
  deps.queue.handle(collectTask, () => collectFiles(deps));
  deps.queue.schedule(collectTask, '10 2,14 * * *');
}
