import { type Failure, PlatformFailure, type Verdict } from '@switchyard/platforms/domain';
import { deliveryBench, type DeliveryBench, DeliverySpace } from '../../testing/delivery-bench';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

let bench: DeliveryBench;
let space: DeliverySpace;
beforeAll(async () => {
  bench = await deliveryBench();
});
afterAll(() => bench?.db.close());
beforeEach(() => {
  space = new DeliverySpace(bench);
});

const reported = { code: 'REPORTED', message: 'The platform reported it.' };
const failing = (failure: Failure) => (): Promise<void> =>
  Promise.reject(new PlatformFailure(failure));

/** Resolves for all callers when this many have arrived. */
const meeting = (count: number): (() => Promise<void>) => {
  let left = count;
  let open: () => void = () => undefined;
  const all = new Promise<void>((resolve) => {
    open = resolve;
  });
  return () => {
    left -= 1;
    if (left === 0) open();
    return all;
  };
};

describe('conversions that are due', () => {
  it('go in the largest batches, the oldest first, each once', async () => {
    const kept = await space.conversions(await space.action(), 10);
    expect(await space.run()).toEqual({ kind: 'next due' });
    expect(space.sink.sizes).toEqual([4, 4, 2]);
    expect(space.sink.uploads.flat().map(({ id }) => id)).toEqual(kept.map(({ id }) => id));
    await space.run();
    expect([
      space.sink.sizes.length,
      await space.statuses(),
      [...space.sink.counted.values()],
    ]).toEqual([3, { sent: 10 }, Array(10).fill(1)]);
    expect(await space.delivery(kept[0]!.id)).toMatchObject({
      status: 'sent',
      attempts: 1,
      dueAt: null,
      reason: null,
      settledAt: bench.clock.now(),
    });
  });

  it('go in as few requests as the platform allows', async () => {
    space.sink.rules = { ...space.sink.rules, batch: 2_000 };
    await space.conversions(await space.action(), 4_500);
    await space.run();
    expect([space.sink.sizes, await space.statuses()]).toEqual([
      [2_000, 2_000, 500],
      { sent: 4_500 },
    ]);
  });

  it('go in no half-filled batch while more is due, although some of them are not sent', async () => {
    const action = await space.action();
    const old = { occurredAt: new Date(bench.clock.now().getTime() - 91 * DAY_MS) };
    await space.conversions(action, 18, (index) => (index % 2 === 0 ? old : {}));
    await space.run();
    expect([space.sink.sizes, await space.statuses()]).toEqual([[4, 4, 1], { sent: 9, failed: 9 }]);
  });

  it("have the value, consent and person in the platform's form", async () => {
    const [first, second] = await space.seal(
      { email: { google: 'e1' } },
      { email: { google: 'e2' }, phone: { e164: 'p2' } },
    );
    await space.conversions(await space.action(), 2, (index) =>
      index === 0
        ? {
            persons: [first!, second!],
            consent: { ad_user_data: 'GRANTED', ad_personalization: 'UNKNOWN' },
            valueMicros: 1_230_000,
            clickIds: [
              { kind: 'msclkid', value: 'm' },
              { kind: 'gclid', value: 'g' },
            ],
          }
        : { valueMicros: null, currency: null, orderId: null },
    );
    await space.run();
    const [full, bare] = space.sink.uploads.flat();
    expect(full).toMatchObject({
      value: '1.23',
      currency: 'EUR',
      identity: { email: 'e1', phone: 'p2' },
      consent: { adUserData: 'GRANTED', adPersonalization: 'DENIED' },
      clickIds: [{ kind: 'gclid', value: 'g' }],
    });
    expect([bare?.value, bare?.orderId, bare?.consent, bare?.identity]).toEqual([
      undefined,
      undefined,
      { adUserData: 'UNSTATED', adPersonalization: 'UNSTATED' },
      {},
    ]);
  });

  it.each([
    ['GRANTED', 'DENIED', 1, 'DENIED'],
    ['GRANTED', 'UNKNOWN', 1, 'DENIED'],
    ['GRANTED', 'DENIED', -1, 'GRANTED'],
    ['DENIED', 'GRANTED', 1, 'DENIED'],
    [undefined, 'DENIED', 1, 'DENIED'],
  ] as const)(
    'that were accepted with consent %s, and their person stated %s %d s after it, go as %s',
    async (given, later, seconds, sent) => {
      const at = bench.clock.now().getTime() + seconds * 1_000;
      const [person] = await space.seal({ email: { google: 'e1' } });
      await space.known(
        'email.k',
        { email: { google: 'e1' } },
        {
          ad_user_data: { state: later, by: 'website', at },
        },
      );
      await space.conversions(await space.action(), 1, () => ({
        persons: [person!],
        personKeys: ['email.k'],
        consent: given === undefined ? null : { ad_user_data: given },
      }));
      await space.run();
      expect(space.sink.uploads.flat()[0]?.consent.adUserData).toBe(sent);
    },
  );

  it('are sent without a person whom no key can open', async () => {
    const [sealed, other] = await space.seal(
      { email: { google: 'e1' } },
      { phone: { e164: 'p2' } },
    );
    await space.conversions(await space.action(), 1, () => ({
      persons: [{ ...sealed!, keyId: 'gone', enc: 'gone' }, other!],
    }));
    await space.run();
    expect(space.sink.uploads.flat()[0]?.identity).toEqual({ phone: 'p2' });
  });
});

