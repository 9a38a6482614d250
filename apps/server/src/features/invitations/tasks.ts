import * as z from 'zod/mini';
import type { Deps } from '#/deps';
import { invitedRejected } from '../candidates/events.ts';
import { defineTask } from '#/platform/tasks/task';
import { askForOutcomes } from './outcome-service.ts';
import { remindOfMeetings } from './reminders-service.ts';
import { cancelMeetingOfRejected } from './service.ts';

const remindTask = defineTask({ name: 'invitations.remind', payload: z.object({}) });
const askTask = defineTask({ name: 'invitations.askOutcome', payload: z.object({}) });

export function registerInvitationTasks(deps: Deps): void {
  deps.queue.handle(invitedRejected, (payload) => cancelMeetingOfRejected(deps, payload));
  deps.queue.handle(remindTask, () => remindOfMeetings(deps));
  deps.queue.schedule(remindTask, '0,15,30,45 * * * *');
  deps.queue.handle(askTask, () => askForOutcomes(deps));
  // The task runs at 8:30 in Tunis (7:30 UTC).
  deps.queue.schedule(askTask, '30 7 * * *');
}
