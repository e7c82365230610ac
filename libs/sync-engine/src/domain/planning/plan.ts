import type { PlatformId } from '@switchyard/kernel';
import type { Attributes, EntityKind, Json, Warning } from '@switchyard/platforms/domain';
import type { PlanWarningCode } from './code-texts';

/** Where an object is: one local object on one platform account. */
export interface Address {
  readonly platform: PlatformId;
  readonly connectionId: string;
  readonly campaignId: string;
  readonly entity: EntityKind;
  /** Our own id of the object. */
  readonly id: string;
}

/** One object as it is wanted there, already normalised to what the platform supports. */
export interface Desired {
  readonly address: Address;
  /** Our id of the parent; null for campaigns. */
  readonly parentId: string | null;
  readonly name: string;
  readonly campaignType: string;
  readonly attributes: Attributes;
  /** Who wins, as the connection's `driftPolicy` says. */
  readonly driftPolicy: DriftPolicy;
  /**
   * True when the campaign runs on more than one platform: nothing is imported without being asked.
   */
  readonly shared: boolean;
}

export const DRIFT_POLICIES = ['MERGE', 'LOCAL_WINS', 'REMOTE_WINS'] as const;
export type DriftPolicy = (typeof DRIFT_POLICIES)[number];

/** Our address ↔ remote id, and what was last applied. */
export interface Binding {
  readonly address: Address;
  readonly parentId: string | null;
  readonly parentRemoteId: string | null;
  readonly name: string;
  readonly campaignType: string;
  readonly remoteId: string;
  readonly applied: Attributes;
  /** `tainted`: a creation that half failed; every desired field is sent again. */
  readonly state: 'ready' | 'tainted';
}

/** What the platform says now about a bound object. */
export interface Seen {
  readonly address: Address;
  readonly remoteId: string;
  readonly attributes: Attributes;
}

/**
 * An object that bears our mark and is not bound: a create of ours made it. `applied`: what would
 * be bound, had its answer come.
 */
export interface UnboundObject {
  readonly address: Address;
  readonly parentId: string | null;
  readonly parentRemoteId: string | null;
  readonly name: string;
  readonly campaignType: string;
  readonly remoteId: string;
  readonly applied: Attributes;
  readonly attributes: Attributes;
  /**
   * No create of it is recorded here: this database is older than the object. A binding of the same
   * address to something that is gone is out of date.
   */
  readonly isUnrecorded?: true;
}

/** A person's answer to one piece of drift. */
export interface Resolution {
  readonly campaignId: string;
  readonly platform: PlatformId;
  readonly field: string;
  readonly take: 'local' | 'remote';
}

export type ChangeAction =
  'create' | 'update' | 'replace' | 'remove' | 'adopt' | 'import' | 'release' | 'forget';
export type FieldOwner = 'local' | 'remote' | 'both';

export interface FieldChange {
  readonly field: string;
  readonly before: Json;
  readonly after: Json;
  readonly owner: FieldOwner;
  /**
   * Of imports: both sides had it when the plan was made. Only the stored binding is brought up to
   * date; what was edited here since stays.
   */
  readonly agreed?: true;
}

export interface PlannedChange {
  readonly action: ChangeAction;
  readonly address: Address;
  readonly parentId: string | null;
  readonly name: string;
  readonly campaignType: string;
  readonly remoteId: string | null;
  readonly parentRemoteId: string | null;
  readonly fields: readonly FieldChange[];
  /** The whole object after the change; null when it goes. */
  readonly after: Attributes | null;
  /**
   * Of an adoption, and of an import that binds what was found again: what counts as last applied.
   * Of a replace: last applied values of fields whose drift is left alone. The new object is made
   * with the drifted values.
   */
  readonly base?: Attributes;
  /**
   * Of creates of campaigns: remote ids of those that were made for the same campaign and released
   * since. They carry its mark and are not it.
   */
  readonly released?: readonly string[];
  /**
   * Of imports: the local catalog is reverted to a value of its own, and what was last applied
   * stays what it is.
   */
  readonly setBack?: true;
  /** Digest of what was seen when the plan was made; null for creates. */
  readonly seenDigest: string | null;
  /** Explains; it never decides. */
  readonly reason: string;
}

