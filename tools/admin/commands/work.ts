import { AdministerWork, WORK_STATES, type WorkState } from '@switchyard/queue-kit';
import type { Command } from 'commander';
import { oneOf } from '../option-values';
import type { Run } from '../run-command';

interface Filter {
  readonly state?: WorkState;
  readonly kind?: string;
  readonly space?: string;
}

interface Discard {
  readonly reason: string;
}

/**
 * `work list` → `{ work }`, the oldest first, at most 200; `work show` → `{ work }`; `work retry`
 * and `work discard` → `{ work }` as it was before.
 */
export const addWorkCommands = (root: Command, run: Run): void => {
  const work = root.command('work').description('Dead and stuck work of the queues');
  work
    .command('list')
    .description('what was given up, fails, is overdue or does not get on, with the reason')
    .option('--state <state>', WORK_STATES.join(', '), oneOf('/state', WORK_STATES))
    .option('--kind <kind>', 'like apply-sync')
    .option('--space <id>')
    .option('--json')
    .action(
      run<Filter>(async (app, { state, kind, space }) => ({
        work: await app.get(AdministerWork).list({
          ...(state !== undefined && { state }),
          ...(kind !== undefined && { kind }),
          ...(space !== undefined && { spaceId: space }),
        }),
      })),
    );
  addOneOf(work, run);
};

const addOneOf = (work: Command, run: Run): void => {
  work
    .command('show <id>')
    .description('one of them')
    .option('--json')
    .action((id: string) =>
      run<object>(async (app) => ({ work: await app.get(AdministerWork).show(id) }))({}),
    );
  work
    .command('retry <id>')
    .description('a worker tries it at once, as if it had never failed')
    .option('--json')
    .action((id: string) =>
      run<object>(async (app) => ({ work: await app.get(AdministerWork).retry(id) }))({}),
    );
  work
    .command('discard <id>')
    .description('dead work leaves the list; other work becomes dead, and its worker loses it')
    .requiredOption('--reason <text>', 'kept with the work')
    .option('--json')
    .action((id: string, { reason }: Discard) =>
      run<object>(async (app) => ({ work: await app.get(AdministerWork).discard(id, reason) }))({}),
    );
};
