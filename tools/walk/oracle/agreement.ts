import type { PlatformId, Tenant } from '@switchyard/kernel';
import type { LocalEmulators } from '@switchyard/platform-emulators';
import type { LocalModel } from '../actors/desired-state';
import type { WalkEnvironment, WalkParty } from '../world/environment';
import {
  hasLevel,
  type Level,
  LEVELS,
  releasedKey,
  type Remote,
  remotesOf,
  withoutReleased,
} from './remote-view';

interface Wanted {
  readonly level: Level;
  readonly platforms: readonly PlatformId[];
  /** Its name, or its texts: the token is in it. */
  readonly text: string;
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

/**
 * At Reddit an ad group without keywords would show to all people: it stays paused, and the plan
 * warns.
 */
const WANTED = `
  with c as (select space_id, id, platforms, name, status, platform_status from catalog.campaign where space_id = any($1) and status <> 'REMOVED')
  select 'campaign' as level, platforms, name as text, status, platform_status as switches from c
  union all select 'adGroup', c.platforms, g.name, g.status,
    case when exists (select 1 from catalog.keyword k where k.space_id = g.space_id and k.ad_group_id = g.id and k.status = 'ENABLED') then '{}'::jsonb else '{"reddit-ads": "PAUSED"}' end from catalog.ad_group g join c on c.id = g.campaign_id
  union all select 'ad', c.platforms, a.headlines::text, a.status, '{}' from catalog.ad a join c on c.id = a.campaign_id
  union all select 'keyword', c.platforms, k.text, k.status, '{}' from catalog.keyword k join c on c.id = k.campaign_id`;
const RELEASED =
  'select platform, remote_id as "remoteId", effect, settled_at is null as "isDue" from sync.released_object order by 1, 2';

const TOKEN = /\b[cgak]\d+z\b/;

/**
 * Checks the end state of a walk and returns the violations. The state of platforms is read without
 * the product's code.
 */
export const agreement = async (
  environment: WalkEnvironment,
  emulators: LocalEmulators,
  party: WalkParty,
  models: readonly LocalModel[],
  neverOurs: readonly string[],
): Promise<readonly string[]> => {
  const wanted = await environment.time.rows<Wanted>(WANTED, [
    party.tenants.map(({ spaceId }) => spaceId),
  ]);
  const released = await environment.time.rows<Released>(RELEASED);
  const all = party.accounts.flatMap((account) =>
    LEVELS.flatMap((level) => remotesOf(emulators, account, level)),
  );
  const remote = withoutReleased(
    all,
    new Set([...released.map((one) => releasedKey(one.platform, one.remoteId)), ...neverOurs]),
  );
  const here = wanted.flatMap(({ platforms, level, text, status, switches }) =>
    platforms
      .filter((platform) => hasLevel(platform, level))
      .map((platform) => ({
        key: `${platform} ${level} ${TOKEN.exec(text)?.[0] ?? text}`,
        text,
        status: switches[platform] === 'PAUSED' ? 'PAUSED' : status,
        level,
      })),
  );
  const there = new Map(remote.map((object) => [keyOf(object), object]));
  const known = new Set(here.map(({ key }) => key));
  const folded = await Promise.all(
    party.tenants.map((tenant, at) => syncsFolded(environment, tenant, party.userId, models[at]!)),
  );
  return [
    ...here.flatMap(({ key, text, status, level }) =>
      differences(
        key,
        level === 'campaign' || level === 'adGroup' ? text : undefined,
        status,
        there.get(key),
      ),
    ),
    ...remote
      .filter((object) => !known.has(keyOf(object)))
      .map((object) => `${keyOf(object)} (${object.name}) is unknown here`),
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

/**
 * Checks that objects to remove are gone. The check at every write covers other changes of released
 * objects.
 */
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

interface SyncRow {
  readonly id: string;
  readonly finished: boolean;
  readonly cancelled: boolean;
  readonly failed: boolean;
  /** Its plan blocked something. */
  readonly blocked: boolean;
  readonly statuses: readonly string[];
}

const SYNCS = `
  select s.id, s.finished_at is not null as finished, s.cancel_requested_at is not null as cancelled, s.failure is not null as failed, s.blocked_count > 0 as blocked,
    array(select o.status from sync.operation o where o.space_id = s.space_id and o.sync_id = s.id) as statuses
  from sync.sync s where s.space_id = $1 order by s.id`;

/** A sync's end, counted once more from its operations. */
export const endOf = ({
  cancelled,
  failed,
  blocked,
  statuses,
}: Pick<SyncRow, 'cancelled' | 'failed' | 'blocked' | 'statuses'>): string => {
  if (failed) return 'failed';
  if (statuses.every((status) => status === 'succeeded')) return blocked ? 'partial' : 'completed';
  if (cancelled) return 'cancelled';
  return statuses.some(
    (status) => status === 'succeeded' || status === 'drifted' || status === 'deferred',
  )
    ? 'partial'
    : 'failed';
};

/**
 * Every sync is over; its reported status follows from its operations, and never changes once
 * reported.
 */
const syncsFolded = async (
  environment: WalkEnvironment,
  tenant: Tenant,
  userId: string,
  model: LocalModel,
): Promise<readonly string[]> => {
  const wrong: string[] = [];
  const call = environment.api.as(tenant, userId);
  for (const sync of await environment.time.rows<SyncRow>(SYNCS, [tenant.spaceId])) {
    const { status } = ((await call('GET', `/sync/${sync.id}`)).data ?? {}) as { status?: string };
    const open = sync.statuses.filter((one) => one === 'pending' || one === 'started');
    const folded = endOf(sync);
    const reported = model.reported.get(sync.id) ?? folded;
    if (!sync.finished) wrong.push(`${sync.id} is not over`);
    if (open.length > 0) wrong.push(`${sync.id} is over with ${open.join(', ')}`);
    if (status !== folded || reported !== folded) {
      wrong.push(
        `${sync.id} has the status ${status}, was reported as ${reported}, and its operations say ${folded}`,
      );
    }
  }
  return wrong;
};