describe('an action', () => {
  it('is made there once, and updated there after a change', async () => {
    const action = await space.action();
    await space.conversions(action, 6);
    await space.run();
    await space.conversions(action, 1);
    await space.run();
    expect(space.sink.ensured).toEqual(['Paid']);
    await space.bench.db.work.run(space.tenant, () =>
      bench.db.database.write(
        {
          name: 'rename',
          text: `update conversions.action set name = 'Bought', version = 2 where id = $1`,
        },
        [action.id],
      ),
    );
    await space.conversions(action, 1);
    await space.run();
    expect([space.sink.ensured, space.sink.uploads.at(-1)?.[0]?.action.remote.remoteId]).toEqual([
      ['Paid', 'Bought'],
      'remote Bought',
    ]);
  });

  it('that is new on the platform makes its conversions wait, not fail', async () => {
    const usableFrom = bench.clock.now().getTime() + 6 * HOUR_MS;
    space.sink.remote = () => ({ remoteId: 'r', conflicts: [], usableFrom });
    const [kept] = await space.conversions(await space.action(), 1);
    await space.run();
    expect(await space.delivery(kept!.id)).toMatchObject({
      status: 'waiting',
      reason: 'ACTION_TOO_NEW',
      until: new Date(usableFrom),
      dueAt: new Date(usableFrom),
      attempts: 0,
      platformError: null,
    });
    expect([space.sink.uploads, await space.orders()]).toEqual([[], [kept!.orderId]]);
    await space.runAfter(6 * HOUR_MS);
    expect([await space.statuses(), space.sink.ensured]).toEqual([{ sent: 1 }, ['Paid']]);
  });

  it('that is new there gets its changes when something can be sent for it', async () => {
    const usableFrom = bench.clock.now().getTime() + 6 * HOUR_MS;
    space.sink.remote = () => ({
      remoteId: 'r',
      conflicts: [{ field: 'countingType', code: 'C', message: 'Other.' }],
      ...(space.sink.ensured.length === 1 && { usableFrom }),
    });
    const action = await space.action();
    await space.conversions(action, 1);
    await space.run();
    await space.write(
      { name: 'touch', text: 'update conversions.action set version = 2 where id = $1' },
      [action.id],
    );
    await space.conversions(action, 1);
    await space.run();
    expect([space.sink.ensured, space.sink.uploads, await space.statuses()]).toEqual([
      ['Paid'],
      [],
      { waiting: 2 },
    ]);
    await space.runAfter(6 * HOUR_MS);
    expect([space.sink.ensured, await space.statuses()]).toEqual([['Paid', 'Paid'], { sent: 2 }]);
    expect(
      await space.read(
        'select "remote_id" as "remoteId", "usable_from" as "usableFrom", "action_version" as "version", "conflicts"->0->>\'code\' as "code" from conversions.remote_action where "space_id" = $1',
      ),
    ).toEqual([{ remoteId: 'r', usableFrom: new Date(usableFrom), version: 2, code: 'C' }]);
  });

  it('that was removed on the platform is looked for again before its conversions are tried again', async () => {
    const [kept] = await space.conversions(await space.action(), 1);
    space.sink.verdictOf = () =>
      space.sink.ensured.length === 1
        ? {
            outcome: 'held',
            code: 'NO_CONVERSION_ACTION_FOUND',
            message: 'There is no such action.',
          }
        : undefined;
    await space.run();
    expect(await space.delivery(kept!.id)).toMatchObject({
      status: 'waiting',
      reason: 'NO_CONVERSION_ACTION_FOUND',
    });
    await space.runAfter(HOUR_MS);
    expect([space.sink.ensured, await space.statuses()]).toEqual([['Paid', 'Paid'], { sent: 1 }]);
  });

  it('that was deleted or paused meanwhile skips them, calls no platform, and frees their orders', async () => {
    const [gone, paused] = [await space.action(), await space.action({ name: 'Paused' })];
    const [of, other] = [await space.conversions(gone, 1), await space.conversions(paused, 1)];
    await space.write(
      { name: 'pause', text: `update conversions.action set status = 'PAUSED' where id = $1` },
      [paused.id],
    );
    await space.write({ name: 'drop', text: 'delete from conversions.action where id = $1' }, [
      gone.id,
    ]);
    await space.run();
    expect([await space.delivery(of[0]!.id), await space.delivery(other[0]!.id)]).toMatchObject([
      { status: 'skipped', reason: 'ACTION_REMOVED', dueAt: null },
      { status: 'skipped', reason: 'ACTION_PAUSED' },
    ]);
    expect([space.sink.ensured, await space.orders()]).toEqual([[], []]);
  });

  it("that the platform refuses holds its own conversions, with the platform's reason", async () => {
    space.sink.remote = ({ name }) => {
      if (name === 'Paid') throw new PlatformFailure({ kind: 'refused', detail: reported });
      return { remoteId: 'r', conflicts: [] };
    };
    const [waiting] = await space.conversions(await space.action(), 1);
    await space.conversions(await space.action({ name: 'Other' }), 1);
    await space.run();
    expect(await space.delivery(waiting!.id)).toMatchObject({
      status: 'waiting',
      reason: 'REPORTED',
      platformError: reported,
      dueAt: new Date(bench.clock.now().getTime() + HOUR_MS),
    });
    expect(await space.statuses()).toEqual({ waiting: 1, sent: 1 });
  });
});

