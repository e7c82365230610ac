import type { Verdict } from '@switchyard/platforms';
import { type ConversionAction, type ConversionEvent, newDelivery } from '../../domain';
import { type DeliveryBench, deliveryBench, DeliverySpace } from '../../testing/delivery-bench';

const DAY = 24 * 3_600_000;
let bench: DeliveryBench;
let space: DeliverySpace;
beforeAll(async () => {
  bench = await deliveryBench();
});
afterAll(() => bench.db.close());
beforeEach(() => {
  space = new DeliverySpace(bench);
});

const one = async (over: Partial<ConversionEvent>): Promise<ConversionEvent> =>
  (
    await space.conversions(
      await space.action({ name: bench.ids.next('cva').slice(4) }),
      1,
      () => over,
    )
  )[0]!;
const person = async () => ({
  persons: await space.seal({ email: { 'google-ads': 'a'.repeat(64) } as never }),
});

describe('consent on the way to a platform', () => {
  it.each([
    [{ consentPolicy: 'require' }, 'BR', 'skipped CONSENT_MISSING'],
    [{ consentPolicy: 'eea' }, 'BR', 'sent null'],
    [{}, 'DE', 'skipped CONSENT_MISSING'],
    [{}, null, 'sent null'],
    [{ consentPolicy: 'signal' }, 'DE', 'sent null'],
  ])('without a signal follows the policy %j in %s', async (settings, country, outcome) => {
    space.settings = settings;
    const { id } = await one({ country });
    await space.run();
    const { status, reason } = await space.delivery(id);
    expect(`${status} ${reason}`).toBe(outcome);
  });

  it('takes the region of the Space where the country is not known, and the country before it', async () => {
    space.spaceSettings = { region: 'FR' };
    const [unknown, abroad] = [await one({}), await one({ country: 'BR' })];
    await space.run();
    expect(await space.delivery(unknown.id)).toMatchObject({ reason: 'CONSENT_MISSING' });
    expect(await space.delivery(abroad.id)).toMatchObject({ status: 'sent' });
  });

  it('lets a denied click go without the person, and says so', async () => {
    const { id } = await one({
      ...(await person()),
      consent: { ad_user_data: 'UNKNOWN', ad_personalization: 'DENIED' },
    });
    await space.run();
    const [[sent] = []] = space.sink.uploads;
    expect(sent).toMatchObject({ id, identity: {}, consent: { adUserData: 'DENIED' } });
    expect(
      await space.read(
        'select "consent_effect" as effect from conversions.delivery where "space_id" = $1',
      ),
    ).toEqual([{ effect: 'sentWithoutPerson' }]);
  });

  it('withholds a denied person who has no click, and frees the order', async () => {
    const { id } = await one({
      ...(await person()),
      clickIds: [],
      consent: { ad_user_data: 'DENIED' },
    });
    await space.run();
    expect(await space.delivery(id)).toMatchObject({ status: 'skipped', reason: 'CONSENT_DENIED' });
    expect(space.sink.uploads).toEqual([]);
    expect(await space.orders()).toEqual([]);
  });

  it('opens an alert while conversions are skipped because consent is missing, and resolves it a day later', async () => {
    space.settings = { consentPolicy: 'require' };
    await one({});
    await space.run();
    expect([...space.alerts.values()]).toMatchObject([
      { kind: 'CONSENT_MISSING', subject: { type: 'connection', id: space.connection.id } },
    ]);
    space.settings = {};
    await one({ country: 'BR' });
    await space.run();
    expect(space.alerts.size).toBe(1);
    await space.runAfter(DAY + 1);
    expect(space.alerts.size).toBe(0);
  });
});

