import type { CreateChange, Outcome, UpdateChange } from '../../port/change';
import { type Failure, partFailure } from '../../port/failure';
import { markedName } from '../../translation/marked-name';
import { attributesAs, type CampaignAttributes } from '../attributes';
import { allOf, batchGet, createMany, type Made, updateMany } from '../client/batches';
import {
  endOfDay,
  isLiving,
  type Json,
  LIVING_GROUPS,
  moneyOf,
  recordOf,
  type RunSchedule,
  startNow,
  startOfDay,
  statusName,
} from '../client/objects';
import { inChunks, LIMITS, type Session, type WritingSession } from '../client/session';
import { observeCampaignGroup } from '../read/observe';
import { failed, isDecided, type Level, pathOf, type RemoteObject, throwOpen } from './levels';

const COLLECTION = 'adCampaignGroups';

/** Campaign groups, our campaigns. */
export const campaignGroupLevel: Level = {
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
      .map((group) => observeCampaignGroup(session, group));
  },
  patch: (session, change, { source }) => campaignGroupPatch(session, change, source),
};

/** Every group of the account that still exists. */
export const groupsOfAccount = async (session: Session): Promise<readonly RemoteObject[]> => {
  const search = { status: { values: LIVING_GROUPS } };
  const groups = await allOf(
    session,
    `${session.accountPath}/${COLLECTION}`,
    { q: 'search', search, pageSize: LIMITS.searchPage },
    'campaign',
  );
  return groups.map((group) => observeCampaignGroup(session, group));
};

/**
 * A new campaign group, which shares its budget out among the campaigns in it. Groups are made
 * active or as drafts only (platform document 2b): one that is to be paused begins as a draft, in
 * which nothing can run.
 */
export const newCampaignGroup = (
  session: Session,
  localId: string,
  after: CampaignAttributes,
): Json => ({
  account: session.accountUrn,
  name: markedName(after.name, localId),
  status: after.status === 'ENABLED' ? 'ACTIVE' : 'DRAFT',
  runSchedule: scheduleOf(session, after, {}),
  budgetOptimization: { budgetOptimizationStrategy: 'DYNAMIC', bidStrategy: 'MAXIMUM_DELIVERY' },
  dailyBudget: moneyOf(after.budgetMicros, session.currency),
});

const campaignGroupPatch = (
  session: Session,
  { localId, after: desired, fields }: UpdateChange,
  source: Json,
): Json => {
  const after = attributesAs<CampaignAttributes>(desired);
  const isAbout = (...names: readonly (keyof CampaignAttributes)[]): boolean =>
    names.some((name) => fields.includes(name));
  const current = recordOf(source['runSchedule']);
  return {
    ...(isAbout('name') ? { name: markedName(after.name, localId) } : {}),
    ...(isAbout('status')
      ? { status: after.status === 'DRAFT' ? 'DRAFT' : statusName(after.status) }
      : {}),
    ...(isAbout('budgetMicros')
      ? { dailyBudget: moneyOf(after.budgetMicros, session.currency) }
      : {}),
    ...(isAbout('startDate', 'endDate')
      ? { runSchedule: scheduleOf(session, after, isAbout('startDate') ? {} : current) }
      : {}),
  };
};

/** Start and end go together; a start that stays is sent as it is stored. */
const scheduleOf = (
  { timeZone, io }: Session,
  { startDate, endDate }: CampaignAttributes,
  current: Json,
): RunSchedule => {
  const desired =
    startDate === null ? startNow(io.now(), timeZone) : startOfDay(startDate, timeZone);
  return {
    start: typeof current['start'] === 'number' ? current['start'] : desired,
    ...(endDate === null ? {} : { end: endOfDay(endDate, timeZone) }),
  };
};

interface MadeGroup {
  readonly change: CreateChange;
  readonly remoteId: string;
}

/**
 * Makes campaign groups, as many at a time as a batch takes; those that are to be paused are so
 * before they are reported as done.
 */
