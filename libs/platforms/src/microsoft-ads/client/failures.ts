import type { EntityKind } from '../../port/attributes';
import { type Failure, type FailureDetail, PlatformFailure } from '../../port/failure';
import type { HttpAnswer } from '../../port/io';
import { UNVERIFIED } from '../unverified';
import type { WireError } from './objects';

/**
 * What a request does: a lost `create` may have been done and must not be sent blindly again; the
 * others may.
 */
export type Nature = 'read' | 'create' | 'change';

/** The failure of a whole call; undefined when the vendor took it. */
export const classifyAnswer = (
  answer: WireAnswer,
  nature: Nature,
  entity: EntityKind,
): Failure | undefined => {
  const worst = answer.errors.find((error) => isGeneral(error)) ?? answer.errors[0];
  if (worst) return classifyError(worst, nature, entity, answer.trackingId);
  if (answer.status >= 200 && answer.status < 300) {
    return answer.body
      ? undefined
      : contradicted('The answer is no JSON object.', nature, answer.trackingId);
  }
  return byStatus(answer, nature);
};

/** The failure that one error of the vendor stands for. */
export const classifyError = (
  error: WireError,
  nature: Nature,
  entity: EntityKind,
  requestId?: string,
): Failure => {
  const code = error.Code ?? Number.NaN;
  const detail = detailOf(error, requestId);
  const wait = THROTTLED.get(code);
  if (wait !== undefined) {
    return { kind: 'throttled', retryAfterSeconds: wait, scope: 'short', detail };
  }
  if (TRANSIENT.has(code)) return lost(nature, detail);
  if (UNAUTHORISED.has(code)) return { kind: 'unauthorised', detail };
  if (code === NOT_AUTHORISED) return { kind: 'unauthorised', concerns: 'ad-account', detail };
  const field = fieldOf(error, entity);
  return {
    kind: 'refused',
    ...(field ? { field } : {}),
    detail: NAME_TAKEN.has(code) ? { ...detail, code: 'REMOTE_NAME_TAKEN' } : detail,
  };
};

/**
 * The vendor's answer does not fit what was asked: for a create it is unknown whether it was done.
 */
export const contradicted = (message: string, nature: Nature, requestId?: string): Failure =>
  lost(nature, { code: 'PLATFORM_CONTRADICTED', message, ...(requestId ? { requestId } : {}) });

const isGeneral = ({ Code }: WireError): boolean => {
  const code = Code ?? Number.NaN;
  return (
    THROTTLED.has(code) || TRANSIENT.has(code) || UNAUTHORISED.has(code) || code === NOT_AUTHORISED
  );
};

const lost = (nature: Nature, detail: FailureDetail): Failure => ({
  kind: nature === 'create' ? 'unknown' : 'unavailable',
  detail,
});

const byStatus = (
  { status, trackingId, retryAfterSeconds }: WireAnswer,
  nature: Nature,
): Failure => {
  const detail = {
    code: `HTTP_${status}`,
    message: `Microsoft answered with status ${status} and no error code.`,
    ...(trackingId ? { requestId: trackingId } : {}),
  };
  if (status === 429) {
    return {
      kind: 'throttled',
      retryAfterSeconds: retryAfterSeconds ?? 60,
      scope: 'short',
      detail,
    };
  }
  if (status === 401) return { kind: 'unauthorised', detail };
  if (status === 403) return { kind: 'unauthorised', concerns: 'ad-account', detail };
  if (status >= 500 || status === 408) return lost(nature, detail);
  return { kind: 'refused', detail };
};

const detailOf = (error: WireError, requestId: string | undefined): FailureDetail => {
  const name = error.ErrorCode || `CODE_${error.Code ?? 'NONE'}`;
  const reported = [error.Message, error.DisapprovedText && `Disapproved: ${error.DisapprovedText}`]
    .filter(Boolean)
    .join(' ');
  return {
    code: name,
    message: `${reported || 'Microsoft gave no message.'} (${error.Code ?? '?'} ${name})`,
    ...(requestId ? { requestId } : {}),
  };
};

/** Codes decide; the HTTP status only where there is none (spec/platforms/microsoft-ads.md 2f). */

/** Seconds to wait per code. */
const THROTTLED: ReadonlyMap<number, number> = new Map([
  [117, 60],
  [207, UNVERIFIED.reportsBusySeconds],
  [4204, 900],
]);

/**
 * InternalError, ServiceTimeOut, failed to send to internal server: it is unknown whether it was
 * done.
 */
const TRANSIENT: ReadonlySet<number> = new Set([0, 833, 5612]);

/** InvalidCredentials, AuthenticationTokenExpired: the sign-in itself. */
const UNAUTHORISED: ReadonlySet<number> = new Set([105, 109]);

