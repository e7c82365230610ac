import type { Failure } from '../../port/failure';
import type { Purpose } from '../client/failures';

/** One answer as the platform gives it, and what it must be taken for. */
export interface Golden {
  readonly name: string;
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body: unknown;
  readonly purpose?: Purpose;
  readonly expected: {
    readonly kind: Failure['kind'];
    readonly code: string;
    readonly field?: string;
    readonly retryAfterSeconds?: number;
    readonly scope?: string;
    readonly concerns?: 'ad-account';
  };
}

const failure = (status: number, rpc: string, ...errors: readonly object[]) => ({
  error: {
    code: status,
    message: 'top',
    status: rpc,
    details: [
      {
        '@type': 'type.googleapis.com/google.ads.googleads.v25.errors.GoogleAdsFailure',
        errors,
        requestId: 'req-1',
      },
    ],
  },
});

const error = (family: string, code: string, more: object = {}) => ({
  errorCode: { [family]: code },
  message: code,
  ...more,
});

const at = (...path: readonly (string | readonly [string, number])[]) => ({
  location: {
    fieldPathElements: path.map((part) =>
      typeof part === 'string' ? { fieldName: part } : { fieldName: part[0], index: part[1] },
    ),
  },
});

const quota = (retryDelay: string) => ({
  details: {
    quotaErrorDetails: {
      rateScope: 'DEVELOPER',
      rateName: 'Number of operations for basic access',
      retryDelay,
    },
  },
});

