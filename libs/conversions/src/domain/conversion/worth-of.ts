import type { ConversionAction } from '../action/conversion-action';

export interface Worth {
  readonly valueMicros: number | null;
  readonly currency: string | null;
}

/** What a conversion counts for: its own value, unless its action has a fixed one; the action's default where it brings none. */
export const worthOf = (
  { valueSettings: { type, defaultValueMicros, currencyCode } }: ConversionAction,
  given: Worth,
): Worth => {
  const fallback = {
    valueMicros: defaultValueMicros ?? null,
    currency: defaultValueMicros === undefined ? null : (currencyCode ?? null),
  };
  if (type === 'fixedValue' || given.valueMicros === null) return fallback;
  return { valueMicros: given.valueMicros, currency: given.currency ?? currencyCode ?? null };
};

/** The same of an event: what its action says of events without a value comes before the action's other default. */
export const eventWorthOf = (action: ConversionAction, given: Worth): Worth => {
  const {
    defaultEventValueMicros,
    valueSettings: { type, currencyCode },
  } = action;
  if (type === 'fixedValue' || given.valueMicros !== null || defaultEventValueMicros === null) {
    return worthOf(action, given);
  }
  return { valueMicros: defaultEventValueMicros, currency: currencyCode ?? given.currency };
};
