import { canonicalJson, roundToCurrency } from '@switchyard/kernel';
import type {
  AreaDraft,
  BiddingDraft,
  CampaignDraft,
  CircleDraft,
  DeviceDraft,
  QuarterHour,
  Weekday,
  WindowDraft,
} from '../../port/draft';
import type { Warn } from '../../translation/normalise';
import {
  type AreaAttributes,
  type BiddingAttributes,
  type CircleAttributes,
  type Device,
  type DeviceAttributes,
  DEVICES,
  type DevicesAttributes,
  type NetworkAttributes,
  type PlaceAttributes,
  placeKey,
  type WindowAttributes,
} from '../attributes';

const FIELD = 'biddingStrategy';

/**
 * Strategies as Microsoft stores them; the two that it rewrites silently get a warning
 * (spec/platforms/microsoft-ads.md 1.8).
 */
export const normaliseBidding = (
  { biddingStrategy: draft, campaignType, currency }: CampaignDraft,
  warn: Warn,
): BiddingAttributes => {
  const cpa = money('targetCpaMicros', draft.targetCpaMicros, currency, warn);
  const ceiling =
    campaignType === 'PERFORMANCE_MAX'
      ? {}
      : money('maxCpcBidCeilingMicros', draft.maxCpcBidCeilingMicros, currency, warn);
  switch (draft.type) {
    case 'MANUAL_CPC':
      return enhanced(draft.type, warn);
    case 'ENHANCED_CPC':
      return { type: 'ENHANCED_CPC' };
    case 'MAXIMIZE_CLICKS':
      return campaignType === 'DISPLAY'
        ? enhanced(draft.type, warn)
        : { type: 'MAXIMIZE_CLICKS', ...ceiling };
    case 'MAXIMIZE_CONVERSIONS':
    case 'TARGET_CPA':
      return { type: 'MAXIMIZE_CONVERSIONS', ...cpa, ...ceiling };
    case 'MAXIMIZE_CONVERSION_VALUE':
    case 'TARGET_ROAS':
      return {
        type: 'MAXIMIZE_CONVERSION_VALUE',
        ...given('targetRoas', draft.targetRoas),
        ...ceiling,
      };
    case 'TARGET_IMPRESSION_SHARE':
      return { type: 'TARGET_IMPRESSION_SHARE', ...impressionShare(draft), ...ceiling };
    default:
      return unforeseen(draft.type);
  }
};

const enhanced = (type: string, warn: Warn): BiddingAttributes => {
  warn(
    'BIDDING_STRATEGY_TRANSLATED',
    `${FIELD}/type`,
    `The strategy ${type} becomes ENHANCED_CPC on Microsoft.`,
  );
  return { type: 'ENHANCED_CPC' };
};

const impressionShare = (draft: BiddingDraft): Readonly<Record<string, number | string>> => ({
  ...given('targetImpressionSharePercent', draft.targetImpressionSharePercent),
  impressionShareLocation: draft.impressionShareLocation ?? 'TOP',
});

const money = (
  member: string,
  micros: number | undefined,
  currency: string,
  warn: Warn,
): Readonly<Record<string, number>> =>
  micros === undefined
    ? {}
    : { [member]: normaliseMoney(micros, currency, `${FIELD}/${member}`, warn) };

const given = (member: string, value: number | undefined): Readonly<Record<string, number>> =>
  value === undefined ? {} : { [member]: value };

const unforeseen = (type: never): never => {
  throw new TypeError(`unknown bidding strategy: ${String(type)}`);
};

/** RadiusCriterion.Name takes 50 characters (spec/platforms/microsoft-ads.md 2b). */
const MAX_NAME = 50;

/**
 * The places Microsoft can store, each once, sorted. Areas go by Microsoft's location id; one
 * without is left out with a warning.
 */
export const normalisePlaces = (
  places: CampaignDraft['geoTargets'],
  warn: Warn,
): readonly PlaceAttributes[] => {
  const kept = places.flatMap((place, index): readonly PlaceAttributes[] =>
    place.kind === 'AREA' ? area(place, index, warn) : [circle(place, index, warn)],
  );
  return eachOnce(kept, placeKey, 'geoTargets', warn);
};

const area = (place: AreaDraft, index: number, warn: Warn): readonly AreaAttributes[] => {
  if (!place.msLocationId) {
    warn(
      'PLACE_NOT_RESOLVED',
      `geoTargets/${index}`,
      `Microsoft has no location id for "${place.name}". It is not sent there.`,
    );
    return [];
  }
  if (place.negative) return [{ kind: 'AREA', msLocationId: place.msLocationId, negative: true }];
  const bidAdjustmentPercent = normalisePercent(
    place.bidAdjustmentPercent ?? 0,
    `geoTargets/${index}/bidAdjustment`,
    warn,
  );
  return [
    { kind: 'AREA', msLocationId: place.msLocationId, negative: false, bidAdjustmentPercent },
  ];
};

