import type { Campaign } from '@switchyard/catalog/domain';
import type {
  AreaDraft,
  BiddingDraft,
  CampaignDraft,
  CircleDraft,
  LinkedinAudienceDraft,
  ServingStatus,
} from '@switchyard/platforms';
import { placeIds, zoneOn, type GeoTarget } from '@switchyard/targeting/domain';
import { extensionDrafts, imageDrafts } from './asset-drafts';
import type { AttachedAssets } from './attached-assets';
import type { CampaignTree } from './campaign-tree';
import { platformBudgetMicros } from './platform-budget';
import { scheduleOn } from './schedule-on';
import type { Target } from './target';

/** A campaign as one platform is to have it. A campaign without a split counts as having no budget there: Validate holds it back. Hours are those of a moment. */
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
  geoTargets: campaign.geoTargets.map(placeDraft),
  locationIntent: campaign.locationIntent,
  schedule: scheduleOn(campaign, target, at),
  scheduleZone: zoneOn(campaign.scheduleZone, target.platform),
  ...(campaign.targeting.devices ? { devices: deviceDrafts(campaign) } : {}),
  languages: campaign.languages,
  networks: campaign.networks,
  negativeKeywords: campaign.negativeKeywords,
  extensions: extensionDrafts(attached.ofCampaign()),
  images: imageDrafts(attached.besideAds()),
  ...known({
    startDate: campaign.startDate,
    endDate: campaign.endDate,
    trackingTemplate: campaign.trackingTemplate,
  }),
  ...declarationsDraft(campaign, target),
  ...known({ linkedin: linkedinDraft(campaign) }),
});

/** What the campaign declares, else what its ad account does, member by member. Who declares and names no special category has none. */
const declarationsDraft = (
  { declarations }: Campaign,
  target: Target,
): Pick<CampaignDraft, 'politicalAdvertising' | 'specialAdCategories' | 'advertiserIdentity'> => ({
  ...known({
    politicalAdvertising:
      declarations?.politicalAdvertising ?? target.declarations.politicalAdvertising,
    advertiserIdentity: declarations?.advertiserIdentity ?? target.declarations.advertiserIdentity,
  }),
  specialAdCategories:
    declarations?.specialAdCategories ?? target.declarations.specialAdCategories ?? [],
});

const linkedinDraft = ({ targeting: { linkedin } }: Campaign): LinkedinAudienceDraft | undefined =>
  linkedin && {
    ...known({ include: linkedin.include, exclude: linkedin.exclude }),
    matching: linkedin.matching ?? 'ANY',
    audienceExpansion: linkedin.audienceExpansion ?? false,
  };

/** Enabled only where the campaign is, the platform is not paused by itself, and the Emergency Brake holds nothing. */
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

const placeDraft = (row: GeoTarget): AreaDraft | CircleDraft => {
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
    ...placeIds(row),
  };
};

const deviceDrafts = ({ targeting }: Campaign): NonNullable<CampaignDraft['devices']> =>
  Object.fromEntries(
    Object.entries(targeting.devices ?? {}).map(([device, { enabled, bidAdjustment }]) => [
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
