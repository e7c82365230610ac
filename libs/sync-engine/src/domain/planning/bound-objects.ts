import { sameJson } from '../basis/canonical-json';
import { type FieldRules, type FieldVerdict, fieldVerdicts, type Trio } from './field-verdicts';
import { outcomeRemoteId, type ParentOutcome, type PartDraft } from './part-context';
import { type FieldChange, type PlannedChange, withFields } from './plan';
import { FOUND_REASONS, type FoundBy } from './unanswered-writes';

/** The address of a bound object and the known facts of it. */
export interface BoundSituation {
  readonly trio: Trio;
  readonly parent: ParentOutcome;
  /** True when it has to be made again below its parent, whatever its fields say. */
  readonly uprooted: boolean;
  /** Remote id to remove when it is made again; null when that is no concern of this change. */
  readonly oldRemoteId: string | null;
  readonly seenDigest: string | null;
  /** Set when a create of ours made it and it is not bound yet: the plan binds it. */
  readonly foundBy: FoundBy | null;
  readonly immutable: readonly string[];
}

/** Plans an object that is wanted, bound and there. Returns true when it is to be made again. */
export const planBound = (
  situation: BoundSituation,
  rules: FieldRules,
  draft: PartDraft,
): boolean => {
  const verdicts = fieldVerdicts(situation.trio, rules);
  const exports = verdicts.filter(
    (each) => each.verdict.kind === 'export' && isSendable(each, situation),
  );
  const remade =
    situation.uprooted || exports.some((each) => situation.immutable.includes(each.field));
  const drift = verdicts.filter((each) => each.verdict.kind === 'leave');
  const changes = [
    ...importChanges(verdicts, situation, remade ? null : situation.foundBy),
    ...exportChanges(exports, remade ? drift : null, situation),
  ];
  draft.changes.push(...changes);
  for (const each of drift) draft.drift.push(driftEntry(each, situation.trio));
  for (const each of verdicts) warn(each, situation.trio, draft);
  if (changes.length + drift.length === 0) draft.unchanged += 1;
  return remade;
};

/**
 * A field that cannot change in place is sent only when it differs, and then makes the object anew.
 */
const isSendable = ({ field, want, seen }: FieldVerdict, { immutable }: BoundSituation): boolean =>
  !immutable.includes(field) || !sameJson(want, seen);

const importChanges = (
  verdicts: readonly FieldVerdict[],
  situation: BoundSituation,
  binds: FoundBy | null,
): readonly PlannedChange[] => {
  const fields = verdicts.flatMap(importedField);
  if (fields.length === 0 && !binds) return [];
  const agreed = fields.every(
    (each) =>
      each.owner === 'both' &&
      sameJson(each.after, situation.trio.want.attributes[each.field] ?? null),
  );
  const reason = binds
    ? FOUND_REASONS[binds]
    : agreed
      ? 'Both sides already have this value.'
      : 'It was changed on the platform.';
  const { bound, want } = situation.trio;
  const after = withFields(want.attributes, fields);
  return [
    {
      ...subjectOf(situation),
      action: 'import',
      remoteId: bound.remoteId,
      parentRemoteId: bound.parentRemoteId,
      fields,
      after,
      ...(binds && { base: bound.applied }),
      reason,
    },
  ];
};

const importedField = ({
  field,
  applied,
  want,
  seen,
  owner,
  verdict,
}: FieldVerdict): readonly FieldChange[] => {
  if (verdict.kind === 'record') {
    return [
      {
        field,
        before: applied,
        after: seen,
        owner,
        ...(sameJson(want, seen) && { agreed: true as const }),
      },
    ];
  }
  return verdict.kind === 'import' ? [{ field, before: want, after: seen, owner }] : [];
};

/**
 * `remadeWith`: the drift to carry over when the object is made again; null when it changes in
 * place.
 */
const exportChanges = (
  exports: readonly FieldVerdict[],
  remadeWith: readonly FieldVerdict[] | null,
  situation: BoundSituation,
): readonly PlannedChange[] => {
  if (exports.length === 0 && !remadeWith) return [];
  const { bound, seen } = situation.trio;
  const fields = exports.map(({ field, want, seen: before, owner }): FieldChange => ({
    field,
    before,
    after: want,
    owner,
  }));
  const shape = { ...subjectOf(situation), fields, after: withFields(seen.attributes, fields) };
  if (remadeWith) return [{ ...shape, action: 'replace', ...remadeAt(situation, remadeWith) }];
  return [
    {
      ...shape,
      action: 'update',
      remoteId: bound.remoteId,
      parentRemoteId: bound.parentRemoteId,
      reason: updateReason(situation, exports),
    },
  ];
};

const remadeAt = (
  { uprooted, oldRemoteId, parent }: BoundSituation,
  drift: readonly FieldVerdict[],
) => ({
  remoteId: oldRemoteId,
  parentRemoteId: outcomeRemoteId(parent),
  reason: uprooted
    ? 'It is below another object than before.'
    : 'The platform cannot change this field of an existing object.',
  ...(drift.length > 0 && {
    base: Object.fromEntries(drift.map((each) => [each.field, each.applied])),
  }),
});

const updateReason = ({ trio }: BoundSituation, exports: readonly FieldVerdict[]): string => {
  if (trio.bound.state === 'tainted') return 'It was only half made: every field is sent again.';
  if (exports.every((each) => sameJson(each.want, each.seen))) return 'It is sent again as asked.';
  return exports.every((each) => each.owner === 'remote')
    ? 'The field was changed on the platform and is reverted.'
    : 'It was changed here.';
};

const subjectOf = ({ trio: { want }, seenDigest }: BoundSituation) => ({
  address: want.address,
  parentId: want.parentId,
  name: want.name,
  campaignType: want.campaignType,
  seenDigest,
});

const driftEntry = (
  { field, applied, want, seen }: FieldVerdict,
  { want: { address, name } }: Trio,
) => ({
  address,
  name,
  field,
  applied,
  local: want,
  remote: seen,
});

const warn = (
  { field, verdict }: FieldVerdict,
  { want: { address } }: Trio,
  draft: PartDraft,
): void => {
  if ('warning' in verdict && verdict.warning) {
    draft.warnings.push({
      code: verdict.warning,
      field,
      message: WARNINGS[verdict.warning],
      address,
    });
  }
};

const WARNINGS = {
  DRIFT_OVERWRITTEN: 'A change made on the platform is overwritten with the local value.',
  LOCAL_OVERWRITTEN: 'A local change is overwritten with the value found on the platform.',
  NOT_IMPORTABLE:
    'This value cannot be stored here. It stays on the platform until the local value is sent.',
} as const;
