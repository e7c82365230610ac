import { spaceFilter } from '@switchyard/db-kit';
import { PLATFORM_IDS, type PlatformId } from '@switchyard/kernel';
import type { PartialMetric, ReportDimension, Sums } from '../domain';
import type { GroupedRequest } from '../use-cases/ports';
import { dailyPerformance, readMarks } from './tables';

const column = (property: Parameters<typeof dailyPerformance.column>[0]): string =>
  `t."${dailyPerformance.column(property)}"`;

/** The expression of a dimension in a row of facts; never null. */
const KEY: Readonly<Record<ReportDimension, string>> = {
  day: column('day'),
  platform: column('platform'),
  campaign: column('campaignId'),
  adGroup: column('adGroupId'),
  ad: column('objectId'),
  keyword: column('objectId'),
  angle: `coalesce(s."angle_id", '')`,
};

const CERTAIN = ['impressions', 'clicks', 'spendMicros'] as const satisfies readonly (keyof Sums)[];

/**
 * What not every platform reports: its sum, what was spent without it, and the platforms that are
 * without it, a bit for each in the order of `PLATFORM_IDS`.
 */
const PARTIAL = {
  conversions: { sum: 'conversionsMicros', spend: 'spendWithoutConversionsMicros' },
  conversionValue: { sum: 'conversionValueMicros', spend: 'spendWithoutValueMicros' },
} as const satisfies Readonly<
  Record<PartialMetric, { readonly sum: keyof Sums; readonly spend: keyof Sums }>
>;
const PARTS = Object.entries(PARTIAL).map(([metric, { sum, spend }]) => ({ metric, sum, spend }));

const BIT = `case ${column('platform')} ${PLATFORM_IDS.map((id, bit) => `when '${id}' then ${2 ** bit}`).join(' ')} end`;

/** What is unknown is looked at only where it is: it costs those nothing who report everything. */
const SUMS = [
  ...CERTAIN.map((property) => `sum(${column(property)}) as "${property}"`),
  ...PARTS.flatMap(({ metric, sum, spend }) => {
    const where = `filter (where ${column(sum)} is null)`;
    return [
      `sum(${column(sum)}) as "${sum}"`,
      `coalesce(sum(${column('spendMicros')}) ${where}, 0) as "${spend}"`,
      `coalesce(bit_or(${BIT}) ${where}, 0) as "${metric}"`,
    ];
  }),
].join(', ');

const COUNTED = [
  'impressions',
  'clicks',
  'conversionsMicros',
] as const satisfies readonly (keyof Sums)[];
const AMOUNTS = [
  'spendMicros',
  'conversionValueMicros',
  'spendWithoutConversionsMicros',
  'spendWithoutValueMicros',
] as const satisfies readonly (keyof Sums)[];

/** Platforms of the bits of a row. */
export const platformsOf = (bits: number): readonly PlatformId[] =>
  PLATFORM_IDS.filter((_, bit) => (bits & (2 ** bit)) !== 0);

/** SQL text and its values, built together. */
export class ReportSql {
  readonly values: unknown[] = [];
  private readonly keys: readonly string[];

  constructor(
    private readonly spaceId: string,
    private readonly request: GroupedRequest,
  ) {
    this.keys = request.groupBy.map((dimension) => KEY[dimension]);
  }

  /**
   * The rows, each with how fresh all of them are; where there are none, one row without a
   * currency.
   */
  toString(): string {
    const { conversion, limit } = this.request;
    const grouped = conversion ? this.converted(conversion) : this.plain();
    const rows = `${grouped} order by ${this.aliases('"currency"')} limit ${this.value(limit, 'int4')}`;
    return `select a."dataAsOf", r.* from (${this.freshness()}) a left join (${rows}) r on true order by ${this.aliases('"currency"')}`;
  }

  /**
   * A connection whose last reading ended before the first day reported nothing of these days;
   * where campaigns are named, only their connections count.
   */
  private freshness(): string {
    const {
      scope: { range, platform, campaignIds },
      level,
    } = this.request;
    const conditions = [
      spaceFilter.clause('m."space_id"', this.value(this.spaceId, 'text')),
      `m."level" = ${this.value(level, 'text')}`,
      `m."to_day" >= ${this.value(range.from, 'date')}`,
      ...(platform === undefined ? [] : [`m."platform" = ${this.value(platform, 'text')}`]),
      ...(campaignIds === undefined
        ? []
        : [`exists (select ${this.reported()} and ${column('connectionId')} = m."connection_id")`]),
    ];
    return `select min(m."read_at") as "dataAsOf" from ${readMarks.qualified} m where ${conditions.join(' and ')}`;
  }

