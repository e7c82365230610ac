import { fittingName } from '../../marked-name';
import type { Warn } from '../../normalising';

/** As much of a name as fits beside our mark. */
export const heldName = (name: string, maxLength: number, warn: Warn): string => {
  const held = fittingName(name, maxLength);
  if (held !== name) {
    warn(
      'NAME_SHORTENED',
      'name',
      `LinkedIn accepts ${maxLength} characters in a name, including our mark. The name is cut.`,
    );
  }
  return held;
};
