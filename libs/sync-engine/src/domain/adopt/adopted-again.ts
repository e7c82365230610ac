import type { CampaignType } from '@switchyard/catalog/domain';
import type { EntityKind, Observed } from '@switchyard/platforms';
import type { PlannedChange } from '../plan';
import { adoptTree } from './adopt-tree';
import type { AdoptionWorld } from './adoption';
import type { CampaignTree } from '../snapshot';

/** The tree that a plan's adoptions of one campaign amount to, made again from what the plan says. */
export const adoptedAgain = (
  changes: readonly PlannedChange[],
  world: Omit<AdoptionWorld, 'idOf'>,
): CampaignTree | undefined => {
  const ids = new Map(
    changes.map(({ address, remoteId }) => [`${address.entity} ${remoteId}`, address.id]),
  );
  const idOf = (entity: EntityKind, remoteId: string): string =>
    ids.get(`${entity} ${remoteId}`) ?? '';
  const top = changes.find(({ address }) => address.entity === 'campaign');
  return (
    top &&
    adoptTree(
      changes.map((change) => observedIn(change, top.remoteId ?? '')),
      top.campaignType as CampaignType,
      { ...world, idOf },
    )?.tree
  );
};

const observedIn = (
  { address: { entity }, remoteId, parentRemoteId, after }: PlannedChange,
  campaignRemoteId: string,
): Observed => ({
  entity,
  remoteId: remoteId ?? '',
  campaignRemoteId,
  ...(parentRemoteId === null ? {} : { parentRemoteId }),
  attributes: after ?? {},
  parts: {},
});
