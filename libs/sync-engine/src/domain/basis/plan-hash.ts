import { canonicalJson } from '@switchyard/kernel';
import type { Attributes } from '@switchyard/platforms/domain';
import type { Address, BasisPart, FieldChange, PlannedChange, PlanPart } from '../planning/plan';
import { compareText } from '../planning/standing';
import { ListHash, render, TextHash, valueText } from './canonical-json';

/** What a part adds to the hash of its plan. */
export type HashedPart = Pick<PlanPart, 'platform' | 'campaignId' | 'connectionId' | 'digest'>;

/**
 * The order in which parts are hashed: by platform, campaign, connection, each by UTF-16 code unit.
 */
export const byPart = (one: HashedPart, other: HashedPart): number =>
  compareText(one.platform, other.platform) ||
  compareText(one.campaignId, other.campaignId) ||
  compareText(one.connectionId, other.connectionId);

/**
 * What a plan was made of besides its parts: two plans of nothing are the same plan only when they
 * looked at the same.
 */
export interface PlanSubject {
  readonly spaceId: string;
  /** What was asked for. The order of lists says nothing. */
  readonly request: object;
  /** Ad accounts that were there to go to. */
  readonly accounts: readonly object[];
  /** What is blocked and has no part: a digest of each campaign's revision and of the reason. */
  readonly blocked: readonly string[];
}

/**
 * The hash of a whole plan, fed part by part in the order of `byPart`; throws RangeError out of
 * order. Keeps no part.
 */
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

/** SHA-256 of the RFC 8785 text of `{ basis, changes }`, made change by change. */
export const partDigest = (basis: BasisPart, changes: readonly PlannedChange[]): string => {
  const hash = new TextHash();
  hash.add(`{"basis":${canonicalJson(basis)},"changes":[`);
  changes.forEach((change, index) =>
    hash.add(index === 0 ? changeText(change) : `,${changeText(change)}`),
  );
  hash.add(']}');
  return hash.finish();
};

/**
 * RFC 8785 text of one change. Written out member by member, in order: a plan has as many as there
 * are objects.
 */
const changeText = (change: PlannedChange): string => {
  const base = change.base === undefined ? '' : `"base":${render(change.base).text},`;
  const named = `"name":${text(change.name)},"parentId":${text(change.parentId)},"parentRemoteId":${text(change.parentRemoteId)}`;
  const released =
    change.released === undefined ? '' : `"released":${JSON.stringify(change.released)},`;
  const rest = `"reason":${text(change.reason)},${released}"remoteId":${text(change.remoteId)},"seenDigest":${text(change.seenDigest)}${change.setBack ? ',"setBack":true' : ''}`;
  const fields = change.fields.map(fieldText).join(',');
  return (
    `{"action":"${change.action}","address":${addressText(change.address)},"after":${wholeText(change.after)},${base}` +
    `"campaignType":${text(change.campaignType)},"fields":[${fields}],${named},${rest}}`
  );
};

const text = (value: string | null): string => JSON.stringify(value);

const addressText = ({ platform, connectionId, campaignId, entity, id }: Address): string =>
  `{"campaignId":${text(campaignId)},"connectionId":${text(connectionId)},"entity":"${entity}","id":${text(id)},"platform":"${platform}"}`;

const wholeText = (after: Attributes | null): string =>
  after === null ? 'null' : render(after).text;

const fieldText = ({ field, before, after, owner, agreed }: FieldChange): string =>
  `{"after":${valueText(after)},${agreed ? '"agreed":true,' : ''}"before":${valueText(before)},"field":${text(field)},"owner":"${owner}"}`;
