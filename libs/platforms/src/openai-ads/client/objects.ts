import { DateTime } from 'luxon';

/**
 * Objects as OpenAI answers them (Advertiser API; members that we do not read are left out).
 * Unknown members are normal.
 */

export interface WireLocation {
  readonly id?: string;
}

export interface WireLocations {
  readonly countries?: readonly string[] | null;
  readonly include?: readonly WireLocation[] | null;
}

export interface WireTargeting {
  readonly locations?: WireLocations | null;
  readonly excluded_locations?: WireLocations | null;
  readonly platforms?: { readonly included?: readonly string[] | null } | null;
  readonly custom_audiences?: unknown;
  readonly excluded_custom_audiences?: unknown;
}

export interface WireIssue {
  readonly code?: string;
}

/** What every level has. `active`, `paused` or `archived`. */
export interface WireObject {
  readonly id: string;
  readonly name: string;
  readonly status: string;
  /** Unix seconds. */
  readonly created_at?: number;
  readonly serving_issues?: readonly WireIssue[] | null;
}

export interface WireCampaign extends WireObject {
  readonly budget?: {
    readonly daily_spend_limit_micros?: number | null;
    readonly lifetime_spend_limit_micros?: number | null;
  } | null;
  readonly bidding_type?: string | null;
  readonly start_time?: number | null;
  readonly end_time?: number | null;
  readonly targeting?: WireTargeting | null;
  readonly landing_page_configuration?: { readonly query_string_template?: string | null } | null;
}

export interface WireBidding {
  readonly billing_event_type?: string | null;
  readonly strategy?: string | null;
  readonly max_bid_micros?: number | null;
  readonly custom_audience_bid_multipliers?: readonly unknown[] | null;
}

export interface WireAdGroup extends WireObject {
  readonly context_hints?: readonly string[] | null;
  readonly bidding_config?: WireBidding | null;
  readonly bid_too_low?: boolean | null;
}

export interface WireCreative {
  readonly type?: string | null;
  readonly title?: string | null;
  readonly body?: string | null;
  readonly target_url?: string | null;
  readonly file_id?: string | null;
}

export interface WireReview {
  readonly status?: string | null;
  readonly reason?: string | null;
}

export interface WireAd extends WireObject {
  readonly creative?: WireCreative | null;
  readonly review_status?: string | null;
  readonly review?: WireReview | null;
}

export interface WireAccount {
  readonly id?: string;
  readonly name?: string;
  readonly status?: string | null;
  readonly timezone?: string | null;
  readonly currency_code?: string | null;
  readonly review?: WireReview | null;
  readonly account_integrity_review?: { readonly review?: WireReview | null } | null;
}

/** What each level is answered as. */
export interface WireOf {
  readonly campaign: WireCampaign;
  readonly adGroup: WireAdGroup;
  readonly ad: WireAd;
}

/** Unix seconds of the first moment of a day in a zone. */
export const startOfDay = (date: string, timeZone: string): number =>
  secondsOf(DateTime.fromISO(date, { zone: timeZone }).startOf('day'));

/** Unix seconds of the last second of a day in a zone. */
export const endOfDay = (date: string, timeZone: string): number =>
  secondsOf(DateTime.fromISO(date, { zone: timeZone }).endOf('day'));

/** The day that begins at this moment; with a time where none does. */
export const dayFrom = (seconds: number, timeZone: string): string =>
  dayAt(seconds, timeZone, startOfDay);

/** The day that ends at this moment; with a time where none does. */
export const dayUntil = (seconds: number, timeZone: string): string =>
  dayAt(seconds, timeZone, endOfDay);

const dayAt = (
  seconds: number,
  zone: string,
  edge: (date: string, timeZone: string) => number,
): string => {
  const moment = DateTime.fromSeconds(seconds, { zone });
  const date = moment.toFormat('yyyy-MM-dd');
  return edge(date, zone) === seconds ? date : moment.toFormat("yyyy-MM-dd'T'HH:mm:ss");
};

/** A day, or a day with a time, as it was read: the moment that it stands for. */
export const momentOf = (
  text: string,
  timeZone: string,
  edge: (date: string, zone: string) => number,
): number =>
  text.includes('T') ? secondsOf(DateTime.fromISO(text, { zone: timeZone })) : edge(text, timeZone);

const secondsOf = (moment: DateTime): number => Math.floor(moment.toSeconds());

const OURS: Readonly<Record<string, string>> = { active: 'ENABLED', paused: 'PAUSED' };
const THEIRS: Readonly<Record<string, 'active' | 'paused'>> = {
  ENABLED: 'active',
  PAUSED: 'paused',
};

/** OpenAI's word for a state in ours; an unknown word stays as it is. */
export const statusFrom = (status: string): string => OURS[status] ?? status.toUpperCase();

export const statusTo = (status: string): 'active' | 'paused' => THEIRS[status] ?? 'paused';
