import { spaceFilter, statement } from '@switchyard/db-kit';
import type { Tenant } from '@switchyard/kernel';
import type { DailyPerformance, PerformanceFact, PerformanceReading, Slice } from '../domain';
import { dailyPerformance } from './tables';

/** What every row of a reading shares, in the order of the first parameters. */
const SHARED = [
  'spaceId',
  'level',
  'platform',
  'connectionId',
  'currency',
] as const satisfies readonly (keyof DailyPerformance)[];
/** What each row tells, one array for each. */
const TOLD = [
  'objectId',
  'campaignId',
  'adGroupId',
  'day',
  'impressions',
  'clicks',
  'spendMicros',
  'conversionsMicros',
  'conversionValueMicros',
] as const satisfies readonly (keyof PerformanceFact)[];

const name = (property: keyof DailyPerformance): string => `"${dailyPerformance.column(property)}"`;
const names = (properties: readonly (keyof DailyPerformance)[], of = ''): string =>
  properties.map((property) => `${of}${name(property)}`).join(', ');
const { primary, columns } = dailyPerformance.definition;
const CHANGING = [...SHARED, ...TOLD].filter((property) => !primary.includes(property));
const ARRAYS = TOLD.map(
  (property, index) => `$${SHARED.length + 4 + index}::${columns[property].type}[]`,
).join(', ');

/**
 * One statement, so that nobody sees half of it: what is not told any more goes, the rest is added or changed, and a row that stays as
 * it is is not written again.
 */
export const REPLACE = statement(`
  with told as materialized (select * from unnest(${ARRAYS}) as r(${names(TOLD)})),
  gone as (
    delete from ${dailyPerformance.qualified} t
    where ${spaceFilter.clause('t."space_id"', '$1')} and t."level" = $2 and t."platform" = $3 and t."connection_id" = $4 and t."day" between $6 and $7 and t."campaign_id" = any($8)
      and not exists (select from told r where r."object_id" = t."object_id" and r."campaign_id" = t."campaign_id" and r."day" = t."day")
    returning 1),
  kept as (
    insert into ${dailyPerformance.qualified} as t (${names(SHARED)}, ${names(TOLD)})
    select $1, $2, $3, $4, $5, ${names(TOLD, 'r.')} from told r order by r."day", r."campaign_id", r."object_id"
    on conflict (${names(primary)}) do update set ${CHANGING.map((property) => `${name(property)} = excluded.${name(property)}`).join(', ')}
    where (${names(CHANGING, 't.')}) is distinct from (${names(CHANGING, 'excluded.')})
    returning 1)
  select (select count(*) from kept) as "written", (select count(*) from gone) as "removed"`);

/** The values of `REPLACE`. */
export const replaceValues = (
  tenant: Tenant,
  reading: Omit<PerformanceReading, 'rows' | 'range'>,
  { range, rows }: Slice,
): unknown[] => [
  tenant.spaceId,
  reading.level,
  reading.platform,
  reading.connectionId,
  reading.currency,
  range.from,
  range.to,
  reading.campaignIds,
  ...TOLD.map((property) => rows.map((row) => row[property])),
];
