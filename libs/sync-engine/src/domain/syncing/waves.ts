import type { EntityKind, Json } from '@switchyard/platforms/domain';
import { groupBy } from '../planning/grouping';
import type { FieldChange, PlannedChange } from '../planning/plan';
import { byAddress } from '../planning/standing';

/**
 * What is done at one moment for a change. A `replace` is two steps: its removal and its creation.
 */
export interface Step {
  readonly does: 'adopt' | 'import' | 'remove' | 'update' | 'create' | 'forget';
  readonly change: PlannedChange;
}

/**
 * The steps of a change, in order. A release pauses or removes like any other change does. A
 * replaced object without a remote id went with its parent: nothing is left to remove.
 */
export const stepsOf = (change: PlannedChange): readonly Step[] => {
  switch (change.action) {
    case 'replace':
      return change.remoteId === null
        ? [{ does: 'create', change }]
        : [
            { does: 'remove', change },
            { does: 'create', change },
          ];
    case 'release':
      return [{ does: change.after === null ? 'remove' : 'update', change }];
    case 'adopt':
    case 'import':
    case 'remove':
    case 'update':
    case 'create':
    case 'forget':
      return [{ does: change.action, change }];
    default:
      return change.action satisfies never;
  }
};

/**
 * When updates go: what does not raise spend first; what raises it after the creations, so that
 * nothing runs half built; in between, raises that free a name which a creation needs.
 */
const UPDATE_PHASES = ['early', 'freeing', 'late'] as const;
export type UpdatePhase = (typeof UPDATE_PHASES)[number];

/**
 * The phase of every update. An update that takes a name goes no earlier than the one that frees
 * it.
 */
