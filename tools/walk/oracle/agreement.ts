import type { LocalModel } from '../actors/local-model';
import type { PlatformId } from '@switchyard/kernel';
import type { LocalEmulators } from '@switchyard/platform-emulators';
import type { WalkParty } from '../world/given-party';
import type { Stage } from '../world/stage';
import { syncsFolded } from './fold';
import { LEVELS, remotesOf, type Level, type Remote } from './remote-view';

interface Wanted {
  readonly level: Level;
  readonly platforms: readonly PlatformId[];
  /** Its name, or its texts: the token is in it. */
  readonly said: string;
  readonly status: string;
  /** What is switched off on one platform alone. */
  readonly switches: { readonly [platform in PlatformId]?: string };
}

const WANTED = `
  with c as (select space_id, id, platforms, name, status, platform_status from catalog.campaign where space_id = $1 and status <> 'REMOVED')
  select 'campaign' as level, platforms, name as said, status, platform_status as switches from c
  union all select 'adGroup', c.platforms, g.name, g.status, '{}' from catalog.ad_group g join c on c.id = g.campaign_id
  union all select 'ad', c.platforms, a.headlines::text, a.status, '{}' from catalog.ad a join c on c.id = a.campaign_id
  union all select 'keyword', c.platforms, k.text, k.status, '{}' from catalog.keyword k join c on c.id = k.campaign_id`;

const TOKEN = /\b[cgak]\d+z\b/;

/** What must be true once everything has come to rest; answers what is not. None of the product's code is asked what a platform holds. */
export const agreement = async (stage: Stage, emulators: LocalEmulators, party: WalkParty, model: LocalModel): Promise<readonly string[]> => {
  const wanted = await stage.time.rows<Wanted>(WANTED, [party.tenant.spaceId]);
  const remote = party.accounts.flatMap((account) => LEVELS.flatMap((level) => remotesOf(emulators, account, level)));
  const here = wanted.flatMap(({ platforms, level, said, status, switches }) =>
    platforms.map((platform) => ({ key: `${platform} ${level} ${TOKEN.exec(said)?.[0] ?? said}`, said, status: switches[platform] === 'PAUSED' ? 'PAUSED' : status, level })));
  const there = new Map(remote.map((object) => [keyOf(object), object]));
  const known = new Set(here.map(({ key }) => key));
  return [
    ...here.flatMap(({ key, said, status, level }) => differences(key, level === 'campaign' || level === 'adGroup' ? said : undefined, status, there.get(key))),
    ...remote.filter((object) => !known.has(keyOf(object))).map((object) => `nobody here knows ${keyOf(object)} (${object.name})`),
    ...(await syncsFolded(stage, party, model)),
  ];
};

const keyOf = ({ platform, level, token }: Remote): string => `${platform} ${level} ${token}`;

const differences = (key: string, name: string | undefined, status: string, there: Remote | undefined): readonly string[] => {
  if (!there) return [`${key} is missing there`];
  const isNamedOtherwise = name !== undefined && there.name !== name;
  return [
    ...(isNamedOtherwise ? [`${key} is called ${name} here and ${there.name} there`] : []),
    ...(there.level === 'ad' || there.isRunning === (status === 'ENABLED') ? [] : [`${key} is ${status} here and ${there.isRunning ? 'runs' : 'does not run'} there`]),
  ];
};
