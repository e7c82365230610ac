import { type Figures, NO_FIGURES } from '../../delivery/spend-book';

type Metric = (figures: Figures) => unknown;

const clicks: Metric = (figures) => String(figures.clicks);
const conversions: Metric = (figures) => figures.conversions;
const conversionsValue: Metric = (figures) => figures.conversionsValue;

const METRICS: Readonly<Record<string, Metric>> = {
  impressions: (figures) => String(figures.impressions),
  clicks,
  interactions: clicks,
  costMicros: (figures) => String(figures.costMicros),
  conversions,
  allConversions: conversions,
  conversionsValue,
  allConversionsValue: conversionsValue,
  ctr: (figures) => ratio(figures.clicks, figures.impressions),
  averageCpc: (figures) => ratio(figures.costMicros, figures.clicks),
  costPerConversion: (figures) => ratio(figures.costMicros, figures.conversions),
};

/** A metric as answers print it: counts as text, rates as numbers; a rate without a base is absent. */
export const metricOf = (name: string, figures: Figures = NO_FIGURES): unknown =>
  METRICS[name]?.(figures);

const ratio = (part: number, whole: number): number | undefined =>
  whole ? part / whole : undefined;
