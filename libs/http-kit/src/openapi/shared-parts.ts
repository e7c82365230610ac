import { ISSUE_CODES } from '@switchyard/kernel';
import type { Schema } from '../fields/field';

const text = (description: string, example: string | null, maxLength = 500): Schema => ({
  type: 'string',
  maxLength,
  description,
  example,
});
const count = (description: string, example: number, maximum = 1_000): Schema => ({
  type: 'integer',
  format: 'int32',
  minimum: 0,
  maximum,
  description,
  example,
});

const REQUEST_ID = 'req_01890a5d00f4k9r8e7h7x6a5b4';

const Issue: Schema = {
  type: 'object',
  required: ['path', 'code', 'message'],
  description: 'One thing wrong with a request.',
  properties: {
    path: text(
      'JSON pointer into the body, or `query.<name>` or `header.<name>`.',
      '/geoTargets/2/radius',
    ),
    code: {
      type: 'string',
      enum: [...ISSUE_CODES],
      description: 'Stable; docs/errors.md explains each.',
      example: 'OUT_OF_RANGE',
    },
    message: text('For people; may change.', 'radius must be greater than 0'),
  },
};

const error: Schema = {
  type: 'object',
  required: ['code', 'message', 'requestId'],
  description: 'What went wrong.',
  example: {
    code: 'NOT_FOUND',
    message: 'There is no such resource in this Space.',
    requestId: REQUEST_ID,
  },
  properties: {
    code: {
      ...text(
        'Stable; `x-error-codes` of the operation lists them, docs/errors.md explains each.',
        'NOT_FOUND',
        64,
      ),
      pattern: '^[A-Z][A-Z0-9_]*$',
    },
    message: text('For people; may change.', 'There is no such resource in this Space.'),
    requestId: text('As in X-Request-Id.', REQUEST_ID, 30),
    details: {
      type: 'object',
      additionalProperties: true,
      description: 'What the code needs beside itself.',
      example: { issues: [] },
      properties: {
        issues: {
          type: 'array',
          maxItems: 1_000,
          items: { $ref: '#/components/schemas/Issue' },
          description: 'With VALIDATION_ERROR: every issue at once.',
          example: [],
        },
      },
    },
  },
};

const nullable = (type: string, description: string, example: unknown, more: Schema): Schema => ({
  type: [type, 'null'],
  description,
  example,
  ...more,
});

/** Members of the plan's own refusal. */
const ofPlan = (schema: Schema): Schema => ({ ...schema, 'x-applies-to': ['LIMIT_REACHED'] });

const PlanRefusal: Schema = {
  type: 'object',
  required: ['error'],
  description:
    'The plan lacks something or its allowance is spent. With LIMIT_REACHED `error` is that word, with the members beside it; else an object, as in other refusals.',
  properties: {
    error: {
      description: 'The word LIMIT_REACHED, or an object with `code`, `message` and `requestId`.',
      example: 'LIMIT_REACHED',
      'x-any-json': true,
    },
    reason: ofPlan({
      type: 'string',
      enum: ['NOT_IN_PLAN', 'QUOTA_SPENT', 'SUBSCRIPTION_EXPIRED', 'PLAN_UNAVAILABLE'],
      description: 'Why.',
      example: 'QUOTA_SPENT',
    }),
    action: ofPlan(text('The metered action that was refused.', 'social.draft', 100)),
    cap: ofPlan(
      nullable('integer', 'The allowance; 0 means unlimited.', 100, {
        format: 'int32',
        minimum: 0,
        maximum: 1_000_000_000,
      }),
    ),
    currentUsage: ofPlan(
      nullable('integer', 'Use so far in the period.', 100, {
        format: 'int32',
        minimum: 0,
        maximum: 1_000_000_000,
      }),
    ),
    capField: ofPlan(
      nullable('string', 'The plan field of the action.', 'socialDrafts', {
        maxLength: 100,
      }),
    ),
    resetAt: ofPlan(
      nullable('integer', 'Epoch milliseconds; only for QUOTA_SPENT.', 1_769_904_000_000, {
        format: 'int64',
        minimum: 0,
        maximum: 9_007_199_254_740_991,
      }),
    ),
    upgradeUrl: ofPlan({
      ...text('Where to change the plan.', 'https://example.com/plans', 2_048),
      format: 'uri',
    }),
  },
};

