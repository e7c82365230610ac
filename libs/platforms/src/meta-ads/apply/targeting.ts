import type { Json } from '../../port/attributes';
import type {
  AdGroupAttributes,
  AreaAttributes,
  CircleAttributes,
  PlaceAttributes,
} from '../attributes/ad-group-attributes';
import { localeKey } from '../data/locales';
import { PLACE_KINDS, readPlaceId } from '../data/place-kinds';
import { settingOf, type Session } from '../wire/session';

/**
 * Whom an ad set is shown to, whole: Meta replaces all of it. Meta's own widening of the audience is switched off by name, as v26 wants;
 * where people are meant to be is left to its one way (spec/platforms/meta-ads.md 1b).
 */
export const targetingOf = (
  session: Session,
  {
    geoTargets,
    devices,
    languages,
  }: Pick<AdGroupAttributes, 'geoTargets' | 'devices' | 'languages'>,
): Json => ({
  geo_locations: locationsOf(
    geoTargets.filter((place) => place.kind === 'RADIUS' || !place.negative),
  ),
  ...(geoTargets.some(isExcluded)
    ? { excluded_geo_locations: locationsOf(geoTargets.filter(isExcluded)) }
    : {}),
  ...(languages.length > 0 ? { locales: languages.map(localeKey) } : {}),
  ...(devices
    ? {
        device_platforms: [
          ...(devices.desktop ? ['desktop'] : []),
          ...(devices.mobile ? ['mobile'] : []),
        ],
      }
    : {}),
  publisher_platforms:
    settingOf(session, 'instagramUserId') === undefined ? ['facebook'] : ['facebook', 'instagram'],
  targeting_automation: { advantage_audience: 0 },
});

const isExcluded = (place: PlaceAttributes): place is AreaAttributes =>
  place.kind === 'AREA' && place.negative;

const locationsOf = (places: readonly PlaceAttributes[]): Json => {
  const lists = PLACE_KINDS.map(({ kind, member, isPlain }) => {
    const keys = places.flatMap((place) => (place.kind === 'AREA' ? keyOfKind(place, kind) : []));
    return [member, isPlain ? keys : keys.map((key) => ({ key }))] as const;
  });
  const circles = places
    .filter((place): place is CircleAttributes => place.kind === 'RADIUS')
    .map(circleOf);
  return Object.fromEntries(
    [...lists, ['custom_locations', circles] as const].filter(([, list]) => list.length > 0),
  );
};

const keyOfKind = ({ metaLocationId }: AreaAttributes, kind: string): readonly string[] => {
  const place = readPlaceId(metaLocationId);
  return place?.kind.kind === kind ? [place.key] : [];
};

const circleOf = ({ lat, lng, radius, unit }: CircleAttributes): Json => ({
  latitude: lat,
  longitude: lng,
  radius,
  distance_unit: unit === 'km' ? 'kilometer' : 'mile',
});
