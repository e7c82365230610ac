import type { Observed } from '../../port/attributes';
import type { CreateChange, RemoveChange, UpdateChange } from '../../port/change';
import {
  asCampaign,
  type BiddingAttributes,
  type CampaignAttributes,
  type NetworkAttributes,
} from '../attributes';
import { type CustomParameter, type ResourceNames, withMarker } from '../client/objects';
import {
  changeCriteria,
  changeLinks,
  createCriteria,
  createLinks,
  isCriteriaField,
  isLinkField,
} from './campaign-parts';
import { type Making, PHASE, type Step } from './steps';

/** Budget, campaign, criteria and assets in one go, tied by temporary names. */
export const createCampaign = (change: CreateChange, making: Making): readonly Step[] => {
  const { names, temporary } = making;
  const after = asCampaign(change.after);
  const [budget, campaign] = [names.campaignBudget(temporary()), names.campaign(temporary())];
  const fields = CAMPAIGN_FIELDS.map(
    (field) => campaignFieldBody(field, after, { localId: change.localId, others: [] }).body,
  );
  const money = {
    resourceName: budget,
    name: after.name,
    amountMicros: String(after.budgetMicros),
    deliveryMethod: 'STANDARD',
    explicitlyShared: false,
  };
  const body = Object.assign(
    { resourceName: campaign, campaignBudget: budget, ...channelOf(change) },
    ...fields,
  ) as Record<string, unknown>;
  return [
    {
      phase: PHASE.createBudget,
      field: 'budget',
      main: false,
      operation: { kind: 'campaignBudgetOperation', write: { create: money } },
    },
    {
      phase: PHASE.create,
      field: null,
      main: true,
      operation: { kind: 'campaignOperation', write: { create: body } },
    },
    ...createCriteria(campaign, after),
    ...createLinks(campaign, after, making),
  ];
};

/**
 * Without brand guidelines, business name and logo are assets of each asset group
 * (AssetLinkError.BRAND_ASSETS_NOT_LINKED_AT_ASSET_GROUP_LEVEL).
 */
const channelOf = ({ campaignType }: CreateChange) => ({
  advertisingChannelType: campaignType,
  ...(campaignType === 'PERFORMANCE_MAX' ? { brandGuidelinesEnabled: false } : {}),
});

/** Only what the change names; the budget before or after everything else, as it falls or rises. */
export const updateCampaign = (
  change: UpdateChange,
  seen: Observed,
  making: Making,
): readonly Step[] => {
  const after = asCampaign(change.after);
  const campaign = making.names.campaign(change.remoteId);
  return [
    ...budgetSteps(change, seen),
    ...ownFieldSteps(change, seen, campaign),
    ...change.fields
      .filter(isCriteriaField)
      .flatMap((field) => changeCriteria(campaign, field, after, seen)),
    ...change.fields
      .filter(isLinkField)
      .flatMap((field) => changeLinks(campaign, field, after, seen, making)),
  ];
};

/** A budget that is not shared goes with its campaign (Google, "Remove a campaign budget"). */
export const removeCampaign = (change: RemoveChange, names: ResourceNames): readonly Step[] => [
  {
    phase: PHASE.remove,
    field: null,
    main: true,
    operation: { kind: 'campaignOperation', write: { remove: names.campaign(change.remoteId) } },
  },
];

/** The operation that only renames, for a place where two campaigns swap names. */
export const renameCampaign = (remoteId: string, name: string, names: ResourceNames): Step => ({
  phase: PHASE.update,
  field: 'name',
  main: true,
  operation: {
    kind: 'campaignOperation',
    write: { update: { resourceName: names.campaign(remoteId), name }, updateMask: 'name' },
  },
});

const budgetSteps = (change: UpdateChange, seen: Observed): readonly Step[] => {
  if (!change.fields.includes('budgetMicros')) return [];
  const { budgetMicros } = asCampaign(change.after);
  const phase =
    budgetMicros < asCampaign(seen.attributes).budgetMicros ? PHASE.decrease : PHASE.increase;
  const update = { resourceName: seen.parts['budget'] ?? '', amountMicros: String(budgetMicros) };
  return [
    {
      phase,
      field: 'budget',
      main: false,
      operation: { kind: 'campaignBudgetOperation', write: { update, updateMask: 'amountMicros' } },
    },
  ];
};

const ownFieldSteps = (change: UpdateChange, seen: Observed, campaign: string): readonly Step[] => {
  const fields = change.fields.filter(isCampaignField);
  if (fields.length === 0) return [];
  const marking = {
    localId: change.localId,
    others: JSON.parse(seen.parts['parameters'] ?? '[]') as CustomParameter[],
  };
  return [ownFieldStep(fields, change, marking, campaign)];
};

const ownFieldStep = (
  fields: readonly CampaignField[],
  change: UpdateChange,
  marking: Marking,
  campaign: string,
): Step => {
  const bodies = fields.map((field) => campaignFieldBody(field, asCampaign(change.after), marking));
  const update = Object.assign({ resourceName: campaign }, ...bodies.map(({ body }) => body)) as {
    resourceName: string;
  };
  const updateMask = bodies.flatMap(({ paths }) => paths).join(',');
  return {
    phase: PHASE.update,
    field: null,
    main: true,
    operation: { kind: 'campaignOperation', write: { update, updateMask } },
  };
};

/** Fields that live in the campaign resource itself. */
const CAMPAIGN_FIELDS = [
  'name',
  'status',
  'biddingStrategy',
  'locationIntent',
  'networks',
  'startDate',
  'endDate',
  'trackingTemplate',
  'politicalAdvertising',
] as const;
type CampaignField = (typeof CAMPAIGN_FIELDS)[number];

