import { bidProblems, goalProblems } from '../rules/bids';
import { conversionGoalProblems, pixelProblems } from '../rules/conversion-goals';
import { timeProblems } from '../rules/times';
import { configuredStatus } from '../store/entity';
import type { Scene } from '../store/resource';
import { targetingProblems } from '../targeting/targeting-rules';
import { dataError, type FieldError } from '../wire/field-error';
import { type Fields, objectIn, textIn } from '../../json/fields';
import { isGiven } from '../wire/is-given';
import { inheritedProblems } from './inherited-rules';

/** What is wrong with an ad group beyond its shape (platform document 3b; descriptions of the vendor's OpenAPI). */
export function adGroupProblems(fields: Fields, scene: Scene): readonly FieldError[] {
  const { account, before, world } = scene;
  const campaign = world.find('campaign', account.id, textIn(fields, 'campaign_id'));
  if (!campaign) return [dataError('campaign_id', 'No such campaign in this ad account.')];
  const isClosed =
    before === undefined && ['ARCHIVED', 'DELETED'].includes(configuredStatus(campaign));
  if (isClosed) return [dataError('campaign_id', `The campaign is ${configuredStatus(campaign)}.`)];
  return [
    ...(campaign.fields.is_campaign_budget_optimization === true
      ? inheritedProblems(fields, campaign.fields, world.now())
      : ownProblems(fields, campaign.fields)),
    ...changedGoal(fields, before?.fields),
    ...catalogProblems(fields, campaign.fields),
    ...bidProblems(fields),
    ...pixelProblems(fields, account),
    ...timeProblems(fields, before?.fields, world.now()),
    ...targetingProblems(objectIn(fields, 'targeting')),
  ];
}

/** Without a budget of its campaign, an ad group needs its own, and its own bid. */
function ownProblems(fields: Fields, campaign: Fields): readonly FieldError[] {
  const missing = ['bid_strategy', 'bid_type'].filter((member) => !isGiven(fields, member));
  return [
    ...missing.map((member) => dataError(member, 'Must not be null: the campaign has none.')),
    ...goalProblems(fields),
    ...conversionGoalProblems(fields, campaign.objective),
  ];
}

/** The event that is optimised for cannot change, although an update may name it (the vendor's OpenAPI). */
function changedGoal(fields: Fields, before: Fields | undefined): readonly FieldError[] {
  const isChanged = before !== undefined && fields.optimization_goal !== before.optimization_goal;
  return isChanged ? [dataError('optimization_goal', 'This can not be changed.')] : [];
}

function catalogProblems(fields: Fields, campaign: Fields): readonly FieldError[] {
  const needsCatalog = campaign.objective === 'CATALOG_SALES' || campaign.use_catalog === true;
  return needsCatalog && !isGiven(fields, 'product_set_id')
    ? [dataError('product_set_id', 'Required for catalog campaigns.')]
    : [];
}
