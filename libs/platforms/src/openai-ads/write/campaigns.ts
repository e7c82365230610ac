import type { CreateChange, UpdateChange } from '../../port/change';
import type { OpenConnection } from '../../port/connection';
import { markedName } from '../../translation/marked-name';
import { asCampaign, type CampaignAttributes, type DevicesAttributes } from '../attributes';
import { endOfDay, momentOf, startOfDay, statusTo, type WireTargeting } from '../client/objects';
import { queryIn } from '../normalise/campaign';
import { countryIn, DEVICE_PLATFORMS } from '../vocabulary';

/** Setting of the connection: the one conversion event that conversion campaigns are made for. */
export const EVENT_SETTING = 'conversionEventSettingId';

export const eventSettingOf = ({ settings }: OpenConnection): string | undefined => {
  const id = settings[EVENT_SETTING];
  return typeof id === 'string' && id !== '' ? id : undefined;
};

/**
 * A new campaign, whole, in the state that is wanted: it shows nothing before it has an ad group
 * and an ad.
 */
export const newCampaign = (change: CreateChange, connection: OpenConnection): object => {
  const after = asCampaign(change.after);
  const event =
    after.biddingStrategy.type === 'conversions' ? eventSettingOf(connection) : undefined;
  const { startDate, endDate, targeting, tracking } = partsOf(after, connection.timeZone);
  return {
    name: markedName(after.name, change.localId),
    status: statusTo(after.status),
    bidding_type: after.biddingStrategy.type,
    ...budgetOf(after),
    ...(after.startDate === null ? {} : startDate),
    ...(after.endDate === null ? {} : endDate),
    ...(targeting.targeting === null ? {} : targeting),
    ...(event === undefined ? {} : { conversion_event_setting_ids: [event] }),
    ...(after.trackingTemplate === null ? {} : tracking),
  };
};

/**
 * Only what the change names; null clears. Targeting is replaced as a whole: audiences that others
 * chose go along.
 */
export const campaignUpdate = (
  { fields, localId, ...change }: UpdateChange,
  current: WireTargeting | null | undefined,
  { timeZone }: OpenConnection,
): object => {
  const after = asCampaign(change.after);
  const { startDate, endDate, targeting, tracking } = partsOf(after, timeZone, current);
  const has = (...names: readonly string[]): boolean => names.some((name) => fields.includes(name));
  return {
    ...(has('name') ? { name: markedName(after.name, localId) } : {}),
    ...(has('budgetMicros') ? budgetOf(after) : {}),
    ...(has('startDate') ? startDate : {}),
    ...(has('endDate') ? endDate : {}),
    ...(has('geoTargets', 'devices') ? targeting : {}),
    ...(has('trackingTemplate') ? tracking : {}),
  };
};

const budgetOf = ({ budgetMicros }: CampaignAttributes) => ({
  budget: { daily_spend_limit_micros: budgetMicros },
});

const partsOf = (after: CampaignAttributes, timeZone: string, current?: WireTargeting | null) => ({
  startDate: {
    start_time: after.startDate === null ? null : momentOf(after.startDate, timeZone, startOfDay),
  },
  endDate: {
    end_time: after.endDate === null ? null : momentOf(after.endDate, timeZone, endOfDay),
  },
  targeting: { targeting: targetingOf(after, current) },
  tracking: {
    landing_page_configuration:
      after.trackingTemplate === null
        ? null
        : { query_string_template: queryIn(after.trackingTemplate) },
  },
});

const targetingOf = (
  { geoTargets, devices }: CampaignAttributes,
  current: WireTargeting | null | undefined,
): object | null => {
  const locations = locationsOf(
    geoTargets.filter(({ negative }) => !negative).map(({ openaiLocationId }) => openaiLocationId),
  );
  const excluded = locationsOf(
    geoTargets.filter(({ negative }) => negative).map(({ openaiLocationId }) => openaiLocationId),
  );
  const included = platformsOf(devices);
  const targeting = {
    ...(locations ? { locations } : {}),
    ...(excluded ? { excluded_locations: excluded } : {}),
    ...(included ? { platforms: { included } } : {}),
    ...(current?.custom_audiences ? { custom_audiences: current.custom_audiences } : {}),
    ...(current?.excluded_custom_audiences
      ? { excluded_custom_audiences: current.excluded_custom_audiences }
      : {}),
  };
  return Object.keys(targeting).length === 0 ? null : targeting;
};

const locationsOf = (ids: readonly string[]): object | undefined => {
  const countries = ids.flatMap((id) => countryIn(id) ?? []);
  const include = ids.filter((id) => countryIn(id) === undefined).map((id) => ({ id }));
  if (ids.length === 0) return undefined;
  return {
    ...(countries.length > 0 ? { countries } : {}),
    ...(include.length > 0 ? { include } : {}),
  };
};

/** Undefined for all of them, which is what saying nothing means. */
export const platformsOf = (devices: DevicesAttributes): readonly string[] | undefined => {
  if ('platforms' in devices) return devices.platforms;
  const { desktop, mobile } = devices;
  if (desktop.enabled && mobile.enabled) return undefined;
  return [
    ...(desktop.enabled ? DEVICE_PLATFORMS.desktop : []),
    ...(mobile.enabled ? DEVICE_PLATFORMS.mobile : []),
  ];
};
