import type { PlatformId } from '@switchyard/kernel';

export const SPLIT_WARNINGS = ['SHARE_RAISED_TO_MINIMUM', 'NO_PERFORMANCE_DATA'] as const;

/** Something to know about a split that was made. */
export interface SplitWarning {
  readonly code: (typeof SPLIT_WARNINGS)[number];
  readonly platform: PlatformId;
  readonly message: string;
}
