import type {
  DevicesAttributes,
  CampaignAttributes,
  PlaceAttributes,
} from '../attributes/campaign-attributes';
import { placeKey } from '../attributes/place-key';
import { sortedSet } from '../attributes/sorted-set';
import { DEVICE_PLATFORMS } from '../data/device-platforms';
import { countryId } from '../data/place-ids';
import { readMarkedName } from '../../marked-name';
import { dayFrom, dayUntil } from '../wire/moments';
import type { WireCampaign, WireLocations, WireTargeting } from '../wire/objects';
import { statusFrom } from './status';

/** What a campaign is, in our words. */
export const campaignAttributes = (
  campaign: WireCampaign,
  timeZone: string,
): CampaignAttributes => ({
  name: readMarkedName(campaign.name).name,
  status: statusFrom(campaign.status),
  budgetMicros: campaign.budget?.daily_spend_limit_micros ?? null,
  biddingStrategy: { type: campaign.bidding_type ?? 'impressions' },
  geoTargets: placesOf(campaign.targeting),
  devices: devicesOf(campaign.targeting?.platforms?.included),
  startDate: ifSet(campaign.start_time, (seconds) => dayFrom(seconds, timeZone)),
  endDate: ifSet(campaign.end_time, (seconds) => dayUntil(seconds, timeZone)),
  trackingTemplate: ifSet(
    campaign.landing_page_configuration?.query_string_template,
    (query) => `{lpurl}?${query}`,
  ),
});

const ifSet = <T>(value: T | null | undefined, as: (value: T) => string): string | null =>
  value === null || value === undefined || value === '' ? null : as(value);

const placesOf = (targeting: WireTargeting | null | undefined): readonly PlaceAttributes[] =>
  sortedSet(
    [...rows(targeting?.locations, false), ...rows(targeting?.excluded_locations, true)],
    placeKey,
  );

const rows = (
  locations: WireLocations | null | undefined,
  negative: boolean,
): readonly PlaceAttributes[] => {
  const ids = [
    ...(locations?.countries ?? []).map(countryId),
    ...(locations?.include ?? []).flatMap(({ id }) => id ?? []),
  ];
  return ids.map((openaiLocationId) => ({ kind: 'AREA', openaiLocationId, negative }));
};

const { desktop: DESKTOP, mobile: MOBILE } = DEVICE_PLATFORMS;

/** No list means everywhere. */
const devicesOf = (included: readonly string[] | null | undefined): DevicesAttributes => {
  const platforms = sortedSet(included ?? [], (one) => one);
  if (platforms.length === 0) return devices(true, true);
  if (isSame(platforms, DESKTOP)) return devices(true, false);
  if (isSame(platforms, MOBILE)) return devices(false, true);
  return isSame(platforms, [...DESKTOP, ...MOBILE]) ? devices(true, true) : { platforms };
};

const devices = (desktop: boolean, mobile: boolean): DevicesAttributes => ({
  desktop: { enabled: desktop },
  mobile: { enabled: mobile },
  tablet: { enabled: mobile },
});

const isSame = (platforms: readonly string[], others: readonly string[]): boolean =>
  platforms.join() === [...others].sort().join();
