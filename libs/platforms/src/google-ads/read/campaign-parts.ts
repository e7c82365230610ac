import { canonicalJson } from '@switchyard/kernel';
import type { ImageRole, MatchType, QuarterHour, Weekday } from '../../port/draft';
import {
  type CampaignAttributes,
  DEVICE_NAMES,
  type DeviceAttributes,
  deviceKey,
  type DeviceName,
  EXTENSION_KINDS,
  type ExtensionAttributes,
  extensionKey,
  type ExtensionKind,
  type ImageAttributes,
  imageLinkKey,
  imageSet,
  languageKey,
  negativeKey,
  type NegativeKeywordAttributes,
  pausedKey,
  percentOf,
  type PlaceAttributes,
  placeKey,
  rounded,
  sortedSet,
  type WindowAttributes,
  windowKey,
} from '../attributes';
import {
  type AssetResource,
  type CampaignCriterionResource,
  type Row,
  textOrNull,
  without,
} from '../client/objects';
import type { Session } from '../client/session';
import { languageCode } from '../vocabulary';

type Targeting = Pick<
  CampaignAttributes,
  'geoTargets' | 'schedule' | 'devices' | 'languages' | 'negativeKeywords'
>;

export interface ObservedCriteria {
  readonly attributes: Targeting;
  /** Content key → resource name. */
  readonly parts: Readonly<Record<string, string>>;
}

/**
 * What a campaign's criteria say together. Criteria of other kinds are not looked at and stay as
 * they are.
 */
export const observedCriteria = (
  criteria: readonly CampaignCriterionResource[],
): ObservedCriteria => {
  const places = keyed(criteria, placeIn, placeKey);
  const windows = keyed(criteria, windowIn, windowKey);
  const languages = keyed(criteria, languageIn, languageKey);
  const negatives = keyed(criteria, negativeIn, negativeKey);
  const devices = keyed(criteria, deviceIn, ({ name }) => deviceKey(name));
  return {
    attributes: {
      geoTargets: sortedSet(places.items, placeKey),
      schedule: sortedSet(windows.items, windowKey),
      devices: devicesOf(devices.items),
      languages: sortedSet(languages.items, languageKey),
      negativeKeywords: sortedSet(negatives.items, negativeKey),
    },
    parts: {
      ...places.parts,
      ...windows.parts,
      ...languages.parts,
      ...negatives.parts,
      ...devices.parts,
    },
  };
};

const keyed = <T>(
  criteria: readonly CampaignCriterionResource[],
  read: (criterion: CampaignCriterionResource) => T | undefined,
  keyOf: (item: T) => string,
) => {
  const pairs = criteria.flatMap((criterion) => {
    const item = read(criterion);
    return item === undefined ? [] : [{ item, resourceName: criterion.resourceName ?? '' }];
  });
  return {
    items: pairs.map(({ item }) => item),
    parts: Object.fromEntries(pairs.map(({ item, resourceName }) => [keyOf(item), resourceName])),
  };
};

const placeIn = ({
  location,
  proximity,
  negative = false,
  bidModifier,
}: CampaignCriterionResource): PlaceAttributes | undefined => {
  const bidAdjustmentPercent = negative ? null : percentOf(bidModifier);
  if (location) {
    return {
      kind: 'AREA',
      criterionId: without('geoTargetConstants/', location.geoTargetConstant),
      negative,
      bidAdjustmentPercent,
    };
  }
  if (!proximity) return undefined;
  const { latitudeInMicroDegrees: lat = 0, longitudeInMicroDegrees: lng = 0 } =
    proximity.geoPoint ?? {};
  return {
    kind: 'RADIUS',
    lat: rounded(lat / 1e6, 6),
    lng: rounded(lng / 1e6, 6),
    radius: proximity.radius ?? 0,
    unit: proximity.radiusUnits === 'MILES' ? 'mi' : 'km',
    bidAdjustmentPercent,
  };
};

const windowIn = ({
  adSchedule,
  bidModifier,
}: CampaignCriterionResource): WindowAttributes | undefined =>
  adSchedule && {
    day: adSchedule.dayOfWeek as Weekday,
    startHour: adSchedule.startHour ?? 0,
    startMinute: (adSchedule.startMinute ?? 'ZERO') as QuarterHour,
    endHour: adSchedule.endHour ?? 0,
    endMinute: (adSchedule.endMinute ?? 'ZERO') as QuarterHour,
    bidModifier: rounded(bidModifier ?? 1, 4),
  };

const languageIn = ({ language }: CampaignCriterionResource): string | undefined =>
  language && languageCode(language.languageConstant ?? '');

const negativeIn = ({
  keyword,
  negative,
}: CampaignCriterionResource): NegativeKeywordAttributes | undefined =>
  keyword && negative
    ? { text: keyword.text ?? '', matchType: keyword.matchType as MatchType }
    : undefined;

type DeviceSeen = { readonly name: DeviceName; readonly attributes: DeviceAttributes };

