import type { PlatformId } from '@switchyard/kernel';
import type { Campaign } from '../campaign/campaign';
import { fixFor } from './delivery-rules';
import { DELIVERY_REASONS, type DeliveryReason, type DeliveryReasonCode } from './delivery-reason';

/** What a platform last said, as reasons. A code that is not ours becomes `PLATFORM_REASON`, so that nothing said is lost. */
export const recordedReasons = (campaign: Campaign, platform: PlatformId): DeliveryReason[] =>
  (campaign.delivery[platform]?.reasons ?? []).map(({ code, severity, message }) => {
    const ours: DeliveryReasonCode = isOurs(code) ? code : 'PLATFORM_REASON';
    return {
      code: ours,
      platform,
      severity,
      message,
      entity: { type: 'campaign', id: campaign.id },
      fix: fixFor(ours, campaign, platform),
    };
  });

const isOurs = (code: string): code is DeliveryReasonCode =>
  DELIVERY_REASONS.includes(code as DeliveryReasonCode);
