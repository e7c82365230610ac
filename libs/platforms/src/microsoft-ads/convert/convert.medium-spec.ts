import type {
  ConversionSink,
  RemoteAction,
  SinkAdjustment,
  SinkConversion,
  Verdict,
} from '../../port/conversion';
import { ContractWorld } from '../../testing/contract-world';
import { everyMember } from '../../testing/given-conversion';
import { harness } from '../testing/contract-harness';
import { adjustment, sale, saleAction, sha256 } from '../testing/drafts';
import { HOUR } from './rules';

const outcomes = (verdicts: readonly Verdict[]) =>
  verdicts.map((verdict) =>
    'code' in verdict ? `${verdict.outcome} ${verdict.code}` : verdict.outcome,
  );

describe('conversions at Microsoft', () => {
  let world: ContractWorld;
  let sink: ConversionSink;
  let remote: RemoteAction;
  beforeEach(async () => {
    world = await ContractWorld.start(harness);
    sink = world.platform.conversions as ConversionSink;
    remote = await sink.ensureAction(world.connection, saleAction(), world.io);
    await world.advance(3 * 3_600, 'ours too');
    world.calls = [];
  });
  afterEach(() => world.stop());

  const upload = (...batch: readonly SinkConversion[]) =>
    sink.upload(world.connection, batch, world.io);
  const adjust = (...batch: readonly SinkAdjustment[]) =>
    sink.adjust(world.connection, batch, world.io);
  const received = () => world.objectsOf('conversion');

  it('are taken, 1,000 in one request', async () => {
    const verdicts = await upload(...Array.from({ length: 1_000 }, () => sale(remote)));
    expect(new Set(outcomes(verdicts))).toEqual(new Set(['taken']));
    expect(world.calls).toHaveLength(1);
    expect(await received()).toHaveLength(1_000);
  });

  it('are sent as previewed, and no test is sent', async () => {
    const item = everyMember(world.io.now(), remote, {
      clickIds: [],
      draft: { name: saleAction().name },
    });
    const previewed = sink.preview!(world.connection, item, world.io.now());
    expect(outcomes(await upload(item, { ...item, isTest: true }))).toEqual([
      'taken',
      'unsupported TEST_UNSUPPORTED',
    ]);
    expect(world.calls.map(({ body }) => JSON.parse(String(body)))).toEqual([previewed]);
  });

  it('are counted once when an answer was lost, with a click or without', async () => {
    const batch = [
      sale(remote),
      sale(remote, { clickIds: [], identity: { email: sha256('a@example.com') } }),
    ];
    await world.fault({ path: 'OfflineConversions/Apply', fault: 'drop-reply' });
    await expect(upload(...batch)).rejects.toMatchObject({ failure: { kind: 'unknown' } });
    expect(outcomes(await upload(...batch))).toEqual(['taken', 'taken']);
    expect(await received()).toHaveLength(2);
  });

  it('fail alone, each at its own place', async () => {
    const batch = [
      sale(remote),
      sale(remote, { clickIds: [{ kind: 'msclkid', value: 'no click' }] }),
      sale(remote, {}, { name: 'Nothing' }),
      sale(remote, { occurredAt: Date.now() - 100 * 24 * HOUR }),
      sale(remote, { value: '-1' }),
      sale(remote, { currency: 'XXQ' }),
      sale(remote, { identity: { email: 'clear@example.com' } }),
      sale(remote),
    ];
    expect(outcomes(await upload(...batch))).toEqual([
      'taken',
      'refused OfflineConversionMSClickIdInvalid',
      'held OfflineConversionNameInvalid',
      'refused OfflineConversionTimeOutOfWindow',
      'refused OfflineConversionValueInvalid',
      'refused OfflineConversionCurrencyCodeInvalid',
      'refused ConversionEmailAddressIsNotHashed',
      'taken',
    ]);
    expect(await received()).toHaveLength(2);
  });

  it('for a new goal wait until it is two hours old', async () => {
    const fresh = await sink.ensureAction(
      world.connection,
      saleAction({ name: 'Fresh' }),
      world.io,
    );
    expect(await upload(sale(fresh, {}, { name: 'Fresh' }))).toMatchObject([
      { outcome: 'waiting', code: 'OfflineConversionGoalTooRecent', until: fresh.usableFrom },
    ]);
    expect(await received()).toEqual([]);
  });

  it('fail whole when Microsoft is throttling, away, or the grant is gone', async () => {
    await world.fault({ path: 'OfflineConversions/Apply', fault: 'http', status: 429 });
    await expect(upload(sale(remote))).rejects.toMatchObject({
      failure: { kind: 'throttled', retryAfterSeconds: 60 },
    });
    await world.fault({ path: 'OfflineConversions/Apply', fault: 'http', status: 503 });
    await expect(upload(sale(remote))).rejects.toMatchObject({ failure: { kind: 'unavailable' } });
    const credentials = { ...world.connection.credentials, refreshToken: 'withdrawn' };
    await expect(
      sink.upload({ ...world.connection, credentials }, [sale(remote)], world.io),
    ).rejects.toMatchObject({ failure: { kind: 'unauthorised' } });
  });

  it('are restated and retracted, and not enhanced', async () => {
    const [kept, gone] = [sale(remote), sale(remote)];
    await upload(kept, gone);
    const batch = [
      adjustment('RESTATEMENT', kept, { value: '70' }),
      adjustment('ENHANCEMENT', kept),
      adjustment('RETRACTION', gone),
    ];
    expect(outcomes(await adjust(...batch))).toEqual([
      'taken',
      'unsupported ENHANCEMENT_UNSUPPORTED',
      'taken',
    ]);
    expect(outcomes(await adjust(...batch))).toEqual([
      'taken',
      'unsupported ENHANCEMENT_UNSUPPORTED',
      'taken',
    ]);
    expect((await received()).map(({ status, data }) => [status, data['ConversionValue']])).toEqual(
      [
        ['Success', 70],
        ['Retracted', 99.5],
      ],
    );
  });
});

describe('a goal', () => {
  let world: ContractWorld;
  let sink: ConversionSink;
  beforeEach(async () => {
    world = await ContractWorld.start(harness);
    sink = world.platform.conversions as ConversionSink;
  });
  afterEach(() => world.stop());
  const ensure = (changes: Parameters<typeof saleAction>[0] = {}) =>
    sink.ensureAction(world.connection, saleAction(changes), world.io);

  it('is made once, found by its name, not touched when nothing is different, and changed when something is', async () => {
    const settings = {
      clickThroughLookbackWindowDays: 45,
      includeInConversionsMetric: true,
      enhancedConversionsForLeads: true,
    };
    const made = await ensure(settings);
    expect(made.usableFrom).toBeGreaterThan(world.io.now() + 1.9 * HOUR);
    world.calls = [];
    expect([await ensure(settings), world.calls.length]).toEqual([
      { remoteId: made.remoteId, conflicts: [] },
      1,
    ]);
    await ensure({ ...settings, countingType: 'ONE_PER_CLICK', category: 'SIGNUP' });
    expect(await world.objectsOf('conversionAction')).toMatchObject([
      { data: { CountType: 'Unique', GoalCategory: 'Signup', ConversionWindowInMinutes: 64_800 } },
    ]);
  });

  it('is for reported conversions only', async () => {
    await expect(ensure({ type: 'WEBPAGE' })).rejects.toMatchObject({
      failure: { kind: 'refused', detail: { code: 'ACTION_TYPE_UNSUPPORTED' } },
    });
  });
});
