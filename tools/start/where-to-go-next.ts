import { RUN_FILE } from './services/places';
import type { Served } from './serve';
import type { Terminal } from './terminal/terminal';

/** What somebody who has just seen the story can do with what is running. */
export const whereToGoNext = (terminal: Terminal, { urls }: Served): void => {
  const { bold, cyan, dim } = terminal.colours;
  terminal.heading('Where to go next');
  const line = (what: string, where: string): void =>
    terminal.line(`    ${what.padEnd(24)} ${where}`);
  line('API reference', cyan(`${urls.api}/docs`));
  line('Its description', cyan(`${urls.api}/api/v1/openapi.json`));
  line('What the networks hold', cyan(`${urls.emulators}/_control/objects`));
  line('Addresses and tokens', `${RUN_FILE} ${dim('(yours to read, gone when this ends)')}`);
  terminal.line('    A first call, from another terminal in this folder:');
  terminal.line(
    bold(
      `    curl -H "Authorization: Bearer $(node -p "require('./${RUN_FILE}').token")" ${urls.api}/api/v1/me`,
    ),
  );
  terminal.line();
};
