import { PLATFORM_IDS, type PlatformId } from '@switchyard/kernel';
import type { ByPlatform } from '../by-platform';
import type { Campaign } from '../campaign/campaign';
import { openReleases } from '../campaign/platform-link';
import {
  DELIVERY_REASONS,
  type DeliveryReason,
  type DeliveryReasonCode,
  fixFor,
} from './delivery-reason';
import type { ServingState } from './delivery-state';
import { localReasons } from './local-reasons';

export interface PlatformDeliverySummary {
  readonly serving: boolean;
  readonly status: ServingState;
  /** When the platform was last asked; null when never. */
  readonly checkedAt: string | null;
  readonly reasons: readonly DeliveryReason[];
}

/** Whether a campaign serves and, when not, why. */
export interface DeliverySummary extends PlatformDeliverySummary {
  readonly platforms: ByPlatform<PlatformDeliverySummary>;
}

/**
 * Made of stored facts only: what each platform reported last, and what this service knows itself.
 */
export const summariseDelivery = (campaign: Campaign): DeliverySummary => {
  const parts = concerned(campaign).map(
    (platform) => [platform, summarise(campaign, platform)] as const,
  );
  const summaries = parts.map(([, summary]) => summary);
  const checked = summaries.flatMap(({ checkedAt }) => (checkedAt === null ? [] : [checkedAt]));
  return {
    serving: summaries.some(({ serving }) => serving),
    status: overall(summaries.map(({ status }) => status)),
    checkedAt: checked.sort().at(0) ?? null,
    reasons: summaries.flatMap(({ reasons }) => reasons),
    platforms: Object.fromEntries(parts),
  };
};

/**
 * A platform that the campaign left still matters while a link to it exists, or what was unlinked
 * there may still serve.
 */
const concerned = (campaign: Campaign): PlatformId[] =>
  PLATFORM_IDS.filter(
    (platform) =>
      campaign.platforms.includes(platform) ||
      campaign.platformLinks[platform] !== undefined ||
      openReleases(campaign, platform).length > 0,
  );

const summarise = (campaign: Campaign, platform: PlatformId): PlatformDeliverySummary => {
  const recorded = campaign.platformLinks[platform] && campaign.delivery[platform];
  const released = openReleases(campaign, platform).find(({ serving }) => serving);
  const own = localReasons(campaign, platform);
  const reported = recordedReasons(campaign, platform).filter(
    ({ code }) => code === 'PLATFORM_REASON' || own.every((reason) => reason.code !== code),
  );
  return {
    serving: (recorded?.serving ?? false) || released !== undefined,
    status: recorded?.status ?? unaskedState(campaign, platform),
    checkedAt: recorded?.checkedAt ?? released?.checkedAt ?? null,
    reasons: [...own, ...reported],
  };
};

/** Where the platform was not asked about what is linked there now. */
const unaskedState = (campaign: Campaign, platform: PlatformId): ServingState => {
  const open = openReleases(campaign, platform);
  if (open.some(({ serving }) => serving)) return 'SERVING';
  return campaign.platformLinks[platform] || open.length > 0 ? 'UNKNOWN' : 'NOT_SERVING';
};

/** One platform that serves is enough to serve; a part that does not serve limits the whole. */
const overall = (states: readonly ServingState[]): ServingState => {
  const [first = 'UNKNOWN'] = states;
  if (states.every((state) => state === first)) return first;
  if (states.some((state) => state === 'SERVING' || state === 'LIMITED')) return 'LIMITED';
  return states.includes('PENDING')
    ? 'PENDING'
    : states.includes('UNKNOWN')
      ? 'UNKNOWN'
      : 'NOT_SERVING';
};

/**
 * The last answer of a platform, as reasons. An unknown code becomes `PLATFORM_REASON`, so that no
 * reason is lost.
 */
const recordedReasons = (campaign: Campaign, platform: PlatformId): DeliveryReason[] =>
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
