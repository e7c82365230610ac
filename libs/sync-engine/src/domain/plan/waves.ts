import type { EntityKind } from '@switchyard/platforms';
import { groupBy } from './group-by';
import { nameDepths } from './name-depth';
import { nameOrder } from './name-order';
import { spendDirection } from './spend-direction';
import { byAddress } from './standing';
import { type Step, stepsOf } from './step';
import { UPDATE_PHASES, updatePhases } from './update-phase';
import type { PlannedChange } from './words';

/** Steps that may go together: one thing done, to one level. */
export interface Wave {
  readonly does: Step['does'];
  readonly entity: EntityKind;
  readonly steps: readonly Step[];
  /** Goes when everything below the campaigns of the account is done, where it is about campaigns: raises of spend, and what is forgotten. */
  readonly isLast: boolean;
}

const PARENTS_FIRST: readonly EntityKind[] = ['campaign', 'adGroup', 'ad', 'keyword'];
const CHILDREN_FIRST = PARENTS_FIRST.toReversed();

/**
 * The order in which the changes of one ad account go. Adoptions; imports; removals, children first; updates that do not raise spend;
 * creations, parents first; updates that raise spend, the campaigns last; what is to be forgotten. Names are free before they
 * are taken, but for circles inside one wave. The order of `changes` does not matter. A large account goes in pieces: what stands first
 * of all its campaigns, then what is below them, some campaigns at a time, then what stands last of its campaigns.
 */
export const wavesOf = (changes: readonly PlannedChange[]): readonly Wave[] => {
  const steps = groupBy(changes.toSorted(byAddress).flatMap(stepsOf), (step) => step.does);
  const creates = steps.get('create') ?? [];
  const [early, freeing, late] = updateSteps(steps.get('update') ?? [], creates);
  return [
    ...byLevel(steps.get('adopt'), PARENTS_FIRST),
    ...byLevel(steps.get('import'), PARENTS_FIRST),
    ...byLevel(steps.get('remove'), CHILDREN_FIRST),
    ...byLevel(early, PARENTS_FIRST),
    ...byLevel(freeing, PARENTS_FIRST),
    ...byLevel(creates, PARENTS_FIRST),
    ...byLevel(late, CHILDREN_FIRST, true),
    ...byLevel(steps.get('forget'), CHILDREN_FIRST, true),
  ];
};

/** The updates of each phase; within one, who frees a name before who takes it, then lowering before the rest. */
const updateSteps = (
  updates: readonly Step[],
  creates: readonly Step[],
): readonly (readonly Step[])[] => {
  const changes = updates.map((step) => step.change);
  const names = nameOrder(changes);
  const phases = updatePhases(
    changes,
    creates.map((step) => step.change),
    names,
  );
  const depths = nameDepths(changes, names);
  const lowersLast = (step: Step) => Number(spendDirection(step.change) !== 'lowers');
  const sorted = updates.toSorted(
    (one, other) =>
      (depths.get(one.change) ?? 0) - (depths.get(other.change) ?? 0) ||
      lowersLast(one) - lowersLast(other),
  );
  return UPDATE_PHASES.map((phase) => sorted.filter((step) => phases.get(step.change) === phase));
};

const byLevel = (
  steps: readonly Step[] = [],
  levels: readonly EntityKind[],
  isLast = false,
): readonly Wave[] =>
  levels.flatMap((entity) => {
    const level = steps.filter((step) => step.change.address.entity === entity);
    return level[0] ? [{ does: level[0].does, entity, steps: level, isLast }] : [];
  });
