import type { Verdict } from '../../vendor';
import type { ReviewStatus } from '../store/entity';
import type { World } from '../store/world';
import { findEntity } from './find-entity';

/** What a verdict is in the vendor's words; one that only limits is not known there: such a creative needs another look. */
const STATUS: Readonly<Record<Verdict['review'], ReviewStatus>> = {
  approved: 'APPROVED',
  limited: 'NEEDS_REVIEW',
  disapproved: 'REJECTED',
};

/** Ends the review of a creative as told. False when nothing like that is reviewed. */
export function judge(world: World, { kind, id, review, reasons }: Verdict): boolean {
  const creative = findEntity(world, kind, id);
  if (creative?.kind !== 'creative' || !creative.review) return false;
  const verdict = { at: world.now(), status: STATUS[review], reasons };
  world.table('creative').put({ ...creative, review: { ...creative.review, verdict } });
  return true;
}
