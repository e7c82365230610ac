import type { Account } from '../accounts/account';
import { amountProblems } from '../rules/amount';
import { bidProblems } from '../rules/bid';
import { UNVERIFIED, unverifiedCodes } from '../unverified';
import { type Fields, numberIn, withoutNulls } from '../../json/fields';
import { type Problem, problem } from '../wire/problem';

const AD_POSITIONS: readonly unknown[] = ['FirstPage', 'MainLine', 'MainLine1'];
/** Schemes of each campaign type (Search and Performance Max: platform document; Audience from memory, unverified). */
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

/** What a campaign makes of a scheme, without a word: TargetCpa and TargetRoas, and on Search ManualCpc, are coerced (platform document). */
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

/** What is wrong with a coerced scheme. An account here is made with a UET tag and a revenue goal. */
export function schemeProblems(
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
