import { isOwnField } from '../campaigns/campaign-body';
import { attributesAs } from '../attributes/as-attributes';
import type { CampaignAttributes } from '../attributes/campaign-attributes';
import { adGroupKind } from '../children/ad-group-kind';
import { adKind } from '../children/ad-kind';
import { assetGroupKind } from '../children/asset-group-kind';
import { byParent } from '../children/by-parent';
import type { ChildKind } from '../children/child-kind';
import { keywordKind } from '../children/keyword-kind';
import { negativeKind } from '../children/negative-kind';
import { digestsIn } from '../media/image-links';
import type { Change, CreateChange, UpdateChange } from '../../port/change';
import type { CallForecast } from '../../port/io';
import { NO_PARTS } from '../parts/campaign-parts';
import { partRequests } from '../parts/part-requests';
import { PART_CALLS } from '../parts/read-parts';
import { CRITERIA_FIELDS } from '../parts/wanted-parts';
import { inChunks, LIMITS } from '../wire/limits';
import { sortWave } from './sort-wave';
import type { WaveOf } from './sort-wave';

/**
 * Calls that applying these waves takes. Exact for creates, removals and changes of own fields when nothing was edited meanwhile and
 * no image is in the library yet; for changed places, hours, devices, negative keywords and ad extensions it counts one call per kind of request that may be needed. Operations
 * count changes: Microsoft publishes no daily quota.
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

/** Files of which nobody knows yet that they are in the library, ten per call; large ones take more calls. */
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
      held: NO_PARTS,
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
