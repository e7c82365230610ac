import {
  type AdChanges,
  type AdGroupChanges,
  type AdText,
  type KeywordChanges,
  NOTHING_KNOWN,
  reviseAd,
  reviseAdGroup,
  reviseCampaign,
  reviseKeyword,
} from '@switchyard/catalog/domain';
import {
  amountFromMicros,
  idFromBytes,
  type IdPrefix,
  type Ids,
  isRefusal,
} from '@switchyard/kernel';
import type { EntityKind, Json } from '@switchyard/platforms/domain';
import type { CampaignTree } from '../basis/campaign-tree';
import { CAMPAIGN_MEMBERS } from './campaign-members';
import {
  type FoundField,
  type ImportSite,
  isAmount,
  isText,
  type LocalWrite,
  rowsOf,
} from './remote-value';

type Members<Changes> = Readonly<Record<string, (value: Json) => Changes | undefined>>;

type Switched = { readonly status: 'ENABLED' | 'PAUSED' };

const LONGEST_NAME = 255;

const status = (value: Json): Switched | undefined =>
  value === 'ENABLED' || value === 'PAUSED' ? { status: value } : undefined;

/** No bid of its own, or a bid; 0 is how some platforms say none. */
const bid = (micros: Json): { readonly maxCpc: number | null } | undefined => {
  if (micros === null || micros === 0) return { maxCpc: null };
  return isAmount(micros) ? { maxCpc: amountFromMicros(micros) } : undefined;
};

/**
 * The fields that an ad group has of its own. Everything else that a platform keeps there is the
 * campaign's.
 */
const AD_GROUP_MEMBERS: Members<AdGroupChanges> = {
  name: (value) => (isText(value) && value.length <= LONGEST_NAME ? { name: value } : undefined),
  status,
  maxCpcMicros: bid,
  contextHints: (value) =>
    Array.isArray(value) && (value as readonly Json[]).every(isText)
      ? { contextHints: value as readonly string[] }
      : undefined,
};

const texts =
  (member: 'headlines' | 'descriptions') =>
  (value: Json): AdChanges | undefined => {
    const rows = rowsOf(value);
    return rows?.every(({ text }) => isText(text))
      ? {
          [member]: rows.map(({ text, pinned }): AdText => ({
            text: String(text),
            ...(typeof pinned === 'number' && { pinned }),
          })),
        }
      : undefined;
  };

const text =
  (member: 'longHeadline' | 'businessName' | 'callToAction' | 'path1' | 'path2') =>
  (value: Json): AdChanges | undefined =>
    value === null || isText(value) ? { [member]: value } : undefined;

const AD_MEMBERS: Members<AdChanges> = {
  status,
  headlines: texts('headlines'),
  descriptions: texts('descriptions'),
  finalUrl: (value) =>
    isText(value) && /^https?:\/\//i.test(value) && value.length <= 2048
      ? { finalUrl: value }
      : undefined,
  longHeadline: text('longHeadline'),
  businessName: text('businessName'),
  callToAction: text('callToAction'),
  path1: text('path1'),
  path2: text('path2'),
};

const KEYWORD_MEMBERS: Members<KeywordChanges> = { status, maxCpcMicros: bid };

/** The object that a value was found at. */
export interface Subject {
  readonly entity: EntityKind;
  /** Our own id. */
  readonly id: string;
}

/**
 * The changes of the catalog that reproduce the platform's value; undefined when the catalog cannot
 * express it. Pure.
 */
export const writesOf = (
  subject: Subject,
  found: FoundField,
  tree: CampaignTree,
  site: ImportSite,
): readonly LocalWrite[] | undefined =>
  subject.entity === 'campaign'
    ? campaignWrites(found, tree, site)
    : (ownWrites(subject, found, tree) ?? campaignWrites(found, tree, site, subject));

/**
 * Platforms keep on ad groups and ads what we keep on the campaign. Names, switches and bids of
 * those are their own.
 */
const campaignWrites = (
  { field, value }: FoundField,
  { campaign }: CampaignTree,
  site: ImportSite,
  below?: Subject,
): readonly LocalWrite[] | undefined => {
  if (below && OWN_BELOW.has(field)) return undefined;
  const changes = Object.hasOwn(CAMPAIGN_MEMBERS, field)
    ? CAMPAIGN_MEMBERS[field]?.(value, campaign, site)
    : undefined;
  return changes && [{ entity: 'campaign', id: campaign.id, changes }];
};

const OWN_BELOW: ReadonlySet<string> = new Set(['name', 'status', 'budgetMicros']);

