import { keepSplit } from '../budget/keep-split';
import { readSplit } from '../budget/read-split';
import type { Campaign } from './campaign';
import type { CampaignChanges } from './campaign-changes';
import type { SplitRule } from './campaign-fields';

/**
 * A split that is written is read as it stands; null clears it. Otherwise the stored one follows: another budget rescales it in the
 * same ratio, a platform that went takes its share with it.
 */
export const splitRule =
  ({ platformBudgetsMicros }: Campaign, { _platformBudgets }: CampaignChanges): SplitRule =>
  ({ platforms, currency }, budgetMicros) => {
    if (_platformBudgets) return readSplit(_platformBudgets, platforms, budgetMicros, currency);
    if (_platformBudgets === null || platformBudgetsMicros === null) {
      return { split: null, issues: [] };
    }
    return keepSplit(platformBudgetsMicros, platforms, budgetMicros, currency);
  };
