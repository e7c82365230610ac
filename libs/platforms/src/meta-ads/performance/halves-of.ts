import { daysFrom } from '../../figures';
import type { PerformanceScope } from '../../port/performance';

/** A scope in two: the first days and the others, or of one day the first campaigns and the others; nothing when it cannot be less. */
export const halvesOf = (scope: PerformanceScope): readonly PerformanceScope[] => {
  const days = daysFrom(scope.from, scope.to);
  const middle = Math.ceil(days.length / 2);
  if (days.length > 1) {
    return [
      { ...scope, to: days[middle - 1]! },
      { ...scope, from: days[middle]! },
    ];
  }
  const { campaignRemoteIds: ids } = scope;
  const half = Math.ceil(ids.length / 2);
  return ids.length > 1
    ? [ids.slice(0, half), ids.slice(half)].map((campaignRemoteIds) => ({
        ...scope,
        campaignRemoteIds,
      }))
    : [];
};
