import 'reflect-metadata';
import {
  conversionsBench,
  type BenchSpace,
  type ConversionsBench,
} from '../testing/conversions-bench';

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
const told = ({ status, warnings = [] }: Result): readonly string[] => [
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
    expect(told(result)).toEqual(
      COUNTED[conversionAction].includes(value)
        ? ['accepted']
        : ['accepted', 'VALUE_NOT_COUNTED /value'],
    );
  });

  it.each(Object.keys(SETTINGS))('but not where none comes: %s', async (conversionAction) => {
    expect(told(await DOORS.event({ conversionAction }))).toEqual(['accepted']);
  });

  it('as is one of a website, which nobody believes', async () => {
    const event = { conversionAction: 'variableValue', value: 5, currency: 'EUR', gclid: 'g' };
    expect(told(await send('/conversions/events', event, space.website))).toEqual([
      'accepted',
      'VALUE_NOT_COUNTED /value',
    ]);
  });

  it('but not one of an action that its stage makes', async () => {
    expect(told(await DOORS.event({ event: 'signup', value: 5, currency: 'EUR' }))).toEqual([
      'accepted',
    ]);
    const { rows } = await space.call('GET', '/conversions/actions');
    expect(rows.find(({ name }) => name === 'Signup')).toMatchObject({
      leadStage: 'signup',
      valueSettings: { type: 'variableValue' },
    });
  });
});