const BulkResult: Schema = {
  type: 'object',
  required: ['index', 'status'],
  description: 'What became of one item.',
  properties: {
    index: count('Place of the item in the request.', 0),
    status: {
      type: 'string',
      enum: ['created', 'updated', 'deleted', 'failed'],
      description: 'What was done.',
      example: 'created',
    },
    id: text('The record, where there is one.', 'kwd_01890a5d00f4k9r8e7h7x6a5b4', 64),
    error: { $ref: '#/components/schemas/BulkError' },
  },
};

/** Schemas that every operation refers to. */
export const SHARED_SCHEMAS: Readonly<Record<string, Schema>> = {
  Issue,
  ApiError: error,
  ErrorResponse: {
    type: 'object',
    required: ['error'],
    description: 'The one shape of every refusal.',
    properties: { error: { $ref: '#/components/schemas/ApiError' } },
  },
  PlanRefusal,
  BulkResult,
  BulkError: { ...error, required: ['code', 'message'], description: 'Why the item failed.' },
  BulkMeta: {
    type: 'object',
    required: ['succeeded', 'failed'],
    description: 'How many items came through.',
    properties: { succeeded: count('Items done.', 999), failed: count('Items refused.', 1) },
  },
  ListMeta: {
    type: 'object',
    required: ['nextCursor', 'total'],
    description: 'Where the list goes on.',
    properties: {
      nextCursor: nullable('string', 'For the next page; null on the last.', null, {
        minLength: 1,
        maxLength: 200,
      }),
      total: count('Items in this page.', 50),
    },
  },
};

const number = (description: string, example: number, maximum: number): Schema => ({
  description,
  schema: {
    type: 'integer',
    format: maximum > 2_147_483_647 ? 'int64' : 'int32',
    minimum: 0,
    maximum,
    example,
  },
});
const textHeader = (description: string, example: string, maxLength: number): Schema => ({
  description,
  schema: { type: 'string', maxLength, example },
});

/** Headers that answers carry. */
export const SHARED_HEADERS: Readonly<Record<string, Schema>> = {
  'X-Request-Id': textHeader(
    'Names this request; quote it to support.',
    'req_01890a5d00f4k9r8e7h7x6a5b4',
    30,
  ),
  'X-RateLimit-Limit': number('Requests per minute of this token.', 60, 1_000_000_000),
  'X-RateLimit-Remaining': number('Requests left in the window.', 59, 1_000_000_000),
  'X-RateLimit-Reset': number(
    'Unix time at which the window resets.',
    1_769_850_000,
    9_007_199_254_740_991,
  ),
  'RateLimit-Policy': textHeader(
    'The limits by name (`minute`, `day`, `address`): `q` requests in `w` seconds.',
    '"minute";q=60;w=60, "day";q=10000;w=86400',
    200,
  ),
  RateLimit: textHeader(
    'What is left of each limit: `r` requests for the next `t` seconds.',
    '"minute";r=59;t=30, "day";r=9000;t=43200',
    200,
  ),
  'Retry-After': number('Seconds to wait.', 30, 86_400),
  ETag: textHeader('The version, to be sent back as If-Match.', '"3"', 20),
  Location: textHeader(
    'Where the record is.',
    '/api/v1/campaigns/cmp_01890a5d00f4k9r8e7h7x6a5b4',
    2_048,
  ),
  Allow: textHeader('The methods of this path.', 'GET, HEAD, POST', 100),
  'Idempotency-Replayed': textHeader('`true`: the stored answer of an earlier request.', 'true', 4),
};

const RATE_HEADERS = [
  'X-RateLimit-Limit',
  'X-RateLimit-Remaining',
  'X-RateLimit-Reset',
  'RateLimit-Policy',
  'RateLimit',
];

/**
 * The headers of an answer with this status, as references. Every answer carries all headers of
 * limits; answers that are no refusals name one of them, to be short. `isPolled`: of work that may
 * go on.
 */
export const headersFor = (status: number, verb: string, isPolled = false): Schema => {
  const names = ['X-Request-Id', ...(status < 400 ? ['RateLimit'] : RATE_HEADERS)];
  if ([202, 429, 503].includes(status) || (isPolled && status < 300)) names.push('Retry-After');
  if (status === 201 || status === 202) names.push('Location');
  if (status === 405) names.push('Allow');
  if (status < 300 && verb === 'post') names.push('Idempotency-Replayed');
  if (status < 300 && status !== 204 && verb !== 'delete') names.push('ETag');
  return Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]));
};
