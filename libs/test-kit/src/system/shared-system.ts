import { startSystem } from './start-system';
import type { System } from './system';
import { type SharedSettings, SystemPool } from './system-pool';

/**
 * How many systems stay up between two specs of this process. None by default: if each spec file
 * has its own module registry, a later one cannot find a system that an earlier one left running.
 */
const mostIdle = (): number => Number(process.env['SWITCHYARD_TEST_IDLE_SYSTEMS'] ?? '0');

let pool: SystemPool<System> | undefined;

const poolOfProcess = (): SystemPool<System> => {
  if (pool) return pool;
  const made = new SystemPool({
    mostIdle: mostIdle(),
    start: async (settings) => {
      const system = await startSystem(settings);
      system.unref();
      return system;
    },
  });
  process.once('exit', () => made.kill());
  process.once('disconnect', () => void made.stop());
  pool = made;
  return made;
};

/**
 * A system of the given settings that specs of this process share, one after another. It holds what
 * earlier specs made: a spec makes accounts and Spaces of its own, counts only what is theirs, and
 * leaves the emulators' clock and the processes alone.
 */
export const sharedSystem = (settings: SharedSettings = {}): Promise<System> =>
  poolOfProcess().take(settings);

/** In `afterAll`, whether or not it could be started. */
export const releaseSystem = async (system: System | undefined): Promise<void> => {
  if (system) await poolOfProcess().release(system);
};
