import type { Verdict } from '../../vendor';
import type { World } from '../store/world';
import { kindCalled } from './control-kinds';
import { rejectionReason } from './rejection-reason';

/** Ends the review of an ad as told, whatever it said before; this vendor knows no limited approval. False when nothing like that is reviewed. */
export function judge(world: World, { kind, id, review, reasons }: Verdict): boolean {
  const entity = kindCalled(kind) === 'ad' ? world.table('ad').get(id) : undefined;
  if (!entity?.review) return false;
  const isApproved = review !== 'disapproved';
  const verdict = { isApproved, reason: isApproved ? null : rejectionReason(reasons) };
  world.table('ad').put({ ...entity, review: { ...entity.review, verdict } });
  return true;
}
