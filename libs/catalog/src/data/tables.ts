import { type ColumnDefinition, type Columns, defineTable, type Table } from '@switchyard/db-kit';
import type {
  Ad,
  AdGroup,
  Angle,
  Asset,
  AssetBinding,
  Business,
  Campaign,
  Concept,
  Keyword,
} from '../domain';

const schema = 'catalog';
const text: ColumnDefinition = { type: 'text' };
const optionalText: ColumnDefinition = { type: 'text', nullable: true };
const optionalNumber: ColumnDefinition = { type: 'int4', nullable: true };
const moment: ColumnDefinition = { type: 'timestamptz' };
const counter: ColumnDefinition = { type: 'int4' };

/** The predicate of the indexes that keep the caller's keys apart: what has none costs nothing. */
export const KEYED = 'external_key is not null';

export const assets = defineTable<Asset>({
  schema,
  name: 'asset',
  scope: 'space',
  rights: { api: 'write', worker: 'write' },
  audit: {},
  primary: ['spaceId', 'id'],
  columns: {
    spaceId: text,
    id: text,
    type: text,
    name: text,
    externalKey: optionalText,
    sourceUrl: optionalText,
    linkText: optionalText,
    description1: optionalText,
    description2: optionalText,
    finalUrl: optionalText,
    calloutText: optionalText,
    header: optionalText,
    values: { type: 'jsonb', nullable: true },
    phoneNumber: optionalText,
    countryCode: optionalText,
    fetch: { type: 'jsonb' },
    fetchRound: counter,
    size: optionalNumber,
    width: optionalNumber,
    height: optionalNumber,
    mimeType: optionalText,
    sha256: optionalText,
    createdAt: moment,
    updatedAt: moment,
    version: counter,
  } satisfies Columns<Asset>,
  indexes: [
    {
      name: 'asset_external_key_uq',
      columns: ['spaceId', 'externalKey'],
      unique: true,
      where: KEYED,
    },
    { name: 'asset_newest_idx', columns: ['spaceId', 'createdAt', 'id'] },
    { name: 'asset_sha256_idx', columns: ['spaceId', 'sha256'], where: 'sha256 is not null' },
  ],
});

export const assetBindings = defineTable<AssetBinding>({
  schema,
  name: 'asset_binding',
  scope: 'space',
  rights: { api: 'write', worker: 'write' },
  audit: {},
  primary: ['spaceId', 'id'],
  columns: {
    spaceId: text,
    id: text,
    scope: text,
    campaignId: text,
    adGroupId: optionalText,
    adId: optionalText,
    ownerId: text,
    assetId: text,
    role: text,
    createdAt: moment,
    updatedAt: moment,
    version: counter,
  } satisfies Columns<AssetBinding>,
  indexes: [
    { name: 'asset_binding_uq', columns: ['spaceId', 'ownerId', 'assetId', 'role'], unique: true },
    { name: 'asset_binding_campaign_idx', columns: ['spaceId', 'campaignId', 'createdAt', 'id'] },
    { name: 'asset_binding_asset_idx', columns: ['spaceId', 'assetId', 'createdAt', 'id'] },
    { name: 'asset_binding_ad_group_idx', columns: ['spaceId', 'adGroupId'] },
    { name: 'asset_binding_newest_idx', columns: ['spaceId', 'createdAt', 'id'] },
  ],
});

interface ContentRow {
  readonly spaceId: string;
  readonly id: string;
  /** Null while the bytes arrive. */
  readonly sha256: string | null;
  readonly createdAt: Date;
}

/** Bytes of assets, once per Space and digest. */
export const assetContents = defineTable<ContentRow>({
  schema,
  name: 'asset_content',
  scope: 'space',
  rights: { api: 'write', worker: 'write' },
  primary: ['spaceId', 'id'],
  columns: {
    spaceId: text,
    id: text,
    sha256: optionalText,
    createdAt: { type: 'timestamptz', default: () => 'now()' },
  } satisfies Columns<ContentRow>,
  indexes: [
    {
      name: 'asset_content_sha256_uq',
      columns: ['spaceId', 'sha256'],
      unique: true,
      where: 'sha256 is not null',
    },
  ],
});

interface ChunkRow {
  readonly spaceId: string;
  readonly contentId: string;
  readonly seq: number;
  readonly bytes: Uint8Array;
}

/** The bytes in pieces, so that no process keeps the whole file in memory. */
export const assetChunks = defineTable<ChunkRow>({
  schema,
  name: 'asset_chunk',
  scope: 'space',
  rights: { api: 'write', worker: 'write' },
  primary: ['spaceId', 'contentId', 'seq'],
  columns: {
    spaceId: text,
    contentId: text,
    seq: counter,
    bytes: { type: 'bytea' },
  } satisfies Columns<ChunkRow>,
});

