import { Injectable } from '@nestjs/common';
import { Clock, type PageRequest, UnitOfWork, type Visitor } from '@switchyard/kernel';
import { AuditTrail } from '../data/audit-trail';
import {
  type AuditLink,
  type BrokenLink,
  CHAIN_START,
  type ChainHead,
  followChain,
  linkDigest,
  type ListedEntry,
} from '../domain';
import type { AuditFilter, CountedRefusal } from './ports';

const LINKED_AT_ONCE = 500;
const ACCOUNTS_AT_ONCE = 50;

/**
 * Gives entries their places in the chains of their accounts, in the order in which they are seen.
 * Several processes may do so side by side.
 */
@Injectable()
export class LinkAudit {
  constructor(
    private readonly work: UnitOfWork,
    private readonly trail: AuditTrail,
  ) {}

  /** The new heads, by account; empty when nothing waited. */
  async execute(): Promise<ReadonlyMap<string, ChainHead>> {
    const heads = new Map<string, ChainHead>();
    for (const accountId of await this.trail.accountsWaiting(ACCOUNTS_AT_ONCE)) {
      const head = await this.work.runGlobal(() => this.linkOf(accountId));
      if (head) heads.set(accountId, head);
    }
    return heads;
  }

  private async linkOf(accountId: string): Promise<ChainHead | undefined> {
    if (!(await this.trail.lockChain(accountId))) return undefined;
    const entries = await this.trail.waiting(accountId, LINKED_AT_ONCE);
    if (entries.length === 0) return undefined;
    let head = (await this.trail.head(accountId)) ?? CHAIN_START;
    const links: AuditLink[] = [];
    for (const entry of entries) {
      const seq = head.seq + 1;
      head = { seq, digest: linkDigest(head.digest, seq, entry) };
      links.push({ accountId, entryId: entry.id, ...head });
    }
    await this.trail.link(links);
    return head;
  }
}

/** What an account's own users may see of its audit trail. */
@Injectable()
export class ReadAudit {
  constructor(private readonly trail: AuditTrail) {}

  /** Newest first; one row more than the page holds when there is a next one. */
  page(
    { accountId }: Pick<Visitor, 'accountId'>,
    filter: AuditFilter,
    { limit, ...cursor }: PageRequest,
  ): Promise<readonly ListedEntry[]> {
    return this.trail.page(accountId, filter, { limit: limit + 1, ...cursor });
  }

  /** All of them, a thousand at a time. */
  async *all(
    { accountId }: Pick<Visitor, 'accountId'>,
    filter: AuditFilter,
  ): AsyncGenerator<ListedEntry> {
    let cursor: PageRequest['cursor'];
    do {
      const rows = await this.trail.page(accountId, filter, {
        limit: EXPORTED_AT_ONCE,
        ...(cursor ? { cursor } : {}),
      });
      yield* rows;
      const last = rows.length < EXPORTED_AT_ONCE ? undefined : rows.at(-1);
      cursor = last && { createdAt: last.createdAt, id: last.id };
    } while (cursor);
  }
}

/** Writes counted refusals to the trail. */
@Injectable()
export class RecordRefusals {
  constructor(
    private readonly work: UnitOfWork,
    private readonly trail: AuditTrail,
  ) {}

  execute(refused: readonly CountedRefusal[]): Promise<void> {
    return this.work.runGlobal(() => this.trail.recordRefusals(refused));
  }
}

const EXPORTED_AT_ONCE = 1_000;
const FOLLOWED_AT_ONCE = 2_000;
/** Entries that are this old have a place in the chain while a worker runs. */
const LINKED_WITHIN_MS = 5 * 60_000;

/** What checking the trail found. */
export interface AuditFindings {
  readonly accounts: number;
  readonly entries: number;
  /** Entries older than five minutes without a place in the chain; the first thousand. */
  readonly unlinked: readonly string[];
  readonly broken: readonly (BrokenLink | HeadFault)[];
  readonly heads: Readonly<Record<string, ChainHead>>;
}

/** A head that was written down earlier, such as one from the worker's log. */
export type KnownHead = ChainHead & { readonly accountId: string };
export type HeadFault = KnownHead & { readonly fault: 'HEAD_MISSING' | 'HEAD_WRONG' };

/** Follows the chains from their beginnings: for the command line. */
@Injectable()
export class VerifyAudit {
  constructor(
    private readonly trail: AuditTrail,
    private readonly clock: Clock,
  ) {}

  /** Of one account or all. `known` says where a chain was before: a cut tail shows by it. */
  async execute(accountId?: string, known: readonly KnownHead[] = []): Promise<AuditFindings> {
    const broken: (BrokenLink | HeadFault)[] = [];
    const heads: Record<string, ChainHead> = {};
    let entries = 0;
    const accounts = await this.trail.chainedAccounts(accountId);
    for (const account of accounts) {
      const expected = known.filter((one) => one.accountId === account);
      const followed = await this.follow(account, expected);
      heads[account] = followed.head;
      entries += followed.head.seq;
      broken.push(...followed.broken);
    }
    for (const one of known.filter((head) => !accounts.includes(head.accountId))) {
      broken.push({ ...one, fault: 'HEAD_MISSING' });
    }
    const before = new Date(this.clock.now().getTime() - LINKED_WITHIN_MS);
    const unlinked = (await this.trail.unlinked(accountId, before)).map(({ entryId }) => entryId);
    return { accounts: accounts.length, entries, unlinked, broken, heads };
  }

  private async follow(accountId: string, known: readonly KnownHead[]) {
    const broken: (BrokenLink | HeadFault)[] = [];
    const open = new Map(known.map((one) => [one.seq, one]));
    let head = CHAIN_START;
    for (;;) {
      const links = await this.trail.chain(accountId, head.seq, FOLLOWED_AT_ONCE);
      if (links.length === 0) break;
      const followed = followChain(head, links);
      head = followed.head;
      broken.push(...followed.broken, ...wrongHeads(open, links));
      for (const { seq } of links) open.delete(seq);
    }
    for (const one of open.values()) broken.push({ ...one, fault: 'HEAD_MISSING' });
    return { head, broken };
  }
}

const wrongHeads = (
  expected: ReadonlyMap<number, KnownHead>,
  links: readonly AuditLink[],
): readonly HeadFault[] =>
  links.flatMap(({ seq, digest }) => {
    const one = expected.get(seq);
    return one && one.digest !== digest ? [{ ...one, fault: 'HEAD_WRONG' }] : [];
  });
