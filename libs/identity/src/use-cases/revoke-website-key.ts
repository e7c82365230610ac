import { Injectable } from '@nestjs/common';
import { Clock, UnitOfWork } from '@switchyard/kernel';
import { ChangeBroadcast, WebsiteKeys } from './ports';
import { noSuchWebsiteKey } from './refusals';

/** Closes a website key for good. Closing it twice is no error. */
@Injectable()
export class RevokeWebsiteKey {
  constructor(
    private readonly work: UnitOfWork,
    private readonly keys: WebsiteKeys,
    private readonly clock: Clock,
    private readonly broadcast: ChangeBroadcast,
  ) {}

  execute(websiteKeyId: string): Promise<void> {
    return this.work.runGlobal(async () => {
      const stored = await this.keys.get(websiteKeyId);
      if (!stored) throw noSuchWebsiteKey();
      if (!stored.revokedAt) await this.keys.revoke(websiteKeyId, this.clock.now());
      await this.broadcast.changed();
    });
  }
}