const circle = (place: CircleDraft, index: number, warn: Warn): CircleAttributes => ({
  kind: 'RADIUS',
  name: normaliseName(place.name, `geoTargets/${index}/name`, warn),
  lat: sixDecimals(place.lat),
  lng: sixDecimals(place.lng),
  radius: normaliseRadius(place, `geoTargets/${index}/radius`, warn),
  unit: place.unit,
  bidAdjustmentPercent: normalisePercent(
    place.bidAdjustmentPercent ?? 0,
    `geoTargets/${index}/bidAdjustment`,
    warn,
  ),
});

const normaliseName = (name: string, field: string, warn: Warn): string => {
  const characters = [...name.trim()];
  if (characters.length <= MAX_NAME) return characters.join('');
  warn(
    'NAME_SHORTENED',
    field,
    `Microsoft accepts ${MAX_NAME} characters in the name of a circle. The name is cut.`,
  );
  return characters.slice(0, MAX_NAME).join('').trimEnd();
};

/** A tenth of a metre: finer digits would only make two spellings of one place. */
const sixDecimals = (degrees: number): number => Number(degrees.toFixed(6)) + 0;

/** Whole miles 1 to 500, whole kilometres 1 to 800 (spec/platforms/microsoft-ads.md 2b). */
export const MAX_RADIUS = { km: 800, mi: 500 } as const;

/** The radius that Microsoft can hold, in the circle's own unit. */
const normaliseRadius = (
  { radius, unit }: Pick<CircleDraft, 'radius' | 'unit'>,
  field: string,
  warn: Warn,
): number => {
  const max = MAX_RADIUS[unit];
  if (radius < 1) {
    warn(
      'RADIUS_CLAMPED_TO_MIN',
      field,
      `The radius ${radius} becomes 1. Microsoft accepts no smaller radius.`,
    );
  } else if (radius > max) {
    warn(
      'RADIUS_CLAMPED_TO_MAX',
      field,
      `The radius ${radius} becomes ${max}. Microsoft accepts no larger radius.`,
    );
  } else if (!Number.isInteger(radius)) {
    warn(
      'RADIUS_ROUNDED',
      field,
      `The radius ${radius} is rounded. Microsoft accepts whole ${unit}.`,
    );
  }
  return Math.min(max, Math.max(1, Math.round(radius)));
};

const DAYS: readonly Weekday[] = [
  'MONDAY',
  'TUESDAY',
  'WEDNESDAY',
  'THURSDAY',
  'FRIDAY',
  'SATURDAY',
  'SUNDAY',
];
const QUARTERS: readonly QuarterHour[] = ['ZERO', 'FIFTEEN', 'THIRTY', 'FORTY_FIVE'];

/** Windows in the ad account's zone, in the order of the week, with modifiers in whole percents. */
export const normaliseSchedule = (
  windows: readonly WindowDraft[],
  warn: Warn,
): readonly WindowAttributes[] =>
  windows
    .map((window, index) => normaliseWindow(window, index, warn))
    .sort((a, b) => quarterOfWeek(a) - quarterOfWeek(b));

/** Quarter hours from the start of Monday to the start of the window. */
export const quarterOfWeek = (
  window: Pick<WindowAttributes, 'day' | 'startHour' | 'startMinute'>,
): number =>
  (DAYS.indexOf(window.day) * 24 + window.startHour) * 4 + QUARTERS.indexOf(window.startMinute);

const normaliseWindow = (window: WindowDraft, index: number, warn: Warn): WindowAttributes => ({
  day: window.day,
  startHour: window.startHour,
  startMinute: window.startMinute,
  endHour: window.endHour,
  endMinute: window.endMinute,
  bidModifier: modifierOf(
    normalisePercent(percentOf(window.bidModifier), `schedule/${index}/bidModifier`, warn),
  ),
});

/**
 * 1.2 is 20 %. Thousandths of a percent are cut off: they are only the noise of binary fractions.
 */
const percentOf = (modifier: number): number => Number(((modifier - 1) * 100).toFixed(3));

/** 20 % is 1.2. */
export const modifierOf = (percent: number): number => (100 + percent) / 100;

/**
 * All three devices, or null when none is adjusted: Microsoft holds either three device criteria or
 * none.
 */
