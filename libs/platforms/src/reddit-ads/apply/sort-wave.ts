import type { Change, CreateChange, RemoveChange, UpdateChange } from '../../port/change';
import { isHeldType } from '../data/campaign-types';
import type { Level } from '../wire/list-path';

/** The changes of one level. */
export interface WaveOf {
  readonly creates: readonly CreateChange[];
  readonly updates: readonly UpdateChange[];
  readonly removes: readonly RemoveChange[];
}

export const LEVELS: readonly Level[] = ['campaign', 'adGroup', 'ad'];

export interface SortedWave {
  readonly waves: Readonly<Record<Level, WaveOf>>;
  /** Changes of types of campaigns that are not exported, and of keywords, which are no objects here. */
  readonly unsupported: readonly Change[];
}

export const sortWave = (wave: readonly Change[]): SortedWave => {
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
  entity !== 'keyword' && (action === 'remove' || isHeldType(campaignType));
