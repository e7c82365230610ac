import type { RawAnswer } from '@switchyard/test-kit';

/** Status and body of a refusal without what may differ between two equal ones: the request id. */
export const sameRefusal = ({ status, text }: RawAnswer): string =>
  `${status} ${text.replace(/req_[0-9a-z]{26}/g, 'req_')}`;
