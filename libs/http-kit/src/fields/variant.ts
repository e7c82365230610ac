import type { Type } from '@nestjs/common';
import { field, fieldsOf, type FieldOptions } from './field';

/** The class for a PATCH body: every field of another class, all optional, without those that are fixed after creation. */
export const PartialOf = <T extends object, K extends keyof T & string = never>(
  dto: Type<T>,
  without: readonly K[] = [],
): Type<Partial<Omit<T, K>>> =>
  variant(dto, (name) => !without.includes(name as K), { optional: true }) as Type<
    Partial<Omit<T, K>>
  >;

/** Some fields of another class, as they are there. */
export const PickOf = <T extends object, K extends keyof T & string>(
  dto: Type<T>,
  names: readonly K[],
): Type<Pick<T, K>> => variant(dto, (name) => names.includes(name as K), {}) as Type<Pick<T, K>>;

/** Another class without some of its fields. */
export const OmitOf = <T extends object, K extends keyof T & string>(
  dto: Type<T>,
  names: readonly K[],
): Type<Omit<T, K>> => variant(dto, (name) => !names.includes(name as K), {}) as Type<Omit<T, K>>;

const variant = (
  dto: Type,
  keeps: (name: string) => boolean,
  change: Partial<FieldOptions>,
): Type => {
  class Variant {}
  for (const [name, spec] of fieldsOf(dto)) {
    if (keeps(name)) {
      field({ ...spec, options: { ...spec.options, ...change } })(Variant.prototype, name);
    }
  }
  return Variant;
};
