import { join } from 'node:path';
import { eventually } from '../eventually';
import { startChild, type Child } from './child';

export interface EmulatorProcess {
  readonly url: string;
  readonly child: Child;
}

/** The emulators as the process that the demo runs, on a free port. */
export const startEmulatorProcess = async (tree: string): Promise<EmulatorProcess> => {
  const child = await startChild({
    main: join(tree, 'apps', 'platform-emulators', 'src', 'main.js'),
    env: { SWITCHYARD_EMULATOR_PORT: '0' },
  });
  return { url: await eventually(() => addressIn(child.said())), child };
};

const addressIn = (text: string): string => {
  const line = text.split('\n').find((one) => /^\{.*"url".*\}$/.test(one));
  if (line === undefined) throw new Error(`the emulators named no address: ${text}`);
  return (JSON.parse(line) as { url: string }).url;
};
