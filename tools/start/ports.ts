import { freePort, isFree } from '@switchyard/embedded-postgres';
import type { PortSetting, StartSettings } from './settings';
import { StartFailure } from './start-failure';

export interface Ports {
  readonly api: number;
  readonly emulators: number;
  readonly worker: number;
  readonly metrics: number;
}

const portTaken = ({ setting, port }: PortSetting): StartFailure =>
  new StartFailure(
    `Port ${port} (${setting}) is taken by another program.`,
    `End that program, or choose another port: ${setting}=${port + 100} npm start`,
  );

const settle = async (wish: PortSetting): Promise<number> => {
  if (wish.port === 0) return freePort();
  if (!(await isFree(wish.port))) throw portTaken(wish);
  return wish.port;
};

/** The ports of this run, all of them free at this moment. Throws for one that is taken, naming its setting. */
export const choosePorts = async ({
  api,
  emulators,
  worker,
  metrics,
}: StartSettings): Promise<Ports> => ({
  api: await settle(api),
  emulators: await settle(emulators),
  worker: await settle(worker),
  metrics: await settle(metrics),
});
