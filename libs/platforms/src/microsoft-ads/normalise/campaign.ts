import type {
  CampaignDraft,
  ExtensionDraft,
  ImageDraft,
  NegativeKeywordDraft,
  SitelinkDraft,
} from '../../port/draft';
import type { Warn } from '../../translation/normalise';
import {
  type CampaignAttributes,
  type ExtensionAttributes,
  extensionKey,
  type ImageAttributes,
  imageKey,
  type NegativeAttributes,
  negativeKey,
  type UnsupportedExtension,
} from '../attributes';
import { rolesTaken } from '../capabilities';
import { LANGUAGES } from '../vocabulary';
import {
  eachOnce,
  normaliseBidding,
  normaliseDevices,
  normaliseMoney,
  normalisePlaces,
  normaliseSchedule,
  warnOfNetworks,
} from './targeting-and-bidding';

/**
 * What Microsoft will hold of a campaign. Search campaigns have their dates and networks on their
 * ad groups.
 */
export const normaliseCampaign = (draft: CampaignDraft, warn: Warn): CampaignAttributes => {
  switch (draft.campaignType) {
    case 'DISPLAY':
      return {
        ...common(draft, warn),
        ...WITHOUT_SEARCH,
        languages: [],
        startDate: draft.startDate,
        endDate: draft.endDate,
      };
    case 'PERFORMANCE_MAX':
      return {
        ...common(withoutBids(draft, warn), warn),
        ...WITHOUT_SEARCH,
        languages: knownLanguages(draft.languages, warn),
      };
    default:
      warnOfNetworks(draft.networks, warn);
      return {
        ...common(draft, warn),
        ...besideSearch(draft, warn),
        languages: knownLanguages(draft.languages, warn),
      };
  }
};

type Searching = Pick<CampaignAttributes, 'negativeKeywords' | 'extensions' | 'images'>;

const WITHOUT_SEARCH: Searching = { negativeKeywords: [], extensions: [], images: [] };

const besideSearch = (draft: CampaignDraft, warn: Warn): Searching => ({
  negativeKeywords: normaliseNegatives(draft.negativeKeywords, warn),
  extensions: normaliseExtensions(draft.extensions, warn),
  images: normaliseImages(draft.images, rolesTaken('SEARCH', null), warn),
});

const common = (
  draft: CampaignDraft,
  warn: Warn,
): Omit<CampaignAttributes, keyof Searching | 'languages'> => ({
  name: draft.name,
  status: draft.status,
  budgetMicros: normaliseMoney(draft.budgetMicros, draft.currency, 'budget', warn),
  biddingStrategy: normaliseBidding(draft, warn),
  geoTargets: normalisePlaces(draft.geoTargets, warn),
  locationIntent: draft.locationIntent,
  schedule: normaliseSchedule(draft.schedule, warn),
  scheduleZone: draft.scheduleZone,
  devices: normaliseDevices(draft.devices, warn),
  startDate: null,
  endDate: null,
  trackingTemplate: draft.trackingTemplate || null,
  politicalAdvertising: draft.politicalAdvertising === 'POLITICAL' ? 'POLITICAL' : null,
});

const knownLanguages = (languages: readonly string[], warn: Warn): readonly string[] => {
  const unknown = languages.filter((language) => !Object.hasOwn(LANGUAGES, language));
  for (const language of unknown) {
    warn(
      'LANGUAGE_UNSUPPORTED',
      'languages',
      `Microsoft cannot target the language ${language}. It is not sent there.`,
    );
  }
  return [...new Set(languages.filter((language) => Object.hasOwn(LANGUAGES, language)))].sort();
};

/**
 * Negative keywords of a campaign, each once, sorted. Broad ones cannot be stored
 * (spec/platforms/microsoft-ads.md 2b).
 */
const normaliseNegatives = (
  negatives: readonly NegativeKeywordDraft[],
  warn: Warn,
): readonly NegativeAttributes[] => {
  const kept = negatives.flatMap((negative, index) => exactOrPhrase(negative, index, warn));
  return eachOnce(kept, negativeKey, 'negativeKeywords', warn);
};

