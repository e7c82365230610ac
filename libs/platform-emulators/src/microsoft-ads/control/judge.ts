import type { Verdict } from '../../vendor';
import type { EditorialStatus } from '../store/entity';
import type { World } from '../store/world';
import { findObject } from './edit-object';

const STATUS: Readonly<Record<Verdict['review'], EditorialStatus>> = {
  approved: 'Active',
  limited: 'ActiveLimited',
  disapproved: 'Disapproved',
};

/** Ends the review of an ad, keyword, extension or asset group as told, whatever it said before. False when nothing like that is reviewed. */
export function judge(world: World, { kind, id, review, reasons }: Verdict): boolean {
  const entity = findObject(world, kind, id);
  if (!entity?.review) return false;
  const verdict = { at: world.now(), status: STATUS[review], reasons };
  world.table(entity.kind).put({ ...entity, review: { ...entity.review, verdict } });
  return true;
}