const ownWrites = (
  { entity, id }: Subject,
  { field, value }: FoundField,
  tree: CampaignTree,
): readonly LocalWrite[] | undefined => {
  switch (entity) {
    case 'adGroup':
      return written({ entity, id, changes: member(AD_GROUP_MEMBERS, field)?.(value) });
    case 'ad':
      return tree.campaign.type === 'PERFORMANCE_MAX'
        ? assetGroupWrites(id, { field, value }, tree)
        : written({ entity, id, changes: member(AD_MEMBERS, field)?.(value) });
    case 'keyword':
      return written({ entity, id, changes: member(KEYWORD_MEMBERS, field)?.(value) });
    case 'campaign':
      return undefined;
    default:
      return entity satisfies never;
  }
};

/**
 * An asset group is our ad together with its ad group: the name is the group's, and it runs only
 * where both do.
 */
const assetGroupWrites = (
  id: string,
  { field, value }: FoundField,
  { ads }: CampaignTree,
): readonly LocalWrite[] | undefined => {
  const groupId = ads.find((ad) => ad.id === id)?.adGroupId ?? '';
  if (field === 'adGroupName') {
    return written({
      entity: 'adGroup',
      id: groupId,
      changes: member(AD_GROUP_MEMBERS, 'name')?.(value),
    });
  }
  const own = written({ entity: 'ad', id, changes: member(AD_MEMBERS, field)?.(value) });
  return field === 'status' && value === 'ENABLED' && own
    ? [...own, { entity: 'adGroup', id: groupId, changes: { status: 'ENABLED' } }]
    : own;
};

const member = <T>(members: Readonly<Record<string, T>>, field: string): T | undefined =>
  Object.hasOwn(members, field) ? members[field] : undefined;

type Written<Write> = Write extends { readonly changes: infer Changes }
  ? Omit<Write, 'changes'> & { readonly changes: Changes | undefined }
  : never;

const written = (write: Written<LocalWrite>): readonly LocalWrite[] | undefined =>
  write.changes === undefined ? undefined : [write as LocalWrite];

/**
 * One patch per object that takes over all these fields of a subject together; fields that our
 * catalog has no words for are left out.
 */
export const mergedWrites = (
  subject: Subject,
  found: readonly FoundField[],
  tree: CampaignTree,
  site: ImportSite,
): readonly LocalWrite[] => {
  const merged = new Map<string, LocalWrite>();
  let after = tree;
  for (const field of found) {
    const writes = writesOf(subject, field, after, site) ?? [];
    for (const write of writes) {
      merged.set(write.id, {
        ...write,
        changes: { ...merged.get(write.id)?.changes, ...write.changes },
      } as LocalWrite);
    }
    after = withoutRefusal(after, writes, site.timeZone);
  }
  return [...merged.values()];
};

/**
 * A value that one field alone cannot take may be right together with the next fields: the writer
 * judges the whole patch at the end.
 */
const withoutRefusal = (
  tree: CampaignTree,
  writes: readonly LocalWrite[],
  timeZone: string,
): CampaignTree => {
  try {
    return withWrites(tree, writes, timeZone);
  } catch (error) {
    if (!isRefusal(error)) throw error;
    return tree;
  }
};

/**
 * A tree as it would be after a write: throws the refusal that the catalog would. Ids of new rows
 * stand for nothing, times stay.
 */
export const withWrite = (
  tree: CampaignTree,
  write: LocalWrite,
  timeZone: string,
): CampaignTree => {
  const { campaign } = tree;
  const { currency } = campaign;
  const world = {
    ids: idsAfter(campaign.geoTargets.length),
    now: campaign.updatedAt,
    account: { currency, timeZone },
    stamps: NOTHING_KNOWN,
    currency,
  };
  switch (write.entity) {
    case 'campaign':
      return { ...tree, campaign: reviseCampaign(campaign, write.changes, world) };
    case 'adGroup':
      return {
        ...tree,
        adGroups: tree.adGroups.map((row) =>
          row.id === write.id ? reviseAdGroup(row, write.changes, world) : row,
        ),
      };
    case 'ad':
      return {
        ...tree,
        ads: tree.ads.map((row) =>
          row.id === write.id ? reviseAd(row, write.changes, world) : row,
        ),
      };
    case 'keyword':
      return {
        ...tree,
        keywords: tree.keywords.map((row) =>
          row.id === write.id ? reviseKeyword(row, write.changes, world) : row,
        ),
      };
    default:
      return write satisfies never;
  }
};

export const withWrites = (
  tree: CampaignTree,
  writes: readonly LocalWrite[],
  timeZone: string,
): CampaignTree => writes.reduce((before, write) => withWrite(before, write, timeZone), tree);

/**
 * Ids that stand for nothing: rows of places need one each. Counted on from those that there may be
 * already.
 */
const idsAfter = (used: number): Ids => {
  let count = used;
  return {
    next: (prefix: IdPrefix) => {
      const bytes = new Uint8Array(16);
      new DataView(bytes.buffer).setUint32(12, (count += 1));
      return idFromBytes(prefix, bytes);
    },
  };
};
