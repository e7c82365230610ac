import { isHeldType } from '../data/campaign-types';
import type { HeldCampaignType } from '../data/campaign-types';
import type { Change } from '../../port/change';

/** Changes by the remote id of their parent; '' for those that do not name one. */
export const byParent = <C extends Change>(
  changes: readonly C[],
): ReadonlyMap<string, readonly C[]> => {
  const groups = new Map<string, C[]>();
  for (const change of changes) {
    const parent = change.parentRemoteId ?? '';
    const siblings = groups.get(parent);
    if (siblings) siblings.push(change);
    else groups.set(parent, [change]);
  }
  return groups;
};

/** The type of the campaign that siblings belong to. */
export const campaignTypeIn = ([change]: readonly Change[]): HeldCampaignType =>
  change && isHeldType(change.campaignType) ? change.campaignType : 'SEARCH';
