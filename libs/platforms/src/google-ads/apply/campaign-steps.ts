import type { CreateChange, RemoveChange, UpdateChange } from '../../port/change';
import type { Observed } from '../../port/observed';
import { asCampaign } from '../attributes/campaign-attributes';
import type { ResourceNames } from '../wire/resource-name';
import type { CustomParameter } from '../wire/row';
import {
  CAMPAIGN_FIELDS,
  campaignFieldBody,
  isCampaignField,
  type CampaignField,
  type Marking,
} from './campaign-body';
import { changeLinks, createLinks, isLinkField } from './campaign-links';
import { isCriteriaField } from './criteria';
import { changeCriteria, createCriteria } from './criteria-steps';
import type { Making } from './making';
import { PHASE, type Step } from './step';

/** Budget, campaign, criteria and assets in one go, tied by temporary names. */
export const createCampaign = (change: CreateChange, making: Making): readonly Step[] => {
  const { names, temporary } = making;
  const after = asCampaign(change.after);
  const [budget, campaign] = [names.campaignBudget(temporary()), names.campaign(temporary())];
  const fields = CAMPAIGN_FIELDS.map(
    (field) => campaignFieldBody(field, after, { localId: change.localId, others: [] }).body,
  );
  const money = {
    resourceName: budget,
    name: after.name,
    amountMicros: String(after.budgetMicros),
    deliveryMethod: 'STANDARD',
    explicitlyShared: false,
  };
  const body = Object.assign(
    { resourceName: campaign, campaignBudget: budget, ...channelOf(change) },
    ...fields,
  ) as Record<string, unknown>;
  return [
    {
      phase: PHASE.createBudget,
      field: 'budget',
      main: false,
      operation: { kind: 'campaignBudgetOperation', write: { create: money } },
    },
    {
      phase: PHASE.create,
      field: null,
      main: true,
      operation: { kind: 'campaignOperation', write: { create: body } },
    },
    ...createCriteria(campaign, after),
    ...createLinks(campaign, after, making),
  ];
};

/** Without brand guidelines, business name and logo are assets of each asset group (AssetLinkError.BRAND_ASSETS_NOT_LINKED_AT_ASSET_GROUP_LEVEL). */
const channelOf = ({ campaignType }: CreateChange) => ({
  advertisingChannelType: campaignType,
  ...(campaignType === 'PERFORMANCE_MAX' ? { brandGuidelinesEnabled: false } : {}),
});

/** Only what the change names; the budget before or after everything else, as it falls or rises. */
export const updateCampaign = (
  change: UpdateChange,
  seen: Observed,
  making: Making,
): readonly Step[] => {
  const after = asCampaign(change.after);
  const campaign = making.names.campaign(change.remoteId);
  return [
    ...budgetSteps(change, seen),
    ...ownFieldSteps(change, seen, campaign),
    ...change.fields
      .filter(isCriteriaField)
      .flatMap((field) => changeCriteria(campaign, field, after, seen)),
    ...change.fields
      .filter(isLinkField)
      .flatMap((field) => changeLinks(campaign, field, after, seen, making)),
  ];
};

/** A budget that is not shared goes with its campaign (Google, "Remove a campaign budget"). */
export const removeCampaign = (change: RemoveChange, names: ResourceNames): readonly Step[] => [
  {
    phase: PHASE.remove,
    field: null,
    main: true,
    operation: { kind: 'campaignOperation', write: { remove: names.campaign(change.remoteId) } },
  },
];

/** The operation that only renames, for a place where two campaigns swap names. */
export const renameCampaign = (remoteId: string, name: string, names: ResourceNames): Step => ({
  phase: PHASE.update,
  field: 'name',
  main: true,
  operation: {
    kind: 'campaignOperation',
    write: { update: { resourceName: names.campaign(remoteId), name }, updateMask: 'name' },
  },
});

const budgetSteps = (change: UpdateChange, seen: Observed): readonly Step[] => {
  if (!change.fields.includes('budgetMicros')) return [];
  const { budgetMicros } = asCampaign(change.after);
  const phase =
    budgetMicros < asCampaign(seen.attributes).budgetMicros ? PHASE.decrease : PHASE.increase;
  const update = { resourceName: seen.parts['budget'] ?? '', amountMicros: String(budgetMicros) };
  return [
    {
      phase,
      field: 'budget',
      main: false,
      operation: { kind: 'campaignBudgetOperation', write: { update, updateMask: 'amountMicros' } },
    },
  ];
};

const ownFieldSteps = (change: UpdateChange, seen: Observed, campaign: string): readonly Step[] => {
  const fields = change.fields.filter(isCampaignField);
  if (fields.length === 0) return [];
  const marking = {
    localId: change.localId,
    others: JSON.parse(seen.parts['parameters'] ?? '[]') as CustomParameter[],
  };
  return [ownFieldStep(fields, change, marking, campaign)];
};

const ownFieldStep = (
  fields: readonly CampaignField[],
  change: UpdateChange,
  marking: Marking,
  campaign: string,
): Step => {
  const bodies = fields.map((field) => campaignFieldBody(field, asCampaign(change.after), marking));
  const update = Object.assign({ resourceName: campaign }, ...bodies.map(({ body }) => body)) as {
    resourceName: string;
  };
  const updateMask = bodies.flatMap(({ paths }) => paths).join(',');
  return {
    phase: PHASE.update,
    field: null,
    main: true,
    operation: { kind: 'campaignOperation', write: { update, updateMask } },
  };
};
