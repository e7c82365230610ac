import { Decimal, Text, WholeNumber } from '@switchyard/http-kit';
import type { CurrencyMetrics } from '../domain';

const LARGEST = Number.MAX_SAFE_INTEGER;
const Count = (description: string, example: number) =>
  WholeNumber({ min: 0, max: LARGEST, description, example });

/** A figure that can be unknown, or have nothing to be divided by. Platforms take back what they told, so that none has a lower bound. */
export const Figure = (description: string, example: number) =>
  Decimal({ min: -LARGEST, max: LARGEST, description, example, clearable: true });
const Amount = (description: string, example: number) =>
  Decimal({ min: -LARGEST, max: LARGEST, description, example });

/** What is counted, whatever the currency. */
export class CountsDto {
  @Count('How often something was shown.', 12_000) impressions!: number;
  @Count('How often it was clicked.', 340) clicks!: number;
  @Figure(
    'What came of it; platforms count parts. Null where a platform tells none at this level.',
    12.5,
  )
  conversions!: number | null;
  @Figure('Clicks per impression; null without impressions.', 0.028333) ctr!: number | null;
}

/** Figures in one currency. Amounts have its decimals; ratios have six and are made of the exact sums. */
export class MetricsDto extends CountsDto implements CurrencyMetrics {
  @Text({ min: 3, max: 3, description: 'ISO 4217 of the amounts.', example: 'EUR' })
  currency!: string;
  @Amount('What was spent.', 170.25) spend!: number;
  @Figure('What the conversions are worth. Null where a platform tells none at this level.', 900)
  conversionValue!: number | null;
  @Figure('Spend per click; null without clicks.', 0.500735) avgCpc!: number | null;
  @Figure('Spend per conversion; null without conversions.', 13.62) cpa!: number | null;
  @Figure('Conversion value per unit of spend; null without spend.', 5.286344) roas!: number | null;
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
}: CurrencyMetrics): MetricsDto => ({
  impressions,
  clicks,
  spend,
  conversions,
  conversionValue,
  ctr,
  avgCpc,
  cpa,
  roas,
  currency,
});
