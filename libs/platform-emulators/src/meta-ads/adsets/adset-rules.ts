import type { Entity } from '../store/entity';
import type { WriteScene } from '../store/resource';
import { isLiving } from '../store/statuses';
import { reachesUnion } from '../targeting/targeted-union';
import { checkTargeting } from '../targeting/targeting-rules';
import { UNVERIFIED, UNVERIFIED_SUBCODES as SUBCODES } from '../unverified';
import { type Fields, listIn, numberIn, objectIn, textIn } from '../../json/fields';
import { missingParameter, ruleBroken } from '../wire/refusals';
import { checkBid } from './bid-rules';
import { checkBudget, countBudgetChange, hasCampaignBudget } from './budget-rules';
import { checkGoal } from './goal-rules';
import { checkPromotedObject } from './promoted-object';
import { checkSchedule } from './schedule-rules';

/** Who pays for and who benefits from ads shown in the European Union must be told (platform document 1b). */
const PAYOR_MISSING = 3858079;
const BENEFICIARY_MISSING = 3858081;

/** Everything that is refused about an ad set beyond the shapes of its parameters. */
export function checkAdset(fields: Fields, scene: WriteScene): void {
  const campaign = campaignOf(fields, scene);
  for (const name of ['name', 'billing_event', 'optimization_goal', 'targeting']) {
    if (fields[name] === undefined) throw missingParameter(name);
  }
  checkGoal(fields, textIn(campaign.fields, 'objective'));
  checkBudget(fields, campaign, scene);
  checkStrategy(fields, campaign, scene);
  checkDates(fields, scene);
  checkSchedule(
    fields,
    fields.lifetime_budget !== undefined || campaign.fields.lifetime_budget !== undefined,
  );
  checkTargeting(
    objectIn(fields, 'targeting'),
    listIn<string>(campaign.fields, 'special_ad_categories'),
    scene.version,
  );
  checkPromotedObject(fields, scene.account);
  checkUnion(fields, scene);
  if (!scene.before) checkCount(campaign, scene);
  countBudgetChange(fields, scene);
}

/** The living campaign that an ad set names. */
export function campaignOf(fields: Fields, { world, account, before }: WriteScene): Entity {
  const id = before?.parentId ?? textIn(fields, 'campaign_id');
  const campaign = world.find('campaign', account.id, id);
  if (id === '') throw missingParameter('campaign_id');
  if (!campaign || !isLiving(campaign)) {
    throw ruleBroken(
      SUBCODES.campaignMissing,
      'Campaign',
      'There is no such campaign, or it is deleted.',
      'campaign_id',
    );
  }
  return campaign;
}

function checkStrategy(fields: Fields, campaign: Entity, { account, given }: WriteScene): void {
  if (!hasCampaignBudget(campaign)) {
    return checkBid(fields, textIn(fields, 'bid_strategy'), account);
  }
  const strategy = textIn(campaign.fields, 'bid_strategy');
  if (given.bid_strategy !== undefined && given.bid_strategy !== strategy) {
    throw ruleBroken(
      SUBCODES.strategyOfCampaign,
      'Bid strategy',
      'With a campaign budget the campaign has the bid strategy.',
      'bid_strategy',
    );
  }
  checkBid(fields, strategy, account);
}

function checkDates(fields: Fields, { world, given }: WriteScene): void {
  const [start, end] = [numberIn(fields, 'start_time') ?? 0, numberIn(fields, 'end_time')];
  if (end === undefined) return;
  if (end <= start || (given.end_time !== undefined && end <= world.now())) {
    throw ruleBroken(
      SUBCODES.badDates,
      'Dates',
      'The end must be in the future and after the start.',
      'end_time',
    );
  }
}

/** The account's own settings say it for ad sets that do not (platform document 1b). */
function checkUnion(fields: Fields, { world, account }: WriteScene): void {
  if (!reachesUnion(objectIn(fields, 'targeting'))) return;
  const defaults = world.table('adaccount').get(`act_${account.id}`)?.fields ?? {};
  const isSaid = (field: string): boolean =>
    [textIn(fields, field), textIn(defaults, `default_${field}`)].some(
      (text) => text.trim() !== '',
    );
  if (!isSaid('dsa_payor')) {
    throw ruleBroken(
      PAYOR_MISSING,
      'No payor provided',
      'Ads in the EU must say who pays for them.',
      'dsa_payor',
    );
  }
  if (!isSaid('dsa_beneficiary')) {
    throw ruleBroken(
      BENEFICIARY_MISSING,
      'No beneficiary provided',
      'Ads in the EU must say who benefits.',
      'dsa_beneficiary',
    );
  }
}

function checkCount(campaign: Entity, { world, account }: WriteScene): void {
  const siblings = world.table('adset').under(campaign.id).filter(isLiving).length;
  const all = world.table('adset').ofAccount(account.id).length;
  if (siblings >= UNVERIFIED.adsetsPerCampaign || all >= UNVERIFIED.objectsPerAccount) {
    throw ruleBroken(
      SUBCODES.tooMany,
      'Too many ad sets',
      `A campaign takes ${UNVERIFIED.adsetsPerCampaign}.`,
    );
  }
}