export const goldenAnswers: readonly Golden[] = [
  {
    name: 'a daily quota, as public reports show it',
    status: 429,
    body: failure(
      429,
      'RESOURCE_EXHAUSTED',
      error('quotaError', 'RESOURCE_EXHAUSTED', quota('40591s')),
    ),
    expected: {
      kind: 'throttled',
      code: 'RESOURCE_EXHAUSTED',
      retryAfterSeconds: 40591,
      scope: 'day',
    },
  },
  {
    name: 'a short limit',
    status: 429,
    body: failure(
      429,
      'RESOURCE_EXHAUSTED',
      error('quotaError', 'RESOURCE_TEMPORARILY_EXHAUSTED', quota('5s')),
    ),
    expected: {
      kind: 'throttled',
      code: 'RESOURCE_TEMPORARILY_EXHAUSTED',
      retryAfterSeconds: 5,
      scope: 'short',
    },
  },
  {
    name: 'quota in a 403',
    status: 403,
    body: failure(
      403,
      'PERMISSION_DENIED',
      error('quotaError', 'RESOURCE_EXHAUSTED', quota('2.2s')),
    ),
    expected: {
      kind: 'throttled',
      code: 'RESOURCE_EXHAUSTED',
      retryAfterSeconds: 3,
      scope: 'short',
    },
  },
  {
    name: 'a 429 in HTML with a header',
    status: 429,
    headers: { 'retry-after': '17' },
    body: '<html>Too many</html>',
    expected: { kind: 'throttled', code: 'HTTP_429', retryAfterSeconds: 17, scope: 'short' },
  },
  {
    name: 'a 429 that names no delay',
    status: 429,
    body: '',
    expected: { kind: 'throttled', code: 'HTTP_429', retryAfterSeconds: 30, scope: 'short' },
  },
  {
    name: 'a revoked token',
    status: 401,
    body: failure(401, 'UNAUTHENTICATED', error('authenticationError', 'OAUTH_TOKEN_REVOKED')),
    expected: { kind: 'unauthorised', code: 'OAUTH_TOKEN_REVOKED' },
  },
  {
    name: 'a 401 without details',
    status: 401,
    body: { error: { code: 401, message: 'no', status: 'UNAUTHENTICATED' } },
    expected: { kind: 'unauthorised', code: 'UNAUTHENTICATED' },
  },
  {
    name: 'lost access to the account',
    status: 403,
    body: failure(403, 'PERMISSION_DENIED', error('authorizationError', 'USER_PERMISSION_DENIED')),
    expected: { kind: 'unauthorised', concerns: 'ad-account', code: 'USER_PERMISSION_DENIED' },
  },
  {
    name: 'a closed account',
    status: 403,
    body: failure(403, 'PERMISSION_DENIED', error('authorizationError', 'CUSTOMER_NOT_ENABLED')),
    expected: { kind: 'refused', code: 'CUSTOMER_NOT_ENABLED' },
  },
  {
    name: 'two edits at once',
    status: 409,
    body: failure(409, 'ABORTED', error('databaseError', 'CONCURRENT_MODIFICATION')),
    purpose: 'write',
    expected: { kind: 'unavailable', code: 'CONCURRENT_MODIFICATION' },
  },
  {
    name: 'a transient error while reading',
    status: 500,
    body: failure(500, 'INTERNAL', error('internalError', 'TRANSIENT_ERROR')),
    expected: { kind: 'unavailable', code: 'TRANSIENT_ERROR' },
  },
  {
    name: 'a transient error while writing',
    status: 500,
    body: failure(500, 'INTERNAL', error('internalError', 'TRANSIENT_ERROR')),
    purpose: 'write',
    expected: { kind: 'unknown', code: 'TRANSIENT_ERROR' },
  },
  {
    name: 'a gateway in HTML while writing',
    status: 502,
    body: '<html>Bad gateway</html>',
    purpose: 'write',
    expected: { kind: 'unknown', code: 'HTTP_502' },
  },
  {
    name: 'a gateway in HTML while reading',
    status: 504,
    body: '<html></html>',
    expected: { kind: 'unavailable', code: 'HTTP_504' },
  },
  {
    name: 'an error of a stream, inside an array',
    status: 400,
    body: [failure(400, 'INVALID_ARGUMENT', error('queryError', 'UNRECOGNIZED_FIELD'))],
    expected: { kind: 'refused', code: 'UNRECOGNIZED_FIELD' },
  },
  {
    name: 'a dead version',
    status: 400,
    body: failure(400, 'INVALID_ARGUMENT', error('requestError', 'UNSUPPORTED_VERSION')),
    expected: { kind: 'refused', code: 'UNSUPPORTED_VERSION' },
  },
  {
    name: 'quota beside a field that is wrong',
    status: 429,
    body: failure(
      429,
      'RESOURCE_EXHAUSTED',
      error('fieldError', 'REQUIRED'),
      error('quotaError', 'RESOURCE_EXHAUSTED', quota('60s')),
    ),
    expected: {
      kind: 'throttled',
      code: 'RESOURCE_EXHAUSTED',
      retryAfterSeconds: 60,
      scope: 'short',
    },
  },
  {
    name: 'a name that is too long',
    status: 400,
    body: failure(
      400,
      'INVALID_ARGUMENT',
      error(
        'stringLengthError',
        'TOO_LONG',
        at(['mutate_operations', 1], 'campaign_operation', 'create', 'name'),
      ),
    ),
    expected: { kind: 'refused', code: 'TOO_LONG', field: 'name' },
  },
  {
    name: 'a headline that is too long',
    status: 400,
    body: failure(
      400,
      'INVALID_ARGUMENT',
      error(
        'stringLengthError',
        'TOO_LONG',
        at(
          ['mutate_operations', 0],
          'ad_group_ad_operation',
          'create',
          'ad',
          'responsive_search_ad',
          ['headlines', 2],
          'text',
        ),
      ),
    ),
    expected: { kind: 'refused', code: 'TOO_LONG', field: 'headlines/2/text' },
  },
  {
    name: 'the same in camel case',
    status: 400,
    body: failure(
      400,
      'INVALID_ARGUMENT',
      error(
        'adError',
        'BAD',
        at(
          ['mutateOperations', 0],
          'adGroupAdOperation',
          'create',
          'ad',
          'responsiveSearchAd',
          ['descriptions', 1],
          'text',
        ),
      ),
    ),
    expected: { kind: 'refused', code: 'BAD', field: 'descriptions/1/text' },
  },
  {
    name: 'a target that is too low',
    status: 400,
    body: failure(
      400,
      'INVALID_ARGUMENT',
      error(
        'rangeError',
        'TOO_LOW',
        at(['mutateOperations', 0], 'campaignOperation', 'update', 'targetCpa', 'targetCpaMicros'),
      ),
    ),
    expected: { kind: 'refused', code: 'TOO_LOW', field: 'biddingStrategy.targetCpa' },
  },
  {
    name: 'a budget below the minimum',
    status: 400,
    body: failure(
      400,
      'INVALID_ARGUMENT',
      error(
        'campaignBudgetError',
        'BUDGET_BELOW_PER_DAY_MINIMUM',
        at(['mutateOperations', 0], 'campaignBudgetOperation', 'create', 'amountMicros'),
      ),
    ),
    expected: { kind: 'refused', code: 'BUDGET_BELOW_PER_DAY_MINIMUM', field: 'budget' },
  },
  {
    name: 'a missing declaration',
    status: 400,
    body: failure(
      400,
      'INVALID_ARGUMENT',
      error(
        'fieldError',
        'REQUIRED',
        at(
          ['mutateOperations', 0],
          'campaignOperation',
          'create',
          'containsEuPoliticalAdvertising',
        ),
      ),
    ),
    expected: { kind: 'refused', code: 'REQUIRED', field: 'declarations.politicalAdvertising' },
  },
  {
    name: 'a keyword of bad words',
    status: 400,
    body: failure(
      400,
      'INVALID_ARGUMENT',
      error(
        'criterionError',
        'KEYWORD_TEXT_TOO_LONG',
        at(['mutateOperations', 0], 'adGroupCriterionOperation', 'create', 'keyword', 'text'),
      ),
    ),
    expected: { kind: 'refused', code: 'KEYWORD_TEXT_TOO_LONG', field: 'text' },
  },
];
