import { Injectable } from '@nestjs/common';
import { columnArrays, columnList, Database, insertStatement, statement } from '@switchyard/db-kit';
import type { PageRequest } from '@switchyard/kernel';
import type {
  AuditEntry,
  AuditLink,
  ChainHead,
  LinkedEntry,
  ListedEntry,
  WaitingEntry,
} from '../domain';
import type { AuditFilter, CountedRefusal } from '../use-cases/ports';
import { auditEntries, auditLinks, waitingEntries } from './tables';

const FILTERED = `select ${columnList(auditEntries)}, l."seq", l."digest"
  from ${auditEntries.qualified} t left join ${auditLinks.qualified} l on l."entry_id" = t."id"
  where t."account_id" = $1 and ($2::timestamptz is null or t."created_at" >= $2) and ($3::timestamptz is null or t."created_at" < $3)
    and ($4::text is null or t."space_id" = $4) and ($5::text is null or t."user_id" = $5)
    and ($6::text is null or t."action" = $6) and ($7::text is null or t."targets" ? $7)
    and ($8::timestamptz is null or (t."created_at", t."id") < ($8, $9))
  order by t."created_at" desc, t."id" desc limit $10`;
const PAGE = statement(FILTERED);

const LOCK = statement(`select pg_try_advisory_xact_lock(hashtextextended($1, 11)) as free`);
const ACCOUNTS_WAITING = statement(
  `select distinct "account_id" as "accountId" from ${waitingEntries.qualified} limit $1`,
);
const WAITING = statement(`select ${columnList(auditEntries)} from ${auditEntries.qualified} t
  where t."id" in (select w."entry_id" from ${waitingEntries.qualified} w where w."account_id" = $1 order by w."entry_id" limit $2) order by t."id"`);
const HEAD = statement(
  `select "seq", "digest" from ${auditLinks.qualified} where "account_id" = $1 order by "seq" desc limit 1`,
);
const ADD_LINKS = insertStatement(auditLinks);
const LINKED = statement(
  `delete from ${waitingEntries.qualified} where "entry_id" = any($1::text[])`,
);

const CHAINED_ACCOUNTS = statement(
  `select distinct "account_id" as "accountId" from ${auditLinks.qualified} where ($1::text is null or "account_id" = $1) order by 1`,
);
const CHAIN =
  statement(`select l."account_id" as "chainOf", l."seq", l."entry_id" as "entryId", l."digest", ${columnList(auditEntries)}
  from ${auditLinks.qualified} l left join ${auditEntries.qualified} t on t."id" = l."entry_id"
  where l."account_id" = $1 and l."seq" > $2 order by l."seq" limit $3`);
const UNLINKED =
  statement(`select t."account_id" as "accountId", t."id" as "entryId" from ${auditEntries.qualified} t
  where ($1::text is null or t."account_id" = $1) and t."created_at" < $2
    and not exists (select from ${auditLinks.qualified} l where l."entry_id" = t."id") order by t."id" limit 1000`);
const RECORD_REFUSALS = statement('select identity.record_refusals($1::jsonb)');

type ChainRow = { [Property in keyof AuditEntry]: AuditEntry[Property] | null } & {
  readonly chainOf: string;
  readonly seq: number;
  readonly entryId: string;
  readonly digest: string;
};

const linkedOf = ({ chainOf, seq, entryId, digest, ...entry }: ChainRow): LinkedEntry => ({
  accountId: chainOf,
  seq,
  entryId,
  digest,
  entry: entry.id === null ? null : (entry as AuditEntry),
});

/** Reads the audit trail and chains it. Entries are written by the database alone. */
@Injectable()
export class AuditTrail {
  constructor(private readonly database: Database) {}

  /** Newest first. */
  page(
    accountId: string,
    { from, to, spaceId, userId, action, targetId }: AuditFilter,
    { limit, cursor }: PageRequest,
  ): Promise<readonly ListedEntry[]> {
    return this.database.readGlobal<ListedEntry>(PAGE, [
      accountId,
      from ?? null,
      to ?? null,
      spaceId ?? null,
      userId ?? null,
      action ?? null,
      targetId ?? null,
      cursor?.createdAt ?? null,
      cursor?.id ?? null,
      limit,
    ]);
  }

  async accountsWaiting(limit: number): Promise<readonly string[]> {
    const rows = await this.database.readGlobal<Pick<WaitingEntry, 'accountId'>>(ACCOUNTS_WAITING, [
      limit,
    ]);
    return rows.map(({ accountId }) => accountId);
  }

  /** Until the end of the transaction. False while another process chains the account. */
  async lockChain(accountId: string): Promise<boolean> {
    const [row] = (await this.database.write<{ free: boolean }>(LOCK, [accountId])).rows;
    return row?.free ?? false;
  }

  /** In the order of their numbers. */
  waiting(accountId: string, limit: number): Promise<readonly AuditEntry[]> {
    return this.database.readGlobal<AuditEntry>(WAITING, [accountId, limit]);
  }

  async head(accountId: string): Promise<ChainHead | undefined> {
    return (await this.database.readGlobal<ChainHead>(HEAD, [accountId]))[0];
  }

  async link(links: readonly AuditLink[]): Promise<void> {
    await this.database.write(ADD_LINKS, columnArrays(auditLinks, links));
    await this.database.write(LINKED, [links.map(({ entryId }) => entryId)]);
  }

  async chainedAccounts(accountId: string | undefined): Promise<readonly string[]> {
    const rows = await this.database.readGlobal<Pick<AuditLink, 'accountId'>>(CHAINED_ACCOUNTS, [
      accountId ?? null,
    ]);
    return rows.map((row) => row.accountId);
  }

  /** The links behind a number, with their entries. */
  async chain(accountId: string, after: number, limit: number): Promise<readonly LinkedEntry[]> {
    const rows = await this.database.readGlobal<ChainRow>(CHAIN, [accountId, after, limit]);
    return rows.map(linkedOf);
  }

  /** Entries from before a moment that no chain has reached, at most a thousand. */
  unlinked(accountId: string | undefined, before: Date): Promise<readonly WaitingEntry[]> {
    return this.database.readGlobal<WaitingEntry>(UNLINKED, [accountId ?? null, before]);
  }

  async recordRefusals(refused: readonly CountedRefusal[]): Promise<void> {
    const rows = refused.map((one) => ({
      account_id: one.accountId,
      space_id: one.spaceId,
      actor: one.actor,
      user_id: one.userId,
      credential_id: one.credentialId,
      action: one.action,
      address: one.address,
      rows: one.count,
      outcome: one.code,
    }));
    await this.database.readGlobal(RECORD_REFUSALS, [JSON.stringify(rows)]);
  }
}
