import { inspect } from 'node:util';
import {
  APIConnectionError,
  type APIError,
  ConflictError,
  InternalServerError,
  MaybeAppliedError,
  PreconditionFailedError,
  RateLimitError,
  UnexpectedAnswerError,
} from './errors.js';
import { IdempotencyInProgressError, SyncPlanDriftError } from './generated/errors.js';
import { clientAnswered, type FakeAnswer, failureOf, refusal, TOKEN } from './testing/fake-api.js';

const MADE = { status: 201, body: { data: { id: 'cmp_1' } } };
const BUSY = { status: 503, body: refusal('UNAVAILABLE') };
const cut = (): Error =>
  Object.assign(new TypeError('fetch failed'), { cause: { code: 'ECONNRESET' } });
const create = (answers: readonly FakeAnswer[], options = {}) => {
  const given = clientAnswered(answers, options);
  const call = given.client.campaigns.create({ name: 'Autumn', type: 'SEARCH', budget: 25 });
  return { ...given, call };
};

describe('a failed request', () => {
  it.each([
    ['a lost connection', cut()],
    ['408', { status: 408 }],
    ['429', { status: 429, body: refusal('RATE_LIMITED') }],
    ['500', { status: 500, body: refusal('INTERNAL_ERROR') }],
    ['a page of a proxy', { status: 502, text: '<html>' }],
    ['a request in progress', { status: 409, body: refusal('IDEMPOTENCY_IN_PROGRESS') }],
  ])('is sent again with the same key after %s', async (_, failure) => {
    const { call, sent } = create([failure, MADE]);
    expect((await call).id).toBe('cmp_1');
    expect(sent.map(({ headers }) => headers.get('idempotency-key'))).toEqual(['key-1', 'key-1']);
  });

  it.each([400, 401, 402, 403, 404, 409, 412, 413, 415, 422])(
    'is final after %i',
    async (status) => {
      const { call, sent } = create([{ status, body: refusal('CODE') }, MADE]);
      expect(await failureOf(call)).toMatchObject({ status, code: 'CODE', attempts: 1 });
      expect(sent).toHaveLength(1);
    },
  );

  it('is sent as often as maxRetries says', async () => {
    const { call, sent, waits } = create([BUSY, BUSY, BUSY, BUSY, MADE]);
    expect(await failureOf(call)).toMatchObject({ attempts: 3, idempotencyKey: 'key-1' });
    expect([sent.length, waits]).toEqual([3, [500, 1_000]]);
  });

  it('is waited for up to 8 seconds', async () => {
    const answers = Array.from({ length: 7 }, () => BUSY);
    const { call, waits } = create([...answers, MADE], { maxRetries: 10 });
    await call;
    expect(waits).toEqual([500, 1_000, 2_000, 4_000, 8_000, 8_000, 8_000]);
  });

  it('is waited for as Retry-After says, up to a minute', async () => {
    const { call, waits } = create([{ ...BUSY, headers: { 'retry-after': '3' } }, MADE]);
    await call;
    expect(waits).toEqual([3_000]);
  });

  it('is thrown at once when Retry-After is longer', async () => {
    const answer = {
      status: 429,
      headers: { 'retry-after': '120' },
      body: refusal('RATE_LIMITED'),
    };
    const { call, sent } = create([answer, MADE]);
    const error = await failureOf(call);
    expect(error).toBeInstanceOf(RateLimitError);
    expect([(error as RateLimitError).retryAfter, sent.length]).toEqual([120, 1]);
  });

  it('is not sent again once its signal is aborted', async () => {
    const ends = new AbortController();
    const { client, sent } = clientAnswered([BUSY, MADE], {
      logger: { ...console, debug: () => {}, info: () => ends.abort(new Error('enough')) },
    });
    const call = client.campaigns.get('cmp_1', { signal: ends.signal });
    expect(await failureOf(call)).toEqual(new Error('enough'));
    expect(sent).toHaveLength(1);
  });
});

