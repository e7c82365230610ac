import { LEVELS, type Level, type Remote } from './remote-view';

const PARENTS: Readonly<Partial<Record<Level, Level>>> = { adGroup: 'campaign', ad: 'adGroup', keyword: 'adGroup' };

export const releasedKey = (platform: string, remoteId: string): string => `${platform} ${remoteId}`;

/** What stands in or below released campaigns, which are named by `releasedKey`. */
export const releasedAmong = (remotes: readonly Remote[], released: ReadonlySet<string>): ReadonlySet<Remote> => {
  const inside = new Set<Remote>();
  const ids = new Map<Level, Set<string>>(LEVELS.map((level) => [level, new Set()]));
  if (released.size === 0) return inside;
  for (const level of LEVELS) {
    for (const one of remotes.filter((each) => each.level === level)) {
      const parents = ids.get(PARENTS[level] ?? level);
      const isInside = level === 'campaign' ? released.has(releasedKey(one.platform, one.id)) : parents?.has(releasedKey(one.platform, one.parentId ?? ''));
      if (!isInside) continue;
      inside.add(one);
      ids.get(level)?.add(releasedKey(one.platform, one.id));
    }
  }
  return inside;
};

export const withoutReleased = (remotes: readonly Remote[], released: ReadonlySet<string>): readonly Remote[] => {
  const inside = releasedAmong(remotes, released);
  return remotes.filter((one) => !inside.has(one));
};
