import type { Ad, Campaign } from '@switchyard/catalog/domain';
import { isTimeZone, type PlatformId } from '@switchyard/kernel';
import type {
  AreaDraft,
  BiddingDraft,
  CampaignDraft,
  Capabilities,
  CircleDraft,
  LinkedinAudienceDraft,
  ServingStatus,
} from '@switchyard/platforms/domain';
import {
  type GeoTarget,
  isEveryHour,
  isSameZone,
  moveSchedule,
  locationIds,
  type ScheduleWindow,
  zoneOn,
} from '@switchyard/targeting/domain';
import { groupBy } from '../planning/grouping';
import { extensionDrafts, imageDrafts } from './asset-drafts';
import type { CampaignTree, Target, TreeAsset } from './campaign-tree';

/**
 * A campaign as one platform is to have it. A campaign without a split counts as having no budget
 * there: Validate blocks it. Hours are those of a moment.
 */
export const campaignDraft = (
  { campaign }: CampaignTree,
  attached: AttachedAssets,
  target: Target,
  at: Date,
): CampaignDraft => ({
  entity: 'campaign',
  campaignType: campaign.type,
  objective: campaign.objective,
  name: campaign.name,
  status: statusOn(campaign, target),
  budgetMicros: platformBudgetMicros(campaign, target.platform) ?? 0,
  currency: campaign.currency,
  biddingStrategy: biddingDraft(campaign),
  geoTargets: campaign.geoTargets.map(locationDraft),
  locationIntent: campaign.locationIntent,
  schedule: scheduleOn(campaign, target, at),
  scheduleZone: zoneOn(campaign.scheduleZone, target.platform),
  devices: campaign.targeting.devices ? deviceDrafts(campaign.targeting.devices) : null,
  languages: campaign.languages,
  networks: campaign.networks,
  negativeKeywords: campaign.negativeKeywords,
  extensions: extensionDrafts(attached.ofCampaign()),
  images: imageDrafts(attached.besideAds()),
  startDate: campaign.startDate,
  endDate: campaign.endDate,
  trackingTemplate: campaign.trackingTemplate,
  ...declarationsDraft(campaign, target),
  linkedin: linkedinDraft(campaign),
});

/**
 * What the campaign declares, else what its ad account does, member by member. Who declares and
 * names no special category has none.
 */
const declarationsDraft = (
  { declarations }: Campaign,
  target: Target,
): Pick<CampaignDraft, 'politicalAdvertising' | 'specialAdCategories' | 'advertiserIdentity'> => ({
  politicalAdvertising:
    declarations?.politicalAdvertising ?? target.declarations.politicalAdvertising ?? null,
  advertiserIdentity:
    declarations?.advertiserIdentity ?? target.declarations.advertiserIdentity ?? null,
  specialAdCategories:
    declarations?.specialAdCategories ?? target.declarations.specialAdCategories ?? [],
});

const linkedinDraft = ({ targeting: { linkedin } }: Campaign): LinkedinAudienceDraft | null =>
  linkedin
    ? {
        ...known({ include: linkedin.include, exclude: linkedin.exclude }),
        matching: linkedin.matching ?? 'ANY',
        audienceExpansion: linkedin.audienceExpansion ?? false,
      }
    : null;

/**
 * Enabled only where the campaign is, the platform is not paused by itself, and the Emergency Brake
 * does not hold the campaign.
 */
const statusOn = (
  { status, platformStatus, hold }: Campaign,
  { platform }: Target,
): ServingStatus =>
  status === 'ENABLED' && platformStatus[platform] !== 'PAUSED' && !hold ? 'ENABLED' : 'PAUSED';

const biddingDraft = ({ biddingStrategy: bidding }: Campaign): BiddingDraft => ({
  type: bidding.type,
  ...known({
    targetCpaMicros: bidding.targetCpaMicros,
    targetRoas: bidding.targetRoas,
    targetImpressionSharePercent: bidding.targetImpressionShare,
    impressionShareLocation: bidding.impressionShareLocation,
    maxCpcBidCeilingMicros: bidding.maxCpcBidCeilingMicros,
  }),
});

