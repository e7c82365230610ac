import type { Campaign, CampaignChanges } from '@switchyard/catalog/domain';
import { amountFromMicros, type PlatformId } from '@switchyard/kernel';
import type { Json } from '@switchyard/platforms/domain';
import type { LocalWrite } from '../adoption/remote-value';
import { platformBudgetMicros } from '../basis/campaign-draft';
import type { CampaignTree } from '../basis/campaign-tree';
import type { Binding, Desired, PlannedChange, PlanWarning } from '../planning/plan';
import { byAddress } from '../planning/standing';
import { NO_ROWS, type RestoredRows, restoreRows } from './restored-rows';
import { revertValues, ValuesNow } from './reverted-values';
import { changedSince, type Done, RevertWriter, type UndoWorld } from './undo-world';

/**
 * A tree as it was before a sync, and what makes it so, in this order: the campaign comes back,
 * rows are restored, patches are written. What was done since stays.
 */
export interface Revert extends UndoReach {
  readonly tree: CampaignTree;
  /** The campaign was removed here, and is one again. */
  readonly isBack: boolean;
  readonly rows: RestoredRows['rows'];
  readonly writes: readonly LocalWrite[];
  /** What stays as it is although the sync changed it. */
  readonly warnings: readonly PlanWarning[];
}

/**
 * Sets a campaign and what is below it back to what done changes of one sync record from before.
 * Doing it again changes nothing. Pure.
 */
export const revertTree = (tree: CampaignTree, done: readonly Done[], world: UndoWorld): Revert => {
  const changes = done.map(({ change }) => change);
  const isBack = comesBack(tree, changes);
  if (tree.campaign.status === 'REMOVED' && !isBack) {
    return { ...untouched(tree), warnings: removedSince(changes) };
  }
  const {
    tree: whole,
    rows,
    warnings,
  } = restoreRows(
    isBack ? { ...tree, campaign: { ...tree.campaign, status: 'PAUSED' } } : tree,
    done,
    world,
  );
  const writer = new RevertWriter(whole);
  revertValues(writer, changes, new ValuesNow(whole, world), world);
  restoreCampaign(writer, changes, isBack, timeZoneOf(changes, world));
  return {
    tree: writer.tree,
    isBack,
    rows,
    writes: writer.writes,
    warnings: [...warnings, ...writer.warnings],
    made: madeIn(done),
    letGo: connectionsOf(changes.filter(isAdoption)),
    putBack: new Set([
      ...[...rows.adGroups, ...rows.ads, ...rows.keywords].map(({ id }) => id),
      ...campaignRemovals(changes).map(({ address }) => address.id),
    ]),
  };
};

const untouched = (tree: CampaignTree): Revert => ({
  tree,
  isBack: false,
  rows: NO_ROWS,
  writes: [],
  warnings: [],
  made: new Map(),
  putBack: new Set(),
  letGo: new Set(),
});

const isAdoption = ({ action, address }: PlannedChange): boolean =>
  action === 'adopt' && address.entity === 'campaign';

const connectionsOf = (changes: readonly PlannedChange[]): ReadonlySet<string> =>
  new Set(changes.map(({ address }) => address.connectionId));

const removedSince = ([first]: readonly PlannedChange[]): readonly PlanWarning[] =>
  first
    ? [
        changedSince(
          { ...first.address, entity: 'campaign', id: first.address.campaignId },
          '',
          'The campaign was removed here after the sync. Nothing of it is reverted.',
        ),
      ]
    : [];

const timeZoneOf = (changes: readonly PlannedChange[], { accounts }: UndoWorld): string =>
  changes
    .map(({ address }) => accounts.get(address.connectionId)?.target.timeZone)
    .find((zone) => zone) ?? 'UTC';

/** Removals of the campaign itself. */
const campaignRemovals = (changes: readonly PlannedChange[]): readonly PlannedChange[] =>
  changes.filter(({ action, address }) => action === 'remove' && address.entity === 'campaign');

/**
 * A campaign that the sync took off a platform because it was removed here comes back; paused,
 * until its own switch is reverted.
 */
const comesBack = ({ campaign }: CampaignTree, changes: readonly PlannedChange[]): boolean =>
  campaign.status === 'REMOVED' && campaignRemovals(changes).length > 0;

/**
 * The switch of a campaign that came back, and the platforms that it was taken off, with their
 * budgets. One that the Emergency Brake holds stays paused: our catalog refuses.
 */
