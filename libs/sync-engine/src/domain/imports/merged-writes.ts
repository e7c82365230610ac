import { isRefusal } from '@switchyard/kernel';
import type { CampaignTree } from '../snapshot';
import type { ImportSite } from './import-site';
import type { FoundField, LocalWrite } from './local-write';
import { withWrites } from './with-writes';
import { writesOf, type Subject } from './writes-of';

/** One patch per object that takes over all these fields of a subject together; fields that our catalog has no words for are left out. */
export const mergedWrites = (
  subject: Subject,
  found: readonly FoundField[],
  tree: CampaignTree,
  site: ImportSite,
): readonly LocalWrite[] => {
  const merged = new Map<string, LocalWrite>();
  let after = tree;
  for (const field of found) {
    const writes = writesOf(subject, field, after, site) ?? [];
    for (const write of writes) {
      merged.set(write.id, {
        ...write,
        changes: { ...merged.get(write.id)?.changes, ...write.changes },
      } as LocalWrite);
    }
    after = withoutRefusal(after, writes, site.timeZone);
  }
  return [...merged.values()];
};

/** What one field alone cannot be may be right together with the next ones: the whole patch is judged at the end, by whoever writes it. */
const withoutRefusal = (
  tree: CampaignTree,
  writes: readonly LocalWrite[],
  timeZone: string,
): CampaignTree => {
  try {
    return withWrites(tree, writes, timeZone);
  } catch (error) {
    if (!isRefusal(error)) throw error;
    return tree;
  }
};
