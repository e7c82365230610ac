import { ListHash } from './list-hash';
import { compareText } from './standing';
import type { PlanPart } from './words';

/** What a part adds to the hash of its plan. */
export type HashedPart = Pick<PlanPart, 'platform' | 'campaignId' | 'connectionId' | 'digest'>;

/** The order in which parts are hashed: by platform, campaign, connection, each by UTF-16 code unit. */
export const byPart = (one: HashedPart, other: HashedPart): number =>
  compareText(one.platform, other.platform) ||
  compareText(one.campaignId, other.campaignId) ||
  compareText(one.connectionId, other.connectionId);

/** The hash of a whole plan, fed part by part in the order of `byPart`; throws RangeError out of order. Holds no part. */
export class PlanHash {
  private readonly hash = new ListHash();
  private last: HashedPart | null = null;

  add({ platform, campaignId, connectionId, digest }: HashedPart): void {
    const part = { platform, campaignId, connectionId, digest };
    if (this.last && byPart(this.last, part) >= 0) throw outOfOrder(part);
    this.hash.add(JSON.stringify(digest));
    this.last = part;
  }

  /** SHA-256, lower-case hex. Call once, at the end. */
  finish(): string {
    return this.hash.finish();
  }
}

const outOfOrder = ({ platform, campaignId }: HashedPart): Error =>
  new RangeError(`part ${platform} ${campaignId} came out of order`);
