import type { Attributes } from '@switchyard/platforms/domain';
import type { FieldRules } from './field-verdicts';
import type {
  Address,
  Binding,
  Desired,
  DriftEntry,
  FieldChange,
  PlannedChange,
  PlanWarning,
} from './plan';
import type { PlanInput } from './plan-input';
import { wasRequested } from './unanswered-writes';

/**
 * What planning one part carries along: the input, how fields are judged, what was planned so far.
 */
export interface PartContext {
  readonly input: PlanInput;
  readonly rules: FieldRules;
  readonly draft: PartDraft;
  /** By our id; parents come before their children. */
  readonly places: Map<string, ParentOutcome>;
}

export const partContext = (input: PlanInput): PartContext => {
  const asked = input.resolutions.filter(
    (each) => each.campaignId === input.campaignId && each.platform === input.platform,
  );
  const answers = new Map(asked.map((each) => [each.field, each.take]));
  const rules: FieldRules = {
    force: input.force,
    canCarry: input.canCarry ?? (() => true),
    comesAlong: input.comesAlong ?? (() => false),
    concerns: input.concerns ?? (() => true),
    isOurs: oursAmong(input),
    answers,
  };
  return { input, rules, draft: new PartDraft(), places: new Map() };
};

/** What was sent to an object that is no longer bound is ignored. */
const oursAmong = ({ unanswered = [], bindings }: PlanInput): FieldRules['isOurs'] => {
  if (unanswered.length === 0) return () => false;
  const bound = new Set(bindings.map(({ remoteId }) => remoteId));
  const ours = unanswered.filter(({ remoteId }) => bound.has(remoteId));
  return (address, field, seen) => wasRequested(ours, address, field, seen);
};

/** A part while it is being planned. */
export class PartDraft {
  readonly changes: PlannedChange[] = [];
  readonly drift: DriftEntry[] = [];
  readonly missing: Address[] = [];
  readonly warnings: PlanWarning[] = [];
  unchanged = 0;
}

/** What becomes of an object in a plan, as far as its children are concerned. */
export type ParentOutcome =
  | { readonly kind: 'there'; readonly remoteId: string | null }
  /** To be created: its children are created under it. */
  | { readonly kind: 'new' }
  /** To be removed and created: what was under it goes with it. */
  | { readonly kind: 'remade' }
  /**
   * Wanted and bound, but gone from the platform, or below something that is: no change is planned
   * for it until it is unlinked.
   */
  | { readonly kind: 'missing' }
  /** `isRemoved`: the plan takes it off the platform; else it is gone from there, or let go. */
  | { readonly kind: 'going'; readonly isRemoved: boolean };

/** Where campaigns are. */
export const TOP: ParentOutcome = { kind: 'there', remoteId: null };

/** Remote id of the parent, when it has one that outlives the plan. */
export const outcomeRemoteId = (place: ParentOutcome): string | null =>
  place.kind === 'there' ? place.remoteId : null;

/**
 * True when the object is bound below something that it will not be below any more: it has to be
 * made again.
 */
export const isReparented = (
  bound: Binding,
  parentId: string | null,
  parent: ParentOutcome,
): boolean => {
  if (parentId !== bound.parentId || parent.kind === 'new' || parent.kind === 'remade') return true;
  const home = outcomeRemoteId(parent);
  return home !== null && bound.parentRemoteId !== null && home !== bound.parentRemoteId;
};

/** An object that the platform does not have yet. */
export const plannedCreate = (want: Desired, parent: ParentOutcome): PlannedChange => ({
  action: 'create',
  address: want.address,
  parentId: want.parentId,
  name: want.name,
  campaignType: want.campaignType,
  remoteId: null,
  parentRemoteId: outcomeRemoteId(parent),
  fields: everyField(want.attributes),
  after: want.attributes,
  seenDigest: null,
  reason: 'The object does not exist on the platform yet.',
});

const everyField = (attributes: Attributes): readonly FieldChange[] =>
  Object.keys(attributes)
    .sort()
    .flatMap((field): readonly FieldChange[] => {
      const after = attributes[field] ?? null;
      return after === null ? [] : [{ field, before: null, after, owner: 'local' }];
    });