const assetTables = [assets, assetBindings, assetContents, assetChunks];

/**
 * True for a review in which some platform does not let serve, or not everywhere: the predicate of
 * the indexes that find such rows among all.
 */
export const REFUSED_REVIEW = `review @? '$.*."status" ? (@ == "DISAPPROVED" || @ == "LIMITED")'`;

const jsonb: ColumnDefinition = { type: 'jsonb' };
const micros: ColumnDefinition = { type: 'int8' };
const optionalMicros: ColumnDefinition = { type: 'int8', nullable: true };

export const businesses = defineTable<Business>({
  schema,
  name: 'business',
  scope: 'space',
  rights: { api: 'write', worker: 'write' },
  audit: {},
  primary: ['spaceId', 'id'],
  columns: {
    spaceId: text,
    id: text,
    name: text,
    url: optionalText,
    description: optionalText,
    industry: optionalText,
    targetAudiences: jsonb,
    seoKeywords: jsonb,
    brandVoice: optionalText,
    logoAssetId: optionalText,
    createdAt: moment,
    updatedAt: moment,
    version: counter,
  } satisfies Columns<Business>,
  indexes: [{ name: 'business_newest_idx', columns: ['spaceId', 'createdAt', 'id'] }],
});

export const campaigns = defineTable<Campaign>({
  schema,
  name: 'campaign',
  scope: 'space',
  rights: { api: 'write', worker: 'write' },
  audit: {},
  primary: ['spaceId', 'id'],
  columns: {
    spaceId: text,
    id: text,
    businessId: optionalText,
    externalKey: optionalText,
    name: text,
    nameKey: text,
    type: text,
    objective: text,
    platforms: jsonb,
    connectionIds: jsonb,
    status: text,
    platformStatus: jsonb,
    budgetMicros: micros,
    currency: text,
    platformBudgetsMicros: { type: 'jsonb', nullable: true },
    biddingStrategy: jsonb,
    adSchedule: jsonb,
    adScheduleStructured: jsonb,
    scheduleZone: { type: 'text', default: 'account' },
    scheduleSource: { type: 'jsonb', nullable: true },
    geoTargets: jsonb,
    locationIntent: text,
    targeting: jsonb,
    languages: jsonb,
    networks: jsonb,
    negativeKeywords: jsonb,
    startDate: { type: 'date', nullable: true },
    endDate: { type: 'date', nullable: true },
    finalUrl: optionalText,
    trackingTemplate: optionalText,
    conversionActionIds: jsonb,
    declarations: { type: 'jsonb', nullable: true },
    platformLinks: jsonb,
    syncFailures: { type: 'jsonb', default: () => `'{}'` },
    releases: { type: 'jsonb', default: () => `'[]'` },
    delivery: jsonb,
    hold: { type: 'jsonb', nullable: true },
    treeVersion: counter,
    createdAt: moment,
    updatedAt: moment,
    version: counter,
  } satisfies Columns<Campaign>,
  indexes: [
    {
      name: 'campaign_name_uq',
      columns: ['spaceId', 'nameKey'],
      unique: true,
      where: `status <> 'REMOVED'`,
    },
    {
      name: 'campaign_external_key_uq',
      columns: ['spaceId', 'externalKey'],
      unique: true,
      where: `${KEYED} and status <> 'REMOVED'`,
    },
    { name: 'campaign_newest_idx', columns: ['spaceId', 'createdAt', 'id'] },
    { name: 'campaign_business_idx', columns: ['spaceId', 'businessId'] },
  ],
});

export const adGroups = defineTable<AdGroup>({
  schema,
  name: 'ad_group',
  scope: 'space',
  rights: { api: 'write', worker: 'write' },
  audit: {},
  primary: ['spaceId', 'id'],
  columns: {
    spaceId: text,
    id: text,
    campaignId: text,
    name: text,
    nameKey: text,
    status: text,
    maxCpcMicros: optionalMicros,
    contextHints: jsonb,
    externalKey: optionalText,
    createdAt: moment,
    updatedAt: moment,
    version: counter,
  } satisfies Columns<AdGroup>,
  indexes: [
    { name: 'ad_group_name_uq', columns: ['spaceId', 'campaignId', 'nameKey'], unique: true },
    {
      name: 'ad_group_external_key_uq',
      columns: ['spaceId', 'campaignId', 'externalKey'],
      unique: true,
      where: KEYED,
    },
    { name: 'ad_group_campaign_idx', columns: ['spaceId', 'campaignId', 'createdAt', 'id'] },
    { name: 'ad_group_newest_idx', columns: ['spaceId', 'createdAt', 'id'] },
  ],
});

