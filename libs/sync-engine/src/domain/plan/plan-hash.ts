import { canonicalJson } from '@switchyard/kernel';
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

/** What a plan was made of besides its parts: two plans of nothing are the same plan only when they looked at the same. */
export interface PlanSubject {
  readonly spaceId: string;
  /** What was asked for. The order of lists says nothing. */
  readonly request: object;
  /** Ad accounts that were there to go to. */
  readonly accounts: readonly object[];
  /** What is held back and has no part: a digest of each campaign's revision and of why. */
  readonly blocked: readonly string[];
}

/** The hash of a whole plan, fed part by part in the order of `byPart`; throws RangeError out of order. Holds no part. */
export class PlanHash {
  private readonly hash = new ListHash();
  private last: HashedPart | null = null;

  constructor({ spaceId, request, accounts, blocked }: PlanSubject) {
    this.hash.add(canonicalJson(withoutOrder({ spaceId, request, accounts, blocked })));
  }

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

/** Lists as sets of texts. */
const withoutOrder = (value: unknown): unknown => {
  if (Array.isArray(value)) {
    return [...new Set(value.map((item) => canonicalJson(withoutOrder(item))))].sort(compareText);
  }
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, member]) => [key, withoutOrder(member)]),
  );
};

const outOfOrder = ({ platform, campaignId }: HashedPart): Error =>
  new RangeError(`part ${platform} ${campaignId} came out of order`);
