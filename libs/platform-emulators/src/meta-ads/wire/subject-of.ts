import type { Entity } from '../store/entity';
import type { Call } from './call';
import { noSuchObject } from './refusals';

/** The object behind an id, `me` or `act_…`; unknown and foreign ones are refused alike. */
export function subjectOf(call: Pick<Call, 'world' | 'account' | 'method'>, id: string): Entity {
  const entity = call.world.findAny(id === 'me' ? call.account.userId : id);
  if (!entity || entity.accountId !== call.account.id) throw noSuchObject(call.method, id);
  return entity;
}
