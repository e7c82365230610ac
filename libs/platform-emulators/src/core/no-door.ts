import type { Vendor, VendorAnswer } from '../vendor';
import { prefixOf } from './find-door';

/** No vendor has this path: says where they are. */
export function noDoor(vendors: readonly Vendor[], path: string): VendorAnswer {
  const prefixes = vendors.flatMap(({ doors }) => doors.map(prefixOf)).sort();
  const message = `Nothing answers at ${path}. Paths begin with ${[...prefixes, '/_control'].join(', ')}.`;
  return { status: 404, body: { error: { code: 'NOT_FOUND', message } } };
}
