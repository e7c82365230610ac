import { PlatformFailure, type Delivery } from '@switchyard/platforms/domain';
import type { OpenAccount } from '../ports';

/** Waits before each try to read what a platform says about serving. */
const READ_PAUSES_MS = [0, 500, 2_000] as const;

/**
 * What a platform says about campaigns, as it comes. One that cannot be asked even after some tries has said nothing: the sync's own
 * outcome does not depend on it.
 */
export async function* deliveriesOf(
  account: OpenAccount,
  remoteIds: readonly string[],
): AsyncGenerator<Delivery, void> {
  const untold = new Set(remoteIds);
  for (const pauseMs of untold.size > 0 ? READ_PAUSES_MS : []) {
    await account.io.sleep(pauseMs);
    if (yield* tell(account, untold)) return;
  }
}

/** True when nothing is left to ask for. */
async function* tell(
  { platform, connection, io }: OpenAccount,
  untold: Set<string>,
): AsyncGenerator<Delivery, boolean> {
  try {
    for await (const delivery of platform.delivery(connection, [...untold], io)) {
      untold.delete(delivery.campaignRemoteId);
      yield delivery;
    }
    return true;
  } catch (error) {
    return !isWorthAsking(error);
  }
}

/** A platform that refuses to tell is not asked again; one that could not be reached may be. */
const isWorthAsking = (error: unknown): boolean => {
  if (!(error instanceof PlatformFailure)) throw error;
  return error.failure.kind === 'unavailable' || error.failure.kind === 'unknown';
};
