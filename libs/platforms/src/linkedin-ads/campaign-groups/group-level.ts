import type { Held, Level } from '../apply/level';
import { isLiving, LIVING_GROUPS } from '../data/statuses';
import { batchGet } from '../wire/batch-get';
import { LIMITS } from '../wire/limits';
import { allOf } from '../wire/pages';
import type { Session } from '../wire/session';
import { groupPatch } from './group-body';
import { observeGroup } from './observe-group';

const COLLECTION = 'adCampaignGroups';

/** Campaign groups, our campaigns. */
export const groupLevel: Level = {
  entity: 'campaign',
  collection: COLLECTION,
  statusField: 'status',
  keyOf: (remoteId) => remoteId,
  async byIds(session, remoteIds) {
    const groups = await batchGet(
      session,
      `${session.accountPath}/${COLLECTION}`,
      remoteIds,
      'campaign',
    );
    return groups
      .filter(({ status }) => isLiving(status))
      .map((group) => observeGroup(session, group));
  },
  patch: (session, change, { source }) => groupPatch(session, change, source),
};

/** Every group of the account that still exists. */
export const groupsOfAccount = async (session: Session): Promise<readonly Held[]> => {
  const search = { status: { values: LIVING_GROUPS } };
  const groups = await allOf(
    session,
    `${session.accountPath}/${COLLECTION}`,
    { q: 'search', search, pageSize: LIMITS.searchPage },
    'campaign',
  );
  return groups.map((group) => observeGroup(session, group));
};
