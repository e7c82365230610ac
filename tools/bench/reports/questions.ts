import { LAST_DAY } from './generate-facts';

/** One question as the api is asked it, and as somebody who knows the tables writes it by hand. */
export interface ReportQuestion {
  readonly groupBy: string;
  readonly level: string;
  readonly keys: readonly string[];
}

/** From the smallest level to the largest: what is read grows from thousands to millions of rows. */
export const QUESTIONS: readonly ReportQuestion[] = [
  { groupBy: 'day', level: 'campaign', keys: ['day'] },
  { groupBy: 'campaign', level: 'campaign', keys: ['campaign_id'] },
  { groupBy: 'day,ad', level: 'ad', keys: ['day', 'object_id'] },
  { groupBy: 'platform,adGroup', level: 'adGroup', keys: ['platform', 'ad_group_id'] },
  { groupBy: 'ad', level: 'ad', keys: ['object_id'] },
  { groupBy: 'keyword', level: 'keyword', keys: ['object_id'] },
];

export const DAYS = 90;
export const LIMIT = 200;
export const FROM = new Date(Date.parse(LAST_DAY) - (DAYS - 1) * 86_400_000)
  .toISOString()
  .slice(0, 10);

export const pathOf = ({ groupBy }: ReportQuestion): string =>
  `/reports/performance?from=${FROM}&to=${LAST_DAY}&groupBy=${groupBy}&limit=${LIMIT}`;

/** What somebody sets who knows that a run of an index is read and many groups are kept. */
export const BY_HAND_OPTIONS = '-c work_mem=16MB -c enable_seqscan=off -c random_page_cost=1.1';

/** The parameter is the Space. */
export const sqlOf = ({ level, keys }: ReportQuestion): string => {
  const grouping = [...keys, 'currency'].join(', ');
  return `select ${grouping}, sum(impressions) as impressions, sum(clicks) as clicks, sum(spend_micros) as spend, sum(conversions_micros) as conversions, sum(conversion_value_micros) as value
    from reporting.daily_performance where space_id = $1 and level = '${level}' and day between '${FROM}' and '${LAST_DAY}' group by ${grouping} order by ${grouping} limit ${LIMIT}`;
};
