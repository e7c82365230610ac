import type { Asset } from '@switchyard/catalog/domain';
import type { AdPlatform } from '@switchyard/platforms';
import type { ImportSite } from '../imports';
import type { Target } from '../snapshot';

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