export async function* createCampaignGroups(
  session: WritingSession,
  changes: readonly CreateChange[],
): AsyncGenerator<Outcome> {
  for (const group of inChunks(changes, LIMITS.batch)) {
    const results = await createMany(
      session,
      pathOf(session, campaignGroupLevel),
      'campaign',
      group.map((change) => ({
        change,
        body: newCampaignGroup(session, change.localId, afterOf(change)),
      })),
    );
    const failures = results.map((result) => ('failure' in result ? result.failure : undefined));
    yield* group.flatMap((change, index) => refusedOutcome(change, failures[index]));
    yield* finish(
      session,
      group.flatMap((change, index) => madeOf(change, results[index]!)),
    );
    throwOpen(failures.flatMap((failure) => failure ?? []));
  }
}

const refusedOutcome = (change: CreateChange, failure: Failure | undefined): readonly Outcome[] =>
  failure && isDecided(failure) ? [failed(change, failure)] : [];

const madeOf = (change: CreateChange, made: Made): readonly MadeGroup[] =>
  'id' in made ? [{ change, remoteId: made.id }] : [];

/** Every group that exists gets an outcome, even when the run ends here. */
async function* finish(
  session: WritingSession,
  made: readonly MadeGroup[],
): AsyncGenerator<Outcome> {
  const drafts = made.filter(({ change }) => afterOf(change).status !== 'ENABLED');
  for (const one of made) if (!drafts.includes(one)) yield done(one);
  const { failures, stopped } = await pauseDrafts(session, drafts);
  for (const one of drafts) {
    const failure = failures.get(one.remoteId);
    yield failure
      ? { kind: 'half-made', changeId: one.change.id, remoteId: one.remoteId, failure }
      : done(one);
  }
  if (stopped !== undefined) throw stopped;
  throwOpen(
    [...failures.values()].filter(({ kind }) => kind === 'throttled' || kind === 'unauthorised'),
  );
}

const done = ({ change, remoteId }: MadeGroup): Outcome => ({
  kind: 'applied',
  changeId: change.id,
  remoteId,
  attributes: change.after,
});

const afterOf = ({ after }: CreateChange): CampaignAttributes =>
  attributesAs<CampaignAttributes>(after);

interface Draft {
  readonly change: CreateChange;
  readonly remoteId: string;
}

export interface Paused {
  readonly failures: ReadonlyMap<string, Failure>;
  /** What ended the run before every group was paused. */
  readonly stopped?: unknown;
}

/**
 * Turns new drafts into paused groups, so that campaigns in them can be switched on while nothing
 * serves. Where LinkedIn lets no draft be paused, by way of active: a group without campaigns
 * serves nothing.
 */
export const pauseDrafts = async (
  session: WritingSession,
  drafts: readonly Draft[],
): Promise<Paused> => {
  if (drafts.length === 0) return { failures: new Map() };
  try {
    const refused = await setStatus(session, drafts, 'PAUSED');
    const detour = drafts.filter(
      ({ remoteId }) => refused.get(remoteId)?.detail.code === 'STATUS_CHANGE_NOT_ALLOWED',
    );
    const others = [...refused].filter(
      ([remoteId]) => !detour.some((draft) => draft.remoteId === remoteId),
    );
    return {
      failures: new Map([
        ...others,
        ...(detour.length === 0 ? [] : await pauseByDetour(session, detour)),
      ]),
    };
  } catch (stopped) {
    const failure = partFailure(stopped);
    return { failures: new Map(drafts.map(({ remoteId }) => [remoteId, failure])), stopped };
  }
};

const pauseByDetour = async (
  session: WritingSession,
  drafts: readonly Draft[],
): Promise<ReadonlyMap<string, Failure>> => {
  const first = await setStatus(session, drafts, 'ACTIVE');
  const active = drafts.filter(({ remoteId }) => !first.has(remoteId));
  const second =
    active.length === 0 ? new Map<string, Failure>() : await setStatus(session, active, 'PAUSED');
  return new Map([...first, ...second]);
};

const setStatus = (
  session: WritingSession,
  drafts: readonly Draft[],
  status: string,
): Promise<ReadonlyMap<string, Failure>> =>
  updateMany(
    session,
    pathOf(session, campaignGroupLevel),
    'campaign',
    drafts.map(({ change, remoteId }) => ({ key: remoteId, set: { status }, changes: [change] })),
  );
