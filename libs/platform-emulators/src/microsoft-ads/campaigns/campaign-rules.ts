import { TIME_ZONE_NAMES } from '../accounts/time-zones';
import { amountProblems } from '../rules/amount';
import { LANGUAGES } from '../rules/languages';
import { nameProblems } from '../rules/name';
import { statusProblems } from '../rules/status';
import { urlProblems } from '../rules/urls';
import type { RuleScene } from '../store/collection';
import { unverifiedCodes as codes } from '../unverified';
import { documented } from '../wire/documented-codes';
import { type Fields, listIn, numberIn, objectIn, textIn } from '../../json/fields';
import { type Problem, problem } from '../wire/problem';
import { reference } from '../wire/reference-codes';
import { schemeProblems } from './bidding-rules';
import { campaignDateProblems } from './campaign-dates';
import { OFFERED_TYPES } from './campaign-type';

const NAME_LENGTH = 128;

/** What is wrong with a campaign. */
export function campaignProblems(fields: Fields, scene: RuleScene): readonly Problem[] {
  const type = textIn(fields, 'CampaignType');
  return [
    ...nameProblems(fields, NAME_LENGTH, codes.invalidCampaignName),
    ...statusProblems(scene.given),
    ...typeProblems(fields, scene),
    ...(fields.IsPolitical === true
      ? [problem(codes.politicalCampaign, 'IsPolitical', 'Political campaigns are not supported.')]
      : []),
    ...zoneProblems(fields),
    ...languageProblems(fields),
    ...budgetProblems(fields, scene),
    ...(OFFERED_TYPES.includes(type)
      ? schemeProblems(scene.account, objectIn(fields, 'BiddingScheme'), type)
      : []),
    ...settingProblems(fields),
    ...campaignDateProblems(fields),
    ...urlProblems(fields),
  ];
}

function typeProblems(fields: Fields, { before }: RuleScene): readonly Problem[] {
  if (before && before.fields.CampaignType !== fields.CampaignType) {
    return [problem(codes.fieldCannotChange, 'CampaignType', 'It cannot change.')];
  }
  if (OFFERED_TYPES.includes(textIn(fields, 'CampaignType'))) return [];
  return [
    problem(
      codes.invalidCampaignType,
      'CampaignType',
      `Only ${OFFERED_TYPES.join(', ')} are stood in for.`,
    ),
  ];
}

/** Marked deprecated and yet "Add: required" (platform document): without it an add fails. */
function zoneProblems(fields: Fields): readonly Problem[] {
  if (fields.TimeZone === undefined) {
    return [problem(codes.missingTimeZone, 'TimeZone', 'TimeZone is required.')];
  }
  return TIME_ZONE_NAMES.includes(textIn(fields, 'TimeZone'))
    ? []
    : [problem(codes.invalidTimeZone, 'TimeZone', 'No such time zone.')];
}

/** Audience campaigns name all languages; the others some, none, or `All` alone (vendor's page on campaigns in bulk files; Performance Max from memory, unverified). */
function languageProblems(fields: Fields): readonly Problem[] {
  const languages = listIn<unknown>(fields, 'Languages');
  const isAll = languages.length === 1 && languages[0] === 'All';
  const areKnown = languages.every(
    (language) => typeof language === 'string' && LANGUAGES.includes(language),
  );
  if (fields.CampaignType === 'Audience') {
    return isAll
      ? []
      : [problem(reference.languageNotSupported, 'Languages', '["All"] for Audience campaigns.')];
  }
  return areKnown || isAll
    ? []
    : [problem(codes.invalidLanguage, 'Languages', 'Not a language of these campaigns.')];
}

/** Settings are each of another type; those of Performance Max stand nowhere else. */
function settingProblems(fields: Fields): readonly Problem[] {
  const types = listIn(fields, 'Settings').map((setting) => setting.Type);
  const isMisplaced =
    types.includes('PerformanceMaxSetting') && fields.CampaignType !== 'PerformanceMax';
  return isMisplaced || new Set(types).size < types.length
    ? [problem(codes.invalidSettings, 'Settings', 'Not for this campaign, or twice.')]
    : [];
}

function budgetProblems(fields: Fields, scene: RuleScene): readonly Problem[] {
  if (fields.BudgetId !== undefined) return sharedBudgetProblems(fields, scene);
  if (fields.BudgetType !== 'DailyBudgetStandard') {
    return [
      problem(
        codes.invalidBudgetType,
        'BudgetType',
        'DailyBudgetStandard is the only one in practice.',
      ),
    ];
  }
  return amountProblems(
    scene.account,
    numberIn(fields, 'DailyBudget') ?? 0,
    'DailyBudget',
    codes.invalidDailyBudget,
  );
}

function sharedBudgetProblems(fields: Fields, { world, account }: RuleScene): readonly Problem[] {
  const found: Problem[] = [];
  if (!world.find('Budget', account.id, textIn(fields, 'BudgetId'))) {
    found.push(problem(codes.invalidBudgetId, 'BudgetId', 'No such budget.'));
  }
  if (objectIn(fields, 'BiddingScheme').Type === 'MaxConversions') {
    found.push(
      problem(documented.sharedBudgetNotSupported, 'BudgetId', 'Not with MaxConversions.'),
    );
  }
  return found;
}
