// The door of every npm script: `node tools/start/bootstrap.mjs <program> [arguments]`. Runs on any
// Node from 20.19 on, without a
// single package: installs and builds what is missing, then runs the program on the Node that the
// lock file names.
import { argv, chdir, exit, stderr, versions } from 'node:process';
import { fileURLToPath } from 'node:url';
import { buildIfChanged } from './bootstrap/build.mjs';
import { UserError } from './bootstrap/console.mjs';
import { takeLock } from './bootstrap/folder-lock.mjs';
import { installIfNeeded } from './bootstrap/install.mjs';
import { endLeftovers } from './bootstrap/leftovers.mjs';
import { programs } from './bootstrap/programs.mjs';
import { runProgram } from './bootstrap/run-program.mjs';

const OLDEST = [20, 19];

function refuseOldNode() {
  const [major, minor] = versions.node.split('.').map(Number);
  if (major > OLDEST[0] || (major === OLDEST[0] && minor >= OLDEST[1])) return;
  throw new UserError(
    `This is Node ${versions.node}; Switchyard needs ${OLDEST.join('.')} or newer to install its own.`,
  );
}

/** Installing and building happen once, however many commands ask at the same time. */
async function prepare(program) {
  const lock = await takeLock('prepare', {
    waitSeconds: 600,
    busy: 'Another command is still installing or building in this folder.',
    onLongWait: (holder) => {
      if (!program.isRead) stderr.write(`Waiting for ${holder} to install or build here …\n`);
    },
  });
  try {
    await installIfNeeded(program);
    if (program.builds) await buildIfChanged(program);
  } finally {
    lock.release();
  }
}

const takeFolder = () =>
  takeLock('start', {
    waitSeconds: 8,
    busy: 'npm start runs in this folder already. End it, or use another clone with SWITCHYARD_API_PORT and SWITCHYARD_EMULATOR_PORT of its own.',
    onLongWait: (holder) => stderr.write(`Waiting for npm start here to end (${holder}) …\n`),
  });

async function main([name, ...args]) {
  refuseOldNode();
  chdir(fileURLToPath(new URL('../..', import.meta.url)));
  const program = programs[name];
  if (!program) {
    throw new UserError(
      `usage: node tools/start/bootstrap.mjs <${Object.keys(programs).join('|')}> [arguments]`,
    );
  }
  const folder = program.alone?.(args) ? await takeFolder() : undefined;
  try {
    if (folder) await endLeftovers();
    await prepare(program);
    return program.main ? await runProgram(program, args) : 0;
  } finally {
    folder?.release();
  }
}

main(argv.slice(2)).then(exit, (error) => {
  stderr.write(`\n${error instanceof UserError ? error.message : error.stack}\n`);
  exit(1);
});
