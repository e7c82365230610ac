import { isRefusal } from '@switchyard/kernel';
import {
  mergedWrites,
  withWrites,
  type FoundField,
  type ImportSite,
  type Subject,
} from '../imports';
import type { CampaignTree } from '../snapshot';

/**
 * A tree in which one object says what the platform says, as far as our catalog can. `ownOnly`: what the platform keeps there of the
 * campaign is left as it is, for another object said it already.
 */
export const takenOver = (
  tree: CampaignTree,
  subject: Subject,
  found: readonly FoundField[],
  site: ImportSite,
  ownOnly = false,
): CampaignTree => {
  const whole = written(tree, subject, found, site, ownOnly);
  return (
    whole ??
    found.reduce(
      (before, field) => written(before, subject, [field], site, ownOnly) ?? before,
      tree,
    )
  );
};

const written = (
  tree: CampaignTree,
  subject: Subject,
  found: readonly FoundField[],
  site: ImportSite,
  ownOnly: boolean,
): CampaignTree | undefined => {
  const writes = mergedWrites(subject, found, tree, site).filter(
    ({ entity }) => !ownOnly || entity !== 'campaign',
  );
  try {
    return withWrites(tree, writes, site.timeZone);
  } catch (error) {
    if (!isRefusal(error)) throw error;
    return undefined;
  }
};
