import { canonicalJson, digestOf } from '@switchyard/kernel';
import type { Attributes, EntityKind, Observed } from '../../port/attributes';
import type { Change, CreateChange, Outcome, UpdateChange } from '../../port/change';
import { type Failure, PlatformFailure } from '../../port/failure';
import { failedItems, partialErrors, type WireAnswer } from '../client/failures';
import type { WireError } from '../client/objects';
import { type Session, withRetries, type WritingSession } from '../client/session';
import { type ExportedCampaignType, isExportedType } from '../vocabulary';

/**
 * Where a child is. The campaign is unknown ('') where a change names the ad group alone and no
 * caller needs more.
 */
export interface ParentRef {
  readonly parentId: string;
  readonly campaignId: string;
  readonly campaignType: ExportedCampaignType;
}

/** A child as Microsoft holds it. */
export interface RemoteChild<Source = unknown> {
  readonly observed: Observed;
  readonly source: Source;
}

/**
 * How one kind of child is read and written; create, update and remove are the same for all of
 * them.
 */
export interface ChildKind<Source = unknown> {
  readonly entity: EntityKind;
  readonly path: string;
  /** Items per call. */
  readonly batch: number;
  readonly deleteBatch: number;
  /** Every child of one parent. */
  list(session: Session, place: ParentRef): Promise<readonly RemoteChild<Source>[]>;
  /** Body of an Add for children of one parent. */
  adding(session: Session, parentId: string, changes: readonly CreateChange[]): object;
  added(answer: WireAnswer): readonly (string | null)[];
  /** Body of an Update; undefined for children that never change. */
  updating?(session: Session, parentId: string, items: readonly ChildUpdate<Source>[]): object;
  /** Body of an Update from objects that are ready; for names alone. */
  naming?(parentId: string, objects: readonly object[]): object;
  /** The attribute that holds the name; `name` when it does not say. */
  readonly nameField?: string;
  /** Digests of the images that an object needs in the library before it is sent. */
  images?(after: Attributes): readonly string[];
  removing(parentId: string, remoteIds: readonly string[]): object;
  errors(answer: WireAnswer, count: number): ReadonlyMap<number, WireError>;
}

export interface ChildUpdate<Source = unknown> {
  readonly change: UpdateChange;
  readonly existing: RemoteChild<Source>;
}

/** Changes by the remote id of their parent; '' for those that do not name one. */
export const byParent = <C extends Change>(
  changes: readonly C[],
): ReadonlyMap<string, readonly C[]> => {
  const groups = new Map<string, C[]>();
  for (const change of changes) {
    const parent = change.parentRemoteId ?? '';
    const siblings = groups.get(parent);
    if (siblings) siblings.push(change);
    else groups.set(parent, [change]);
  }
  return groups;
};

/** The type of the campaign that siblings belong to. */
export const campaignTypeIn = ([change]: readonly Change[]): ExportedCampaignType =>
  change && isExportedType(change.campaignType) ? change.campaignType : 'SEARCH';

/** A refusal of ours, for what is known without asking the platform. */
export const refusal = (code: string, message: string, field?: string): Failure => ({
  kind: 'refused',
  ...(field ? { field } : {}),
  detail: { code, message },
});

export const parentMissing = (): Failure =>
  refusal('PARENT_UNKNOWN', 'Nothing says which object this one belongs to.');

export const failed = ({ id }: Pick<Change, 'id'>, failure: Failure): Outcome => ({
  kind: 'failed',
  changeId: id,
  failure,
});

/**
 * A refusal of a whole call is the refusal of each of its changes: the other calls of the wave go
 * on. Every other failure is about the connection and ends the wave.
 */
export const refusedOr = (error: unknown): Failure => {
  if (error instanceof PlatformFailure && error.failure.kind === 'refused') return error.failure;
  throw error;
};

type Seen = Pick<Observed, 'remoteId' | 'attributes'>;

/**
 * Whether a change may go on: `go`; `done` when the object already is what the change wants (a lost
 * answer); `drifted` when it was edited since the plan; `missing` when it is gone.
 */
export const verify = (
  change: Exclude<Change, { action: 'create' }>,
  seen: Seen | undefined,
): 'go' | 'done' | 'drifted' | 'missing' => {
  if (!seen) return 'missing';
  if (digestOf(seen.attributes) === change.seenDigest) return 'go';
  if (change.action === 'remove') return 'drifted';
  if (
    change.fields.every(
      (field) =>
        canonicalJson(seen.attributes[field] ?? null) ===
        canonicalJson(change.after[field] ?? null),
    )
  ) {
    return 'done';
  }
  return isInTransit(seen) ? 'go' : 'drifted';
};

