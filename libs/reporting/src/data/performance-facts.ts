import { Injectable } from '@nestjs/common';
import { Database, spaceFilter, statement } from '@switchyard/db-kit';
import { type Tenant, UnitOfWork } from '@switchyard/kernel';
import {
  type DailyPerformance,
  type DailySpend,
  type DayRange,
  monthsOf,
  type PerformanceFact,
  type PerformanceReading,
  type PerformanceTotal,
  type Slice,
} from '../domain';
import type { ReplacedDays } from '../use-cases/ports';
import { dailyPerformance } from './tables';

/** What every row of a reading shares, in the order of the first parameters. */
const SHARED = [
  'spaceId',
  'level',
  'platform',
  'connectionId',
  'currency',
] as const satisfies readonly (keyof DailyPerformance)[];
/** The members of the rows, one array for each. */
const REPORTED = [
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
const CHANGING = [...SHARED, ...REPORTED].filter((property) => !primary.includes(property));
const ARRAYS = REPORTED.map(
  (property, index) => `$${SHARED.length + 4 + index}::${columns[property].type}[]`,
).join(', ');

const key = (row: string): string =>
  `${row}."object_id" || ' ' || ${row}."campaign_id" || ' ' || (${row}."day" - date '2000-01-01')`;

/**
 * One statement, so that no reader sees half of it: rows that are no longer reported are deleted, the
 * rest is added or changed, and an unchanged row is not written again.
 *
 * What is reported is looked up in an object. PostgreSQL takes the kept rows for a handful, however
 * many there are, and would compare each with each reported one if they were joined: eleven seconds
 * for 10,000.
 */
const REPLACE = statement(`
  with reported as materialized (select * from unnest(${ARRAYS}) as r(${names(REPORTED)})),
  gone as (
    delete from ${dailyPerformance.qualified} t
    where ${spaceFilter.clause('t."space_id"', '$1')} and t."level" = $2 and t."platform" = $3 and t."connection_id" = $4 and t."day" between $6 and $7 and t."campaign_id" = any($8)
      and not coalesce((select jsonb_object_agg(${key('r')}, 0) from reported r), '{}') ? (${key('t')})
    returning 1),
  kept as (
    insert into ${dailyPerformance.qualified} as t (${names(SHARED)}, ${names(REPORTED)})
    select $1, $2, $3, $4, $5, ${names(REPORTED, 'r.')} from reported r order by r."day", r."campaign_id", r."object_id"
    on conflict (${names(primary)}) do update set ${CHANGING.map((property) => `${name(property)} = excluded.${name(property)}`).join(', ')}
    where (${names(CHANGING, 't.')}) is distinct from (${names(CHANGING, 'excluded.')})
    returning 1)
  select (select count(*) from kept) as "written", (select count(*) from gone) as "removed"`);

/** The values of `REPLACE`. */
const replaceValues = (
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
  ...REPORTED.map((property) => rows.map((row) => row[property])),
];

const column = (property: keyof DailyPerformance): string =>
  `t."${dailyPerformance.column(property)}"`;
const CAMPAIGN_FACTS = `from ${dailyPerformance.qualified} t where ${spaceFilter.clause('t."space_id"', '$1')} and t."level" = 'campaign'`;

const SUMS = [
  'impressions',
  'clicks',
  'spendMicros',
  'conversionsMicros',
  'conversionValueMicros',
] as const;
const TOTALS = statement(`
  select t."campaign_id" as "campaignId", t."platform", t."currency", ${SUMS.map((property) => `coalesce(sum(${column(property)}), 0)::int8 as "${property}"`).join(', ')}
  ${CAMPAIGN_FACTS} and t."campaign_id" = any($2) and t."day" between $3 and $4
  group by t."campaign_id", t."platform", t."currency" order by t."campaign_id", t."platform", t."currency"`);

const SPENT = [
  'spaceId',
  'campaignId',
  'platform',
  'connectionId',
  'currency',
  'day',
  'spendMicros',
] as const satisfies readonly (keyof DailySpend & keyof DailyPerformance)[];
const SPEND = statement(`
  select ${SPENT.map((property) => `${column(property)} as "${property}"`).join(', ')} ${CAMPAIGN_FACTS} and t."day" between $2 and $3
  order by t."day", t."campaign_id", t."platform", t."connection_id"`);

const MOVE = statement('select reporting.move_campaign($1, $2, $3)');

@Injectable()
export class PerformanceFacts {
  constructor(private readonly database: Database) {}

  /**
   * Makes what is kept of the reading's campaigns on the days of the slice equal to the slice. Rows
   * that are equal stay untouched.
   */
  async replace(
    tenant: Tenant,
    reading: Omit<PerformanceReading, 'rows' | 'range'>,
    slice: Slice,
  ): Promise<ReplacedDays> {
    const { rows } = await this.database.write<ReplacedDays>(
      REPLACE,
      replaceValues(tenant, reading, slice),
    );
    return rows[0]!;
  }

  /** Sums by campaign, platform and currency; what has no facts is left out. */
  totals(
    tenant: Tenant,
    campaignIds: readonly string[],
    { from, to }: DayRange,
  ): Promise<readonly PerformanceTotal[]> {
    return this.database.read<PerformanceTotal>(tenant, TOTALS, [
      tenant.spaceId,
      campaignIds,
      from,
      to,
    ]);
  }

  /** All figures of a campaign are those of another Space. Inside the running transaction. */
  async move(
    campaignId: string,
    toSpaceId: string,
    connectionIds: readonly string[],
  ): Promise<void> {
    await this.database.write(MOVE, [campaignId, toSpaceId, connectionIds]);
  }

  /** Spending of campaigns by day. */
  spend(tenant: Tenant, { from, to }: DayRange): Promise<readonly DailySpend[]> {
    return this.database.read<DailySpend>(tenant, SPEND, [tenant.spaceId, from, to]);
  }
}

const ENSURE = statement('select reporting.ensure_months($1::date, $2::date)');

/**
 * The months that facts can be kept in. The database is asked only for months that this process
 * has not seen: months never go.
 */
@Injectable()
export class Months {
  private readonly seen = new Set<string>();

  constructor(
    private readonly database: Database,
    private readonly work: UnitOfWork,
  ) {}

  /** Makes the months of the days, where they are missing. */
  async ensure(range: DayRange): Promise<void> {
    const months = monthsOf(range);
    if (months.every((month) => this.seen.has(month))) return;
    await this.work.runGlobal(async () => {
      await this.database.write(ENSURE, [range.from, range.to]);
      this.work.afterCommit(() => months.forEach((month) => this.seen.add(month)));
    });
  }
}
