import { type PlatformId, type Tenant, TimeSortedIds } from '@switchyard/kernel';
import { bindingsSide, desiredSide } from '../../domain/basis/basis';
import type { Address, PlannedChange } from '../../domain/planning/plan';
import { EVERYTHING, type Preview } from '../../domain/planning/preview';
import type { StoredPart } from '../../use-cases/ports';
import type { SyncBench } from './http-bench';

const ids = new TimeSortedIds();
export const CONNECTION = ids.next('con');

export const addressOf = (
  campaignId: string,
  platform: PlatformId = 'google-ads',
  entity: Address['entity'] = 'campaign',
  id = campaignId,
): Address => ({ platform, connectionId: CONNECTION, campaignId, entity, id });

export const plannedUpdate = (
  address: Address,
  more: Partial<PlannedChange> = {},
): PlannedChange => ({
  action: 'update',
  address,
  parentId: null,
  name: 'Autumn',
  campaignType: 'SEARCH',
  remoteId: '1',
  parentRemoteId: null,
  after: {},
  seenDigest: null,
  reason: 'Changed here since the last sync.',
  fields: [{ field: 'budgetMicros', before: 20_000_000, after: 30_500_000, owner: 'local' }],
  ...more,
});

export const plannedPart = (
  previewId: string,
  campaignId: string,
  more: Partial<StoredPart> = {},
): StoredPart => {
  const [desired, bindings] = [desiredSide([]), bindingsSide([])];
  return {
    previewId,
    platform: 'google-ads',
    connectionId: CONNECTION,
    campaignId,
    digest: 'd',
    drift: [],
    missing: [],
    warnings: [],
    basis: {
      platform: 'google-ads',
      campaignId,
      desired: desired.digest,
      bindings: bindings.digest,
      observed: '',
    },
    imprint: { desired: desired.imprint, bindings: bindings.imprint },
    ...more,
  };
};

export interface GivenPlan {
  readonly planHash: string;
  readonly changes: readonly PlannedChange[];
  readonly parts?: (previewId: string) => readonly StoredPart[];
  readonly more?: Partial<Preview>;
}

/** Does what the worker does when a preview is asked for. */
export const computes =
  (bench: SyncBench, { planHash, changes, parts = () => [], more = {} }: GivenPlan) =>
  (tenant: Tenant, kind: string, id: string): Promise<void> =>
    kind === 'preview'
      ? bench.work.run(tenant, () =>
          storePlan(bench, tenant, id, { planHash, changes, parts, more }),
        )
      : Promise.resolve();

const storePlan = async (
  { stores: { previews } }: SyncBench,
  tenant: Tenant,
  id: string,
  { planHash, changes, parts, more }: Required<GivenPlan>,
): Promise<void> => {
  for (const part of parts(id)) await previews.addPart(tenant, part);
  await previews.addChanges(tenant, id, 1, changes);
  await previews.change(tenant, id, {
    status: 'ready',
    planHash,
    summary: {
      imports: 0,
      exports: changes.length,
      removals: 0,
      drift: 0,
      blocked: more.blocked?.length ?? 0,
      unchanged: 0,
      warnings: 0,
    },
    readyAt: new Date(),
    platforms: [
      {
        platform: 'google-ads',
        connectionId: CONNECTION,
        changes: changes.length,
        quota: { readCalls: 1, calls: 1, operations: changes.length, days: 1 },
      },
    ],
    ...more,
  });
};

/** A plan that was computed long ago. */
export const oldPreview = (tenant: Tenant, planHash: string, createdAt: Date): Preview => ({
  spaceId: tenant.spaceId,
  id: ids.next('pvw'),
  status: 'ready',
  planHash,
  request: { scope: {}, options: EVERYTHING, force: false, resolve: [] },
  summary: null,
  platforms: [],
  blocked: [],
  spend: null,
  failure: null,
  requestedBy: 'usr_01kb4wq6m3e0sv5mwzq8a7h2rd',
  createdAt,
  readyAt: createdAt,
  syncId: null,
  restoredAt: null,
});

export const newId = (prefix: 'cmp' | 'adg' | 'con'): string => ids.next(prefix);
