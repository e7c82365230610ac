import { type Fields, listIn, numberIn, objectIn, textIn, withoutNulls } from '../../core/json';
import { type Account, TIME_ZONE_NAMES } from '../accounts';
import { documented, type Problem, problem, reference } from '../errors';
import type { RuleScene } from '../store/collections';
import {
  amountProblems,
  bidProblems,
  nameProblems,
  statusProblems,
  urlProblems,
} from '../store/members';
import type { World } from '../store/store';
import { unverifiedCodes as codes, UNVERIFIED, unverifiedCodes } from '../unverified';
import { LANGUAGES } from './shape';

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
      `Only ${OFFERED_TYPES.join(', ')} are emulated.`,
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

/**
 * Audience campaigns name all languages; the others some, none, or `All` alone (vendor's page on
 * campaigns in bulk files; Performance Max from memory, unverified).
 */
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

/** Settings are each of another type; those of Performance Max are allowed nowhere else. */
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

/** The campaign types that are emulated. */
const OFFERED_TYPES: readonly string[] = ['Search', 'Audience', 'PerformanceMax'];

/**
 * The type of a campaign, by its id or by the id of one of its ad groups; empty when there is none.
 */
export function campaignTypeAbove(world: World, id: string): string {
  const campaignId = world.table('AdGroup').get(id)?.parentId ?? id;
  return textIn(world.table('Campaign').get(campaignId)?.fields ?? {}, 'CampaignType');
}

const MEMBERS = ['StartDate', 'EndDate'];
const DATE = /^(\d{4}-\d{2}-\d{2})(T00:00:00(\.0+)?Z?)?$/;

/**
 * The day (YYYY-MM-DD) of a campaign's date, which the vendor's client types as text (its form from
 * memory, unverified).
 */
export function campaignDay(fields: Fields, member: string): string | undefined {
  const day = DATE.exec(textIn(fields, member))?.[1];
  return day !== undefined && !Number.isNaN(Date.parse(day)) ? day : undefined;
}

/** Dates as they are kept: only audience campaigns honour their own (platform document). */
export function withOwnDates(fields: Fields): Fields {
  if (fields.CampaignType !== 'Audience') {
    return { ...fields, StartDate: null, EndDate: null, UseCampaignLevelDates: null };
  }
  const dates = MEMBERS.map((member) => [member, campaignDay(fields, member)] as const);
  return {
    ...fields,
    ...Object.fromEntries(
      dates.flatMap(([member, day]) => (day === undefined ? [] : [[member, `${day}T00:00:00`]])),
    ),
  };
}

/** What is wrong with a campaign's own dates. */
function campaignDateProblems(fields: Fields): readonly Problem[] {
  const bad = MEMBERS.filter(
    (member) => fields[member] !== undefined && campaignDay(fields, member) === undefined,
  );
  const found = bad.map((member) =>
    problem(codes.invalidCampaignDates, member, 'Not a day of the calendar.'),
  );
  const [start, end] = [campaignDay(fields, 'StartDate'), campaignDay(fields, 'EndDate')];
  return start !== undefined && end !== undefined && end < start
    ? [...found, problem(codes.invalidCampaignDates, 'EndDate', 'Before the start date.')]
    : found;
}

const AD_POSITIONS: readonly unknown[] = ['FirstPage', 'MainLine', 'MainLine1'];
/**
 * Schemes of each campaign type (Search and Performance Max: platform document; Audience from
 * memory, unverified).
 */
const SCHEMES: Readonly<Record<string, readonly unknown[]>> = {
  Search: [
    'MaxClicks',
    'EnhancedCpc',
    'MaxConversions',
    'MaxConversionValueBiddingScheme',
    'TargetImpressionShareBiddingScheme',
  ],
  Audience: [
    'MaxClicks',
    'EnhancedCpc',
    'ManualCpc',
    'ManualCpm',
    'ManualCpv',
    'MaxConversions',
    'MaxConversionValueBiddingScheme',
  ],
  PerformanceMax: ['MaxConversions', 'MaxConversionValueBiddingScheme'],
};

/**
 * What a campaign makes of a scheme, without a word: TargetCpa and TargetRoas, and on Search
 * ManualCpc, are coerced (platform document).
 */
export function coerceScheme(scheme: Fields, campaignType: string): Fields {
  const { Type, ...rest } = withoutNulls(scheme);
  if (Type === 'ManualCpc' && campaignType === 'Search') return { Type: 'EnhancedCpc' };
  if (Type === 'TargetCpa') return { Type: 'MaxConversions', ...rest };
  if (Type === 'TargetRoasBiddingScheme') {
    return { Type: 'MaxConversionValueBiddingScheme', ...rest };
  }
  return { Type, ...rest };
}

const wrong = (path: string, message: string) =>
  problem(unverifiedCodes.invalidBiddingScheme, `BiddingScheme.${path}`, message);

/**
 * What is wrong with a coerced scheme. An account here is made with a UET tag and a revenue goal.
 */
function schemeProblems(
  account: Account,
  scheme: Fields,
  campaignType: string,
): readonly Problem[] {
  if (!(SCHEMES[campaignType] ?? []).includes(scheme.Type)) {
    return [wrong('Type', `Not for ${campaignType} campaigns.`)];
  }
  return [
    ...bidProblems(account, scheme, 'MaxCpc'),
    ...targetProblems(account, scheme),
    ...shareProblems(scheme),
  ];
}

function targetProblems(account: Account, scheme: Fields): readonly Problem[] {
  const cpa = numberIn(scheme, 'TargetCpa');
  const roas = numberIn(scheme, 'TargetRoas');
  const cpaProblems =
    cpa === undefined
      ? []
      : amountProblems(
          account,
          cpa,
          'BiddingScheme.TargetCpa',
          unverifiedCodes.invalidBiddingScheme,
        );
  return roas !== undefined && roas <= 0
    ? [...cpaProblems, wrong('TargetRoas', 'More than 0.')]
    : cpaProblems;
}

function shareProblems(scheme: Fields): readonly Problem[] {
  if (scheme.Type !== 'TargetImpressionShareBiddingScheme') return [];
  const share = numberIn(scheme, 'TargetImpressionShare') ?? 0;
  const found: Problem[] = [];
  if (!AD_POSITIONS.includes(scheme.TargetAdPosition)) {
    found.push(wrong('TargetAdPosition', 'FirstPage, MainLine or MainLine1.'));
  }
  if (share <= 0 || share > UNVERIFIED.targetImpressionShareMax) {
    found.push(wrong('TargetImpressionShare', 'A percentage.'));
  }
  return found;
}
