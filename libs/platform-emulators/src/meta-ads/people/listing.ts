import type { Fields } from '../../core/json';
import { unknownField } from '../errors';
import { readSelection } from '../nodes/fields';

const NAMES: readonly string[] = ['permission', 'status'];

/** A decision on one permission. */
export interface Decided {
  readonly permission: string;
  readonly status: 'granted' | 'declined';
}

/** `GET /me/permissions`: rows have no id, and are whole whatever of them is asked. */
export function listPermissions(fields: unknown, decided: readonly Decided[]): Fields {
  const unknown = readSelection(fields).find(({ name }) => !NAMES.includes(name));
  if (unknown) throw unknownField(unknown.name, 'Permission');
  return { data: decided };
}
