import { campaignTypeAbove } from '../campaigns/campaign-type';
import { bidProblems } from '../rules/bid';
import { calendarDate } from '../rules/calendar-date';
import { LANGUAGES } from '../rules/languages';
import { nameProblems } from '../rules/name';
import { statusProblems } from '../rules/status';
import { urlProblems } from '../rules/urls';
import type { RuleScene } from '../store/collection';
import { unverifiedCodes as codes } from '../unverified';
import { type Fields, listIn, textIn } from '../../json/fields';
import { type Problem, problem } from '../wire/problem';

const NAME_LENGTH = 256;
const PER_CAMPAIGN = 20_000;

/** What is wrong with an ad group: Search and Audience campaigns have some, Performance Max campaigns none. */
export function adGroupProblems(fields: Fields, scene: RuleScene): readonly Problem[] {
  const type = campaignTypeAbove(scene.world, scene.parentId);
  if (type === 'PerformanceMax') {
    return [
      problem(codes.notForCampaignType, null, 'Performance Max campaigns have asset groups.'),
    ];
  }
  return [
    ...nameProblems(fields, NAME_LENGTH, codes.invalidAdGroupName),
    ...statusProblems(scene.given),
    ...dateProblems(fields),
    ...(type === 'Audience'
      ? audienceProblems(fields)
      : [...languageProblems(fields, scene), ...networkProblems(fields)]),
    ...bidProblems(scene.account, fields, 'CpcBid'),
    ...urlProblems(fields),
    ...countProblems(scene),
  ];
}

const networkProblems = (fields: Fields): readonly Problem[] =>
  fields.Network === 'InHousePromotion'
    ? [problem(codes.invalidNetwork, 'Network', 'Not for this account.')]
    : [];

/** Language and network cannot be set in an audience campaign (vendor's guide on audience ads). */
function audienceProblems(fields: Fields): readonly Problem[] {
  const found: Problem[] = [];
  if (fields.Language !== undefined) {
    found.push(problem(codes.invalidLanguage, 'Language', 'Not in Audience campaigns.'));
  }
  if (fields.Network !== undefined) {
    found.push(problem(codes.invalidNetwork, 'Network', 'Not in Audience campaigns.'));
  }
  return found;
}

function dateProblems(fields: Fields): readonly Problem[] {
  const start = calendarDate(fields, 'StartDate');
  const end = calendarDate(fields, 'EndDate');
  const found: Problem[] = [];
  if (start === undefined) {
    found.push(problem(codes.invalidDates, 'StartDate', 'Not a day of the calendar.'));
  }
  if (fields.EndDate !== undefined && end === undefined) {
    found.push(problem(codes.invalidDates, 'EndDate', 'Not a day of the calendar.'));
  }
  if (start !== undefined && end !== undefined && end < start) {
    found.push(problem(codes.invalidDates, 'EndDate', 'Before the start date.'));
  }
  return found;
}

/** The language may be left to the campaign only if that names some (from memory, unverified). */
function languageProblems(fields: Fields, { world, parentId }: RuleScene): readonly Problem[] {
  const language = textIn(fields, 'Language');
  const campaign = world.table('Campaign').get(parentId);
  const isInherited = language === '' && listIn(campaign?.fields ?? {}, 'Languages').length > 0;
  return isInherited || LANGUAGES.includes(language)
    ? []
    : [problem(codes.invalidLanguage, 'Language', 'A language is required.')];
}

function countProblems({ world, parentId, before }: RuleScene): readonly Problem[] {
  if (before || world.table('AdGroup').countUnder(parentId) < PER_CAMPAIGN) return [];
  return [problem(codes.tooManyAdGroups, null, `At most ${PER_CAMPAIGN} in a campaign.`)];
}
