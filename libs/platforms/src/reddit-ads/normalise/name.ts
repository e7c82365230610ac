import { fittingName } from '../../marked-name';
import type { Warn } from '../../normalising';

/** Names of every level have 3 to 500 characters, our mark among them (vendor's OpenAPI). */
export const MAX_NAME_LENGTH = 500;

/** The name as far as there is room for it beside the mark. */
export const heldName = (name: string, warn: Warn): string => {
  const held = fittingName(name, MAX_NAME_LENGTH);
  if (held !== name) {
    warn(
      'NAME_SHORTENED',
      'name',
      `Reddit accepts ${MAX_NAME_LENGTH} characters in a name, including our mark. The name is cut.`,
    );
  }
  return held;
};
