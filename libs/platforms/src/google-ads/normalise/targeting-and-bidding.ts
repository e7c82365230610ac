import { roundToCurrency } from '@switchyard/kernel';
import type { Warning } from '../../port/ad-platform';
import type {
  AreaDraft,
  BiddingDraft,
  BiddingStrategyType,
  CampaignDraft,
  CampaignType,
  CircleDraft,
  DeviceDraft,
  WindowDraft,
} from '../../port/draft';
import {
  type BiddingAttributes,
  type CampaignAttributes,
  type DeviceAttributes,
  type DeviceName,
  MAX_MODIFIER,
  MIN_MODIFIER,
  modifierOf,
  percentOf,
  type PlaceAttributes,
  placeKey,
  rounded,
  sortedSet,
  type WindowAttributes,
  windowKey,
} from '../attributes';

type Option =
  | 'targetCpaMicros'
  | 'targetRoas'
  | 'targetImpressionSharePercent'
  | 'impressionShareLocation'
  | 'maxCpcBidCeilingMicros';

/**
 * Options that a strategy of one campaign takes. Ceilings of the target strategies exist only for
 * portfolios (v25 bidding.proto).
 */
const TAKES: Readonly<Record<BiddingStrategyType, readonly Option[]>> = {
  MANUAL_CPC: [],
  ENHANCED_CPC: [],
  MAXIMIZE_CLICKS: ['maxCpcBidCeilingMicros'],
  MAXIMIZE_CONVERSIONS: ['targetCpaMicros'],
  MAXIMIZE_CONVERSION_VALUE: ['targetRoas'],
  TARGET_CPA: ['targetCpaMicros'],
  TARGET_ROAS: ['targetRoas'],
  TARGET_IMPRESSION_SHARE: [
    'targetImpressionSharePercent',
    'impressionShareLocation',
    'maxCpcBidCeilingMicros',
  ],
};

export const MIN_ROAS = 0.01;
export const MAX_ROAS = 1000;

/**
 * A bidding strategy as a campaign of its own can hold it. Enhanced CPC is closed and becomes
 * manual CPC.
 */
export const normaliseBidding = ({
  biddingStrategy: draft,
  currency,
  campaignType,
}: CampaignDraft): Normalised<BiddingAttributes> => {
  const type = typeOf(draft.type, campaignType);
  const taken = keepTaken(draft);
  const cpa = normaliseOptionalMoney(
    taken.value.targetCpaMicros,
    currency,
    'biddingStrategy.targetCpa',
  );
  const ceiling = normaliseOptionalMoney(
    taken.value.maxCpcBidCeilingMicros,
    currency,
    'biddingStrategy.maxCpcBidCeiling',
  );
  const roas = clampRoas(taken.value.targetRoas);
  const share = taken.value.targetImpressionSharePercent;
  return {
    value: {
      type: type.value,
      targetCpaMicros: cpa.value,
      targetRoas: roas.value,
      targetImpressionSharePercent: share === undefined ? null : rounded(share, 4),
      impressionShareLocation:
        draft.type === 'TARGET_IMPRESSION_SHARE' ? (draft.impressionShareLocation ?? 'TOP') : null,
      maxCpcBidCeilingMicros: ceiling.value,
    },
    warnings: [type, taken, cpa, ceiling, roas].flatMap(({ warnings }) => warnings),
  };
};

/** Performance Max knows targets only as the aim of maximising. */
const MAXIMISING: Partial<Record<BiddingStrategyType, BiddingStrategyType>> = {
  TARGET_CPA: 'MAXIMIZE_CONVERSIONS',
  TARGET_ROAS: 'MAXIMIZE_CONVERSION_VALUE',
};

const typeOf = (
  type: BiddingStrategyType,
  campaignType: CampaignType,
): Normalised<BiddingStrategyType> => {
  const maximising = campaignType === 'PERFORMANCE_MAX' ? MAXIMISING[type] : undefined;
  if (maximising) {
    return changed(
      maximising,
      'BIDDING_STRATEGY_TRANSLATED',
      'biddingStrategy.type',
      `The strategy ${type} becomes ${maximising} with the target in Performance Max.`,
    );
  }
  if (type !== 'ENHANCED_CPC') return unchanged(type);
  return changed(
    'MANUAL_CPC',
    'BIDDING_STRATEGY_TRANSLATED',
    'biddingStrategy.type',
    'Google ended enhanced CPC. The strategy becomes MANUAL_CPC.',
  );
};

