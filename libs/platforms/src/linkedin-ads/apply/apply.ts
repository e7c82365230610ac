import type { Change, CreateChange, RemoveChange, UpdateChange } from '../../port/change';
import { ENTITY_KINDS, type EntityKind } from '../../port/attributes';
import type { Outcome } from '../../port/outcome';
import { createGroups } from '../campaign-groups/create-groups';
import { groupLevel } from '../campaign-groups/group-level';
import { campaignLevel } from '../campaigns/campaign-level';
import { createCampaigns, updateCampaigns } from '../campaigns/write-campaigns';
import { createCreatives } from '../creatives/create-creatives';
import { creativeLevel } from '../creatives/creative-level';
import { updateCreatives } from '../creatives/update-creatives';
import { inChunks, LIMITS } from '../wire/limits';
import type { WritingSession } from '../wire/session';
import { failed, refusal } from './refused';
import { removeLevel } from './remove-level';
import { isHeldLevel, sortWave } from './sort-wave';
import { updateLevel } from './update-level';

/** Removals before what is new, children before parents; then changes, then what is new, parents before children. */
export async function* applyWave(
  session: WritingSession,
  wave: readonly Change[],
): AsyncGenerator<Outcome> {
  for (const change of wave.filter(({ entity }) => !isHeldLevel(entity))) {
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

const LEVELS = { campaign: groupLevel, adGroup: campaignLevel, ad: creativeLevel } as const;

type Step<C> = {
  readonly [kind in EntityKind]: (
    session: WritingSession,
    changes: readonly C[],
  ) => AsyncGenerator<Outcome>;
};

const UPDATE: Step<UpdateChange> = {
  campaign: updateGroups,
  adGroup: updateCampaigns,
  ad: updateCreatives,
  keyword: nothing,
};

const CREATE: Step<CreateChange> = {
  campaign: createGroups,
  adGroup: createCampaigns,
  ad: createCreatives,
  keyword: nothing,
};

async function* updateGroups(
  session: WritingSession,
  changes: readonly UpdateChange[],
): AsyncGenerator<Outcome> {
  for (const group of inChunks(changes, LIMITS.batch)) {
    yield* updateLevel(session, groupLevel, group);
  }
}

async function* nothing(): AsyncGenerator<Outcome> {}
