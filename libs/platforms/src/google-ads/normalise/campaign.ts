import { canonicalJson } from '@switchyard/kernel';
import type { Warning } from '../../port/ad-platform';
import type {
  AdType,
  CampaignDraft,
  CampaignType,
  DeviceDraft,
  ExtensionDraft,
  ImageDraft,
  SitelinkDraft,
} from '../../port/draft';
import {
  type CampaignAttributes,
  type ExtensionAttributes,
  type ImageAttributes,
  imageSet,
  languageKey,
  negativeKey,
  type NetworkAttributes,
  sortedSet,
} from '../attributes';
import { rolesOf } from '../capabilities';
import { isTargetable } from '../vocabulary';
import {
  changed,
  normaliseBidding,
  type Normalised,
  normaliseDevices,
  normaliseMoney,
  normalisePlaces,
  normaliseSchedule,
  unchanged,
} from './targeting-and-bidding';

/** What Google will hold of a campaign. */
export const normaliseCampaign = (asked: CampaignDraft): Normalised<CampaignAttributes> => {
  const { value: draft, warnings } = withoutAdjustments(asked);
  const parts = partsOf(draft);
  return {
    value: {
      ...plainFields(draft),
      budgetMicros: parts.budget.value,
      biddingStrategy: parts.bidding.value,
      geoTargets: parts.places.value,
      schedule: parts.schedule.value,
      devices: parts.devices.value,
      languages: parts.languages.value,
      networks: parts.networks.value,
      extensions: parts.extensions.value,
      images: parts.images.value,
    },
    warnings: [...warnings, ...Object.values(parts).flatMap((part) => part.warnings)],
  };
};

const partsOf = (draft: CampaignDraft) => ({
  budget: normaliseMoney(draft.budgetMicros, draft.currency, 'budget'),
  bidding: normaliseBidding(draft),
  places: normalisePlaces(draft.geoTargets),
  schedule: normaliseSchedule(draft.schedule),
  zone: normaliseZone(draft),
  devices: normaliseDevices(draft.devices),
  languages: normaliseLanguages(draft.languages),
  networks: normaliseNetworks(draft),
  extensions: normaliseExtensions(draft.extensions),
  images: normaliseImages(
    draft.campaignType === 'SEARCH' ? draft.images : [],
    draft.campaignType,
    null,
  ),
});

/** Fields that Google holds as they are. */
const plainFields = (draft: CampaignDraft) => ({
  name: draft.name,
  status: draft.status,
  locationIntent: draft.locationIntent,
  negativeKeywords: sortedSet(
    draft.negativeKeywords.map(({ text, matchType }) => ({
      text: normaliseKeywordText(text),
      matchType,
    })),
    negativeKey,
  ),
  startDate: draft.startDate,
  endDate: draft.endDate,
  trackingTemplate: draft.trackingTemplate,
  politicalAdvertising: draft.politicalAdvertising,
});

/** Google knows hours of the ad account only (v25 AdScheduleInfo). */
const normaliseZone = ({ scheduleZone, schedule }: CampaignDraft): Normalised<'account'> =>
  scheduleZone === 'searcher' && schedule.length > 0
    ? changed(
        'account',
        'SEARCHER_ZONE_UNSUPPORTED',
        'adSchedule',
        'Google uses the time zone of the ad account, not the time zone of the person who sees the ad.',
      )
    : unchanged('account');

const normaliseLanguages = (languages: readonly string[]): Normalised<readonly string[]> => ({
  value: sortedSet(languages.filter(isTargetable), languageKey),
  warnings: languages
    .filter((language) => !isTargetable(language))
    .map((language) => ({
      code: 'LANGUAGE_UNSUPPORTED',
      field: 'languages',
      message: `Google cannot target the language ${language}. It is not sent there.`,
    })),
});

/**
 * Search campaigns choose their networks; display campaigns have one, Performance Max all of them
 * (v25 Campaign.NetworkSettings).
 */
const normaliseNetworks = ({
  campaignType,
  networks,
}: CampaignDraft): Normalised<NetworkAttributes | null> => {
  switch (campaignType) {
    case 'PERFORMANCE_MAX':
      return unchanged(null);
    case 'DISPLAY':
      return unchanged({ search: false, searchPartners: false, display: true });
    default:
      return searchNetworks(networks);
  }
};

const searchNetworks = ({
  search,
  searchPartners,
  display,
}: CampaignDraft['networks']): Normalised<NetworkAttributes> => {
  const value = { search: true, searchPartners, display };
  return search
    ? unchanged(value)
    : changed(
        value,
        'NETWORK_REQUIRED',
        'networks/search',
        'Google always runs search campaigns on its own search.',
      );
};

