import type { CreateChange } from '../../port/change';

/**
 * The same for every sending of one create: our object below its parent. An archived or released object keeps the key that it was
 * made with, so the next one is told from it by naming it.
 */
export const createKey = (
  { localId, parentRemoteId }: Pick<CreateChange, 'localId' | 'parentRemoteId'>,
  before: string | undefined,
): string =>
  [
    localId,
    ...(parentRemoteId === undefined ? [] : [`in ${parentRemoteId}`]),
    ...(before === undefined ? [] : [`after ${before}`]),
  ].join(' ');
