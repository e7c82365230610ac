import type { Observed } from '../../port/attributes';
import {
  asCampaign,
  type CampaignAttributes,
  DEVICE_NAMES,
  type DeviceAttributes,
  deviceKey,
  extensionKey,
  imageLinkKey,
  isKnown,
  languageKey,
  modifierOf,
  negativeKey,
  pausedKey,
  type PlaceAttributes,
  placeKey,
  type WindowAttributes,
  windowKey,
} from '../attributes';
import { idIn } from '../client/objects';
import type { Write } from '../client/session';
import { languageConstant } from '../vocabulary';
import { extensionAsset, type Making, PHASE, type Phase, type Step } from './steps';

/** Every criterion of a new campaign. `campaign` is its resource name, temporary ones included. */
export const createCriteria = (campaign: string, attributes: CampaignAttributes): readonly Step[] =>
  CRITERIA_FIELDS.flatMap((field) =>
    wantedCriteria(field, attributes)
      .filter(isNeeded)
      .map((criterion) =>
        criterionStep(field, PHASE.createPart, { create: createBody(campaign, criterion) }),
      ),
  );

/**
 * The smallest set of operations from what is there to what is wanted; only a bid modifier changes
 * in place.
 */
export const changeCriteria = (
  campaign: string,
  field: CriteriaField,
  after: CampaignAttributes,
  seen: Observed,
): readonly Step[] => {
  const before = new Map(
    wantedCriteria(field, asCampaign(seen.attributes)).map((criterion) => [
      criterion.key,
      criterion,
    ]),
  );
  const wanted = wantedCriteria(field, after);
  const keys = new Set(wanted.map(({ key }) => key));
  const gone = Object.entries(seen.parts).filter(
    ([key]) => key.startsWith(`${field}:`) && !keys.has(key),
  );
  return [
    ...gone.map(([, resourceName]) => criterionStep(field, PHASE.remove, { remove: resourceName })),
    ...wanted.flatMap((criterion) =>
      convergeCriterion(
        campaign,
        field,
        criterion,
        before.get(criterion.key)?.modifier ?? 1,
        seen.parts[criterion.key],
      ),
    ),
  ];
};

const convergeCriterion = (
  campaign: string,
  field: CriteriaField,
  criterion: WantedCriterion,
  modifier: number,
  resourceName: string | undefined,
): readonly Step[] => {
  if (resourceName === undefined) {
    return isNeeded(criterion)
      ? [criterionStep(field, PHASE.target, { create: createBody(campaign, criterion) })]
      : [];
  }
  if (modifier === criterion.modifier) return [];
  return [
    criterionStep(field, PHASE.target, {
      update: { resourceName, bidModifier: criterion.modifier },
      updateMask: 'bidModifier',
    }),
  ];
};

const isNeeded = ({ implied, modifier }: WantedCriterion): boolean => !implied || modifier !== 1;

const createBody = (campaign: string, { body, modifier }: WantedCriterion) => ({
  campaign,
  ...body,
  ...(modifier === 1 ? {} : { bidModifier: modifier }),
});

const criterionStep = (field: CriteriaField, phase: Phase, write: Write): Step => ({
  phase,
  field,
  main: false,
  operation: { kind: 'campaignCriterionOperation', write },
});

export const CRITERIA_FIELDS = [
  'geoTargets',
  'schedule',
  'devices',
  'languages',
  'negativeKeywords',
] as const;
export type CriteriaField = (typeof CRITERIA_FIELDS)[number];

export const isCriteriaField = (field: string): field is CriteriaField =>
  (CRITERIA_FIELDS as readonly string[]).includes(field);

/** One campaign criterion as it should be. */
interface WantedCriterion {
  readonly key: string;
  readonly body: Readonly<Record<string, unknown>>;
  /** 1 means no change. */
  readonly modifier: number;
  /** True when the criterion applies without a row, such as a device that no row names. */
  readonly implied: boolean;
}

export const wantedCriteria = (
  field: CriteriaField,
  campaign: CampaignAttributes,
): readonly WantedCriterion[] => {
  switch (field) {
    case 'geoTargets':
      return campaign.geoTargets.map((place) =>
        wanted(placeKey(place), placeBody(place), modifierOf(place.bidAdjustmentPercent)),
      );
    case 'schedule':
      return campaign.schedule.map((window) =>
        wanted(windowKey(window), { adSchedule: windowBody(window) }, window.bidModifier),
      );
    case 'devices':
      return DEVICE_NAMES.map((name) => ({
        ...wanted(
          deviceKey(name),
          { device: { type: name.toUpperCase() } },
          deviceModifier(campaign.devices[name]),
        ),
        implied: true,
      }));
    case 'languages':
      return campaign.languages.map((language) =>
        wanted(languageKey(language), {
          language: { languageConstant: languageConstant(language) },
        }),
      );
    case 'negativeKeywords':
      return campaign.negativeKeywords.map((keyword) =>
        wanted(negativeKey(keyword), {
          negative: true,
          keyword: { text: keyword.text, matchType: keyword.matchType },
        }),
      );
  }
};

