import { pathOf } from '../apply/level';
import type { CreateChange } from '../../port/change';
import { type Failure, partFailure } from '../../port/failure';
import type { WritingSession } from '../wire/session';
import { updateMany } from '../wire/update-many';
import { groupLevel } from './group-level';

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
 * Turns new drafts into paused groups, so that campaigns in them can be switched on while nothing serves. Where LinkedIn lets no draft be
 * paused, by way of active: a group without campaigns serves nothing.
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
    pathOf(session, groupLevel),
    'campaign',
    drafts.map(({ change, remoteId }) => ({ key: remoteId, set: { status }, changes: [change] })),
  );