export interface Verified {
  readonly change: UpdateChange;
  readonly observed: Observed;
}

export interface NameService {
  readonly entity: EntityKind;
  readonly path: string;
  /** The attribute that holds the name. */
  readonly field: string;
  readonly body: (objects: readonly object[]) => object;
}

/**
 * Gives names that collide inside a wave in an order that works (usually there is nothing to do).
 * Answers, by change id, the failures; changes whose name could not be given are not to be sent any
 * further.
 */
export const resolveNames = async (
  session: WritingSession,
  verified: readonly Verified[],
  service: NameService,
): Promise<ReadonlyMap<string, Failure>> => {
  const byRemoteId = new Map(verified.map((one) => [one.change.remoteId, one.change]));
  const failures = new Map<string, Failure>();
  for (const stage of planRenames(renamesOf(verified, service.field))) {
    const steps = stage.filter(({ remoteId }) => !failures.has(byRemoteId.get(remoteId)!.id));
    const changes = steps.map(({ remoteId }) => byRemoteId.get(remoteId)!);
    if (steps.length === 0) continue;
    const body = service.body(steps.map(({ remoteId, name }) => ({ Id: remoteId, Name: name })));
    const answer = await withRetries(session.io, () =>
      session.write({ method: 'PUT', path: service.path, body, entity: service.entity, changes }),
    );
    const failed = failedItems(answer, partialErrors(answer), {
      count: steps.length,
      nature: 'change',
      entity: service.entity,
    });
    for (const [index, failure] of failed) failures.set(changes[index]!.id, failure);
  }
  return failures;
};

const renamesOf = (
  verified: readonly Verified[],
  field: string,
): Parameters<typeof planRenames>[0] =>
  verified
    .filter(({ change }) => change.fields.includes(field))
    .map(({ change, observed }) => ({
      remoteId: change.remoteId,
      from: String(observed.attributes[field]),
      to: String(change.after[field]),
    }));

export interface Rename {
  readonly remoteId: string;
  readonly from: string;
  readonly to: string;
}

export interface RenameStep {
  readonly remoteId: string;
  readonly name: string;
}

/**
 * The order in which names may be given so that no name is used twice, in stages of one request
 * each; empty when no desired name is used by another object of the same wave, since then any order
 * will do. A circle is opened through a temporary name. Names are compared without case, as
 * Microsoft does.
 */
export const planRenames = (renames: readonly Rename[]): readonly (readonly RenameStep[])[] => {
  const taken = new Map(renames.map(({ from, remoteId }) => [from.toLowerCase(), remoteId]));
  const isFree = ({ to, remoteId }: Rename): boolean =>
    (taken.get(to.toLowerCase()) ?? remoteId) === remoteId;
  if (renames.every(isFree)) return [];
  return stages(renames, taken, isFree);
};

const stages = (
  renames: readonly Rename[],
  taken: Map<string, string>,
  isFree: (rename: Rename) => boolean,
): readonly (readonly RenameStep[])[] => {
  const steps: (readonly RenameStep[])[] = [];
  let waiting = renames;
  const give = (rename: Rename, name: string): RenameStep => {
    if (taken.get(rename.from.toLowerCase()) === rename.remoteId) {
      taken.delete(rename.from.toLowerCase());
    }
    return { remoteId: rename.remoteId, name };
  };
  while (waiting.length > 0) {
    const ready = waiting.filter(isFree);
    const opened = ready.length === 0 ? waiting[0]! : undefined;
    steps.push(
      opened
        ? [give(opened, transitName(opened.to, opened.remoteId))]
        : ready.map((rename) => give(rename, rename.to)),
    );
    waiting = waiting.filter((rename) => !ready.includes(rename));
  }
  return steps;
};

/** Leaves room for the mark under the shortest limit of a name (128). */
const KEPT_CHARACTERS = 90;

const markOf = (remoteId: string): string => ` ~swy${remoteId}`;

/**
 * The name an object bears for a moment while names are swapped: unique, and known as ours when a
 * swap was cut off.
 */
const transitName = (desired: string, remoteId: string): string =>
  `${[...desired].slice(0, KEPT_CHARACTERS).join('')}${markOf(remoteId)}`;

export const isInTransit = ({
  attributes,
  remoteId,
}: {
  readonly attributes: Attributes;
  readonly remoteId: string;
}): boolean =>
  String(attributes['name'] ?? attributes['adGroupName'] ?? '').endsWith(markOf(remoteId));