  private plain(): string {
    return `select ${this.named()}${column('currency')} as "currency", ${SUMS} ${this.facts()}${this.after([...this.keys, column('currency')])} group by ${this.grouping()}`;
  }

  /** Sums in their own currencies first, so that few of them have to be multiplied. */
  private converted({
    target,
    targetWorth,
    worth,
  }: NonNullable<GroupedRequest['conversion']>): string {
    const own = `select ${this.named()}${column('currency')} as "own", ${SUMS} ${this.facts()} group by ${this.grouping()}`;
    const rates = `unnest(${this.value([...worth.keys()], 'text[]')}, ${this.value([...worth.values()], 'int8[]')}) as r("own", "worth")`;
    const [to, divisor] = [this.value(target, 'text'), this.value(targetWorth, 'int8')];
    const amount = (property: keyof Sums): string =>
      `round(coalesce(g."${property}" * r."worth" / ${divisor}::numeric, g."${property}"))`;
    const converted = AMOUNTS.map((property) => `${amount(property)} as "to_${property}"`);
    const members = `g.*, case when r."worth" is null then g."own" else ${to} end as "currency", ${converted.join(', ')}`;
    const sums = [
      ...COUNTED.map((property) => `sum(c."${property}") as "${property}"`),
      ...AMOUNTS.map((property) => `sum(c."to_${property}") as "${property}"`),
      ...PARTS.map(({ metric }) => `bit_or(c."${metric}") as "${metric}"`),
    ].join(', ');
    return `select ${this.aliasList()}c."currency", ${sums} from (select ${members} from (${own}) g left join ${rates} on r."own" = g."own") c
      where true${this.after([...this.keys.map((_, index) => `c."k${index}"`), 'c."currency"'])} group by ${this.aliases('c."currency"')}`;
  }

  private facts(): string {
    const { groupBy, stamps } = this.request;
    const join = groupBy.includes('angle')
      ? `left join unnest(${this.value(
          stamps.map(({ adId }) => adId),
          'text[]',
        )}, ${this.value(
          stamps.map(({ angleId }) => angleId),
          'text[]',
        )}) as s("ad_id", "angle_id") on s."ad_id" = ${column('objectId')}`
      : '';
    return this.reported(join);
  }

  private reported(join = ''): string {
    const {
      scope: { range, platform, campaignIds },
      level,
    } = this.request;
    const conditions = [
      spaceFilter.clause(column('spaceId'), this.value(this.spaceId, 'text')),
      `${column('level')} = ${this.value(level, 'text')}`,
      `${column('day')} between ${this.value(range.from, 'date')} and ${this.value(range.to, 'date')}`,
      ...(platform === undefined
        ? []
        : [`${column('platform')} = ${this.value(platform, 'text')}`]),
      ...(campaignIds === undefined
        ? []
        : [`${column('campaignId')} = any(${this.value(campaignIds, 'text[]')})`]),
    ];
    return `from ${dailyPerformance.qualified} t ${join} where ${conditions.join(' and ')}`;
  }

  private after(keys: readonly string[]): string {
    const { after, groupBy } = this.request;
    if (!after) return '';
    const place = [
      ...after.keys.map((key, index) =>
        this.value(key, groupBy[index] === 'day' ? 'date' : 'text'),
      ),
      this.value(after.currency, 'text'),
    ];
    return ` and (${keys.join(', ')}) > (${place.join(', ')})`;
  }

  private named(): string {
    return this.keys.map((key, index) => `${key} as "k${index}", `).join('');
  }

  private grouping(): string {
    return [...this.keys, column('currency')].join(', ');
  }

  private aliasList(): string {
    return this.keys.map((_, index) => `"k${index}", `).join('');
  }

  private aliases(currency: string): string {
    return `${this.aliasList()}${currency}`;
  }

  private value(value: unknown, type: string): string {
    this.values.push(value);
    return `$${this.values.length}::${type}`;
  }
}
