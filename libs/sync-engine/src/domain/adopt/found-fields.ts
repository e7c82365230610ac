import type { Observed } from '@switchyard/platforms';
import type { FoundField } from '../imports';

/** Every field of an object, sorted by name. */
export const foundFields = ({ attributes }: Pick<Observed, 'attributes'>): readonly FoundField[] =>
  Object.keys(attributes)
    .sort()
    .map((field) => ({ field, value: attributes[field] ?? null }));
