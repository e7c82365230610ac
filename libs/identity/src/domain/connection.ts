import { Refusal, type PlatformId } from '@switchyard/kernel';

export const CONNECTION_STATUSES = ['ACTIVE', 'NEEDS_REAUTH', 'DISABLED'] as const;
export type ConnectionStatus = (typeof CONNECTION_STATUSES)[number];

export const DRIFT_POLICIES = ['MERGE', 'LOCAL_WINS', 'REMOTE_WINS'] as const;
export type ConnectionDriftPolicy = (typeof DRIFT_POLICIES)[number];

/**
 * What becomes of conversions without a consent signal (`settings.consentPolicy`). `require`: they
 * are not sent; `eea`: they are sent where the person is outside of the EEA, the United Kingdom and
 * Switzerland; `signal`: they are sent.
 */
export const CONSENT_POLICIES = ['require', 'eea', 'signal'] as const;
export type ConsentPolicy = (typeof CONSENT_POLICIES)[number];

/** The policy that the settings of a connection name; `eea` where they name none. */
export const consentPolicyOf = ({ settings }: Pick<Connection, 'settings'>): ConsentPolicy =>
  CONSENT_POLICIES.find((policy) => policy === settings['consentPolicy']) ?? 'eea';

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
