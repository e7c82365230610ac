import type { PlatformId } from '@switchyard/kernel';
import type { Attributes, EntityKind, Json, Warning } from '@switchyard/platforms';
import type { PlanWarningCode } from '../codes';

/** Where an object stands: one local object on one platform account. */
export interface Address {
  readonly platform: PlatformId;
  readonly connectionId: string;
  readonly campaignId: string;
  readonly entity: EntityKind;
  /** Our own id of the object. */
  readonly id: string;
}

/** One object as we want it there, already normalised to what the platform can hold. */
export interface Desired {
  readonly address: Address;
  /** Our id of the parent; null for campaigns. */
  readonly parentId: string | null;
  readonly name: string;
  readonly campaignType: string;
  readonly attributes: Attributes;
  /** Who wins, as the connection's `driftPolicy` says. */
  readonly driftPolicy: DriftPolicy;
  /** True when the campaign runs on more than one platform: nothing is imported without being asked. */
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

/** An object that bears our mark and is not bound: a create of ours made it. `applied`: what would be bound, had its answer come. */
export interface Stray {
  readonly address: Address;
  readonly parentId: string | null;
  readonly parentRemoteId: string | null;
  readonly name: string;
  readonly campaignType: string;
  readonly remoteId: string;
  readonly applied: Attributes;
  readonly attributes: Attributes;
  /** No create of it is recorded here: this database is older than the object. A binding of the same address to something that is gone is out of date. */
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
  /** Of imports: both sides held it when the plan was made. Only our memory is brought up to date; what was edited here since stays. */
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
  /** Of an adoption, and of an import that binds what was found again: what counts as last applied. Of a replace: last applied values of fields whose drift is left alone. The new object is made with the drifted values. */
  readonly base?: Attributes;
  /** Of creates of campaigns: remote ids of those that were made for the same campaign and released since. They carry its mark and are not it. */
  readonly released?: readonly string[];
  /** Of imports: our catalog is set back to a value of its own, and what was last applied stays what it is. */
  readonly setBack?: true;
  /** Digest of what was seen when the plan was made; null for creates. */
  readonly seenDigest: string | null;
  /** Explains; it never decides. */
  readonly reason: string;
}

/** A difference made on the platform that is left alone until somebody decides. */
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
  /** A campaign that is held back by requirements: nothing of it was looked at but what was released of it. */
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