export const isCampaignField = (field: string): field is CampaignField =>
  (CAMPAIGN_FIELDS as readonly string[]).includes(field);

/** The marked campaign of ours, and the other custom parameters. */
interface Marking {
  readonly localId: string;
  readonly others: readonly CustomParameter[];
}

/** The wire form of one of our fields. */
const campaignFieldBody = (
  field: CampaignField,
  campaign: CampaignAttributes,
  marking: Marking,
): FieldBody => {
  switch (field) {
    case 'name':
    case 'status':
      return single(field, campaign[field]);
    case 'biddingStrategy':
      return biddingBody(campaign.biddingStrategy);
    case 'locationIntent':
      return intent(campaign.locationIntent);
    case 'networks':
      return networks(campaign.networks);
    case 'startDate':
      return startDate(campaign.startDate, marking);
    case 'endDate':
      return single('endDateTime', campaign.endDate && `${campaign.endDate} 23:59:59`);
    case 'trackingTemplate':
      return single('trackingUrlTemplate', campaign.trackingTemplate);
    case 'politicalAdvertising':
      return single('containsEuPoliticalAdvertising', declaration(campaign.politicalAdvertising));
  }
};

const single = (member: string, value: unknown): FieldBody => ({
  body: value === null ? {} : { [member]: value },
  paths: [member],
});

const intent = (positive: string): FieldBody => ({
  body: {
    geoTargetTypeSetting: { positiveGeoTargetType: positive, negativeGeoTargetType: 'PRESENCE' },
  },
  paths: [
    'geoTargetTypeSetting.positiveGeoTargetType',
    'geoTargetTypeSetting.negativeGeoTargetType',
  ],
});

/** Nothing where Google chooses. */
const networks = (chosen: NetworkAttributes | null): FieldBody => {
  if (chosen === null) return { body: {}, paths: [] };
  const { search, searchPartners, display } = chosen;
  const networkSettings = {
    targetGoogleSearch: search,
    targetSearchNetwork: searchPartners,
    targetContentNetwork: display,
    targetPartnerSearchNetwork: false,
  };
  return {
    body: { networkSettings },
    paths: Object.keys(networkSettings).map((name) => `networkSettings.${name}`),
  };
};

const startDate = (date: string | null, { localId, others }: Marking): FieldBody => ({
  body: {
    ...(date === null ? {} : { startDateTime: `${date} 00:00:00` }),
    urlCustomParameters: withMarker(localId, date !== null, others),
  },
  paths: ['startDateTime', 'urlCustomParameters'],
});

const declaration = (declared: CampaignAttributes['politicalAdvertising']): string | null => {
  if (declared === null) return null;
  return declared === 'POLITICAL'
    ? 'CONTAINS_EU_POLITICAL_ADVERTISING'
    : 'DOES_NOT_CONTAIN_EU_POLITICAL_ADVERTISING';
};

interface FieldBody {
  readonly body: Readonly<Record<string, unknown>>;
  /** Paths of the update mask; a path that the body does not hold is cleared. */
  readonly paths: readonly string[];
}

const LOCATIONS: Readonly<Record<string, string>> = {
  ANYWHERE: 'ANYWHERE_ON_PAGE',
  TOP: 'TOP_OF_PAGE',
  ABSOLUTE_TOP: 'ABSOLUTE_TOP_OF_PAGE',
};

/**
 * The member of Google's bidding oneof. Masks name subfields only: naming a message with subfields
 * is refused (FIELD_HAS_SUBFIELDS).
 */
const biddingBody = (bidding: BiddingAttributes): FieldBody => {
  switch (bidding.type) {
    case 'MAXIMIZE_CLICKS':
      return oneOf('targetSpend', { cpcBidCeilingMicros: bidding.maxCpcBidCeilingMicros });
    case 'MAXIMIZE_CONVERSIONS':
      return oneOf('maximizeConversions', { targetCpaMicros: bidding.targetCpaMicros });
    case 'MAXIMIZE_CONVERSION_VALUE':
      return oneOf('maximizeConversionValue', { targetRoas: bidding.targetRoas });
    case 'TARGET_CPA':
      return oneOf('targetCpa', { targetCpaMicros: bidding.targetCpaMicros });
    case 'TARGET_ROAS':
      return oneOf('targetRoas', { targetRoas: bidding.targetRoas });
    case 'TARGET_IMPRESSION_SHARE':
      return oneOf('targetImpressionShare', impressionShare(bidding));
    default:
      return oneOf('manualCpc', { enhancedCpcEnabled: false });
  }
};

type Settings = Readonly<Record<string, number | string | boolean | null>>;

/** One percent is 10,000 micros (v25 TargetImpressionShare). */
const impressionShare = (bidding: BiddingAttributes): Settings => ({
  location: LOCATIONS[bidding.impressionShareLocation ?? 'TOP'] ?? null,
  locationFractionMicros:
    bidding.targetImpressionSharePercent === null
      ? null
      : Math.round(bidding.targetImpressionSharePercent * 10_000),
  cpcBidCeilingMicros: bidding.maxCpcBidCeilingMicros,
});

const oneOf = (member: string, settings: Settings): FieldBody => ({
  body: {
    [member]: Object.fromEntries(
      Object.entries(settings).flatMap(([name, value]) =>
        value === null ? [] : [[name, wireValue(name, value)]],
      ),
    ),
  },
  paths: Object.keys(settings).map((name) => `${member}.${name}`),
});

/** int64 goes out as a string, as it comes back; doubles stay numbers. */
const wireValue = (name: string, value: number | string | boolean): number | string | boolean =>
  name.endsWith('Micros') ? String(value) : value;
