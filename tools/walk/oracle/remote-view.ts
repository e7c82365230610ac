import type { PlatformId } from '@switchyard/kernel';
import type { LocalEmulators, RemoteObject } from '@switchyard/platform-emulators';

export type Level = 'campaign' | 'adGroup' | 'ad' | 'keyword';
export const LEVELS: readonly Level[] = ['campaign', 'adGroup', 'ad', 'keyword'];

/** The tree of objects. */
const PARENTS: Readonly<Partial<Record<Level, Level>>> = {
  adGroup: 'campaign',
  ad: 'adGroup',
  keyword: 'adGroup',
};

/** The vendors' words for our levels. */
const KINDS: Readonly<Record<PlatformId, Readonly<Partial<Record<Level, string>>>>> = {
  'google-ads': {
    campaign: 'campaign',
    adGroup: 'adGroup',
    ad: 'adGroupAd',
    keyword: 'adGroupCriterion',
  },
  'microsoft-ads': { campaign: 'Campaign', adGroup: 'AdGroup', ad: 'Ad', keyword: 'Keyword' },
  'reddit-ads': { campaign: 'campaign', adGroup: 'adGroup', ad: 'ad' },
  'meta-ads': { campaign: 'campaign', adGroup: 'adset', ad: 'ad' },
  'openai-ads': { campaign: 'campaign', adGroup: 'ad_group', ad: 'ad' },
  'linkedin-ads': { campaign: 'campaignGroup', adGroup: 'campaign', ad: 'creative' },
};

const GONE = new Set(['REMOVED', 'Deleted', 'DELETED', 'ARCHIVED', 'archived', 'PENDING_DELETION']);
const RUNNING = new Set(['ENABLED', 'Active', 'ACTIVE', 'active']);

/** What every object of a walk carries in a text that the platform keeps: nothing else has it. */
const TOKENS: Readonly<Record<Level, RegExp>> = {
  campaign: /\bc\d+z\b/,
  adGroup: /\bg\d+z\b/,
  ad: /\ba\d+z\b/,
  keyword: /\bk\d+z\b/,
};

/** One object that an ad account holds, as seen without any of the product's code. */
export interface Remote {
  readonly platform: PlatformId;
  readonly level: Level;
  readonly id: string;
  readonly kind: string;
  readonly parentId: string | undefined;
  readonly token: string;
  /** Without the product's mark. */
  readonly name: string;
  /** What follows the name where a platform has no other place for it. */
  readonly mark: string;
  readonly isRunning: boolean;
}

export interface RemoteAccount {
  readonly platform: PlatformId;
  readonly externalAccountId: string;
}

/** Whether a platform keeps objects of a level by themselves. */
export const hasLevel = (platform: PlatformId, level: Level): boolean =>
  KINDS[platform][level] !== undefined;

/** What an ad account holds of one level; what was removed, or was below it, is left out. */
export const remotesOf = (
  emulators: LocalEmulators,
  account: RemoteAccount,
  level: Level,
): readonly Remote[] =>
  objectsOf(emulators, account, level).map((object) => remoteOf(account.platform, level, object));

/** Not every platform marks what goes with its parent. */
const objectsOf = (
  emulators: LocalEmulators,
  account: RemoteAccount,
  level: Level,
): readonly RemoteObject[] => {
  const kind = KINDS[account.platform][level];
  if (kind === undefined) return [];
  const objects = emulators
    .vendor(account.platform)
    .objects({ kind, accountId: account.externalAccountId })
    .filter(({ status }) => !GONE.has(status));
  const above = PARENTS[level];
  if (above === undefined || objects.length === 0) return objects;
  const parents = new Set(objectsOf(emulators, account, above).map(({ id }) => id));
  return objects.filter(({ parentId }) => parentId !== undefined && parents.has(parentId));
};

const remoteOf = (platform: PlatformId, level: Level, object: RemoteObject): Remote => ({
  platform,
  level,
  id: object.id,
  kind: object.kind,
  parentId: object.parentId,
  token: tokenIn(object, level),
  ...named(object.name ?? ''),
  isRunning: RUNNING.has(object.status),
});

const named = (name: string): Pick<Remote, 'name' | 'mark'> => {
  const mark = / \[sy:[^\]]*\]$/.exec(name)?.[0] ?? '';
  return { name: name.slice(0, name.length - mark.length), mark };
};

const tokenIn = ({ name = '', data }: RemoteObject, level: Level): string =>
  TOKENS[level].exec(`${name} ${JSON.stringify(data)}`)?.[0] ?? '';

export const releasedKey = (platform: string, remoteId: string): string =>
  `${platform} ${remoteId}`;

/** What is in or below released campaigns, which are named by `releasedKey`. */
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

/** Campaigns are named themselves, what is below by its parent. */
const keyAbove = ({ level, platform, id, parentId }: Remote): string =>
  releasedKey(platform, level === 'campaign' ? id : (parentId ?? ''));

export const withoutReleased = (
  remotes: readonly Remote[],
  released: ReadonlySet<string>,
): readonly Remote[] => {
  const inside = releasedAmong(remotes, released);
  return remotes.filter((one) => !inside.has(one));
};
