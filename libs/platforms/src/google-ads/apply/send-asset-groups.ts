import type { Change } from '../../port/change';
import { PlatformFailure, type Failure } from '../../port/failure';
import type { Gate } from '../../port/io';
import type { Outcome } from '../../port/outcome';
import { mutateWhole, type Result } from '../session/mutate';
import type { Session } from '../session/session';
import { nameTaken } from './name-taken';
import { settle, type Answered } from './settle';
import { shareAssets } from './share-assets';
import type { ChangePlan, Step } from './step';

/** One request per asset group: each is made with all that it needs or not at all (Google takes no partial failure there). */
export async function* sendAssetGroups(
  session: Session,
  plans: readonly ChangePlan[],
  gate: Gate,
): AsyncGenerator<Outcome> {
  for (const { change, steps } of plans) {
    yield steps.length === 0 ? settle(change, []) : await sendWhole(session, change, steps, gate);
  }
}

/** A refusal is that of this change; every other failure is the request's. */
export const sendWhole = async (
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
    return settle(
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
