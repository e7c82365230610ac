import type { Figures } from '../../delivery/spend-book';
import { decimalsOf } from '../accounts/account';
import { UNVERIFIED } from '../unverified';

type Metric = (figures: Figures, currency: string) => number | string;

const whole = (value: number): number => Math.floor(value + 1e-6);
/** Money in reports is decimal text in major units; rounded down, so that days never show more than was spent. */
const cents = (micros: number, digits: number): string =>
  (Math.floor(Math.round(micros) / 10 ** (6 - digits)) / 10 ** digits).toFixed(digits);
const local = ({ costMicros }: Figures, currency: string) =>
  cents(costMicros, decimalsOf(currency));
const dollars = ({ costMicros }: Figures, currency: string) =>
  cents(costMicros * (UNVERIFIED.dollars[currency] ?? 1), 2);
const conversions = (figures: Figures) => whole(figures.conversions);
const none: Metric = () => 0;

const NONE = [
  'actionClicks',
  'adUnitClicks',
  'cardClicks',
  'cardImpressions',
  'commentLikes',
  'comments',
  'companyPageClicks',
  'follows',
  'fullScreenPlays',
  'likes',
  'leadGenerationMailContactInfoShares',
  'leadGenerationMailInterestedClicks',
  'oneClickLeadFormOpens',
  'oneClickLeads',
  'opens',
  'otherEngagements',
  'reactions',
  'sends',
  'shares',
  'textUrlClicks',
  'videoCompletions',
  'videoFirstQuartileCompletions',
  'videoMidpointCompletions',
  'videoStarts',
  'videoThirdQuartileCompletions',
  'videoViews',
  'viralClicks',
  'viralImpressions',
  'qualifiedLeads',
  'externalWebsitePostViewConversions',
];

/** Metrics of a report by name (vendor's page on reporting). Those that nothing here delivers are always 0. */
export const METRICS: Readonly<Record<string, Metric>> = {
  ...Object.fromEntries(NONE.map((name) => [name, none])),
  impressions: ({ impressions }) => whole(impressions),
  clicks: ({ clicks }) => whole(clicks),
  landingPageClicks: ({ clicks }) => whole(clicks),
  totalEngagements: ({ clicks }) => whole(clicks),
  approximateMemberReach: ({ impressions }) => whole(impressions * 0.7),
  costInLocalCurrency: local,
  costInUsd: dollars,
  externalWebsiteConversions: conversions,
  externalWebsitePostClickConversions: conversions,
  conversionValueInLocalCurrency: ({ conversionsValue }, currency) =>
    conversionsValue.toFixed(decimalsOf(currency)),
};
