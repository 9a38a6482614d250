import { accountsCommands } from './features/accounts/cli.ts';
import { auditCommands } from './features/audit/cli.ts';
import { companiesCommands } from './features/companies/cli.ts';
import { lifecycleCommands } from './features/lifecycle/cli.ts';
import { mailSetupCommands, mailsCommands } from './features/mails/cli.ts';
import { plansCommands } from './features/plans/cli.ts';
import { reviewsCommands } from './features/reviews/cli.ts';
import { ownDataCommands } from '#/features/own-data/cli';
import { usageCommands } from './features/usage/cli.ts';
import type { Command, SetupCommand } from '#/platform/tasks/command';
import { taskCommands } from '#/platform/tasks/task-commands';

/** Commands on the data, in the order of the help. */
export const commands: readonly Command[] = [
  ...companiesCommands,
  ...lifecycleCommands,
  ...accountsCommands,
  ...plansCommands,
  ...mailsCommands,
  ...ownDataCommands,
  ...reviewsCommands,
  ...auditCommands,
  ...usageCommands,
  ...taskCommands,
];

/** Commands on the configuration alone. The help lists them after the others. */
export const setupCommands: readonly SetupCommand[] = mailSetupCommands;
