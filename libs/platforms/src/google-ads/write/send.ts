import { canonicalJson } from '@switchyard/kernel';
import type { Change, Outcome } from '../../port/change';
import { type Failure, PlatformFailure } from '../../port/failure';
import type { Gate } from '../../port/io';
import {
  mutate,
  mutateWhole,
  type Operation,
  OPERATIONS_PER_REQUEST,
  type Result,
  type Session,
} from '../client/session';
import { type Answered, nameTaken, outcomeOf } from './outcomes';
import type { ChangePlan, Step } from './steps';

interface Work {
  readonly change: Change;
  readonly steps: readonly Step[];
  readonly answered: Answered[];
}

/**
 * Sends plans request by request and says what became of each change as soon as its last operation
 * is answered.
 */
export async function* sendPlans(
  session: Session,
  plans: readonly ChangePlan[],
  gate: Gate,
): AsyncGenerator<Outcome> {
  const works = plans.map(({ change, steps }): Work => ({
    change,
    steps: inOrder(steps),
    answered: [],
  }));
  for (const { change, steps } of works) if (steps.length === 0) yield outcomeOf(change, []);
  const made = new Map<string, string>();
  for (const request of packRequests(
    works.map(({ steps }) => steps.length),
    OPERATIONS_PER_REQUEST,
  )) {
    const entries = request.flatMap(({ index, from, to }) => entriesOf(works[index], from, to));
    const finished = await sendRequest(session, entries, made, gate);
    for (const { change, answered } of finished) yield outcomeOf(change, answered);
    await removeOrphanBudgets(session, finished, gate);
  }
}

interface Entry {
  readonly work: Work;
  readonly step: Step;
}

const entriesOf = (work: Work | undefined, from: number, to: number): readonly Entry[] => {
  if (!work || isLost(work)) return [];
  return work.steps.slice(from, to).map((step) => ({ work, step }));
};

/** The object itself was not made: its remaining parts have nowhere to go. */
const isLost = ({ answered }: Work): boolean =>
  answered.some(({ step, result }) => step.main && result.kind !== 'done');

const sendRequest = async (
  session: Session,
  entries: readonly Entry[],
  made: Map<string, string>,
  gate: Gate,
): Promise<readonly Work[]> => {
  const ordered = [...entries].sort((a, b) => a.step.phase - b.step.phase);
  if (ordered.length === 0) return [];
  const works = [...new Set(entries.map(({ work }) => work))];
  const { operations, places } = shareAssets(
    ordered.map(({ step }) => renamed(step.operation, made)),
  );
  const results = await mutate(session, operations, () =>
    gate.open(works.map(({ change }) => change)),
  );
  ordered.forEach(({ work, step }, index) => {
    const result = results[places[index] ?? -1];
    if (!result) return;
    work.answered.push({ step, result });
    remember(step, result, made);
  });
  return works.filter((work) => work.answered.length === work.steps.length || isLost(work));
};

/**
 * Temporary names are valid in one request only: a change that needs more than one goes on with the
 * final name.
 */
const remember = (
  { main, operation: { kind, write } }: Step,
  result: Answered['result'],
  made: Map<string, string>,
): void => {
  if ((main || kind === 'assetOperation') && result.kind === 'done' && 'create' in write) {
    made.set(String(write.create['resourceName']), result.resourceName);
  }
};

const inOrder = (steps: readonly Step[]): readonly Step[] =>
  [...steps].sort((a, b) => a.phase - b.phase);

/**
 * One request per asset group: each is made with all that it needs or not at all (Google takes no
 * partial failure there).
 */
export async function* sendAssetGroups(
  session: Session,
  plans: readonly ChangePlan[],
  gate: Gate,
): AsyncGenerator<Outcome> {
  for (const { change, steps } of plans) {
    yield steps.length === 0
      ? outcomeOf(change, [])
      : await sendAtomically(session, change, steps, gate);
  }
}

/** A refusal is that of this change; every other failure is the request's. */
export const sendAtomically = async (
  session: Session,
  change: Change,
  steps: readonly Step[],
  gate: Gate,
): Promise<Outcome> => {
  const { operations, places } = shareAssets(steps.map(({ operation }) => operation));
  const servedBy = (index: number): string | null => steps[places.indexOf(index)]?.field ?? null;
  try {
    const results = await mutateWhole(session, operations, {
      open: () => gate.open([change]),
      servedBy,
    });
    return outcomeOf(
      change,
      answeredBy(
        steps,
        places.map((place) => results[place]),
      ),
    );
  } catch (error) {
    if (!(error instanceof PlatformFailure) || error.failure.kind !== 'refused') throw error;
    return { kind: 'failed', changeId: change.id, failure: named(error.failure) };
  }
};