const keepTaken = (draft: BiddingDraft): Normalised<Partial<Pick<BiddingDraft, Option>>> => {
  const set = Object.entries(draft).filter(
    ([option, value]) => option !== 'type' && value !== undefined,
  );
  const isTaken = (option: string): boolean =>
    (TAKES[draft.type] as readonly string[]).includes(option);
  const ignored = set.filter(([option]) => !isTaken(option)).map(([option]) => option);
  return {
    value: Object.fromEntries(set.filter(([option]) => isTaken(option))),
    warnings: ignored.map((option) => ({
      code: 'BIDDING_OPTION_IGNORED',
      field: `biddingStrategy.${nameOf(option)}`,
      message: `Google does not use \`biddingStrategy/${nameOf(option)}\` with ${draft.type}. It is not sent there.`,
    })),
  };
};

const nameOf = (option: string): string => option.replace('Micros', '').replace('Percent', '');

const clampRoas = (roas: number | undefined): Normalised<number | null> => {
  if (roas === undefined) return unchanged(null);
  const value = Math.min(MAX_ROAS, Math.max(MIN_ROAS, rounded(roas, 4)));
  return value === roas
    ? unchanged(value)
    : changed(
        value,
        'TARGET_ROAS_CLAMPED',
        'biddingStrategy.targetRoas',
        `The target ROAS ${roas} becomes ${value}. Google accepts ${MIN_ROAS} to ${MAX_ROAS} with four decimals.`,
      );
};

export const MIN_RADIUS = 1;
export const MAX_RADIUS = 500;

/**
 * Places as a set. An area that is not mapped to Google's id cannot be sent; Validate has refused
 * it by then.
 */
export const normalisePlaces = (
  places: CampaignDraft['geoTargets'],
): Normalised<readonly PlaceAttributes[]> => {
  const each = places.map((place, index) =>
    place.kind === 'AREA' ? normaliseArea(place, index) : normaliseCircle(place, index),
  );
  return {
    value: sortedSet(
      each.flatMap(({ value }) => (value ? [value] : [])),
      placeKey,
    ),
    warnings: each.flatMap(({ warnings }) => warnings),
  };
};

const normaliseArea = (area: AreaDraft, index: number): Normalised<PlaceAttributes | null> => {
  const { criterionId, negative } = area;
  if (criterionId === undefined) {
    return changed(
      null,
      'PLACE_NOT_RESOLVED',
      `geoTargets/${index}`,
      `Google has no location id for "${area.name}". It is not sent there.`,
    );
  }
  if (negative) {
    return unchanged({ kind: 'AREA', criterionId, negative, bidAdjustmentPercent: null });
  }
  const { value, warnings } = normalisePercent(
    area.bidAdjustmentPercent,
    `geoTargets/${index}/bidAdjustment`,
  );
  return { value: { kind: 'AREA', criterionId, negative, bidAdjustmentPercent: value }, warnings };
};

const normaliseCircle = (circle: CircleDraft, index: number): Normalised<PlaceAttributes> => {
  const radius = clampRadius(circle.radius, index);
  const percent = normalisePercent(
    circle.bidAdjustmentPercent,
    `geoTargets/${index}/bidAdjustment`,
  );
  return {
    value: {
      kind: 'RADIUS',
      lat: rounded(circle.lat, 6),
      lng: rounded(circle.lng, 6),
      radius: radius.value,
      unit: circle.unit,
      bidAdjustmentPercent: percent.value,
    },
    warnings: [...radius.warnings, ...percent.warnings],
  };
};

const clampRadius = (radius: number, index: number): Normalised<number> => {
  const field = `geoTargets/${index}/radius`;
  if (radius < MIN_RADIUS) {
    return changed(
      MIN_RADIUS,
      'RADIUS_CLAMPED_TO_MIN',
      field,
      `The radius ${radius} becomes ${MIN_RADIUS}. Google accepts no smaller radius.`,
    );
  }
  if (radius > MAX_RADIUS) {
    return changed(
      MAX_RADIUS,
      'RADIUS_CLAMPED_TO_MAX',
      field,
      `The radius ${radius} becomes ${MAX_RADIUS}. Google accepts no larger radius.`,
    );
  }
  return unchanged(radius);
};

