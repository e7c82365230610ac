import { ListOf, Nested, Text, Timestamp } from '@switchyard/http-kit';
import type { ReadStatsResult } from '../use-cases/read-stats';
import { CountsDto, Figure, MetricsDto, toMetricsDto } from './metrics.dto';

const example = {
  impressions: 12_000,
  clicks: 340,
  spend: 170.25,
  conversions: 12.5,
  conversionValue: 900,
  unknownFor: {},
  ctr: 0.028333,
  avgCpc: 0.5007,
  cpa: 13.62,
  roas: 5.286344,
  currency: 'EUR',
};

/** All figures as one object. */
export class StatsDto extends CountsDto {
  @Text({
    min: 3,
    max: 3,
    description: 'ISO 4217 of the amounts; null where several currencies meet.',
    example: 'EUR',
    clearable: true,
  })
  currency!: string | null;
  @Figure('What was spent; null where several currencies meet.', 170.25) spend!: number | null;
  @Figure('What the conversions are worth; null where several currencies meet.', 900)
  conversionValue!: number | null;
  @Figure('Spend per click; null without clicks and where several currencies meet.', 0.5007)
  avgCpc!: number | null;
  @Figure(
    'Spend per conversion, on the platforms that report conversions; null without conversions and where several currencies meet.',
    13.62,
  )
  cpa!: number | null;
  @Figure(
    'Conversion value per unit of spend, on the platforms that report the value; null without spend and where several currencies meet.',
    5.286344,
  )
  roas!: number | null;
  @ListOf(Nested(() => MetricsDto, { description: 'One currency.', example }), {
    maxItems: 200,
    description: 'The same by currency: amounts of different currencies are never added.',
    example: [example],
  })
  byCurrency!: readonly MetricsDto[];
  @Timestamp({
    description:
      'When the platform that was asked longest ago was asked; null when none was asked yet.',
    example: '2026-11-21T09:00:00.000Z',
    clearable: true,
  })
  dataAsOf!: string | null;
}

export const toStatsDto = ({ stats, dataAsOf }: ReadStatsResult): StatsDto => ({
  impressions: stats.impressions,
  clicks: stats.clicks,
  spend: stats.spend,
  conversions: stats.conversions,
  conversionValue: stats.conversionValue,
  unknownFor: stats.unknownFor,
  ctr: stats.ctr,
  avgCpc: stats.avgCpc,
  cpa: stats.cpa,
  roas: stats.roas,
  currency: stats.currency,
  byCurrency: stats.byCurrency.map(toMetricsDto),
  dataAsOf: dataAsOf?.toISOString() ?? null,
});
