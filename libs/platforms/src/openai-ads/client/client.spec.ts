import { classifyAnswer, type Purpose } from './failures';
import { dayFrom, dayUntil, endOfDay, momentOf, startOfDay } from './objects';

const failureOf = (
  status: number,
  error: object = {},
  {
    purpose = 'change',
    headers = {},
  }: { readonly purpose?: Purpose; readonly headers?: Record<string, string> } = {},
) =>
  classifyAnswer(
    {
      status,
      headers: { 'x-request-id': 'req_1', ...headers },
      body: Buffer.from(JSON.stringify({ error })),
    },
    purpose,
    'campaign',
  );

describe('failures of OpenAI', () => {
  it('name our field for a parameter that is refused', () =>
    expect(
      failureOf(400, { param: 'budget.daily_spend_limit_micros', code: 'integer_below_min_value' }),
    ).toMatchObject({
      kind: 'refused',
      field: 'budget',
      detail: { code: 'integer_below_min_value', requestId: 'req_1' },
    }));

  it.each([
    [401, 'unauthorised'],
    [403, 'refused'],
    [409, 'refused'],
    [429, 'throttled'],
    [503, 'unavailable'],
  ])('of status %d are %s', (status, kind) => expect(failureOf(status).kind).toBe(kind));

  it('leave open whether a create was done', () =>
    expect(failureOf(500, {}, { purpose: 'create' }).kind).toBe('unknown'));

  it.each([
    [404, {}, 'NOT_FOUND'],
    [422, { message: 'Invalid Identifier' }, 'NOT_FOUND'],
    [404, { message: 'Invalid URL (GET /v0/campaigns)' }, 'VERSION_SUNSET'],
  ])('of status %d and %j mean %s', (status, error, code) =>
    expect(failureOf(status, error)).toMatchObject({ kind: 'refused', detail: { code } }),
  );

  it.each([
    [{ 'retry-after': '12' }, 12, 'short'],
    [{}, 30, 'short'],
    [{ 'retry-after': '40000' }, 40_000, 'day'],
  ])('wait as long as the header says: %j', (headers, retryAfterSeconds, scope) =>
    expect(failureOf(429, {}, { headers: headers as Record<string, string> })).toMatchObject({
      kind: 'throttled',
      retryAfterSeconds,
      scope,
    }),
  );

  it('are recognised in a body that is no JSON too', () =>
    expect(
      classifyAnswer({ status: 502, headers: {}, body: Buffer.from('<html>') }, 'read'),
    ).toMatchObject({ kind: 'unavailable', detail: { code: 'HTTP_502' } }));
});

const BERLIN = 'Europe/Berlin';

describe('days as moments', () => {
  it('begin and end in the account zone, also where clocks change', () => {
    expect(startOfDay('2026-03-29', BERLIN)).toBe(Date.UTC(2026, 2, 28, 23) / 1_000);
    expect(endOfDay('2026-03-29', BERLIN)).toBe(Date.UTC(2026, 2, 29, 22) / 1_000 - 1);
  });

  it('read back as they were', () => {
    expect(dayFrom(startOfDay('2026-10-25', BERLIN), BERLIN)).toBe('2026-10-25');
    expect(dayUntil(endOfDay('2026-10-25', BERLIN), BERLIN)).toBe('2026-10-25');
  });

  it('keep a time that was chosen at OpenAI', () => {
    const noon = startOfDay('2026-05-01', BERLIN) + 12 * 3_600;
    expect(dayFrom(noon, BERLIN)).toBe('2026-05-01T12:00:00');
    expect(momentOf('2026-05-01T12:00:00', BERLIN, startOfDay)).toBe(noon);
  });
});