const wanted = (key: string, body: WantedCriterion['body'], modifier = 1): WantedCriterion => ({
  key,
  body,
  modifier,
  implied: false,
});

const placeBody = (place: PlaceAttributes): WantedCriterion['body'] => {
  if (place.kind === 'AREA') {
    return {
      ...(place.negative ? { negative: true } : {}),
      location: { geoTargetConstant: `geoTargetConstants/${place.criterionId}` },
    };
  }
  const geoPoint = {
    latitudeInMicroDegrees: Math.round(place.lat * 1e6),
    longitudeInMicroDegrees: Math.round(place.lng * 1e6),
  };
  return {
    proximity: {
      geoPoint,
      radius: place.radius,
      radiusUnits: place.unit === 'mi' ? 'MILES' : 'KILOMETERS',
    },
  };
};

const windowBody = ({ day, startHour, startMinute, endHour, endMinute }: WindowAttributes) => ({
  dayOfWeek: day,
  startHour,
  startMinute,
  endHour,
  endMinute,
});

const deviceModifier = ({ enabled, bidAdjustmentPercent }: DeviceAttributes): number =>
  enabled ? modifierOf(bidAdjustmentPercent) : 0;

/** Fields that are links between a campaign and assets. */
export const LINK_FIELDS = ['extensions', 'images'] as const;
export type LinkField = (typeof LINK_FIELDS)[number];

export const isLinkField = (field: string): field is LinkField =>
  (LINK_FIELDS as readonly string[]).includes(field);

const PREFIX: Readonly<Record<LinkField, string>> = {
  extensions: 'extensions:',
  images: 'link:AD_IMAGE:',
};

interface WantedLink {
  readonly key: string;
  readonly fieldType: string;
  /** The asset that is there, or what it is to be. */
  readonly asset: string | Readonly<Record<string, unknown>>;
}

/** Operations that a field of a new campaign takes. */
export const linkCount = (field: LinkField, campaign: CampaignAttributes): number =>
  field === 'images' ? campaign.images.length : 2 * campaign.extensions.filter(isKnown).length;

/**
 * Every link of a new campaign with the assets that it needs. `campaign` is its resource name,
 * temporary ones included.
 */
export const createLinks = (
  campaign: string,
  attributes: CampaignAttributes,
  making: Making,
): readonly Step[] =>
  LINK_FIELDS.flatMap((field) =>
    wantedLinks(field, attributes, making).flatMap((link) =>
      linkSteps(field, campaign, link, making),
    ),
  );

/**
 * Links that are not there are made, those not wanted taken away, paused ones woken. Assets
 * themselves cannot be removed.
 */
export const changeLinks = (
  campaign: string,
  field: LinkField,
  after: CampaignAttributes,
  seen: Observed,
  making: Making,
): readonly Step[] => {
  const wanted = wantedLinks(field, after, making);
  const keys = new Set(wanted.map(({ key }) => key));
  const gone = Object.entries(seen.parts).filter(
    ([key]) => key.startsWith(PREFIX[field]) && !keys.has(key),
  );
  return [
    ...gone.map(([, resourceName]) => linkStep(field, PHASE.remove, { remove: resourceName })),
    ...wanted.flatMap((link) => convergeLink(field, campaign, link, seen, making)),
  ];
};

const convergeLink = (
  field: LinkField,
  campaign: string,
  link: WantedLink,
  { parts }: Observed,
  making: Making,
): readonly Step[] => {
  const resourceName = parts[link.key];
  if (resourceName === undefined) return linkSteps(field, campaign, link, making);
  return parts[pausedKey(resourceName)] === undefined
    ? []
    : [
        linkStep(field, PHASE.update, {
          update: { resourceName, status: 'ENABLED' },
          updateMask: 'status',
        }),
      ];
};

const wantedLinks = (
  field: LinkField,
  { extensions, images }: CampaignAttributes,
  { assetOf }: Making,
): readonly WantedLink[] => {
  if (field === 'extensions') {
    return extensions.filter(isKnown).map((extension) => ({
      key: extensionKey(extension),
      fieldType: extension.kind,
      asset: extensionAsset(extension),
    }));
  }
  return images
    .map(assetOf)
    .map((asset) => ({ key: imageLinkKey('AD_IMAGE', idIn(asset)), fieldType: 'AD_IMAGE', asset }));
};

const linkSteps = (
  field: LinkField,
  campaign: string,
  { fieldType, asset }: WantedLink,
  { names, temporary }: Making,
): readonly Step[] => {
  if (typeof asset === 'string') {
    return [linkStep(field, PHASE.createPart, { create: { campaign, asset, fieldType } })];
  }
  const resourceName = names.asset(temporary());
  return [
    {
      phase: PHASE.createAsset,
      field,
      main: false,
      operation: { kind: 'assetOperation', write: { create: { resourceName, ...asset } } },
    },
    linkStep(field, PHASE.createPart, { create: { campaign, asset: resourceName, fieldType } }),
  ];
};

const linkStep = (field: LinkField, phase: Phase, write: Write): Step => ({
  phase,
  field,
  main: false,
  operation: { kind: 'campaignAssetOperation', write },
});
