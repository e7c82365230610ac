import { UNVERIFIED } from '../unverified';
import type { Device, PlaceAttributes, WindowAttributes } from '../attributes/campaign-attributes';
import { modifierOf } from '../normalise/schedule';
import type { CampaignCriterion, Criterion } from '../wire/objects';
import { dayOf, quarterOf } from '../wire/words';

type Bidden = Pick<CampaignCriterion, 'Type' | 'Criterion' | 'CriterionBid'>;

export const percentOf = ({ CriterionBid }: Bidden): number => CriterionBid?.Multiplier ?? 0;

/** The place a criterion stands for; undefined when it is no place. */
export const placeOf = (wire: Bidden): PlaceAttributes | undefined => {
  const criterion = wire.Criterion;
  if (criterion?.Type === 'LocationCriterion') return area(wire, criterion.LocationId ?? '');
  return criterion?.Type === 'RadiusCriterion' ? circle(wire, criterion) : undefined;
};

export const windowOf = (wire: Bidden): WindowAttributes | undefined => {
  const criterion = wire.Criterion;
  if (criterion?.Type !== 'DayTimeCriterion') return undefined;
  return {
    day: dayOf(criterion.Day),
    startHour: criterion.FromHour ?? 0,
    startMinute: quarterOf(criterion.FromMinute),
    endHour: criterion.ToHour ?? 0,
    endMinute: quarterOf(criterion.ToMinute),
    bidModifier: modifierOf(percentOf(wire)),
  };
};

export const deviceOf = ({ Criterion: criterion }: Bidden): Device | undefined =>
  criterion?.Type === 'DeviceCriterion'
    ? (Object.entries(UNVERIFIED.deviceNames).find(
        ([, name]) => name === criterion.DeviceName,
      )?.[0] as Device | undefined)
    : undefined;

const area = (wire: Bidden, msLocationId: string): PlaceAttributes =>
  wire.Type === 'NegativeCampaignCriterion'
    ? { kind: 'AREA', msLocationId, negative: true }
    : { kind: 'AREA', msLocationId, negative: false, bidAdjustmentPercent: percentOf(wire) };

const circle = (wire: Bidden, criterion: Criterion): PlaceAttributes => ({
  kind: 'RADIUS',
  name: criterion.Name ?? '',
  lat: Number((criterion.LatitudeDegrees ?? 0).toFixed(6)) + 0,
  lng: Number((criterion.LongitudeDegrees ?? 0).toFixed(6)) + 0,
  radius: Number(criterion.Radius),
  unit: criterion.RadiusUnit === 'Miles' ? 'mi' : 'km',
  bidAdjustmentPercent: percentOf(wire),
});
