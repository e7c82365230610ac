import { failed, refusedOr } from '../apply/refused';
import { verify } from '../apply/verify';
import type { RemoveChange } from '../../port/change';
import type { Failure } from '../../port/failure';
import type { Outcome } from '../../port/outcome';
import { failedItems, partialErrors } from '../wire/batch-answer';
import { inChunks, LIMITS } from '../wire/limits';
import type { WritingSession } from '../wire/session';
import { readCampaigns } from './read-campaign';

/** Deletes campaigns that are still what the plan saw, a hundred per call. */
export async function* removeCampaigns(
  session: WritingSession,
  changes: readonly RemoveChange[],
): AsyncGenerator<Outcome> {
  const going: RemoveChange[] = [];
  const seen = await readCampaigns(
    session,
    changes.map(({ remoteId }) => remoteId),
  );
  for (const change of changes) {
    const verdict = verify(change, seen.get(change.remoteId)?.observed);
    if (verdict === 'go') going.push(change);
    else yield { kind: 'drifted', changeId: change.id, missing: verdict === 'missing' };
  }
  for (const group of inChunks(going, LIMITS.campaigns)) {
    const failures = await deleteCampaigns(session, group);
    for (const [index, change] of group.entries()) {
      const failure = failures.get(index);
      yield failure ? failed(change, failure) : { kind: 'removed', changeId: change.id };
    }
  }
}

const deleteCampaigns = async (
  session: WritingSession,
  group: readonly RemoveChange[],
): Promise<ReadonlyMap<number, Failure>> => {
  const body = { AccountId: session.accountId, CampaignIds: group.map(({ remoteId }) => remoteId) };
  try {
    const answer = await session.write({
      method: 'DELETE',
      path: '/Campaigns',
      body,
      entity: 'campaign',
      changes: group,
    });
    return failedItems(answer, partialErrors(answer), {
      count: group.length,
      nature: 'change',
      entity: 'campaign',
    });
  } catch (error) {
    const failure = refusedOr(error);
    return new Map(group.map((_, index) => [index, failure]));
  }
};
