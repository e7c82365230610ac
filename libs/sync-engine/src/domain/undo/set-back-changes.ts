import { sameField } from '../plan/same-json';
import type { Binding, Desired, FieldChange, PlannedChange } from '../plan';

/** What changes in our own catalog, object by object, told as the platform would be told: `before` what is wanted now, `after` what was before the sync. */
export const setBackChanges = (now: readonly Desired[], before: readonly Desired[], bindings: readonly Binding[]): readonly PlannedChange[] => {
  const wanted = new Map(now.map((want) => [want.address.id, want]));
  const bound = new Map(bindings.map((binding) => [binding.address.id, binding]));
  return before.flatMap((then) => {
    const [want, binding] = [wanted.get(then.address.id), bound.get(then.address.id)];
    const fields = want ? changedFields(want, then) : [];
    return binding && fields.length > 0 ? [changeOf(then, binding, fields)] : [];
  });
};

const changedFields = (want: Desired, then: Desired): readonly FieldChange[] =>
  Object.keys({ ...want.attributes, ...then.attributes }).sort().filter((field) => !sameField(want.attributes[field], then.attributes[field]))
    .map((field) => ({ field, before: want.attributes[field] ?? null, after: then.attributes[field] ?? null, owner: 'local' }));

const changeOf = ({ address, parentId, name, campaignType, attributes }: Desired, { remoteId, parentRemoteId }: Binding, fields: readonly FieldChange[]): PlannedChange => ({
  action: 'import', setBack: true, address, parentId, name, campaignType, remoteId, parentRemoteId, fields, after: attributes, seenDigest: null, reason: 'It is set back.',
});
