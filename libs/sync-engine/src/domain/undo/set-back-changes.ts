import { sameField } from '../plan/same-json';
import type { Binding, Desired, FieldChange, PlannedChange } from '../plan';
import type { UndoReach } from './made-by-sync';

/** What changes in our own catalog, object by object, told as the platform would be told: `before` what is wanted now, `after` what was before the sync. */
export const setBackChanges = (
  now: readonly Desired[],
  before: readonly Desired[],
  bindings: readonly Binding[],
  { putBack, letGo }: Pick<UndoReach, 'putBack' | 'letGo'>,
): readonly PlannedChange[] => {
  const wanted = new Map(now.map((want) => [want.address.id, want]));
  const bound = new Map(bindings.map((binding) => [binding.address.id, binding]));
  const gone = bindings
    .filter(({ address }) => address.entity === 'campaign' && letGo.has(address.connectionId))
    .map((binding) => letGoChange(binding, wanted.get(binding.address.id)));
  return [
    ...gone,
    ...before.flatMap((then) => {
      const [want, binding] = [wanted.get(then.address.id), bound.get(then.address.id)];
      if (!want) {
        return putBack.has(then.address.id)
          ? [changeOf(then, NOWHERE, everyField(then), 'The object is restored here.')]
          : [];
      }
      const fields = changedFields(want, then);
      return binding && fields.length > 0
        ? [changeOf(then, binding, fields, 'The field is reverted.')]
        : [];
    }),
  ];
};

const NOWHERE = { remoteId: null, parentRemoteId: null } as const;

const everyField = ({ attributes }: Desired): readonly FieldChange[] =>
  Object.keys(attributes)
    .sort()
    .map((field) => ({ field, before: null, after: attributes[field] ?? null, owner: 'local' }));

const changedFields = (want: Desired, then: Desired): readonly FieldChange[] =>
  Object.keys({ ...want.attributes, ...then.attributes })
    .sort()
    .filter((field) => !sameField(want.attributes[field], then.attributes[field]))
    .map((field) => ({
      field,
      before: want.attributes[field] ?? null,
      after: then.attributes[field] ?? null,
      owner: 'local',
    }));

const changeOf = (
  { address, parentId, name, campaignType, attributes }: Desired,
  { remoteId, parentRemoteId }: Pick<PlannedChange, 'remoteId' | 'parentRemoteId'>,
  fields: readonly FieldChange[],
  reason: string,
): PlannedChange => ({
  action: 'import',
  setBack: true,
  address,
  parentId,
  name,
  campaignType,
  remoteId,
  parentRemoteId,
  fields,
  after: attributes,
  seenDigest: null,
  reason,
});

/** What the sync took over leaves our catalog again, and every binding with it; nothing is sent. */
const letGoChange = (
  { address, parentId, name, campaignType, remoteId, parentRemoteId }: Binding,
  want: Desired | undefined,
): PlannedChange => ({
  action: 'import',
  setBack: true,
  address,
  parentId,
  name,
  campaignType,
  remoteId,
  parentRemoteId,
  after: null,
  seenDigest: null,
  fields: [
    {
      field: 'status',
      before: want?.attributes['status'] ?? null,
      after: 'REMOVED',
      owner: 'local',
    },
  ],
  reason: 'The sync adopted this campaign. It is unlinked. Nothing changes on the platform.',
});
