import {
  finished,
  previewed,
  triggered,
  type Party,
  type SearchPlatform,
  type System,
} from '@switchyard/test-kit';
import { letRoundsRest } from './rounds-at-rest';

interface Calls {
  readonly reads: number;
  readonly writes: number;
  readonly auth: number;
  /** Of each route, by its last word. */
  readonly routes: Readonly<Record<string, number>>;
}

const counted = async (system: System, platform: SearchPlatform): Promise<Calls> => {
  const counter = (await system.emulators.counters()).find((one) => one.platform === platform);
  const routes = Object.fromEntries(
    (counter?.routes ?? []).map(({ method, path, count }) => [
      `${method} ${path.split(/[/:]/).at(-1)}`,
      count,
    ]),
  );
  return {
    reads: counter?.reads ?? 0,
    writes: counter?.writes ?? 0,
    auth: counter?.auth ?? 0,
    routes,
  };
};

const less = (after: Calls, before: Calls): Calls => ({
  reads: after.reads - before.reads,
  writes: after.writes - before.writes,
  auth: after.auth - before.auth,
  routes: Object.fromEntries(
    Object.entries(after.routes).flatMap(([route, count]) =>
      count > (before.routes[route] ?? 0) ? [[route, count - (before.routes[route] ?? 0)]] : [],
    ),
  ),
});

/** The lease of production: whoever loses a test's short one to a busy machine reads again what it had read. */
export const UNHURRIED = { SWITCHYARD_LEASE_SECONDS: '30' } as const;

/** Syncs what there is to sync; the plan's promise, the emulator's count and the sync's own count are one number. */
export const syncedAsPromised = async (
  system: System,
  party: Party,
  platform: SearchPlatform,
): Promise<Calls> => {
  const plan = await previewed(party);
  const { quota } = plan.platforms.find((one) => one.platform === platform)!;
  await letRoundsRest(system);
  const before = await counted(system, platform);
  const sync = await finished(party, await triggered(party, plan.planHash), 240_000);
  const calls = less(await counted(system, platform), before);
  expect(sync.effectiveStatus).toBe('completed');
  expect(calls).toEqual({ ...calls, reads: quota.readCalls, writes: quota.calls });
  expect(sync.platformCalls[platform]).toBe(quota.readCalls + quota.calls);
  return calls;
};
