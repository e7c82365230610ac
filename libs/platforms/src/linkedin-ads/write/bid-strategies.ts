import type { CreateChange, UpdateChange } from '../../port/change';
import type { Failure } from '../../port/failure';
import { type AdGroupAttributes, attributesAs } from '../attributes';
import { batchGet, updateMany } from '../client/batches';
import { recordOf } from '../client/objects';
import { inChunks, LIMITS, type WritingSession } from '../client/session';
import { type BidStrategy, bidStrategyOf, type LinkedinBidding } from '../vocabulary';
import { campaignGroupLevel } from './campaigns';
import { pathOf } from './levels';

type Asking = CreateChange | UpdateChange;

/**
 * Campaigns in a group that shares its budget bid as the group does (vendor's page on groups):
 * where they are to bid in another way, the group is changed first. Returns, by group, why one was
 * not.
 */
export const alignBidStrategies = async (
  session: WritingSession,
  changes: readonly Asking[],
): Promise<ReadonlyMap<string, Failure>> => {
  const asking = new Map<string, Asking[]>();
  for (const change of changes.filter(isAboutBids)) {
    asking.set(change.parentRemoteId!, [...(asking.get(change.parentRemoteId!) ?? []), change]);
  }
  const failures = new Map<string, Failure>();
  for (const groupIds of inChunks([...asking.keys()], LIMITS.batch)) {
    const others = await bidOtherwise(session, groupIds, asking);
    if (others.length === 0) continue;
    const patches = others.map(({ groupId, bidStrategy }) => ({
      key: groupId,
      set: { budgetOptimization: { budgetOptimizationStrategy: 'DYNAMIC', bidStrategy } },
      changes: asking.get(groupId)!,
    }));
    for (const [groupId, failure] of await updateMany(
      session,
      pathOf(session, campaignGroupLevel),
      'campaign',
      patches,
    )) {
      failures.set(groupId, failure);
    }
  }
  return failures;
};

/** Whether a change needs to know how its group bids. */
export const isAboutBids = (change: Asking): boolean =>
  change.parentRemoteId !== undefined &&
  (change.action === 'create' ||
    change.fields.includes('biddingStrategy') ||
    change.fields.includes('objective'));

interface Other {
  readonly groupId: string;
  readonly bidStrategy: BidStrategy;
}

const bidOtherwise = async (
  session: WritingSession,
  groupIds: readonly string[],
  asking: ReadonlyMap<string, readonly Asking[]>,
): Promise<readonly Other[]> => {
  const groups = await batchGet(session, pathOf(session, campaignGroupLevel), groupIds, 'campaign');
  return groups.flatMap((group) => {
    const groupId = String(group['id']);
    const bidStrategy = desiredStrategy(asking.get(groupId) ?? []);
    const current = recordOf(group['budgetOptimization'])['bidStrategy'];
    return bidStrategy === undefined || current === undefined || current === bidStrategy
      ? []
      : [{ groupId, bidStrategy }];
  });
};

/** All ad groups of a campaign share its strategy, so the last change has the strategy of all. */
const desiredStrategy = (changes: readonly Asking[]): BidStrategy | undefined => {
  const last = changes.at(-1);
  return (
    last &&
    bidStrategyOf(attributesAs<AdGroupAttributes>(last.after).biddingStrategy as LinkedinBidding)
  );
};
