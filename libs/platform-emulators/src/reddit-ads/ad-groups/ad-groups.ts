import { completed } from '../rules/completed';
import type { Resource } from '../store/resource';
import { completedTargeting } from '../targeting/targeting-rules';
import { objectIn, textIn } from '../../json/fields';
import { adGroupProblems } from './ad-group-rules';
import { adGroupCreate, adGroupMembers, adGroupPatch } from './ad-group-shape';

/** Ad groups. Their status is ACTIVE unless told otherwise; targeting reads back with everything that was not sent. */
export const adGroups: Resource = {
  kind: 'adGroup',
  path: 'ad_groups',
  title: 'ad group',
  create: adGroupCreate,
  patch: adGroupPatch,
  parentOf: (fields) => textIn(fields, 'campaign_id'),
  complete: (merged) => ({
    ...completed(adGroupMembers, merged),
    type: 'MANUAL',
    configured_status: merged.configured_status ?? 'ACTIVE',
    targeting: completedTargeting(objectIn(merged, 'targeting')),
  }),
  problems: adGroupProblems,
  isReviewed: () => false,
  read: ({ fields, parentId }, world) => {
    const { optimization_strategy_type: strategy, ...rest } = fields;
    const campaign = world.table('campaign').get(parentId)?.fields ?? {};
    const ownsBudget = campaign.is_campaign_budget_optimization === true;
    return {
      ...rest,
      ...(strategy === null ? {} : { optimization_strategy_type: strategy }),
      ...(ownsBudget ? { schedule: campaign.schedule ?? null } : {}),
      campaign_objective_type: campaign.objective ?? null,
      is_campaign_budget_optimization: ownsBudget,
      skadnetwork_metadata: null,
    };
  },
};
