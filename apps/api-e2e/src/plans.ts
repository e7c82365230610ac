import {
  answered,
  finished,
  type Party,
  type Preview,
  previewed,
  type SearchPlatform,
  type System,
  triggered,
} from '@switchyard/test-kit';
import { letRoundsRest } from './system-probes';

/**
 * Fails unless a fresh plan of the whole Space is empty: nothing to send, to take in, to decide, to
 * repair.
 */
export const expectNothingLeft = async (party: Party): Promise<void> => {
  const { summary, platforms, drift, blocked, warnings } = await previewed(party);
  const changes = platforms.flatMap((one) =>
    one.changes.map(({ action, entity, name, fields }) => ({ action, entity, name, fields })),
  );
  expect({ changes, drift, blocked, warnings }).toEqual({
    changes: [],
    drift: [],
    blocked: [],
    warnings: [],
  });
  expect(summary).toMatchObject({
    exports: 0,
    imports: 0,
    removals: 0,
    drift: 0,
    blocked: 0,
    warnings: 0,
  });
};

/** The plan that undoes a sync, once it is ready. */
export const undone = async (
  party: Party,
  syncId: string,
): Promise<Preview & { readonly planHash: string }> => {
  const asked = await answered(
    party.api.POST('/api/v1/sync/{id}/undo', { params: { path: { id: syncId } } }),
  );
  const preview = await party.system.holds(async () => {
    const now = await answered(
      party.api.GET('/api/v1/sync/preview/{id}', { params: { path: { id: asked.id } } }),
    );
    if (now.status === 'computing') throw new Error('still computing');
    return now;
  }, 60_000);
  return { ...preview, planHash: preview.planHash as string };
};

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

/**
 * The lease of production: a test's short one is lost on a busy machine, and the next holder reads
 * everything again.
 */
export const UNHURRIED = { SWITCHYARD_LEASE_SECONDS: '30' } as const;

/**
 * Syncs what there is to sync; the plan's forecast, the emulator's count and the sync's own count
 * are one number.
 */
export const syncedAsPlanned = async (
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
  const errors = sync.progress.campaignDetails.flatMap(({ error }) => error ?? []);
  expect({ status: sync.effectiveStatus, errors }).toEqual({ status: 'completed', errors: [] });
  expect(calls).toEqual({ ...calls, reads: quota.readCalls, writes: quota.calls });
  expect(sync.platformCalls[platform]).toBe(quota.readCalls + quota.calls);
  return calls;
};
