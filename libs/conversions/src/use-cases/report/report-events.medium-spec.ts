import 'reflect-metadata';
import { statement } from '@switchyard/db-kit';
import {
  type BenchSpace,
  conversionsBench,
  type ConversionsBench,
} from '../../testing/conversions-bench';

describe('consent', () => {
  type State = 'GRANTED' | 'DENIED' | 'UNKNOWN';
  interface Statement {
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
  /** Returns the consent that the event was kept with. */
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

  /** The rule, written down again: a server's consent counts, and a website's only lowers it. */
  const RANK: Readonly<Record<State, number>> = { DENIED: 0, UNKNOWN: 1, GRANTED: 2 };
  const standing = (statements: readonly Statement[]): State | undefined =>
    statements.reduce<State | undefined>(
      (before, { by, state }) =>
        by === 'website' && before !== undefined && RANK[state] >= RANK[before] ? before : state,
      undefined,
    );

  const STATEMENTS = (['server', 'website'] as const).flatMap((by) =>
    (['identify', 'event'] as const).flatMap((door) =>
      (['GRANTED', 'DENIED', 'UNKNOWN'] as const).map((state): Statement => ({ by, door, state })),
    ),
  );
  const nameOf = (statements: readonly Statement[]): string =>
    statements.map(({ by, door, state }) => `${by} ${door} ${state}`).join(', ');
  const SEQUENCES = [
    ...STATEMENTS.map((one) => [one]),
    ...STATEMENTS.flatMap((first) => STATEMENTS.map((second) => [first, second])),
  ].map((statements) => ({ name: nameOf(statements), statements }));

  describe('the stored consent after several reports', () => {
    it.each(SEQUENCES)('$name', async ({ statements }) => {
      const person = { email: 'jane@example.com' };
      await identify(person);
      for (const [at, { by, door, state }] of statements.entries()) {
        const as = by === 'server' ? space.call : space.website;
        const body = { ...person, ...consent(state) };
        if (door === 'identify') await identify(body, as);
        else expect(await event(body, as)).toBe(standing(statements.slice(0, at + 1)));
      }
      expect(await event(person)).toBe(standing(statements));
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
});

describe('value warnings', () => {
  interface Result {
    readonly status: string;
    readonly warnings?: readonly { readonly code: string; readonly path: string }[];
  }
  const SETTINGS = {
    unstated: undefined,
    noValue: { type: 'noValue' },
    fixedValue: { type: 'fixedValue', defaultValue: 10, currencyCode: 'EUR' },
    variableValue: { type: 'variableValue' },
  } as const;
  type Setting = keyof typeof SETTINGS;

  let bench: ConversionsBench;
  let space: BenchSpace;
  beforeAll(async () => {
    bench = await conversionsBench();
  });
  afterAll(() => bench.close());
  beforeEach(async () => {
    space = bench.newSpace();
    for (const [name, valueSettings] of Object.entries(SETTINGS)) {
      const { refused } = await space.call('POST', '/conversions/actions', {
        name,
        type: 'UPLOAD_CLICKS',
        category: 'SIGNUP',
        countingType: 'MANY_PER_CLICK',
        ...(valueSettings && { valueSettings }),
      });
      expect(refused).toEqual([]);
    }
  });

  const send = async (path: string, body: object, as = space.call): Promise<Result> => {
    const { data, text } = await as('POST', path, body);
    if (!data) throw new Error(text);
    return (data as unknown as { readonly results: readonly Result[] }).results[0]!;
  };
  const outcomeOf = ({ status, warnings = [] }: Result): readonly string[] => [
    status,
    ...warnings.map(({ code, path }) => `${code} ${path}`),
  ];
  const occurredAt = '2026-11-21T08:00:00Z';
  const DOORS = {
    offline: (item: object) => send('/conversions/offline', { ...item, occurredAt, gclid: 'g' }),
    event: (item: object) => send('/conversions/events', { ...item, gclid: 'g' }),
    adjustment: async (item: object) => {
      await send('/conversions/events', { ...item, gclid: 'g', orderId: 'order-1' });
      return send('/conversions/adjustments', {
        ...item,
        adjustmentType: 'RESTATEMENT',
        orderId: 'order-1',
      });
    },
  } as const;

  const COUNTED: Readonly<Record<Setting, readonly number[]>> = {
    unstated: [],
    noValue: [],
    fixedValue: [10],
    variableValue: [10, 49.9],
  };
  const CASES = Object.keys(DOORS).flatMap((door) =>
    Object.keys(SETTINGS).flatMap((setting) =>
      [10, 49.9].map((value) => [door, setting, value] as const),
    ),
  ) as readonly (readonly [keyof typeof DOORS, Setting, number])[];

  describe('a value that no platform counts is accepted with a warning', () => {
    it.each(CASES)('%s of an action of %s with %d', async (door, conversionAction, value) => {
      const result = await DOORS[door]({ conversionAction, value, currency: 'EUR' });
      expect(outcomeOf(result)).toEqual(
        COUNTED[conversionAction].includes(value)
          ? ['accepted']
          : ['accepted', 'VALUE_NOT_COUNTED /value'],
      );
    });

    it.each(Object.keys(SETTINGS))('but not where none comes: %s', async (conversionAction) => {
      expect(outcomeOf(await DOORS.event({ conversionAction }))).toEqual(['accepted']);
    });

    it('and so is one of a website, whose values do not count', async () => {
      const event = { conversionAction: 'variableValue', value: 5, currency: 'EUR', gclid: 'g' };
      expect(outcomeOf(await send('/conversions/events', event, space.website))).toEqual([
        'accepted',
        'VALUE_NOT_COUNTED /value',
      ]);
    });

    it('but not one of an action that its stage makes', async () => {
      expect(outcomeOf(await DOORS.event({ event: 'signup', value: 5, currency: 'EUR' }))).toEqual([
        'accepted',
      ]);
      const { rows } = await space.call('GET', '/conversions/actions');
      expect(rows.find(({ name }) => name === 'Signup')).toMatchObject({
        leadStage: 'signup',
        valueSettings: { type: 'variableValue' },
      });
    });
  });
});
