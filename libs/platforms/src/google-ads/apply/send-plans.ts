import type { Change } from '../../port/change';
import type { Gate } from '../../port/io';
import type { Outcome } from '../../port/outcome';
import { mutate, OPERATIONS_PER_REQUEST } from '../session/mutate';
import type { Session } from '../session/session';
import { removeOrphanBudgets } from './orphan-budgets';
import { renamed } from './renamed';
import { packRequests } from './requests';
import { settle, type Answered } from './settle';
import { shareAssets } from './share-assets';
import type { ChangePlan, Step } from './step';

interface Work {
  readonly change: Change;
  readonly steps: readonly Step[];
  readonly answered: Answered[];
}

/** Sends plans request by request and says what became of each change as soon as its last operation is answered. */
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
  for (const { change, steps } of works) if (steps.length === 0) yield settle(change, []);
  const made = new Map<string, string>();
  for (const request of packRequests(
    works.map(({ steps }) => steps.length),
    OPERATIONS_PER_REQUEST,
  )) {
    const entries = request.flatMap(({ index, from, to }) => entriesOf(works[index], from, to));
    const finished = await sendRequest(session, entries, made, gate);
    for (const { change, answered } of finished) yield settle(change, answered);
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

/** Temporary names are forgotten after a request: a change that needs more than one goes on with the final name. */
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
