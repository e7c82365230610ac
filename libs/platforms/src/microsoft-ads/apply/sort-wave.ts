import { isHeldType } from '../data/campaign-types';
import type { HeldCampaignType } from '../data/campaign-types';
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
  /** Changes of types of campaigns that are not exported, and of what campaigns of their type do not hold. */
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
  const waves = Object.fromEntries(ENTITY_KINDS.map((entity) => [entity, of(entity)])) as Record<
    EntityKind,
    WaveOf
  >;
  return { waves, unsupported: wave.filter((change) => !isSupported(change)) };
};

/** What exists can always be taken away. */
const isSupported = (change: Change): boolean => {
  if (change.action === 'remove') return true;
  if (!isHeldType(change.campaignType)) return false;
  const levels = BELOW[change.campaignType];
  return (
    change.entity === 'campaign' ||
    levels[change.entity] === true ||
    levels[change.entity] === change.after['adType']
  );
};

/** What stands below a campaign of each type; of ads, which type. */
const BELOW: {
  readonly [type in HeldCampaignType]: {
    readonly adGroup: boolean;
    readonly ad: string;
    readonly keyword: boolean;
  };
} = {
  SEARCH: { adGroup: true, ad: 'RESPONSIVE_SEARCH', keyword: true },
  DISPLAY: { adGroup: true, ad: 'RESPONSIVE_DISPLAY', keyword: false },
  PERFORMANCE_MAX: { adGroup: false, ad: 'ASSET_GROUP', keyword: false },
};