/** Modifier 0 is opting out of a device (v25 CampaignCriterion.bid_modifier). */
const deviceIn = ({ device, bidModifier }: CampaignCriterionResource): DeviceSeen | undefined => {
  const name = DEVICE_NAMES.find((known) => known.toUpperCase() === device?.type);
  const enabled = bidModifier !== 0;
  return (
    name && {
      name,
      attributes: { enabled, bidAdjustmentPercent: enabled ? percentOf(bidModifier) : null },
    }
  );
};

const SERVED: DeviceAttributes = { enabled: true, bidAdjustmentPercent: null };

const devicesOf = (seen: readonly DeviceSeen[]): CampaignAttributes['devices'] => ({
  desktop: SERVED,
  mobile: SERVED,
  tablet: SERVED,
  ...Object.fromEntries(seen.map(({ name, attributes }) => [name, attributes])),
});

export interface ObservedLinks {
  readonly attributes: Pick<CampaignAttributes, 'extensions' | 'images'>;
  readonly parts: Readonly<Record<string, string>>;
}

/** Extensions and images of a campaign. A paused link is a value that we cannot express. */
export const observedLinks = (rows: readonly Row[], names: ImageNames): ObservedLinks => {
  const images = rows.filter(isImage);
  const extensions = rows.filter((row) => !isImage(row));
  return {
    attributes: {
      extensions: sortedSet(extensions.map(shownExtension), canonicalJson),
      images: imageSet(
        images.map((row) =>
          imageOf(roleOf(row.asset ?? {}), row.asset?.id ?? '', isPaused(row) ? new Map() : names),
        ),
      ),
    },
    parts: Object.fromEntries(rows.flatMap(partsOf)),
  };
};

export const isImage = ({ campaignAsset }: Row): boolean => campaignAsset?.fieldType === 'AD_IMAGE';

const isPaused = ({ campaignAsset }: Row): boolean => campaignAsset?.status === 'PAUSED';

const partsOf = (row: Row): readonly (readonly [string, string])[] => {
  const { resourceName = '' } = row.campaignAsset ?? {};
  const key = isImage(row)
    ? imageLinkKey('AD_IMAGE', row.asset?.id ?? '')
    : extensionKey(extensionIn(row));
  return [
    [key, resourceName],
    ...(isPaused(row) ? [[pausedKey(resourceName), 'yes'] as const] : []),
  ];
};

const shownExtension = (row: Row): ExtensionAttributes =>
  isPaused(row)
    ? { kind: row.campaignAsset?.fieldType ?? '', remoteId: row.asset?.id ?? '' }
    : extensionIn(row);

const extensionIn = ({ campaignAsset, asset = {} }: Row): ExtensionAttributes => {
  const kind = EXTENSION_KINDS.find((known) => known === campaignAsset?.fieldType);
  return kind === undefined
    ? { kind: campaignAsset?.fieldType ?? '', remoteId: asset.id ?? '' }
    : READERS[kind](asset);
};

const READERS: Readonly<Record<ExtensionKind, (asset: AssetResource) => ExtensionAttributes>> = {
  SITELINK: ({ sitelinkAsset = {}, finalUrls }) => ({
    kind: 'SITELINK',
    linkText: sitelinkAsset.linkText ?? '',
    description1: textOrNull(sitelinkAsset.description1),
    description2: textOrNull(sitelinkAsset.description2),
    finalUrl: textOrNull(finalUrls?.[0]),
  }),
  CALLOUT: ({ calloutAsset }) => ({ kind: 'CALLOUT', text: calloutAsset?.calloutText ?? '' }),
  STRUCTURED_SNIPPET: ({ structuredSnippetAsset }) => ({
    kind: 'STRUCTURED_SNIPPET',
    header: structuredSnippetAsset?.header ?? '',
    values: structuredSnippetAsset?.values ?? [],
  }),
  CALL: ({ callAsset }) => ({
    kind: 'CALL',
    phoneNumber: callAsset?.phoneNumber ?? '',
    countryCode: callAsset?.countryCode ?? '',
  }),
};

const BETWEEN_SQUARE_AND_LANDSCAPE = 1.4;

/** Google knows no role of an image beside search ads: its shape is its role. */
const roleOf = ({ imageAsset }: AssetResource): ImageRole => {
  const { widthPixels, heightPixels } = imageAsset?.fullSize ?? {};
  return Number(widthPixels) / Number(heightPixels) < BETWEEN_SQUARE_AND_LANDSCAPE
    ? 'SQUARE_MARKETING_IMAGE'
    : 'MARKETING_IMAGE';
};

/** Asset ids to the digests of those files that we uploaded. */
export type ImageNames = ReadonlyMap<string, string>;

export const imageNames = (session: Session, assetIds: readonly string[]): Promise<ImageNames> => {
  const distinct = [...new Set(assetIds)];
  return distinct.length === 0
    ? Promise.resolve(new Map<string, string>())
    : session.io.media.digests(distinct);
};

/** One of ours by its digest, another one by Google's id. */
export const imageOf = (role: ImageRole, assetId: string, names: ImageNames): ImageAttributes => {
  const sha256 = names.get(assetId);
  return sha256 === undefined ? { role, remoteId: assetId } : { role, sha256 };
};
