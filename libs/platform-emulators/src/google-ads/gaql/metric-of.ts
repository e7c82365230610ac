import { NO_FIGURES, type Figures } from '../delivery/spend-book';

/** A metric as answers print it: counts as text, rates as numbers; a rate without a base is absent. */
export function metricOf(name: string, figures: Figures = NO_FIGURES): unknown {
  const { impressions, clicks, costMicros, conversions, conversionsValue } = figures;
  switch (name) {
    case 'impressions':
      return String(impressions);
    case 'clicks':
    case 'interactions':
      return String(clicks);
    case 'costMicros':
      return String(costMicros);
    case 'conversions':
    case 'allConversions':
      return conversions;
    case 'conversionsValue':
    case 'allConversionsValue':
      return conversionsValue;
    case 'ctr':
      return impressions ? clicks / impressions : undefined;
    case 'averageCpc':
      return clicks ? costMicros / clicks : undefined;
    case 'costPerConversion':
      return conversions ? costMicros / conversions : undefined;
    default:
      return undefined;
  }
}
