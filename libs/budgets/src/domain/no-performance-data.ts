import { Refusal, type PlatformId } from '@switchyard/kernel';

/** Nothing tells the platforms apart: none of these has both spend and conversions in the days that count. */
export const noPerformanceData = (platforms: readonly PlatformId[], days: number): Refusal =>
  new Refusal(
    'NO_PERFORMANCE_DATA',
    `No platform has spend and conversions in the last ${days} days. Use another \`mode\` first.`,
    { platforms, days },
  );
