import 'reflect-metadata';
import { readPerson } from '../domain';
import {
  CONNECTIONS,
  conversionsBench,
  type BenchSpace,
  type ConversionsBench,
} from '../testing/conversions-bench';
import { SqlDeliveries } from './sql-deliveries';

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
/** Addresses, as their plain hashes, that an enhancement of a conversion of this person would add. */
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
  const [due] = await new SqlDeliveries(bench.db.database, bench.clock).dueAdjustments(
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

it('an enhancement never adds the address of somebody else who shares an id', async () => {
  expect(
    await added({ externalId: 'x', email: 'anna@example.com' }, [
      { externalId: 'x', email: 'bert@example.com' },
    ]),
  ).toEqual([hash('anna@example.com')]);
});
