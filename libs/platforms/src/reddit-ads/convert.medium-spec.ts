import { ContractWorld } from '../testing/contract-world';
import { sinkSuite } from '../testing/contract/sink-suite';
import { givenAction, givenConversion, outcomesOf } from '../testing/given-conversion';
import { harness } from './testing/contract-harness';

sinkSuite({
  contract: harness,
  path: '/conversion_events$',
  bad: { currency: 'XXZ' },
  throttle: {
    status: 429,
    headers: { RateLimit: '"ads-conversion-events";r=0;t=7' },
    retryAfterSeconds: 7,
  },
  needs: [{ in: 'settings', name: 'pixelId' }],
  withdrawnIs: 'unauthorised',
});

describe('reddit-ads: conversions, what only Reddit does', () => {
  let world: ContractWorld;
  beforeEach(async () => void (world = await ContractWorld.start(harness)));
  afterEach(() => world.stop());

  const upload = async (
    draft: Parameters<typeof givenAction>[0],
    over: Parameters<typeof givenConversion>[3] = {},
    count = 1,
  ) => {
    const sink = world.platform.conversions!;
    const remote = await sink.ensureAction(world.connection, givenAction(draft), world.io);
    const items = Array.from({ length: count }, (_, index) =>
      givenConversion(index, world.io.now(), remote, over),
    );
    return outcomesOf(await sink.upload(world.connection, items, world.io));
  };
  const events = async () => (await world.objectsOf('conversion')).map(({ data }) => data['event']);

  it('sends a click, a page and a value in major units', async () => {
    expect(
      await upload(
        {},
        {
          clickIds: [{ kind: 'rdt_cid', value: '3184742045291813272' }],
          actionSource: 'website',
          url: 'https://shop.example/thanks',
        },
      ),
    ).toEqual(['taken']);
    expect(await events()).toEqual([
      expect.objectContaining({
        click_id: '3184742045291813272',
        action_source: 'WEBSITE',
        event_source_url: 'https://shop.example/thanks',
        type: { tracking_type: 'PURCHASE' },
        metadata: { conversion_id: 'order-0', order_id: 'order-0', value: 19.99, currency: 'EUR' },
      }),
    ]);
  });

  it('leaves the value out for types that take none, and names custom events', async () => {
    expect([
      ...(await upload({ category: 'PAGE_VIEW' })),
      ...(await upload({ leadStage: 'trial_started' })),
      ...(await upload({ leadStage: 'qualified_lead' })),
    ]).toEqual(['taken', 'taken', 'taken']);
    expect(await events()).toEqual([
      expect.objectContaining({
        type: { tracking_type: 'PAGE_VISIT' },
        metadata: { conversion_id: 'order-0', order_id: 'order-0' },
      }),
      expect.objectContaining({
        type: { tracking_type: 'CUSTOM', custom_event_name: 'trial_started' },
        metadata: expect.objectContaining({ value: 19.99 }),
      }),
      expect.objectContaining({
        type: { tracking_type: 'LEAD' },
        metadata: expect.objectContaining({ value: 19.99 }),
      }),
    ]);
  });

  it('takes an order id that is longer than Reddit takes as the conversion id alone', async () => {
    expect(await upload({}, { orderId: 'o'.repeat(200) })).toEqual(['taken']);
    expect(await events()).toEqual([
      expect.objectContaining({
        metadata: expect.not.objectContaining({ order_id: expect.anything() }),
      }),
    ]);
  });

  it('halves a batch that is refused without a named event', async () => {
    await world.fault({
      path: '/conversion_events$',
      fault: 'http',
      status: 400,
      body: { error: { code: 400, message: 'None were processed.' } },
    });
    expect(await upload({}, {}, 4)).toEqual(['taken', 'taken', 'taken', 'taken']);
    expect(world.calls).toHaveLength(3);
  });

  it('holds events of a pixel that is not there', async () => {
    const elsewhere = {
      ...world.connection,
      settings: { ...world.connection.settings, pixelId: 'a2_nobody' },
    };
    const items = [givenConversion(1, world.io.now(), { remoteId: 'LEAD', conflicts: [] })];
    expect(
      outcomesOf(await world.platform.conversions!.upload(elsewhere, items, world.io)),
    ).toEqual(['held']);
  });
});
