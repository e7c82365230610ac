import { referenceNotFound } from '@switchyard/kernel';

/**
 * Conversion actions have no records in this version of the product, so that no id of theirs can
 * exist: `NOT_FOUND` names where one stands.
 */
export const refuseUnknown = (id: string | null | undefined, path: string): void => {
  if (id) throw referenceNotFound(path);
};
