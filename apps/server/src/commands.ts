import { auditCommands } from './features/audit/cli.ts';
import { companiesCommands } from './features/companies/cli.ts';
import { mailsCommands } from './features/mails/cli.ts';
import { plansCommands } from './features/plans/cli.ts';
import { rightsCommands } from './features/rights/cli.ts';
import { usageCommands } from './features/usage/cli.ts';
import type { Command } from './platform/command.ts';
import { taskCommands } from './platform/task-commands.ts';

/** Every command of the operator, as its help lists them. */
export const commands: readonly Command[] = [
  ...companiesCommands,
  ...plansCommands,
  ...mailsCommands,
  ...rightsCommands,
  ...auditCommands,
  ...usageCommands,
  ...taskCommands,
];
