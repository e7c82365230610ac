import type { Asset } from '@switchyard/catalog/domain';
import { isRefusal } from '@switchyard/kernel';
import type { AdPlatform } from '@switchyard/platforms/domain';
import { withWrites } from '../adoption/local-writes';
import type { ImportSite, LocalWrite } from '../adoption/remote-value';
import type { CampaignTree, Target } from '../basis/campaign-tree';
import type { Address, PlannedChange, PlanWarning } from '../planning/plan';

/** An ad account that a sync was done on. */
export interface UndoAccount {
  readonly target: Target;
  readonly platform: Pick<AdPlatform, 'normalise' | 'capabilities'>;
}

/** What setting a campaign back needs to know besides what was done. */
export interface UndoWorld {
  readonly spaceId: string;
  /** By connection; accounts that are gone are left out. */
  readonly accounts: ReadonlyMap<string, UndoAccount>;
  /** Pictures of the Space by the digest of their bytes. */
  readonly pictures: ReadonlyMap<string, Asset>;
  /** Whose offsets hours are converted by. */
  readonly at: Date;
}

export const siteOf = ({
  target: { platform, timeZone },
  platform: {
    capabilities: { placeKey },
  },
}: UndoAccount): ImportSite => ({ platform, timeZone, placeKey });

/** One change that a sync did. */
export interface Done {
  readonly change: PlannedChange;
  /** Which object of the platform it was done to; null where no platform was concerned. */
  readonly remoteId: string | null;
}

/** What cannot be reverted, and why. */
export const notReverted = (address: Address, message: string): PlanWarning => ({
  address,
  code: 'NOT_SET_BACK',
  field: '',
  message,
});

/** A later edit of ours: it wins. `field` is empty for a whole object. */
export const changedSince = (address: Address, field: string, message: string): PlanWarning => ({
  address,
  code: 'CHANGED_SINCE',
  field,
  message,
});

/** A tree while it is being reverted, and the patches that make it so. */
export class RevertWriter {
  readonly writes: LocalWrite[] = [];
  readonly warnings: PlanWarning[] = [];

  constructor(public tree: CampaignTree) {}

  /** What our catalog refuses by now stays as it is. */
  write(writesOn: (tree: CampaignTree) => readonly LocalWrite[], timeZone: string): boolean {
    const writes = writesOn(this.tree);
    try {
      this.tree = withWrites(this.tree, writes, timeZone);
      this.writes.push(...writes);
      return true;
    } catch (error) {
      if (!isRefusal(error)) throw error;
      return false;
    }
  }
}
