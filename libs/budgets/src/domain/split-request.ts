import type { ByPlatform } from '@switchyard/catalog/domain';

export const SPLIT_MODES = ['EQUAL', 'SHARES', 'AMOUNTS', 'PERFORMANCE'] as const;
export type SplitMode = (typeof SPLIT_MODES)[number];

/** How a caller wants a budget split. */
export interface SplitRequest {
  readonly mode: SplitMode;
  /** For `SHARES`: weights greater than 0, one for every platform of the campaign. */
  readonly shares?: ByPlatform<number>;
  /** For `AMOUNTS`: major units, one for every platform of the campaign, together the budget. */
  readonly amounts?: ByPlatform<number>;
}
