import { ENTITY_KINDS, type EntityKind } from '../../port/attributes';
import type { Change, CreateChange, Outcome, RemoveChange, UpdateChange } from '../../port/change';
import type { CallForecast } from '../../port/io';
import { type AdAttributes, attributesAs } from '../attributes';
import { chunksOf, inChunks, LIMITS, type WritingSession } from '../client/session';
import { campaignLevel, createCampaigns, updateCampaigns } from './ad-groups';
import { createCreatives, creativeLevel, updateCreatives } from './ads';
import { isAboutBids } from './bid-strategies';
import { campaignGroupLevel, createCampaignGroups } from './campaigns';
import { failed, refusal, removeLevel, updateLevel } from './levels';

/**
 * Removals before what is new, children before parents; then changes, then what is new, parents
 * before children.
 */
export async function* applyWave(
  session: WritingSession,
  wave: readonly Change[],
): AsyncGenerator<Outcome> {
  for (const change of wave.filter(({ entity }) => !isSupportedLevel(entity))) {
    yield failed(change, refusal('LEVEL_UNSUPPORTED', `LinkedIn has no ${change.entity}.`));
  }
  const waves = sortWave(wave);
  for (const kind of [...ENTITY_KINDS].reverse()) {
    yield* removed(session, kind, waves[kind].removes);
  }
  for (const kind of ENTITY_KINDS) {
    if (waves[kind].updates.length > 0) yield* UPDATE[kind](session, waves[kind].updates);
  }
  for (const kind of ENTITY_KINDS) {
    if (waves[kind].creates.length > 0) yield* CREATE[kind](session, waves[kind].creates);
  }
}

async function* removed(
  session: WritingSession,
  kind: EntityKind,
  removes: readonly RemoveChange[],
): AsyncGenerator<Outcome> {
  if (kind !== 'keyword') {
    for (const group of inChunks(removes, LIMITS.batch)) {
      yield* removeLevel(session, LEVELS[kind], group);
    }
  }
}

const LEVELS = { campaign: campaignGroupLevel, adGroup: campaignLevel, ad: creativeLevel } as const;

type Step<C> = {
  readonly [kind in EntityKind]: (
    session: WritingSession,
    changes: readonly C[],
  ) => AsyncGenerator<Outcome>;
};

const UPDATE: Step<UpdateChange> = {
  campaign: updateCampaignGroups,
  adGroup: updateCampaigns,
  ad: updateCreatives,
  keyword: nothing,
};

const CREATE: Step<CreateChange> = {
  campaign: createCampaignGroups,
  adGroup: createCampaigns,
  ad: createCreatives,
  keyword: nothing,
};

async function* updateCampaignGroups(
  session: WritingSession,
  changes: readonly UpdateChange[],
): AsyncGenerator<Outcome> {
  for (const group of inChunks(changes, LIMITS.batch)) {
    yield* updateLevel(session, campaignGroupLevel, group);
  }
}

async function* nothing(): AsyncGenerator<Outcome> {}

/** The changes of one level. */
interface WaveOf {
  readonly creates: readonly CreateChange[];
  readonly updates: readonly UpdateChange[];
  readonly removes: readonly RemoveChange[];
}

/** LinkedIn has no keywords. */
const isSupportedLevel = (entity: EntityKind): boolean => entity !== 'keyword';

const sortWave = (wave: readonly Change[]): Readonly<Record<EntityKind, WaveOf>> =>
  Object.fromEntries(
    ENTITY_KINDS.map((entity) => [
      entity,
      waveOf(isSupportedLevel(entity) ? wave.filter((change) => change.entity === entity) : []),
    ]),
  ) as Record<EntityKind, WaveOf>;

const waveOf = (changes: readonly Change[]): WaveOf => ({
  creates: changes.filter((change): change is CreateChange => change.action === 'create'),
  updates: changes.filter((change): change is UpdateChange => change.action === 'update'),
  removes: changes.filter((change): change is RemoveChange => change.action === 'remove'),
});

/**
 * Requests that applying these waves takes. Exact for groups and campaigns whose groups bid as they
 * will; of ads as long as no file is at LinkedIn yet, each is ready when it is first asked for, and
 * an ad that is made anew is beside at most a page of others. What is removed counts as no draft.
 * Operations are changes: LinkedIn publishes no figures.
 */
export const forecast = (waves: readonly (readonly Change[])[]): CallForecast => {
  const parts = waves
    .map(sortWave)
    .flatMap(({ campaign, adGroup, ad }) => [groups(campaign), campaigns(adGroup), ads(ad)]);
  const operations = waves.flat().filter(({ entity }) => entity !== 'keyword').length;
  return {
    readCalls: total(parts.map(({ readCalls }) => readCalls)),
    calls: total(parts.map(({ calls }) => calls)),
    operations,
  };
};

type Calls = Omit<CallForecast, 'operations'>;

const batches = (changes: readonly Change[]): number => chunksOf(changes.length, LIMITS.batch);

/** New groups that are to be paused take a second request. */
const groups = ({ creates, updates, removes }: WaveOf): Calls => ({
  readCalls: batches(updates) + batches(removes),
  calls:
    total(
      inChunks(creates, LIMITS.batch).map((group) =>
        group.some(({ after }) => after['status'] !== 'ENABLED') ? 2 : 1,
      ),
    ) +
    batches(updates) +
    batches(removes),
});

/** What is about bids looks at the groups first. */
const campaigns = ({ creates, updates, removes }: WaveOf): Calls => ({
  readCalls: parents(creates) + batches(updates) + parents(updates) + batches(removes),
  calls: batches(creates) + batches(updates) + batches(removes),
});

const parents = (changes: readonly (CreateChange | UpdateChange)[]): number =>
  chunksOf(
    new Set(changes.filter(isAboutBids).map(({ parentRemoteId }) => parentRemoteId)).size,
    LIMITS.batch,
  );

/**
 * Looking at an ad takes two reads: the creative and its post. A file takes two requests that write
 * and one look.
 */
const ads = ({ creates, updates, removes }: WaveOf): Calls => {
  const remade = updates.filter(({ fields }) => fields.some((field) => field !== 'status'));
  const files = new Set([...creates, ...remade].flatMap(filesOf)).size;
  const searched = chunksOf(
    new Set(remade.map(({ parentRemoteId }) => parentRemoteId)).size,
    LIMITS.parents,
  );
  return {
    readCalls: files + 2 * (batches(updates) + batches(removes)) + searched,
    calls:
      2 * files +
      creates.length +
      2 * remade.length +
      chunksOf(updates.length - remade.length, LIMITS.batch) +
      batches(removes),
  };
};

const filesOf = ({ after }: CreateChange | UpdateChange): readonly string[] =>
  attributesAs<AdAttributes>(after).images.flatMap((image) =>
    'sha256' in image ? [image.sha256] : [],
  );

const total = (numbers: readonly number[]): number =>
  numbers.reduce((sum, number) => sum + number, 0);
