import type { Attributes } from '@switchyard/platforms';
import {
  campaignAfter,
  dailyMicros,
  type CampaignSpend,
  type RunningDates,
} from '../../domain/money';
import type { PlannedChange, PlannedPart, Stray } from '../../domain/plan';
import type { PlanUnit } from './plan-unit';
import type { Sights } from './sights';

/** What a campaign shows on the platform: null when it is not there. */
export type SeenCampaign = Attributes | null;

const boundCampaign = ({ bindings }: PlanUnit) =>
  bindings.find(({ address }) => address.entity === 'campaign');

/** What a platform shows of a unit's campaign. One that cannot be asked now is taken to be as we left it. */
export const seenIn = (unit: PlanUnit, sights: Sights, strays: readonly Stray[]): SeenCampaign => {
  if (unit.target.status !== 'ACTIVE') return appliedIn(unit);
  const bound = boundCampaign(unit);
  const made = strays.find(
    ({ address }) => address.entity === 'campaign' && address.campaignId === unit.campaignId,
  );
  return ((bound && sights.of([bound])[0]) ?? made)?.attributes ?? null;
};

export const appliedIn = (unit: PlanUnit): SeenCampaign => boundCampaign(unit)?.applied ?? null;

/** What a unit spends before and after its part of the plan. One that is blocked, for which nothing is sent, stays as it is. */
export const spendOfUnit = (
  unit: PlanUnit,
  seen: SeenCampaign,
  part: Pick<PlannedPart, 'changes'> | null,
): readonly CampaignSpend[] => {
  const changes = part?.changes.filter(({ address }) => address.entity === 'campaign') ?? [];
  const after = changes
    .filter(({ action }) => action !== 'release')
    .reduce((shown: SeenCampaign, change) => campaignAfter(change, shown), seen);
  return [
    spendOf(unit, seen, after, datesOf(unit, after, part !== null)),
    ...changes.filter(({ action }) => action === 'release').map((change) => released(unit, change)),
  ];
};

const spendOf = (
  { target: { platform, currency } }: PlanUnit,
  before: SeenCampaign,
  after: SeenCampaign,
  dates: RunningDates,
): CampaignSpend => ({
  platform,
  currency,
  beforeMicros: dailyMicros(before),
  afterMicros: dailyMicros(after),
  ...dates,
});

/** What a released campaign was: all that matters of it stands in the fields, or stays. */
const released = (unit: PlanUnit, change: PlannedChange): CampaignSpend => {
  const before = {
    ...change.after,
    ...Object.fromEntries(change.fields.map(({ field, before: value }) => [field, value])),
  };
  return spendOf(unit, before, change.after, datesIn(before));
};

/** Where a platform keeps no dates on the campaign they are those of our own, which the plan brings there. */
const datesOf = ({ tree }: PlanUnit, after: SeenCampaign, isPlanned: boolean): RunningDates => {
  if (after && ('startDate' in after || 'endDate' in after)) return datesIn(after);
  return isPlanned && tree
    ? { startDate: tree.campaign.startDate ?? null, endDate: tree.campaign.endDate ?? null }
    : { startDate: null, endDate: null };
};

const datesIn = (attributes: Attributes): RunningDates => ({
  startDate: dateIn(attributes['startDate']),
  endDate: dateIn(attributes['endDate']),
});

const dateIn = (value: Attributes[string] | undefined): string | null =>
  typeof value === 'string' ? value : null;
