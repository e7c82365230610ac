import type { LocalWrite } from '../imports';
import type { PlannedChange, PlanWarning } from '../plan';
import type { CampaignTree } from '../snapshot';
import type { Done } from './done';
import { madeIn, type UndoReach } from './made-by-sync';
import { campaignRemovals, comesBack, putCampaignBack } from './put-campaign-back';
import { NO_ROWS, putBackRows, type PutBackRows } from './put-back-rows';
import { SetBackWriter } from './set-back-writer';
import { setValuesBack } from './set-values-back';
import { changedSince } from './told';
import type { UndoWorld } from './undo-world';
import { ValuesNow } from './values-now';

/** A tree as it was before a sync, and what makes it so, in this order: the campaign comes back, rows are put back, patches are written. What was done since stays. */
export interface SetBack extends UndoReach {
  readonly tree: CampaignTree;
  /** The campaign was removed here, and is one again. */
  readonly isBack: boolean;
  readonly rows: PutBackRows['rows'];
  readonly writes: readonly LocalWrite[];
  /** What stays as it is although the sync changed it. */
  readonly told: readonly PlanWarning[];
}

/** Sets a campaign and what is below it back to what done changes of one sync record from before. Doing it again changes nothing. Pure. */
export const setBack = (tree: CampaignTree, done: readonly Done[], world: UndoWorld): SetBack => {
  const changes = done.map(({ change }) => change);
  const isBack = comesBack(tree, changes);
  if (tree.campaign.status === 'REMOVED' && !isBack) {
    return { ...untouched(tree), told: removedSince(changes) };
  }
  const {
    tree: whole,
    rows,
    told,
  } = putBackRows(
    isBack ? { ...tree, campaign: { ...tree.campaign, status: 'PAUSED' } } : tree,
    done,
    world,
  );
  const writer = new SetBackWriter(whole);
  setValuesBack(writer, changes, new ValuesNow(whole, world), world);
  putCampaignBack(writer, changes, isBack, timeZoneOf(changes, world));
  return {
    tree: writer.tree,
    isBack,
    rows,
    writes: writer.writes,
    told: [...told, ...writer.told],
    made: madeIn(done),
    letGo: connectionsOf(changes.filter(isAdoption)),
    putBack: new Set([
      ...[...rows.adGroups, ...rows.ads, ...rows.keywords].map(({ id }) => id),
      ...campaignRemovals(changes).map(({ address }) => address.id),
    ]),
  };
};

const untouched = (tree: CampaignTree): SetBack => ({
  tree,
  isBack: false,
  rows: NO_ROWS,
  writes: [],
  told: [],
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
