import { Injectable } from '@nestjs/common';
import { isRefusal, type PlatformId, type Tenant } from '@switchyard/kernel';
import { DeadLetters } from './dead-letters';
import { ReplayConversion } from './replay-conversion';

/** Which dead letters: of one platform, and with this code of an error where one is named. */
export interface Which {
  readonly platform: PlatformId;
  readonly code?: string;
}

/** `left`: conversions whose order another one has now, and what somebody else sent again meanwhile. */
export interface Replayed {
  readonly replayed: number;
  readonly left: number;
}

const PAGE = 500;

/** Send again what failed on one platform in a Space, each conversion and adjustment in a transaction of its own; other platforms stay as they are. */
@Injectable()
export class ReplayMany {
  constructor(
    private readonly letters: DeadLetters,
    private readonly replay: ReplayConversion,
  ) {}

  async execute(tenant: Tenant, which: Which): Promise<Replayed> {
    const sum = { replayed: 0, left: 0 };
    for (
      let ids = await this.letters.page(tenant, which, '', PAGE);
      ids.length > 0;
      ids = await this.letters.page(tenant, which, ids.at(-1)!, PAGE)
    ) {
      for (const id of ids) sum[await this.one(tenant, id, which.platform)] += 1;
    }
    return sum;
  }

  private async one(tenant: Tenant, id: string, platform: PlatformId): Promise<keyof Replayed> {
    try {
      await this.replay.execute(tenant, id, platform);
      return 'replayed';
    } catch (error) {
      if (!isRefusal(error) || !['ORDER_TAKEN', 'NOTHING_TO_REPLAY'].includes(error.code)) {
        throw error;
      }
      return 'left';
    }
  }
}
