import { Decimal, ListOf, Nested, OneOf, Text, WholeNumber } from '@switchyard/http-kit';
import { PLATFORM_IDS, type PlatformId } from '@switchyard/kernel';
import type { CurrencyMetrics, UnknownFor } from '../domain';

const LARGEST = Number.MAX_SAFE_INTEGER;
const Count = (description: string, example: number) =>
  WholeNumber({ min: 0, max: LARGEST, description, example });

/** A figure that can be unknown, or have nothing to be divided by. Platforms take back what they told, so that none has a lower bound. */
export const Figure = (description: string, example: number) =>
  Decimal({ min: -LARGEST, max: LARGEST, description, example, clearable: true });
const Amount = (description: string, example: number) =>
  Decimal({ min: -LARGEST, max: LARGEST, description, example });

const Unknown = (metric: string) =>
  ListOf(OneOf(PLATFORM_IDS, { description: 'A platform.', example: 'openai-ads' }), {
    maxItems: PLATFORM_IDS.length,
    optional: true,
    description: `Platforms that report no ${metric} at this level; missing where all do.`,
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
      'Platforms whose share is in none of these figures, because they do not report it: conversions, their value, and what is made of them are those of the other platforms. Empty where all report.',
    example: { conversions: ['openai-ads'] },
  });

/** What is counted, whatever the currency. */
export class CountsDto {
  @Count('How often something was shown.', 12_000) impressions!: number;
  @Count('How often it was clicked.', 340) clicks!: number;
  @Figure(
    'What came of it; platforms count parts. Of the platforms that report conversions at this level; null where none does.',
    12.5,
  )
  conversions!: number | null;
  @UnknownForMember() unknownFor!: UnknownForDto;
  @Figure('Clicks per impression; null without impressions.', 0.028333) ctr!: number | null;
}

/** Figures in one currency. Amounts have its decimals, averages of them two more, ratios six; all are made of the exact sums. */
export class MetricsDto extends CountsDto implements CurrencyMetrics {
  @Text({ min: 3, max: 3, description: 'ISO 4217 of the amounts.', example: 'EUR' })
  currency!: string;
  @Amount('What was spent.', 170.25) spend!: number;
  @Figure(
    'What the conversions are worth. Of the platforms that report it at this level; null where none does.',
    900,
  )
  conversionValue!: number | null;
  @Figure('Spend per click; null without clicks.', 0.5007) avgCpc!: number | null;
  @Figure(
    'Spend per conversion, on the platforms that report conversions; null without conversions.',
    13.62,
  )
  cpa!: number | null;
  @Figure(
    'Conversion value per unit of spend, on the platforms that report the value; null without spend.',
    5.286344,
  )
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