export const ads = defineTable<Ad>({
  schema,
  name: 'ad',
  scope: 'space',
  rights: { api: 'write', worker: 'write' },
  audit: {},
  primary: ['spaceId', 'id'],
  columns: {
    spaceId: text,
    id: text,
    campaignId: text,
    adGroupId: text,
    type: text,
    status: text,
    headlines: jsonb,
    descriptions: jsonb,
    longHeadline: optionalText,
    businessName: optionalText,
    finalUrl: text,
    path1: optionalText,
    path2: optionalText,
    callToAction: optionalText,
    externalKey: optionalText,
    angleId: optionalText,
    conceptId: optionalText,
    stampProvenance: optionalText,
    review: jsonb,
    createdAt: moment,
    updatedAt: moment,
    version: counter,
  } satisfies Columns<Ad>,
  indexes: [
    {
      name: 'ad_external_key_uq',
      columns: ['spaceId', 'adGroupId', 'externalKey'],
      unique: true,
      where: KEYED,
    },
    { name: 'ad_ad_group_idx', columns: ['spaceId', 'adGroupId', 'createdAt', 'id'] },
    { name: 'ad_campaign_idx', columns: ['spaceId', 'campaignId', 'createdAt', 'id'] },
    { name: 'ad_newest_idx', columns: ['spaceId', 'createdAt', 'id'] },
    { name: 'ad_refused_idx', columns: ['spaceId', 'id'], where: REFUSED_REVIEW },
    {
      name: 'ad_angle_idx',
      columns: ['spaceId', 'angleId', 'createdAt', 'id'],
      where: 'angle_id is not null',
    },
    {
      name: 'ad_concept_idx',
      columns: ['spaceId', 'conceptId', 'createdAt', 'id'],
      where: 'concept_id is not null',
    },
  ],
});

/**
 * The largest table: every index costs each of a thousand inserted rows. The unique one also serves
 * lists of an ad group.
 */
export const keywords = defineTable<Keyword>({
  schema,
  name: 'keyword',
  scope: 'space',
  rights: { api: 'write', worker: 'write' },
  audit: {},
  primary: ['spaceId', 'id'],
  columns: {
    spaceId: text,
    id: text,
    campaignId: text,
    adGroupId: text,
    text,
    textKey: text,
    matchType: text,
    status: text,
    negative: { type: 'boolean' },
    maxCpcMicros: optionalMicros,
    review: jsonb,
    createdAt: moment,
    updatedAt: moment,
    version: counter,
  } satisfies Columns<Keyword>,
  indexes: [
    {
      name: 'keyword_text_uq',
      columns: ['spaceId', 'adGroupId', 'textKey', 'matchType', 'negative'],
      unique: true,
    },
    { name: 'keyword_campaign_idx', columns: ['spaceId', 'campaignId', 'createdAt', 'id'] },
    { name: 'keyword_newest_idx', columns: ['spaceId', 'createdAt', 'id'] },
    { name: 'keyword_refused_idx', columns: ['spaceId', 'id'], where: REFUSED_REVIEW },
  ],
});

export const angles = defineTable<Angle>({
  schema,
  name: 'angle',
  scope: 'space',
  rights: { api: 'write', worker: 'write' },
  audit: {},
  primary: ['spaceId', 'id'],
  columns: {
    spaceId: text,
    id: text,
    businessId: text,
    name: text,
    angleType: text,
    claim: text,
    status: text,
    createdAt: moment,
    updatedAt: moment,
    version: counter,
  } satisfies Columns<Angle>,
  indexes: [
    { name: 'angle_newest_idx', columns: ['spaceId', 'createdAt', 'id'] },
    { name: 'angle_business_idx', columns: ['spaceId', 'businessId', 'createdAt', 'id'] },
  ],
});

export const concepts = defineTable<Concept>({
  schema,
  name: 'concept',
  scope: 'space',
  rights: { api: 'write', worker: 'write' },
  audit: {},
  primary: ['spaceId', 'id'],
  columns: {
    spaceId: text,
    id: text,
    angleId: text,
    name: text,
    attributes: jsonb,
    status: text,
    createdAt: moment,
    updatedAt: moment,
    version: counter,
  } satisfies Columns<Concept>,
  indexes: [
    { name: 'concept_newest_idx', columns: ['spaceId', 'createdAt', 'id'] },
    { name: 'concept_angle_idx', columns: ['spaceId', 'angleId', 'createdAt', 'id'] },
  ],
});

export const catalogTables = [
  businesses,
  campaigns,
  adGroups,
  ads,
  keywords,
  angles,
  concepts,
  ...assetTables,
] as unknown as readonly Table<never>[];
