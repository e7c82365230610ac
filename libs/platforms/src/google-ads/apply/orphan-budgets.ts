import type { Change } from '../../port/change';
import { PlatformFailure } from '../../port/failure';
import type { Gate } from '../../port/io';
import { mutate } from '../session/mutate';
import type { Session } from '../session/session';
import type { Answered } from './settle';

/**
 * Takes away budgets whose campaign was refused in the same request. An unused budget spends nothing: when this fails too, the
 * outcome of the campaign stays what it is.
 */
export const removeOrphanBudgets = async (
  session: Session,
  settled: readonly { readonly change: Change; readonly answered: readonly Answered[] }[],
  gate: Gate,
): Promise<void> => {
  const orphans = settled.flatMap(({ change, answered }) =>
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
