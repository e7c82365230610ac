/** Objects as the vendor's OpenAPI of v3 describes them, as far as this connector looks at them. Ids are strings of digits. */

export type ConfiguredStatus = 'ACTIVE' | 'PAUSED' | 'ARCHIVED' | 'DELETED';

interface Held {
  readonly id: string;
  readonly name?: string | null;
  readonly configured_status?: string | null;
  readonly effective_status?: string | null;
  readonly delivery_status?: readonly string[] | null;
}

/** Days count from Sunday, which is 0. */
export interface TimeBlock {
  readonly start_day: number;
  readonly start_hour: number;
  readonly end_day: number;
  readonly end_hour: number;
}

export interface Campaign extends Held {
  readonly objective?: string | null;
  readonly goal_type?: string | null;
  readonly goal_value?: number | null;
  readonly start_time?: string | null;
  readonly end_time?: string | null;
  readonly schedule?: readonly TimeBlock[] | null;
  readonly bid_strategy?: string | null;
  readonly bid_type?: string | null;
  readonly bid_value?: number | null;
  readonly optimization_goal?: string | null;
  readonly special_ad_categories?: readonly string[] | null;
}

export interface DeviceTarget {
  readonly type?: string | null;
}

export interface Targeting {
  readonly geolocations?: readonly string[] | null;
  readonly excluded_geolocations?: readonly string[] | null;
  readonly keywords?: readonly string[] | null;
  readonly excluded_keywords?: readonly string[] | null;
  readonly languages?: readonly string[] | null;
  readonly devices?: readonly DeviceTarget[] | null;
  readonly [other: string]: unknown;
}

export interface AdGroup extends Held {
  readonly campaign_id?: string | null;
  readonly targeting?: Targeting | null;
}

export interface QueryParameter {
  readonly name?: string;
  readonly value?: string;
}

export interface Ad extends Held {
  readonly campaign_id?: string | null;
  readonly ad_group_id?: string | null;
  readonly post_id?: string | null;
  readonly click_url?: string | null;
  readonly click_url_query_parameters?: readonly QueryParameter[] | null;
  readonly rejection_reason?: string | null;
}

export interface ImageAsset {
  readonly media?: { readonly url?: string; readonly type?: string } | null;
  readonly name?: string | null;
}

export interface Destination {
  readonly url?: string;
  readonly call_to_action?: string | null;
}

/** What a post shows; which members there are depends on the type. */
export interface Creative {
  readonly type?: string;
  readonly headline?: string | null;
  readonly body?: string | null;
  readonly image?: ImageAsset | null;
  readonly destination?: Destination | null;
}

export interface Post {
  readonly id?: string;
  readonly creative?: Creative | null;
}

export interface PostJob {
  readonly id: string;
  readonly status?: string;
  readonly post_id?: string | null;
  readonly error_message?: string | null;
}

export interface AdAccount {
  readonly id: string;
  readonly name?: string | null;
  readonly currency?: string | null;
  readonly time_zone_id?: string | null;
}

export interface Geolocation {
  readonly id?: string;
  readonly name?: string;
  readonly country?: string;
  readonly region?: string;
  readonly city?: string;
  readonly postal_code?: string;
  readonly dma?: number;
}