/** A difference made on the platform that is left alone until a user decides. */
export interface DriftEntry {
  readonly address: Address;
  readonly name: string;
  readonly field: string;
  readonly applied: Json;
  readonly local: Json;
  readonly remote: Json;
}

export interface PlanWarning extends Omit<Warning, 'code'> {
  readonly code: Warning['code'] | PlanWarningCode;
  readonly address: Address;
}

/** What the plan was computed from, digested per campaign and platform. */
export interface BasisPart {
  readonly platform: PlatformId;
  readonly campaignId: string;
  readonly desired: string;
  readonly bindings: string;
  readonly observed: string;
  /** A campaign that requirements block: only its releases were looked at. */
  readonly only?: 'releases';
}

/** A plan of one campaign on one platform. */
export interface PlanPart {
  readonly platform: PlatformId;
  readonly connectionId: string;
  readonly campaignId: string;
  readonly basis: BasisPart;
  readonly changes: readonly PlannedChange[];
  readonly drift: readonly DriftEntry[];
  readonly missing: readonly Address[];
  readonly warnings: readonly PlanWarning[];
  readonly unchanged: number;
  /** SHA-256 of the RFC 8785 text of basis and changes. */
  readonly digest: string;
}

/**
 * The attributes with the given fields set. A field that is cleared is null: connectors compare
 * with it, and send it.
 */
export const withFields = (
  attributes: Attributes,
  fields: readonly Pick<FieldChange, 'field' | 'after'>[],
): Attributes => ({
  ...attributes,
  ...Object.fromEntries(fields.map(({ field, after }) => [field, after])),
});

/**
 * What to remember as last applied once a change is done, given what was remembered before (not
 * needed for creates and replaces). Drift that was left alone keeps its old base, and so stays
 * listed. Null when nothing is left to remember.
 */
export const appliedAfter = (
  change: PlannedChange,
  applied: Attributes | null,
): Attributes | null => {
  switch (change.action) {
    case 'create':
      return change.after;
    case 'adopt':
      return change.base ?? change.after;
    case 'replace':
      return withFields(
        change.after ?? {},
        Object.entries(change.base ?? {}).map(([field, after]) => ({ field, after })),
      );
    case 'update':
      return withFields(applied ?? {}, change.fields);
    case 'import':
      return withFields(applied ?? change.base ?? {}, change.fields);
    case 'remove':
    case 'release':
    case 'forget':
      return null;
    default:
      return change.action satisfies never;
  }
};

/**
 * Counts of a whole plan. `imports` are imports and adoptions. `exports` are creates, updates,
 * replaces and releases; objects that go with a removed parent are not counted.
 */
export interface PlanSummary {
  readonly imports: number;
  readonly exports: number;
  readonly removals: number;
  readonly drift: number;
  /** Campaigns × platforms blocked by `requirement` findings. */
  readonly blocked: number;
  readonly unchanged: number;
  readonly warnings: number;
}

export const emptySummary = (blocked = 0): PlanSummary => ({
  imports: 0,
  exports: 0,
  removals: 0,
  drift: 0,
  blocked,
  unchanged: 0,
  warnings: 0,
});

/** The counts with one more part. */
export const withPart = (summary: PlanSummary, part: PlanPart): PlanSummary => {
  const count = (...actions: readonly PlannedChange['action'][]) =>
    part.changes.filter((change) => actions.includes(change.action)).length;
  return {
    ...summary,
    imports: summary.imports + count('import', 'adopt'),
    exports: summary.exports + count('create', 'update', 'replace', 'release'),
    removals: summary.removals + count('remove'),
    drift: summary.drift + part.drift.length,
    unchanged: summary.unchanged + part.unchanged,
    warnings: summary.warnings + part.warnings.length,
  };
};
