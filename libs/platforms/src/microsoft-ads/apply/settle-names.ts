import type { EntityKind } from '../../port/attributes';
import type { UpdateChange } from '../../port/change';
import type { Failure } from '../../port/failure';
import type { Observed } from '../../port/observed';
import { failedItems, partialErrors } from '../wire/batch-answer';
import { patiently } from '../wire/patience';
import type { WritingSession } from '../wire/session';
import { planRenames } from './plan-renames';

export interface Verified {
  readonly change: UpdateChange;
  readonly observed: Observed;
}

export interface NameService {
  readonly entity: EntityKind;
  readonly path: string;
  /** The attribute that holds the name. */
  readonly field: string;
  readonly body: (objects: readonly object[]) => object;
}

/**
 * Gives names that collide inside a wave in an order that works (usually there is nothing to do). Answers, by change id, the
 * failures; changes whose name could not be given are not to be sent any further.
 */
export const settleNames = async (
  session: WritingSession,
  verified: readonly Verified[],
  service: NameService,
): Promise<ReadonlyMap<string, Failure>> => {
  const byRemoteId = new Map(verified.map((one) => [one.change.remoteId, one.change]));
  const failures = new Map<string, Failure>();
  for (const stage of planRenames(renamesOf(verified, service.field))) {
    const steps = stage.filter(({ remoteId }) => !failures.has(byRemoteId.get(remoteId)!.id));
    const changes = steps.map(({ remoteId }) => byRemoteId.get(remoteId)!);
    if (steps.length === 0) continue;
    const body = service.body(steps.map(({ remoteId, name }) => ({ Id: remoteId, Name: name })));
    const answer = await patiently(session.io, () =>
      session.write({ method: 'PUT', path: service.path, body, entity: service.entity, changes }),
    );
    const failed = failedItems(answer, partialErrors(answer), {
      count: steps.length,
      nature: 'change',
      entity: service.entity,
    });
    for (const [index, failure] of failed) failures.set(changes[index]!.id, failure);
  }
  return failures;
};

const renamesOf = (
  verified: readonly Verified[],
  field: string,
): Parameters<typeof planRenames>[0] =>
  verified
    .filter(({ change }) => change.fields.includes(field))
    .map(({ change, observed }) => ({
      remoteId: change.remoteId,
      from: String(observed.attributes[field]),
      to: String(change.after[field]),
    }));
