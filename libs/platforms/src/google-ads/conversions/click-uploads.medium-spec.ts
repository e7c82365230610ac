import { ContractWorld } from '../../contract/testing/contract-world';
import type { OpenConnection } from '../../port/connection';
import type { SinkAdjustment, SinkConversion } from '../../port/conversion';
import type { RemoteAction } from '../../port/conversion-action';
import type { ConversionSink } from '../../port/conversion-sink';
import type { Verdict } from '../../port/verdict';
import { harness } from '../testing/contract-harness';
import { adjustment, HOUR, sale, saleAction, sha256 } from './testing/given-conversions';

const outcomes = (verdicts: readonly Verdict[]) =>
  verdicts.map((verdict) =>
    'code' in verdict
      ? `${verdict.outcome} ${verdict.code}`
      : `${verdict.outcome}${'already' in verdict && verdict.already ? ' already' : ''}`,
  );

describe('conversions as click uploads', () => {
  let world: ContractWorld;
  let sink: ConversionSink;
  let connection: OpenConnection;
  let remote: RemoteAction;
  beforeEach(async () => {
    world = await ContractWorld.start(harness);
    sink = world.platform.conversions as ConversionSink;
    connection = {
      ...world.connection,
      settings: { ...world.connection.settings, conversionApi: 'GOOGLE_ADS' },
    };
    remote = await sink.ensureAction(connection, saleAction(), world.io);
    await world.advance(7 * 3_600, 'ours too');
    world.calls = [];
  });
  afterEach(() => world.stop());

  const upload = (...batch: readonly SinkConversion[]) => sink.upload(connection, batch, world.io);
  const adjust = (...batch: readonly SinkAdjustment[]) => sink.adjust(connection, batch, world.io);
  const held = () => world.objectsOf('conversion');

  it('are taken, 2,000 in one request', async () => {
    const verdicts = await upload(...Array.from({ length: 2_000 }, () => sale(remote)));
    expect(new Set(outcomes(verdicts))).toEqual(new Set(['taken']));
    expect(world.calls).toHaveLength(1);
    expect(await held()).toHaveLength(2_000);
  });

  it('are found to be there when they are sent again after a lost answer', async () => {
    const batch = [sale(remote), sale(remote, { orderId: undefined })];
    await world.fault({ path: 'uploadClickConversions', fault: 'drop-reply' });
    await expect(upload(...batch)).rejects.toMatchObject({ failure: { kind: 'unknown' } });
    expect(outcomes(await upload(...batch, sale(remote)))).toEqual([
      'taken already',
      'taken already',
      'taken',
    ]);
    expect(await held()).toHaveLength(3);
  });

  it('fail alone, each at its own place', async () => {
    const braid = [{ kind: 'gbraid', value: 'gbraid-of-a-click' }] as const;
    const once = await sink.ensureAction(
      connection,
      saleAction({ name: 'Once', countingType: 'ONE_PER_CLICK' }),
      world.io,
    );
    await world.advance(7 * 3_600, 'ours too');
    const batch = [
      sale(remote),
      sale(remote, { clickIds: [{ kind: 'gclid', value: 'no click' }] }),
      sale({ remoteId: '1' }),
      sale(remote, { orderId: 'a@example.com' }),
      sale(remote, { occurredAt: Date.now() - 100 * 24 * HOUR }),
      sale(once, { clickIds: braid }),
      sale(remote, { identity: { email: 'clear@example.com' } }),
      sale(remote),
    ];
    expect(outcomes(await upload(...batch))).toEqual([
      'taken',
      'refused UNPARSEABLE_GCLID',
      'held NO_CONVERSION_ACTION_FOUND',
      'refused ORDER_ID_CONTAINS_PII',
      'refused EXPIRED_EVENT',
      'refused ONE_PER_CLICK_CONVERSION_ACTION_NOT_PERMITTED_WITH_BRAID',
      'refused INVALID_USER_IDENTIFIER',
      'taken',
    ]);
    expect(await held()).toHaveLength(2);
  });

  it('for a new action wait until it is six hours old', async () => {
    const fresh = await sink.ensureAction(connection, saleAction({ name: 'Fresh' }), world.io);
    const [verdict] = await upload(sale(fresh));
    expect(verdict).toMatchObject({
      outcome: 'waiting',
      code: 'TOO_RECENT_CONVERSION_ACTION',
      until: fresh.usableFrom,
    });
    expect(await held()).toEqual([]);
  });

  it('of a customer who may not upload are held', async () => {
    const { emulators } = world as unknown as { emulators: { url: string } };
    await fetch(
      `${emulators.url}/_control/objects/google-ads/customer/${connection.externalAccountId}`,
      { method: 'PATCH', body: JSON.stringify({ uploadsClicks: false }) },
    );
    expect(outcomes(await upload(sale(remote), sale(remote)))).toEqual([
      'held CUSTOMER_NOT_ALLOWLISTED_FOR_THIS_FEATURE',
      'held CUSTOMER_NOT_ALLOWLISTED_FOR_THIS_FEATURE',
    ]);
    expect(world.calls).toHaveLength(1);
  });

  it('fail whole when Google is throttling or away', async () => {
    await world.fault({ path: 'uploadClickConversions', fault: 'http', status: 429 });
    await expect(upload(sale(remote))).rejects.toMatchObject({
      failure: { kind: 'throttled', retryAfterSeconds: 30 },
    });
    await world.fault({ path: 'uploadClickConversions', fault: 'http', status: 503 });
    await expect(upload(sale(remote))).rejects.toMatchObject({ failure: { kind: 'unknown' } });
  });

  it('are adjusted once; a retraction that is there is there', async () => {
    const [kept, gone] = [sale(remote), sale(remote)];
    await upload(kept, gone);
    const batch = [
      adjustment('RESTATEMENT', kept, { value: '70' }),
      adjustment('RETRACTION', gone),
    ];
    expect(outcomes(await adjust(...batch))).toEqual(['taken', 'taken']);
    expect(outcomes(await adjust(...batch))).toEqual(['taken already', 'taken already']);
    expect((await held()).map(({ status, data }) => [status, data['conversionValue']])).toEqual([
      ['SUCCESS', 70],
      ['RETRACTED', 99.5],
    ]);
    expect(await world.objectsOf('conversionAdjustment')).toHaveLength(2);
  });

  it('wait with an adjustment until they are a day old, and give up one that never came', async () => {
    const fresh = sale(remote, { occurredAt: world.io.now() - HOUR });
    await upload(fresh);
    const [early, missing, lost] = await adjust(
      adjustment('RETRACTION', fresh, { occurredAt: world.io.now() - HOUR / 2 }),
      adjustment('RETRACTION', sale(remote, { occurredAt: world.io.now() - HOUR }), {
        occurredAt: world.io.now() - HOUR / 2,
      }),
      adjustment('RETRACTION', sale(remote, { occurredAt: world.io.now() - 99 * HOUR }), {
        occurredAt: world.io.now() - 50 * HOUR,
      }),
    );
    expect(early).toMatchObject({
      outcome: 'waiting',
      code: 'TOO_RECENT_CONVERSION',
      until: fresh.occurredAt + 24 * HOUR,
    });
    expect([missing, lost]).toMatchObject([
      { outcome: 'waiting', code: 'CONVERSION_NOT_FOUND' },
      { outcome: 'refused', code: 'CONVERSION_NOT_FOUND' },
    ]);
  });

  it('cannot be enhanced when they were uploaded', async () => {
    const one = sale(remote);
    await upload(one);
    expect(
      outcomes(
        await adjust(
          adjustment('ENHANCEMENT', one, { identity: { email: sha256('a@example.com') } }),
        ),
      ),
    ).toEqual(['refused CONVERSION_ACTION_NOT_ELIGIBLE_FOR_ENHANCEMENT']);
  });
});

