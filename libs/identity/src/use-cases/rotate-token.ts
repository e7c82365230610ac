import { Injectable } from '@nestjs/common';
import { Clock, UnitOfWork } from '@switchyard/kernel';
import { isUsable, plainToken, PUBLIC_ID_LENGTH, SECRET_LENGTH, tokenDigest } from '../domain';
import type { IssuedToken } from './create-token';
import { AccessTokens, ChangeBroadcast, Secrets } from './ports';
import { noSuchToken } from './refusals';

/** Issues a new secret and keeps the token's id, scopes and expiry. The old secret is dead at once. */
@Injectable()
export class RotateToken {
  constructor(
    private readonly work: UnitOfWork,
    private readonly tokens: AccessTokens,
    private readonly secrets: Secrets,
    private readonly clock: Clock,
    private readonly broadcast: ChangeBroadcast,
  ) {}

  execute(tokenId: string): Promise<IssuedToken> {
    return this.work.runGlobal(async () => {
      const stored = await this.tokens.get(tokenId);
      if (!stored || !isUsable(stored, this.clock.now())) throw noSuchToken();
      const publicId = this.secrets.text(PUBLIC_ID_LENGTH);
      const token = plainToken(stored.environment, publicId, this.secrets.text(SECRET_LENGTH));
      await this.tokens.replaceSecret(tokenId, {
        publicId,
        digest: tokenDigest(token),
        lastFour: token.slice(-4),
      });
      await this.broadcast.changed();
      return { tokenId, token, expiresAt: stored.expiresAt };
    });
  }
}