describe('an action on which our own code throws', () => {
  it('holds its own conversions, and the others are sent', async () => {
    space.sink.remote = ({ name }) => {
      if (name === 'Paid') throw new TypeError('secret');
      return { remoteId: 'r', conflicts: [] };
    };
    const [waiting] = await space.conversions(await space.action(), 1);
    await space.conversions(await space.action({ name: 'Other' }), 1);
    await space.run();
    expect([await space.statuses(), await space.delivery(waiting!.id)]).toMatchObject([
      { waiting: 1, sent: 1 },
      {
        reason: 'INTERNAL',
        platformError: { message: 'The action could not be prepared (TypeError).' },
      },
    ]);
  });
});

describe("the platform's outcome for one conversion", () => {
  const verdicts: readonly (readonly [string, Verdict, object, 'kept' | 'freed'])[] = [
    [
      'already there is success',
      { outcome: 'taken', already: true },
      { status: 'sent', reason: null, platformError: null },
      'kept',
    ],
    [
      'refused fails it and frees its order',
      { outcome: 'refused', ...reported },
      { status: 'failed', platformError: reported, dueAt: null },
      'freed',
    ],
    [
      'skipped frees its order',
      { outcome: 'skipped', ...reported },
      { status: 'skipped', reason: 'REPORTED', dueAt: null },
      'freed',
    ],
    [
      'unsupported is reported as it is',
      { outcome: 'unsupported', ...reported },
      { status: 'unsupported', reason: 'REPORTED', dueAt: null },
      'freed',
    ],
    [
      'waiting is waited for',
      { outcome: 'waiting', until: Date.UTC(2030, 0), ...reported },
      {
        status: 'waiting',
        reason: 'REPORTED',
        until: new Date(Date.UTC(2030, 0)),
        dueAt: new Date(Date.UTC(2030, 0)),
      },
      'kept',
    ],
    [
      'held is tried again in an hour',
      { outcome: 'held', ...reported },
      { status: 'waiting', reason: 'REPORTED', platformError: reported },
      'kept',
    ],
    [
      'nothing certain is no success',
      { outcome: 'unknown', ...reported },
      { status: 'pending', attempts: 1, platformError: reported },
      'kept',
    ],
  ];
  it.each(verdicts)('%s', async (_name, verdict, expected, order) => {
    const [bad, good] = await space.conversions(await space.action(), 2);
    space.sink.verdictOf = ({ id }) => (id === bad!.id ? verdict : undefined);
    await space.run();
    expect([await space.delivery(bad!.id), await space.delivery(good!.id)]).toMatchObject([
      { attempts: 1, ...expected },
      { status: 'sent' },
    ]);
    expect(await space.orders()).toEqual(
      order === 'kept' ? [bad!.orderId, good!.orderId].toSorted() : [good!.orderId],
    );
  });

  it('an order is freed when two workers at the same time find that neither platform counts it', async () => {
    const [kept] = await space.conversions(await space.action(), 1);
    await space.write(
      {
        name: 'other',
        text: `insert into conversions.delivery (space_id, event_id, platform, kind, status, attempts, created_at, updated_at) values ($1, $2, 'meta-ads', 'conversion', 'pending', 1, now(), now())`,
      },
      [space.tenant.spaceId, kept!.id],
    );
    const both = meeting(2);
    const work = (platform: 'google-ads' | 'meta-ads', untilCommitMs: number): Promise<void> =>
      bench.db.work.run(space.tenant, async () => {
        const open = {
          reason: null,
          until: null,
          dueAt: null,
          platformError: null,
          ref: null,
          refAt: null,
          settledAt: bench.clock.now(),
          consentEffect: null,
          wasSent: true,
        };
        await space.deliveries.resolve(
          space.tenant,
          platform,
          [{ eventId: kept!.id, status: 'failed', ...open }],
          bench.clock.now(),
        );
        await both();
        await space.deliveries.freeOrders(space.tenant, [kept!.id]);
        await new Promise((later) => setTimeout(later, untilCommitMs));
      });
    await Promise.all([work('google-ads', 300), work('meta-ads', 300)]);
    expect(await space.orders()).toEqual([]);
  });

  it('an order stays while another platform may still count it', async () => {
    const [kept] = await space.conversions(await space.action(), 1);
    await space.write(
      {
        name: 'sent elsewhere',
        text: `insert into conversions.delivery (space_id, event_id, platform, kind, status, attempts, created_at, updated_at) values ($1, $2, 'meta-ads', 'conversion', 'sent', 1, now(), now())`,
      },
      [space.tenant.spaceId, kept!.id],
    );
    space.sink.verdictOf = () => ({ outcome: 'refused', ...reported });
    await space.run();
    expect(await space.orders()).toEqual([kept!.orderId]);
  });

  it('an unknown outcome is retried at growing intervals, and given up at the first try after a day and twelve tries', async () => {
    const acceptedAt = bench.clock.now().getTime();
    const [kept] = await space.conversions(await space.action(), 1);
    space.sink.verdictOf = () => ({ outcome: 'unknown', ...reported });
    const waits: number[] = [];
    const isEnough: boolean[] = [];
    for (
      let row = await space.delivery(kept!.id);
      row.dueAt !== null;
      row = await space.delivery(kept!.id)
    ) {
      waits.push(row.dueAt.getTime() - bench.clock.now().getTime());
      await space.runAfter(Math.max(0, waits.at(-1)!));
      const ageMs = bench.clock.now().getTime() - acceptedAt;
      isEnough.push(waits.length >= 12 && ageMs >= DAY_MS);
    }
    expect(await space.delivery(kept!.id)).toMatchObject({
      status: 'failed',
      reason: 'GIVEN_UP',
      attempts: waits.length,
      platformError: reported,
    });
    // How many tries a day holds depends on the part of a wait that chance decides.
    expect(isEnough).toEqual([...waits.slice(1).map(() => false), true]);
    expect([waits[1]! < 70_000, waits[5]! > 10 * 60_000, await space.orders()]).toEqual([
      true,
      true,
      [],
    ]);
  });

  it('no outcome for an item is not a success either', async () => {
    const kept = await space.conversions(await space.action(), 2);
    const upload = space.sink.upload.bind(space.sink);
    space.sink.upload = async (...all) => (await upload(...all)).slice(0, 1);
    await space.run();
    expect(await space.delivery(kept[1]!.id)).toMatchObject({
      status: 'pending',
      reason: 'NO_VERDICT',
      attempts: 1,
    });
  });
});

