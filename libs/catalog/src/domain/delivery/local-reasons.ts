import { PLATFORM_IDS, type PlatformId } from '@switchyard/kernel';
import type { Campaign } from '../campaign/campaign';
import { failureText, openReleases } from '../campaign/platform-link';
import {
  DELIVERY_RULES,
  type DeliveryReason,
  type DeliveryReasonCode,
  fixFor,
} from './delivery-reason';

interface ReasonDetail {
  readonly message: string;
  /** RFC 3339; left out when unknown. */
  readonly since?: string;
  /** Where it is not as grave as the rule says, or graver. */
  readonly severity?: DeliveryReason['severity'];
}

/** Undefined: it is not so. */
type Check = (campaign: Campaign, platform: PlatformId) => ReasonDetail | undefined;

/** What this service knows about one platform without asking it, the gravest first. */
const CHECKS: readonly (readonly [DeliveryReasonCode, Check])[] = [
  [
    'NEVER_SYNCED',
    (campaign, platform) =>
      isGone(campaign, platform) ||
      campaign.platformLinks[platform] ||
      campaign.syncFailures[platform] ||
      openReleases(campaign, platform).length > 0
        ? undefined
        : { message: neverSent(campaign, platform) },
  ],
  [
    'UNLINKED_BUT_SERVING',
    (campaign, platform) => {
      const [open] = openReleases(campaign, platform);
      return (
        open && {
          message: `The campaign was unlinked, and ${platform} has not confirmed that ${open.remoteId} is ${open.effect === 'REMOVE' ? 'removed' : 'paused'} there: it may still serve.${open.error === null ? '' : ` The last try failed. ${open.error}`}`,
          since: open.since,
        }
      );
    },
  ],
  [
    'LAST_SYNC_FAILED',
    (campaign, platform) => {
      const { platformLinks, syncFailures } = campaign;
      const isOver = isGone(campaign, platform) && !platformLinks[platform];
      const failure = isOver ? undefined : syncFailures[platform];
      return (
        failure && {
          severity: platformLinks[platform] ? 'LIMITING' : 'BLOCKING',
          message: `The last sync to ${platform} failed. ${failureText(failure)}`,
          since: failure.at,
        }
      );
    },
  ],
  [
    'BRAKE_ENGAGED',
    ({ hold }) =>
      hold ? { message: 'The Emergency Brake holds the campaign.', since: hold.since } : undefined,
  ],
  [
    'BRAKE_BLIND',
    ({ platformLinks }, platform) => {
      const since = platformLinks[platform]?.blindSince;
      return since === undefined
        ? undefined
        : {
            message: `The spending on ${platform} is unknown. Nothing that raises spending is sent until it can be read again.`,
            since,
          };
    },
  ],
  [
    'CAMPAIGN_PAUSED',
    (campaign, platform) =>
      isPausedHere(campaign, platform)
        ? { message: `The campaign is paused for ${platform}.` }
        : undefined,
  ],
  [
    'REMOVED_BUT_SERVING',
    (campaign, platform) =>
      mayServeThoughRemoved(campaign, platform)
        ? { message: `The campaign was removed here and still serves on ${platform}.` }
        : undefined,
  ],
  [
    'CONNECTION_NEEDS_REAUTH',
    ({ platformLinks }, platform) => {
      const since = platformLinks[platform]?.reauthSince;
      return since === undefined
        ? undefined
        : {
            message: `The connection to ${platform} needs new credentials. Nothing is read or sent there.`,
            since,
          };
    },
  ],
  ['REMOTE_DRIFT', (campaign, platform) => driftOf(campaign, platform)],
  [
    'LOCAL_CHANGES_NOT_SYNCED',
    (campaign, platform) =>
      hasUnsentChanges(campaign, platform)
        ? { message: `Changes made here have not been sent to ${platform}.` }
        : undefined,
  ],
];

