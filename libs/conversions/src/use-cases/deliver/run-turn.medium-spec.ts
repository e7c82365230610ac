import type { Verdict } from '@switchyard/platforms/domain';
import type { ConversionEvent } from '../../domain';
import { deliveryBench, type DeliveryBench, DeliverySpace } from '../../testing/delivery-bench';

describe('deliver adjustments', () => {
  const MINUTE_MS = 60_000;

  let bench: DeliveryBench;
  let space: DeliverySpace;
  beforeAll(async () => {
    bench = await deliveryBench();
  });
  afterAll(() => bench?.db.close());
  beforeEach(() => {
    space = new DeliverySpace(bench);
  });

  const refused: Verdict = { outcome: 'refused', code: 'NO', message: 'No.' };
  const minutesFromNow = (minutes: number): Date =>
    new Date(bench.clock.now().getTime() + minutes * MINUTE_MS);

  /** Conversions that the platform has taken. */
  const givenSent = async (
    count = 1,
    over: Partial<ConversionEvent> = {},
  ): Promise<readonly ConversionEvent[]> => {
    const kept = await space.conversions(await space.action(), count, () => over);
    await space.run();
    return kept;
  };
  const adjustedIds = (): readonly (readonly string[])[] =>
    space.sink.adjusted.map((batch) => batch.map(({ id }) => id));

  describe('where no value is counted', () => {
    it.each(['noValue', 'variableValue'] as const)('%s: the members of a sale', async (type) => {
      const action = await space.action({ valueSettings: { type } });
      const [kept] = await space.conversions(action, 1);
      const id = await space.adjustment(kept!, { valueMicros: 12_340_000 });
      await space.run();
      const [sold] = space.sink.uploads.flat();
      const counts = type === 'variableValue';
      expect([sold?.value, sold?.currency]).toEqual(
        counts ? ['49.9', 'EUR'] : [undefined, undefined],
      );
      expect(await space.delivery(id)).toMatchObject(
        counts ? { status: 'sent' } : { status: 'skipped', reason: 'VALUE_NOT_COUNTED' },
      );
    });
  });

  describe('an adjustment', () => {
    it('is sent after its original, in the same turn, with the facts of the original', async () => {
      const [kept] = await space.conversions(await space.action(), 1);
      const id = await space.adjustment(kept!, { valueMicros: 12_340_000 });
      await space.run();
      expect(space.sink.adjusted.flat()).toMatchObject([
        {
          id,
          type: 'RESTATEMENT',
          value: '12.34',
          currency: 'EUR',
          identity: {},
          original: {
            id: kept!.id,
            value: '49.9',
            orderId: kept!.orderId,
            action: { remote: { remoteId: 'remote Paid' } },
          },
        },
      ]);
      expect(await space.delivery(id)).toMatchObject({
        status: 'sent',
        reason: null,
        attempts: 1,
        dueAt: null,
      });
    });

    it('waits for an original that is not sent, without being polled, and is sent after it', async () => {
      const [kept] = await space.conversions(await space.action(), 1);
      const id = await space.adjustment(kept!);
      space.sink.verdictOf = () => ({ outcome: 'unknown', code: 'LATER', message: 'Later.' });
      await space.run();
      expect(await space.delivery(id)).toMatchObject({
        status: 'waiting',
        reason: 'ORIGINAL_NOT_SENT',
        dueAt: minutesFromNow(15),
        attempts: 0,
      });
      space.sink.verdictOf = () => undefined;
      await space.runAfter(2 * MINUTE_MS);
      expect([await space.statuses(), adjustedIds()]).toEqual([{ sent: 2 }, [[id]]]);
    });

    it.each([
      ['failed', refused],
      ['skipped', { ...refused, outcome: 'skipped' }],
      ['unsupported', { ...refused, outcome: 'unsupported' }],
    ] as const)('of an original that is %s is skipped', async (_status, verdict) => {
      const [kept] = await space.conversions(await space.action(), 1);
      const id = await space.adjustment(kept!);
      space.sink.verdictOf = () => verdict as Verdict;
      await space.run();
      expect(await space.delivery(id)).toMatchObject({
        status: 'skipped',
        reason: 'ORIGINAL_NOT_COUNTED',
        dueAt: null,
      });
      expect(space.sink.adjusted).toEqual([]);
    });

    it('reports when the platform does less than requested, and when it supports no such adjustment', async () => {
      const [kept, other] = await givenSent(2);
      const [retraction, enhancement] = [
        await space.adjustment(kept!, { type: 'RETRACTION', valueMicros: null }),
        await space.adjustment(other!, { type: 'ENHANCEMENT', valueMicros: null }),
      ];
      space.sink.rules = {
        ...space.sink.rules,
        adjustments: { RETRACTION: 'degraded', RESTATEMENT: 'native', ENHANCEMENT: 'unsupported' },
      };
      await space.run();
      expect([await space.delivery(retraction), await space.delivery(enhancement)]).toMatchObject([
        { status: 'sent', reason: 'DEGRADED_TO_RESTATEMENT' },
        { status: 'unsupported', reason: 'ADJUSTMENT_UNSUPPORTED' },
      ]);
    });

    it('is unsupported where a platform takes none', async () => {
      const [kept] = await givenSent();
      const id = await space.adjustment(kept!);
      const { adjustmentBatch: _, ...rules } = space.sink.rules;
      space.sink.rules = rules;
      await space.run();
      expect([await space.delivery(id), space.sink.adjusted]).toMatchObject([
        { status: 'unsupported' },
        [],
      ]);
    });

    it('that is refused fails, and frees no order: its conversion is counted', async () => {
      const [kept] = await givenSent();
      const id = await space.adjustment(kept!);
      space.sink.adjustVerdictOf = () => refused;
      await space.run();
      expect([await space.delivery(id), await space.orders()]).toMatchObject([
        { status: 'failed', platformError: { code: 'NO' } },
        [kept!.orderId],
      ]);
    });

    it('adds who the person was known to be, then or since', async () => {
      const persons = await space.seal({ email: { google: 'e1' } });
      const [kept] = await givenSent(1, { persons, personKeys: ['k-email'] });
      await space.known('k-email', { email: { google: 'other' }, phone: { e164: 'p2' } });
      await space.adjustment(kept!, { type: 'ENHANCEMENT', valueMicros: null });
      await space.run();
      expect(space.sink.adjusted.flat()).toMatchObject([
        { identity: { email: 'e1', phone: 'p2' }, original: { identity: { email: 'e1' } } },
      ]);
    });

    it('of an action that is deleted goes nowhere', async () => {
      const [kept] = await givenSent();
      const id = await space.adjustment(kept!);
      await space.write({ name: 'drop', text: 'delete from conversions.action where id = $1' }, [
        kept!.actionId,
      ]);
      await space.run();
      expect(await space.delivery(id)).toMatchObject({
        status: 'skipped',
        reason: 'ACTION_REMOVED',
      });
    });
  });

  describe('several adjustments', () => {
    it('of one original go one after another in the order in which they happened, those of others beside them', async () => {
      const [kept, other] = await givenSent(2);
      const late = await space.adjustment(kept!, {
        occurredAt: minutesFromNow(-1),
        valueMicros: 3_000_000,
      });
      const early = await space.adjustment(kept!, {
        occurredAt: minutesFromNow(-9),
        valueMicros: 1_000_000,
      });
      const third = await space.adjustment(kept!, {
        occurredAt: minutesFromNow(-5),
        type: 'RETRACTION',
        valueMicros: null,
      });
      const beside = await space.adjustment(other!);
      await space.run();
      expect(adjustedIds()).toEqual([expect.arrayContaining([early, beside]), [third], [late]]);
      expect(
        space.sink.adjusted
          .flat()
          .filter(({ original }) => original.id === kept!.id)
          .map(({ original }) => original.value),
      ).toEqual(['49.9', '1', '0']);
    });

    it('in which an earlier one waits keep their order, and the later one is not polled', async () => {
      const [kept] = await givenSent();
      const [early, late] = [
        await space.adjustment(kept!, { occurredAt: minutesFromNow(-9) }),
        await space.adjustment(kept!, { occurredAt: minutesFromNow(-1) }),
      ];
      const until = minutesFromNow(24 * 60).getTime();
      space.sink.adjustVerdictOf = () => ({
        outcome: 'waiting',
        until,
        code: 'TOO_RECENT',
        message: 'Too recent.',
      });
      await space.run();
      expect([await space.delivery(early), await space.delivery(late)]).toMatchObject([
        { status: 'waiting', reason: 'TOO_RECENT', until: new Date(until) },
        { status: 'waiting', reason: 'EARLIER_NOT_SENT', dueAt: minutesFromNow(15) },
      ]);
      space.sink.adjustVerdictOf = () => undefined;
      await space.runAfter(24 * 60 * MINUTE_MS);
      expect(adjustedIds()).toEqual([[early], [early], [late]]);
    });

    it('of which a later one was sent already skip an older value', async () => {
      const [kept] = await givenSent();
      await space.adjustment(kept!, { occurredAt: minutesFromNow(-1) });
      await space.run();
      const [stale, person] = [
        await space.adjustment(kept!, { occurredAt: minutesFromNow(-9) }),
        await space.adjustment(kept!, {
          occurredAt: minutesFromNow(-8),
          type: 'ENHANCEMENT',
          valueMicros: null,
        }),
      ];
      await space.run();
      expect([await space.delivery(stale), await space.delivery(person)]).toMatchObject([
        { status: 'skipped', reason: 'OVERTAKEN' },
        { status: 'sent' },
      ]);
    });

    it('go in the largest batches', async () => {
      const kept = await givenSent(10);
      for (const one of kept) await space.adjustment(one);
      await space.run();
      expect(space.sink.adjusted.map(({ length }) => length)).toEqual([4, 4, 2]);
    });
  });
});

