import { ContractWorld } from '../testing/contract-world';
import { sinkSuite } from '../testing/contract/sink-suite';
import { givenAction, givenConversion, outcomesOf } from '../testing/given-conversion';
import { harness } from './testing/contract-harness';

sinkSuite({
  contract: harness,
  path: '/v1/events$',
  bad: { identity: { email: 'no hash' } },
  throttle: {
    status: 429,
    headers: { 'retry-after': '12' },
    body: { error: { message: 'Slow down', type: 'rate_limit_error' } },
    retryAfterSeconds: 12,
  },
  needs: [
    { in: 'settings', name: 'pixelId' },
    { in: 'credentials', name: 'conversionsKey' },
  ],
  withdrawnIs: 'held',
});

describe('openai-ads: conversions, what only OpenAI does', () => {
  let world: ContractWorld;
  beforeEach(async () => void (world = await ContractWorld.start(harness)));
  afterEach(() => world.stop());

  const upload = async (
    draft: Parameters<typeof givenAction>[0],
    over: Parameters<typeof givenConversion>[3] = {},
  ) => {
    const sink = world.platform.conversions!;
    const remote = await sink.ensureAction(world.connection, givenAction(draft), world.io);
    return outcomesOf(
      await sink.upload(
        world.connection,
        [givenConversion(1, world.io.now(), remote, over)],
        world.io,
      ),
    );
  };
  const event = async () => (await world.objectsOf('conversion'))[0]!.data['event'];

  it('sends a click, a page and whole minor units', async () => {
    expect(
      await upload(
        {},
        {
          clickIds: [{ kind: 'oppref', value: 'oppref_abc' }],
          actionSource: 'website',
          url: 'https://shop.example/thanks',
          consent: { adUserData: 'GRANTED', adPersonalization: 'DENIED' },
        },
      ),
    ).toEqual(['taken']);
    expect(await event()).toMatchObject({
      id: 'order-1',
      type: 'order_created',
      oppref: 'oppref_abc',
      action_source: 'web',
      source_url: 'https://shop.example/thanks',
      opt_out: true,
      data: { type: 'contents', amount: 1_999, currency: 'EUR' },
    });
  });

  it.each([
    ['trial_started', 'trial_started', { type: 'plan_enrollment', amount: 1_999, currency: 'EUR' }],
    ['qualified_lead', 'lead_created', { type: 'customer_action' }],
  ] as const)('sends %s with the data of its type', async (leadStage, type, data) => {
    expect(await upload({ leadStage })).toEqual(['taken']);
    expect(await event()).toMatchObject({ type, data });
  });

  it('names a custom event', async () => {
    expect(await upload({ category: 'DOWNLOAD' })).toEqual(['taken']);
    expect(await event()).toMatchObject({
      type: 'custom',
      custom_event_name: 'download',
      data: { type: 'custom' },
    });
  });

  it('holds events of a pixel that is not there', async () => {
    const elsewhere = { ...world.connection, settings: { pixelId: 'px1' } };
    const items = [givenConversion(1, world.io.now(), { remoteId: 'lead_created', conflicts: [] })];
    expect(
      outcomesOf(await world.platform.conversions!.upload(elsewhere, items, world.io)),
    ).toEqual(['held']);
  });
});
