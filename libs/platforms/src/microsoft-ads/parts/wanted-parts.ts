import { UNVERIFIED } from '../unverified';
import { DEVICES } from '../attributes/campaign-attributes';
import type {
  CampaignAttributes,
  CircleAttributes,
  PlaceAttributes,
  WindowAttributes,
} from '../attributes/campaign-attributes';
import { INTENT_KEY, deviceKey, placeKey, windowKey } from '../attributes/content-key';
import type { Criterion } from '../wire/objects';
import { pascal } from '../wire/words';

/** Fields of a campaign that are criteria at Microsoft. */
export const CRITERIA_FIELDS = ['locationIntent', 'geoTargets', 'schedule', 'devices'] as const;
export type CriteriaField = (typeof CRITERIA_FIELDS)[number];

/** A criterion as it should be. */
export interface WantedCriterion {
  readonly field: CriteriaField;
  readonly key: string;
  readonly negative: boolean;
  /** Whole percent. */
  readonly percent: number;
  readonly criterion: Criterion;
}

export const DEFAULT_INTENT = 'PeopleInOrSearchingForOrViewingPages';

/** The criteria that these fields ask for. Intent first: the platform adds a default one with the first criterion it takes. */
export const wantedCriteria = (
  after: CampaignAttributes,
  fields: readonly CriteriaField[],
): readonly WantedCriterion[] =>
  CRITERIA_FIELDS.filter((field) => fields.includes(field)).flatMap((field) =>
    WANTED[field](after),
  );

const WANTED: {
  readonly [field in CriteriaField]: (after: CampaignAttributes) => readonly WantedCriterion[];
} = {
  locationIntent: ({ locationIntent }) => [
    {
      field: 'locationIntent',
      key: INTENT_KEY,
      negative: false,
      percent: 0,
      criterion: {
        Type: 'LocationIntentCriterion',
        IntentOption: locationIntent === 'PRESENCE' ? 'PeopleIn' : DEFAULT_INTENT,
      },
    },
  ],
  geoTargets: ({ geoTargets }) => geoTargets.map(wantedPlace),
  schedule: ({ schedule }) => schedule.map(wantedWindow),
  devices: ({ devices }) =>
    DEVICES.map((device) => {
      const { enabled, bidAdjustmentPercent } = devices?.[device] ?? {
        enabled: true,
        bidAdjustmentPercent: 0,
      };
      return {
        field: 'devices',
        key: deviceKey(device),
        negative: false,
        percent: enabled ? bidAdjustmentPercent : UNVERIFIED.deviceOffPercent,
        criterion: { Type: 'DeviceCriterion', DeviceName: UNVERIFIED.deviceNames[device] },
      };
    }),
};

const wantedPlace = (place: PlaceAttributes): WantedCriterion => ({
  field: 'geoTargets',
  key: placeKey(place),
  negative: place.kind === 'AREA' && place.negative,
  percent: 'bidAdjustmentPercent' in place ? place.bidAdjustmentPercent : 0,
  criterion:
    place.kind === 'AREA'
      ? { Type: 'LocationCriterion', LocationId: place.msLocationId }
      : radiusCriterion(place),
});

const radiusCriterion = ({ name, lat, lng, radius, unit }: CircleAttributes): Criterion => ({
  Type: 'RadiusCriterion',
  LatitudeDegrees: lat,
  LongitudeDegrees: lng,
  Radius: String(radius),
  RadiusUnit: unit === 'mi' ? 'Miles' : 'Kilometers',
  Name: name,
});

const wantedWindow = (window: WindowAttributes): WantedCriterion => ({
  field: 'schedule',
  key: windowKey(window),
  negative: false,
  percent: Math.round(window.bidModifier * 100) - 100,
  criterion: {
    Type: 'DayTimeCriterion',
    Day: pascal(window.day),
    FromHour: window.startHour,
    FromMinute: pascal(window.startMinute),
    ToHour: window.endHour,
    ToMinute: pascal(window.endMinute),
  },
});
