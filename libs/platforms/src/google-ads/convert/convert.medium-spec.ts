import type { OpenConnection } from '../../port/connection';
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
import { adjustment, HOUR, sale, saleAction, sha256 } from '../testing/given-conversions';

const uploadOutcomes = (verdicts: readonly Verdict[]) =>
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
  const received = () => world.objectsOf('conversion');

  it('are taken, 2,000 in one request', async () => {
    const verdicts = await upload(...Array.from({ length: 2_000 }, () => sale(remote)));
    expect(new Set(uploadOutcomes(verdicts))).toEqual(new Set(['taken']));
    expect(world.calls).toHaveLength(1);
    expect(await received()).toHaveLength(2_000);
  });

  it('are sent with every member as previewed, and checked as tests', async () => {
    const item = everyMember(world.io.now(), remote);
    const previewed = sink.preview!(connection, item, world.io.now());
    expect(uploadOutcomes(await upload(item))).toEqual(['taken']);
    expect(JSON.parse(String(world.calls[0]?.body))).toEqual(previewed);
    const test = {
      ...item,
      orderId: 'order-2',
      occurredAt: item.occurredAt - 60_000,
      isTest: true,
    };
    expect(uploadOutcomes(await upload(test))).toEqual(['taken']);
    expect([(await received()).length, (await world.objectsOf('conversion-test')).length]).toEqual([
      1, 1,
    ]);
  });

  it('are found to be there when they are sent again after a lost answer', async () => {
    const batch = [sale(remote), sale(remote, { orderId: undefined })];
    await world.fault({ path: 'uploadClickConversions', fault: 'drop-reply' });
    await expect(upload(...batch)).rejects.toMatchObject({ failure: { kind: 'unknown' } });
    expect(uploadOutcomes(await upload(...batch, sale(remote)))).toEqual([
      'taken already',
      'taken already',
      'taken',
    ]);
    expect(await received()).toHaveLength(3);
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
    expect(uploadOutcomes(await upload(...batch))).toEqual([
      'taken',
      'refused UNPARSEABLE_GCLID',
      'held NO_CONVERSION_ACTION_FOUND',
      'refused ORDER_ID_CONTAINS_PII',
      'refused EXPIRED_EVENT',
      'refused ONE_PER_CLICK_CONVERSION_ACTION_NOT_PERMITTED_WITH_BRAID',
      'refused INVALID_USER_IDENTIFIER',
      'taken',
    ]);
    expect(await received()).toHaveLength(2);
  });

  it('for a new action wait until it is six hours old', async () => {
    const fresh = await sink.ensureAction(connection, saleAction({ name: 'Fresh' }), world.io);
    const [verdict] = await upload(sale(fresh));
    expect(verdict).toMatchObject({
      outcome: 'waiting',
      code: 'TOO_RECENT_CONVERSION_ACTION',
      until: fresh.usableFrom,
    });
    expect(await received()).toEqual([]);
  });

  it('wait when the customer may not upload', async () => {
    const { emulators } = world as unknown as { emulators: { url: string } };
    await fetch(
      `${emulators.url}/_control/objects/google-ads/customer/${connection.externalAccountId}`,
      { method: 'PATCH', body: JSON.stringify({ uploadsClicks: false }) },
    );
    expect(uploadOutcomes(await upload(sale(remote), sale(remote)))).toEqual([
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

  it('are adjusted once; a repeated retraction counts as done', async () => {
    const [kept, gone] = [sale(remote), sale(remote)];
    await upload(kept, gone);
    const batch = [
      adjustment('RESTATEMENT', kept, { value: '70' }),
      adjustment('RETRACTION', gone),
    ];
    expect(uploadOutcomes(await adjust(...batch))).toEqual(['taken', 'taken']);
    expect(uploadOutcomes(await adjust(...batch))).toEqual(['taken already', 'taken already']);
    expect((await received()).map(({ status, data }) => [status, data['conversionValue']])).toEqual(
      [
        ['SUCCESS', 70],
        ['RETRACTED', 99.5],
      ],
    );
    expect(await world.objectsOf('conversionAdjustment')).toHaveLength(2);
  });

  it('have their adjustment wait until they are a day old, and fail it when they never appeared', async () => {
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
      uploadOutcomes(
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

  it('is created once, found by its name, and not updated when nothing differs', async () => {
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

  it('is updated to the local settings', async () => {
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

  it('reports what Google refuses: another type, or braids where one conversion per click counts', async () => {
    await ensure({ type: 'WEBPAGE' });
    const { conflicts } = await ensure({ countingType: 'ONE_PER_CLICK' });
    expect(conflicts.map(({ field, code }) => [field, code])).toEqual([
      ['countingType', 'ONE_PER_CLICK_CONVERSION_ACTION_NOT_PERMITTED_WITH_BRAID'],
      ['type', 'IMMUTABLE_FIELD'],
    ]);
  });
});

const ingestOutcomes = (verdicts: readonly Verdict[]) =>
  verdicts.map((verdict) =>
    'code' in verdict ? `${verdict.outcome} ${verdict.code}` : verdict.outcome,
  );
const refs = (verdicts: readonly Verdict[]) => [
  ...new Set(
    verdicts.flatMap((verdict) =>
      verdict.outcome === 'taken' && verdict.ref ? [verdict.ref] : [],
    ),
  ),
];

describe('conversions through the Data Manager', () => {
  let world: ContractWorld;
  let sink: ConversionSink;
  let remote: RemoteAction;
  beforeEach(async () => {
    world = await ContractWorld.start(harness);
    sink = world.platform.conversions as ConversionSink;
    remote = await sink.ensureAction(world.connection, saleAction(), world.io);
    world.calls = [];
  });
  afterEach(() => world.stop());

  const upload = (...batch: readonly SinkConversion[]) =>
    sink.upload(world.connection, batch, world.io);
  const received = async () => (await world.objectsOf('conversion')).map(({ data }) => data);

  it('are sent with every member as previewed, and checked apart as tests', async () => {
    const item = everyMember(world.io.now(), remote);
    const previewed = sink.preview!(world.connection, item, world.io.now());
    const verdicts = await upload(item, { ...item, isTest: true });
    expect(ingestOutcomes(verdicts)).toEqual(['taken', 'taken']);
    expect(verdicts[1]).toEqual({ outcome: 'taken' });
    const sent = world.calls.map(({ body }) => JSON.parse(String(body)));
    expect(sent).toEqual([previewed, { ...sent[0], validateOnly: true }]);
    expect([(await received()).length, (await world.objectsOf('conversion-test')).length]).toEqual([
      1, 1,
    ]);
  });

  it('are taken in one request and confirmed when Google has counted them', async () => {
    const batch = Array.from({ length: 50 }, () => sale(remote));
    const verdicts = await upload(...batch);
    expect(new Set(ingestOutcomes(verdicts))).toEqual(new Set(['taken']));
    expect(world.calls).toHaveLength(1);
    expect(await received()).toHaveLength(50);
    const confirm = () => sink.confirm?.(world.connection, refs(verdicts), world.io);
    expect([...((await confirm()) ?? [])]).toEqual([]);
    await world.advance(31 * 60, 'ours too');
    expect(
      [...((await confirm()) ?? [])].map(([ref, findings]) => [
        ref,
        findings.length,
        new Set(ingestOutcomes(findings)),
      ]),
    ).toEqual([[refs(verdicts)[0], 50, new Set(['confirmed'])]]);
  });

  it('are counted once when an answer was lost', async () => {
    const one = sale(remote);
    await world.fault({ path: 'events:ingest', fault: 'drop-reply' });
    await expect(upload(one)).rejects.toMatchObject({ failure: { kind: 'unknown' } });
    expect(ingestOutcomes(await upload(one))).toEqual(['taken']);
    expect(await received()).toHaveLength(1);
  });

  it('are counted once without an order id too', async () => {
    const one = sale(remote, { orderId: undefined });
    await upload(one);
    await upload(one);
    expect(await received()).toMatchObject([{ transactionId: one.id }]);
  });

  it('go without the one that Google names', async () => {
    const batch = [sale(remote), sale(remote, { currency: 'XXQ' }), sale(remote)];
    expect(ingestOutcomes(await upload(...batch))).toEqual([
      'taken',
      'refused INVALID_CURRENCY_CODE',
      'taken',
    ]);
    expect(world.calls).toHaveLength(2);
    expect(await received()).toHaveLength(2);
  });

  it('of a deleted action wait, those of other actions are sent', async () => {
    const batch = [sale({ remoteId: '1' }), sale(remote)];
    expect(ingestOutcomes(await upload(...batch))).toEqual([
      'held INVALID_CONVERSION_ACTION_ID',
      'taken',
    ]);
  });

  it('go in two requests when they are of more than ten actions', async () => {
    const actions = await Promise.all(
      Array.from({ length: 11 }, (_, index) =>
        sink.ensureAction(world.connection, saleAction({ name: `Action ${index}` }), world.io),
      ),
    );
    world.calls = [];
    expect(new Set(ingestOutcomes(await upload(...actions.map((action) => sale(action)))))).toEqual(
      new Set(['taken']),
    );
    expect(world.calls).toHaveLength(2);
  });

  it('wait when the account may not send', async () => {
    const connection = {
      ...world.connection,
      settings: { ...world.connection.settings, conversionCustomerId: '123-456-7890' },
    };
    expect(ingestOutcomes(await sink.upload(connection, [sale(remote)], world.io))).toEqual([
      'held PERMISSION_DENIED',
    ]);
  });

  it.each([
    [429, 'throttled'],
    [503, 'unknown'],
    [500, 'unknown'],
  ])('fail whole with status %i as %s', async (status, kind) => {
    await world.fault({ path: 'events:ingest', fault: 'http', status });
    await expect(upload(sale(remote))).rejects.toMatchObject({ failure: { kind } });
    expect(await received()).toEqual([]);
  });

  it('stop when the grant is gone', async () => {
    const credentials = { ...world.connection.credentials, refreshToken: 'withdrawn' };
    await expect(
      sink.upload({ ...world.connection, credentials }, [sale(remote)], world.io),
    ).rejects.toMatchObject({ failure: { kind: 'unauthorised' } });
  });

  it('carry no person beside a braid, and one id of a click', async () => {
    const seenAt = Date.now() - 60 * HOUR;
    const identity = { email: sha256('cloudysanfrancisco@gmail.com') };
    await upload(
      sale(remote, {
        identity,
        clickIds: [
          { kind: 'wbraid', value: 'wbraid-of-a-click', seenAt },
          { kind: 'gbraid', value: 'gbraid-of-a-click', seenAt },
        ],
      }),
    );
    const [one] = await received();
    expect([one?.['adIdentifiers'], one?.['userData']]).toEqual([
      { gbraid: 'gbraid-of-a-click' },
      undefined,
    ]);
  });

  it('that Google did not count are reported with its reason', async () => {
    const old = sale(remote, { occurredAt: Date.now() - 100 * 24 * HOUR });
    const denied = sale(remote, { consent: { adUserData: 'DENIED', adPersonalization: 'DENIED' } });
    const confirmed = async (...batch: readonly SinkConversion[]) => {
      const verdicts = await upload(...batch);
      await world.advance(31 * 60, 'ours too');
      return ingestOutcomes(
        [...((await sink.confirm?.(world.connection, refs(verdicts), world.io)) ?? [])].flatMap(
          ([, some]) => some,
        ),
      );
    };
    expect(await confirmed(old)).toEqual(['refused EVENT_TOO_OLD']);
    expect(await confirmed(denied)).toEqual(['skipped DENIED_CONSENT']);
    expect(await confirmed(sale(remote), old)).toEqual([
      'unknown PARTLY_COUNTED',
      'unknown PARTLY_COUNTED',
    ]);
  });

  it('change with adjustments and are never counted again; a retraction leaves them at 0', async () => {
    const [kept, gone, known] = [sale(remote), sale(remote), sale(remote)];
    await upload(kept, gone, known);
    const email = sha256('somebody@example.com');
    const batch = [
      adjustment('RESTATEMENT', kept, { value: '70' }),
      adjustment('RETRACTION', gone),
      adjustment('ENHANCEMENT', known, { identity: { email } }),
    ];
    expect(ingestOutcomes(await sink.adjust(world.connection, batch, world.io))).toEqual([
      'taken',
      'taken',
      'taken',
    ]);
    expect(await received()).toMatchObject([
      { conversionValue: 70 },
      { conversionValue: 0 },
      { conversionValue: 99.5, userData: { userIdentifiers: [{ emailAddress: email }] } },
    ]);
  });
});
