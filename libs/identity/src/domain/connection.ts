import { Refusal, type PlatformId } from '@switchyard/kernel';

export const CONNECTION_STATUSES = ['ACTIVE', 'NEEDS_REAUTH', 'DISABLED'] as const;
export type ConnectionStatus = (typeof CONNECTION_STATUSES)[number];

export const DRIFT_POLICIES = ['MERGE', 'LOCAL_WINS', 'REMOTE_WINS'] as const;
export type ConnectionDriftPolicy = (typeof DRIFT_POLICIES)[number];

/** Credentials as kept: only the worker holds the key that opens them. */
export interface SealedCredentials {
  readonly keyId: string;
  /** HPKE encapsulated key, base64url. */
  readonly enc: string;
  readonly ciphertext: string;
  /** +1 with every new sealing; part of what the ciphertext is bound to. */
  readonly version: number;
}

/**
 * One ad account that campaigns can be sent to. Belongs to the account; any of its Spaces may use
 * it.
 */
export interface Connection {
  readonly accountId: string;
  readonly id: string;
  readonly platform: PlatformId;
  readonly externalAccountId: string;
  readonly name: string;
  readonly currency: string;
  readonly timeZone: string;
  readonly status: ConnectionStatus;
  readonly isDefault: boolean;
  readonly driftPolicy: ConnectionDriftPolicy;
  readonly settings: Readonly<Record<string, unknown>>;
  /** The grant through which it is reached; null: it has credentials of its own. */
  readonly grantId: string | null;
  /** Null where a grant has them. */
  readonly credentials: SealedCredentials | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly version: number;
}

export const connectionExists = (id: string): Refusal =>
  new Refusal(
    'CONNECTION_EXISTS',
    'This ad account is connected already. Change that connection instead.',
    { connectionId: id },
  );
