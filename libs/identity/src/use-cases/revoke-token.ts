import { Injectable } from '@nestjs/common';
import { Clock, UnitOfWork } from '@switchyard/kernel';
import { AccessTokens, ChangeBroadcast } from './ports';
import { noSuchToken } from './refusals';

/** Closes a token for good. Closing it twice is no error. */
@Injectable()
export class RevokeToken {
  constructor(
    private readonly work: UnitOfWork,
    private readonly tokens: AccessTokens,
    private readonly clock: Clock,
    private readonly broadcast: ChangeBroadcast,
  ) {}

  execute(tokenId: string): Promise<void> {
    return this.work.runGlobal(async () => {
      const stored = await this.tokens.get(tokenId);
      if (!stored) throw noSuchToken();
      if (!stored.revokedAt) await this.tokens.revoke(tokenId, this.clock.now());
      await this.broadcast.changed();
    });
  }
}
