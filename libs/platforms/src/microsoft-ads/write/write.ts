import { ENTITY_KINDS, type EntityKind } from '../../port/attributes';
import type { Change, CreateChange, Outcome, RemoveChange, UpdateChange } from '../../port/change';
import type { CallForecast } from '../../port/io';
import { attributesAs, type CampaignAttributes } from '../attributes';
import { inChunks, LIMITS, type WritingSession } from '../client/session';
import { digestsIn } from '../media';
import { NO_PARTS, PART_CALLS } from '../read/campaign-parts';
import { type ExportedCampaignType, isExportedType } from '../vocabulary';
import { adGroupKind, keywordKind, negativeKind } from './ad-groups';
import { adKind, assetGroupKind } from './ads';
import { CRITERIA_FIELDS, partRequests } from './campaign-parts';
import { createCampaigns, isOwnField, removeCampaigns, updateCampaigns } from './campaigns';
import { createChildren, removeChildren, updateChildren } from './children';
import { byParent, type ChildKind, failed, refusal } from './levels';

/**
 * Removals before what may need their names, children before parents; then changes, then what is
 * new, parents before children.
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
        `Microsoft does not support this ${change.entity} in campaigns of type ${change.campaignType}.`,
      ),
    );
  }
  for (const kind of [...ENTITY_KINDS].reverse()) {
    if (waves[kind].removes.length > 0) yield* REMOVE[kind](session, waves[kind]);
  }
  for (const kind of ENTITY_KINDS) {
    if (waves[kind].updates.length > 0) yield* UPDATE[kind](session, waves[kind]);
  }
  for (const kind of ENTITY_KINDS) {
    if (waves[kind].creates.length > 0) yield* CREATE[kind](session, waves[kind]);
  }
}

/** Ads of Performance Max are directly below their campaign. */
const isAssetGroup = ({ campaignType }: Change): boolean => campaignType === 'PERFORMANCE_MAX';

type Step = {
  readonly [kind in EntityKind]: (session: WritingSession, wave: WaveOf) => AsyncGenerator<Outcome>;
};

const REMOVE: Step = {
  campaign: (session, { removes }) => removeCampaigns(session, removes),
  adGroup: (session, { removes }) => removeChildren(session, [adGroupKind], removes),
  async *ad(session, { removes }) {
    yield* removeChildren(
      session,
      [adKind],
      removes.filter((change) => !isAssetGroup(change)),
    );
    yield* removeChildren(session, [assetGroupKind], removes.filter(isAssetGroup));
  },
  keyword: (session, { removes }) => removeChildren(session, [keywordKind, negativeKind], removes),
};

const UPDATE: Step = {
  campaign: (session, { updates }) => updateCampaigns(session, updates),
  adGroup: (session, { updates }) => updateChildren(session, adGroupKind, updates),
  async *ad(session, { updates }) {
    yield* updateChildren(
      session,
      adKind,
      updates.filter((change) => !isAssetGroup(change)),
    );
    yield* updateChildren(session, assetGroupKind, updates.filter(isAssetGroup));
  },
  async *keyword(session, { updates }) {
    yield* updateChildren(
      session,
      keywordKind,
      updates.filter(({ after }) => !after['negative']),
    );
    yield* updateChildren(
      session,
      negativeKind,
      updates.filter(({ after }) => after['negative']),
    );
  },
};

const CREATE: Step = {
  campaign: (session, { creates }) => createCampaigns(session, creates),
  adGroup: (session, { creates }) => createChildren(session, adGroupKind, creates),
  async *ad(session, { creates }) {
    yield* createChildren(
      session,
      adKind,
      creates.filter((change) => !isAssetGroup(change)),
    );
    yield* createChildren(session, assetGroupKind, creates.filter(isAssetGroup));
  },
  async *keyword(session, { creates }) {
    yield* createChildren(
      session,
      keywordKind,
      creates.filter(({ after }) => !after['negative']),
    );
    yield* createChildren(
      session,
      negativeKind,
      creates.filter(({ after }) => after['negative']),
    );
  },
};

/** The changes of one level. */
interface WaveOf {
  readonly creates: readonly CreateChange[];
  readonly updates: readonly UpdateChange[];
  readonly removes: readonly RemoveChange[];
}

export interface SortedWave {
  readonly waves: Readonly<Record<EntityKind, WaveOf>>;
  /**
   * Changes of types of campaigns that are not exported, and of what campaigns of their type do not
   * hold.
   */
  readonly unsupported: readonly Change[];
}

const sortWave = (wave: readonly Change[]): SortedWave => {
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
  if (!isExportedType(change.campaignType)) return false;
  const levels = BELOW[change.campaignType];
  return (
    change.entity === 'campaign' ||
    levels[change.entity] === true ||
    levels[change.entity] === change.after['adType']
  );
};

/** The kinds of objects below a campaign of each type, with the type of ads. */
const BELOW: {
  readonly [type in ExportedCampaignType]: {
    readonly adGroup: boolean;
    readonly ad: string;
    readonly keyword: boolean;
  };
} = {
  SEARCH: { adGroup: true, ad: 'RESPONSIVE_SEARCH', keyword: true },
  DISPLAY: { adGroup: true, ad: 'RESPONSIVE_DISPLAY', keyword: false },
  PERFORMANCE_MAX: { adGroup: false, ad: 'ASSET_GROUP', keyword: false },
};

