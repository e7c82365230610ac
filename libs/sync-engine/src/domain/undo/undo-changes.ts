import { sameField } from '../basis/canonical-json';
import type { Binding, Desired, FieldChange, PlannedChange, PlanWarning } from '../planning/plan';
import { addressKey, isStillMade, type UndoReach, type UndoSides } from './revert';
import { changedSince, type Done, notReverted } from './undo-world';

/**
 * What changes in our own catalog, object by object, described as for the platform: `before` what
 * is wanted now, `after` what was before the sync.
 */
export const revertChanges = (
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

/** What an undo is compared with, on one ad account. */
export interface UndoStanding {
  readonly now: readonly Desired[];
  readonly bindings: readonly Binding[];
  /** What the undo plans with. */
  readonly sides: UndoSides;
  /** The sync took the campaign over here. */
  readonly isLetGo: boolean;
}

/**
 * The changes of a sync on one ad account that cannot be reverted, and the side effects of those
 * that can; change by change.
 */
export const undoWarnings = (
  done: readonly Done[],
  standing: UndoStanding,
): readonly PlanWarning[] => {
  const warnings = new WarningCollector(done, standing);
  return [...done.flatMap(({ change }) => warnings.ofChange(change)), ...warnings.laterWork()];
};

class WarningCollector {
  private readonly made: ReadonlyMap<string, string>;
  private readonly bound: ReadonlyMap<string, Binding>;
  private readonly kept: ReadonlySet<string>;

  constructor(
    private readonly done: readonly Done[],
    private readonly standing: UndoStanding,
  ) {
    this.made = new Map(
      done.flatMap(({ change, remoteId }) =>
        change.action === 'create' && remoteId !== null
          ? [[addressKey(change.address), remoteId]]
          : [],
      ),
    );
    this.bound = new Map(standing.bindings.map((binding) => [binding.address.id, binding]));
    this.kept = new Set(standing.sides.desired.map(({ address }) => address.id));
  }

  ofChange(change: PlannedChange): readonly PlanWarning[] {
    const { action, address, fields } = change;
    switch (action) {
      case 'create':
        return this.ofCreate(change);
      case 'remove':
        return this.ofRemoval(change);
      case 'forget':
        return fields.length > 0
          ? this.ofRemoval(change)
          : [
              notReverted(
                address,
                'The object was already removed from the platform, or unlinked, before the sync. There is nothing to revert.',
              ),
            ];
      case 'adopt':
        return this.ofAdoption(change);
      case 'release':
        return [
          notReverted(
            address,
            'The sync unlinked this campaign. An unlinked campaign cannot be linked again. It stays on the platform unchanged.',
          ),
        ];
      case 'replace':
        return [
          notReverted(
            address,
            'The platform created this object again. Its values are reverted. Its review and history are lost.',
          ),
        ];
      case 'update':
        return address.entity === 'campaign' &&
          fields.some(({ field, after }) => field === 'status' && after === 'ENABLED')
          ? [notReverted(address, 'Money spent since the campaign was enabled cannot be reverted.')]
          : [];
      case 'import':
        return [];
      default:
        return action satisfies never;
    }
  }

  /**
   * Only the topmost removed object is reported. An object without a binding is removed already.
   */
  private ofCreate({ address, parentId }: PlannedChange): readonly PlanWarning[] {
    const binding = this.bound.get(address.id);
    if (!binding) return [];
    if (!isStillMade(binding, this.made)) {
      return [notReverted(address, 'A later sync created the object again. It stays.')];
    }
    const parent = parentId === null ? undefined : this.bound.get(parentId);
    return parent && isStillMade(parent, this.made)
      ? []
      : [
          {
            address,
            code: 'STAYS_HERE',
            field: '',
            message:
              'The sync created this object. Undo deletes it on the platform and keeps it here. Delete it here too, or the next sync creates it again.',
          },
        ];
  }

  private ofRemoval({ address }: PlannedChange): readonly PlanWarning[] {
    if (this.bound.has(address.id)) return [];
    return this.kept.has(address.id)
      ? [
          notReverted(
            address,
            'An archived object cannot be restored. Undo creates a new object with the stored values, without its review and history.',
          ),
        ]
      : [];
  }

  private ofAdoption({ address, base, after }: PlannedChange): readonly PlanWarning[] {
    const now = this.standing.now.find((want) => want.address.id === address.id);
    if (!now || !this.bound.has(address.id)) return [];
    const adopted = base ?? after ?? {};
    return Object.keys({ ...now.attributes, ...adopted })
      .sort()
      .filter((field) => !sameField(now.attributes[field], adopted[field]))
      .map((field) =>
        changedSince(
          address,
          field,
          "The field was changed here after the adoption. The campaign is unlinked with the platform's value, and the later value is removed here.",
        ),
      );
  }

  /** What later syncs made below what goes. */
  laterWork(): readonly PlanWarning[] {
    const own = new Set(this.done.map(({ change }) => change.address.id));
    const later = this.standing.sides.bindings
      .map(({ address }) => address)
      .filter(({ id }) => !this.kept.has(id) && !own.has(id));
    if (this.standing.isLetGo) {
      return later.map((address) =>
        notReverted(
          address,
          'A later sync created this object below the unlinked campaign. It stays on the platform and is no longer linked.',
        ),
      );
    }
    return later.map((address) => ({
      address,
      code: 'GOES_WITH_PARENT',
      field: '',
      message:
        'A later sync created this object below an object that undo deletes. It is deleted on the platform and stays here.',
    }));
  }
}
