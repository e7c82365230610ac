import { fieldKey } from '../adoption/import-judge';
import type { Target } from '../basis/campaign-tree';
import { sameField } from '../basis/canonical-json';
import { partDigest } from '../basis/plan-hash';
import type { Binding, Desired } from '../planning/plan';
import type { PlanInput } from '../planning/plan-input';
import type { PlannedPart } from '../planning/plan-part';
import { type Revert, undoSides, type UndoSides } from './revert';
import { revertChanges, undoWarnings } from './undo-changes';
import type { Done } from './undo-world';

/** A campaign as it was before a sync. */
export interface Undone extends Revert {
  /** What the sync did to the campaign and below it, in its order. */
  readonly done: readonly Done[];
}

/**
 * An undo of one campaign on one ad account: what it plans with, and what it adds to the plan.
 * Pure.
 */
export class UndoPart {
  readonly sides: UndoSides;
  private readonly isLetGo: boolean;

  /** `before`: what is wanted there once it is reverted. `now`: what is wanted as things are. */
  constructor(
    private readonly undone: Undone,
    private readonly target: Target,
    before: readonly Desired[],
    private readonly now: readonly Desired[],
    private readonly bindings: readonly Binding[],
  ) {
    this.sides = undoSides(before, bindings, undone);
    this.isLetGo = undone.letGo.has(target.connectionId);
  }

  /** True when the campaign itself goes: what it would need to be sent does not matter. */
  get goes(): boolean {
    return !this.sides.desired.some(({ address }) => address.entity === 'campaign');
  }

  /** An undo concerns only what the sync did, and what follows from reverting it. */
  get limits(): Pick<PlanInput, 'letGo' | 'concerns'> {
    const since = new Set(
      this.undone.warnings
        .filter(
          ({ code, address }) =>
            code === 'CHANGED_SINCE' && address.connectionId === this.target.connectionId,
        )
        .map(({ address, field }) => fieldKey(address, field)),
    );
    const recorded = new Set(
      this.done.flatMap(({ change: { address, fields } }) =>
        fields.map(({ field }) => fieldKey(address, field)),
      ),
    );
    const [now, before] = [attributesOf(this.now), attributesOf(this.sides.desired)];
    const moves = (id: string, field: string): boolean =>
      !sameField(now.get(id)?.[field], before.get(id)?.[field]);
    return {
      letGo: this.isLetGo,
      concerns: (address, field) =>
        moves(address.id, field) ||
        (recorded.has(fieldKey(address, field)) && !since.has(fieldKey(address, field))),
    };
  }

  /** Our own catalog is reverted before anything is sent. */
  added(part: PlannedPart): PlannedPart {
    const changes = [
      ...revertChanges(this.now, this.sides.desired, this.bindings, this.undone),
      ...part.changes,
    ];
    const ownWarnings = this.undone.warnings.filter(
      ({ address }) => address.connectionId === this.target.connectionId,
    );
    const warnings = [
      ...ownWarnings,
      ...undoWarnings(this.done, {
        now: this.now,
        bindings: this.bindings,
        sides: this.sides,
        isLetGo: this.isLetGo,
      }),
    ];
    return {
      ...part,
      changes,
      warnings: [...warnings, ...part.warnings],
      digest: partDigest(part.basis, changes),
    };
  }

  private get done() {
    return this.undone.done.filter(
      ({ change: { address } }) =>
        address.platform === this.target.platform &&
        address.connectionId === this.target.connectionId,
    );
  }
}

const attributesOf = (desired: readonly Desired[]) =>
  new Map(desired.map(({ address, attributes }) => [address.id, attributes]));
