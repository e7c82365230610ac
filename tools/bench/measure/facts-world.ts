import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { startCluster } from '@switchyard/embedded-postgres';
import { type BenchAccount, createAccounts } from '../world/accounts';
import { type Keys, makeKeys } from '../world/api';
import { type BenchDatabase, migratedDatabase, onOwner, SETTINGS } from '../world/database';

export interface FactsSize {
  readonly size: SpaceSize;
  /** Days of figures of the Space that asks. */
  readonly days: number;
  readonly neighbours: number;
  /** Of each neighbour, on each of the same days. */
  readonly neighbourSize: SpaceSize;
  readonly neighbourDays: number;
}

type Urls = Omit<BenchDatabase, 'stop'>;

/**
 * The same Space alone in one database and among neighbours in another one of the same server, so
 * that both are asked by turns.
 */
export interface FactsWorld {
  readonly alone: Urls;
  readonly crowded: Urls;
  readonly account: BenchAccount;
  readonly crowdedAccount: BenchAccount;
  readonly keys: Keys;
}

interface Kept extends FactsWorld {
  readonly of: FactsSize;
}

/**
 * Fills a server in the folder, or serves what an earlier run of the same size left there; in a
 * folder of its own that is deleted when none is named.
 */
export const withFacts = async <T>(
  size: FactsSize,
  folder: string | undefined,
  work: (world: FactsWorld) => Promise<T>,
): Promise<T> => {
  const place = folder ?? (await mkdtemp(join(tmpdir(), 'switchyard-bench-')));
  await mkdir(place, { recursive: true });
  // Root's PostgreSQL runs as another user, who must be able to walk in.
  await chmod(place, 0o711);
  const kept = await keptWorld(place, size);
  const dataFolder = join(place, 'postgres');
  const cluster = await startCluster({
    dataFolder,
    settings: SETTINGS,
    ...(kept && { keptPassword: new URL(kept.alone.ownerUrl).password }),
  });
  try {
    if (kept) {
      return await work({
        ...kept,
        alone: atPort(kept.alone, cluster.port),
        crowded: atPort(kept.crowded, cluster.port),
      });
    }
    const alone = await migratedDatabase(cluster, 'alone');
    const crowded = await migratedDatabase(
      cluster,
      'crowded',
      new URL(alone.applicationUrl).password,
    );
    const world = await filled({ alone, crowded, keys: await makeKeys() }, size);
    await writeFile(join(place, WORLD), JSON.stringify({ ...world, of: size } satisfies Kept), {
      mode: 0o600,
    });
    return await work(world);
  } finally {
    await cluster.stop();
    if (folder === undefined) await rm(place, { recursive: true, force: true });
  }
};

const WORLD = 'world.json';

const keptWorld = async (place: string, size: FactsSize): Promise<Kept | undefined> => {
  const text = await readFile(join(place, WORLD), 'utf8').catch(() => undefined);
  const kept = text === undefined ? undefined : (JSON.parse(text) as Kept);
  return kept && isDeepStrictEqual(kept.of, size) ? kept : undefined;
};

const atPort = (urls: Urls, port: number): Urls => {
  const moved = (text: string): string =>
    Object.assign(new URL(text), { port: String(port) }).toString();
  return { ownerUrl: moved(urls.ownerUrl), applicationUrl: moved(urls.applicationUrl) };
};

const filled = async (
  empty: Pick<FactsWorld, 'alone' | 'crowded' | 'keys'>,
  size: FactsSize,
): Promise<FactsWorld> => {
  const { alone, crowded, keys } = empty;
  const [account] = await createAccounts(alone.applicationUrl, keys.publicKey, 1, 'reports');
  const [crowdedAccount] = await createAccounts(
    crowded.applicationUrl,
    keys.publicKey,
    1,
    'reports',
  );
  const own = (spaceId: string) => ({ spaceIds: [spaceId], size: size.size, days: size.days });
  const spaceIds = Array.from(
    { length: size.neighbours },
    (_, index) => `spc_01kb4${String(index).padStart(21, '0')}`,
  );
  await generateFacts(alone.ownerUrl, [own(account!.spaceId)]);
  await generateFacts(crowded.ownerUrl, [
    own(crowdedAccount!.spaceId),
    { spaceIds, size: size.neighbourSize, days: size.neighbourDays },
  ]);
  return { ...empty, account: account!, crowdedAccount: crowdedAccount! };
};

/** How many objects of a level a Space has. */
interface SpaceSize {
  readonly campaigns: number;
  readonly adGroups: number;
  readonly ads: number;
  readonly keywords: number;
}

