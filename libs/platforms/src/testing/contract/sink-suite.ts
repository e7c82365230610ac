import type { HttpRequest } from '../../port/io';
import type { ConversionSink, RemoteAction, SinkConversion, Verdict } from '../../port/conversion';
import { ContractWorld } from '../contract-world';
import {
  everyMember,
  givenAction,
  givenConversion,
  HASHED_ADDRESS,
  outcomesOf,
} from '../given-conversion';
import type { ContractHarness, HttpFault } from '../harness';

/** What the suite must know of one platform's sink. */
export interface SinkHarness {
  readonly contract: ContractHarness;
  /** Of the request that uploads, as a fault names it. */
  readonly path: string;
  /** What the platform refuses although that could not be known before. */
  readonly bad: Partial<SinkConversion>;
  readonly throttle: HttpFault & { readonly retryAfterSeconds: number };
  /** Where the connection says what uploads need, beside its account. */
  readonly needs: readonly { readonly in: 'settings' | 'credentials'; readonly name: string }[];
  /**
   * What becomes of conversions when the credentials open nothing any more: where they have a key
   * of their own, the connection is not given up.
   */
  readonly withdrawnIs: 'unauthorised' | 'held';
}

/** What every sink promises, seen at its emulator. */
export const sinkSuite = (harness: SinkHarness): void => {
  describe(`${harness.contract.platform}: conversions`, () => {
    let world: ContractWorld;
    let sink: ConversionSink;
    let remote: RemoteAction;
    beforeEach(async () => {
      world = await ContractWorld.start(harness.contract);
      sink = world.platform.conversions!;
      remote = await sink.ensureAction(world.connection, givenAction(), world.io);
      world.calls = [];
    });
    afterEach(() => world.stop());

    const sale = (
      number: number,
      over: Parameters<typeof givenConversion>[3] = {},
    ): SinkConversion => givenConversion(number, world.io.now(), remote, over);
    const sales = (count: number): readonly SinkConversion[] =>
      Array.from({ length: count }, (_, index) => sale(index));
    const upload = (batch: readonly SinkConversion[]): Promise<readonly Verdict[]> =>
      sink.upload(world.connection, batch, world.io);
    const counted = async (): Promise<number> => (await world.objectsOf('conversion')).length;

    it('takes a batch in one request and counts each conversion once', async () => {
      expect(outcomesOf(await upload(sales(3)))).toEqual(['taken', 'taken', 'taken']);
      expect([world.calls.length, await counted()]).toEqual([1, 3]);
      expect(outcomesOf(await upload(sales(4)))).toEqual(['taken', 'taken', 'taken', 'taken']);
      expect(await counted()).toBe(4);
    });

    it('sends the largest batch that its rules allow in one request', async () => {
      expect(new Set(outcomesOf(await upload(sales(sink.rules.batch))))).toEqual(
        new Set(['taken']),
      );
      expect([world.calls.length, await counted()]).toEqual([1, sink.rules.batch]);
    }, 60_000);

    it('treats a lost answer as unknown, and counts nothing twice when it sends again', async () => {
      await world.fault({ path: harness.path, fault: 'drop-reply' });
      await expect(upload(sales(2))).rejects.toMatchObject({ failure: { kind: 'unknown' } });
      expect(outcomesOf(await upload(sales(2)))).toEqual(['taken', 'taken']);
      expect((await world.objectsOf('conversion')).map(({ data }) => data['received'])).toEqual([
        2, 2,
      ]);
    });

    it('counts what has no order id by our own id', async () => {
      const { orderId, ...without } = sale(1);
      expect(orderId).toBe('order-1');
      expect(outcomesOf([...(await upload([without])), ...(await upload([without]))])).toEqual([
        'taken',
        'taken',
      ]);
      expect(await counted()).toBe(1);
    });

    it('refuses one bad item of a batch and delivers all others', async () => {
      const batch = sales(8).map((item, index) => (index === 5 ? sale(5, harness.bad) : item));
      expect(outcomesOf(await upload(batch))).toEqual(
        batch.map((_, index) => (index === 5 ? 'refused' : 'taken')),
      );
      expect(await counted()).toBe(7);
    });

    it('reports that it was throttled', async () => {
      const { retryAfterSeconds, ...fault } = harness.throttle;
      await world.fault({ path: harness.path, fault: 'http', ...fault });
      await expect(upload(sales(2))).rejects.toMatchObject({
        failure: { kind: 'throttled', retryAfterSeconds },
      });
      expect(await counted()).toBe(0);
    });

    it('reports a lost grant, and an unavailable platform', async () => {
      const withdrawn = Object.fromEntries(
        Object.keys(world.connection.credentials).map((name) => [name, 'fake-withdrawn']),
      );
      const uploading = sink.upload(
        { ...world.connection, id: 'con_withdrawn', credentials: { ...withdrawn, appSecret: '' } },
        sales(1),
        world.io,
      );
      if (harness.withdrawnIs === 'held') expect(outcomesOf(await uploading)).toEqual(['held']);
      else await expect(uploading).rejects.toMatchObject({ failure: { kind: 'unauthorised' } });
      await world.fault({ path: harness.path, fault: 'http', status: 503 });
      await expect(upload(sales(1))).rejects.toMatchObject({
        failure: { kind: expect.stringMatching(/^(unavailable|unknown)$/) },
      });
    });

    it('holds conversions until the connection has all required settings', async () => {
      for (const { in: place, name } of harness.needs) {
        const { [name]: _, ...others } = world.connection[place];
        const verdicts = await sink.upload(
          { ...world.connection, [place]: others },
          sales(2),
          world.io,
        );
        expect(verdicts).toEqual(
          [1, 2].map(() =>
            expect.objectContaining({
              outcome: 'held',
              code: 'CONNECTION_SETTING_MISSING',
              message: expect.stringContaining(`${place}/${name}`),
            }),
          ),
        );
      }
      expect(world.calls).toEqual([]);
    });

    it('judges before it sends: age, future, identity, pause, consent', () => {
      const now = world.io.now();
      const verdict = (over: Parameters<typeof sale>[1]) => sink.judge(sale(1, over), now);
      const { oldestMs, futureMs } = sink.rules;
      expect(verdict({})).toBeUndefined();
      expect(verdict({ occurredAt: now - oldestMs })).toBeUndefined();
      expect(verdict({ occurredAt: now - oldestMs - 1 })).toMatchObject({
        outcome: 'refused',
        code: 'CONVERSION_TOO_OLD',
      });
      expect(verdict({ occurredAt: now + futureMs })).toBeUndefined();
      expect(verdict({ occurredAt: now + futureMs + 5 })).toMatchObject({
        outcome: 'waiting',
        until: now + 5,
      });
      expect(verdict({ identity: {} })).toMatchObject({
        outcome: 'refused',
        code: 'NO_IDENTIFIER',
      });
      expect(verdict({ draft: { status: 'PAUSED' } })).toMatchObject({
        outcome: 'skipped',
        code: 'ACTION_PAUSED',
      });
      const denied = verdict({ consent: { adUserData: 'DENIED', adPersonalization: 'GRANTED' } });
      expect(denied?.outcome).toBe('skipped');
    });

    it('previews the very body that it sends', async () => {
      const every = everyMember(world.io.now(), remote);
      const { identity } = every;
      const item =
        harness.contract.platform === 'meta-ads'
          ? { ...every, identity: { ...identity, address: HASHED_ADDRESS } }
          : every;
      const previewed = sink.preview!(world.connection, item, world.io.now());
      expect(outcomesOf(await upload([item]))).toEqual(['taken']);
      expect(bodyOf(world.calls)).toEqual(previewed);
    });

    it('sends tests apart, and none where the platform has none', async () => {
      const { tests, testSetting } = sink.rules;
      const connection = {
        ...world.connection,
        settings: {
          ...world.connection.settings,
          ...(testSetting && { [testSetting.name]: 'T1' }),
        },
      };
      const batch = [sale(1), sale(2, { isTest: true }), sale(3)];
      const verdicts = await sink.upload(connection, batch, world.io);
      const isSent = tests !== 'unsupported';
      expect(outcomesOf(verdicts)).toEqual(['taken', isSent ? 'taken' : 'unsupported', 'taken']);
      expect(world.calls).toHaveLength(isSent ? 2 : 1);
    });

    it('withholds tests while the code of the connection is missing', async () => {
      if (sink.rules.tests !== 'coded') return;
      const [verdict] = await upload([sale(1, { isTest: true })]);
      expect(verdict).toMatchObject({ outcome: 'skipped', code: 'TEST_NOT_SET_UP' });
      expect([world.calls.length, await counted()]).toEqual([0, 0]);
    });

    it('has no adjustments', async () => {
      const adjustment = {
        id: 'cad_1',
        type: 'RETRACTION',
        original: sale(1),
        occurredAt: world.io.now(),
        identity: {},
      } as const;
      expect(Object.values(sink.rules.adjustments)).toEqual([
        'unsupported',
        'unsupported',
        'unsupported',
      ]);
      expect(sink.judgeAdjustment(adjustment, world.io.now())).toMatchObject({
        outcome: 'unsupported',
      });
      expect(outcomesOf(await sink.adjust(world.connection, [adjustment], world.io))).toEqual([
        'unsupported',
      ]);
      expect(world.calls).toEqual([]);
    });
  });
};

/** The body of the one request, JSON or a form whose members may be JSON. */
const bodyOf = ([request]: readonly HttpRequest[]): unknown => {
  const text = String(request?.body);
  if (!text.includes('=') || text.startsWith('{')) return JSON.parse(text);
  const { appsecret_proof: _, ...members } = Object.fromEntries(new URLSearchParams(text));
  return Object.fromEntries(
    Object.entries(members).map(([name, value]) => [
      name,
      /^[[{]/.test(value) ? JSON.parse(value) : value,
    ]),
  );
};