describe('an adjustment of a conversion that the platform confirms later', () => {
  const confirmsWith = (verdict: () => Verdict | undefined): void => {
    space.sink.confirm = (_connection, refs) =>
      Promise.resolve(
        new Map(
          refs.flatMap((ref) => {
            const reported = verdict();
            return reported ? [[ref, [reported]]] : [];
          }),
        ),
      );
  };

  it('waits until it is confirmed, then goes', async () => {
    const verdicts: Verdict[] = [];
    confirmsWith(() => verdicts[0]);
    const original = await one({});
    await space.run();
    const id = await space.adjustment(original);
    await space.run();
    expect(await space.delivery(id)).toMatchObject({
      status: 'waiting',
      reason: 'ORIGINAL_NOT_CONFIRMED',
    });
    expect(space.sink.adjusted).toEqual([]);
    verdicts.push({ outcome: 'confirmed' });
    await space.runAfter(30 * 60_000);
    expect(await space.delivery(original.id)).toMatchObject({ status: 'confirmed' });
    expect(await space.delivery(id)).toMatchObject({ status: 'sent' });
    expect(space.sink.adjusted).toHaveLength(1);
  });

  it('is skipped when it was not counted', async () => {
    confirmsWith(() => ({ outcome: 'refused', code: 'EXPIRED', message: 'Too old.' }));
    const original = await one({});
    await space.run();
    const id = await space.adjustment(original);
    await space.runAfter(30 * 60_000);
    expect(await space.delivery(id)).toMatchObject({
      status: 'skipped',
      reason: 'ORIGINAL_NOT_COUNTED',
    });
  });

  it('is sent when the platform confirms nothing for a week', async () => {
    confirmsWith(() => undefined);
    const original = await one({});
    await space.run();
    const id = await space.adjustment(original);
    await space.runAfter(8 * DAY);
    expect(await space.delivery(original.id)).toMatchObject({ status: 'sent', dueAt: null });
    expect(await space.delivery(id)).toMatchObject({ status: 'sent' });
  });
});

describe('a second event with the same event id', () => {
  let action: ConversionAction;
  beforeEach(async () => {
    action = await space.action();
  });
  const again = (first: ConversionEvent, over: Partial<ConversionEvent> = {}) => {
    const event = { ...first, id: bench.ids.next('cve'), orderId: null, ...over };
    const to = {
      spaceId: event.spaceId,
      eventId: event.id,
      kind: 'conversion',
      platform: 'google-ads',
      connectionId: space.connection.id,
    } as const;
    return { index: 0, event, deliveries: [newDelivery(to, action, bench.clock.now())] };
  };
  const accept = async (...items: ReturnType<typeof again>[]) =>
    bench.db.work.run(space.tenant, () => space.accept.execute(space.tenant, items));
  const first = async (over: Partial<ConversionEvent> = {}): Promise<ConversionEvent> =>
    (
      await space.conversions(action, 1, () => ({ externalEventId: 'e-1', orderId: null, ...over }))
    )[0]!;

  it('is a duplicate of the first, through whichever door', async () => {
    const { id, ...rest } = await first();
    for (const door of ['event', 'source', 'offline'] as const) {
      expect(await accept(again({ id, ...rest }, { door }))).toMatchObject([
        { status: 'duplicate', id },
      ]);
    }
    expect(await space.statuses()).toEqual({ pending: 1 });
  });

  it('is another conversion with another id, and for another action', async () => {
    const event = await first();
    expect(await accept(again(event, { externalEventId: 'e-2' }))).toMatchObject([
      { status: 'accepted' },
    ]);
    expect(await accept(again(event, { actionId: 'cva_other' }))).toMatchObject([
      { status: 'accepted' },
    ]);
  });

  it('is counted once when both come at the same moment', async () => {
    const shape = await first({ externalEventId: null });
    const results = (
      await Promise.all(
        [1, 2, 3, 4].map(() => accept(again(shape, { externalEventId: 'together' }))),
      )
    ).flat();
    expect(results.map(({ status }) => status).toSorted()).toEqual([
      'accepted',
      'duplicate',
      'duplicate',
      'duplicate',
    ]);
    expect(new Set(results.map(({ id }) => id)).size).toBe(1);
  });

  it('belongs to the conversion that has its order', async () => {
    const ordered = await first({ externalEventId: null, orderId: 'A-1' });
    const both = again(ordered, { orderId: 'A-1', externalEventId: 'e-9' });
    const alone = again(ordered, { externalEventId: 'e-9' });
    expect(await accept(both, { ...alone, index: 1 })).toMatchObject([
      { status: 'duplicate', id: ordered.id },
      { status: 'duplicate', id: ordered.id },
    ]);
    expect(await accept(alone)).toMatchObject([{ status: 'duplicate', id: ordered.id }]);
  });

  it('is free after the first failed, and after ninety days', async () => {
    const failed = await first();
    space.sink.verdictOf = () => ({ outcome: 'refused', code: 'BAD', message: '' });
    await space.run();
    expect(await space.delivery(failed.id)).toMatchObject({ status: 'failed' });
    const second = again(failed, { createdAt: bench.clock.now() });
    expect(await accept(second)).toMatchObject([{ status: 'accepted' }]);
    const later = new Date(bench.clock.now().getTime() + 90 * DAY + 1);
    expect(await accept(again(failed, { createdAt: later }))).toMatchObject([
      { status: 'accepted' },
    ]);
  });
});
