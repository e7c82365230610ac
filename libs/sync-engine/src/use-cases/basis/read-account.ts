import {
  type BoundObject,
  ENTITY_KINDS,
  type EntityKind,
  type Observed,
  type ReadScope,
} from '@switchyard/platforms/domain';
import type { Binding } from '../../domain/planning/plan';
import type { SyncOptions } from '../../domain/planning/preview';
import type { Released } from '../../domain/planning/releases';
import { dueReleases, leftHolder, needsName, type PlanUnit } from '../planning/plan-unit';
import type { OpenAccount } from '../ports';

/**
 * Reads what an account has of some units, with as few requests as the platform allows; nothing
 * when nothing can be there.
 */
export const readAccount = async (
  account: OpenAccount,
  units: readonly PlanUnit[],
  options: SyncOptions,
): Promise<readonly Observed[]> => {
  const released = await collect(account, wholeScope(units.flatMap(dueReleases)));
  const observed = await collect(account, readScopeOf(units, options));
  const holders = units.flatMap((unit) => leftHolder(unit, observed)?.released ?? []);
  return [...released, ...(await collect(account, wholeScope(holders))), ...observed];
};

const collect = async (
  { platform, connection, io }: OpenAccount,
  scope: ReadScope,
): Promise<readonly Observed[]> => {
  if (scope.campaignRemoteIds.length === 0 && scope.campaignNames.length === 0) return [];
  const observed: Observed[] = [];
  for await (const object of platform.read(connection, scope, io)) observed.push(object);
  return observed;
};

/** Of a released campaign nothing below it matters. */
const wholeScope = (released: readonly Released[]): ReadScope => {
  const campaignRemoteIds = [...new Set(released.map(({ remoteId }) => remoteId))];
  return {
    campaignRemoteIds,
    campaignNames: [],
    entities: ['campaign'],
    bound: campaignRemoteIds.map((remoteId) => ({ entity: 'campaign', remoteId })),
  };
};

const readScopeOf = (units: readonly PlanUnit[], options: SyncOptions): ReadScope => {
  const bound = units.flatMap(({ bindings }) =>
    bindings.filter(({ address }) => address.entity === 'campaign').map(({ remoteId }) => remoteId),
  );
  const names = units.filter(needsName).flatMap(({ tree }) => (tree ? [tree.campaign.name] : []));
  return {
    campaignRemoteIds: [...new Set(bound)],
    campaignNames: [...new Set(names)],
    entities: entitiesOf(options),
    bound: units.flatMap(({ bindings }) => bindings.map(boundObject)),
  };
};

/** For a tainted binding it is unknown how much was applied. */
const boundObject = ({
  address: { entity },
  remoteId,
  parentRemoteId,
  applied,
  state,
}: Binding): BoundObject => ({
  entity,
  remoteId,
  ...(parentRemoteId === null ? {} : { parentRemoteId }),
  ...(state === 'ready' ? { applied } : {}),
});

const INCLUDED: Readonly<Record<EntityKind, (options: SyncOptions) => boolean>> = {
  campaign: () => true,
  adGroup: ({ includeAdGroups }) => includeAdGroups,
  ad: ({ includeAdGroups, includeAds }) => includeAdGroups && includeAds,
  keyword: ({ includeAdGroups, includeKeywords }) => includeAdGroups && includeKeywords,
};

export const entitiesOf = (options: SyncOptions): readonly EntityKind[] =>
  ENTITY_KINDS.filter((entity) => INCLUDED[entity](options));
