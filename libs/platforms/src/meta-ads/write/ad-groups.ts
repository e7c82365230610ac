import type { Json } from '../../port/attributes';
import type { CreateChange, UpdateChange } from '../../port/change';
import { markedName } from '../../translation/marked-name';
import {
  type AdGroupAttributes,
  type AreaAttributes,
  asAdGroup,
  type CircleAttributes,
  type PlaceAttributes,
  TARGETING_FIELDS,
} from '../attributes';
import { firstMoment, lastMoment, metaStatus, plainMoment, unitsOf } from '../client/objects';
import type { Params } from '../client/requests';
import { type Session, settingOf } from '../client/session';
import { UNVERIFIED } from '../unverified';
import { BILLING_EVENT, goalOfStrategy, localeKey, PLACE_KINDS, readPlaceId } from '../vocabulary';
import { strategyFor } from './campaigns';

/**
 * The whole audience of an ad set: Meta replaces all of it. Meta's own widening of the audience
 * is switched off by name, as v26 wants; where people are meant to be is left to its one way
 * (spec/platforms/meta-ads.md 1b).
 */
const targetingOf = (
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

/** A new ad set. It has no budget and no bid strategy of its own: those of its campaign hold. */
export const newAdSet = (
  session: Session,
  { after, localId, parentRemoteId }: CreateChange,
): Params => {
  const adSet = asAdGroup(after);
  return {
    campaign_id: parentRemoteId ?? '',
    name: markedName(adSet.name, localId),
    status: metaStatus(adSet.status),
    billing_event: BILLING_EVENT,
    ...goalOf(session, adSet),
    targeting: targetingOf(session, adSet),
    ...(adSet.startDate === null ? {} : startOf(session, adSet)),
    ...(adSet.endDate === null ? {} : endOf(session, adSet)),
    ...(adSet.advertiserIdentity === null ? {} : identityOf(adSet)),
  };
};

type Field = keyof AdGroupAttributes;
type Write = (session: Session, adSet: AdGroupAttributes, localId: string) => Params;

const TARGETING = Object.fromEntries(
  TARGETING_FIELDS.map((field): [Field, Write] => [
    field,
    (session, adSet) => ({ targeting: targetingOf(session, adSet) }),
  ]),
);

const WRITES: { readonly [field in Field]?: Write } = {
  ...TARGETING,
  name: (_, { name }, localId) => ({ name: markedName(name, localId) }),
  status: (_, { status }) => ({ status: metaStatus(status) }),
  biddingStrategy: (session, adSet) => ({
    ...NOTHING_PROMOTED,
    ...goalOf(session, adSet),
    ...withoutBid(adSet),
  }),
  maxCpcMicros: (session, adSet) => ({ ...bidOf(session, adSet), ...withoutBid(adSet) }),
  startDate: (session, adSet) => startOf(session, adSet),
  endDate: (session, adSet) => endOf(session, adSet),
  advertiserIdentity: (_, adSet) => identityOf(adSet),
};

/** The members of the fields that changed; Meta leaves the others as they are. */
export const changedAdSet = (session: Session, { after, fields, localId }: UpdateChange): Params =>
  Object.assign(
    {},
    ...fields.map((field) => WRITES[field as Field]?.(session, asAdGroup(after), localId)),
  ) as Params;

const goalOf = (session: Session, adSet: AdGroupAttributes): Params => {
  const { type, event, targetRoas } = adSet.biddingStrategy;
  return {
    optimization_goal: goalOfStrategy(type),
    ...bidOf(session, adSet),
    ...(targetRoas === null
      ? {}
      : {
          bid_constraints: { roas_average_floor: Math.round(targetRoas * UNVERIFIED.roasPerRatio) },
        }),
    ...promotedObject(session, type, event),
  };
};

const bidOf = (
  { connection: { currency } }: Session,
  { maxCpcMicros, biddingStrategy: { targetCpaMicros } }: AdGroupAttributes,
): Params => {
  const bid = targetCpaMicros ?? maxCpcMicros;
  return bid === null ? {} : { bid_amount: unitsOf(bid, currency) };
};

/**
 * What the goal before this one promoted, and its limits, are taken away: an empty object is sent
 * for none.
 */
const NOTHING_PROMOTED: Params = { promoted_object: {}, bid_constraints: {} };

/**
 * A bid that is no longer set goes when the strategy of the campaign, which takes none, is named.
 */
const withoutBid = (adSet: AdGroupAttributes): Params =>
  adSet.biddingStrategy.targetCpaMicros === null && adSet.maxCpcMicros === null
    ? { bid_strategy: strategyFor(adSet) }
    : {};

/** What a goal counts: an event of the pixel, or the page that becomes known. */
const promotedObject = (session: Session, type: string, event: string | null): Params => {
  const [pixelId, pageId] = [settingOf(session, 'pixelId'), settingOf(session, 'pageId')];
  if (event !== null && pixelId !== undefined) {
    return { promoted_object: { pixel_id: pixelId, custom_event_type: event } };
  }
  return type === 'REACH' && pageId !== undefined ? { promoted_object: { page_id: pageId } } : {};
};

/** Meta starts what has no start at once: a start that is no longer set becomes now. */
const startOf = (
  { connection: { timeZone }, io }: Session,
  { startDate }: AdGroupAttributes,
): Params => ({
  start_time:
    startDate === null ? plainMoment(io.now(), timeZone) : firstMoment(startDate, timeZone),
});

/** Zero means no end (spec/platforms/meta-ads.md 1b). */
const endOf = ({ connection: { timeZone } }: Session, { endDate }: AdGroupAttributes): Params => ({
  end_time: endDate === null ? '0' : lastMoment(endDate, timeZone),
});

/** Who pays and who profits, which the European Union requires. */
const identityOf = ({ advertiserIdentity }: AdGroupAttributes): Params => {
  const { payer = null, beneficiary = null } = advertiserIdentity ?? {};
  return { dsa_payor: payer ?? '', dsa_beneficiary: beneficiary ?? '' };
};
