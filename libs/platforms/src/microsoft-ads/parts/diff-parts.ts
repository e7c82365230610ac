import type { CampaignAttributes, NegativeAttributes } from '../attributes/campaign-attributes';
import { negativeKey } from '../attributes/content-key';
import type { CampaignParts, HeldCriterion } from './campaign-parts';
import { CRITERIA_FIELDS, DEFAULT_INTENT, wantedCriteria } from './wanted-parts';
import type { CriteriaField, WantedCriterion } from './wanted-parts';

/** What has to be done to one campaign's parts. */
export interface PartsDiff {
  readonly remove: readonly { readonly id: string; readonly isIntent: boolean }[];
  readonly update: readonly { readonly id: string; readonly wanted: WantedCriterion }[];
  readonly add: readonly WantedCriterion[];
  readonly removeNegatives: readonly { readonly id: string }[];
  readonly addNegatives: readonly NegativeAttributes[];
}

/**
 * How the one criterion of location intent changes. The platform document lets criteria change nothing but their bid, so it is
 * replaced; an older page of the vendor says that this one cannot be deleted but updated, so that is tried when replacing fails.
 */
export type IntentWay = 'replace' | 'update';

/** From what is held to what is wanted, for the named fields only. */
export const diffParts = (
  after: CampaignAttributes,
  fields: readonly string[],
  held: CampaignParts,
  way: IntentWay = 'replace',
): PartsDiff => {
  const criteriaFields = CRITERIA_FIELDS.filter((field) => fields.includes(field));
  const wanted = wantedCriteria(after, criteriaFields);
  const byKey = new Map(held.criteria.map((criterion) => [criterion.key, criterion]));
  const otherIntent = wanted.find((one) => isOtherIntent(one, byKey.get(one.key)));
  const replaced = otherIntent && way === 'replace' ? byKey.get(otherIntent.key) : undefined;
  return {
    remove: [
      ...(replaced ? [{ id: replaced.id, isIntent: true }] : []),
      ...stale(wanted, held.criteria, criteriaFields),
    ],
    update: wanted.flatMap((one) =>
      one === otherIntent && replaced ? [] : changed(one, byKey.get(one.key)),
    ),
    add: wanted.filter(
      (one) =>
        (!byKey.has(one.key) || (one === otherIntent && replaced)) && isWorthAdding(one, after),
    ),
    ...negativesDiff(
      fields.includes('negativeKeywords') ? after.negativeKeywords : undefined,
      held,
    ),
  };
};

const PREFIXES: { readonly [field in CriteriaField]: readonly string[] } = {
  // Devices go only together, so they are set back by an update; an intent is one of a kind.
  locationIntent: [],
  devices: [],
  geoTargets: ['location/', 'radius/'],
  schedule: ['time/'],
};

const stale = (
  wanted: readonly WantedCriterion[],
  held: readonly HeldCriterion[],
  fields: readonly CriteriaField[],
): PartsDiff['remove'] => {
  const kept = new Set(wanted.map(({ key }) => key));
  const prefixes = fields.flatMap((field) => PREFIXES[field]);
  return held
    .filter(({ key }) => !kept.has(key) && prefixes.some((prefix) => key.startsWith(prefix)))
    .map(({ id }) => ({ id, isIntent: false }));
};

const changed = (wanted: WantedCriterion, held: HeldCriterion | undefined): PartsDiff['update'] => {
  if (!held) return [];
  return !isOtherIntent(wanted, held) && (wanted.negative || wanted.percent === held.percent)
    ? []
    : [{ id: held.id, wanted }];
};

const isOtherIntent = (wanted: WantedCriterion, held: HeldCriterion | undefined): boolean =>
  held !== undefined &&
  wanted.field === 'locationIntent' &&
  wanted.criterion.IntentOption !== held.criterion.IntentOption;

/** The platform's own defaults need no criterion. */
const isWorthAdding = (
  { field, criterion }: WantedCriterion,
  { devices }: CampaignAttributes,
): boolean => {
  if (field === 'devices') return devices !== null;
  return field !== 'locationIntent' || criterion.IntentOption !== DEFAULT_INTENT;
};

const negativesDiff = (
  wanted: readonly NegativeAttributes[] | undefined,
  { negatives }: CampaignParts,
): Pick<PartsDiff, 'addNegatives' | 'removeNegatives'> => {
  if (!wanted) return { addNegatives: [], removeNegatives: [] };
  const held = new Set(negatives.map(({ key }) => key));
  const kept = new Set(wanted.map(negativeKey));
  return {
    addNegatives: wanted.filter((negative) => !held.has(negativeKey(negative))),
    removeNegatives: negatives.filter(({ key }) => !kept.has(key)).map(({ id }) => ({ id })),
  };
};
