import type { AdPlatform } from '@switchyard/platforms';
import type { Binding } from '../../domain/plan';
import type { CampaignTree, Target } from '../../domain/snapshot';
import type { RememberedRelease } from '../links/ports';
import type { Undone } from '../undo/read-undo';
import type { LostCreate } from './lost-creates';

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
  /** Of an undo: the tree as it is now; `tree` is what it is set back to. */
  readonly undone?: Undone & { readonly now: CampaignTree };
  /** All that was ever released of the campaign on this platform, oldest first. */
  readonly released: readonly RememberedRelease[];
}

/** Releases on the unit's account whose effect is due. */
export const dueReleases = ({ released, target }: PlanUnit): readonly RememberedRelease[] =>
  released.filter(({ isDue, connectionId }) => isDue && connectionId === target.connectionId);

/** Lost creates on the unit's account that nobody wants any more. Those that are wanted are looked for until they are made. */
export const unwantedOf = ({ tree, isHome, lost }: PlanUnit): readonly LostCreate[] => {
  if (lost.length === 0 || !tree || !isHome) return lost;
  const wanted = new Set([tree.campaign.id, ...[...tree.adGroups, ...tree.ads, ...tree.keywords].map(({ id }) => id)]);
  return lost.filter(({ address }) => !wanted.has(address.id));
};