/** UserIsNotAuthorized: the person may not use the account that the request names. */
const NOT_AUTHORISED = 106;

/** AuthenticationTokenExpired: worth one new token, whatever the HTTP status. */
export const TOKEN_EXPIRED = 109;

/**
 * A name that another object holds: two codes for campaigns (which one fires is unverified, so both
 * are taken), one for ad groups.
 */
const NAME_TAKEN: ReadonlySet<number> = new Set([1115, 1129, 1214]);

/**
 * A criterion that is there already (4517, 4521): another user, or the platform itself, was faster.
 */
export const CRITERION_EXISTS: ReadonlySet<string> = new Set([
  'CampaignCriterionAlreadyExists',
  'DuplicateCampaignCriterion',
  'CODE_4517',
  'CODE_4521',
]);

/** Our field for codes whose meaning is documented (spec/platforms/microsoft-ads.md). */
const BY_CODE: ReadonlyMap<number, string> = new Map([
  [1115, 'name'],
  [1129, 'name'],
  [1214, 'name'],
  [4907, 'budget'],
  [4718, 'budget'],
  [1166, 'biddingStrategy'],
  [1167, 'biddingStrategy'],
  [1542, 'text'],
  [1517, 'text'],
  [1313, 'headlines'],
  [622, 'geoTargets'],
  [4517, 'geoTargets'],
  [4521, 'geoTargets'],
]);

/**
 * Words of the vendor's field paths and error names, and the field that they speak of; the first
 * that occurs counts.
 */
const BY_WORD: Readonly<Record<EntityKind, readonly (readonly [RegExp, string])[]>> = {
  campaign: [
    [/political/i, 'declarations/politicalAdvertising'],
    [/budget/i, 'budget'],
    [/bidding|bidstrategy|targetcpa|targetroas|maxcpc/i, 'biddingStrategy'],
    [/negativekeyword/i, 'negativeKeywords'],
    [/daytime/i, 'schedule'],
    [/device/i, 'devices'],
    [/intent/i, 'locationIntent'],
    [/location|radius|latitude|longitude|criterion/i, 'geoTargets'],
    [/language/i, 'languages'],
    [/trackingurl|trackingtemplate/i, 'trackingTemplate'],
    [/startdate/i, 'startDate'],
    [/enddate/i, 'endDate'],
    [/image|media/i, 'images'],
    [/extension|sitelink|callout|phone/i, 'extensions'],
    [/status|entitystate/i, 'status'],
    [/name/i, 'name'],
  ],
  adGroup: [
    [/startdate/i, 'startDate'],
    [/enddate|dates/i, 'endDate'],
    [/bid|cpc/i, 'maxCpc'],
    [/network/i, 'networks'],
    [/status|entitystate/i, 'status'],
    [/name/i, 'name'],
  ],
  ad: [
    [/longheadline/i, 'longHeadline'],
    [/headline|title/i, 'headlines'],
    [/description/i, 'descriptions'],
    [/path1/i, 'path1'],
    [/path2/i, 'path2'],
    [/path/i, 'path1'],
    [/businessname/i, 'businessName'],
    [/calltoaction/i, 'callToAction'],
    [/image|media/i, 'images'],
    [/startdate/i, 'startDate'],
    [/enddate/i, 'endDate'],
    [/finalurl|url/i, 'finalUrl'],
    [/pinned/i, 'headlines'],
    [/status|entitystate/i, 'status'],
  ],
  keyword: [
    [/matchtype/i, 'matchType'],
    [/finalurl|url/i, 'finalUrl'],
    [/bid/i, 'maxCpc'],
    [/status|entitystate/i, 'status'],
    [/text|keyword/i, 'text'],
  ],
};

/** Our field path, as far as an error of the vendor names it. */
const fieldOf = (error: WireError, entity: EntityKind): string | undefined =>
  BY_CODE.get(error.Code ?? Number.NaN) ??
  byWord(error.FieldPath, entity) ??
  byWord(error.ErrorCode, entity);

const byWord = (text: string | null | undefined, entity: EntityKind): string | undefined =>
  text ? BY_WORD[entity].find(([word]) => word.test(text))?.[1] : undefined;

/** An answer of the vendor, read but not yet believed. */
export interface WireAnswer {
  readonly status: number;
  /** Undefined when the body is not a JSON object. */
  readonly body: Readonly<Record<string, unknown>> | undefined;
  /** The vendor's own id of the request. */
  readonly trackingId: string | undefined;
  readonly retryAfterSeconds: number | undefined;
  /** Errors that concern the whole call; empty when it was taken. */
  readonly errors: readonly WireError[];
}

