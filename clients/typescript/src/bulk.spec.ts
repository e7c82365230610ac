import { BulkInterruptedError } from './bulk.js';
import { clientAnswered, type FakeAnswer, failureOf, refusal } from './testing/fake-api.js';

const items = Array.from({ length: 2_300 }, (_, at) => ({
  adGroupId: 'adg_1',
  text: `bread ${at}`,
  matchType: 'EXACT' as const,
}));
const done = (count: number): FakeAnswer => ({
  body: {
    data: Array.from({ length: count }, (_, index) => ({ index, status: 'created', id: 'k' })),
    meta: { succeeded: count, failed: 0 },
  },
});

describe('many items', () => {
  it('go in parts of 1,000 and keep their places', async () => {
    const { client, sent } = clientAnswered([done(1_000), done(1_000), done(300)]);
    const outcome = await client.keywords.createMany(items);
    expect([outcome.results.map(({ index }) => index), outcome.succeeded]).toEqual([
      items.map((_, at) => at),
      2_300,
    ]);
    expect(sent.map(({ body }) => (body as { items: unknown[] }).items.length)).toEqual([
      1_000, 1_000, 300,
    ]);
  });

  it('have a key for each part', async () => {
    const { client, sent } = clientAnswered([done(1_000), done(1_000), done(300)]);
    await client.keywords.createMany(items, { idempotencyKey: 'load' });
    expect(sent.map(({ headers }) => headers.get('idempotency-key'))).toEqual([
      'load-0',
      'load-1',
      'load-2',
    ]);
  });

  it('send nothing when there are none', async () => {
    const { client, sent } = clientAnswered([]);
    expect(await client.keywords.deleteMany([])).toEqual({ results: [], succeeded: 0, failed: 0 });
    expect(sent).toEqual([]);
  });

  it('report what was done when a later part fails', async () => {
    const answers = [done(1_000), { status: 403, body: refusal('READ_ONLY_MODE') }];
    const error = await failureOf(clientAnswered(answers).client.keywords.createMany(items));
    expect(error).toBeInstanceOf(BulkInterruptedError);
    const { done: before, unknownFrom, notSentFrom, cause } = error as BulkInterruptedError;
    expect([before.results.length, unknownFrom, notSentFrom]).toEqual([1_000, 1_000, 2_000]);
    expect(cause).toMatchObject({ code: 'READ_ONLY_MODE' });
  });

  it('fail as one request when the first part fails', async () => {
    const answers = [{ status: 403, body: refusal('READ_ONLY_MODE') }];
    const error = await failureOf(clientAnswered(answers).client.keywords.createMany(items));
    expect(error).toMatchObject({ name: 'ReadOnlyModeError' });
  });

  it('mark a stale version that an earlier attempt may have made', async () => {
    const data = [
      { index: 0, status: 'failed', error: { code: 'PRECONDITION_FAILED', message: '' } },
    ];
    const answers = [{ status: 502, text: '<html>' }, { body: { data, meta: {} } }];
    const { client } = clientAnswered(answers);
    const { results, failed } = await client.keywords.updateMany([{ id: 'kwd_1', version: 3 }]);
    expect([results[0]?.maybeApplied, failed]).toEqual([true, 1]);
  });
});