/** Extensions as a set. */
const normaliseExtensions = (
  extensions: readonly ExtensionDraft[],
): Normalised<readonly ExtensionAttributes[]> => {
  const each = extensions.map(normaliseExtension);
  return {
    value: sortedSet(
      each.map(({ value }) => value),
      canonicalJson,
    ),
    warnings: each.flatMap(({ warnings }) => warnings),
  };
};

const normaliseExtension = (
  extension: ExtensionDraft,
  index: number,
): Normalised<ExtensionAttributes> => {
  switch (extension.kind) {
    case 'SITELINK':
      return normaliseSitelink(extension, index);
    case 'CALLOUT':
      return unchanged({ kind: 'CALLOUT', text: extension.text });
    case 'STRUCTURED_SNIPPET':
      return unchanged({
        kind: 'STRUCTURED_SNIPPET',
        header: extension.header,
        values: extension.values,
      });
    case 'CALL':
      return unchanged({
        kind: 'CALL',
        phoneNumber: extension.phoneNumber,
        countryCode: extension.countryCode,
      });
  }
};

/** Both descriptions or none (v25 SitelinkAsset). */
const normaliseSitelink = (
  { linkText, finalUrl, description1, description2 }: SitelinkDraft,
  index: number,
): Normalised<ExtensionAttributes> => {
  const plain = {
    kind: 'SITELINK',
    linkText,
    finalUrl,
    description1: null,
    description2: null,
  } as const;
  if (description1 && description2) return unchanged({ ...plain, description1, description2 });
  if (!description1 && !description2) return unchanged(plain);
  return changed(
    plain,
    'SITELINK_DESCRIPTION_DROPPED',
    `extensions/${index}`,
    'Google needs two descriptions of a sitelink, or none. The description is not sent there.',
  );
};

/**
 * Performance Max bids by itself: places, hours and devices are kept, their bid adjustments are
 * not.
 */
const withoutAdjustments = (draft: CampaignDraft): Normalised<CampaignDraft> => {
  if (draft.campaignType !== 'PERFORMANCE_MAX') return { value: draft, warnings: [] };
  const { geoTargets, schedule } = draft;
  const devices = draft.devices ?? {};
  const value: CampaignDraft = {
    ...draft,
    geoTargets: geoTargets.map((place) => ({ ...place, bidAdjustmentPercent: undefined })),
    schedule: schedule.map((window) => ({ ...window, bidModifier: 1 })),
    devices: Object.fromEntries(
      Object.entries(devices).map(([name, { enabled }]: [string, DeviceDraft]) => [
        name,
        { enabled },
      ]),
    ),
  };
  return {
    value,
    warnings: [
      ...placeWarnings(geoTargets),
      ...windowWarnings(schedule),
      ...deviceWarnings(devices),
    ],
  };
};

const placeWarnings = (places: CampaignDraft['geoTargets']): readonly Warning[] =>
  places.flatMap(({ bidAdjustmentPercent }, index) =>
    bidAdjustmentPercent ? [left(`geoTargets/${index}/bidAdjustment`)] : [],
  );

const windowWarnings = (schedule: CampaignDraft['schedule']): readonly Warning[] =>
  schedule.flatMap(({ bidModifier }, index) =>
    bidModifier === 1 ? [] : [left(`schedule/${index}/bidModifier`)],
  );

const deviceWarnings = (devices: NonNullable<CampaignDraft['devices']>): readonly Warning[] =>
  Object.entries(devices).flatMap(([name, device]) =>
    device.enabled && device.bidAdjustmentPercent
      ? [left(`targeting/devices/${name}/bidAdjustment`)]
      : [],
  );

const left = (field: string): Warning => ({
  code: 'BID_ADJUSTMENT_UNSUPPORTED',
  field,
  message: 'Google has no bid adjustments in Performance Max. The adjustment is not sent there.',
});

/** Images as a set, those left out whose role there is nothing for. */
export const normaliseImages = (
  images: readonly ImageDraft[],
  campaignType: CampaignType,
  adType: AdType | null,
): Normalised<readonly ImageAttributes[]> => {
  const roles = rolesOf(campaignType, adType);
  return {
    value: imageSet(
      images.filter(({ role }) => roles.has(role)).map(({ role, sha256 }) => ({ role, sha256 })),
    ),
    warnings: images.flatMap(({ role }, index) =>
      roles.has(role)
        ? []
        : [
            {
              code: 'MEDIA_ROLE_UNSUPPORTED',
              field: `images/${index}`,
              message: `Google does not use a file with the role ${role} here. It is not sent there.`,
            },
          ],
    ),
  };
};

/** Google keeps one blank between words and none around them. */
export const normaliseKeywordText = (text: string): string => text.trim().replace(/\s+/gu, ' ');