/**
 * Windows as a set, modifiers to four decimals. Hour 24 is the end of the day and has no minutes.
 */
export const normaliseSchedule = (
  schedule: readonly WindowDraft[],
): Normalised<readonly WindowAttributes[]> => {
  const each = schedule.map((window, index) => {
    const { value, warnings } = normaliseModifier(
      rounded(window.bidModifier, 4),
      `schedule/${index}/bidModifier`,
    );
    return { value: windowOf(window, value), warnings };
  });
  return {
    value: sortedSet(
      each.map(({ value }) => value),
      windowKey,
    ),
    warnings: each.flatMap(({ warnings }) => warnings),
  };
};

const windowOf = (window: WindowDraft, bidModifier: number): WindowAttributes => ({
  day: window.day,
  startHour: window.startHour,
  startMinute: window.startMinute,
  endHour: window.endHour,
  endMinute: window.endHour === 24 ? 'ZERO' : window.endMinute,
  bidModifier,
});

/** Every device always has a row: Google serves on each device without one. */
export const normaliseDevices = (
  devices: CampaignDraft['devices'],
): Normalised<CampaignAttributes['devices']> => {
  const [desktop, mobile, tablet] = [
    normaliseDevice('desktop', devices?.desktop),
    normaliseDevice('mobile', devices?.mobile),
    normaliseDevice('tablet', devices?.tablet),
  ];
  return {
    value: { desktop: desktop.value, mobile: mobile.value, tablet: tablet.value },
    warnings: [desktop, mobile, tablet].flatMap(({ warnings }) => warnings),
  };
};

const normaliseDevice = (
  name: DeviceName,
  device: DeviceDraft | undefined,
): Normalised<DeviceAttributes> => {
  if (device?.enabled === false) return unchanged({ enabled: false, bidAdjustmentPercent: null });
  const { value, warnings } = normalisePercent(
    device?.bidAdjustmentPercent,
    `targeting/devices/${name}/bidAdjustment`,
  );
  return { value: { enabled: true, bidAdjustmentPercent: value }, warnings };
};

/**
 * Rounds to the currency's minor unit: Google refuses anything between
 * (NON_MULTIPLE_OF_MINIMUM_CURRENCY_UNIT).
 */
export const normaliseMoney = (
  micros: number,
  currency: string,
  field: string,
): Normalised<number> => {
  const value = roundToCurrency(micros, currency);
  return value === micros
    ? unchanged(value)
    : changed(
        value,
        'MONEY_ROUNDED',
        field,
        `The amount is rounded to the smallest unit of ${currency}.`,
      );
};

/** Zero and nothing at all are "not set". */
export const normaliseOptionalMoney = (
  micros: number | null | undefined,
  currency: string,
  field: string,
): Normalised<number | null> => {
  if (micros === null || micros === undefined) return unchanged(null);
  const { value, warnings } = normaliseMoney(micros, currency, field);
  return { value: value === 0 ? null : value, warnings };
};

/** Keeps a modifier inside what Google takes. */
const normaliseModifier = (modifier: number, field: string): Normalised<number> => {
  const value = Math.min(MAX_MODIFIER, Math.max(MIN_MODIFIER, modifier));
  return value === modifier
    ? unchanged(value)
    : changed(
        value,
        'BID_ADJUSTMENT_CLAMPED',
        field,
        `The bid modifier ${modifier} becomes ${value}. Google accepts ${MIN_MODIFIER} to ${MAX_MODIFIER}.`,
      );
};

/** Percent, two decimals; no adjustment is null. */
const normalisePercent = (
  percent: number | undefined,
  field: string,
): Normalised<number | null> => {
  const { value, warnings } = normaliseModifier(modifierOf(percent ?? null), field);
  return { value: percentOf(value), warnings };
};

/** A value as Google can hold it, with what had to change on the way. */
export interface Normalised<T> {
  readonly value: T;
  readonly warnings: readonly Warning[];
}

export const unchanged = <T>(value: T): Normalised<T> => ({ value, warnings: [] });

export const changed = <T>(
  value: T,
  code: Warning['code'],
  field: string,
  message: string,
): Normalised<T> => ({ value, warnings: [{ code, field, message }] });
