import type { CampaignDraft } from '../../port/draft';
import type { Warn } from '../../translation/normalise';
import {
  type CampaignAttributes,
  type DevicesAttributes,
  type PlaceAttributes,
  placeKey,
  sortedSet,
} from '../attributes';
import { UNVERIFIED } from '../unverified';
import { NOWHERE } from '../vocabulary';
import { normaliseBiddingType } from './ad-group';

/** What OpenAI will hold of a campaign. Micros are its own unit: no amount needs rounding. */
export const normaliseCampaign = (draft: CampaignDraft, warn: Warn): CampaignAttributes => ({
  name: draft.name,
  status: draft.status,
  budgetMicros: draft.budgetMicros,
  biddingStrategy: { type: normaliseBiddingType(draft, warn) },
  geoTargets: normalisePlaces(draft.geoTargets, warn),
  devices: normaliseDevices(draft.devices, warn),
  startDate: draft.startDate,
  endDate: draft.endDate,
  trackingTemplate: normaliseTracking(draft.trackingTemplate, warn),
});

type Row = CampaignDraft['geoTargets'][number];

/**
 * Places as a set. Circles and places without an id are left out with a warning. Where places were
 * asked for and none is left, a row stays with which nothing can be sent: the ads must never show
 * everywhere because no place was found.
 */
const normalisePlaces = (
  places: CampaignDraft['geoTargets'],
  warn: Warn,
): readonly PlaceAttributes[] => {
  const kept = places.flatMap((place, index) => normalisePlace(place, index, warn));
  const isNowhere = places.some(isPositive) && !kept.some(({ negative }) => !negative);
  return sortedSet(
    isNowhere ? [...kept, { kind: 'AREA', openaiLocationId: NOWHERE, negative: false }] : kept,
    placeKey,
  );
};

const isPositive = (row: Row): boolean => row.kind === 'RADIUS' || !row.negative;

const normalisePlace = (place: Row, index: number, warn: Warn): readonly PlaceAttributes[] => {
  const field = `geoTargets/${index}`;
  if (place.kind === 'RADIUS') {
    warn(
      'RADIUS_UNSUPPORTED',
      `${field}/radius`,
      `OpenAI cannot target circles. "${place.name}" is not sent there.`,
    );
    return [];
  }
  const { openaiLocationId, negative } = place;
  if (!openaiLocationId) {
    warn(
      'PLACE_NOT_RESOLVED',
      field,
      `OpenAI has no location id for "${place.name}". It is not sent there.`,
    );
    return [];
  }
  if (place.bidAdjustmentPercent) {
    warn(
      'BID_ADJUSTMENT_UNSUPPORTED',
      `${field}/bidAdjustment`,
      'OpenAI has no bid adjustments of locations. The adjustment is not sent there.',
    );
  }
  return [{ kind: 'AREA', openaiLocationId, negative }];
};

/**
 * Devices that ads are shown on. Phones decide for tablets, which OpenAI does not distinguish from
 * them; there are no bid adjustments.
 */
const normaliseDevices = (devices: CampaignDraft['devices'], warn: Warn): DevicesAttributes => {
  if (devices && 'platforms' in devices) {
    return { platforms: devices.platforms as readonly string[] };
  }
  warnOfBids(devices, warn);
  const isOn = (device: 'desktop' | 'mobile' | 'tablet', otherwise = true): boolean =>
    devices?.[device]?.enabled ?? otherwise;
  const [desktop, mobile] = [isOn('desktop'), isOn('mobile')];
  if (isOn('tablet', mobile) !== mobile) {
    warn(
      'TABLETS_FOLLOW_MOBILE',
      'targeting.devices.tablet',
      'OpenAI treats tablets as mobile devices. Set `targeting/devices/tablet` like `targeting/devices/mobile`.',
    );
  }
  return {
    desktop: { enabled: desktop },
    mobile: { enabled: mobile },
    tablet: { enabled: mobile },
  };
};

const warnOfBids = (devices: CampaignDraft['devices'], warn: Warn): void => {
  for (const [device, { bidAdjustmentPercent }] of Object.entries(devices ?? {})) {
    if (bidAdjustmentPercent) {
      warn(
        'BID_ADJUSTMENT_UNSUPPORTED',
        `targeting.devices.${device}.bidAdjustment`,
        'OpenAI has no bid adjustments of devices. The adjustment is not sent there.',
      );
    }
  }
};

const PAGE = '{lpurl}?';
const MACROS: ReadonlySet<string> = new Set(UNVERIFIED.queryMacros);

/**
 * The words that OpenAI adds to a landing page's address; undefined when the template says
 * something else than that.
 */
export const queryIn = (template: string): string | undefined => {
  const query = template.startsWith(PAGE) ? template.slice(PAGE.length) : '';
  const isKnown = [...query.matchAll(/\{([^{}]*)\}/gu)].every(([, macro]) =>
    MACROS.has(macro ?? ''),
  );
  return query !== '' && isKnown ? query : undefined;
};

/**
 * A tracking template that only adds words to the landing page's address; any other is left out
 * with a warning.
 */
const normaliseTracking = (template: string | null, warn: Warn): string | null => {
  if (!template) return null;
  if (queryIn(template) !== undefined) return template;
  warn(
    'TRACKING_TEMPLATE_UNSUPPORTED',
    'trackingTemplate',
    'OpenAI accepts only templates such as {lpurl}?source=ads. This template is not sent there.',
  );
  return null;
};
