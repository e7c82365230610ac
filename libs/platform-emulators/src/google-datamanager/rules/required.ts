import { type FieldViolation, violation } from '../wire/violation';

/** Texts, enumerations and times that must be there; an empty text and a word that ends in UNSPECIFIED count as missing. */
export const isMissing = (value: unknown): boolean =>
  value === undefined ||
  value === '' ||
  (typeof value === 'string' && value.endsWith('_UNSPECIFIED'));

export const required = (value: unknown, field: string): readonly FieldViolation[] =>
  isMissing(value) ? [violation('REQUIRED_FIELD_MISSING', field)] : [];
