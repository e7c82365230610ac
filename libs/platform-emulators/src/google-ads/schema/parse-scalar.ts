import type { Field } from './field';

/** The value in the form in which answers print it, or undefined when it is not of the type (proto3 JSON rules). */
export function parseScalar(field: Field, value: unknown): unknown {
  switch (field.type) {
    case 'string':
    case 'mask':
      return typeof value === 'string' ? value : undefined;
    case 'bytes':
      return typeof value === 'string' && /^[A-Za-z0-9+/_-]*={0,2}$/.test(value) ? value : undefined;
    case 'bool':
      return typeof value === 'boolean' ? value : undefined;
    case 'int64':
      return wholeNumber(value)?.toString();
    case 'int32':
      return int32(value);
    case 'double':
      return decimal(value);
    case 'enum':
      return enumName(field.values, value);
    case 'message':
      return undefined;
  }
}

function wholeNumber(value: unknown): bigint | undefined {
  if (typeof value === 'number') return Number.isSafeInteger(value) ? BigInt(value) : undefined;
  return typeof value === 'string' && /^-?\d{1,19}$/.test(value) ? BigInt(value) : undefined;
}

function int32(value: unknown): number | undefined {
  const whole = wholeNumber(value);
  return whole !== undefined && whole >= -2147483648n && whole <= 2147483647n ? Number(whole) : undefined;
}

function decimal(value: unknown): number | undefined {
  if (typeof value === 'number') return value;
  return typeof value === 'string' && value.trim() !== '' && Number.isFinite(Number(value)) ? Number(value) : undefined;
}

function enumName(values: readonly string[], value: unknown): string | undefined {
  return ['UNSPECIFIED', 'UNKNOWN', ...values].find((name) => name === value);
}
