import type { Account } from '../accounts/account';
import { amountProblems } from '../rules/amount';
import { bidProblems } from '../rules/bid';
import { UNVERIFIED, unverifiedCodes } from '../unverified';
import { type Fields, numberIn, withoutNulls } from '../wire/fields';
import { type Problem, problem } from '../wire/problem';

const AD_POSITIONS: readonly unknown[] = ['FirstPage', 'MainLine', 'MainLine1'];
const NOT_FOR_SEARCH: readonly unknown[] = ['ManualCpm', 'ManualCpv', 'InheritFromParent'];

/** What a Search campaign makes of a scheme, without a word: ManualCpc, TargetCpa and TargetRoas are coerced (platform document). */
export function coerceScheme(scheme: Fields): Fields {
  const { Type, ...rest } = withoutNulls(scheme);
  if (Type === 'ManualCpc') return { Type: 'EnhancedCpc' };
  if (Type === 'TargetCpa') return { Type: 'MaxConversions', ...rest };
  if (Type === 'TargetRoasBiddingScheme') return { Type: 'MaxConversionValueBiddingScheme', ...rest };
  return { Type, ...rest };
}

const wrong = (path: string, message: string) => problem(unverifiedCodes.invalidBiddingScheme, `BiddingScheme.${path}`, message);

/** What is wrong with a coerced scheme of a Search campaign. An account here is made with a UET tag and a revenue goal. */
export function schemeProblems(account: Account, scheme: Fields): readonly Problem[] {
  if (NOT_FOR_SEARCH.includes(scheme.Type)) return [wrong('Type', 'Not for Search campaigns.')];
  return [...bidProblems(account, scheme, 'MaxCpc'), ...targetProblems(account, scheme), ...shareProblems(scheme)];
}

function targetProblems(account: Account, scheme: Fields): readonly Problem[] {
  const cpa = numberIn(scheme, 'TargetCpa');
  const roas = numberIn(scheme, 'TargetRoas');
  const cpaProblems = cpa === undefined ? [] : amountProblems(account, cpa, 'BiddingScheme.TargetCpa', unverifiedCodes.invalidBiddingScheme);
  return roas !== undefined && roas <= 0 ? [...cpaProblems, wrong('TargetRoas', 'More than 0.')] : cpaProblems;
}

function shareProblems(scheme: Fields): readonly Problem[] {
  if (scheme.Type !== 'TargetImpressionShareBiddingScheme') return [];
  const share = numberIn(scheme, 'TargetImpressionShare') ?? 0;
  const found: Problem[] = [];
  if (!AD_POSITIONS.includes(scheme.TargetAdPosition)) found.push(wrong('TargetAdPosition', 'FirstPage, MainLine or MainLine1.'));
  if (share <= 0 || share > UNVERIFIED.targetImpressionShareMax) found.push(wrong('TargetImpressionShare', 'A percentage.'));
  return found;
}
