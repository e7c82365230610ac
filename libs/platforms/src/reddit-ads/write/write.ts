import { canonicalJson, digestOf } from '@switchyard/kernel';
import type { Observed } from '../../port/attributes';
import type { Change, CreateChange, Outcome, RemoveChange, UpdateChange } from '../../port/change';
import type { Failure } from '../../port/failure';
import type { CallForecast } from '../../port/io';
import { type Level, objectPath } from '../client/requests';
import { inChunks, LIMITS, type WritingSession } from '../client/session';
import { isSupportedType } from '../vocabulary';
import { adGroupKind } from './ad-groups';
import { adKind } from './ads';
import { campaignKind } from './campaigns';
import { failed, type LevelKind, refusal, refusedOr, type RemoteObject } from './levels';
import { SHOWN_FIELDS } from './posts';

const KINDS: { readonly [level in Level]: () => LevelKind } = {
  campaign: () => campaignKind,
  adGroup: () => adGroupKind,
  ad: adKind,
};

/**
 * Removals first, children before parents; then changes, then what is new, parents before children.
 */
export async function* applyWave(
  session: WritingSession,
  wave: readonly Change[],
): AsyncGenerator<Outcome> {
  const { waves, unsupported } = sortWave(wave);
  for (const change of unsupported) {
    yield failed(
      change,
      refusal(
        'CAMPAIGN_TYPE_UNSUPPORTED',
        `Reddit does not support this ${change.entity} in campaigns of type ${change.campaignType}.`,
      ),
    );
  }
  for (const level of LEVELS.toReversed()) {
    yield* removeLevel(session, KINDS[level](), waves[level].removes);
  }
  for (const level of LEVELS) yield* updateLevel(session, KINDS[level](), waves[level].updates);
  for (const level of LEVELS) yield* createLevel(session, KINDS[level](), waves[level].creates);
}

/** The changes of one level. */
interface WaveOf {
  readonly creates: readonly CreateChange[];
  readonly updates: readonly UpdateChange[];
  readonly removes: readonly RemoveChange[];
}

const LEVELS: readonly Level[] = ['campaign', 'adGroup', 'ad'];

export interface SortedWave {
  readonly waves: Readonly<Record<Level, WaveOf>>;
  /**
   * Changes of types of campaigns that are not exported, and of keywords, which are no objects
   * here.
   */
  readonly unsupported: readonly Change[];
}

const sortWave = (wave: readonly Change[]): SortedWave => {
  const of = (level: Level): WaveOf => {
    const changes = wave.filter((change) => isSupported(change) && change.entity === level);
    return {
      creates: changes.filter((change): change is CreateChange => change.action === 'create'),
      updates: changes.filter((change): change is UpdateChange => change.action === 'update'),
      removes: changes.filter((change): change is RemoveChange => change.action === 'remove'),
    };
  };
  return {
    waves: { campaign: of('campaign'), adGroup: of('adGroup'), ad: of('ad') },
    unsupported: wave.filter((change) => !isSupported(change)),
  };
};

/** What exists can always be taken away. */
const isSupported = ({ action, entity, campaignType }: Change): boolean =>
  entity !== 'keyword' && (action === 'remove' || isSupportedType(campaignType));

/** Makes objects one by one: Reddit has no request for several. */
async function* createLevel(
  session: WritingSession,
  kind: LevelKind,
  changes: readonly CreateChange[],
): AsyncGenerator<Outcome> {
  for (const chunk of inChunks(changes, CHUNK[kind.level])) {
    const obstacles = await prepared(session, kind, chunk);
    for (const change of chunk) {
      const obstacle = obstacles.get(change.id);
      yield obstacle
        ? failed(change, obstacle)
        : await sent(change, () => kind.create(session, change));
    }
  }
}

/**
 * Changes objects that are still what the plan saw; budgets that go down go first, so that no
 * moment spends more.
 */
async function* updateLevel(
  session: WritingSession,
  kind: LevelKind,
  changes: readonly UpdateChange[],
): AsyncGenerator<Outcome> {
  for (const chunk of inChunks(changes, CHUNK[kind.level])) {
    yield* updateChunk(session, kind, chunk);
  }
}

async function* updateChunk(
  session: WritingSession,
  kind: LevelKind,
  chunk: readonly UpdateChange[],
): AsyncGenerator<Outcome> {
  const seen = await seenOf(session, kind, chunk);
  const going: { readonly change: UpdateChange; readonly existing: RemoteObject }[] = [];
  for (const change of chunk) {
    const existing = seen.get(change.remoteId);
    const verdict = verify(change, existing?.observed);
    if (verdict === 'go') going.push({ change, existing: existing! });
    else if (verdict === 'done') yield applied(change, existing!.observed);
    else yield { kind: 'drifted', changeId: change.id, missing: verdict === 'missing' };
  }
  const obstacles = await prepared(
    session,
    kind,
    going.map(({ change }) => change),
  );
  for (const { change, existing } of going.sort((a, b) => growthOf(a) - growthOf(b))) {
    const obstacle = obstacles.get(change.id);
    yield obstacle
      ? failed(change, obstacle)
      : await sent(change, () => kind.update(session, change, existing));
  }
}

/**
 * Archives objects that are still what the plan saw. Archived is gone for us; what is deleted at
 * Reddit is so hours later only.
 */
