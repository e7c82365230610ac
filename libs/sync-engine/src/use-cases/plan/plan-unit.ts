import type { AdPlatform, Observed } from '@switchyard/platforms';
import type { AreaTarget } from '@switchyard/targeting/domain';
import {
  isNotToBeSeen,
  type Binding,
  type OpenRelease,
  type UnansweredUpdate,
} from '../../domain/plan';
import type { CampaignTree, Target } from '../../domain/snapshot';
import type { RememberedRelease } from '../links/ports';
import type { Undone } from '../undo/read-undo';
import type { LostCreate } from './lost-creates';
import type { Sights } from './sights';

/** One campaign on one ad account: what a part of a plan is made from. */
export interface PlanUnit {
  readonly campaignId: string;
  /** Undefined when the catalog no longer has the campaign. */
  readonly tree: CampaignTree | undefined;
  readonly target: Target;
  /** True where the campaign is wanted; anywhere else it is only bound, or was. */
  readonly isHome: boolean;
  readonly platform: AdPlatform;
  readonly bindings: readonly Binding[];
  /** Creates on this account whose answer was lost and which nothing is bound to. */
  readonly lost: readonly LostCreate[];
  /** Updates on this account whose answer was lost. */
  readonly unanswered: readonly UnansweredUpdate[];
  /** Of an undo: the tree as it is now; `tree` is what it is set back to. */
  readonly undone?: Undone & { readonly now: CampaignTree };
  /** Areas of the campaign whose own ids the platform does not know. */
  readonly unknownPlaces?: readonly AreaTarget[];
  /** All that was ever released of the campaign on this platform, oldest first. */
  readonly released: readonly RememberedRelease[];
}

/** Releases on the unit's account whose effect is due. */
export const dueReleases = ({ released, target }: PlanUnit): readonly RememberedRelease[] =>
  released.filter(({ isDue, connectionId }) => isDue && connectionId === target.connectionId);

/** True where the campaign is to be made: its name must be free there. */
export const needsName = ({ isHome, bindings }: PlanUnit): boolean =>
  isHome && !bindings.some(({ address }) => address.entity === 'campaign');

/** The campaign that was unlinked and left on the unit's account, and is called there what the next one is to be called. */
export const leftHolder = (
  unit: PlanUnit,
  campaigns: readonly Observed[],
): OpenRelease | undefined => {
  const name = needsName(unit) ? unit.tree?.campaign.name.toLowerCase() : undefined;
  if (name === undefined) return undefined;
  const left = new Map(
    unit.released
      .filter(
        (one) => one.effect === 'LEAVE' && one.externalAccountId === unit.target.externalAccountId,
      )
      .map((one) => [one.remoteId, { ...one, connectionId: unit.target.connectionId }]),
  );
  const holder = campaigns.find(
    ({ remoteId, attributes }) =>
      left.has(remoteId) && String(attributes['name']).toLowerCase() === name,
  );
  return holder && { released: left.get(holder.remoteId)!, attributes: holder.attributes };
};

/** Lost creates on the unit's account that nobody wants any more. Those that are wanted are looked for until they are made. */
export const unwantedOf = ({ tree, isHome, lost }: PlanUnit): readonly LostCreate[] => {
  if (lost.length === 0 || !tree || !isHome) return lost;
  const wanted = new Set([
    tree.campaign.id,
    ...[...tree.adGroups, ...tree.ads, ...tree.keywords].map(({ id }) => id),
  ]);
  return lost.filter(({ address }) => !wanted.has(address.id));
};

/** Our ids of objects that were read and show nothing of the updates that were sent to them. */
export const unseenOf = ({ unanswered, bindings }: PlanUnit, sights: Sights): readonly string[] => {
  if (unanswered.length === 0) return [];
  const seen = new Map(
    sights.of(bindings).map(({ address, attributes }) => [address.id, attributes]),
  );
  const isSeen = (update: UnansweredUpdate): boolean =>
    !isNotToBeSeen(update, seen.get(update.address.id) ?? {});
  const shown = new Set(unanswered.filter(isSeen).map(({ address }) => address.id));
  return unanswered.map(({ address }) => address.id).filter((id) => seen.has(id) && !shown.has(id));
};
