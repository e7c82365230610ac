import { ContractWorld } from '../../contract/testing/contract-world';
import type { SinkConversion } from '../../port/conversion';
import type { RemoteAction } from '../../port/conversion-action';
import type { ConversionSink } from '../../port/conversion-sink';
import type { Verdict } from '../../port/verdict';
import { harness } from '../testing/contract-harness';
import { adjustment, HOUR, sale, saleAction, sha256 } from './testing/given-conversions';

const outcomes = (verdicts: readonly Verdict[]) =>
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
  const held = async () => (await world.objectsOf('conversion')).map(({ data }) => data);

  it('are taken in one request and confirmed when Google has counted them', async () => {
    const batch = Array.from({ length: 50 }, () => sale(remote));
    const verdicts = await upload(...batch);
    expect(new Set(outcomes(verdicts))).toEqual(new Set(['taken']));
    expect(world.calls).toHaveLength(1);
    expect(await held()).toHaveLength(50);
    const confirm = () => sink.confirm?.(world.connection, refs(verdicts), world.io);
    expect([...((await confirm()) ?? [])]).toEqual([]);
    await world.advance(31 * 60, 'ours too');
    expect(
      [...((await confirm()) ?? [])].map(([ref, told]) => [
        ref,
        told.length,
        new Set(outcomes(told)),
      ]),
    ).toEqual([[refs(verdicts)[0], 50, new Set(['confirmed'])]]);
  });

  it('are counted once when an answer was lost', async () => {
    const one = sale(remote);
    await world.fault({ path: 'events:ingest', fault: 'drop-reply' });
    await expect(upload(one)).rejects.toMatchObject({ failure: { kind: 'unknown' } });
    expect(outcomes(await upload(one))).toEqual(['taken']);
    expect(await held()).toHaveLength(1);
  });

  it('are counted once without an order id too', async () => {
    const one = sale(remote, { orderId: undefined });
    await upload(one);
    await upload(one);
    expect(await held()).toMatchObject([{ transactionId: one.id }]);
  });

  it('go without the one that Google names', async () => {
    const batch = [sale(remote), sale(remote, { currency: 'XXQ' }), sale(remote)];
    expect(outcomes(await upload(...batch))).toEqual([
      'taken',
      'refused INVALID_CURRENCY_CODE',
      'taken',
    ]);
    expect(world.calls).toHaveLength(2);
    expect(await held()).toHaveLength(2);
  });

  it('of an action that is gone are held, those of others are not', async () => {
    const batch = [sale({ remoteId: '1' }), sale(remote)];
    expect(outcomes(await upload(...batch))).toEqual([
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
    expect(new Set(outcomes(await upload(...actions.map((action) => sale(action)))))).toEqual(
      new Set(['taken']),
    );
    expect(world.calls).toHaveLength(2);
  });

  it('of an account that may not send are held', async () => {
    const connection = {
      ...world.connection,
      settings: { ...world.connection.settings, conversionCustomerId: '123-456-7890' },
    };
    expect(outcomes(await sink.upload(connection, [sale(remote)], world.io))).toEqual([
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
    expect(await held()).toEqual([]);
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
    const [one] = await held();
    expect([one?.['adIdentifiers'], one?.['userData']]).toEqual([
      { gbraid: 'gbraid-of-a-click' },
      undefined,
    ]);
  });

  it('that Google did not count are told with its reason', async () => {
    const old = sale(remote, { occurredAt: Date.now() - 100 * 24 * HOUR });
    const denied = sale(remote, { consent: { adUserData: 'DENIED', adPersonalization: 'DENIED' } });
    const told = async (...batch: readonly SinkConversion[]) => {
      const verdicts = await upload(...batch);
      await world.advance(31 * 60, 'ours too');
      return outcomes(
        [...((await sink.confirm?.(world.connection, refs(verdicts), world.io)) ?? [])].flatMap(
          ([, some]) => some,
        ),
      );
    };
    expect(await told(old)).toEqual(['refused EVENT_TOO_OLD']);
    expect(await told(denied)).toEqual(['skipped DENIED_CONSENT']);
    expect(await told(sale(remote), old)).toEqual([
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
    expect(outcomes(await sink.adjust(world.connection, batch, world.io))).toEqual([
      'taken',
      'taken',
      'taken',
    ]);
    expect(await held()).toMatchObject([
      { conversionValue: 70 },
      { conversionValue: 0 },
      { conversionValue: 99.5, userData: { userIdentifiers: [{ emailAddress: email }] } },
    ]);
  });
});
