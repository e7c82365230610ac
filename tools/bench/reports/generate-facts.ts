import { onOwner } from '../world/database';

/** How many objects of a level a Space has. */
export interface SpaceSize {
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

/** One day of some Spaces, one Space after the other: so do readings write them, for the next day comes tomorrow. */
const dayOf = (size: SpaceSize): string => `
  insert into reporting.daily_performance
    (space_id, level, day, campaign_id, object_id, platform, connection_id, ad_group_id, currency, impressions, clicks, spend_micros, conversions_micros, conversion_value_micros)
  select s.id, o.level, date '${LAST_DAY}' - $2::int, ${id('cmp', 'o.campaign')}, o.object_id, ${PLATFORMS}[1 + o.campaign % 6], ${id('con', 'o.campaign % 6')}, ${id('adg', 'o.ad_group')}, 'EUR',
    (o.n * 7919 + $2::int * 31) % 5000, (o.n * 7919 + $2::int * 31) % 170, ((o.n * 7919 + $2::int * 31) % 90000) * 1000, (o.n % 3) * 500000, (o.n % 5) * 1000000
  from unnest($1::text[]) as s (id) cross join (${[level('campaign', 'cmp', size.campaigns, size), level('adGroup', 'adg', size.adGroups, size), level('ad', 'ad', size.ads, size), level('keyword', 'kwd', size.keywords, size)].join(' union all ')}) o
  order by s.id, o.level, o.campaign, o.n`;

/** The daily figures of Spaces of one size, of the last `days` days. */
export interface FactsWish {
  readonly spaceIds: readonly string[];
  readonly size: SpaceSize;
  readonly days: number;
}

const KEY = 'daily_performance_pkey';

/** Months that are written at once, and memory for the index: filling ten million rows takes minutes. */
const LANES = 2;
const SPEED = `set maintenance_work_mem = '1GB'; set max_parallel_maintenance_workers = 2; set work_mem = '64MB'`;

/** One day after the other, all Spaces of it: so it grows. The index is made afterwards, as dense as after a reindex: for whoever asks by hand, too. */
export const generateFacts = async (
  ownerUrl: string,
  wishes: readonly FactsWish[],
): Promise<void> => {
  const days = Math.max(...wishes.map((wish) => wish.days));
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
    Array.from({ length: LANES }, (_, lane) =>
      fillMonths(ownerUrl, wishes, days, (month) => month % LANES === lane),
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
  wishes: readonly FactsWish[],
  days: number,
  isMine: (month: number) => boolean,
): Promise<void> =>
  onOwner(ownerUrl, async (client) => {
    await client.query(SPEED);
    for (let ago = days - 1; ago >= 0; ago -= 1) {
      const due = isMine(monthAgo(ago)) ? wishes.filter((wish) => ago < wish.days) : [];
      for (const { size, spaceIds } of due) await client.query(dayOf(size), [spaceIds, ago]);
    }
  });