const answeredBy = (
  steps: readonly Step[],
  results: readonly (Result | undefined)[],
): readonly Answered[] =>
  steps.flatMap((step, index) => {
    const result = results[index];
    return result ? [{ step, result }] : [];
  });

const named = (failure: Failure): Failure =>
  nameTaken(failure, failure.detail.code === 'DUPLICATE_NAME' ? 'adGroupName' : 'name');

/** A slice of one change's operations inside one request. */
export interface Slice {
  /** Place of the change in the wave. */
  readonly index: number;
  readonly from: number;
  readonly to: number;
}

/**
 * Fills requests of at most `limit` operations in order. A change is never torn apart, unless it
 * alone is larger than a request: then it has requests of its own.
 */
export const packRequests = (
  sizes: readonly number[],
  limit: number,
): readonly (readonly Slice[])[] => {
  const requests: Slice[][] = [];
  let room = 0;
  sizes.forEach((size, index) => {
    if (size === 0) return;
    if (size > limit) {
      for (let from = 0; from < size; from += limit) {
        requests.push([{ index, from, to: Math.min(size, from + limit) }]);
      }
      room = 0;
      return;
    }
    if (size > room) {
      requests.push([]);
      room = limit;
    }
    requests.at(-1)?.push({ index, from: 0, to: size });
    room -= size;
  });
  return requests;
};

/**
 * Takes away budgets whose campaign was refused in the same request. An unused budget spends
 * nothing: when this fails too, the outcome of the campaign stays what it is.
 */
const removeOrphanBudgets = async (
  session: Session,
  resolved: readonly { readonly change: Change; readonly answered: readonly Answered[] }[],
  gate: Gate,
): Promise<void> => {
  const orphans = resolved.flatMap(({ change, answered }) =>
    change.action === 'create' ? orphanIn(answered) : [],
  );
  if (orphans.length === 0) return;
  try {
    await mutate(
      session,
      orphans.map((remove) => ({ kind: 'campaignBudgetOperation', write: { remove } })),
      () => gate.open([]),
    );
  } catch (error) {
    if (!(error instanceof PlatformFailure)) throw error;
  }
};

const orphanIn = (answered: readonly Answered[]): readonly string[] => {
  const refused = answered.some(({ step, result }) => step.main && result.kind === 'failed');
  const budget = answered.find(
    ({ step }) => step.operation.kind === 'campaignBudgetOperation',
  )?.result;
  return refused && budget?.kind === 'done' ? [budget.resourceName] : [];
};

export interface SharedAssets {
  readonly operations: readonly Operation[];
  /** For each operation asked for, which of those to send answers it. */
  readonly places: readonly number[];
}

/**
 * Equal assets are made once in a request (AssetError.DUPLICATE_ASSET): an operation that asked for
 * another one gets the first.
 */
export const shareAssets = (asked: readonly Operation[]): SharedAssets => {
  const first = new Map<string, { readonly place: number; readonly name: string }>();
  const aliases = new Map<string, string>();
  const operations: Operation[] = [];
  const places = asked.map((operation) => {
    const [key, name] = assetIn(operation) ?? [];
    const twin = key === undefined ? undefined : first.get(key);
    if (twin && name !== undefined) {
      aliases.set(name, twin.name);
      return twin.place;
    }
    if (key !== undefined && name !== undefined) first.set(key, { place: operations.length, name });
    operations.push(operation);
    return operations.length - 1;
  });
  return { operations: operations.map((operation) => renamed(operation, aliases)), places };
};

const assetIn = ({ kind, write }: Operation): readonly [key: string, name: string] | undefined => {
  if (kind !== 'assetOperation' || !('create' in write)) return undefined;
  const { resourceName, ...content } = write.create;
  return [canonicalJson(content), String(resourceName)];
};

/**
 * An operation in which names of other resources are replaced: temporary ones by those that they
 * stand for.
 */
const renamed = (operation: Operation, names: ReadonlyMap<string, string>): Operation => {
  const { write } = operation;
  if (names.size === 0 || 'remove' in write) return operation;
  if ('create' in write) return { ...operation, write: { create: replaced(write.create, names) } };
  return { ...operation, write: { ...write, update: replaced(write.update, names) } };
};

const replaced = <T>(value: T, names: ReadonlyMap<string, string>): T => {
  if (typeof value === 'string') return (names.get(value) ?? value) as T;
  if (Array.isArray(value)) return value.map((one: unknown) => replaced(one, names)) as T;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([member, one]) => [member, replaced(one as unknown, names)]),
  ) as T;
};