export const rowsADay = ({ campaigns, adGroups, ads, keywords }: SpaceSize): number =>
  campaigns + adGroups + ads + keywords;

/** The last day that there are figures of. */
export const LAST_DAY = '2026-10-31';

/** Ids as long as real ones, that sort by their making. */
const id = (prefix: string, number: string): string =>
  `'${prefix}_01kb4' || lpad(to_hex(${number}), 21, '0')`;
const PLATFORMS = `(array['google-ads', 'microsoft-ads', 'reddit-ads', 'meta-ads', 'openai-ads', 'linkedin-ads'])`;

const level = (
  name: string,
  prefix: string,
  count: number,
  { campaigns, adGroups }: SpaceSize,
): string => `
  select '${name}' as level, ${id(prefix, 'n')} as object_id, n % ${campaigns} as campaign, ${name === 'campaign' ? 'null::int' : `n % ${adGroups}`} as ad_group, n
  from generate_series(0, ${count - 1}) n`;

/**
 * One day of some Spaces, one Space after the other: so do readings write them, for the next day
 * comes tomorrow.
 */
const dayOf = (size: SpaceSize): string => `
  insert into reporting.daily_performance
    (space_id, level, day, campaign_id, object_id, platform, connection_id, ad_group_id, currency, impressions, clicks, spend_micros, conversions_micros, conversion_value_micros)
  select s.id, o.level, date '${LAST_DAY}' - $2::int, ${id('cmp', 'o.campaign')}, o.object_id, ${PLATFORMS}[1 + o.campaign % 6], ${id('con', 'o.campaign % 6')}, ${id('adg', 'o.ad_group')}, 'EUR',
    (o.n * 7919 + $2::int * 31) % 5000, (o.n * 7919 + $2::int * 31) % 170, ((o.n * 7919 + $2::int * 31) % 90000) * 1000, (o.n % 3) * 500000, (o.n % 5) * 1000000
  from unnest($1::text[]) as s (id) cross join (${[level('campaign', 'cmp', size.campaigns, size), level('adGroup', 'adg', size.adGroups, size), level('ad', 'ad', size.ads, size), level('keyword', 'kwd', size.keywords, size)].join(' union all ')}) o
  order by s.id, o.level, o.campaign, o.n`;

/** The daily figures of Spaces of one size, of the last `days` days. */
export interface DesiredFacts {
  readonly spaceIds: readonly string[];
  readonly size: SpaceSize;
  readonly days: number;
}

const KEY = 'daily_performance_pkey';

/**
 * Months that are written at once, and memory for the index: filling ten million rows takes
 * minutes.
 */
const STREAMS = 2;
const SPEED = `set maintenance_work_mem = '1GB'; set max_parallel_maintenance_workers = 2; set work_mem = '64MB'`;

/**
 * Day after day, all Spaces of it, as the table grows. The index is made afterwards, as dense as
 * after a reindex, for both contenders.
 */
const generateFacts = async (ownerUrl: string, sizes: readonly DesiredFacts[]): Promise<void> => {
  const days = Math.max(...sizes.map((size) => size.days));
  const key = await onOwner(ownerUrl, async (client) => {
    await client.query(
      `select reporting.ensure_months(date '${LAST_DAY}' - ${days} + 1, date '${LAST_DAY}')`,
    );
    const {
      rows: [definition],
    } = await client.query<{ key: string }>(
      'select pg_get_constraintdef(oid) as key from pg_constraint where conname = $1',
      [KEY],
    );
    await client.query(`alter table reporting.daily_performance drop constraint ${KEY}`);
    return definition!.key;
  });
  await Promise.all(
    Array.from({ length: STREAMS }, (_, stream) =>
      fillMonths(ownerUrl, sizes, days, (month) => month % STREAMS === stream),
    ),
  );
  await onOwner(ownerUrl, async (client) => {
    await client.query(SPEED);
    await client.query(`alter table reporting.daily_performance add constraint ${KEY} ${key}`);
    await client.query('vacuum analyze reporting.daily_performance');
  });
};

const monthAgo = (days: number): number =>
  new Date(Date.parse(LAST_DAY) - days * 86_400_000).getUTCMonth();

const fillMonths = (
  ownerUrl: string,
  sizes: readonly DesiredFacts[],
  days: number,
  isMine: (month: number) => boolean,
): Promise<void> =>
  onOwner(ownerUrl, async (client) => {
    await client.query(SPEED);
    for (let ago = days - 1; ago >= 0; ago -= 1) {
      const due = isMine(monthAgo(ago)) ? sizes.filter((size) => ago < size.days) : [];
      for (const { size, spaceIds } of due) await client.query(dayOf(size), [spaceIds, ago]);
    }
  });
