import { isRefusal } from '@switchyard/kernel';
import { withWrites, type LocalWrite } from '../imports';
import type { PlanWarning } from '../plan';
import type { CampaignTree } from '../snapshot';

/** A tree while it is being set back, and the patches that make it so. */
export class SetBackWriter {
  readonly writes: LocalWrite[] = [];
  readonly told: PlanWarning[] = [];

  constructor(public tree: CampaignTree) {}

  /** What our catalog refuses by now stays as it is. */
  write(writesOn: (tree: CampaignTree) => readonly LocalWrite[], timeZone: string): boolean {
    const writes = writesOn(this.tree);
    try {
      this.tree = withWrites(this.tree, writes, timeZone);
      this.writes.push(...writes);
      return true;
    } catch (error) {
      if (!isRefusal(error)) throw error;
      return false;
    }
  }
}
