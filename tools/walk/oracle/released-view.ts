import { LEVELS, PARENTS, type Level, type Remote } from './remote-view';

export const releasedKey = (platform: string, remoteId: string): string =>
  `${platform} ${remoteId}`;

/** What stands in or below released campaigns, which are named by `releasedKey`. */
export const releasedAmong = (
  remotes: readonly Remote[],
  released: ReadonlySet<string>,
): ReadonlySet<Remote> => {
  const inside = new Set<Remote>();
  if (released.size === 0) return inside;
  const keys = new Map<Level, ReadonlySet<string>>();
  for (const level of LEVELS) {
    const above = level === 'campaign' ? released : keys.get(PARENTS[level] ?? level);
    const found = remotes.filter((one) => one.level === level && above?.has(keyAbove(one)));
    found.forEach((one) => inside.add(one));
    keys.set(level, new Set(found.map(({ platform, id }) => releasedKey(platform, id))));
  }
  return inside;
};

/** Campaigns are named themselves, what stands below by its parent. */
const keyAbove = ({ level, platform, id, parentId }: Remote): string =>
  releasedKey(platform, level === 'campaign' ? id : (parentId ?? ''));

export const withoutReleased = (
  remotes: readonly Remote[],
  released: ReadonlySet<string>,
): readonly Remote[] => {
  const inside = releasedAmong(remotes, released);
  return remotes.filter((one) => !inside.has(one));
};
