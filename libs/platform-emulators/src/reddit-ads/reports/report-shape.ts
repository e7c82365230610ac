import { any, list, object, oneOf, text, textLike } from '../wire/shape';

export const BREAKDOWNS = [
  'AD_ACCOUNT_ID',
  'AD_GROUP_ID',
  'AD_ID',
  'CAMPAIGN_ID',
  'COUNTRY',
  'DATE',
  'HOUR',
  'DMA',
  'METRO',
  'CAROUSEL_CARD',
  'GALLERY_ITEM_ID',
  'GENDER',
  'INTEREST',
  'KEYWORD',
  'PLACEMENT',
  'OS_TYPE',
  'ASSET_ID',
  'REGION',
  'COMMUNITY',
  'LANGUAGE',
] as const;

const hour = textLike(/^\d{4}-\d\d-\d\dT\d\d:00:00Z$/);

/** `POST /ad_accounts/{a}/reports` (platform document 3d). */
export const reportShape = object(
  {
    breakdowns: list(oneOf(BREAKDOWNS), 4),
    custom_column_ids: list(text),
    fields: list(textLike(/^[A-Z0-9_]+$/)),
    filter: text,
    starts_at: hour,
    ends_at: hour,
    time_zone_id: text,
    conversion_metrics: list(any),
    conversion_custom_events: list(any, 20),
  },
  ['starts_at', 'ends_at', 'fields'],
);