const restoreCampaign = (
  writer: RevertWriter,
  changes: readonly PlannedChange[],
  isBack: boolean,
  timeZone: string,
): void => {
  const removals = campaignRemovals(changes);
  for (const change of removals) {
    const { campaign } = writer.tree;
    if (!campaign.platforms.includes(change.address.platform)) {
      writer.write(
        () => [{ entity: 'campaign', id: campaign.id, changes: withPlatform(campaign, change) }],
        timeZone,
      );
    }
  }
  const { campaign } = writer.tree;
  const ran =
    removals.length > 0 && removals.every((change) => valueBefore(change, 'status') === 'ENABLED');
  if (isBack && ran) {
    writer.write(
      () => [{ entity: 'campaign', id: campaign.id, changes: { status: 'ENABLED' } }],
      timeZone,
    );
  }
};

/**
 * The others keep what they have; the budget becomes the new sum. Without a known amount the split
 * is left to the user.
 */
const withPlatform = (campaign: Campaign, change: PlannedChange): CampaignChanges => {
  const { platform } = change.address;
  const platforms = [...campaign.platforms, platform];
  const paused =
    valueBefore(change, 'status') === 'PAUSED'
      ? { platformStatus: { ...campaign.platformStatus, [platform]: 'PAUSED' as const } }
      : {};
  return {
    platforms,
    ...paused,
    ...splitWith(campaign, platform, valueBefore(change, 'budgetMicros')),
  };
};

const splitWith = (campaign: Campaign, added: PlatformId, micros: Json): CampaignChanges => {
  const shares = campaign.platforms.map(
    (platform) => [platform, platformBudgetMicros(campaign, platform)] as const,
  );
  if (typeof micros !== 'number' || shares.some(([, share]) => share === undefined)) return {};
  const split = [...shares, [added, micros] as const].map(
    ([platform, share]) => [platform, Number(share)] as const,
  );
  const sum = split.reduce((total, [, share]) => total + share, 0);
  return {
    budget: amountFromMicros(sum),
    _platformBudgets: Object.fromEntries(
      split.map(([platform, share]) => [platform, amountFromMicros(share)]),
    ),
  };
};

const valueBefore = ({ fields }: PlannedChange, name: string): Json =>
  fields.find(({ field }) => field === name)?.before ?? null;

/** Remote ids of what a sync made, by `placeKey`. */
export type Made = ReadonlyMap<string, string>;

/** One object on one ad account, as a key. */
export const addressKey = ({
  connectionId,
  id,
}: {
  readonly connectionId: string;
  readonly id: string;
}): string => `${connectionId} ${id}`;

export const madeIn = (done: readonly Done[]): Made =>
  new Map(
    done.flatMap(({ change, remoteId }) =>
      change.action === 'create' && remoteId !== null
        ? [[addressKey(change.address), remoteId] as const]
        : [],
    ),
  );

/** True while the very object that the sync made is the one that is bound. */
export const isStillMade = ({ address, remoteId }: Binding, made: Made): boolean =>
  made.get(addressKey(address)) === remoteId;

/** What an undo is about on one ad account. */
export interface UndoSides {
  readonly desired: readonly Desired[];
  readonly bindings: readonly Binding[];
}

/** What decides which objects an undo is about. */
export interface UndoReach {
  readonly made: Made;
  /** Our ids of what is restored here: it may be created again there. */
  readonly putBack: ReadonlySet<string>;
  /** Connections through which the sync took the campaign over. */
  readonly letGo: ReadonlySet<string>;
}

/**
 * The sides of a plan, limited to what an undo may change. Objects that the sync created are no
 * longer desired, with everything below them. Objects that were never sent since, or were removed
 * here since, wait for an ordinary plan.
 */
export const undoSides = (
  desired: readonly Desired[],
  bindings: readonly Binding[],
  { made, putBack, letGo }: UndoReach,
): UndoSides => {
  const bound = new Map(bindings.map((binding) => [binding.address.id, binding]));
  const gone = new Set(
    bindings
      .filter((each) => isStillMade(each, made) || isLetGo(each, letGo))
      .map(({ address }) => address.id),
  );
  for (const { address, parentId } of bindings.toSorted(byAddress)) {
    if (parentId !== null && gone.has(parentId)) gone.add(address.id);
  }
  const kept = new Set<string>();
  const wanted = desired.toSorted(byAddress).filter(({ address: { id, campaignId }, parentId }) => {
    const isOurs = bound.has(id) || putBack.has(id) || putBack.has(campaignId);
    const stays = isOurs && !gone.has(id) && (parentId === null || kept.has(parentId));
    if (stays) kept.add(id);
    return stays;
  });
  return {
    desired: wanted,
    bindings: bindings.filter(({ address: { id } }) => kept.has(id) || gone.has(id)),
  };
};

const isLetGo = ({ address }: Binding, letGo: ReadonlySet<string>): boolean =>
  address.entity === 'campaign' && letGo.has(address.connectionId);
