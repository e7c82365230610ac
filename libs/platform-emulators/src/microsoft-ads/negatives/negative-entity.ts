import type { Kind } from '../store/entity';
import { unverifiedCodes } from '../unverified';
import { operationFault } from '../wire/fault';
import { type Problem, problem } from '../wire/problem';
import type { Call } from '../wire/route';

/** The kind an `EntityType` names; a whole-call fault for any other than Campaign and AdGroup. */
export function negativeHolderKind(entityType: unknown): Kind {
  if (entityType === 'Campaign' || entityType === 'AdGroup') return entityType;
  throw operationFault(unverifiedCodes.invalidEntityType, 'EntityType is Campaign or AdGroup.');
}

/** What is wrong with an entity that shall hold negative keywords. */
export function holderProblem(
  { world, account }: Call,
  kind: Kind,
  entityId: string,
): Problem | undefined {
  if (world.find(kind, account.id, entityId)) return undefined;
  return problem(unverifiedCodes.invalidEntityId, 'EntityId', 'There is no such entity.');
}
