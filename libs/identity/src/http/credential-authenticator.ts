import { Injectable } from '@nestjs/common';
import { Authenticator, type Authenticated, type RouteAccess } from '@switchyard/http-kit';
import { WEBSITE_KEY_START } from '@switchyard/kernel';
import { bearerOf } from './bearer';
import { TokenAuthenticator } from './token-authenticator';
import { WebsiteKeyAuthenticator } from './website-key-authenticator';

/** Both classes of credentials, told apart by their form. */
@Injectable()
export class CredentialAuthenticator extends Authenticator {
  constructor(
    private readonly tokens: TokenAuthenticator,
    private readonly websiteKeys: WebsiteKeyAuthenticator,
  ) {
    super();
  }

  authenticate(
    authorization: string | undefined,
    spaceId: string | undefined,
    access: RouteAccess,
    origin?: string,
  ): Authenticated | Promise<Authenticated> {
    const isWebsite = bearerOf(authorization).startsWith(WEBSITE_KEY_START);
    return isWebsite
      ? this.websiteKeys.authenticate(authorization, spaceId, access, origin)
      : this.tokens.authenticate(authorization, spaceId, access);
  }
}
