import type { Figures } from '../../core/delivery';
import type { Fields } from '../../core/json';
import { majorUnits, offsetUnits } from '../money';
import { words } from '../nodes/fields';
import type { Account, Entity } from '../store';
import { BREAKDOWNS } from './parameters';

/** One line of a report before its fields are picked. */
export interface InsightRow {
  readonly account: Account;
  readonly campaign?: Entity;
  readonly adset?: Entity;
  readonly ad?: Entity;
  readonly figures: Figures;
  readonly since: string;
  readonly until: string;
}

type Reader = (row: InsightRow) => unknown;

const ratio = (top: number, bottom: number): unknown =>
  bottom === 0 ? undefined : (top / bottom).toFixed(6);
const whole = (value: number): number => Math.floor(value + 1e-9);
const spent = ({ figures, account }: InsightRow): number =>
  offsetUnits(figures.costMicros, account.currency);
const major = (row: InsightRow): number => Number(majorUnits(spent(row), row.account.currency));
const clicksOf = ({ figures }: InsightRow): number => whole(figures.clicks);
const shown = ({ figures }: InsightRow): number => whole(figures.impressions);
const bought = ({ figures }: InsightRow): number => whole(figures.conversions);

/** Link clicks and purchases; kinds without any are left out. */
function actions(row: InsightRow): unknown {
  const counts: readonly (readonly [string, number])[] = [
    ['link_click', clicksOf(row)],
    ['purchase', bought(row)],
    ['omni_purchase', bought(row)],
    ['offsite_conversion.fb_pixel_purchase', bought(row)],
  ];
  const found = counts
    .filter(([, count]) => count > 0)
    .map(([type, count]) => ({ action_type: type, value: String(count) }));
  return found.length === 0 ? undefined : found;
}

function actionValues(row: InsightRow): unknown {
  const value = row.figures.conversionsValue.toFixed(2);
  if (bought(row) === 0) return undefined;
  return ['purchase', 'omni_purchase', 'offsite_conversion.fb_pixel_purchase'].map((type) => ({
    action_type: type,
    value,
  }));
}

const READERS: Readonly<Record<string, Reader>> = {
  account_id: ({ account }) => account.id,
  account_name: ({ account }) => account.name,
  account_currency: ({ account }) => account.currency,
  campaign_id: ({ campaign }) => campaign?.id,
  campaign_name: ({ campaign }) => campaign?.fields.name,
  adset_id: ({ adset }) => adset?.id,
  adset_name: ({ adset }) => adset?.fields.name,
  ad_id: ({ ad }) => ad?.id,
  ad_name: ({ ad }) => ad?.fields.name,
  objective: ({ campaign }) => campaign?.fields.objective,
  buying_type: ({ campaign }) => campaign?.fields.buying_type,
  optimization_goal: ({ adset }) => adset?.fields.optimization_goal,
  impressions: (row) => String(shown(row)),
  reach: (row) => String(Math.ceil(shown(row) * 0.8)),
  frequency: (row) => ratio(shown(row), Math.ceil(shown(row) * 0.8)),
  clicks: (row) => String(clicksOf(row)),
  inline_link_clicks: (row) => String(clicksOf(row)),
  unique_clicks: (row) => String(clicksOf(row)),
  spend: (row) => majorUnits(spent(row), row.account.currency),
  social_spend: (row) => majorUnits(0, row.account.currency),
  cpc: (row) => ratio(major(row), clicksOf(row)),
  cpm: (row) => ratio(major(row) * 1_000, shown(row)),
  ctr: (row) => ratio(clicksOf(row) * 100, shown(row)),
  inline_link_click_ctr: (row) => ratio(clicksOf(row) * 100, shown(row)),
  cost_per_inline_link_click: (row) => ratio(major(row), clicksOf(row)),
  actions,
  action_values: actionValues,
  conversions: (row) =>
    bought(row) === 0 ? undefined : [{ action_type: 'purchase', value: String(bought(row)) }],
  conversion_values: actionValues,
  purchase_roas: (row) =>
    bought(row) === 0 || major(row) === 0
      ? undefined
      : [
          {
            action_type: 'omni_purchase',
            value: (row.figures.conversionsValue / major(row)).toFixed(6),
          },
        ],
};

/** Fields of the vendor's list that no figure here fills. */
const SILENT = words(`
  ad_click_actions ad_impression_actions adset_end
  adset_start attribution_setting auction_bid canvas_avg_view_percent canvas_avg_view_time conversion_lead_rate conversion_rate_ranking cost_per_action_type cost_per_conversion
  cost_per_inline_post_engagement cost_per_outbound_click cost_per_thruplay cost_per_unique_action_type cost_per_unique_click cost_per_unique_inline_link_click
  cost_per_unique_outbound_click cpp created_time engagement_rate_ranking full_view_impressions full_view_reach inline_post_engagement labels location mobile_app_purchase_roas
  outbound_clicks outbound_clicks_ctr quality_ranking result_rate results unique_actions unique_ctr unique_inline_link_click_ctr unique_inline_link_clicks
  unique_link_clicks_ctr unique_outbound_clicks unique_outbound_clicks_ctr updated_time video_30_sec_watched_actions video_avg_time_watched_actions
  video_p100_watched_actions video_p25_watched_actions video_p50_watched_actions video_p75_watched_actions video_p95_watched_actions video_play_actions website_ctr
  website_purchase_roas wish_bid
`);

export const INSIGHT_FIELDS: ReadonlySet<string> = new Set([
  ...Object.keys(READERS),
  ...SILENT,
  'date_start',
  'date_stop',
]);

/**
 * The asked fields of a line, and always its dates and breakdowns. All figures are texts, money in
 * major units (platform document 1d).
 */
export function writeInsight(
  row: InsightRow,
  asked: readonly string[],
  breakdowns: readonly string[],
): Fields {
  const values = asked
    .map((name) => [name, READERS[name]?.(row)] as const)
    .filter(([, value]) => value !== undefined);
  return {
    ...Object.fromEntries(values),
    date_start: row.since,
    date_stop: row.until,
    ...Object.fromEntries(breakdowns.map((name) => [name, BREAKDOWNS[name]])),
  };
}

/** The fields of an answer when none is requested. */
export const USUAL_FIELDS = ['account_id', 'impressions', 'spend'] as const;
