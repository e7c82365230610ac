import type { Figures } from '../../core/delivery';
import {
  isRecord,
  listParameter,
  onlyParameters,
  type Query,
  recordParameter,
  type RestliRecord,
  textParameter,
} from '../doors/query';
import { badParameter, missingParameter, plainError, Refusal } from '../errors';
import { decimalsOf } from '../store';
import { UNVERIFIED } from '../unverified';

const OWN_PIVOTS = ['CAMPAIGN', 'CREATIVE', 'CAMPAIGN_GROUP', 'ACCOUNT'] as const;
export type Pivot = (typeof OWN_PIVOTS)[number];
const OTHER_PIVOTS =
  /^(MEMBER_[A-Z_0-9]+|CONVERSION|COMPANY|SHARE|OBJECTIVE_TYPE|SERVING_LOCATION|CARD_INDEX|PLACEMENT_NAME|IMPRESSION_DEVICE_TYPE)$/;
export const FACETS = ['accounts', 'campaigns', 'campaignGroups', 'creatives'] as const;
const GRANULARITIES = ['ALL', 'DAILY', 'MONTHLY', 'YEARLY'] as const;
export type Granularity = (typeof GRANULARITIES)[number];
const SHARED = ['q', 'dateRange', 'timeGranularity', 'campaignType', ...FACETS];

/** What a report is asked for. Days are YYYY-MM-DD of UTC, both ends included. */
export interface ReportQuery {
  /** Undefined: a pivot that nothing is recorded by here. */
  readonly pivots: readonly Pivot[] | undefined;
  readonly granularity: Granularity;
  readonly from: string;
  readonly to: string;
  readonly urns: Readonly<Record<(typeof FACETS)[number], readonly string[] | undefined>>;
  readonly metrics: readonly string[];
}

/**
 * Reads `q=analytics` with one pivot or `q=statistics` with up to three (platform document 2d).
 * Throws the vendor's refusal.
 */
export function readReportQuery(query: Query, today: string): ReportQuery {
  const names = pivotNames(query);
  const granularity = GRANULARITIES.find((one) => one === textParameter(query, 'timeGranularity'));
  const range = recordParameter(query, 'dateRange');
  if (!granularity) throw badParameter('timeGranularity');
  if (!range) throw missingParameter('dateRange');
  const lists = FACETS.map((name) => [name, listParameter(query, name)] as const);
  if (lists.every(([, urns]) => !urns || urns.length === 0)) throw missingParameter('accounts');
  const pivots = names.every((name) => OWN_PIVOTS.some((own) => own === name))
    ? (names as readonly Pivot[])
    : undefined;
  const [from, to] = [day(range, 'start') ?? '', day(range, 'end') ?? today];
  if (from === '' || from > to) throw badParameter('dateRange');
  return {
    pivots,
    granularity,
    from,
    to,
    urns: Object.fromEntries(lists) as ReportQuery['urns'],
    metrics: metricsOf(query),
  };
}

function pivotNames(query: Query): readonly string[] {
  const finder = textParameter(query, 'q');
  if (finder !== 'analytics' && finder !== 'statistics') throw badParameter('q');
  const parameter = finder === 'analytics' ? 'pivot' : 'pivots';
  onlyParameters(query, [...SHARED, parameter]);
  const one = finder === 'analytics' ? textParameter(query, 'pivot') : undefined;
  const names = one === undefined ? listParameter(query, 'pivots') : [one];
  if (!names) throw missingParameter(parameter);
  const isKnown = (name: string) =>
    OTHER_PIVOTS.test(name) || OWN_PIVOTS.some((own) => own === name);
  if (names.length === 0 || names.length > 3 || !names.every(isKnown)) {
    throw badParameter(parameter);
  }
  return names;
}

/**
 * `fields` names metrics beside dateRange and pivotValues; without it only impressions and clicks
 * come.
 */
function metricsOf({ projection }: Query): readonly string[] {
  const named = Object.keys(projection ?? { impressions: true, clicks: true }).filter(
    (name) => !['dateRange', 'pivotValues'].includes(name),
  );
  const unknown = named.filter((name) => !Object.hasOwn(METRICS, name));
  if (unknown.length > 0) throw badParameter('fields');
  if (named.length > UNVERIFIED.metricsPerReport) {
    throw new Refusal(400, plainError(400, `At most ${UNVERIFIED.metricsPerReport} metrics`));
  }
  return named;
}

function day(range: RestliRecord, side: 'start' | 'end'): string | undefined {
  const value = range[side];
  if (value === undefined) return undefined;
  const parts = isRecord(value)
    ? ['year', 'month', 'day'].map((name) => String(value[name] ?? ''))
    : [];
  const [year = '', month = '', date = ''] = parts;
  const text = `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`;
  if (parts.some((part) => !/^\d+$/.test(part)) || Number.isNaN(Date.parse(`${text}T00:00:00Z`))) {
    throw badParameter('dateRange');
  }
  return text;
}

type Metric = (figures: Figures, currency: string) => number | string;

const whole = (value: number): number => Math.floor(value + 1e-6);
/**
 * Money in reports is decimal text in major units; rounded down, so that days never show more than
 * was spent.
 */
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

/**
 * Metrics of a report by name (vendor's page on reporting). Those that nothing here delivers are
 * always 0.
 */
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
