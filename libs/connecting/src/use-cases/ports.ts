import type { Connection, Grant } from '@switchyard/identity/domain';
import type { PlatformId, Tenant, WorkerSigns } from '@switchyard/kernel';
import type { Credentials } from '@switchyard/platforms/domain';
import type { AccountToConnect, ChosenResult } from '../domain';

/** What a consent, or a key, brought. */
export interface NewConsent {
  readonly platform: PlatformId;
  readonly subject: string;
  readonly subjectName: string;
  readonly scopes: readonly string[];
  /** Plain: sealed before they are stored. */
  readonly credentials: Credentials;
  /** When they end; null: by no date. */
  readonly endsInSeconds: number | null;
  readonly userId: string;
}

/** Grants of an account, as identity keeps them. Every method that writes joins a transaction. */
export abstract class Grants {
  /** Newest first. */
  abstract grantsOf(tenant: Tenant): Promise<readonly Grant[]>;
  abstract grant(tenant: Tenant, id: string): Promise<Grant | undefined>;
  abstract connectionsOf(tenant: Tenant, grantId: string): Promise<readonly Connection[]>;
  /** Whether the same person has a grant in another account of this installation. */
  abstract hasOtherGrantOfSubject(
    tenant: Tenant,
    grant: Pick<Grant, 'platform' | 'subject'>,
  ): Promise<boolean>;
  /** The same person's grant is renewed, and its connections that needed it are active again. */
  abstract keepConsent(
    tenant: Tenant,
    consent: NewConsent,
  ): Promise<{ readonly grant: Grant; readonly renewed: number }>;
  /** All or none. Throws NOT_FOUND for the grant, CONNECTION_EXISTS. */
  abstract connect(
    tenant: Tenant,
    grantId: string,
    accounts: readonly AccountToConnect[],
  ): Promise<readonly ChosenResult[]>;
  /**
   * Deletes a grant with its secrets. Throws NOT_FOUND, GRANT_IN_USE, and PRECONDITION_FAILED when
   * it has another version than is expected.
   */
  abstract remove(tenant: Tenant, grantId: string, expected?: number | '*'): Promise<Grant>;
  /** `version`: of the grant that was refused; a refusal of an older one changes nothing. */
  abstract markNeedsReauth(
    tenant: Tenant,
    grantId: string,
    message: string,
    version?: number,
  ): Promise<void>;
  abstract remindOfEnd(tenant: Tenant, grant: Grant, daysLeft: 30 | 7 | 1): Promise<void>;
  abstract noteProlonged(
    tenant: Tenant,
    grantId: string,
    prolonged: {
      readonly credentials: Credentials;
      readonly endsInSeconds: number | null;
      readonly sealedVersion?: number;
    },
  ): Promise<void>;
}

/** Kinds of work that end by themselves. Its id names the record that it is about. */
export type ConnectWorkKind =
  'connect' | 'keep-grant' | 'assets' | 'revoke-grant' | 'connect-withdrawal';

/** Promises work to the worker, inside the running transaction. */
export abstract class ConnectWork implements WorkerSigns {
  abstract promise(tenant: Tenant, kind: ConnectWorkKind, id: string): Promise<void>;
  /** Has a grant looked after until it is gone. */
  abstract tend(tenant: Tenant, grantId: string): Promise<void>;
  abstract hasLiveWorker(withinSeconds: number): Promise<boolean>;
  abstract isHeld(id: string): Promise<boolean>;
}

/** Storing the grant of an attempt is a separate work item with its own id. */
const KEEPING = 'keep-grant-of-';
export const keepingWorkId = (attemptId: string): string => `${KEEPING}${attemptId}`;
export const attemptOfKeeping = (workId: string): string => workId.slice(KEEPING.length);

export const TEND_GRANT = 'tend-grant';
export const tendingWorkId = (grantId: string): string => `${TEND_GRANT}-${grantId}`;
export const grantOfTending = (workId: string): string => workId.slice(TEND_GRANT.length + 1);
