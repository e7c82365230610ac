import { Injectable } from '@nestjs/common';
import { IdentityFacade } from '@switchyard/identity';
import { alertKeys } from '@switchyard/identity/domain';
import type { PlatformId, Tenant } from '@switchyard/kernel';
import type { Review } from '@switchyard/platforms';

/** What a platform reported of one campaign. */
export interface Reviewed {
  /** All of them. */
  readonly reviews: readonly Review[];
  /** Whether something is disapproved that was not so when the platform was asked before. */
  readonly isNews: boolean;
}

/**
 * Reports to an owner that a platform does not let ads or keywords of a campaign serve. One alert
 * for a campaign and platform is open, with all that is disapproved: more of it closes that one and
 * opens the next, which is unread. None is open once nothing is disapproved any more.
 */
@Injectable()
export class ReviewNotices {
  constructor(private readonly identity: IdentityFacade) {}

  /** Inside the running transaction. */
  async reviewed(
    tenant: Tenant,
    campaignId: string,
    platform: PlatformId,
    { reviews, isNews }: Reviewed,
  ): Promise<void> {
    const key = alertKeys.disapproved(campaignId, platform);
    const disapproved = reviews.filter(({ status }) => status === 'DISAPPROVED');
    if (disapproved.length === 0) return this.identity.resolveAlert(tenant, key);
    if (isNews) await this.identity.resolveAlert(tenant, key);
    const count = (entity: Review['entity']): number =>
      disapproved.filter((review) => review.entity === entity).length;
    await this.identity.raiseAlert(tenant, {
      kind: 'DISAPPROVED',
      spaceId: tenant.spaceId,
      subject: { type: 'campaign', id: campaignId },
      key,
      details: {
        platform,
        ads: count('ad'),
        keywords: count('keyword'),
        reasons: [...new Set(disapproved.flatMap(({ reasons }) => reasons))].slice(0, 20),
      },
      message: `${platform} disapproved ${count('ad')} ads and ${count('keyword')} keywords of a campaign.`,
    });
  }
}
