import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { eventually } from '../eventually';
import { COMPILED_TREE, preloadOf } from './compiled-tree';

/** A process that starts the emulators as the kit does, and says their process id. */
const PARENT = `
  const child = require('node:child_process').fork(process.argv[1], {
    env: { ...process.env, SWITCHYARD_EMULATOR_PORT: '0' },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  child.on('message', () => process.stdout.write(String(child.pid)));
`;

const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

it('the emulators end when the process that started them is killed', async () => {
  const main = join(COMPILED_TREE, 'apps', 'platform-emulators', 'src', 'main.js');
  const parent = spawn(process.execPath, ['-e', PARENT, main], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [pid] = (await once(parent.stdout, 'data')) as [Buffer];
  expect(isAlive(Number(pid))).toBe(true);
  parent.kill('SIGKILL');
  await eventually(() => expect(isAlive(Number(pid))).toBe(false), 30_000);
}, 120_000);

describe('what is loaded before the code of a process', () => {
  it.each(['die-at', 'faulty-connectors', 'moved-clock', 'without-space-filter'] as const)(
    'finds what it changes: %s',
    (name) => {
      const args = [preloadOf(COMPILED_TREE, name), '-e', '0'];
      const { status, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
      expect([status, stderr]).toEqual([0, '']);
    },
  );
});
