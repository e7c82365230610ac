import type { Json } from '@switchyard/platforms';
import { sameField } from './same-json';

/** Who moved away from the last applied value; `alike` when both moved to the same value. */
export type WhoChanged = 'nobody' | 'local' | 'remote' | 'both' | 'alike';

/** Compares one field with the last applied value as base. Absent and null are the same. */
export const threeWay = (
  applied: Json | undefined,
  want: Json | undefined,
  seen: Json | undefined,
): WhoChanged => {
  const local = !sameField(want, applied);
  const remote = !sameField(seen, applied);
  if (local && remote) return sameField(want, seen) ? 'alike' : 'both';
  if (local) return 'local';
  return remote ? 'remote' : 'nobody';
};
