import type { NameOrder } from './name-order';
import { spendDirection } from './spend-direction';
import type { PlannedChange } from './words';

/**
 * When updates go: what does not raise spend first; what raises it after the creations, so that nothing runs half built; in
 * between, raises that free a name which a creation needs.
 */
export const UPDATE_PHASES = ['early', 'freeing', 'late'] as const;
export type UpdatePhase = (typeof UPDATE_PHASES)[number];

/** The phase of every update. An update that takes a name goes no earlier than the one that frees it. */
export const updatePhases = (
  updates: readonly PlannedChange[],
  creates: readonly PlannedChange[],
  names: NameOrder,
): ReadonlyMap<PlannedChange, UpdatePhase> => {
  const phases = new Map<PlannedChange, UpdatePhase>();
  for (const update of updates) {
    phases.set(update, spendDirection(update) === 'raises' ? 'late' : 'early');
  }
  freeNames(creates, names, phases);
  waitForNames('late', names, phases);
  waitForNames('freeing', names, phases);
  return phases;
};

type Phases = Map<PlannedChange, UpdatePhase>;

/** Whatever stands between a creation and its name, link by link, goes before the creations. */
const freeNames = (creates: readonly PlannedChange[], names: NameOrder, phases: Phases): void => {
  const needed = new Set<PlannedChange>(creates);
  for (const taker of needed) {
    const holder = names.holderOf(taker);
    if (!holder) continue;
    needed.add(holder);
    if (phases.get(holder) === 'late') phases.set(holder, 'freeing');
  }
};

const waitForNames = (phase: UpdatePhase, names: NameOrder, phases: Phases): void => {
  const reached = [...phases].filter(([, each]) => each === phase).map(([update]) => update);
  for (const holder of reached) {
    const waiting = names.takersOf(holder).filter((taker) => isBefore(phases.get(taker), phase));
    for (const taker of waiting) phases.set(taker, phase);
    reached.push(...waiting);
  }
};

const isBefore = (one: UpdatePhase | undefined, other: UpdatePhase): boolean =>
  one !== undefined && UPDATE_PHASES.indexOf(one) < UPDATE_PHASES.indexOf(other);
