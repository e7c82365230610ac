import type { World } from '../google-ads/state/world';
import type { ObjectFilter, RemoteObject } from '../vendor';
import { ConversionBook } from './events/conversion-book';
import type { AcceptedRequest } from './status/accepted-request';
import { conversionObject } from './control/conversion-object';
import { Quota } from './wire/quota';

/** What the Data Manager API holds besides the accounts, grants and clock that it shares with Google Ads. */
export class DataManager {
  readonly book = new ConversionBook();
  readonly requests = new Map<string, AcceptedRequest>();
  readonly quota = new Quota();

  constructor(readonly world: World) {}

  /** Kept events as the control interface shows them, kind `conversion`. */
  objects({ kind, accountId }: ObjectFilter): readonly RemoteObject[] {
    if (kind !== undefined && kind !== 'conversion') return [];
    const now = this.world.clock.now();
    const own = [...this.book.all()].filter(
      (kept) => accountId === undefined || kept.accountId === accountId,
    );
    return own.map((kept) => conversionObject(kept, now));
  }

  reset(): void {
    this.book.clear();
    this.requests.clear();
    this.quota.clear();
  }
}
