import type { ConversionAction } from '../conversion-action';
import { eventWorthOf, worthOf } from './conversion-value';

const action = (valueSettings: ConversionAction['valueSettings']): ConversionAction =>
  ({ valueSettings, defaultEventValueMicros: null }) as ConversionAction;

const GBP = { valueMicros: null, currency: 'GBP' };

it.each([worthOf, eventWorthOf])(
  'keeps the currency of what has no value: prices are in it',
  (of) => {
    expect(of(action({ type: 'variableValue' }), GBP)).toEqual(GBP);
    expect(of(action({ type: 'noValue' }), GBP)).toEqual(GBP);
  },
);

it('takes a default value with its own currency', () => {
  const settings = { defaultValueMicros: 5_000_000, currencyCode: 'EUR' };
  const expected = { valueMicros: 5_000_000, currency: 'EUR' };
  expect(worthOf(action({ type: 'variableValue', ...settings }), GBP)).toEqual(expected);
  expect(worthOf(action({ type: 'fixedValue', ...settings }), { ...GBP, valueMicros: 1 })).toEqual(
    expected,
  );
});
