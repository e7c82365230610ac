import type { Observed } from '../../port/attributes';
import type { CreateChange, Outcome, RemoveChange, UpdateChange } from '../../port/change';
import type { Failure } from '../../port/failure';
import { attributesAs, type CampaignAttributes } from '../attributes';
import {
  addedItems,
  failedItems,
  type ItemResult,
  listOf,
  partialErrors,
  type WireAnswer,
} from '../client/failures';
import { amountOf, type Campaign, statusName, todayIn, withMarks } from '../client/objects';
import { inChunks, LIMITS, withRetries, type WritingSession } from '../client/session';
import { NO_PARTS } from '../read/campaign-parts';
import {
  biddingScheme,
  campaignDatesUpdate,
  newCampaignDates,
  readCampaigns,
  type RemoteCampaign,
} from '../read/campaigns';
import { type MicrosoftTimeZone, timeZoneOf } from '../time-zones';
import { campaignTypeName, type ExportedCampaignType, languageNames } from '../vocabulary';
import type { PartsTask } from './campaign-parts';
import { campaignTypeIn, failed, refusal, refusedOr, resolveNames, verify } from './levels';
import { finishCampaigns } from './reconcile';

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
        existing: NO_PARTS,
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

interface UpdateTask extends PartsTask {
  readonly change: UpdateChange;
  readonly observed: Observed;
  readonly source: RemoteCampaign;
}

/**
 * Changes campaigns that are still what the plan saw; budgets that go down go first, so that no
 * moment spends more.
 */
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
    const existing = seen.get(change.remoteId);
    const verdict = verify(change, existing?.observed);
    if (verdict === 'go') {
      tasks.push({
        change,
        observed: existing!.observed,
        source: existing!.source,
        campaignId: change.remoteId,
        after: attributesAs<CampaignAttributes>(change.after),
        fields: change.fields,
        existing: existing!.parts,
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
  const unnamed = await resolveNames(session, tasks, {
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

/** The request for the fields that are on the campaigns themselves; none when there are none. */
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
    const answer = await (needsMore(tasks) ? withRetries(session.io, send) : send());
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

/**
 * Changes of several requests are better waited for than left half done; the caller may simply send
 * others again.
 */
const needsMore = (tasks: readonly UpdateTask[]): boolean =>
  tasks.some(({ fields }) => !fields.every(isOwnField));

const byBudget = (a: UpdateTask, b: UpdateTask): number => growth(a) - growth(b);

const growth = ({ after, observed, fields }: UpdateTask): number =>
  fields.includes('budgetMicros')
    ? after.budgetMicros - Number(observed.attributes['budgetMicros'])
    : 0;

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

/** Fields that are on the campaign itself; the others are parts with calls of their own. */
export const OWN_FIELDS = [
  'name',
  'status',
  'budgetMicros',
  'biddingStrategy',
  'languages',
  'scheduleZone',
  'startDate',
  'endDate',
  'trackingTemplate',
  'politicalAdvertising',
] as const;
type OwnField = (typeof OWN_FIELDS)[number];
/** Dates need the present values, and today. */
type PlainField = Exclude<OwnField, 'startDate' | 'endDate'>;

const WRITERS: { readonly [field in PlainField]: (after: CampaignAttributes) => Campaign } = {
  name: ({ name }) => ({ Name: name }),
  status: ({ status }) => ({ Status: statusName(status) }),
  budgetMicros: ({ budgetMicros }) => ({
    BudgetType: 'DailyBudgetStandard',
    DailyBudget: amountOf(budgetMicros),
  }),
  biddingStrategy: ({ biddingStrategy }) => ({ BiddingScheme: biddingScheme(biddingStrategy) }),
  languages: ({ languages }) => ({ Languages: languageNames(languages) }),
  scheduleZone: ({ scheduleZone }) => ({
    AdScheduleUseSearcherTimeZone: scheduleZone === 'searcher',
  }),
  trackingTemplate: ({ trackingTemplate }) => ({ TrackingUrlTemplate: trackingTemplate ?? '' }),
  politicalAdvertising: ({ politicalAdvertising }) => ({
    IsPolitical: politicalAdvertising === 'POLITICAL',
  }),
};

const PLAIN_FIELDS = Object.keys(WRITERS) as readonly PlainField[];

export const isOwnField = (field: string): field is OwnField =>
  (OWN_FIELDS as readonly string[]).includes(field);

/** A partial update: what is left out stays as it is, an empty string clears. */
const campaignUpdate = (
  current: RemoteCampaign,
  after: CampaignAttributes,
  fields: readonly string[],
  today: string,
): Campaign =>
  Object.assign(
    { Id: current.Id },
    ...PLAIN_FIELDS.filter((field) => fields.includes(field)).map((field) => WRITERS[field](after)),
    campaignDatesUpdate(current, after, fields, today),
  ) as Campaign;

export interface NewCampaign {
  readonly localId: string;
  readonly campaignType: ExportedCampaignType;
  readonly after: CampaignAttributes;
}

/**
 * A new campaign. The time zone is marked deprecated and yet required when adding, so it is sent.
 */
const newCampaign = (
  { localId, campaignType, after }: NewCampaign,
  timeZone: MicrosoftTimeZone,
  today: string,
): Campaign => {
  const unset: readonly PlainField[] = [
    ...(after.trackingTemplate === null ? (['trackingTemplate'] as const) : []),
    ...(after.politicalAdvertising === null ? (['politicalAdvertising'] as const) : []),
    ...(after.scheduleZone === 'account' ? (['scheduleZone'] as const) : []),
  ];
  const own: Campaign = Object.assign(
    {},
    ...PLAIN_FIELDS.filter((field) => !unset.includes(field)).map((field) => WRITERS[field](after)),
  );
  const dates =
    campaignType === 'DISPLAY' ? newCampaignDates(after, today) : { sent: {}, mark: {} };
  return {
    ...own,
    ...dates.sent,
    ...SETTINGS[campaignType],
    CampaignType: campaignTypeName(campaignType),
    TimeZone: timeZone,
    UrlCustomParameters: withMarks({ id: localId, ...dates.mark }),
  };
};

/**
 * Performance Max must say whether Microsoft may lead people to other pages of the site: no field
 * asks for that.
 */
const SETTINGS: { readonly [type in ExportedCampaignType]: Campaign } = {
  SEARCH: {},
  DISPLAY: {},
  PERFORMANCE_MAX: { Settings: [{ Type: 'PerformanceMaxSetting', FinalUrlExpansionOptOut: true }] },
};
