import { AppError, kernelErrors } from '@kafaa/domain/kernel/app-error';
import { isId } from '@kafaa/domain/kernel/ids';
import { type Command, shortDate, table, UsageError } from './command.ts';

/**
 * Commands on background tasks. They belong to no feature. They never show payloads, which contain ids and, for log-ins, e-mail
 * addresses.
 */
export const taskCommands: readonly Command[] = [
  {
    name: 'tasks list',
    summary: 'Les tâches de fond abandonnées après leur dernier essai, et le nombre de celles qui attendent.',
    async run(deps) {
      const [failed, waiting] = [await deps.queue.failed(), await deps.queue.waiting()];
      return {
        json: {
          failed: failed.map(({ failedAt, ...task }) => ({ ...task, failedAt: failedAt.toISOString() })),
          waiting,
        },
        text: [
          table(
            ['TÂCHE', 'NOM', 'ABANDONNÉE', 'FAUTE', 'RÉFÉRENCE'],
            failed.map((task) => [
              task.id,
              task.name,
              shortDate(task.failedAt),
              task.fault ?? '–',
              task.requestId ?? '–',
            ]),
            'Aucune tâche abandonnée.',
          ),
          '',
          table(
            ['NOM', 'EN ATTENTE', 'DONT EN REPRISE'],
            waiting.map(({ name, count, retrying }) => [name, String(count), String(retrying)]),
            'Aucune tâche en attente.',
          ),
        ].join('\n'),
      };
    },
  },
  {
    name: 'tasks retry',
    summary: 'Remet en file une tâche abandonnée, ou toutes.',
    words: [{ name: 'TÂCHE', what: 'l’identifiant que montre «\u00A0tasks list\u00A0»', optional: true }],
    options: {
      all: { what: 'toutes les tâches abandonnées' },
      name: { value: 'NOM', what: 'avec --all, seulement celles de ce nom' },
    },
    async run(deps, args) {
      const id = args.word('TÂCHE');
      if ((id === '') !== args.has('all')) throw new UsageError('Donnez une TÂCHE ou --all.');
      const name = args.text('name');
      if (id !== '' && name !== undefined) throw new UsageError('--name va avec --all.');
      if (id !== '' && !isId(id)) throw new AppError(kernelErrors.NOT_FOUND);
      const count = await deps.queue.retry({ ...(id !== '' && { id }), ...(name !== undefined && { name }) });
      if (id !== '' && count === 0) throw new AppError(kernelErrors.NOT_FOUND);
      return { json: { retried: count }, text: `Remises en file\u00a0: ${count}.` };
    },
  },
];
