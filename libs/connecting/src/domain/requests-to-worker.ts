import type { PlatformId } from '@switchyard/kernel';
import type { AssetChoice } from '@switchyard/platforms/domain';
import type { SealedCredentials } from '@switchyard/identity/domain';

/** A grant that is deleted here and has to be ended at the platform. */
export interface Revocation {
  readonly accountId: string;
  readonly id: string;
  readonly platform: PlatformId;
  readonly subject: string;
  readonly grantId: string;
  /** Bound to the grant's id. Deleted with the row, whatever the platform answers. */
  readonly credentials: SealedCredentials;
  readonly createdAt: Date;
}

/** What the worker found when it was asked for the assets of a connection. */
export type AssetAnswer =
  | { readonly assets: readonly AssetChoice[] }
  /** A sentence for people. `isRefused`: asking again changes nothing. */
  | { readonly failure: string; readonly isRefused: boolean };

export interface AssetQuestion {
  readonly accountId: string;
  readonly id: string;
  readonly connectionId: string;
  readonly answer: AssetAnswer | null;
  readonly createdAt: Date;
}

/**
 * A message by which a platform says that a person took the consent back, as it came. It
 * is not verified yet and belongs to no account.
 */
export interface Withdrawal {
  readonly id: string;
  readonly platform: PlatformId;
  readonly message: string;
  readonly createdAt: Date;
}

/** How many unverified messages are kept at once. */
export const MOST_WITHDRAWALS = 1_000;
export const MOST_WITHDRAWAL_CHARACTERS = 4_096;
