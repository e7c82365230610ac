import { ENTITY_KINDS, type EntityKind } from '../../port/attributes';
import type { Change, CreateChange, RemoveChange, UpdateChange } from '../../port/change';

/** The changes of one level. */
export interface WaveOf {
  readonly creates: readonly CreateChange[];
  readonly updates: readonly UpdateChange[];
  readonly removes: readonly RemoveChange[];
}

/** LinkedIn has no keywords. */
export const isHeldLevel = (entity: EntityKind): boolean => entity !== 'keyword';

export const sortWave = (wave: readonly Change[]): Readonly<Record<EntityKind, WaveOf>> =>
  Object.fromEntries(
    ENTITY_KINDS.map((entity) => [
      entity,
      waveOf(isHeldLevel(entity) ? wave.filter((change) => change.entity === entity) : []),
    ]),
  ) as Record<EntityKind, WaveOf>;

const waveOf = (changes: readonly Change[]): WaveOf => ({
  creates: changes.filter((change): change is CreateChange => change.action === 'create'),
  updates: changes.filter((change): change is UpdateChange => change.action === 'update'),
  removes: changes.filter((change): change is RemoveChange => change.action === 'remove'),
});
