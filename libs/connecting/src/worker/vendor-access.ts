import { Injectable } from '@nestjs/common';
import type { PlatformId } from '@switchyard/kernel';
import type {
  Credentials,
  OpenConnection,
  PlatformIo,
  SharedToken,
  SharedTokens,
} from '@switchyard/platforms/domain';
import { Vendors } from '../use-cases/vendors';
import { type OpenGrant, VendorIo } from './ports';

/** A token is used while it is good for so long. */
const EARLY_MS = 120_000;

/** What the methods of `PlatformAccess` are given for a grant. */
export interface OpenedGrant {
  readonly connection: OpenConnection;
  readonly io: PlatformIo;
}

/** Opens grants towards their platforms: secrets of the person joined with the application's. */
@Injectable()
export class VendorAccess {
  constructor(
    private readonly vendors: Vendors,
    private readonly doors: VendorIo,
  ) {}

  /** For a code: nothing is known of the grant yet. */
  ioFor(platform: PlatformId): PlatformIo {
    return this.doors.ioFor(platform);
  }

  /**
   * A grant that is not stored as one. `keep` is called with what the platform rotated before it is
   * used.
   */
  fresh(
    platform: PlatformId,
    id: string,
    credentials: Credentials,
    keep: (rotated: Credentials) => Promise<void>,
  ): OpenedGrant {
    const io = this.doors.ioFor(platform);
    const tokens = new FreshTokens(id, credentials, () => io.now(), keep);
    return this.opened(platform, id, { ...tokens.shared(), credentials }, io);
  }

  /** A grant that is stored. */
  stored(platform: PlatformId, id: string, grant: OpenGrant): OpenedGrant {
    return this.opened(platform, id, grant, this.doors.ioFor(platform));
  }

  private opened(
    platform: PlatformId,
    id: string,
    grant: SharedTokens & { readonly credentials: Credentials },
    io: PlatformIo,
  ): OpenedGrant {
    const app = this.vendors.appCredentials(platform);
    return {
      connection: connectionOfGrant(platform, id, { ...app, ...grant.credentials }),
      io: { ...io, tokens: joinedTokens(grant, app) },
    };
  }
}

const connectionOfGrant = (
  platform: PlatformId,
  id: string,
  credentials: Credentials,
): OpenConnection => ({
  id,
  platform,
  externalAccountId: '',
  currency: '',
  timeZone: 'UTC',
  settings: {},
  credentials,
});

/** A refresh is given the application's secrets, too, and what it rotates is kept without them. */
const joinedTokens = (shared: SharedTokens, app: Credentials): SharedTokens => ({
  grantId: shared.grantId,
  token: (refused, refresh) =>
    shared.token(refused, async (credentials) => {
      const { rotated, ...refreshed } = await refresh({ ...app, ...credentials });
      return rotated ? { ...refreshed, rotated: ownOf(rotated, credentials, app) } : refreshed;
    }),
});

/** Without the members that are the application's and were not the grant's. */
const ownOf = (rotated: Credentials, before: Credentials, app: Credentials): Credentials =>
  Object.fromEntries(Object.entries(rotated).filter(([name]) => name in before || !(name in app)));

/** Tokens of a grant that no other worker knows. */
class FreshTokens {
  private current: SharedToken | undefined;

  constructor(
    private readonly grantId: string,
    private credentials: Credentials,
    private readonly now: () => number,
    private readonly keep: (rotated: Credentials) => Promise<void>,
  ) {}

  shared(): SharedTokens {
    return {
      grantId: this.grantId,
      token: async (refused, refresh) => {
        const known = this.current;
        if (known && known.token !== refused && this.now() + EARLY_MS < known.expiresAt) {
          return known;
        }
        const { accessToken, expiresInSeconds, rotated } = await refresh(this.credentials);
        if (rotated) {
          await this.keep(rotated);
          this.credentials = rotated;
        }
        this.current = {
          token: accessToken,
          expiresAt: this.now() + expiresInSeconds * 1_000,
        };
        return this.current;
      },
    };
  }
}
