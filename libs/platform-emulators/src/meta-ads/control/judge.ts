import type { Verdict } from '../../vendor';
import type { World } from '../store/world';
import { kindNamed } from './remote-object';

/** Ends the review of an ad as told, whatever it said before. False when nothing like that is reviewed. */
export function judge(world: World, { kind, id, review, reasons }: Verdict): boolean {
  const ad = kindNamed(kind) === 'ad' ? world.table('ad').get(id) : undefined;
  if (!ad?.review) return false;
  world.table('ad').put({
    ...ad,
    updatedAt: world.now(),
    review: { ...ad.review, verdict: { review, reasons, at: world.now() } },
  });
  return true;
}
