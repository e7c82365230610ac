import { DateTime } from 'luxon';
import type { ServingStatus } from '../../port/draft';
import { type Level, type ListFilter, listPath } from './requests';
import type { Session } from './session';

/**
 * Objects as the vendor's OpenAPI of v3 describes them, as far as this connector looks at them. Ids
 * are strings of digits.
 */

export type ConfiguredStatus = 'ACTIVE' | 'PAUSED' | 'ARCHIVED' | 'DELETED';

interface RedditObject {
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

export interface Campaign extends RedditObject {
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

export interface AdGroup extends RedditObject {
  readonly campaign_id?: string | null;
  readonly targeting?: Targeting | null;
}

export interface QueryParameter {
  readonly name?: string;
  readonly value?: string;
}

export interface Ad extends RedditObject {
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
  /** `VALID`, `PENDING`, `SUSPENDED`, … */
  readonly admin_approval?: string | null;
}

export interface Business {
  readonly id: string;
  readonly name?: string | null;
}

export interface Profile {
  readonly id: string;
  readonly username?: string | null;
}

export interface Pixel {
  readonly id: string;
  readonly name?: string | null;
}

export interface FundingInstrument {
  readonly id: string;
  readonly name?: string | null;
  readonly currency?: string | null;
  readonly is_servable?: boolean | null;
  readonly reasons_not_servable?: readonly string[] | null;
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

interface Objects {
  readonly campaign: Campaign;
  readonly adGroup: AdGroup;
  readonly ad: Ad;
}

/** Objects of a level that live, on all pages. At most 200 ids per filter. */
export async function* living<L extends Level>(
  session: Session,
  level: L,
  filter: ListFilter = {},
): AsyncGenerator<Objects[L]> {
  for await (const one of session.all<Objects[L]>({
    path: listPath(session.accountId, level, filter),
    policy: 'read',
    entity: level,
  })) {
    if (isLiving(one)) yield one;
  }
}

/** The same, all at once. */
export const allLiving = <L extends Level>(
  session: Session,
  level: L,
  filter: ListFilter = {},
): Promise<readonly Objects[L][]> => collected(living(session, level, filter));

export const collected = async <T>(items: AsyncIterable<T>): Promise<readonly T[]> => {
  const all: T[] = [];
  for await (const item of items) all.push(item);
  return all;
};

/** `configured_status` is always sent: Reddit's default is ACTIVE. */
export const statusName = (status: ServingStatus): 'ACTIVE' | 'PAUSED' =>
  status === 'ENABLED' ? 'ACTIVE' : 'PAUSED';

export const statusOf = (configured: string | null | undefined): ServingStatus =>
  configured === 'ACTIVE' ? 'ENABLED' : 'PAUSED';

/** Archived and deleted objects are gone for us, whatever list they were on. */
const isLiving = ({
  configured_status: status,
}: {
  readonly configured_status?: string | null;
}): boolean => status === 'ACTIVE' || status === 'PAUSED';

/** A moment to the second, in UTC, as the vendor writes it. */
const vendorTime = (at: DateTime): string => at.toUTC().toFormat("yyyy-MM-dd'T'HH:mm:ss'Z'");

const midnight = (date: string, zone: string): DateTime =>
  DateTime.fromISO(date, { zone }).startOf('day');

const isMidnight = (at: DateTime): boolean => at.hasSame(at.startOf('day'), 'second');

/** When a campaign that is to start on a day does: as the day begins in the ad account's zone. */
export const startOfDay = (date: string, zone: string): string => vendorTime(midnight(date, zone));

/**
 * When a campaign without a start date starts: at once, but never on a midnight, which would read
 * as a start date.
 */
export const startNow = (nowMs: number, zone: string): string => {
  const now = DateTime.fromMillis(nowMs, { zone }).startOf('second');
  return vendorTime(isMidnight(now) ? now.plus({ seconds: 1 }) : now);
};

/** A campaign runs through its last day. */
export const endOfDay = (date: string, zone: string): string =>
  vendorTime(midnight(date, zone).plus({ days: 1 }));

/**
 * The day that a start stands for: a midnight was set; any other moment is only when the campaign
 * was made.
 */
export const startDateOf = (time: string | null | undefined, zone: string): string | null => {
  const at = read(time, zone);
  return at && isMidnight(at) ? at.toISODate() : null;
};

/**
 * The last day that an end stands for; an end in the middle of a day, which we never set, as it is.
 */
export const endDateOf = (time: string | null | undefined, zone: string): string | null => {
  const at = read(time, zone);
  if (!at) return time || null;
  return isMidnight(at) ? at.minus({ days: 1 }).toISODate() : vendorTime(at);
};

const read = (time: string | null | undefined, zone: string): DateTime | undefined => {
  const at = time ? DateTime.fromISO(time, { zone }) : undefined;
  return at?.isValid ? at : undefined;
};