export const readAnswer = (answer: HttpAnswer): WireAnswer => {
  const body = objectIn(answer.body);
  const trackingId = answer.headers['trackingid'] ?? textOf(body?.['TrackingId']);
  const retryAfter = Number(answer.headers['retry-after'] ?? Number.NaN);
  return {
    status: answer.status,
    body,
    trackingId,
    retryAfterSeconds: retryAfter >= 0 ? retryAfter : undefined,
    errors: errorsIn(body),
  };
};

/** The three lists in which the vendor's two kinds of fault keep their errors (2f). */
const FAULT_LISTS = ['Errors', 'OperationErrors', 'BatchErrors'] as const;

const errorsIn = (body: WireAnswer['body']): readonly WireError[] =>
  FAULT_LISTS.flatMap((list) => listOf<WireError>(body?.[list]).filter((error) => error !== null));

export const listOf = <T>(value: unknown): readonly (T | null)[] =>
  Array.isArray(value) ? value : [];

const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value ? value : undefined;

const objectIn = (body: Buffer): WireAnswer['body'] => {
  try {
    const value: unknown = JSON.parse(body.toString('utf8'));
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : undefined;
  } catch {
    return undefined;
  }
};

/** What became of one item of a list: its id, or why there is none. */
export type ItemResult = { readonly id: string } | { readonly failure: Failure };

interface Asked {
  readonly count: number;
  readonly nature: Nature;
  readonly entity: EntityKind;
}

/**
 * Reads the answer to an Add: ids in the order of the request, null where it failed, errors by
 * index. An answer that does not fit the request is not believed: the whole call is `unknown`, or
 * the item when only that one contradicts itself.
 */
export const addedItems = (
  answer: WireAnswer,
  ids: readonly (string | null)[],
  errors: ReadonlyMap<number, WireError>,
  asked: Asked,
): readonly ItemResult[] => {
  if (ids.length !== asked.count) {
    throw new PlatformFailure(
      contradicted(`${ids.length} ids for ${asked.count} items.`, 'create', answer.trackingId),
    );
  }
  return ids.map((id, index) => {
    const error = errors.get(index);
    if (id && !error) return { id };
    if (!id && error) {
      return { failure: classifyError(error, 'create', asked.entity, answer.trackingId) };
    }
    return {
      failure: contradicted(
        id ? 'An id and an error for the same item.' : 'Neither an id nor an error for an item.',
        'create',
        answer.trackingId,
      ),
    };
  });
};

/** Failures of an Update or Delete by index of the request; items without one were done. */
export const failedItems = (
  answer: WireAnswer,
  errors: ReadonlyMap<number, WireError>,
  asked: Asked,
): ReadonlyMap<number, Failure> => {
  const beyond = [...errors.keys()].find((index) => index >= asked.count);
  if (beyond !== undefined) {
    throw new PlatformFailure(
      contradicted(
        `An error for item ${beyond} of ${asked.count}.`,
        asked.nature,
        answer.trackingId,
      ),
    );
  }
  return new Map(
    [...errors].map(([index, error]) => [
      index,
      classifyError(error, asked.nature, asked.entity, answer.trackingId),
    ]),
  );
};

/** `PartialErrors`: a flat list, each with the index of its item. */
export const partialErrors = (answer: WireAnswer): ReadonlyMap<number, WireError> =>
  new Map(
    present(answer.body?.['PartialErrors']).map((error) => [
      error.Index ?? Number.MAX_SAFE_INTEGER,
      error,
    ]),
  );

/**
 * `NestedPartialErrors` of criteria: one collection per criterion, holding the error itself or a
 * list of them.
 */
export const nestedErrors = (answer: WireAnswer): ReadonlyMap<number, WireError> =>
  new Map(
    present(answer.body?.['NestedPartialErrors']).map((nest) => [
      nest.Index ?? Number.MAX_SAFE_INTEGER,
      present(nest.BatchErrors)[0] ?? nest,
    ]),
  );

/**
 * `NestedPartialErrors` of negative keywords of one entity: the inner index is the keyword's; an
 * error without inner ones applies to every keyword.
 */
export const negativeErrors = (answer: WireAnswer, count: number): ReadonlyMap<number, WireError> =>
  new Map(
    present(answer.body?.['NestedPartialErrors']).flatMap((nest) => {
      const inner = present(nest.BatchErrors);
      return inner.length > 0
        ? inner.map((error) => [error.Index ?? Number.MAX_SAFE_INTEGER, error] as const)
        : Array.from({ length: count }, (_, index) => [index, nest] as const);
    }),
  );

const present = (value: unknown): readonly WireError[] =>
  listOf<WireError>(value).filter((error) => error !== null);
