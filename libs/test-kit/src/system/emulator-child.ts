import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

export interface EmulatorProcess {
  readonly url: string;
  kill(): void;
}

/** The emulators as the process that the demo runs, on a free port. */
export const startEmulatorProcess = (tree: string): Promise<EmulatorProcess> => {
  const child = spawn(
    process.execPath,
    [join(tree, 'apps', 'platform-emulators', 'src', 'main.js')],
    {
      env: { PATH: process.env['PATH'], SWITCHYARD_EMULATOR_PORT: '0' },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`the emulators ended with ${code}`)));
    createInterface({ input: child.stdout }).on('line', (line) => {
      const { url } = JSON.parse(line) as { url: string };
      resolve({ url, kill: () => void child.kill('SIGKILL') });
    });
  });
};
