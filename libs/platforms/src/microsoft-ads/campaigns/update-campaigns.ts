import { failed, refusedOr } from '../apply/refused';
import { settleNames } from '../apply/settle-names';
import { verify } from '../apply/verify';
import { attributesAs } from '../attributes/as-attributes';
import type { CampaignAttributes } from '../attributes/campaign-attributes';
import type { UpdateChange } from '../../port/change';
import type { Failure } from '../../port/failure';
import type { Observed } from '../../port/observed';
import type { Outcome } from '../../port/outcome';
import type { PartsTask } from '../parts/part-requests';
import type { WireAnswer } from '../wire/answer';
import { failedItems, partialErrors } from '../wire/batch-answer';
import { todayIn } from '../wire/dates';
import { inChunks, LIMITS } from '../wire/limits';
import { patiently } from '../wire/patience';
import type { WritingSession } from '../wire/session';
import { campaignUpdate, isOwnField } from './campaign-body';
import { finishCampaigns } from './finish-campaigns';
import type { HeldCampaign } from './query-campaigns';
import { readCampaigns } from './read-campaign';

interface UpdateTask extends PartsTask {
  readonly change: UpdateChange;
  readonly observed: Observed;
  readonly source: HeldCampaign;
}

/** Changes campaigns that are still what the plan saw; budgets that go down go first, so that no moment spends more. */
export async function* updateCampaigns(
  session: WritingSession,
  changes: readonly UpdateChange[],
): AsyncGenerator<Outcome> {
  const tasks: UpdateTask[] = [];
  const seen = await readCampaigns(
    session,
    changes.map(({ remoteId }) => remoteId),
  );
  for (const change of changes) {
    const held = seen.get(change.remoteId);
    const verdict = verify(change, held?.observed);
    if (verdict === 'go') {
      tasks.push({
        change,
        observed: held!.observed,
        source: held!.source,
        campaignId: change.remoteId,
        after: attributesAs<CampaignAttributes>(change.after),
        fields: change.fields,
        held: held!.parts,
      });
    } else if (verdict === 'done') {
      yield {
        kind: 'applied',
        changeId: change.id,
        remoteId: change.remoteId,
        attributes: change.after,
      };
    } else yield { kind: 'drifted', changeId: change.id, missing: verdict === 'missing' };
  }
  yield* sendTasks(session, tasks);
}

async function* sendTasks(
  session: WritingSession,
  tasks: readonly UpdateTask[],
): AsyncGenerator<Outcome> {
  const body = (campaigns: readonly object[]): object => ({
    AccountId: session.accountId,
    Campaigns: campaigns,
  });
  const unnamed = await settleNames(session, tasks, {
    entity: 'campaign',
    path: '/Campaigns',
    field: 'name',
    body,
  });
  for (const { change } of tasks) {
    if (unnamed.has(change.id)) yield failed(change, unnamed.get(change.id)!);
  }
  const named = tasks.filter(({ change }) => !unnamed.has(change.id));
  for (const group of inChunks([...named].sort(byBudget), LIMITS.campaigns)) {
    const failures = await sendOwnFields(session, group);
    for (const [change, failure] of failures) yield failed(change, failure);
    yield* finishCampaigns(
      session,
      group.filter(({ change }) => !failures.has(change)),
    );
  }
}

/** The request for the fields that stand on the campaigns themselves; none when there are none. */
const sendOwnFields = async (
  session: WritingSession,
  group: readonly UpdateTask[],
): Promise<ReadonlyMap<UpdateChange, Failure>> => {
  const tasks = group.filter(({ fields }) => fields.some(isOwnField));
  if (tasks.length === 0) return new Map();
  const changes = tasks.map(({ change }) => change);
  const today = todayIn(session.connection.timeZone, session.io.now());
  const body = {
    AccountId: session.accountId,
    Campaigns: tasks.map(({ source, after, fields }) =>
      campaignUpdate(source, after, fields, today),
    ),
  };
  const send = (): Promise<WireAnswer> =>
    session.write({ method: 'PUT', path: '/Campaigns', body, entity: 'campaign', changes });
  try {
    const answer = await (needsMore(tasks) ? patiently(session.io, send) : send());
    const failures = failedItems(answer, partialErrors(answer), {
      count: tasks.length,
      nature: 'change',
      entity: 'campaign',
    });
    return new Map([...failures].map(([index, failure]) => [changes[index]!, failure]));
  } catch (error) {
    const failure = refusedOr(error);
    return new Map(changes.map((change) => [change, failure]));
  }
};

/** Changes of several requests are better waited for than left half done; others may simply be sent again by whoever asked. */
const needsMore = (tasks: readonly UpdateTask[]): boolean =>
  tasks.some(({ fields }) => !fields.every(isOwnField));

const byBudget = (a: UpdateTask, b: UpdateTask): number => growth(a) - growth(b);

const growth = ({ after, observed, fields }: UpdateTask): number =>
  fields.includes('budgetMicros')
    ? after.budgetMicros - Number(observed.attributes['budgetMicros'])
    : 0;