describe('a conversion action', () => {
  let world: ContractWorld;
  let sink: ConversionSink;
  beforeEach(async () => {
    world = await ContractWorld.start(harness);
    sink = world.platform.conversions as ConversionSink;
  });
  afterEach(() => world.stop());
  const ensure = (changes: Parameters<typeof saleAction>[0] = {}) =>
    sink.ensureAction(world.connection, saleAction(changes), world.io);

  it('is made once, found by its name, and not touched when nothing is different', async () => {
    const made = await ensure({
      clickThroughLookbackWindowDays: 45,
      viewThroughLookbackWindowDays: 3,
      attributionModel: 'DATA_DRIVEN',
      includeInConversionsMetric: false,
    });
    expect(made.usableFrom).toBeGreaterThan(world.io.now() + 5.9 * HOUR);
    world.calls = [];
    const found = await ensure({
      clickThroughLookbackWindowDays: 45,
      viewThroughLookbackWindowDays: 3,
      attributionModel: 'DATA_DRIVEN',
      includeInConversionsMetric: false,
    });
    expect([found, world.calls.length]).toEqual([{ remoteId: made.remoteId, conflicts: [] }, 1]);
    expect(await world.objectsOf('conversionAction')).toHaveLength(1);
  });

  it('is changed to what it is here', async () => {
    await ensure();
    await ensure({
      category: 'SIGNUP',
      valueSettings: { type: 'fixedValue', defaultValue: '5', currencyCode: 'EUR' },
    });
    expect(await world.objectsOf('conversionAction')).toMatchObject([
      {
        data: {
          category: 'SIGNUP',
          valueSettings: { defaultValue: 5, alwaysUseDefaultValue: true },
        },
      },
    ]);
  });

  it('tells what Google will not take: another type, braids where one conversion per click counts', async () => {
    await ensure({ type: 'WEBPAGE' });
    const { conflicts } = await ensure({ countingType: 'ONE_PER_CLICK' });
    expect(conflicts.map(({ field, code }) => [field, code])).toEqual([
      ['countingType', 'ONE_PER_CLICK_CONVERSION_ACTION_NOT_PERMITTED_WITH_BRAID'],
      ['type', 'IMMUTABLE_FIELD'],
    ]);
  });
});
