import type { Level } from '../data/levels';

/** Beginnings of what OpenAI calls a parameter, with our field; the first that fits counts. */
const FIELDS: { readonly [level in Level]: readonly (readonly [param: string, field: string])[] } =
  {
    campaign: [
      ['name', 'name'],
      ['status', 'status'],
      ['budget', 'budget'],
      ['bidding_type', 'biddingStrategy'],
      ['conversion_event_setting_ids', 'biddingStrategy'],
      ['start_time', 'startDate'],
      ['end_time', 'endDate'],
      ['targeting.platforms', 'targeting.devices'],
      ['targeting', 'geoTargets'],
      ['landing_page_configuration', 'trackingTemplate'],
    ],
    adGroup: [
      ['name', 'name'],
      ['status', 'status'],
      ['context_hints', 'contextHints'],
      ['bidding_config.max_bid_micros', 'maxCpc'],
      ['bidding_config', 'biddingStrategy'],
    ],
    ad: [
      ['name', 'headlines'],
      ['status', 'status'],
      ['creative.title', 'headlines'],
      ['creative.body', 'descriptions'],
      ['creative.target_url', 'finalUrl'],
      ['creative.file_id', 'images'],
    ],
  };

/** Our field that a refused parameter stands for; undefined when it can not be told. */
export const fieldOf = (level: Level, param: string): string | undefined =>
  FIELDS[level].find(([beginning]) => param.startsWith(beginning))?.[1];