describe('a 412', () => {
  const change = (answers: readonly FakeAnswer[]) =>
    clientAnswered(answers).client.campaigns.update('cmp_1', { name: 'Winter' }, { ifMatch: 3 });
  const stale = { status: 412, body: refusal('PRECONDITION_FAILED') };

  it('is a failed precondition at first', async () => {
    const error = await failureOf(change([stale]));
    expect(error).toBeInstanceOf(PreconditionFailedError);
    expect(error).not.toBeInstanceOf(MaybeAppliedError);
  });

  it.each([
    ['a lost answer', cut()],
    ['504', { status: 504, text: '<html>' }],
  ])('may come of the change itself after %s', async (_, failure) => {
    expect(await failureOf(change([failure, stale]))).toBeInstanceOf(MaybeAppliedError);
  });

  it.each([
    ['a refused connection', Object.assign(new Error('no'), { code: 'ECONNREFUSED' })],
    ['429', { status: 429, body: refusal('RATE_LIMITED') }],
  ])('is a failed precondition after %s', async (_, failure) => {
    expect(await failureOf(change([failure, stale]))).not.toBeInstanceOf(MaybeAppliedError);
  });
});

describe('an error', () => {
  const failed = async (answer: FakeAnswer): Promise<unknown> =>
    failureOf(create([answer], { maxRetries: 0 }).call);

  it('is of the class of its code', async () => {
    const changed = [{ part: 'desired', entity: 'campaign', id: 'cmp_1', fields: ['name'] }];
    const error = await failed({ status: 409, body: refusal('SYNC_PLAN_DRIFT', { changed }) });
    expect(error).toBeInstanceOf(SyncPlanDriftError);
    expect(error).toBeInstanceOf(ConflictError);
    expect(error).toMatchObject({ name: 'SyncPlanDriftError', changed, requestId: 'req_1' });
  });

  it('is of the class of its status when the code is unknown', async () => {
    const error = await failed({ status: 409, body: refusal('LATER') });
    expect([error instanceof ConflictError, (error as APIError).code]).toEqual([true, 'LATER']);
  });

  it('is of the class of its status when the code belongs to another', async () => {
    const error = await failed({ status: 400, body: refusal('IDEMPOTENCY_IN_PROGRESS') });
    expect(error).not.toBeInstanceOf(IdempotencyInProgressError);
  });

  it('has the members of a bare refusal', async () => {
    const body = {
      error: 'LIMIT_REACHED',
      reason: 'QUOTA_SPENT',
      cap: 10,
      upgradeUrl: 'https://a',
    };
    expect(await failed({ status: 402, body })).toMatchObject({
      name: 'LimitReachedError',
      code: 'LIMIT_REACHED',
      cap: 10,
      reason: 'QUOTA_SPENT',
    });
  });

  it('has no code when a proxy sent it', async () => {
    const error = await failed({ status: 502, text: '<html>' });
    expect(error).toBeInstanceOf(InternalServerError);
    expect((error as APIError).code).toBeNull();
  });

  it('is what a success without JSON becomes', async () => {
    expect(await failed({ text: '<html>' })).toBeInstanceOf(UnexpectedAnswerError);
  });

  it('is a connection error when no answer arrives', async () => {
    expect(await failed(cut())).toBeInstanceOf(APIConnectionError);
  });
});

describe('the token', () => {
  it('is in no error, no log line and no inspected client', async () => {
    const lines: unknown[] = [];
    const log = (...parts: unknown[]): void => void lines.push(parts);
    const logger = { debug: log, info: log, warn: log, error: log };
    const seen = Object.assign(new Error(`sent Bearer ${TOKEN}`), { request: { TOKEN } });
    const { client } = clientAnswered(
      [seen, { status: 400, body: refusal(TOKEN, { TOKEN }), headers: { deprecation: '@1' } }],
      { logger },
    );
    const error = await failureOf(client.me.get());
    const text = [client, client.campaigns, error, lines].map((one) => inspect(one, { depth: 9 }));
    expect([...text, JSON.stringify([client, error, lines])].join()).not.toContain(TOKEN);
    const lost = await failureOf(clientAnswered([seen], { maxRetries: 0 }).client.me.get());
    expect(inspect(lost, { depth: 9 }) + JSON.stringify(lost)).not.toContain(TOKEN);
  });
});
