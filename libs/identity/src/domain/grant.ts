import { type PlatformId, Refusal } from '@switchyard/kernel';
import type { SealedCredentials } from './connection';

export const GRANT_STATUSES = ['ACTIVE', 'NEEDS_REAUTH'] as const;
export type GrantStatus = (typeof GRANT_STATUSES)[number];

/**
 * What one person (or key) allowed this account to do on one platform. Serves any number of
 * connections; its secrets are kept once.
 */
export interface Grant {
  readonly accountId: string;
  readonly id: string;
  readonly platform: PlatformId;
  /** The platform's own name of the person for this installation: the same at every consent. */
  readonly subject: string;
  /** For people, such as an e-mail address; empty when the platform does not say. */
  readonly subjectName: string;
  /** The platform's own words. */
  readonly scopes: readonly string[];
  readonly status: GrantStatus;
  /** When it ends unless the person consents again; null: by no date. */
  readonly refreshEndsAt: Date | null;
  /** Secrets of the person. Bound to the grant's id. */
  readonly credentials: SealedCredentials;
  /** The newest access token, for all workers; null until one was asked for. */
  readonly accessToken: SealedCredentials | null;
  /** Null with `accessToken`. */
  readonly accessEndsAt: Date | null;
  /** The user who consented. */
  readonly userId: string;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  /** +1 with every consent and status; not with a refresh. */
  readonly version: number;
}

/** Where a sealing of a grant belongs: opened as anything else it does not open. */
interface PlaceOfGrant {
  readonly accountId: string;
  /** The grant, in the place of a connection. */
  readonly connectionId: string;
}

export const credentialsPlace = ({
  accountId,
  id,
}: Pick<Grant, 'accountId' | 'id'>): PlaceOfGrant => ({ accountId, connectionId: id });

export const accessTokenPlace = ({
  accountId,
  id,
}: Pick<Grant, 'accountId' | 'id'>): PlaceOfGrant => ({
  accountId,
  connectionId: `${id}:access-token`,
});

/** `details.connections` names them. */
export const grantInUse = (connections: readonly string[]): Refusal =>
  new Refusal(
    'GRANT_IN_USE',
    'Connections use this grant. Delete them, or connect their ad accounts through another grant.',
    { connections },
  );
