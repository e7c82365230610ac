import type { Attributes, Json } from '@switchyard/platforms/domain';
import { sameField } from '../basis/canonical-json';
import type { Address, Binding, Desired, DriftPolicy, FieldOwner, Resolution, Seen } from './plan';
import type { PlanInput } from './plan-input';

/** One field with its three values, who moved, and what is to happen. */
export interface FieldVerdict {
  readonly field: string;
  readonly applied: Json;
  readonly want: Json;
  readonly seen: Json;
  readonly owner: FieldOwner;
  readonly verdict: Verdict;
}

/** A bound object that is wanted and was seen. */
export interface Trio {
  readonly want: Desired;
  readonly bound: Binding;
  readonly seen: Seen;
}

/** What a part's fields are judged by, besides their values. */
export interface FieldRules {
  readonly force: boolean;
  readonly canCarry: NonNullable<PlanInput['canCarry']>;
  readonly comesAlong: NonNullable<PlanInput['comesAlong']>;
  readonly concerns: NonNullable<PlanInput['concerns']>;
  /** Whether an update of ours without an answer asked for a value that was seen. */
  readonly isOurs: (address: Address, field: string, seen: Json) => boolean;
  readonly answers: ReadonlyMap<string, Resolution['take']>;
}

/** Judges every field of an object, sorted by name. Fields that stay as they are are left out. */
export const fieldVerdicts = (trio: Trio, rules: FieldRules): readonly FieldVerdict[] => {
  const { want, bound, seen } = trio;
  const fields = fieldsOf(want.attributes, bound.applied, seen.attributes);
  return fields
    .map((field) => fieldVerdict(field, trio, rules))
    .filter((each) => each.verdict.kind !== 'keep');
};

const fieldVerdict = (field: string, trio: Trio, rules: FieldRules): FieldVerdict => {
  const applied = trio.bound.applied[field] ?? null;
  const want = trio.want.attributes[field] ?? null;
  const seen = trio.seen.attributes[field] ?? null;
  const who = whoMoved(applied, want, seen, () => rules.isOurs(trio.want.address, field, seen));
  const verdict = isSentAgain(who, want, trio, rules) ? SENT : judge(who, field, seen, trio, rules);
  return { field, applied, want, seen, owner: ownerOf(who), verdict };
};

/**
 * A value that a request of ours set does not count as a change there: only what is wanted now
 * counts.
 */
const whoMoved = (applied: Json, want: Json, seen: Json, isOurs: () => boolean): WhoChanged => {
  const who = threeWay(applied, want, seen);
  return (who === 'remote' || who === 'both') && isOurs() ? 'local' : who;
};

const SENT: Verdict = { kind: 'export' };

/**
 * A tainted object is sent whole; `force` sends what all three sides agree on. A value that was
 * never set is not sent.
 */
const isSentAgain = (who: WhoChanged, want: Json, { bound }: Trio, rules: FieldRules): boolean => {
  if (bound.state === 'tainted') return want !== null || who !== 'none';
  return rules.force && who === 'none' && want !== null;
};

const judge = (
  who: WhoChanged,
  field: string,
  seen: Json,
  { want }: Trio,
  rules: FieldRules,
): Verdict => {
  if (!rules.concerns(want.address, field)) {
    return who === 'remote' || who === 'both' ? { kind: 'leave' } : { kind: 'keep' };
  }
  const verdict = driftVerdict(who, {
    policy: want.driftPolicy,
    guarded: want.shared || isMoneyField(field),
    holdable: () => rules.canCarry(want.address, field, seen),
    answer: rules.answers.get(field),
  });
  return verdict.kind === 'leave' && rules.comesAlong(want.address, field)
    ? { kind: 'record' }
    : verdict;
};

/**
 * An unchanged field that is only sent again counts as local: it is sent because the value is ours.
 */
const ownerOf = (who: WhoChanged): FieldOwner => {
  if (who === 'alike') return 'both';
  return who === 'none' ? 'local' : who;
};

const fieldsOf = (...sides: readonly Attributes[]): readonly string[] =>
  [...new Set(sides.flatMap((side) => Object.keys(side)))].sort();

/**
 * What happens to one field. `record`: both sides already agree, only our memory of it is brought
 * up to date.
 */
export type Verdict =
  | { readonly kind: 'keep' | 'record' }
  | { readonly kind: 'leave'; readonly warning?: 'NOT_IMPORTABLE' }
  | { readonly kind: 'export'; readonly warning?: 'DRIFT_OVERWRITTEN' }
  | { readonly kind: 'import'; readonly warning?: 'LOCAL_OVERWRITTEN' };

export interface FieldSituation {
  readonly policy: DriftPolicy;
  /** Money, or a field of a campaign on more than one platform: MERGE never imports it unasked. */
  readonly guarded: boolean;
  /** False when our catalog has no way to say the platform's value. Asked only where it decides. */
  readonly holdable: () => boolean;
  readonly answer: Resolution['take'] | undefined;
}

/**
 * The drift table: who wins, given who changed. A person's answer goes before the policy; it speaks
 * of drift only.
 */
export const driftVerdict = (who: WhoChanged, situation: FieldSituation): Verdict => {
  switch (who) {
    case 'none':
      return { kind: 'keep' };
    case 'alike':
      return { kind: 'record' };
    case 'local':
      return { kind: 'export' };
    case 'remote':
      return situation.answer ? answered(situation.answer, situation) : remoteOnly(situation);
    case 'both':
      return situation.answer ? answered(situation.answer, situation) : bothChanged(situation);
    default:
      return who satisfies never;
  }
};

const answered = (take: Resolution['take'], situation: FieldSituation): Verdict =>
  take === 'local' ? { kind: 'export' } : importIfCarried(situation);

const remoteOnly = (situation: FieldSituation): Verdict => {
  if (situation.policy === 'LOCAL_WINS') return { kind: 'export', warning: 'DRIFT_OVERWRITTEN' };
  if (situation.policy === 'MERGE' && situation.guarded) return { kind: 'leave' };
  return importIfCarried(situation);
};

const bothChanged = (situation: FieldSituation): Verdict =>
  situation.policy === 'REMOTE_WINS'
    ? importIfCarried(situation, 'LOCAL_OVERWRITTEN')
    : { kind: 'export', warning: 'DRIFT_OVERWRITTEN' };

const importIfCarried = (situation: FieldSituation, warning?: 'LOCAL_OVERWRITTEN'): Verdict => {
  if (!situation.holdable()) return { kind: 'leave', warning: 'NOT_IMPORTABLE' };
  return warning ? { kind: 'import', warning } : { kind: 'import' };
};

/** Who moved away from the last applied value; `alike` when both moved to the same value. */
export type WhoChanged = 'none' | 'local' | 'remote' | 'both' | 'alike';

/** Compares one field with the last applied value as base. Absent and null are the same. */
export const threeWay = (
  applied: Json | undefined,
  want: Json | undefined,
  seen: Json | undefined,
): WhoChanged => {
  const local = !sameField(want, applied);
  const remote = !sameField(seen, applied);
  if (local && remote) return sameField(want, seen) ? 'alike' : 'both';
  if (local) return 'local';
  return remote ? 'remote' : 'none';
};

const MONEY_FIELDS: ReadonlySet<string> = new Set([
  'budgetMicros',
  'status',
  'maxCpcMicros',
  'biddingStrategy',
]);

/** Fields that decide what is spent: budget, whether it runs, bids, bidding targets. */
export const isMoneyField = (field: string): boolean => MONEY_FIELDS.has(field);
