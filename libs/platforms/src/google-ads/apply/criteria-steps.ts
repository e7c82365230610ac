import type { CampaignAttributes } from '../attributes/campaign-attributes';
import type { Observed } from '../../port/observed';
import { asCampaign } from '../attributes/campaign-attributes';
import type { Write } from '../wire/operation';
import {
  CRITERIA_FIELDS,
  wantedCriteria,
  type CriteriaField,
  type WantedCriterion,
} from './criteria';
import { PHASE, type Phase, type Step } from './step';

/** Every criterion of a new campaign. `campaign` is its resource name, temporary ones included. */
export const createCriteria = (campaign: string, attributes: CampaignAttributes): readonly Step[] =>
  CRITERIA_FIELDS.flatMap((field) =>
    wantedCriteria(field, attributes)
      .filter(isNeeded)
      .map((criterion) =>
        step(field, PHASE.createPart, { create: createBody(campaign, criterion) }),
      ),
  );

/** The smallest set of operations from what is there to what is wanted; only a bid modifier changes in place. */
export const changeCriteria = (
  campaign: string,
  field: CriteriaField,
  after: CampaignAttributes,
  seen: Observed,
): readonly Step[] => {
  const before = new Map(
    wantedCriteria(field, asCampaign(seen.attributes)).map((criterion) => [
      criterion.key,
      criterion,
    ]),
  );
  const wanted = wantedCriteria(field, after);
  const keys = new Set(wanted.map(({ key }) => key));
  const gone = Object.entries(seen.parts).filter(
    ([key]) => key.startsWith(`${field}:`) && !keys.has(key),
  );
  return [
    ...gone.map(([, resourceName]) => step(field, PHASE.remove, { remove: resourceName })),
    ...wanted.flatMap((criterion) =>
      converge(
        campaign,
        field,
        criterion,
        before.get(criterion.key)?.modifier ?? 1,
        seen.parts[criterion.key],
      ),
    ),
  ];
};

const converge = (
  campaign: string,
  field: CriteriaField,
  criterion: WantedCriterion,
  modifier: number,
  resourceName: string | undefined,
): readonly Step[] => {
  if (resourceName === undefined) {
    return isNeeded(criterion)
      ? [step(field, PHASE.target, { create: createBody(campaign, criterion) })]
      : [];
  }
  if (modifier === criterion.modifier) return [];
  return [
    step(field, PHASE.target, {
      update: { resourceName, bidModifier: criterion.modifier },
      updateMask: 'bidModifier',
    }),
  ];
};

const isNeeded = ({ implied, modifier }: WantedCriterion): boolean => !implied || modifier !== 1;

const createBody = (campaign: string, { body, modifier }: WantedCriterion) => ({
  campaign,
  ...body,
  ...(modifier === 1 ? {} : { bidModifier: modifier }),
});

const step = (field: CriteriaField, phase: Phase, write: Write): Step => ({
  phase,
  field,
  main: false,
  operation: { kind: 'campaignCriterionOperation', write },
});
