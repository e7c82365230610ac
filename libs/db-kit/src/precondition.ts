import { AsyncLocalStorage } from 'node:async_hooks';

/**
 * What must hold inside every transaction of the running code, asked right after its beginning: a transaction for which it throws is
 * undone before it wrote anything. Work under a lease asks for its lease here, so that no write of it can be forgotten.
 */
export const precondition = new AsyncLocalStorage<() => Promise<void>>();
