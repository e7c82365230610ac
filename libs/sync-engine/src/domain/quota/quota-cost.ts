import type { CallForecast, DailyQuota } from '@switchyard/platforms';

/** What a forecast takes of a day's quota. */
export const quotaCost = (
  { counts }: Pick<DailyQuota, 'counts'>,
  { readCalls, calls, operations }: CallForecast,
): number => {
  switch (counts) {
    case 'operations':
      return operations;
    case 'requests':
      return readCalls + calls;
    default:
      return counts satisfies never;
  }
};