/**
 * Calls that applying these waves takes. Exact for creates, removals and changes of own fields when
 * nothing was edited meanwhile and no image is in the library yet; for changed places, hours,
 * devices, negative keywords and ad extensions it counts one call per kind of request that may be
 * needed. Operations count changes: Microsoft publishes no daily quota.
 */
export const forecast = (waves: readonly (readonly Change[])[]): CallForecast =>
  waves.map(ofWave).reduce(sum, NOTHING);

const NOTHING: CallForecast = { readCalls: 0, calls: 0, operations: 0 };

const sum = (a: CallForecast, b: CallForecast): CallForecast => ({
  readCalls: a.readCalls + b.readCalls,
  calls: a.calls + b.calls,
  operations: a.operations + b.operations,
});

const ofWave = (wave: readonly Change[]): CallForecast => {
  const { waves, unsupported } = sortWave(wave);
  const parts = [
    campaigns(waves.campaign),
    children(adGroupKind, waves.adGroup),
    ...ads(waves.ad),
    ...keywords(waves.keyword),
  ];
  return { ...parts.reduce(sum, NOTHING), operations: wave.length - unsupported.length };
};

const count = (items: number, batch: number): number => Math.ceil(items / batch);

const campaigns = ({ creates, updates, removes }: WaveOf): CallForecast => ({
  readCalls: [updates, removes].reduce(
    (calls, { length }) => calls + count(length, LIMITS.campaigns) + length * PART_CALLS,
    0,
  ),
  calls:
    total(inChunks(creates, LIMITS.campaigns).map(createCalls)) +
    updateCalls(updates) +
    count(removes.length, LIMITS.campaigns),
  operations: 0,
});

const createCalls = (group: readonly CreateChange[]): number => {
  const after = group.map((change) => attributesAs<CampaignAttributes>(change.after));
  const extensions = total(
    after.map(({ extensions: texts, images }) => texts.length + images.length),
  );
  return (
    1 +
    criteriaCalls(group) +
    uploads(group) +
    count(extensions, LIMITS.adExtensions) +
    count(extensions, LIMITS.extensionAssociations)
  );
};

/** Files that are not yet known to be in the library, ten per call; large ones take more calls. */
const uploads = (changes: readonly (CreateChange | UpdateChange)[]): number =>
  count(
    new Set(
      changes
        .filter((change) => change.action === 'create' || change.fields.includes('images'))
        .flatMap(({ after }) => digestsIn(after['images'])),
    ).size,
    LIMITS.media,
  );

const criteriaCalls = (group: readonly CreateChange[]): number =>
  partRequests(
    group.map((change) => ({
      change,
      campaignId: '',
      after: attributesAs<CampaignAttributes>(change.after),
      fields: Object.keys(change.after),
      existing: NO_PARTS,
    })),
  ).length;

const updateCalls = (updates: readonly UpdateChange[]): number =>
  total(
    inChunks(updates, LIMITS.campaigns).map((group) => {
      const withCriteria = group.filter(({ fields }) =>
        CRITERIA_FIELDS.some((field) => fields.includes(field)),
      );
      const withNegatives = group.filter(({ fields }) => fields.includes('negativeKeywords'));
      const own = group.some(({ fields }) => fields.some(isOwnField)) ? 1 : 0;
      const withExtensions = group.some(
        ({ fields }) => fields.includes('extensions') || fields.includes('images'),
      );
      return (
        own +
        (withCriteria.length > 0 ? 1 + withCriteria.length : 0) +
        withNegatives.length +
        (withExtensions ? EXTENSION_CALLS + uploads(group) : 0)
      );
    }),
  );

/** Unlinking, making, linking. */
const EXTENSION_CALLS = 3;

const ads = ({ creates, updates, removes }: WaveOf): readonly CallForecast[] => {
  const isGroup = ({ campaignType }: Change): boolean => campaignType === 'PERFORMANCE_MAX';
  const isAd = (change: Change): boolean => !isGroup(change);
  return [
    children(adKind, {
      creates: creates.filter(isAd),
      updates: updates.filter(isAd),
      removes: removes.filter(isAd),
    }),
    children(assetGroupKind, {
      creates: creates.filter(isGroup),
      updates: updates.filter(isGroup),
      removes: removes.filter(isGroup),
    }),
  ];
};

const keywords = (wave: WaveOf): readonly CallForecast[] => {
  const isNegative = ({ after }: CreateChange | UpdateChange): boolean =>
    after['negative'] === true;
  return [
    children(keywordKind, {
      ...wave,
      creates: wave.creates.filter((one) => !isNegative(one)),
      updates: wave.updates.filter((one) => !isNegative(one)),
    }),
    children(negativeKind, {
      creates: wave.creates.filter(isNegative),
      updates: wave.updates.filter(isNegative),
      removes: [],
    }),
  ];
};

const children = (kind: ChildKind, { creates, updates, removes }: WaveOf): CallForecast => ({
  readCalls: byParent(updates).size + byParent(removes).size,
  calls:
    (kind.images ? uploads(creates) + total([...byParent(updates).values()].map(uploads)) : 0) +
    calls(creates, kind.batch) +
    (kind.updating ? calls(updates, kind.batch) : 0) +
    calls(removes, kind.deleteBatch),
  operations: 0,
});

const calls = (changes: readonly Change[], batch: number): number =>
  total([...byParent(changes).values()].map(({ length }) => count(length, batch)));

const total = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);
