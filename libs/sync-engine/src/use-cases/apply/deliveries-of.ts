import { PlatformFailure, type Delivery } from '@switchyard/platforms';
import type { OpenAccount } from '../ports';

/** Waits before each try to read what a platform says about serving. */
const READ_PAUSES_MS = [0, 500, 2_000] as const;

/**
 * What a platform says about campaigns, as it comes. One that cannot be asked even after some tries has said nothing: the sync's own
 * outcome does not depend on it.
 */
export async function* deliveriesOf(account: OpenAccount, remoteIds: readonly string[]): AsyncIterable<Delivery> {
  const untold = new Set(remoteIds);
  for (const pauseMs of untold.size > 0 ? READ_PAUSES_MS : []) {
    await account.io.sleep(pauseMs);
    try {
      for await (const delivery of account.platform.delivery(account.connection, [...untold], account.io)) {
        untold.delete(delivery.campaignRemoteId);
        yield delivery;
      }
      return;
    } catch (error) {
      if (!isWorthAsking(error)) return;
    }
  }
}

/** A platform that refuses to tell is not asked again; one that could not be reached may be. */
const isWorthAsking = (error: unknown): boolean => {
  if (!(error instanceof PlatformFailure)) throw error;
  return error.failure.kind === 'unavailable' || error.failure.kind === 'unknown';
};
