import { ContractWorld } from '../testing/contract-world';
import { sinkSuite } from '../testing/contract/sink-suite';
import { givenAction, givenConversion, outcomesOf } from '../testing/given-conversion';
import { harness } from './testing/contract-harness';
import { UNVERIFIED } from './unverified';

sinkSuite({
  contract: harness,
  path: '/conversionEvents$',
  bad: { identity: { email: 'no hash' } },
  throttle: {
    status: 429,
    body: { status: 429, message: 'Too many requests' },
    retryAfterSeconds: UNVERIFIED.shortWaitSeconds,
  },
  needs: [],
  withdrawnIs: 'unauthorised',
});

describe('linkedin-ads: conversions, what only LinkedIn does', () => {
  let world: ContractWorld;
  beforeEach(async () => void (world = await ContractWorld.start(harness)));
  afterEach(() => world.stop());

  const ensure = (over: Parameters<typeof givenAction>[0] = {}) =>
    world.platform.conversions!.ensureAction(world.connection, givenAction(over), world.io);

  it('makes one rule for an action and finds it again by its name', async () => {
    const [first, again, other] = [
      await ensure(),
      await ensure(),
      await ensure({ name: 'Trials', leadStage: 'trial_started' }),
    ];
    expect(again).toEqual(first);
    expect(other.remoteId).not.toBe(first.remoteId);
    expect(
      (await world.objectsOf('conversionRule')).map(({ name, data }) => [name, data['type']]),
    ).toEqual([
      ['Paid orders', 'PURCHASE'],
      ['Trials', 'START_TRIAL'],
    ]);
  });

  it('has a new rule count for the campaigns that the account has', async () => {
    await ensure();
    expect(
      world.calls
        .filter(({ method }) => method === 'POST')
        .map(({ url }) => new URL(url).searchParams.get('autoAssociationType')),
    ).toEqual(['ALL_CAMPAIGNS']);
  });

  it('makes no second rule after a lost answer', async () => {
    await world.fault({ path: '/conversions$', fault: 'drop-reply', nth: 2 });
    await expect(ensure()).rejects.toMatchObject({ failure: { kind: 'unknown' } });
    await ensure();
    expect(await world.objectsOf('conversionRule')).toHaveLength(1);
  });

  it('finds a rule beyond the first page', async () => {
    for (let index = 0; index < 12; index += 1) await ensure({ name: `Action ${index}` });
    await ensure({ name: 'Action 11' });
    expect(await world.objectsOf('conversionRule')).toHaveLength(12);
  });

  it('reports the settings that LinkedIn keeps differently', async () => {
    const windows = {
      clickThroughLookbackWindowDays: 45,
      viewThroughLookbackWindowDays: 7,
      attributionModel: 'DATA_DRIVEN',
    } as const;
    const { conflicts } = await ensure(windows);
    expect(conflicts.map(({ field }) => field)).toEqual([
      'clickThroughLookbackWindowDays',
      'attributionModel',
    ]);
    expect((await ensure({ category: 'SIGNUP' })).conflicts.map(({ field }) => field)).toEqual([
      'category',
    ]);
  });

  it('sends the others again when elements were named and none was processed', async () => {
    const remote = await ensure();
    world.calls = [];
    const items = [1, 2, 3].map((number) =>
      givenConversion(
        number,
        world.io.now(),
        remote,
        number === 2 ? { identity: { email: 'no hash' } } : {},
      ),
    );
    expect(
      outcomesOf(await world.platform.conversions!.upload(world.connection, items, world.io)),
    ).toEqual(['taken', 'refused', 'taken']);
    expect(world.calls).toHaveLength(2);
  });

  it('holds events of a rule that is not there, and takes those of others in the same batch', async () => {
    const items = [
      givenConversion(1, world.io.now(), await ensure()),
      givenConversion(2, world.io.now(), { remoteId: '99', conflicts: [] }),
    ];
    expect(
      outcomesOf(await world.platform.conversions!.upload(world.connection, items, world.io)),
    ).toEqual(['taken', 'held']);
  });

  it('sends a click alone, and an amount as text', async () => {
    const click = { kind: 'li_fat_id', value: 'df5gf5-gh6t7-ph4j7h-fgf6n1' } as const;
    const item = givenConversion(1, world.io.now(), await ensure(), {
      clickIds: [click],
      identity: {},
      value: '1500.0',
      currency: 'USD',
    });
    expect(world.platform.conversions!.judge(item, world.io.now())).toBeUndefined();
    await world.platform.conversions!.upload(world.connection, [item], world.io);
    expect((await world.objectsOf('conversion'))[0]!.data['event']).toMatchObject({
      conversionValue: { currencyCode: 'USD', amount: '1500.0' },
      eventId: 'order-1',
      user: {
        userIds: [{ idType: 'LINKEDIN_FIRST_PARTY_ADS_TRACKING_UUID', idValue: click.value }],
      },
    });
  });
});