const exactOrPhrase = (
  negative: NegativeKeywordDraft,
  index: number,
  warn: Warn,
): readonly NegativeAttributes[] => {
  if (negative.matchType !== 'BROAD') {
    return [{ text: normaliseKeywordText(negative.text), matchType: negative.matchType }];
  }
  warn(
    'NEGATIVE_MATCH_TYPE_UNSUPPORTED',
    `negativeKeywords/${index}/matchType`,
    `Microsoft does not support the match type BROAD for negative keywords. "${negative.text}" is not sent there.`,
  );
  return [];
};

/**
 * Extensions as Microsoft will hold them, each once, sorted. Read back ones that ours cannot say
 * pass through.
 */
const normaliseExtensions = (
  extensions: readonly (ExtensionDraft | UnsupportedExtension)[],
  warn: Warn,
): readonly ExtensionAttributes[] =>
  eachOnce(
    extensions.map((extension, index) => normaliseExtension(extension, index, warn)),
    extensionKey,
    'extensions',
    warn,
  );

const normaliseExtension = (
  extension: ExtensionDraft | UnsupportedExtension,
  index: number,
  warn: Warn,
): ExtensionAttributes => {
  switch (extension.kind) {
    case 'SITELINK':
      return {
        kind: 'SITELINK',
        linkText: extension.linkText.trim(),
        ...descriptionsOf(extension, index, warn),
        finalUrl: extension.finalUrl,
      };
    case 'CALLOUT':
      return { kind: 'CALLOUT', text: extension.text.trim() };
    case 'STRUCTURED_SNIPPET':
      return {
        kind: 'STRUCTURED_SNIPPET',
        header: extension.header,
        values: extension.values.map((value) => value.trim()),
      };
    case 'CALL':
      return {
        kind: 'CALL',
        phoneNumber: extension.phoneNumber,
        countryCode: extension.countryCode,
      };
    case 'UNHELD':
      return extension;
  }
};

type Descriptions = Readonly<Record<'description1' | 'description2', string | null>>;

/** Both or none (CampaignServiceSiteLinkDescriptionAllOrNoneRequired). */
const descriptionsOf = (sitelink: SitelinkDraft, index: number, warn: Warn): Descriptions => {
  const [description1, description2] = [
    sitelink.description1?.trim() || null,
    sitelink.description2?.trim() || null,
  ];
  if ((description1 === null) === (description2 === null)) return { description1, description2 };
  warn(
    'SITELINK_DESCRIPTION_DROPPED',
    `extensions/${index}`,
    'Microsoft needs two descriptions of a sitelink, or none. The description is not sent there.',
  );
  return { description1: null, description2: null };
};

/**
 * Performance Max takes places and hours without bid adjustments, and no devices (guide of
 * Performance Max campaigns).
 */
const withoutBids = (draft: CampaignDraft, warn: Warn): CampaignDraft => {
  const dropped = (field: string): void =>
    warn(
      'BID_ADJUSTMENT_UNSUPPORTED',
      field,
      'Microsoft has no bid adjustments in Performance Max. The adjustment is not sent there.',
    );
  if (
    Object.values(draft.devices ?? {}).some(
      (device) => device && (!device.enabled || (device.bidAdjustmentPercent ?? 0) !== 0),
    )
  ) {
    dropped('devices');
  }
  return {
    ...draft,
    devices: null,
    geoTargets: draft.geoTargets.map((place, index) => {
      if (place.bidAdjustmentPercent) dropped(`geoTargets/${index}/bidAdjustment`);
      return { ...place, bidAdjustmentPercent: undefined };
    }),
    schedule: draft.schedule.map((window, index) => {
      if (window.bidModifier !== 1) dropped(`schedule/${index}/bidModifier`);
      return { ...window, bidModifier: 1 };
    }),
  };
};

/** The images in roles that Microsoft has for them, each once, sorted. */
export const normaliseImages = (
  images: readonly ImageDraft[],
  roles: ReadonlySet<string>,
  warn: Warn,
): readonly ImageAttributes[] => {
  images.forEach(({ role }, index) => {
    if (!roles.has(role)) {
      warn(
        'MEDIA_ROLE_UNSUPPORTED',
        `images/${index}/role`,
        `Microsoft does not use a file with the role ${role} here. It is not sent there.`,
      );
    }
  });
  return eachOnce<ImageAttributes>(
    images.filter(({ role }) => roles.has(role)),
    imageKey,
    'images',
    warn,
  );
};

/** Words apart by one blank, none at the ends. */
export const normaliseKeywordText = (text: string): string => text.trim().replace(/\s+/gu, ' ');
