import type { LocalModel } from '../actors/local-model';
import type { PlatformId } from '@switchyard/kernel';
import type { LocalEmulators } from '@switchyard/platform-emulators';
import type { WalkParty } from '../world/given-party';
import type { Stage } from '../world/stage';
import { syncsFolded } from './fold';
import { releasedKey, withoutReleased } from './released-view';
import { hasLevel, LEVELS, remotesOf, type Level, type Remote } from './remote-view';

interface Wanted {
  readonly level: Level;
  readonly platforms: readonly PlatformId[];
  /** Its name, or its texts: the token is in it. */
  readonly said: string;
  readonly status: string;
  /** What is switched off on one platform alone. */
  readonly switches: { readonly [platform in PlatformId]?: string };
}

interface Released {
  readonly platform: PlatformId;
  readonly remoteId: string;
  readonly effect: string;
  readonly isDue: boolean;
}

/** At Reddit an ad group without keywords would show to everybody: it stays paused, and the plan warns. */
const WANTED = `
  with c as (select space_id, id, platforms, name, status, platform_status from catalog.campaign where space_id = any($1) and status <> 'REMOVED')
  select 'campaign' as level, platforms, name as said, status, platform_status as switches from c
  union all select 'adGroup', c.platforms, g.name, g.status,
    case when exists (select 1 from catalog.keyword k where k.space_id = g.space_id and k.ad_group_id = g.id and k.status = 'ENABLED') then '{}'::jsonb else '{"reddit-ads": "PAUSED"}' end from catalog.ad_group g join c on c.id = g.campaign_id
  union all select 'ad', c.platforms, a.headlines::text, a.status, '{}' from catalog.ad a join c on c.id = a.campaign_id
  union all select 'keyword', c.platforms, k.text, k.status, '{}' from catalog.keyword k join c on c.id = k.campaign_id`;
const RELEASED =
  'select platform, remote_id as "remoteId", effect, settled_at is null as "isDue" from sync.released_object order by 1, 2';

const TOKEN = /\b[cgak]\d+z\b/;

/** What must be true once everything has come to rest; answers what is not. None of the product's code is asked what a platform holds. */
export const agreement = async (
  stage: Stage,
  emulators: LocalEmulators,
  party: WalkParty,
  models: readonly LocalModel[],
  neverOurs: readonly string[],
): Promise<readonly string[]> => {
  const wanted = await stage.time.rows<Wanted>(WANTED, [
    party.tenants.map(({ spaceId }) => spaceId),
  ]);
  const released = await stage.time.rows<Released>(RELEASED);
  const all = party.accounts.flatMap((account) =>
    LEVELS.flatMap((level) => remotesOf(emulators, account, level)),
  );
  const remote = withoutReleased(
    all,
    new Set([...released.map((one) => releasedKey(one.platform, one.remoteId)), ...neverOurs]),
  );
  const here = wanted.flatMap(({ platforms, level, said, status, switches }) =>
    platforms
      .filter((platform) => hasLevel(platform, level))
      .map((platform) => ({
        key: `${platform} ${level} ${TOKEN.exec(said)?.[0] ?? said}`,
        said,
        status: switches[platform] === 'PAUSED' ? 'PAUSED' : status,
        level,
      })),
  );
  const there = new Map(remote.map((object) => [keyOf(object), object]));
  const known = new Set(here.map(({ key }) => key));
  const folded = await Promise.all(
    party.tenants.map((tenant, at) => syncsFolded(stage, tenant, party.userId, models[at]!)),
  );
  return [
    ...here.flatMap(({ key, said, status, level }) =>
      differences(
        key,
        level === 'campaign' || level === 'adGroup' ? said : undefined,
        status,
        there.get(key),
      ),
    ),
    ...remote
      .filter((object) => !known.has(keyOf(object)))
      .map((object) => `nobody here knows ${keyOf(object)} (${object.name})`),
    ...released.flatMap((one) => releaseDone(one, all)),
    ...folded.flat(),
  ];
};

const keyOf = ({ platform, level, token }: Remote): string => `${platform} ${level} ${token}`;

const differences = (
  key: string,
  name: string | undefined,
  status: string,
  there: Remote | undefined,
): readonly string[] => {
  if (!there) return [`${key} is missing there`];
  const isNamedOtherwise = name !== undefined && there.name !== name;
  return [
    ...(isNamedOtherwise ? [`${key} is called ${name} here and ${there.name} there`] : []),
    ...(there.level === 'ad' || there.isRunning === (status === 'ENABLED')
      ? []
      : [`${key} is ${status} here and ${there.isRunning ? 'runs' : 'does not run'} there`]),
  ];
};

/** What was to go is gone; that nothing else is done to what was released is watched at every write. */
const releaseDone = (
  { platform, remoteId, effect, isDue }: Released,
  all: readonly Remote[],
): readonly string[] => {
  if (isDue) return [`${remoteId} on ${platform} was released and is still to be ${effect}`];
  const isThere = all.some(
    (one) => one.level === 'campaign' && one.platform === platform && one.id === remoteId,
  );
  return effect === 'REMOVE' && isThere
    ? [`${remoteId} on ${platform} was to be removed and is there`]
    : [];
};
