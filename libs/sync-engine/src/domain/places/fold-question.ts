import type { PlaceName } from '@switchyard/platforms';

/** One spelling for questions that mean the same, so that an answer is found again. */
export const foldQuestion = ({ name, type, countryCode, criterionId }: PlaceName): string =>
  [name.trim().toLowerCase(), type ?? '', countryCode ?? '', criterionId ?? ''].join('|');
