import { ENTITY_KINDS } from '../../port/attributes';
import type { EntityKind } from '../../port/attributes';
import type { Change, CreateChange, RemoveChange, UpdateChange } from '../../port/change';

/** The changes of one level. */
export interface WaveOf {
  readonly creates: readonly CreateChange[];
  readonly updates: readonly UpdateChange[];
  readonly removes: readonly RemoveChange[];
}

export interface SortedWave {
  readonly waves: Readonly<Record<EntityKind, WaveOf>>;
  /** Changes of kinds of campaigns and ads that this connector does not export. */
  readonly unsupported: readonly Change[];
}

export const sortWave = (wave: readonly Change[]): SortedWave => {
  const supported = wave.filter(isSupported);
  const of = (entity: EntityKind): WaveOf => {
    const changes = supported.filter((change) => change.entity === entity);
    return {
      creates: changes.filter((change): change is CreateChange => change.action === 'create'),
      updates: changes.filter((change): change is UpdateChange => change.action === 'update'),
      removes: changes.filter((change): change is RemoveChange => change.action === 'remove'),
    };
  };
  const waves = Object.fromEntries(ENTITY_KINDS.map((entity) => [entity, of(entity)])) as Record<EntityKind, WaveOf>;
  return { waves, unsupported: wave.filter((change) => !isSupported(change)) };
};

/** What exists can always be taken away. */
const isSupported = (change: Change): boolean => {
  if (change.action === 'remove') return true;
  return change.campaignType === 'SEARCH' && (change.entity !== 'ad' || change.after['adType'] === 'RESPONSIVE_SEARCH');
};
