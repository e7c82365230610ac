import type { EntityKind } from '../../port/attributes';
import type { Failure, FailureDetail } from '../../port/failure';
import { UNVERIFIED } from '../unverified';
import { errorIn, type GraphAnswer, isRow, listIn, numberIn, type Row, textIn } from './objects';
import { NEWEST_VERSION } from './session';

/**
 * What a call does: a lost `create` may have been done and must not be sent blindly again; the
 * others may.
 */
export type Nature = 'read' | 'create' | 'change';

export interface Asked {
  readonly nature: Nature;
  readonly entity: EntityKind;
  /** As in the path, `v26.0`. */
  readonly version: string;
}

/** Why a call was not taken; undefined when it was: 200 and no error inside. */
export const classify = (answer: GraphAnswer, asked: Asked): Failure | undefined => {
  const error = errorIn(answer);
  const code = numberIn(error, 'code');
  if (code !== undefined) return classifyError(error, code, answer, asked);
  if (answer.status !== 200) return byStatus(answer, asked);
  return answer.body && !('error' in answer.body)
    ? undefined
    : contradicted('The answer is no JSON object.', asked.nature, requestIdIn(answer));
};

const classifyError = (
  error: Row,
  code: number,
  answer: GraphAnswer,
  { nature, entity, version }: Asked,
): Failure => {
  const detail = detailOf(error, code, answer);
  if (TOKEN_DEAD.has(code)) return { kind: 'unauthorised', detail };
  if (isThrottle(code)) return throttled(error, answer.headers, detail);
  if (
    code === VERSION_ENDED ||
    (code === PATH_UNKNOWN && /path components/i.test(detail.message))
  ) {
    return versionEnded(version, detail);
  }
  if (TRANSIENT.has(code) || error['is_transient'] === true || answer.status >= 500) {
    return lost(nature, detail);
  }
  const field = fieldOf(error, entity);
  return { kind: 'refused', ...(field === undefined ? {} : { field }), detail };
};

/** The answer does not fit what was asked: for a create it is unknown whether it was done. */
export const contradicted = (message: string, nature: Nature, requestId?: string): Failure =>
  lost(nature, {
    code: 'PLATFORM_CONTRADICTED',
    message,
    ...(requestId === undefined ? {} : { requestId }),
  });

/** True for what does not exist, or no longer, or not for this token: Meta does not say which. */
export const isMissing = (answer: GraphAnswer): boolean =>
  numberIn(errorIn(answer), 'code') === 100 &&
  numberIn(errorIn(answer), 'error_subcode') === OBJECT_MISSING;

export const VERSION_SUNSET = 'VERSION_SUNSET';

const versionEnded = (version: string, detail: FailureDetail): Failure => ({
  kind: 'refused',
  detail: {
    ...detail,
    code: VERSION_SUNSET,
    message: `Meta does not serve version ${version} of its API. The newest known version is ${NEWEST_VERSION}. ${detail.message}`,
  },
});

const lost = (nature: Nature, detail: FailureDetail): Failure => ({
  kind: nature === 'create' ? 'unknown' : 'unavailable',
  detail,
});

const byStatus = (answer: GraphAnswer, { nature }: Asked): Failure => {
  const requestId = requestIdIn(answer);
  const detail = {
    code: `HTTP_${answer.status}`,
    message: `Meta answered with status ${answer.status} and no error code.`,
    ...(requestId === undefined ? {} : { requestId }),
  };
  if (answer.status === 429) return throttled({}, answer.headers, detail);
  if (answer.status === 401) return { kind: 'unauthorised', detail };
  if (answer.status >= 500 || answer.status === 408) return lost(nature, detail);
  return { kind: 'refused', detail };
};

const detailOf = (error: Row, code: number, answer: GraphAnswer): FailureDetail => {
  const subcode = textIn(error, 'error_subcode');
  const texts = [
    textIn(error, 'message'),
    textIn(error, 'error_user_title'),
    textIn(error, 'error_user_msg'),
  ].filter((text) => text !== '');
  const requestId = textIn(error, 'fbtrace_id') || requestIdIn(answer);
  return {
    code: subcode === '' ? String(code) : `${code}/${subcode}`,
    message: texts.join(' ') || 'Meta gave no message.',
    ...(requestId ? { requestId } : {}),
  };
};

const requestIdIn = ({ headers }: GraphAnswer): string | undefined =>
  headers['x-fb-trace-id'] ?? headers['x-fb-request-id'];

/** Codes decide, the HTTP status only where there is none (spec/platforms/meta-ads.md 1f). */

/** Too many calls: of the app, the account, the page, the ad set, the business use case. */
const THROTTLED: ReadonlySet<number> = new Set([4, 17, 32, 341, 613, 80014]);

const isThrottle = (code: number): boolean =>
  THROTTLED.has(code) || (code >= 80_000 && code <= 80_009);

/** The budget of one ad set was changed too often: the next change is taken within the hour. */
const BUDGET_CHANGED_TOO_OFTEN = 1_487_632;

/** More changes of one account in a second than Meta takes. */
const TOO_MANY_MUTATIONS = 5_044_001;

/** The token is dead: expired, revoked, or never one. */
const TOKEN_DEAD: ReadonlySet<number> = new Set([102, 190]);

/** Meta could not say more: it is unknown whether it was done. */
const TRANSIENT: ReadonlySet<number> = new Set([1, 2]);

/** Missing, or not visible to this token (100/33). */
const OBJECT_MISSING = 33;

/** The version is no longer served, or never was. */
const VERSION_ENDED = 2_635;
const PATH_UNKNOWN = 2_500;

