import type { EntityKind } from '../../port/attributes';
import type { Failure, FailureDetail } from '../../port/failure';
import type { HttpAnswer } from '../../port/io';
import { UNVERIFIED } from '../unverified';

/**
 * What a request does: a lost `create` may have been done and must not be sent blindly again; the
 * others may.
 */
export type Nature = 'read' | 'create' | 'change';

/** What the failure of a call is about. */
export interface About {
  readonly nature: Nature;
  readonly entity: EntityKind;
}

interface FieldError {
  readonly field: string;
  readonly message: string;
}

/** The failure that a status other than 2xx stands for (spec/platforms/reddit-ads.md 3f). */
export const classify = (answer: HttpAnswer, about: About): Failure => {
  const { status } = answer;
  const detail = detailOf(answer);
  if (status === 429) {
    return { kind: 'throttled', retryAfterSeconds: waitOf(answer.headers), scope: 'short', detail };
  }
  if (status >= 500 || status === 408) return lost(about.nature, detail);
  if (status === 401) return { kind: 'unauthorised', detail };
  if (status === 403 && NO_SCOPE.test(detail.message)) {
    return { kind: 'unauthorised', concerns: 'ad-account', detail };
  }
  if (status === 410) {
    return {
      kind: 'refused',
      detail: {
        ...detail,
        code: 'VERSION_SUNSET',
        message: `Reddit does not serve this version of its API. ${detail.message}`,
      },
    };
  }
  const field = fieldOf(fieldsOf(answer)[0]?.field, about.entity);
  return { kind: 'refused', ...(field === undefined ? {} : { field }), detail };
};

/**
 * The vendor's answer does not fit what was asked: for a create it is unknown whether it was done.
 */
export const contradicted = (message: string, nature: Nature): Failure =>
  lost(nature, { code: 'PLATFORM_CONTRADICTED', message });

const lost = (nature: Nature, detail: FailureDetail): Failure => ({
  kind: nature === 'create' ? 'unknown' : 'unavailable',
  detail,
});

/**
 * A token without the scope needs a new sign-in; other 403s are about one thing that this person
 * may not do.
 */
const NO_SCOPE = /scope|access not granted/i;

/** The vendor's code is its HTTP status, nothing else. */
const detailOf = (answer: HttpAnswer): FailureDetail => {
  const error = jsonIn(answer.body)?.['error'];
  const reported =
    isObject(error) && typeof error['message'] === 'string'
      ? error['message']
      : `Reddit answered with status ${answer.status}.`;
  const named = fieldsOf(answer).map(({ field, message }) => `${field}: ${message}`);
  return { code: `HTTP_${answer.status}`, message: [reported, ...named].join(' ') };
};

const fieldsOf = ({ body }: HttpAnswer): readonly FieldError[] => {
  const error = jsonIn(body)?.['error'];
  const fields: unknown = isObject(error) ? error['fields'] : undefined;
  return Array.isArray(fields)
    ? fields.filter((one): one is FieldError => isObject(one) && typeof one['field'] === 'string')
    : [];
};

type Words = readonly (readonly [RegExp, string])[];

const TARGETING: Words = [
  [/geolocations/, 'geoTargets'],
  [/excluded_keywords/, 'negativeKeywords'],
  [/keywords/, 'keywords'],
  [/languages/, 'languages'],
  [/devices/, 'targeting/devices'],
];

/**
 * Members that the vendor names in its errors, and our field that they come from; the first that
 * occurs counts.
 */
const BY_MEMBER: Readonly<Record<EntityKind, Words>> = {
  campaign: [
    [/goal_value|goal_type|spend_cap/, 'budget'],
    [/bid_|optimization_goal|conversion_pixel|view_through/, 'biddingStrategy'],
    [/objective/, 'objective'],
    [/start_time/, 'startDate'],
    [/end_time/, 'endDate'],
    [/schedule/, 'adSchedule'],
    [/special_ad_categories/, 'declarations/specialAdCategories'],
    [/status/, 'status'],
    [/name/, 'name'],
  ],
  adGroup: [...TARGETING, [/status/, 'status'], [/name/, 'name']],
  ad: [
    [/call_to_action/, 'callToAction'],
    [/image|media|thumbnail/, 'images'],
    [/headline/, 'headlines'],
    [/body/, 'descriptions'],
    [/click_url_query_parameters/, 'trackingTemplate'],
    [/click_url|destination|url/, 'finalUrl'],
    [/status/, 'status'],
    [/name/, 'headlines'],
  ],
  keyword: [[/keyword/, 'text']],
};

/** Our field path for a member such as `data.targeting.keywords[0]`, as far as it is known. */
const fieldOf = (member: string | undefined, entity: EntityKind): string | undefined =>
  member === undefined ? undefined : BY_MEMBER[entity].find(([word]) => word.test(member))?.[1];

export type JsonObject = Readonly<Record<string, unknown>>;

/** The JSON object in a body; undefined when there is none. */
export const jsonIn = (body: Buffer): JsonObject | undefined => {
  try {
    const value: unknown = JSON.parse(body.toString('utf8'));
    return isObject(value) ? value : undefined;
  } catch {
    return undefined;
  }
};

export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** One policy as `RateLimit` tells of it: `"ads-campaign-management-write";r=0;t=42`. */
const POLICY = /"[^"]*"((?:\s*;\s*[a-z]+=\d+)*)/g;

/**
 * Seconds that a 429 asks to wait: the longest of the policies that are used up (IETF draft
 * headers, spec/platforms/reddit-ads.md 3f), else `Retry-After`, else a minute, which is every
 * policy's window.
 */
export const waitOf = (headers: Readonly<Record<string, string>>): number => {
  const waits = [...(headers['ratelimit'] ?? '').matchAll(POLICY)]
    .map(([, members = '']) => membersOf(members))
    .filter(({ r }) => r === 0)
    .map(({ t }) => t ?? 0);
  if (waits.length > 0) return Math.max(1, ...waits);
  const retryAfter = Number(headers['retry-after'] ?? Number.NaN);
  return retryAfter >= 0 ? retryAfter : UNVERIFIED.unnamedWaitSeconds;
};

const membersOf = (text: string): { readonly r?: number; readonly t?: number } =>
  Object.fromEntries(
    [...text.matchAll(/([a-z]+)=(\d+)/g)].map(([, name = '', value]) => [name, Number(value)]),
  );
