import type { Grant } from '@switchyard/identity/domain';
import type { PlatformId, Tenant } from '@switchyard/kernel';
import type {
  Credentials,
  OpenConnection,
  PlatformIo,
  RefreshedToken,
  SharedToken,
} from '@switchyard/platforms/domain';

/** The ways to the platforms, as the application opens them. Only under a lease. */
export abstract class VendorIo {
  /** For what belongs to no ad account: a code, a key, a grant. `keepCredentials` throws. */
  abstract ioFor(platform: PlatformId): PlatformIo;

  /**
   * A connection, opened whatever its status. Undefined when it is gone. Throws PlatformFailure when
   * its credentials cannot be read.
   */
  abstract open(
    tenant: Tenant,
    connectionId: string,
  ): Promise<{ readonly connection: OpenConnection; readonly io: PlatformIo } | undefined>;
}

/** One grant, opened. */
export interface OpenGrant {
  /** The same for all who use this consent. */
  readonly grantId: string;
  readonly credentials: Credentials;
  /** As it was at the opening. */
  readonly grant: Grant;
  token(
    refused: string | undefined,
    refresh: (credentials: Credentials) => Promise<RefreshedToken>,
  ): Promise<SharedToken>;
}

/** Opens grants, as identity does: one refresh at a time, whichever worker asks. */
export abstract class OpenGrants {
  /** Throws NOT_FOUND. */
  abstract open(tenant: Tenant, grantId: string): Promise<OpenGrant>;
}
