import type { ConversionAction } from '../action/conversion-action';

export interface Worth {
  readonly valueMicros: number | null;
  readonly currency: string | null;
}

/** What a conversion counts for: its own value, unless its action has a fixed one; the action's default where it brings none. */
export const worthOf = ({ valueSettings: { type, defaultValueMicros, currencyCode } }: ConversionAction, given: Worth): Worth => {
  const fallback = { valueMicros: defaultValueMicros ?? null, currency: defaultValueMicros === undefined ? null : (currencyCode ?? null) };
  if (type === 'fixedValue' || given.valueMicros === null) return fallback;
  return { valueMicros: given.valueMicros, currency: given.currency ?? currencyCode ?? null };
};
