import { field, type Field } from './field';

/** The same field, which a caller may send back unchanged but never set. For the write DTO; documented as one that may be absent. */
export const ReadOnly = (inner: Field): Field =>
  field({ ...inner.spec, options: { ...inner.spec.options, readOnly: true } });
