import { digestKey } from './payload/digest-key';

const LONGEST = 200;

/** A provider's key as it is kept: one that is longer than ids are is kept as its digest. */
export const receiptKey = (key: string): string => (key.length <= LONGEST ? key : digestKey(key));
