import { fittingName } from '../../marked-name';
import type { Warn } from '../../normalising';

/** As much of a name as fits beside our mark. */
export const heldName = (name: string, maxLength: number, warn: Warn): string => {
  const held = fittingName(name, maxLength);
  if (held !== name) {
    warn(
      'NAME_SHORTENED',
      'name',
      `LinkedIn takes ${maxLength} characters, of which our mark needs some.`,
    );
  }
  return held;
};
