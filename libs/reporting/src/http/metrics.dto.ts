import { Decimal, ListOf, Nested, OneOf, Text, Timestamp, WholeNumber } from '@switchyard/http-kit';
import { PLATFORM_IDS, type PlatformId } from '@switchyard/kernel';
import type { CurrencyMetrics, UnknownFor } from '../domain';
import type { ReadStatsResult } from '../use-cases/read-performance';

const LARGEST = Number.MAX_SAFE_INTEGER;
const Count = (description: string, example: number) =>
  WholeNumber({ min: 0, max: LARGEST, description, example });

/**
 * A figure that can be unknown, or have nothing to be divided by. Platforms correct what they
 * reported, so that no figure has a lower bound.
 */
const Figure = (description: string, example: number) =>
  Decimal({ min: -LARGEST, max: LARGEST, description, example, clearable: true });
const Amount = (description: string, example: number) =>
  Decimal({ min: -LARGEST, max: LARGEST, description, example });

const Unknown = (metric: string) =>
  ListOf(OneOf(PLATFORM_IDS, { description: 'A platform.', example: 'openai-ads' }), {
    maxItems: PLATFORM_IDS.length,
    optional: true,
    description: `Platforms that report no ${metric} at this level; absent where all do.`,
    example: ['openai-ads'],
  });

/** For each figure, the platforms that report none: the figure is that of the others. */
export class UnknownForDto implements UnknownFor {
  @Unknown('conversions') conversions?: readonly PlatformId[];
  @Unknown('value of conversions') conversionValue?: readonly PlatformId[];
}

/** Beside every sum of figures that a platform may not report. */
export const UnknownForMember = () =>
  Nested(() => UnknownForDto, {
    description:
      'Platforms that do not report conversions, or their value: these figures, and ratios of them, are those of the others. Empty where all report.',
    example: { conversions: ['openai-ads'] },
  });

/** What is counted, whatever the currency. */
class CountsDto {
  @Count('How often it was shown.', 12_000) impressions!: number;
  @Count('How often it was clicked.', 340) clicks!: number;
  @Figure(
    'May be fractions. Of the platforms that report them at this level; null where none does.',
    12.5,
  )
  conversions!: number | null;
  @UnknownForMember() unknownFor!: UnknownForDto;
  @Figure('Clicks per impression; null without impressions.', 0.028333) ctr!: number | null;
}

/**
 * Figures in one currency. Amounts have its decimals, averages of them two more, ratios six; all
 * are made of the exact sums.
 */
export class MetricsDto extends CountsDto implements CurrencyMetrics {
  @Text({ min: 3, max: 3, description: 'ISO 4217 of the amounts.', example: 'EUR' })
  currency!: string;
  @Amount('What was spent.', 170.25) spend!: number;
  @Figure(
    'What conversions are worth. Of the platforms that report it at this level; null where none does.',
    900,
  )
  conversionValue!: number | null;
  @Figure('Spend per click; null without clicks.', 0.5007) avgCpc!: number | null;
  @Figure('Spend per conversion, where platforms report them; null without conversions.', 13.62)
  cpa!: number | null;
  @Figure('Conversion value per spend, where platforms report it; null without spend.', 5.286344)
  roas!: number | null;
}

/** What a row of metrics shows; nothing else of what it is made of. */
export const toMetricsDto = ({
  impressions,
  clicks,
  conversions,
  ctr,
  currency,
  spend,
  conversionValue,
  avgCpc,
  cpa,
  roas,
  unknownFor,
}: CurrencyMetrics): MetricsDto => ({
  impressions,
  clicks,
  spend,
  conversions,
  conversionValue,
  unknownFor,
  ctr,
  avgCpc,
  cpa,
  roas,
  currency,
});

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
    description: 'ISO 4217 of the amounts; null in several currencies.',
    example: 'EUR',
    clearable: true,
  })
  currency!: string | null;
  @Figure('What was spent; null in several currencies.', 170.25) spend!: number | null;
  @Figure('What conversions are worth; null in several currencies.', 900)
  conversionValue!: number | null;
  @Figure('Spend per click; null without clicks or in several currencies.', 0.5007)
  avgCpc!: number | null;
  @Figure(
    'Spend per conversion, where platforms report them; null without conversions or in several currencies.',
    13.62,
  )
  cpa!: number | null;
  @Figure(
    'Conversion value per spend, where platforms report it; null without spend or in several currencies.',
    5.286344,
  )
  roas!: number | null;
  @ListOf(Nested(() => MetricsDto, { description: 'One currency.', example }), {
    maxItems: 200,
    description: 'By currency.',
    example: [example],
  })
  byCurrency!: readonly MetricsDto[];
  @Timestamp({
    description: 'When the platform with the oldest figures was asked; null: never.',
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
