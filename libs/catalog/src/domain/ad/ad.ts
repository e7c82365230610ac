import type { ByPlatform } from '../budget/by-platform';
import type { Review } from '../delivery/review';
import type { ServingStatus } from '../status/serving-status';
import type { AdText } from './ad-text';
import type { AdType } from './ad-type';

/** An ad as it is stored. */
export interface Ad {
  readonly spaceId: string;
  readonly id: string;
  readonly campaignId: string;
  readonly adGroupId: string;
  readonly type: AdType;
  readonly status: ServingStatus;
  readonly headlines: readonly AdText[];
  readonly descriptions: readonly AdText[];
  readonly longHeadline: string | null;
  readonly businessName: string | null;
  readonly finalUrl: string;
  readonly path1: string | null;
  readonly path2: string | null;
  readonly callToAction: string | null;
  /** The claim that the ad argues, and the way it does. */
  readonly angleId: string | null;
  readonly conceptId: string | null;
  /** Who put the stamp on; null without one. */
  readonly stampProvenance: 'user' | null;
  readonly review: ByPlatform<Review>;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly version: number;
}