/** What this service knows about one platform without asking it. */
export const localReasons = (campaign: Campaign, platform: PlatformId): DeliveryReason[] =>
  CHECKS.flatMap(([code, check]) => {
    const reason = check(campaign, platform);
    return reason
      ? [
          {
            code,
            platform,
            severity: DELIVERY_RULES[code].severity,
            fix: fixFor(code, campaign, platform),
            ...reason,
            entity: { type: 'campaign', id: campaign.id },
          },
        ]
      : [];
  });

const neverSent = ({ releases }: Campaign, platform: PlatformId): string => {
  const last = releases.findLast((one) => one.platform === platform);
  if (!last) return `The campaign has never been sent to ${platform}.`;
  const left = {
    PAUSE: 'was paused there',
    REMOVE: 'was removed there',
    LEAVE: 'was left there as it was',
  }[last.effect];
  return `The campaign was unlinked from ${platform} and has not been sent there since. What it had there, ${last.remoteId}, ${last.state === 'abandoned' ? 'may still run: its connection was deleted before the platform confirmed' : left}.`;
};

const isGone = ({ status, platforms }: Campaign, platform: PlatformId): boolean =>
  status === 'REMOVED' || !platforms.includes(platform);

const isPausedHere = (campaign: Campaign, platform: PlatformId): boolean =>
  !isGone(campaign, platform) &&
  (campaign.status === 'PAUSED' || campaign.platformStatus[platform] === 'PAUSED');

/**
 * Platforms that a campaign was taken away from here and that still serve it, as far as they were
 * asked.
 */
export const servingThoughRemoved = (campaign: Campaign): readonly PlatformId[] =>
  PLATFORM_IDS.filter(
    (platform) =>
      mayServeThoughRemoved(campaign, platform) ||
      (isGone(campaign, platform) &&
        openReleases(campaign, platform).some(({ serving }) => serving)),
  );

const AT_REST: ReadonlySet<string> = new Set(['CAMPAIGN_PAUSED', 'ENDED', 'REMOTE_MISSING']);

/**
 * A removed campaign that is enabled on the platform and does not serve now (a review, the
 * schedule, a spent budget) may serve tomorrow. Without an answer of the platform, only the paused
 * status shows that it does not serve.
 */
const mayServeThoughRemoved = (campaign: Campaign, platform: PlatformId): boolean => {
  const link = campaign.platformLinks[platform];
  if (!link || !isGone(campaign, platform)) return false;
  const reported = campaign.delivery[platform];
  return reported
    ? reported.serving || !reported.reasons.some(({ code }) => AT_REST.has(code))
    : link.remoteStatus !== 'PAUSED';
};

/** What the last plan saw, and a pause there of what is on here with nothing left to send. */
const driftOf = (campaign: Campaign, platform: PlatformId): ReasonDetail | undefined => {
  const drift = campaign.platformLinks[platform]?.drift;
  if (drift) {
    return {
      message: `Changed on ${platform} and left alone here: ${drift.fields.join(', ')}.`,
      since: drift.since,
    };
  }
  const isPausedThere =
    campaign.delivery[platform]?.reasons.some(({ code }) => code === 'CAMPAIGN_PAUSED') ?? false;
  const isOnHere =
    !isGone(campaign, platform) &&
    !isPausedHere(campaign, platform) &&
    !hasUnsentChanges(campaign, platform);
  return campaign.platformLinks[platform] && isPausedThere && isOnHere
    ? { message: `The campaign was paused on ${platform}; it is enabled here.` }
    : undefined;
};

const hasUnsentChanges = (
  { platformLinks, syncFailures, treeVersion }: Campaign,
  platform: PlatformId,
): boolean => {
  const link = platformLinks[platform];
  const sent = Math.max(
    link?.syncedTreeVersion ?? -1,
    // A change that was sent and refused is not a pending change.
    syncFailures[platform]?.treeVersion ?? -1,
  );
  return link !== undefined && sent < treeVersion;
};
