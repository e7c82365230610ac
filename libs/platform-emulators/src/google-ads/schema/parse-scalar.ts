import type { Field, ScalarKind } from './field';

const SCALARS: Readonly<Record<ScalarKind, (value: unknown) => unknown>> = {
  string: (value) => (typeof value === 'string' ? value : undefined),
  mask: (value) => (typeof value === 'string' ? value : undefined),
  bytes: (value) =>
    typeof value === 'string' && /^[A-Za-z0-9+/_-]*={0,2}$/.test(value) ? value : undefined,
  bool: (value) => (typeof value === 'boolean' ? value : undefined),
  int64: (value) => wholeNumber(value)?.toString(),
  int32,
  double: decimal,
  timestamp: utc,
};

/** The value in the form in which answers print it, or undefined when it is not of the type (proto3 JSON rules). */
export function parseScalar(field: Field, value: unknown): unknown {
  switch (field.type) {
    case 'enum':
      return field.numbers ? numberedName(field.numbers, value) : enumName(field.values, value);
    case 'message':
      return undefined;
    default:
      return SCALARS[field.type](value);
  }
}

function wholeNumber(value: unknown): bigint | undefined {
  if (typeof value === 'number') return Number.isSafeInteger(value) ? BigInt(value) : undefined;
  return typeof value === 'string' && /^-?\d{1,19}$/.test(value) ? BigInt(value) : undefined;
}

function int32(value: unknown): number | undefined {
  const whole = wholeNumber(value);
  return whole !== undefined && whole >= -2147483648n && whole <= 2147483647n
    ? Number(whole)
    : undefined;
}

function decimal(value: unknown): number | undefined {
  if (typeof value === 'number') return value;
  return typeof value === 'string' && value.trim() !== '' && Number.isFinite(Number(value))
    ? Number(value)
    : undefined;
}

const RFC_3339 = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,9})?(Z|[+-]\d\d:\d\d)$/;

function utc(value: unknown): string | undefined {
  const time = typeof value === 'string' && RFC_3339.test(value) ? Date.parse(value) : NaN;
  return Number.isNaN(time) ? undefined : new Date(time).toISOString();
}

function numberedName(
  numbers: Readonly<Record<string, number>>,
  value: unknown,
): string | undefined {
  return Object.keys(numbers).find((name) => name === value || numbers[name] === value);
}

function enumName(values: readonly string[], value: unknown): string | undefined {
  return ['UNSPECIFIED', 'UNKNOWN', ...values].find((name) => name === value);
}
