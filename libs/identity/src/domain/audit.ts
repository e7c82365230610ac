import { digestOf } from '@switchyard/kernel';

export const AUDIT_CHANGES = ['insert', 'update', 'delete', 'refusal'] as const;
export type AuditChange = (typeof AUDIT_CHANGES)[number];

/**
 * One statement that changed rows of one table, one Space and one account, or requests of one kind
 * that were refused within a minute. Never changed and never removed.
 */
export interface AuditEntry {
  readonly id: string;
  /** By the clock of the database. */
  readonly createdAt: Date;
  /** Empty for what belongs to no account, such as a request with an unknown token. */
  readonly accountId: string;
  readonly spaceId: string | null;
  /** As `Acting.kind`; outside of requests and work the process, such as `admin`, or `database`. */
  readonly actor: string;
  /** Of a visitor, whom the rows are about, such as who signed in. */
  readonly userId: string | null;
  /** The token, website key or session; the database's role for a change without a request. */
  readonly credentialId: string | null;
  readonly action: string | null;
  readonly requestId: string | null;
  readonly address: string | null;
  readonly change: AuditChange;
  /** Schema and table; `request` for a refusal. */
  readonly target: string;
  /** The ids of the rows, at most a hundred of them. */
  readonly targets: readonly string[];
  /** How many rows were changed or requests refused. */
  readonly rows: number;
  /** Columns that an update changed. */
  readonly members: readonly string[];
  /** SHA-256 over the rows as they were; null where there were none. */
  readonly before: string | null;
  /** SHA-256 over the rows as they are; null where there are none. */
  readonly after: string | null;
  readonly planHash: string | null;
  /** `done`, or the code of the refusal. */
  readonly outcome: string;
}

/** An entry as listed; without a number until the chain has reached it. */
export type ListedEntry = AuditEntry & {
  readonly seq: number | null;
  readonly digest: string | null;
};

/** The place of an entry in the chain of its account. */
export interface AuditLink {
  readonly accountId: string;
  /** From 1, without gaps. */
  readonly seq: number;
  readonly entryId: string;
  /** SHA-256 over the digest before it, the number and the entry. */
  readonly digest: string;
}

/** An entry that has no place in the chain yet. */
export interface WaitingEntry {
  readonly entryId: string;
  readonly accountId: string;
}

/** The digest of a link. `previous` is empty for the first one. */
export const linkDigest = (previous: string, seq: number, entry: AuditEntry): string =>
  digestOf([previous, seq, { ...entry, createdAt: entry.createdAt.toISOString() }]);

/** A link, and its entry when that still exists. */
export interface LinkedEntry extends AuditLink {
  readonly entry: AuditEntry | null;
}

export interface BrokenLink {
  readonly accountId: string;
  readonly seq: number;
  readonly entryId: string;
  readonly fault: 'ENTRY_MISSING' | 'LINK_MISSING' | 'DIGEST_WRONG';
}

/** The end of a chain that was followed so far. */
export type ChainHead = Pick<AuditLink, 'seq' | 'digest'>;
export const CHAIN_START: ChainHead = { seq: 0, digest: '' };

/**
 * Follows a chain from a head over the links behind it. What comes after a fault is judged by the
 * digest that is stored, so that one changed entry is one fault.
 */
export const followChain = (
  from: ChainHead,
  links: readonly LinkedEntry[],
): { readonly head: ChainHead; readonly broken: readonly BrokenLink[] } => {
  const broken: BrokenLink[] = [];
  let head = from;
  for (const { accountId, seq, entryId, digest, entry } of links) {
    const fault = faultOf(head, { seq, digest, entry });
    if (fault) broken.push({ accountId, seq, entryId, fault });
    head = { seq, digest };
  }
  return { head, broken };
};

const faultOf = (
  head: ChainHead,
  { seq, digest, entry }: Pick<LinkedEntry, 'seq' | 'digest' | 'entry'>,
): BrokenLink['fault'] | undefined => {
  if (seq !== head.seq + 1) return 'LINK_MISSING';
  if (!entry) return 'ENTRY_MISSING';
  return linkDigest(head.digest, seq, entry) === digest ? undefined : 'DIGEST_WRONG';
};