const locationDraft = (row: GeoTarget): AreaDraft | CircleDraft => {
  const bid = known({ bidAdjustmentPercent: row.bidAdjustment });
  if (row.kind === 'RADIUS') {
    return {
      kind: 'RADIUS',
      name: row.name,
      lat: row.lat,
      lng: row.lng,
      radius: row.radius,
      unit: row.unit,
      ...bid,
    };
  }
  return {
    kind: 'AREA',
    name: row.name,
    negative: row.negative,
    ...bid,
    ...known({ countryCode: row.countryCode }),
    ...locationIds(row),
  };
};

const deviceDrafts = (
  devices: NonNullable<Campaign['targeting']['devices']>,
): NonNullable<CampaignDraft['devices']> =>
  Object.fromEntries(
    Object.entries(devices).map(([device, { enabled, bidAdjustment }]) => [
      device,
      { enabled, ...known({ bidAdjustmentPercent: bidAdjustment }) },
    ]),
  );

type Known<T> = { [K in keyof T]?: NonNullable<T[K]> };

/** The members that are there: absent has one spelling in a draft. */
const known = <T extends object>(members: T): Known<T> =>
  Object.fromEntries(
    Object.entries(members).filter(([, value]) => value !== null && value !== undefined),
  ) as Known<T>;

/** What is attached where, in one tree. */
export class AttachedAssets {
  private readonly byOwner: ReadonlyMap<string, readonly TreeAsset[]>;

  constructor(
    private readonly tree: CampaignTree,
    private readonly capabilities: Pick<Capabilities, 'media'>,
  ) {
    this.byOwner = groupBy(tree.assets, ({ binding }) => binding.ownerId);
  }

  /** What is beside the ads of a search campaign, where the platform has a place for it there. */
  besideAds(): readonly TreeAsset[] {
    return this.standsBesideAds() ? this.ofCampaign() : [];
  }

  ofCampaign(): readonly TreeAsset[] {
    return this.byOwner.get(this.tree.campaign.id) ?? [];
  }

  /**
   * The assets that are sent with an ad: those of the ad, its ad group or its campaign. For each
   * role the nearest level with an asset decides. Files of a search campaign are beside its ads
   * where the platform has them there, else in the ads.
   */
  goingWith({ id, adGroupId }: Ad): readonly TreeAsset[] {
    const above = this.standsBesideAds() ? [] : this.ofCampaign();
    return nearestPerRole([this.byOwner.get(id), this.byOwner.get(adGroupId), above]);
  }

  private standsBesideAds(): boolean {
    return (
      this.tree.campaign.type === 'SEARCH' &&
      this.capabilities.media.some(
        ({ campaignType, adType }) => campaignType === 'SEARCH' && adType === null,
      )
    );
  }
}

const nearestPerRole = (
  levels: readonly (readonly TreeAsset[] | undefined)[],
): readonly TreeAsset[] => {
  const taken = new Set<string>();
  return levels.flatMap((level = []) => {
    const free = level.filter(({ binding }) => !taken.has(binding.role));
    for (const { binding } of free) taken.add(binding.role);
    return free;
  });
};

type Scheduled = Pick<Campaign, 'adScheduleStructured' | 'scheduleZone'>;
type Account = Pick<Target, 'platform' | 'timeZone'>;

/**
 * The windows of a campaign on the clocks that an ad account goes by, none when all hours are
 * meant. The same answer at all moments between which the difference of the two zones does not
 * change: a plan stays what it is until it does.
 */
export const scheduleOn = (
  campaign: Scheduled,
  account: Account,
  at: Date,
): readonly ScheduleWindow[] => {
  const { adScheduleStructured: schedule } = campaign;
  if (isEveryHour(schedule)) return [];
  return isMoved(campaign, account)
    ? moveSchedule(schedule, account.timeZone, at).windows
    : schedule.windows;
};

/**
 * Whether hours are converted: hours on the searcher's clock are not, and neither are hours of an
 * account in an unknown zone.
 */
export const isMoved = (
  { adScheduleStructured: { timezone }, scheduleZone }: Scheduled,
  { platform, timeZone }: Account,
): boolean =>
  zoneOn(scheduleZone, platform) === 'account' &&
  isTimeZone(timeZone) &&
  !isSameZone(timezone, timeZone);

/** Micros per day of one platform; undefined when a campaign on several platforms has no split. */
export const platformBudgetMicros = (
  campaign: Campaign,
  platform: PlatformId,
): number | undefined =>
  campaign.platformBudgetsMicros?.[platform] ??
  (campaign.platforms.length === 1 ? campaign.budgetMicros : undefined);
