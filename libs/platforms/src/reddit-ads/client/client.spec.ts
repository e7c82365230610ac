import { type About, classify, waitOf } from './failures';
import { endDateOf, endOfDay, startDateOf, startNow, startOfDay } from './objects';
import { userAgentOf } from './oauth';

const answer = (
  status: number,
  body: unknown = {},
  headers: Readonly<Record<string, string>> = {},
) => ({ status, headers, body: Buffer.from(JSON.stringify(body)) });
const error = (message: string, ...fields: readonly string[]) => ({
  error: {
    code: 400,
    message,
    fields: fields.map((field) => ({ field, message: 'Invalid value.' })),
  },
});
const about = (over: Partial<About> = {}): About => ({
  nature: 'change',
  entity: 'campaign',
  ...over,
});

describe('how long a 429 asks to wait', () => {
  it.each<[Readonly<Record<string, string>>, number]>([
    [{ ratelimit: '"ads-campaign-management-write";r=0;t=42' }, 42],
    [{ ratelimit: '"one";r=3;t=50, "two"; r=0; t=7' }, 7],
    [{ ratelimit: '"one";r=0;t=0' }, 1],
    [{ 'retry-after': '9' }, 9],
    [{}, 60],
  ])('%j: %d seconds', (headers, seconds) => {
    expect(waitOf(headers)).toBe(seconds);
  });
});

describe('what a failure of Reddit is', () => {
  it('of a dead token concerns the whole grant', () => {
    expect(classify(answer(401, error('Bad bearer token provided.')), about())).not.toHaveProperty(
      'concerns',
    );
  });

  it.each<[number, unknown, About, object]>([
    [429, {}, about(), { kind: 'throttled', retryAfterSeconds: 60, scope: 'short' }],
    [500, {}, about(), { kind: 'unavailable' }],
    [503, 'no JSON', about({ nature: 'create' }), { kind: 'unknown' }],
    [401, error('Bad bearer token provided.'), about(), { kind: 'unauthorised' }],
    [
      403,
      error('Access not granted: adsedit is missing.'),
      about(),
      { kind: 'unauthorised', concerns: 'ad-account' },
    ],
    [
      403,
      error('The ad account is suspended.'),
      about(),
      { kind: 'refused', detail: { code: 'HTTP_403' } },
    ],
    [410, error('Gone.'), about(), { kind: 'refused', detail: { code: 'VERSION_SUNSET' } }],
    [
      400,
      error('Bad request.', 'data.goal_value'),
      about(),
      { kind: 'refused', field: 'budget', detail: { code: 'HTTP_400' } },
    ],
    [
      400,
      error('Bad request.', 'data.targeting.geolocations[0]'),
      about({ entity: 'adGroup' }),
      { kind: 'refused', field: 'geoTargets' },
    ],
    [
      400,
      error('Bad request.', 'data.targeting.excluded_keywords[3]'),
      about({ entity: 'adGroup' }),
      { kind: 'refused', field: 'negativeKeywords' },
    ],
    [
      400,
      error('Bad request.', 'data.creative.destination.call_to_action'),
      about({ entity: 'ad' }),
      { kind: 'refused', field: 'callToAction' },
    ],
    [
      400,
      error('Bad request.', 'data.creative.image.media.url'),
      about({ entity: 'ad' }),
      { kind: 'refused', field: 'images' },
    ],
    [404, error('Not found'), about(), { kind: 'refused', detail: { code: 'HTTP_404' } }],
  ])('%d %j', (status, body, asked, expected) => {
    expect(classify(answer(status, body), asked)).toMatchObject(expected);
  });
});

describe('days in the time of the ad account', () => {
  const zone = 'Europe/Berlin';

  it.each([
    ['2027-03-01', '2027-02-28T23:00:00Z'],
    ['2027-03-28', '2027-03-27T23:00:00Z'],
    ['2027-07-01', '2027-06-30T22:00:00Z'],
  ])('%s begins at %s', (date, time) => {
    expect([startOfDay(date, zone), startDateOf(time, zone)]).toEqual([time, date]);
  });

  it('a day ends when the next one begins, also on the day that clocks are put forward', () => {
    expect([endOfDay('2027-03-28', zone), endDateOf('2027-03-28T22:00:00Z', zone)]).toEqual([
      '2027-03-28T22:00:00Z',
      '2027-03-28',
    ]);
  });

  it('a start at once is no requested date, not even at midnight', () => {
    const midnight = Date.UTC(2027, 1, 28, 23);
    expect([startNow(midnight, zone), startDateOf(startNow(midnight, zone), zone)]).toEqual([
      '2027-02-28T23:00:01Z',
      null,
    ]);
  });

  it('an end in the middle of a day is reported as it is', () => {
    expect([endDateOf('2027-03-01T12:00:00Z', zone), endDateOf(null, zone)]).toEqual([
      '2027-03-01T12:00:00Z',
      null,
    ]);
  });
});

it('names who calls, as the connection says or by our own name, in plain characters', () => {
  expect([
    userAgentOf({ settings: { userAgent: ' web:acme:1.0 (by /u/acme) ' } }),
    userAgentOf({ settings: { userAgent: 'a\nb' } }),
    userAgentOf({ settings: {} }),
  ]).toEqual([
    'web:acme:1.0 (by /u/acme)',
    'web:switchyard:1.0 (by /u/switchyard)',
    'web:switchyard:1.0 (by /u/switchyard)',
  ]);
});
