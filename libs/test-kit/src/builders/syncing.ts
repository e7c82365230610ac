import { type components, UnavailableError } from '@switchyard/client';
import type { Party } from './party';

export type Preview = components['schemas']['Preview'];
export type Sync = components['schemas']['Sync'];
export type PlanScope = components['schemas']['PlanRequest'];

const OVER: readonly string[] = ['completed', 'partial', 'failed', 'cancelled'];

/** On a busy machine a worker may be late with its sign of life: 503 is asked again, as callers do. */
const askedForPlan = async (party: Party, scope: PlanScope, left = 5): Promise<Preview> => {
  try {
    return await party.client.sync.preview(scope);
  } catch (error) {
    if (!(error instanceof UnavailableError) || left === 1) throw error;
    await new Promise((done) => setTimeout(done, 2_000));
    return askedForPlan(party, scope, left - 1);
  }
};

/** A plan, once it is ready. Throws when it could not be computed. */
export const previewed = async (
  party: Party,
  scope: PlanScope = {},
): Promise<Preview & { readonly planHash: string }> => {
  const asked = await askedForPlan(party, scope);
  const ready = await party.system.holds(async () => {
    const preview =
      asked.status === 'computing' ? await party.client.sync.getPreview(asked.id) : asked;
    if (preview.status === 'computing') throw new Error('still computing');
    return preview;
  }, 60_000);
  if (ready.planHash === null) {
    throw new Error(`no plan: ${JSON.stringify(ready.failure)}\n${party.system.output()}`);
  }
  return { ...ready, planHash: ready.planHash };
};

/** Starts the sync of a plan and returns its id. */
export const triggered = async (party: Party, planHash: string): Promise<string> => {
  const { syncId } = await party.client.sync.trigger({ planHash });
  if (syncId === null) throw new Error('there was nothing to sync');
  return syncId;
};

export const syncOf = (party: Party, id: string): Promise<Sync> => party.client.sync.get(id);

/** Polls until the sync is over, however it ended. */
export const finished = (party: Party, id: string, withinMs = 60_000): Promise<Sync> =>
  party.system.holds(async () => {
    const sync = await syncOf(party, id);
    if (!OVER.includes(sync.effectiveStatus)) {
      throw new Error(`the sync is ${sync.effectiveStatus}: ${JSON.stringify(sync.progress)}`);
    }
    return sync;
  }, withinMs);

/** Previews, triggers and waits: the recommended flow. Throws when the plan is empty. */
export const synced = async (party: Party, scope: PlanScope = {}): Promise<Sync> =>
  finished(party, await triggered(party, (await previewed(party, scope)).planHash));