describe('a platform that fails as a whole', () => {
  it('gets the wait that it asks for, without an attempt of any item, and new conversions do not end the wait', async () => {
    await space.conversions(await space.action(), 6);
    space.send = failing({
      kind: 'throttled',
      retryAfterSeconds: 90,
      scope: 'short',
      detail: reported,
    });
    expect(await space.run()).toEqual({ kind: 'rest', seconds: 90 });
    space.send = () => Promise.resolve();
    expect(await space.run()).toMatchObject({ kind: 'rest' });
    expect([space.holds, space.sink.uploads, await space.statuses()]).toEqual([
      [90],
      [],
      { pending: 6 },
    ]);
    expect(
      await space.read(
        'select distinct "attempts", "reason" from conversions.delivery where "space_id" = $1',
      ),
    ).toEqual([{ attempts: 0, reason: null }]);
  });

  it('is retried at growing intervals, and accepted items stay sent', async () => {
    await space.conversions(await space.action(), 8);
    let requests = 0;
    space.send = () =>
      ++requests === 2 ? failing({ kind: 'unavailable', detail: reported })() : Promise.resolve();
    expect(await space.run()).toEqual({ kind: 'rest', seconds: 5 });
    expect(await space.statuses()).toEqual({ sent: 4, pending: 4 });
  });

  it('that fails repeatedly for a batch gets smaller ones, until the failing item is alone and the others are sent', async () => {
    const kept = await space.conversions(await space.action(), 6);
    space.sink.before = (batch) => {
      if (batch.some(({ id }) => id === kept[1]!.id)) {
        throw new PlatformFailure({ kind: 'unavailable', detail: reported });
      }
    };
    for (let round = 0; round < 12; round += 1) await space.runAfter(4 * 60_000);
    expect([await space.statuses(), await space.delivery(kept[1]!.id)]).toMatchObject([
      { sent: 5, waiting: 1 },
      { reason: 'REPORTED', attempts: 1, platformError: reported },
    ]);
    expect([...space.sink.counted.values()]).toEqual(Array(5).fill(1));
  });

  it('whose grant is lost is not called; due conversions show it, and are sent with a new grant', async () => {
    await space.conversions(await space.action(), 6);
    space.send = failing({ kind: 'unauthorised', detail: reported });
    expect(await space.run()).toEqual({ kind: 'closed' });
    expect(space.connection.status).toBe('NEEDS_REAUTH');
    const reasons =
      'select distinct "status", "reason" from conversions.delivery where "space_id" = $1';
    expect(await space.read(reasons)).toEqual([
      { status: 'pending', reason: 'CONNECTION_NEEDS_REAUTH' },
    ]);
    space.send = () => Promise.resolve();
    await space.run();
    expect(space.sink.uploads).toEqual([]);
    space.connection.status = 'ACTIVE';
    await space.run();
    expect(await space.read(reasons)).toEqual([{ status: 'sent', reason: null }]);
  });

  it.each([
    ['the grant', {}],
    ['ad-account', { concerns: 'ad-account' }],
  ] as const)('is closed as the platform says: %s', async (refused, concerns) => {
    await space.conversions(await space.action(), 1);
    space.send = failing({ kind: 'unauthorised', ...concerns, detail: reported });
    expect(await space.run()).toEqual({ kind: 'closed' });
    expect(space.refusals).toEqual([refused]);
  });

  it('whose connection is disabled is reported as such', async () => {
    const [kept] = await space.conversions(await space.action(), 1);
    space.connection.status = 'DISABLED';
    expect(await space.run()).toEqual({ kind: 'closed' });
    expect(await space.delivery(kept!.id)).toMatchObject({
      status: 'pending',
      reason: 'CONNECTION_DISABLED',
    });
  });
});