describe('ask after sent', () => {
  const HALF_HOUR_MS = 30 * 60_000;

  let bench: DeliveryBench;
  let space: DeliverySpace;
  beforeAll(async () => {
    bench = await deliveryBench();
  });
  afterAll(() => bench?.db.close());
  beforeEach(() => {
    space = new DeliverySpace(bench);
  });

  /** What the platform reports of a request, by the ids in it; undefined while it works on it. */
  type Tell = (ids: readonly string[]) => readonly Verdict[] | undefined;

  /** A platform that reports later. Returns the requests that were looked up. */
  const tellingLater = (tell: Tell): string[] => {
    const asked: string[] = [];
    space.sink.confirm = (_connection, refs) => {
      asked.push(...refs);
      const answers = refs.map(
        (ref) =>
          [
            ref,
            tell((space.sink.uploads[Number(ref.split(' ')[1])] ?? []).map(({ id }) => id)),
          ] as const,
      );
      return Promise.resolve(
        new Map(answers.flatMap(([ref, verdicts]) => (verdicts ? [[ref, verdicts] as const] : []))),
      );
    };
    return asked;
  };
  const partly: Verdict = {
    outcome: 'unknown',
    code: 'PARTLY_COUNTED',
    message: 'Some were not counted.',
  };
  const refused: Verdict = {
    outcome: 'refused',
    code: 'NOT_COUNTED',
    message: 'It was not counted.',
  };

  describe('what was sent', () => {
    it('is looked up request by request, at growing intervals, until the platform answers', async () => {
      let isConfirmed = false;
      const asked = tellingLater((ids) =>
        isConfirmed ? ids.map(() => ({ outcome: 'confirmed' })) : undefined,
      );
      const kept = await space.conversions(await space.action(), 6);
      await space.run();
      expect(await space.delivery(kept[0]!.id)).toMatchObject({
        status: 'sent',
        ref: 'request 0',
        settledAt: null,
        dueAt: new Date(bench.clock.now().getTime() + HALF_HOUR_MS),
      });
      await space.runAfter(HALF_HOUR_MS);
      expect(asked).toEqual(['request 0', 'request 1']);
      await space.runAfter(HALF_HOUR_MS - 1);
      expect(asked).toHaveLength(2);
      isConfirmed = true;
      await space.runAfter(1);
      expect([asked.length, await space.statuses()]).toEqual([4, { confirmed: 6 }]);
      expect(await space.delivery(kept[0]!.id)).toMatchObject({
        dueAt: null,
        settledAt: bench.clock.now(),
        attempts: 1,
      });
      expect(space.sink.uploads).toHaveLength(2);
    });

    it('stays sent without a report, and is not asked after for ever', async () => {
      const asked = tellingLater(() => undefined);
      const [kept] = await space.conversions(await space.action(), 1);
      await space.run();
      for (
        let row = await space.delivery(kept!.id);
        row.dueAt !== null;
        row = await space.delivery(kept!.id)
      ) {
        await space.runAfter(row.dueAt.getTime() - bench.clock.now().getTime());
      }
      expect([(await space.delivery(kept!.id)).status, asked.length]).toEqual([
        'sent',
        expect.any(Number),
      ]);
      expect(asked.length).toBeLessThan(50);
    });

    it('stays sent when our own code cannot read its report, and is asked after later', async () => {
      tellingLater(() => {
        throw new TypeError('unreadable');
      });
      const [kept] = await space.conversions(await space.action(), 1);
      await space.run();
      await space.runAfter(HALF_HOUR_MS);
      expect(await space.delivery(kept!.id)).toMatchObject({
        status: 'sent',
        dueAt: new Date(bench.clock.now().getTime() + HALF_HOUR_MS),
      });
    });

    it('and is refused later fails, and frees its order', async () => {
      tellingLater((ids) => ids.map(() => refused));
      const [kept] = await space.conversions(await space.action(), 1);
      await space.run();
      await space.runAfter(HALF_HOUR_MS);
      expect([await space.delivery(kept!.id), await space.orders()]).toMatchObject([
        { status: 'failed', platformError: { code: 'NOT_COUNTED' }, attempts: 1 },
        [],
      ]);
    });

    it('of which only some were counted goes again in halves, until the bad ones are found', async () => {
      const bad = new Set<string>();
      tellingLater((ids) => {
        const isBad = ids.some((id) => bad.has(id));
        if (!isBad) return ids.map(() => ({ outcome: 'confirmed' }));
        return ids.map(() => (ids.length === 1 ? refused : partly));
      });
      const kept = await space.conversions(await space.action(), 4);
      bad.add(kept[2]!.id);
      for (let round = 0; round < 5; round += 1) await space.runAfter(HALF_HOUR_MS);
      expect([
        await space.statuses(),
        (await space.delivery(kept[2]!.id)).status,
        await space.orders(),
      ]).toEqual([
        { confirmed: 3, failed: 1 },
        'failed',
        [0, 1, 3].map((index) => kept[index]!.orderId).toSorted(),
      ]);
      expect(space.sink.sizes).toEqual([4, 2, 2, 1, 1]);
    });

    it('continues with the second half after the worker died between both', async () => {
      tellingLater((ids) => ids.map(() => (ids.length === 1 ? { outcome: 'confirmed' } : partly)));
      const kept = await space.conversions(await space.action(), 4);
      await space.run();
      space.sink.before = ([first]) => {
        if (first?.id === kept[2]!.id) space.send = () => Promise.reject(new Error('killed'));
      };
      await expect(space.runAfter(HALF_HOUR_MS)).rejects.toThrow('killed');
      space.send = () => Promise.resolve();
      space.sink.before = () => undefined;
      for (let round = 0; round < 4; round += 1) await space.runAfter(HALF_HOUR_MS);
      expect([await space.statuses(), space.sink.sizes.toSorted()]).toEqual([
        { confirmed: 4 },
        [1, 1, 1, 1, 2, 4],
      ]);
    });
  });
});
