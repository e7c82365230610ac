import { ContractWorld } from '../testing/contract-world';
import { sinkSuite } from '../testing/contract/sink-suite';
import { givenConversion, outcomesOf } from '../testing/given-conversion';
import { harness } from './testing/contract-harness';

const PATH = '/events$';
const tooMany = {
  error: {
    message: 'Too many calls',
    type: 'OAuthException',
    code: 80_004,
    is_transient: true,
    fbtrace_id: 'Afake',
  },
};
const headers = {
  'x-business-use-case-usage': JSON.stringify({
    1: [{ type: 'ads_management', call_count: 100, estimated_time_to_regain_access: 2 }],
  }),
};

sinkSuite({
  contract: harness,
  path: PATH,
  bad: { identity: { email: 'no hash' } },
  throttle: { status: 400, body: tooMany, headers, retryAfterSeconds: 120 },
  needs: [{ in: 'settings', name: 'pixelId' }],
  withdrawnIs: 'unauthorised',
});

describe('meta-ads: conversions, what only Meta does', () => {
  let world: ContractWorld;
  beforeEach(async () => void (world = await ContractWorld.start(harness)));
  afterEach(() => world.stop());

  const DAY_MS = 86_400_000;
  const upload = (...batch: Parameters<typeof givenConversion>[3][]) => {
    const items = batch.map((over, index) =>
      givenConversion(index, world.io.now(), { remoteId: 'Purchase', conflicts: [] }, over),
    );
    return world.platform.conversions!.upload(world.connection, items, world.io);
  };

  it('finds the event that is too old and spoils its batch, although Meta does not name it', async () => {
    const verdicts = await upload({}, {}, { occurredAt: world.io.now() - 8 * DAY_MS }, {}, {});
    expect(outcomesOf(verdicts)).toEqual(['taken', 'taken', 'refused', 'taken', 'taken']);
    expect(verdicts[2]).toMatchObject({ code: '100/2804003' });
    expect(await world.objectsOf('conversion')).toHaveLength(4);
  });

  it('takes named items out at once', async () => {
    await upload({}, { identity: { email: 'no hash' } }, {}, {});
    expect(world.calls).toHaveLength(2);
  });

  it('sends what Meta takes of a click, denied personalisation and a sale of unknown worth', async () => {
    const clickedAt = world.io.now() - 5 * DAY_MS;
    const impersonal = { adUserData: 'GRANTED', adPersonalization: 'DENIED' } as const;
    expect(
      outcomesOf(
        await upload({
          clickIds: [
            {
              kind: 'fbclid',
              value: 'IwAR2F4-dbP0l7Mn1IawQQGCINEz7PYXQvwjNwB_qa2ofrHyiLjcbCRxTDMgk',
              seenAt: clickedAt,
            },
          ],
          consent: impersonal,
          url: 'https://shop.example/thanks',
        }),
      ),
    ).toEqual(['taken']);
    const event = (await world.objectsOf('conversion'))[0]!.data['event'];
    expect(event).not.toHaveProperty('data_processing_options');
    expect(event).toMatchObject({
      event_name: 'Purchase',
      event_id: 'order-0',
      opt_out: true,
      user_data: {
        fbc: `fb.1.${clickedAt}.IwAR2F4-dbP0l7Mn1IawQQGCINEz7PYXQvwjNwB_qa2ofrHyiLjcbCRxTDMgk`,
      },
      custom_data: { value: 19.99, currency: 'EUR', order_id: 'order-0' },
    });
  });

  it('holds events for a pixel that is not there', async () => {
    const elsewhere = {
      ...world.connection,
      settings: { ...world.connection.settings, pixelId: '7300000000000' },
    };
    const items = [givenConversion(1, world.io.now(), { remoteId: 'Lead', conflicts: [] })];
    expect(await world.platform.conversions!.upload(elsewhere, items, world.io)).toEqual([
      expect.objectContaining({ outcome: 'held', code: '100/33' }),
    ]);
  });
});
