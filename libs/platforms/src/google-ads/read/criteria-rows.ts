import type { MatchType, QuarterHour, Weekday } from '../../port/draft';
import { percentOf, rounded } from '../attributes/bid-modifier';
import {
  DEVICE_NAMES,
  type CampaignAttributes,
  type DeviceAttributes,
  type DeviceName,
  type NegativeKeywordAttributes,
  type PlaceAttributes,
  type WindowAttributes,
} from '../attributes/campaign-attributes';
import { sortedSet } from '../attributes/sorted-set';
import { languageCode } from '../language-constants';
import { deviceKey, languageKey, negativeKey, placeKey, windowKey } from '../wire/criterion-key';
import type { CampaignCriterionResource } from '../wire/row';
import { without } from './wire-value';

type Targeting = Pick<
  CampaignAttributes,
  'geoTargets' | 'schedule' | 'devices' | 'languages' | 'negativeKeywords'
>;

export interface CriteriaSeen {
  readonly attributes: Targeting;
  /** Content key → resource name. */
  readonly parts: Readonly<Record<string, string>>;
}

/** What a campaign's criteria say together. Criteria of other kinds are not looked at and stay as they are. */
export const criteriaSeen = (criteria: readonly CampaignCriterionResource[]): CriteriaSeen => {
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