async function* removeLevel(
  session: WritingSession,
  kind: LevelKind,
  changes: readonly RemoveChange[],
): AsyncGenerator<Outcome> {
  for (const chunk of inChunks(changes, CHUNK[kind.level])) {
    const seen = await seenOf(session, kind, chunk);
    for (const change of chunk) {
      const verdict = verify(change, seen.get(change.remoteId)?.observed);
      yield verdict === 'go'
        ? await archived(session, kind, change)
        : { kind: 'drifted', changeId: change.id, missing: verdict === 'missing' };
    }
  }
}

const archived = async (
  session: WritingSession,
  { level }: LevelKind,
  change: RemoveChange,
): Promise<Outcome> => {
  try {
    await session.write({
      method: 'PATCH',
      path: objectPath(level, change.remoteId),
      data: { configured_status: 'ARCHIVED' },
      entity: level,
      change,
    });
    return { kind: 'removed', changeId: change.id };
  } catch (error) {
    return failed(change, refusedOr(error));
  }
};

const seenOf = async (
  session: WritingSession,
  kind: LevelKind,
  changes: readonly (UpdateChange | RemoveChange)[],
): Promise<ReadonlyMap<string, RemoteObject>> =>
  new Map(
    (
      await kind.byIds(
        session,
        changes.map(({ remoteId }) => remoteId),
      )
    ).map((existing) => [existing.observed.remoteId, existing]),
  );

const prepared = async (
  session: WritingSession,
  kind: LevelKind,
  changes: readonly (CreateChange | UpdateChange)[],
): Promise<ReadonlyMap<string, Failure>> =>
  changes.length > 0 && kind.prepare ? kind.prepare(session, changes) : new Map();

const sent = async (
  change: CreateChange | UpdateChange,
  send: () => Promise<Observed>,
): Promise<Outcome> => {
  try {
    return applied(change, await send());
  } catch (error) {
    return failed(change, refusedOr(error));
  }
};

/** The answer is the whole object: its present state is reported as it is. */
const applied = (
  { id }: CreateChange | UpdateChange,
  { remoteId, attributes }: Observed,
): Outcome => ({ kind: 'applied', changeId: id, remoteId, attributes });

const growthOf = ({
  change: { after, fields },
  existing,
}: {
  readonly change: UpdateChange;
  readonly existing: RemoteObject;
}): number =>
  fields.includes('budgetMicros')
    ? Number(after['budgetMicros']) - Number(existing.observed.attributes['budgetMicros'])
    : 0;

/**
 * Whether a change may go on: `go`; `done` when the object already is what the change wants (a lost
 * answer); `drifted` when it was edited since the plan; `missing` when it is gone.
 */
const verify = (
  change: Exclude<Change, { action: 'create' }>,
  seen: Pick<Observed, 'attributes'> | undefined,
): 'go' | 'done' | 'drifted' | 'missing' => {
  if (!seen) return 'missing';
  if (digestOf(seen.attributes) === change.seenDigest) return 'go';
  if (change.action === 'remove') return 'drifted';
  return change.fields.every(
    (field) =>
      canonicalJson(seen.attributes[field] ?? null) === canonicalJson(change.after[field] ?? null),
  )
    ? 'done'
    : 'drifted';
};

/**
 * Objects that are looked at together before they are written; ads go in smaller groups, so that
 * few posts wait for each other.
 */
const CHUNK = { campaign: LIMITS.ids, adGroup: LIMITS.ids, ad: 50 } as const;

/**
 * Calls that applying these waves takes: one per object, a look at those that change, and for a new
 * look of an ad the job that makes its post and at most so many looks at it as usually do. Fewer
 * where ads share a post. Operations count changes: Reddit has no daily quota.
 */
export const forecast = (waves: readonly (readonly Change[])[]): CallForecast =>
  waves.map(ofWave).reduce(sum, NOTHING);

const NOTHING: CallForecast = { readCalls: 0, calls: 0, operations: 0 };

/** Looks at a job until its post is there. */
const USUAL_LOOKS = 2;

const sum = (a: CallForecast, b: CallForecast): CallForecast => ({
  readCalls: a.readCalls + b.readCalls,
  calls: a.calls + b.calls,
  operations: a.operations + b.operations,
});

const ofWave = (wave: readonly Change[]): CallForecast => {
  const { waves, unsupported } = sortWave(wave);
  return {
    ...LEVELS.map((level) => ofLevel(level, waves[level])).reduce(sum, NOTHING),
    operations: wave.length - unsupported.length,
  };
};

const ofLevel = (level: Level, { creates, updates, removes }: WaveOf): CallForecast => {
  const posts = level === 'ad' ? [...creates, ...updates].filter(isNewLook).length : 0;
  return {
    readCalls: looksAt(level, updates) + looksAt(level, removes) + posts * USUAL_LOOKS,
    calls: creates.length + updates.length + removes.length + posts,
    operations: 0,
  };
};

/** The objects themselves, and the posts of ads. */
const looksAt = (level: Level, changes: readonly Change[]): number =>
  inChunks(changes, CHUNK[level]).reduce(
    (calls, { length }) => calls + 1 + (level === 'ad' ? Math.ceil(length / LIMITS.postIds) : 0),
    0,
  );

const isNewLook = (change: CreateChange | UpdateChange): boolean =>
  change.action === 'create' || change.fields.some((field) => SHOWN_FIELDS.includes(field));