const updatePhases = (
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

/** Whatever is between a creation and its name, link by link, goes before the creations. */
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

/** Whether an update lets more money flow, less, or neither. */
export type SpendDirection = 'lowers' | 'neither' | 'raises';

/**
 * What pauses lowers whatever else it does; what enables raises; then the budget decides, then
 * bids.
 */
export const spendDirection = (change: PlannedChange): SpendDirection => {
  const field = (name: string) =>
    change.fields.find((each) => each.field === name && each.before !== each.after);
  const status = field('status');
  if (status) return status.after === 'ENABLED' ? 'raises' : 'lowers';
  const budget = field('budgetMicros');
  if (budget) return amountDirection(budget);
  const bid = field('maxCpcMicros');
  const bidding = bid ? amountDirection(bid) : 'neither';
  return bidding === 'neither' ? strategyDirection(field('biddingStrategy')) : bidding;
};

const amountDirection = ({ before, after }: FieldChange): SpendDirection =>
  capOf(after) > capOf(before) ? 'raises' : 'lowers';

/** No amount is no cap. */
const capOf = (amount: Json): number => (typeof amount === 'number' ? amount : Infinity);

/** Another strategy may spend more: it waits with the raises. */
const strategyDirection = (strategy: FieldChange | undefined): SpendDirection =>
  strategy ? 'raises' : 'neither';

/** Which update has a name that another change of the same plan needs. */
interface NameOrder {
  /** The update that frees the name which this update or create takes. */
  readonly holderOf: (change: PlannedChange) => PlannedChange | undefined;
  /** The updates that take the name which this update frees. */
  readonly takersOf: (holder: PlannedChange) => readonly PlannedChange[];
}

const nameOrder = (updates: readonly PlannedChange[]): NameOrder => {
  const renames = updates.filter((change) => rename(change) !== undefined);
  const holders = new Map(
    renames.map((change) => [nameKey(change, rename(change)?.before), change]),
  );
  const holderOf = (change: PlannedChange): PlannedChange | undefined => {
    const name = change.action === 'update' ? rename(change)?.after : change.after?.['name'];
    const holder = name === undefined ? undefined : holders.get(nameKey(change, name));
    return holder === change ? undefined : holder;
  };
  const takers = groupBy(
    renames.filter((change) => holderOf(change)),
    (change) => holderOf(change),
  );
  return { holderOf, takersOf: (holder) => takers.get(holder) ?? [] };
};

const rename = (change: PlannedChange) => change.fields.find((each) => each.field === 'name');

/**
 * Campaign names are taken per ad account, ad group names per campaign. Letter case is ignored: to
 * order too much is harmless.
 */
const nameKey = ({ address, parentId }: PlannedChange, name: unknown): string => {
  const scope =
    address.entity === 'campaign' ? `${address.platform} ${address.connectionId}` : parentId;
  return JSON.stringify([address.entity, scope, String(name).toLowerCase()]);
};

/**
 * How many renames must go before each update for its name to be free. Names that go round in a
 * circle count as 0: within one wave the connector takes temporary names.
 */
const nameDepths = (
  updates: readonly PlannedChange[],
  names: NameOrder,
): ReadonlyMap<PlannedChange, number> => {
  const free = updates.filter((update) => !names.holderOf(update));
  const depths = new Map(free.map((update) => [update, 0]));
  for (const holder of free) {
    const takers = names.takersOf(holder);
    for (const taker of takers) depths.set(taker, (depths.get(holder) ?? 0) + 1);
    free.push(...takers);
  }
  return depths;
};

/** Steps that may go together: one thing done, to one level. */
export interface Wave {
  readonly does: Step['does'];
  readonly entity: EntityKind;
  readonly steps: readonly Step[];
  /**
   * Goes when everything below the campaigns of the account is done, where it is about campaigns:
   * raises of spend, and what is forgotten.
   */
  readonly isLast: boolean;
}

const PARENTS_FIRST: readonly EntityKind[] = ['campaign', 'adGroup', 'ad', 'keyword'];
const CHILDREN_FIRST = PARENTS_FIRST.toReversed();

/**
 * The order in which the changes of one ad account go. Adoptions; imports; removals, children
 * first; updates that do not raise spend; creations, parents first; updates that raise spend, the
 * campaigns last; what is to be forgotten. Names are free before they are taken, but for circles
 * inside one wave. The order of `changes` does not matter. A large account goes in pieces: what is
 * first of all its campaigns, then what is below them, some campaigns at a time, then what is last
 * of its campaigns.
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

/**
 * The updates of each phase; within one, who frees a name before who takes it, then lowering before
 * the rest.
 */
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

/**
 * True for what the Emergency Brake must stop: an update that lets more money flow, or a campaign
 * that is made switched on.
 */
export const mayRaiseSpend = (change: PlannedChange): boolean => {
  switch (change.action) {
    case 'update':
      return spendDirection(change) === 'raises';
    case 'create':
    case 'replace':
      return change.address.entity === 'campaign' && change.after?.['status'] === 'ENABLED';
    case 'remove':
    case 'import':
    case 'adopt':
    case 'release':
    case 'forget':
      return false;
    default:
      return change.action satisfies never;
  }
};

/** An operation that is about to be sent. */
export interface Outgoing {
  readonly operation: { readonly id: string; readonly campaignId: string };
  readonly change: PlannedChange;
}

/** What the Emergency Brake says of one connection. */
export interface BrakeObstacles {
  readonly isEngaged: (campaignId: string) => boolean;
  /** The spending through the connection is unknown. */
  readonly isBlind: boolean;
}

/** Operations that the brake stops. `blind`: the spending is unknown. */
export interface BrakeStopped {
  readonly operationIds: readonly string[];
  readonly because: 'engaged' | 'blind';
}

/**
 * Which of some operations that raise spend the brake stops; undefined for none. `held`: campaigns
 * that the brake holds; one that is newer than the hold is covered by its event.
 */
export const stoppedByBrake = (
  raising: readonly Outgoing[],
  held: ReadonlySet<string>,
  { isEngaged, isBlind }: BrakeObstacles,
): BrakeStopped | undefined => {
  const engaged = raising.filter(
    ({ operation: { campaignId } }) => held.has(campaignId) || isEngaged(campaignId),
  );
  const stopped = engaged.length === 0 && isBlind ? raising : engaged;
  return stopped.length === 0
    ? undefined
    : {
        operationIds: stopped.map(({ operation }) => operation.id),
        because: engaged.length > 0 ? 'engaged' : 'blind',
      };
};
