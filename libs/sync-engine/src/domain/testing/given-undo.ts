import type { Attributes, EntityKind } from '@switchyard/platforms';
import type { CampaignTree } from '../basis/campaign-tree';
import { desiredOf } from '../basis/desired-objects';
import type { Binding, FieldChange, PlannedChange } from '../planning/plan';
import { EVERYTHING } from '../planning/preview';
import type { Done, UndoWorld } from '../undo/undo-world';
import { connectors, givenTarget } from './given-tree';

const at = new Date('2026-11-21T12:00:00Z');
const platform = connectors.get('google-ads')!;

export const world: UndoWorld = {
  spaceId: 'spc_1',
  accounts: new Map([['con_1', { target: givenTarget(), platform }]]),
  pictures: new Map(),
  at,
};

/** What a tree comes to on the ad account. */
export const desiredIn = (tree: CampaignTree) =>
  desiredOf(tree, givenTarget(), EVERYTHING, platform, at).desired;

/** Every object of a tree as bound, under the remote id `r-` and its own. */
export const boundIn = (tree: CampaignTree): readonly Binding[] =>
  desiredIn(tree).map(({ attributes, driftPolicy: _policy, shared: _shared, ...want }) => ({
    ...want,
    remoteId: `r-${want.address.id}`,
    parentRemoteId: want.parentId && `r-${want.parentId}`,
    applied: attributes,
    state: 'ready',
  }));

type Fields = Readonly<
  Record<string, readonly [before: FieldChange['before'], after: FieldChange['after']]>
>;

/** What a sync did to an object of a tree. */
export const did = (
  action: PlannedChange['action'],
  tree: CampaignTree,
  entity: EntityKind,
  id: string,
  fields: Fields = {},
  more: Partial<PlannedChange> = {},
): Done => {
  const parentId =
    [...tree.ads, ...tree.keywords].find((row) => row.id === id)?.adGroupId ??
    (entity === 'adGroup' ? tree.campaign.id : null);
  const change: PlannedChange = {
    action,
    address: {
      platform: 'google-ads',
      connectionId: 'con_1',
      campaignId: tree.campaign.id,
      entity,
      id,
    },
    parentId,
    name: id,
    campaignType: tree.campaign.type,
    remoteId: `r-${id}`,
    parentRemoteId: null,
    fields: Object.entries(fields).map(([field, [before, after]]) => ({
      field,
      before,
      after,
      owner: 'local',
    })),
    after: null,
    seenDigest: null,
    reason: 'because',
    ...more,
  };
  return { change, remoteId: `r-${id}` };
};

/** The removal of an object, with what it was. */
export const removed = (
  tree: CampaignTree,
  entity: EntityKind,
  id: string,
  action: 'remove' | 'forget' = 'remove',
): Done => {
  const was: Attributes =
    desiredIn(tree).find(({ address }) => address.id === id)?.attributes ?? {};
  return did(
    action,
    tree,
    entity,
    id,
    Object.fromEntries(Object.entries(was).map(([field, value]) => [field, [value, null]])),
  );
};
