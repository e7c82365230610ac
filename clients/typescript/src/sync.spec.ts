import { clientAnswered, type FakeAnswer, failureOf } from './testing/fake-api.js';

const HASH = 'a'.repeat(64);
const sync = (
  effectiveStatus: string,
  headers = {},
  finishedAt: string | null = null,
): FakeAnswer => ({
  headers,
  body: { data: { id: 'syn_1', effectiveStatus, finishedAt } },
});
const preview = (status: string, planHash: string | null = null): FakeAnswer => ({
  body: { data: { id: 'pvw_1', status, planHash, failure: { code: 'X', message: 'No.' } } },
});
const trigger = (syncId: string | null): FakeAnswer => ({
  status: 202,
  body: { data: { syncId } },
});

describe('waiting for a sync', () => {
  it('takes longer each time, up to 10 seconds', async () => {
    const working = Array.from({ length: 6 }, () => sync('in_progress'));
    const { client, waits } = clientAnswered([...working, sync('completed')]);
    expect((await client.sync.waitUntilDone('syn_1')).id).toBe('syn_1');
    expect(waits).toEqual([1_000, 2_000, 4_000, 8_000, 10_000, 10_000]);
  });

  it('takes as long as Retry-After says, and reports every state', async () => {
    const { client, waits } = clientAnswered([
      sync('queued', { 'retry-after': '2' }),
      sync('stalled', { 'retry-after': '5' }),
      sync('partial'),
    ]);
    const seen: string[] = [];
    const onProgress = ({ effectiveStatus }: { effectiveStatus: string }): void =>
      void seen.push(effectiveStatus);
    await client.sync.waitUntilDone('syn_1', { onProgress });
    expect([waits, seen]).toEqual([
      [2_000, 5_000],
      ['queued', 'stalled', 'partial'],
    ]);
  });

  it.each([
    ['failed', 'SyncFailedError'],
    ['cancelled', 'SyncCancelledError'],
  ])('throws the sync when it is %s', async (status, name) => {
    const error = await failureOf(
      clientAnswered([sync(status)]).client.sync.waitUntilDone('syn_1'),
    );
    expect(error).toMatchObject({ name, sync: { id: 'syn_1' } });
  });

  it('waits on a state that it does not know, and takes one with an end for no success', async () => {
    const { client, waits } = clientAnswered([
      sync('levitating'),
      sync('landed', {}, '2026-11-25'),
    ]);
    const error = await failureOf(client.sync.waitUntilDone('syn_1'));
    expect([(error as Error).name, waits]).toEqual(['SyncNotCompletedError', [1_000]]);
  });

  it('ends when its time is over', async () => {
    const { client } = clientAnswered([sync('queued'), sync('queued'), sync('queued')]);
    const error = await failureOf(client.sync.waitUntilDone('syn_1', { timeout: 3_500 }));
    expect(error).toMatchObject({ name: 'SyncWaitTimeoutError', last: { id: 'syn_1' } });
  });

  it('ends when its signal is aborted', async () => {
    const ends = new AbortController();
    const { client } = clientAnswered([sync('queued'), sync('completed')]);
    const onProgress = (): void => ends.abort(new Error('enough'));
    const wait = client.sync.waitUntilDone('syn_1', { signal: ends.signal, onProgress });
    expect(await failureOf(wait)).toEqual(new Error('enough'));
  });
});

describe('a run', () => {
  it('triggers exactly the plan that was approved', async () => {
    const { client, sent } = clientAnswered([
      preview('computing'),
      preview('computing'),
      preview('ready', HASH),
      trigger('syn_1'),
      sync('completed'),
    ]);
    const run = await client.sync.run({}, { approve: async ({ planHash }) => planHash === HASH });
    expect([run.outcome, sent[3]?.body]).toEqual(['synced', { planHash: HASH }]);
  });

  it.each([false, undefined, 1, 'yes'])('sends nothing when approve returns %p', async (said) => {
    const { client, sent } = clientAnswered([preview('ready', HASH)]);
    const run = await client.sync.run({}, { approve: () => said as boolean });
    expect([run.outcome, run.sync, sent.some(({ url }) => url.endsWith('/sync'))]).toEqual([
      'not_approved',
      null,
      false,
    ]);
  });

  it('is over when there is nothing to sync', async () => {
    const answers = [preview('ready', HASH), trigger(null)];
    const run = await clientAnswered(answers).client.sync.run({}, { approve: () => true });
    expect(run.outcome).toBe('nothing_to_sync');
  });

  it('throws what made the plan impossible', async () => {
    const { client } = clientAnswered([preview('failed')]);
    const error = await failureOf(client.sync.run({}, { approve: () => true }));
    expect(error).toMatchObject({ name: 'PreviewFailedError', preview: { id: 'pvw_1' } });
  });

  it('is refused without a decision', async () => {
    const { client, sent } = clientAnswered([]);
    const error = await failureOf(client.sync.run({}, {} as never));
    expect([(error as Error).name, sent]).toEqual(['UsageError', []]);
  });
});
