import type { Schema } from '../fields/field';

const number = (description: string, example: number, maximum: number): Schema => ({
  description,
  schema: { type: 'integer', minimum: 0, maximum, example },
});
const text = (description: string, example: string, maxLength: number): Schema => ({
  description,
  schema: { type: 'string', maxLength, example },
});

/** Headers that answers carry. */
export const SHARED_HEADERS: Readonly<Record<string, Schema>> = {
  'X-Request-Id': text(
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
  'RateLimit-Policy': text(
    'The limits of this request by name (`minute`, `day`, `address`): `q` requests in `w` seconds.',
    '"minute";q=60;w=60, "day";q=10000;w=86400',
    200,
  ),
  RateLimit: text(
    'What is left of each limit: `r` requests for the next `t` seconds.',
    '"minute";r=59;t=30, "day";r=9000;t=43200',
    200,
  ),
  'Retry-After': number('Seconds to wait.', 30, 86_400),
  ETag: text('The version, to be sent back as If-Match.', '"3"', 20),
  Location: text('Where the record is.', '/api/v1/campaigns/cmp_01890a5d00f4k9r8e7h7x6a5b4', 2_048),
  Allow: text('The methods of this path.', 'GET, HEAD, POST', 100),
  'Idempotency-Replayed': text(
    '`true` when this is the stored answer of an earlier request.',
    'true',
    4,
  ),
};

const RATE_HEADERS = [
  'X-RateLimit-Limit',
  'X-RateLimit-Remaining',
  'X-RateLimit-Reset',
  'RateLimit-Policy',
  'RateLimit',
];

/** The headers of an answer with this status, as references. */
export const headersFor = (status: number, verb: string): Schema => {
  const names = ['X-Request-Id', ...RATE_HEADERS];
  if (status === 429 || status === 503) names.push('Retry-After');
  if (status === 201 || status === 202) names.push('Location');
  if (status === 405) names.push('Allow');
  if (status < 300 && verb === 'post') names.push('Idempotency-Replayed');
  if (status < 300 && status !== 204 && verb !== 'delete') names.push('ETag');
  return Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]));
};
