import { rmSync } from 'node:fs';
import { PROCESSES_FILE, RUN_FILE } from './run-folder';

/**
 * The keeper's instructions: which processes to end when the process that started it dies without a
 * message.
 */
export interface KeeperOrders {
  readonly postgres: number | undefined;
  readonly children: readonly number[];
}

let orders: KeeperOrders = { postgres: undefined, children: [] };

const end = (pid: number | undefined, signal: NodeJS.Signals): void => {
  if (pid === undefined) return;
  try {
    process.kill(pid, signal);
  } catch {
    // It ended by itself.
  }
};

process.on('message', (message: KeeperOrders) => {
  orders = message;
});
for (const signal of ['SIGINT', 'SIGHUP'] as const) process.on(signal, () => undefined);

/** SIGQUIT is PostgreSQL's own "at once", which takes its helpers along. */
process.on('disconnect', () => {
  orders.children.forEach((pid) => end(pid, 'SIGKILL'));
  end(orders.postgres, 'SIGQUIT');
  for (const file of [RUN_FILE, PROCESSES_FILE]) rmSync(file, { force: true });
  process.exit(0);
});
