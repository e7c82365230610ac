import { digestOf } from '@switchyard/kernel';
import type { Change } from '../../port/change';
import type { Gate } from '../../port/io';
import type { Observed } from '../../port/observed';
import type { Outcome } from '../../port/outcome';
import type { Session } from '../session/session';
import { resourceNamesOf } from '../wire/resource-name';
import { isAboutAssetGroup } from './asset-group-steps';
import { makingWith } from './making';
import { refusalOf } from './refusals';
import { seeWave, seenKey } from './seen-wave';
import { sendAssetGroups } from './send-asset-groups';
import { sendPlans } from './send-plans';
import { parkNames } from './park-names';
import { PHASE, type ChangePlan } from './step';
import { stepsFor } from './steps';
import { uploadFiles, type Uploads } from './upload-files';

/** Applies one wave: looks again, leaves alone what moved, brings the files, sends the rest in as few requests as fit. */
export async function* apply(
  session: Session,
  wave: readonly Change[],
  gate: Gate,
): AsyncGenerator<Outcome> {
  const seen = await seeWave(session, wave);
  const fit: Change[] = [];
  for (const change of wave) {
    const outcome = unfit(change, seenOf(change, seen));
    if (outcome) yield outcome;
    else fit.push(change);
  }
  const uploads = await uploadFiles(session, fit, gate);
  yield* uploads.failed;
  const { ready, failed } = await parkNames(
    session,
    without(uploads.failed, fit),
    (change) => seenOf(change, seen),
    gate,
  );
  yield* failed;
  const plans = plansFor(session, ready, seen, uploads.ids);
  yield* sendPlans(
    session,
    plans.filter(({ change }) => !isAboutAssetGroup(change)),
    gate,
  );
  yield* sendAssetGroups(
    session,
    plans.filter(({ change }) => isAboutAssetGroup(change)),
    gate,
  );
}

const without = (failed: Uploads['failed'], changes: readonly Change[]): readonly Change[] => {
  const lost = new Set(failed.map(({ changeId }) => changeId));
  return changes.filter(({ id }) => !lost.has(id));
};

const seenOf = (change: Change, seen: ReadonlyMap<string, Observed>): Observed | undefined =>
  change.action === 'create' ? undefined : seen.get(seenKey(change.entity, change.remoteId));

/** The outcome of a change that must not be sent. */
const unfit = (change: Change, seen: Observed | undefined): Outcome | undefined => {
  if (change.action !== 'create' && !seen) {
    return { kind: 'drifted', changeId: change.id, missing: true };
  }
  if (change.action !== 'create' && seen && digestOf(seen.attributes) !== change.seenDigest) {
    return { kind: 'drifted', changeId: change.id, missing: false };
  }
  const failure = refusalOf(change, seen);
  return failure && { kind: 'failed', changeId: change.id, failure };
};

const plansFor = (
  session: Session,
  changes: readonly Change[],
  seen: ReadonlyMap<string, Observed>,
  files: ReadonlyMap<string, string>,
): readonly ChangePlan[] => {
  const making = makingWith(resourceNamesOf(session.customerId), files);
  const plans = changes.map((change) => ({
    change,
    steps: stepsFor(change, seenOf(change, seen), making),
  }));
  return plans.sort((a, b) => moneyWeight(a) - moneyWeight(b));
};

/** Falling budgets before rising ones, also where a wave takes several requests; renames keep the order that they have. */
const moneyWeight = ({ change, steps }: ChangePlan): number => {
  if (change.action !== 'update' || change.fields.includes('name')) return 0;
  if (steps.some(({ phase }) => phase === PHASE.decrease)) return -1;
  return steps.some(({ phase }) => phase === PHASE.increase) ? 1 : 0;
};
