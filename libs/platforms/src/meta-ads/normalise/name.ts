import { fittingName } from '../../marked-name';
import { UNVERIFIED } from '../unverified';
import type { Warn } from '../../normalising';

/** As much of a name as there is room for beside our mark. */
export const heldName = (name: string, warn: Warn): string => {
  const held = fittingName(name, UNVERIFIED.nameLength);
  if (held !== name) {
    warn(
      'NAME_SHORTENED',
      'name',
      `Meta accepts ${UNVERIFIED.nameLength} characters in a name, including our mark. The name is cut.`,
    );
  }
  return held;
};
