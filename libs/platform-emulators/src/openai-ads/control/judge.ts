import type { Verdict } from '../../vendor';
import type { World } from '../store/world';
import { findEntity } from './edit-object';
import { ACCOUNT_KIND } from './kinds';

/** Ends the review of an ad or an account as told. A limited ad is approved with a serving issue. False when nothing like that is reviewed. */
export function judge(world: World, { kind, id, review, reasons }: Verdict): boolean {
  const status = review === 'disapproved' ? 'rejected' : 'approved';
  if (kind === ACCOUNT_KIND) return judgeAccount(world, id, status, reasons);
  const entity = findEntity(world, kind, id);
  if (!entity?.review) return false;
  const verdict = { status, reasons, isLimited: review === 'limited' } as const;
  world.put({ ...entity, review: { submittedAt: world.now(), verdict } }, true);
  return true;
}

function judgeAccount(
  world: World,
  id: string,
  review: 'approved' | 'rejected',
  [reviewReason]: readonly string[],
): boolean {
  const account = world.accounts.get(id);
  if (!account) return false;
  const { reviewReason: _before, ...rest } = account;
  world.accounts.put({
    ...rest,
    review,
    ...(review === 'rejected' && reviewReason !== undefined ? { reviewReason } : {}),
  });
  return true;
}
