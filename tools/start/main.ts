import 'reflect-metadata';
import { asStartFailure } from './disk-problem';
import { readOptions, runStart } from './run-start';
import { readSettings, StartFailure } from './settings';
import { terminalOf } from './terminal';

/** Ctrl-C, a polite kill, a closed terminal, or the death of the process that started this one. */
const askedToEnd = (): Promise<number> =>
  new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
      process.on(signal, () => resolve(0));
    }
    process.once('disconnect', () => resolve(0));
  });

const main = async (): Promise<number> => {
  const terminal = terminalOf(process.stdout, process.env);
  const options = readOptions(process.argv.slice(2));
  terminal.heading('Switchyard');
  try {
    return await runStart(terminal, options, readSettings(process.env), { asked: askedToEnd() });
  } catch (caught) {
    const error = asStartFailure(caught);
    if (!(error instanceof StartFailure)) throw error;
    terminal.line(`${terminal.colours.red('✖')} ${error.message}\n  What to do: ${error.advice}`);
    return 1;
  }
};

main().then(
  (code) => process.exit(code),
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
    process.exit(1);
  },
);
