import type { CampaignAttributes, NegativeAttributes } from '../attributes/campaign-attributes';
import { negativeKey } from '../attributes/content-key';
import type { CampaignParts, HeldCriterion } from './campaign-parts';
import { CRITERIA_FIELDS, DEFAULT_INTENT, wantedCriteria } from './wanted-parts';
import type { CriteriaField, WantedCriterion } from './wanted-parts';

/** What has to be done to one campaign's parts. */
export interface PartsDiff {
  readonly remove: readonly string[];
  readonly update: readonly { readonly id: string; readonly wanted: WantedCriterion }[];
  readonly add: readonly WantedCriterion[];
  readonly removeNegatives: readonly { readonly id: string }[];
  readonly addNegatives: readonly NegativeAttributes[];
}

/** From what is held to what is wanted, for the named fields only. */
export const diffParts = (after: CampaignAttributes, fields: readonly string[], held: CampaignParts): PartsDiff => {
  const criteriaFields = CRITERIA_FIELDS.filter((field) => fields.includes(field));
  const wanted = wantedCriteria(after, criteriaFields);
  const byKey = new Map(held.criteria.map((criterion) => [criterion.key, criterion]));
  return {
    remove: stale(wanted, held.criteria, criteriaFields),
    update: wanted.flatMap((one) => changed(one, byKey.get(one.key))),
    add: wanted.filter((one) => !byKey.has(one.key) && isWorthAdding(one, after)),
    ...negativesDiff(fields.includes('negativeKeywords') ? after.negativeKeywords : undefined, held),
  };
};

const PREFIXES: { readonly [field in CriteriaField]: readonly string[] } = {
  // An intent cannot be deleted and devices go only together, so both are set back by an update.
  locationIntent: [], devices: [], geoTargets: ['location/', 'radius/'], schedule: ['time/'],
};

const stale = (wanted: readonly WantedCriterion[], held: readonly HeldCriterion[], fields: readonly CriteriaField[]): readonly string[] => {
  const kept = new Set(wanted.map(({ key }) => key));
  const prefixes = fields.flatMap((field) => PREFIXES[field]);
  return held.filter(({ key }) => !kept.has(key) && prefixes.some((prefix) => key.startsWith(prefix))).map(({ id }) => id);
};

const changed = (wanted: WantedCriterion, held: HeldCriterion | undefined): PartsDiff['update'] => {
  if (!held) return [];
  const sameIntent = wanted.field !== 'locationIntent' || wanted.criterion.IntentOption === held.criterion.IntentOption;
  return sameIntent && (wanted.negative || wanted.percent === held.percent) ? [] : [{ id: held.id, wanted }];
};

/** The platform's own defaults need no criterion. */
const isWorthAdding = ({ field, criterion }: WantedCriterion, { devices }: CampaignAttributes): boolean => {
  if (field === 'devices') return devices !== null;
  return field !== 'locationIntent' || criterion.IntentOption !== DEFAULT_INTENT;
};

const negativesDiff = (wanted: readonly NegativeAttributes[] | undefined, { negatives }: CampaignParts): Pick<PartsDiff, 'addNegatives' | 'removeNegatives'> => {
  if (!wanted) return { addNegatives: [], removeNegatives: [] };
  const held = new Set(negatives.map(({ key }) => key));
  const kept = new Set(wanted.map(negativeKey));
  return {
    addNegatives: wanted.filter((negative) => !held.has(negativeKey(negative))),
    removeNegatives: negatives.filter(({ key }) => !kept.has(key)).map(({ id }) => ({ id })),
  };
};
