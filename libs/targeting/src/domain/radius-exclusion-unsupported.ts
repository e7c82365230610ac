import { Refusal } from '@switchyard/kernel';

/** `path` is the JSON pointer of the row. */
export const radiusExclusionUnsupported = (path: string): Refusal =>
  new Refusal(
    'RADIUS_EXCLUSION_UNSUPPORTED',
    'A circle cannot be excluded. Exclude named places instead.',
    { path },
  );
