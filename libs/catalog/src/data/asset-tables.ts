import { defineTable, type ColumnDefinition, type Columns } from '@switchyard/db-kit';
import type { Asset, AssetBinding } from '../domain';

const schema = 'catalog';
const text: ColumnDefinition = { type: 'text' };
const optionalText: ColumnDefinition = { type: 'text', nullable: true };
const optionalNumber: ColumnDefinition = { type: 'int4', nullable: true };
const moment: ColumnDefinition = { type: 'timestamptz' };
const counter: ColumnDefinition = { type: 'int4' };

export const assets = defineTable<Asset>({
  schema,
  name: 'asset',
  scope: 'space',
  rights: { api: 'write', worker: 'write' },
  primary: ['spaceId', 'id'],
  columns: {
    spaceId: text,
    id: text,
    type: text,
    name: text,
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
    { name: 'asset_newest_idx', columns: ['spaceId', 'createdAt', 'id'] },
    { name: 'asset_sha256_idx', columns: ['spaceId', 'sha256'], where: 'sha256 is not null' },
  ],
});

export const assetBindings = defineTable<AssetBinding>({
  schema,
  name: 'asset_binding',
  scope: 'space',
  rights: { api: 'write', worker: 'write' },
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

/** The bytes in pieces, so that nobody has to hold them whole. */
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

export const assetTables = [assets, assetBindings, assetContents, assetChunks];
