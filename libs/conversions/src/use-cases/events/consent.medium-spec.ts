import 'reflect-metadata';
import { statement } from '@switchyard/db-kit';
import {
  conversionsBench,
  type BenchSpace,
  type ConversionsBench,
} from '../../testing/conversions-bench';

type State = 'GRANTED' | 'DENIED' | 'UNKNOWN';
interface Said {
  readonly by: 'server' | 'website';
  readonly door: 'identify' | 'event';
  readonly state: State;
}

let bench: ConversionsBench;
let space: BenchSpace;
beforeAll(async () => {
  bench = await conversionsBench();
});
afterAll(() => bench.close());
beforeEach(async () => {
  space = bench.newSpace();
  await space.call('POST', '/conversions/actions', {
    name: 'Sign-ups',
    type: 'UPLOAD_CLICKS',
    category: 'SIGNUP',
    leadStage: 'signup',
  });
});

const identify = async (body: object, as = space.call): Promise<void> => {
  bench.clock.advance(1_000);
  expect((await as('POST', '/conversions/identify', body)).refused).toEqual([]);
};
/** Answers the consent that the event was kept with. */
const event = async (body: object, as = space.call): Promise<State | undefined> => {
  bench.clock.advance(1_000);
  const { data } = await as('POST', '/conversions/events', { event: 'signup', ...body });
  const { results } = data as unknown as { readonly results: readonly { readonly id: string }[] };
  const [result] = results;
  const [row] = await bench.db.database.read<{ consent: { ad_user_data?: State } | null }>(
    { spaceId: space.spaceId, accountId: 'acc_1' },
    statement('select consent from conversions.event where space_id = $1 and id = $2'),
    [space.spaceId, result!.id],
  );
  return row?.consent?.ad_user_data;
};
const consent = (state: State) => ({ consent: { ad_user_data: state } });

/** The rule, written down again: a server's word stands, a website's only lowers one. */
const RANK: Readonly<Record<State, number>> = { DENIED: 0, UNKNOWN: 1, GRANTED: 2 };
const standing = (said: readonly Said[]): State | undefined =>
  said.reduce<State | undefined>(
    (before, { by, state }) =>
      by === 'website' && before !== undefined && RANK[state] >= RANK[before] ? before : state,
    undefined,
  );

const SAID = (['server', 'website'] as const).flatMap((by) =>
  (['identify', 'event'] as const).flatMap((door) =>
    (['GRANTED', 'DENIED', 'UNKNOWN'] as const).map((state): Said => ({ by, door, state })),
  ),
);
const told = (said: readonly Said[]): string =>
  said.map(({ by, door, state }) => `${by} ${door} ${state}`).join(', ');
const SEQUENCES = [
  ...SAID.map((one) => [one]),
  ...SAID.flatMap((first) => SAID.map((second) => [first, second])),
].map((said) => ({ name: told(said), said }));

describe('what was said of consent', () => {
  it.each(SEQUENCES)('$name', async ({ said }) => {
    const person = { email: 'jane@example.com' };
    await identify(person);
    for (const [at, { by, door, state }] of said.entries()) {
      const as = by === 'server' ? space.call : space.website;
      const body = { ...person, ...consent(state) };
      if (door === 'identify') await identify(body, as);
      else expect(await event(body, as)).toBe(standing(said.slice(0, at + 1)));
    }
    expect(await event(person)).toBe(standing(said));
  });
});

describe('consent of one person under several names', () => {
  it('is not granted by a website under a new name', async () => {
    await identify({ externalId: 'x', ...consent('DENIED') });
    const both = { externalId: 'x', email: 'jane@example.com' };
    await identify({ ...both, ...consent('GRANTED') }, space.website);
    expect([
      await event({ email: 'jane@example.com' }),
      await event({ externalId: 'x' }),
      await event(both),
    ]).toEqual(['DENIED', 'DENIED', 'DENIED']);
  });

  it('denied under one name is denied under the other', async () => {
    const both = { externalId: 'x', email: 'jane@example.com' };
    await identify({ ...both, ...consent('GRANTED') });
    await identify({ externalId: 'x', ...consent('DENIED') });
    expect(await event({ email: 'jane@example.com' })).toBe('DENIED');
  });

  it('denied by one who shares an id is not denied for the others', async () => {
    await identify({ externalId: 'guest', email: 'jane@example.com', ...consent('GRANTED') });
    await identify({ externalId: 'guest', email: 'joan@example.com', ...consent('DENIED') });
    expect([
      await event({ email: 'jane@example.com' }),
      await event({ email: 'joan@example.com' }),
    ]).toEqual(['GRANTED', 'DENIED']);
  });

  it('denied with an order that came before is denied from then on', async () => {
    const order = { email: 'jane@example.com', orderId: 'order-1' };
    await event({ ...order, ...consent('GRANTED') });
    await event({ ...order, ...consent('DENIED') });
    expect(await event({ email: 'jane@example.com' })).toBe('DENIED');
  });
});
