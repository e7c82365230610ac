import { failed, refusal, refusedOr } from '../apply/refused';
import { attributesAs } from '../attributes/as-attributes';
import type { CampaignAttributes } from '../attributes/campaign-attributes';
import { campaignTypeIn } from '../children/by-parent';
import { timeZoneOf } from '../data/time-zone-of';
import type { MicrosoftTimeZone } from '../data/time-zones';
import type { CreateChange } from '../../port/change';
import type { Outcome } from '../../port/outcome';
import { NO_PARTS } from '../parts/campaign-parts';
import type { PartsTask } from '../parts/part-requests';
import { listOf } from '../wire/answer';
import { addedItems, partialErrors } from '../wire/batch-answer';
import type { ItemResult } from '../wire/batch-answer';
import { todayIn } from '../wire/dates';
import { inChunks, LIMITS } from '../wire/limits';
import type { WritingSession } from '../wire/session';
import { newCampaign } from './campaign-body';
import { finishCampaigns } from './finish-campaigns';

/** Makes campaigns, a hundred per call, then their parts. */
export async function* createCampaigns(
  session: WritingSession,
  changes: readonly CreateChange[],
): AsyncGenerator<Outcome> {
  const zone = timeZoneOf(session.connection.timeZone);
  if (!zone) {
    const failure = refusal(
      'TIME_ZONE_UNSUPPORTED',
      `Microsoft has no name for the time zone ${session.connection.timeZone}.`,
    );
    for (const change of changes) yield failed(change, failure);
    return;
  }
  for (const group of inChunks(changes, LIMITS.campaigns)) yield* createGroup(session, group, zone);
}

async function* createGroup(
  session: WritingSession,
  group: readonly CreateChange[],
  zone: MicrosoftTimeZone,
): AsyncGenerator<Outcome> {
  const results = await addCampaigns(session, group, zone);
  const made: PartsTask[] = [];
  for (const [index, change] of group.entries()) {
    const result = results[index]!;
    if ('failure' in result) yield failed(change, result.failure);
    else {
      made.push({
        change,
        campaignId: result.id,
        after: afterOf(change),
        fields: Object.keys(change.after),
        held: NO_PARTS,
      });
    }
  }
  yield* finishCampaigns(session, made);
}

const addCampaigns = async (
  session: WritingSession,
  group: readonly CreateChange[],
  zone: MicrosoftTimeZone,
): Promise<readonly ItemResult[]> => {
  const today = todayIn(session.connection.timeZone, session.io.now());
  const body = {
    AccountId: session.accountId,
    Campaigns: group.map((change) =>
      newCampaign(
        { localId: change.localId, campaignType: campaignTypeIn([change]), after: afterOf(change) },
        zone,
        today,
      ),
    ),
  };
  try {
    const answer = await session.write({
      method: 'POST',
      path: '/Campaigns',
      body,
      entity: 'campaign',
      changes: group,
    });
    return addedItems(answer, listOf<string>(answer.body?.['CampaignIds']), partialErrors(answer), {
      count: group.length,
      nature: 'create',
      entity: 'campaign',
    });
  } catch (error) {
    const failure = refusedOr(error);
    return group.map(() => ({ failure }));
  }
};

const afterOf = ({ after }: CreateChange): CampaignAttributes =>
  attributesAs<CampaignAttributes>(after);