export const normaliseDevices = (
  devices: CampaignDraft['devices'],
  warn: Warn,
): DevicesAttributes | null =>
  devicesOf((device) => normaliseDevice(device, devices?.[device], warn));

/** The same value for every spelling of "no adjustment". */
export const devicesOf = (of: (device: Device) => DeviceAttributes): DevicesAttributes | null => {
  const all = Object.fromEntries(
    DEVICES.map((device) => [device, of(device)]),
  ) as DevicesAttributes;
  return DEVICES.every((device) => all[device].enabled && all[device].bidAdjustmentPercent === 0)
    ? null
    : all;
};

/** The adjustment of a device that is off means nothing: Microsoft has one number for both. */
const normaliseDevice = (
  device: Device,
  draft: DeviceDraft | undefined,
  warn: Warn,
): DeviceAttributes => {
  const enabled = draft?.enabled ?? true;
  if (!enabled) return { enabled, bidAdjustmentPercent: 0 };
  return {
    enabled,
    bidAdjustmentPercent: normalisePercent(
      draft?.bidAdjustmentPercent ?? 0,
      `devices/${device}/bidAdjustment`,
      warn,
    ),
  };
};

type Networks = CampaignDraft['networks'];

/** Search, its partners, or both: an ad group needs one of them, and display cannot be had. */
export const normaliseNetworks = ({ search, searchPartners }: Networks): NetworkAttributes => ({
  search: search || !searchPartners,
  searchPartners,
  display: false,
});

/** Reported once, on the campaign that says so, and not again on each of its ad groups. */
export const warnOfNetworks = (networks: Networks | undefined, warn: Warn): void => {
  if (!networks) return;
  if (networks.display) {
    warn(
      'FIELD_DROPPED',
      'networks/display',
      '`networks/display` is not sent to Microsoft. Microsoft has no display network in search campaigns.',
    );
  }
  if (!networks.search && !networks.searchPartners) {
    warn(
      'NETWORK_REQUIRED',
      'networks',
      'Microsoft always runs search campaigns on its own search.',
    );
  }
};

/**
 * The amount that the currency can express: Microsoft takes decimals of major units, not micros.
 */
export const normaliseMoney = (
  micros: number,
  currency: string,
  field: string,
  warn: Warn,
): number => {
  const kept = roundToCurrency(micros, currency);
  if (kept !== micros) {
    warn('MONEY_ROUNDED', field, `The amount is rounded to the smallest unit of ${currency}.`);
  }
  return kept;
};

export const normaliseOptionalMoney = (
  micros: number | null | undefined,
  currency: string,
  field: string,
  warn: Warn,
): number | null =>
  micros === undefined || micros === null ? null : normaliseMoney(micros, currency, field, warn);

/** Whole percent from -90 to 900 (spec/platforms/microsoft-ads.md 2b). */
export const MIN_PERCENT = -90;
export const MAX_PERCENT = 900;

/** The bid adjustment that Microsoft can hold. */
const normalisePercent = (desired: number, field: string, warn: Warn): number => {
  const percent = Math.min(MAX_PERCENT, Math.max(MIN_PERCENT, Math.round(desired))) + 0;
  if (desired < MIN_PERCENT || desired > MAX_PERCENT) {
    warn(
      'BID_ADJUSTMENT_CLAMPED',
      field,
      `The bid adjustment ${desired} % becomes ${percent} %. Microsoft accepts ${MIN_PERCENT} to ${MAX_PERCENT} %.`,
    );
  } else if (percent !== desired) {
    warn(
      'BID_ADJUSTMENT_ROUNDED',
      field,
      `The bid adjustment ${desired} % becomes ${percent} %. Microsoft accepts whole percents.`,
    );
  }
  return percent;
};

/**
 * Each part once and in the order of its key. Of two that are the same to Microsoft the same one
 * stays, whatever their order was.
 */
export const eachOnce = <T>(
  parts: readonly T[],
  keyOf: (part: T) => string,
  field: string,
  warn: Warn,
): readonly T[] => {
  const byKey = new Map<string, T>();
  for (const part of [...parts].sort(byText)) {
    if (!byKey.has(keyOf(part))) byKey.set(keyOf(part), part);
  }
  if (byKey.size < parts.length) {
    warn(
      'DUPLICATE_DROPPED',
      field,
      'Microsoft treats several rows as the same. Each is sent once.',
    );
  }
  return [...byKey.keys()].sort().map((key) => byKey.get(key)!);
};

const byText = (a: unknown, b: unknown): number => (canonicalJson(a) < canonicalJson(b) ? -1 : 1);
