import { TIME_ZONE_NAMES } from '../accounts/time-zones';
import { amountProblems } from '../rules/amount';
import { LANGUAGES } from '../rules/languages';
import { nameProblems } from '../rules/name';
import { statusProblems } from '../rules/status';
import { urlProblems } from '../rules/urls';
import type { RuleScene } from '../store/collection';
import { unverifiedCodes as codes } from '../unverified';
import { documented } from '../wire/documented-codes';
import { type Fields, listIn, numberIn, objectIn, textIn } from '../wire/fields';
import { type Problem, problem } from '../wire/problem';
import { schemeProblems } from './bidding-rules';

const NAME_LENGTH = 128;

/** What is wrong with a Search campaign. */
export function campaignProblems(fields: Fields, scene: RuleScene): readonly Problem[] {
  return [
    ...nameProblems(fields, NAME_LENGTH, codes.invalidCampaignName),
    ...statusProblems(scene.given),
    ...typeProblems(fields, scene),
    ...(fields.IsPolitical === true ? [problem(codes.politicalCampaign, 'IsPolitical', 'Political campaigns are not supported.')] : []),
    ...zoneProblems(fields),
    ...languageProblems(fields),
    ...budgetProblems(fields, scene),
    ...schemeProblems(scene.account, objectIn(fields, 'BiddingScheme')),
    ...urlProblems(fields),
  ];
}

function typeProblems(fields: Fields, { before }: RuleScene): readonly Problem[] {
  if (before && before.fields.CampaignType !== fields.CampaignType) return [problem(codes.fieldCannotChange, 'CampaignType', 'It cannot change.')];
  return fields.CampaignType === 'Search' ? [] : [problem(codes.invalidCampaignType, 'CampaignType', 'Only Search is stood in for.')];
}

/** Marked deprecated and yet "Add: required" (platform document): without it an add fails. */
function zoneProblems(fields: Fields): readonly Problem[] {
  if (fields.TimeZone === undefined) return [problem(codes.missingTimeZone, 'TimeZone', 'TimeZone is required.')];
  return TIME_ZONE_NAMES.includes(textIn(fields, 'TimeZone')) ? [] : [problem(codes.invalidTimeZone, 'TimeZone', 'No such time zone.')];
}

function languageProblems(fields: Fields): readonly Problem[] {
  const bad = listIn<unknown>(fields, 'Languages').some((language) => typeof language !== 'string' || !LANGUAGES.includes(language));
  return bad ? [problem(codes.invalidLanguage, 'Languages', 'Not a language of Search campaigns.')] : [];
}

function budgetProblems(fields: Fields, scene: RuleScene): readonly Problem[] {
  if (fields.BudgetId !== undefined) return sharedBudgetProblems(fields, scene);
  if (fields.BudgetType !== 'DailyBudgetStandard') return [problem(codes.invalidBudgetType, 'BudgetType', 'DailyBudgetStandard is the only one in practice.')];
  return amountProblems(scene.account, numberIn(fields, 'DailyBudget') ?? 0, 'DailyBudget', codes.invalidDailyBudget);
}

function sharedBudgetProblems(fields: Fields, { world, account }: RuleScene): readonly Problem[] {
  const found: Problem[] = [];
  if (!world.find('Budget', account.id, textIn(fields, 'BudgetId'))) found.push(problem(codes.invalidBudgetId, 'BudgetId', 'No such budget.'));
  if (objectIn(fields, 'BiddingScheme').Type === 'MaxConversions') {
    found.push(problem(documented.sharedBudgetNotSupported, 'BudgetId', 'Not with MaxConversions.'));
  }
  return found;
}
