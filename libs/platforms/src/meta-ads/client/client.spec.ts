import { graphError, scriptedGraph } from '../testing/scripted-graph';
import { classify, type Nature } from './failures';
import { dayEnding, dayStarting, firstMoment, lastMoment, plainMoment } from './objects';
import { Pace } from './session';

const failureOf = (
  body: unknown,
  { status = 400, headers = {}, nature = 'create' as Nature, entity = 'adGroup' as const } = {},
) =>
  classify(
    { status, headers, body: body as Readonly<Record<string, unknown>> },
    { nature, entity, version: 'v21.0' },
  );

describe('answers of Meta', () => {
  it.each([
    ['a dead token', graphError(190, { error_subcode: 463 }), { kind: 'unauthorised' }],
    ['a missing permission', graphError(200), { kind: 'refused' }],
    ['too many calls of the app', graphError(4), { kind: 'throttled', retryAfterSeconds: 300 }],
    [
      'too many calls of the use case',
      graphError(80_004),
      { kind: 'throttled', retryAfterSeconds: 60 },
    ],
    [
      'a budget changed too often',
      graphError(613, { error_subcode: 1_487_632 }),
      { kind: 'throttled', retryAfterSeconds: 900 },
    ],
    [
      'an ended version',
      graphError(2_635),
      { kind: 'refused', detail: { code: 'VERSION_SUNSET' } },
    ],
    [
      'an unknown version',
      graphError(2_500, { message: 'Unknown path components: /x' }),
      { kind: 'refused', detail: { code: 'VERSION_SUNSET' } },
    ],
    [
      'no token',
      graphError(2_500, { message: 'An active access token must be used' }),
      { kind: 'refused', detail: { code: '2500' } },
    ],
    [
      'a payor that is missing',
      graphError(100, { error_subcode: 3_858_079 }),
      { kind: 'refused', field: 'declarations/advertiserIdentity/payer' },
    ],
    [
      'what is to blame, as text',
      graphError(100, { error_data: '{"blame_field_specs":[["targeting","locales"]]}' }),
      { kind: 'refused', field: 'languages' },
    ],
    [
      'what is to blame, as an object',
      graphError(100, { error_data: { blame_field_specs: [['bid_amount']] } }),
      { kind: 'refused', field: 'maxCpc' },
    ],
    [
      'a parameter in its message',
      graphError(100, { message: '(#100) Param start_time must be a time' }),
      { kind: 'refused', field: 'startDate' },
    ],
  ])('%s', (_, body, failure) => expect(failureOf(body)).toMatchObject(failure));

  it('reports an unknown outcome of a create when Meta failed, and only then', () => {
    const kinds = (['create', 'change', 'read'] as const).map(
      (nature) => failureOf(graphError(2), { nature })?.kind,
    );
    expect([
      kinds,
      failureOf(undefined, { status: 502 })?.kind,
      failureOf(undefined, { status: 404 })?.kind,
    ]).toEqual([['unknown', 'unavailable', 'unavailable'], 'unknown', 'refused']);
  });

  it('waits for the longest time in its headers, which are in minutes or in seconds', () => {
    const headers = {
      'x-business-use-case-usage':
        '{"1":[{"estimated_time_to_regain_access":3}],"2":[{"estimated_time_to_regain_access":1}]}',
      'x-ad-account-usage': '{"acc_id_util_pct":100,"reset_time_duration":200}',
    };
    expect(failureOf(graphError(17), { headers })).toMatchObject({
      kind: 'throttled',
      retryAfterSeconds: 200,
    });
    expect(
      failureOf(graphError(17), {
        headers: {
          ...headers,
          'x-ad-account-usage': '{"acc_id_util_pct":10,"reset_time_duration":900}',
        },
      }),
    ).toMatchObject({ retryAfterSeconds: 180 });
  });
});

const ZONE = 'Europe/Berlin';

it('reads the days that it wrote, however Meta spells the offset', () => {
  expect([
    dayStarting(firstMoment('2027-03-28', ZONE), ZONE),
    dayEnding(lastMoment('2027-03-28', ZONE), ZONE),
  ]).toEqual(['2027-03-28', '2027-03-28']);
  expect([
    dayStarting('2027-03-27T23:00:00+0000', ZONE),
    dayEnding('2027-03-29T00:00:00+0200', ZONE),
  ]).toEqual(['2027-03-28', '2027-03-28']);
});

it('takes no moment within a day for a requested start', () => {
  expect(dayStarting('2027-03-28T09:30:00+0200', ZONE)).toBeNull();
  expect(dayStarting(plainMoment(Date.UTC(2027, 2, 27, 23), ZONE), ZONE)).toBeNull();
  expect([dayStarting('', ZONE), dayEnding('1970-01-01T00:59:59+0100', ZONE)]).toEqual([
    null,
    null,
  ]);
});

it('lets a hundred changes of an account go at once and makes the next wait; another account does not wait', async () => {
  const { io, sleeps } = scriptedGraph();
  const pace = new Pace();
  for (const account of ['1', '1', '2', '1']) await pace.keep(account, 50, io, async () => {});
  expect(sleeps).toEqual([1_100]);
});