describe('one on which our own code throws', () => {
  it('fails alone, wherever the code throws', async () => {
    const kept = await space.conversions(await space.action(), 9, (index) =>
      index === 2 ? { clickIds: {} as never } : {},
    );
    space.sink.before = (batch) => {
      if (batch.some(({ id }) => id === kept[5]!.id)) throw new TypeError('secret of the item');
    };
    await space.run();
    expect(await space.statuses()).toEqual({ sent: 7, failed: 2 });
    expect(await space.delivery(kept[5]!.id)).toMatchObject({
      status: 'failed',
      reason: 'INTERNAL',
      attempts: 0,
      platformError: { code: 'INTERNAL', message: 'The item could not be prepared (TypeError).' },
    });
    expect(await space.delivery(kept[2]!.id)).toMatchObject({
      status: 'failed',
      reason: 'INTERNAL',
      attempts: 0,
    });
    expect([...space.sink.counted.values()]).toEqual(Array(7).fill(1));
  });

  it('and nothing is sent on when another worker has the lease', async () => {
    await space.conversions(await space.action(), 8);
    space.send = () => Promise.reject(new Error('the lease is lost'));
    await expect(space.run()).rejects.toThrow('the lease is lost');
    expect(await space.statuses()).toEqual({ pending: 8 });
  });
});
