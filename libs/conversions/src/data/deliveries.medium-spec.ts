import 'reflect-metadata';
import { statement } from '@switchyard/db-kit';
import { readPerson } from '../domain';
import {
  type BenchSpace,
  CONNECTIONS,
  conversionsBench,
  type ConversionsBench,
} from '../testing/conversions-bench';
import { ErasePerson } from '../use-cases/person/erase-person';
import { Deliveries } from './deliveries';

describe('known persons of enhancements', () => {
  let bench: ConversionsBench;
  let space: BenchSpace;
  beforeAll(async () => {
    bench = await conversionsBench();
  });
  afterAll(() => bench.close());
  beforeEach(async () => {
    space = bench.newSpace();
    await space.call('POST', '/conversions/actions', {
      name: 'Sales',
      type: 'UPLOAD_CLICKS',
      category: 'PURCHASE',
    });
  });

  const identify = (body: object) => space.call('POST', '/conversions/identify', body);
  /**
   * Addresses, as their plain hashes, that an enhancement of a conversion of this person would add.
   */
  const added = async (
    person: object,
    later: readonly object[],
  ): Promise<readonly (string | undefined)[]> => {
    await space.call('POST', '/conversions/events', {
      conversionAction: 'Sales',
      gclid: 'g',
      orderId: 'o',
      ...person,
    });
    for (const body of later) await identify(body);
    await space.call('POST', '/conversions/adjustments', {
      adjustmentType: 'ENHANCEMENT',
      conversionAction: 'Sales',
      orderId: 'o',
    });
    const [due] = await new Deliveries(bench.db.database, bench.clock).dueAdjustments(
      { spaceId: space.spaceId, accountId: 'acc_1' },
      { connectionId: CONNECTIONS[0].id, now: bench.clock.now(), after: null, limit: 9 },
    );
    const opened = await Promise.all(
      (due?.knownPersons ?? []).map(
        async (one) =>
          JSON.parse(await bench.opener.open(one, space.spaceId)) as ReturnType<
            typeof readPerson
          >['person'],
      ),
    );
    return [...new Set(opened.map(({ email }) => email?.plain))].toSorted();
  };
  const hash = (email: string): string | undefined => readPerson({ email }).person.email?.plain;

  it('an enhancement adds the address that became known later', async () => {
    expect(
      await added({ externalId: 'x' }, [{ externalId: 'x', email: 'anna@example.com' }]),
    ).toEqual([hash('anna@example.com')]);
  });

  it('an enhancement never adds the address of another person who shares an id', async () => {
    expect(
      await added({ externalId: 'x', email: 'anna@example.com' }, [
        { externalId: 'x', email: 'bert@example.com' },
      ]),
    ).toEqual([hash('anna@example.com')]);
  });
});

describe('erased orders', () => {
  let bench: ConversionsBench;
  beforeAll(async () => {
    bench = await conversionsBench();
  });
  afterAll(() => bench.close());

  it('are not free again when nothing of their conversions was taken', async () => {
    const { spaceId, call } = bench.newSpace();
    const tenant = { spaceId, accountId: 'acc_1' };
    const report = async (more: object): Promise<readonly { id: string; status: string }[]> => {
      const { data } = await call('POST', '/conversions/events', {
        event: 'paid',
        gclid: 'g',
        ...more,
      });
      return (data as unknown as { results: readonly { id: string; status: string }[] }).results;
    };
    const [[erased], [failed]] = [
      await report({ email: 'jane@example.com', orderId: 'a' }),
      await report({ orderId: 'b' }),
    ];
    await bench.take(ErasePerson).execute({ email: 'jane@example.com' });
    await bench.db.work.run(tenant, async () => {
      await bench.db.database.write(
        statement(
          `update conversions.delivery set status = 'failed' where space_id = $1 and event_id = $2`,
        ),
        [spaceId, failed?.id],
      );
      await new Deliveries(bench.db.database, bench.clock).freeOrders(tenant, [
        erased?.id ?? '',
        failed?.id ?? '',
      ]);
    });
    expect([await report({ orderId: 'a' }), await report({ orderId: 'b' })]).toMatchObject([
      [{ status: 'duplicate' }],
      [{ status: 'accepted' }],
    ]);
  });
});