/** Our field for subcodes whose meaning is documented (spec/platforms/meta-ads.md 1b). */
const BY_SUBCODE: ReadonlyMap<number, string> = new Map([
  [1_885_272, 'budget'],
  [1_885_621, 'budget'],
  [1_487_632, 'budget'],
  [4_834_011, 'budget'],
  [3_858_079, 'declarations/advertiserIdentity/payer'],
  [3_858_081, 'declarations/advertiserIdentity/beneficiary'],
  [1_870_199, 'locationIntent'],
  [1_815_946, 'geoTargets'],
  [1_487_566, 'status'],
]);

/**
 * Words of Meta's parameters and messages, and the field of ours that they speak of; the first that
 * occurs counts.
 */
const BY_WORD: Readonly<Record<EntityKind, readonly (readonly [RegExp, string])[]>> = {
  campaign: [
    [/special_ad_categor/, 'declarations/specialAdCategories'],
    [/budget/, 'budget'],
    [/bid_|bid_strategy/, 'biddingStrategy'],
    [/objective/, 'objective'],
    [/status/, 'status'],
    [/name/, 'name'],
  ],
  adGroup: [
    [/dsa_payor/, 'declarations/advertiserIdentity/payer'],
    [/dsa_beneficiary/, 'declarations/advertiserIdentity/beneficiary'],
    [/locales/, 'languages'],
    [/device_platforms/, 'targeting/devices'],
    [/geo_|location|radius|targeting/, 'geoTargets'],
    [/bid_amount/, 'maxCpc'],
    [/bid_|optimization|billing|promoted_object|pixel|roas/, 'biddingStrategy'],
    [/start_time/, 'startDate'],
    [/end_time/, 'endDate'],
    [/budget/, 'budget'],
    [/status/, 'status'],
    [/name/, 'name'],
  ],
  ad: [
    [/image/, 'images'],
    [/call_to_action/, 'callToAction'],
    [/link_data\.link|\blink\b|url/, 'finalUrl'],
    [/message|description/, 'descriptions'],
    [/link_data\.name|title|headline/, 'headlines'],
    [/status/, 'status'],
    [/name/, 'headlines'],
  ],
  keyword: [],
};

/** Our field path, as far as an error of Meta names it: by what it blames, else by its message. */
const fieldOf = (error: Row, entity: EntityKind): string | undefined =>
  BY_SUBCODE.get(Number(error['error_subcode'])) ??
  byWord(blamedIn(error), entity) ??
  byWord([paramIn(textIn(error, 'message'))], entity);

/** `error_data` is JSON text, or the object itself. */
const blamedIn = (error: Row): readonly string[] => {
  const data =
    typeof error['error_data'] === 'string' ? jsonIn(error['error_data']) : error['error_data'];
  return isRow(data)
    ? listIn(data, 'blame_field_specs').map((path) =>
        Array.isArray(path) ? path.join('.') : String(path),
      )
    : [];
};

/** `(#100) Param targeting[locales] must be …` names its parameter. */
const paramIn = (message: string): string =>
  /(?:Param|parameter|field) ([\w.[\]]+)/.exec(message)?.[1] ?? '';

const byWord = (paths: readonly string[], entity: EntityKind): string | undefined =>
  paths
    .map((path) => BY_WORD[entity].find(([word]) => word.test(path))?.[1])
    .find((field) => field !== undefined);

const jsonIn = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
};

type Headers = Readonly<Record<string, string>>;

/**
 * How long to wait: what the headers say, else what is known of the code. Meta has no quota of a
 * day.
 */
const throttled = (error: Row, headers: Headers, detail: FailureDetail): Failure => ({
  kind: 'throttled',
  scope: 'short',
  retryAfterSeconds: Math.max(reportedWait(headers), bySubcode(error)) || usualWait(error),
  detail,
});

/** The business use case has minutes, the ad account seconds (spec/platforms/meta-ads.md 1f). */
const reportedWait = (headers: Headers): number =>
  Math.max(
    0,
    ...minutesIn(headers['x-business-use-case-usage']).map((minutes) => minutes * 60),
    ...accountSeconds(headers['x-ad-account-usage']),
    secondsOf(headers['retry-after']),
  );

const minutesIn = (header: string | undefined): readonly number[] =>
  Object.values(objectIn(header))
    .flatMap((uses) => (Array.isArray(uses) ? uses : []))
    .filter(isRow)
    .map((use) => numberIn(use, 'estimated_time_to_regain_access') ?? 0);

/** The time until the score starts anew counts only when the score is spent. */
const accountSeconds = (header: string | undefined): readonly number[] => {
  const usage = objectIn(header);
  return (numberIn(usage, 'acc_id_util_pct') ?? 0) >= 100
    ? [numberIn(usage, 'reset_time_duration') ?? 0]
    : [];
};

const secondsOf = (text: string | undefined): number =>
  text !== undefined && Number(text) > 0 ? Math.ceil(Number(text)) : 0;

const bySubcode = (error: Row): number => {
  switch (numberIn(error, 'error_subcode')) {
    case BUDGET_CHANGED_TOO_OFTEN:
      return UNVERIFIED.budgetChangeWait;
    case TOO_MANY_MUTATIONS:
      return UNVERIFIED.mutationWait;
    default:
      return 0;
  }
};

const usualWait = (error: Row): number =>
  UNVERIFIED.waits[String(error['code'])] ?? UNVERIFIED.waits['otherwise'] ?? 60;

const objectIn = (header: string | undefined): Row => {
  try {
    const value: unknown = JSON.parse(header ?? '');
    return isRow(value) ? value : {};
  } catch {
    return {};
  }
};
