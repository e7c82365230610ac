import { Injectable } from '@nestjs/common';
import {
  columnArrays,
  Database,
  insertStatement,
  selectStatement,
  spaceFilter,
  statement,
} from '@switchyard/db-kit';
import { MICROS_PER_UNIT, type Tenant } from '@switchyard/kernel';
import type { AngleFact, DayRange } from '../domain';
import type { AngleFactsRequest, DeliveryTotal, KnownAngleState } from '../use-cases/ports';
import { angleStates, dailyPerformance } from './tables';

const OWN = spaceFilter.clause('t."space_id"', '$1');

const BY_ANGLE = statement(`
  select s."angle_id" as "angleId", t."platform", t."day"::text as "day", t."currency", sum(t."impressions")::int8 as "impressions", sum(t."clicks")::int8 as "clicks",
    coalesce(sum(t."clicks") filter (where t."conversions_micros" is not null), 0)::int8 as "trackedClicks",
    sum(t."conversions_micros")::int8 as "conversionsMicros", bool_or(t."conversions_micros" is null) as "isPartlyUnknown", sum(t."spend_micros")::int8 as "spendMicros"
  from ${dailyPerformance.qualified} t join unnest($4::text[], $5::text[]) as s("ad_id", "angle_id") on s."ad_id" = t."object_id"
  where ${OWN} and t."level" = 'ad' and t."object_id" = any($4) and t."day" between $2 and $3 and ($6::text is null or t."platform" = $6)
  group by 1, 2, 3, 4 order by 1, 2, 3, 4`);

const DELIVERED = statement(`
  select t."currency", sum(t."impressions")::int8 as "impressions", sum(t."clicks")::int8 as "clicks", coalesce(sum(t."clicks") filter (where t."conversions_micros" is not null), 0)::int8 as "trackedClicks",
    coalesce(sum(t."conversions_micros"), 0)::int8 as "conversionsMicros",
    sum(t."spend_micros")::int8 as "spendMicros", min(t."day")::text as "first", max(t."day")::text as "last"
  from ${dailyPerformance.qualified} t
  where ${OWN} and t."level" = 'campaign' and t."day" between $2 and $3 and ($4::text[] is null or t."campaign_id" = any($4)) group by t."currency" order by t."currency"`);

interface DeliveredRow {
  readonly currency: string;
  readonly impressions: number;
  readonly clicks: number;
  readonly trackedClicks: number;
  readonly conversionsMicros: number;
  readonly spendMicros: number;
  readonly first: string;
  readonly last: string;
}

@Injectable()
export class AngleFacts {
  constructor(private readonly database: Database) {}

  /** Per angle, platform, day and currency; what has no facts is left out. */
  async byAngle(
    tenant: Tenant,
    { ads, range: { from, to }, platform }: AngleFactsRequest,
  ): Promise<readonly AngleFact[]> {
    if (ads.length === 0) return [];
    const stamps = [ads.map(({ adId }) => adId), ads.map(({ angleId }) => angleId)];
    return this.database.read<AngleFact>(tenant, BY_ANGLE, [
      tenant.spaceId,
      from,
      to,
      ...stamps,
      platform ?? null,
    ]);
  }

  /** Sums over the campaigns (undefined: all of the Space), not per day. */
  async delivered(
    tenant: Tenant,
    campaignIds: readonly string[] | undefined,
    { from, to }: DayRange,
  ): Promise<DeliveryTotal> {
    return totalOf(
      await this.database.read<DeliveredRow>(tenant, DELIVERED, [
        tenant.spaceId,
        from,
        to,
        campaignIds ?? null,
      ]),
    );
  }
}

const totalOf = (rows: readonly DeliveredRow[]): DeliveryTotal => {
  const [first, last] = [
    rows.map((row) => row.first).sort()[0],
    rows
      .map((row) => row.last)
      .sort()
      .at(-1),
  ];
  const days = first && last ? (Date.parse(last) - Date.parse(first)) / 86_400_000 + 1 : 0;
  const perDay = (of: (row: DeliveredRow) => number): number =>
    days === 0 ? 0 : rows.reduce((sum, row) => sum + of(row), 0) / days;
  return {
    days,
    spend: rows.map(({ currency, spendMicros }) => ({ currency, spendMicros })),
    impressionsPerDay: perDay(({ impressions }) => impressions),
    clicksPerDay: perDay(({ clicks }) => clicks),
    trackedClicksPerDay: perDay(({ trackedClicks }) => trackedClicks),
    conversionsPerDay: perDay(({ conversionsMicros }) => conversionsMicros / MICROS_PER_UNIT),
  };
};

const LIST = selectStatement(angleStates, `where ${spaceFilter.clause('t."space_id"', '$1')}`);
const PUT = insertStatement(
  angleStates,
  `on conflict ("space_id", "angle_id") do update set "state" = excluded."state",
  "previous_state" = excluded."previous_state", "changed_at" = excluded."changed_at", "evaluated_at" = excluded."evaluated_at"`,
);

@Injectable()
export class AngleStates {
  constructor(private readonly database: Database) {}

  list(tenant: Tenant): Promise<readonly KnownAngleState[]> {
    return this.database.read<KnownAngleState>(tenant, LIST, [tenant.spaceId]);
  }

  /** Replaces those of the same angles. */
  async put(states: readonly KnownAngleState[]): Promise<void> {
    await this.database.write(PUT, columnArrays(angleStates, states));
  }
}
