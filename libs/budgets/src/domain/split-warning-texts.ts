import type { CodeText } from '@switchyard/kernel';
import type { SplitWarning } from './split-request';

/** What each warning of a split budget means, for docs/errors.md. */
export const SPLIT_WARNING_TEXTS = {
  SHARE_RAISED_TO_MINIMUM: {
    meaning: 'The share of a platform was too small and was raised to the least amount.',
    example: 'The share of microsoft-ads was raised to the least amount.',
    fix: 'Nothing, or raise the budget.',
  },
  NO_PERFORMANCE_DATA: {
    meaning: 'The platform has no figures in the period, so it keeps the least amount.',
    example: 'meta-ads has no spend in the last 30 days and keeps the least amount.',
    fix: 'Nothing. Split again once the platform has figures.',
  },
} as const satisfies Readonly<Record<SplitWarning['code'], CodeText>>;
