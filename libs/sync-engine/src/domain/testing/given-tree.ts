import {
  type AdGroupInput,
  type AdInput,
  type Asset,
  type AssetBinding,
  type AssetInput,
  type AssetRole,
  bindAsset,
  type CampaignInput,
  createAd,
  createAdGroup,
  createAsset,
  createCampaign,
  createKeyword,
  type KeywordInput,
  mediaKindOf,
  NOTHING_KNOWN,
  READY,
  ROLE_TYPES,
} from '@switchyard/catalog/domain';
import { TimeSortedIds } from '@switchyard/kernel';
import { type Capabilities, createPlatforms, type Finding } from '@switchyard/platforms';
import type { CampaignTree, Target, TreeAsset } from '../basis/campaign-tree';

const world = {
  account: { currency: 'EUR', timeZone: 'Europe/Berlin' },
  currency: 'EUR',
  ids: new TimeSortedIds(),
  now: new Date('2026-11-21T12:00:00.000Z'),
  stamps: NOTHING_KNOWN,
};

/** What differs from a campaign that has nothing wrong with it. */
export interface TreeInput {
  readonly campaign?: Partial<CampaignInput>;
  readonly adGroups?: readonly Partial<AdGroupInput>[];
  /** Of the first ad group. */
  readonly ads?: readonly Partial<AdInput>[];
  readonly keywords?: readonly Partial<KeywordInput>[];
  readonly assets?: readonly AssetAt[];
}

/**
 * An asset where it is attached; `index` is that of the ad or ad group. Pictures are 1200x628 PNG
 * unless they say otherwise.
 */
export interface AssetAt {
  readonly role: AssetRole;
  readonly at?: AssetBinding['scope'];
  readonly index?: number;
  readonly input?: Partial<AssetInput>;
  readonly is?: Partial<Asset>;
}

const texts = (...each: string[]) => each.map((text) => ({ text }));

const soundCampaign: CampaignInput = {
  name: 'Autumn',
  type: 'SEARCH',
  budget: 10,
  platforms: ['google-ads'],
  declarations: { politicalAdvertising: 'NONE' },
  geoTargets: [{ kind: 'AREA', name: 'Berlin', criterionId: '1003854', msLocationId: '5321' }],
};

/**
 * A campaign that every search network takes without a word, but for what the input says otherwise.
 */
export const givenTree = ({
  campaign = {},
  adGroups = [{}],
  ads = [{}],
  keywords = [{}],
  assets = [],
}: TreeInput = {}): CampaignTree => {
  const { status = 'PAUSED', ...input } = { ...soundCampaign, ...campaign };
  const row = { ...createCampaign('spc_1', input, world), status };
  const groups = adGroups.map((input, index) =>
    createAdGroup('spc_1', { campaignId: row.id, name: `Group ${index}`, ...input }, world),
  );
  const adGroupId = groups[0]?.id ?? 'adg_none';
  const made = ads.map((input) =>
    createAd(
      'spc_1',
      row.id,
      {
        adGroupId,
        type: 'RESPONSIVE_SEARCH',
        headlines: texts('One', 'Two', 'Three'),
        descriptions: texts('First', 'Second'),
        finalUrl: 'https://example.com',
        ...input,
      },
      world,
    ),
  );
  const owners = { CAMPAIGN: [row], AD_GROUP: groups, AD: made };
  return {
    campaign: row,
    adGroups: groups,
    ads: made,
    assets: assets.map((each) =>
      attach(each, row.id, owners[each.at ?? 'AD'][each.index ?? 0]?.id ?? 'none'),
    ),
    keywords: keywords.map((input) =>
      createKeyword(
        'spc_1',
        row.id,
        { adGroupId, text: 'shoes', matchType: 'EXACT', ...input },
        world,
      ),
    ),
  };
};

const attach = (
  { role, at = 'AD', input, is }: AssetAt,
  campaignId: string,
  ownerId: string,
): TreeAsset => {
  const type = ROLE_TYPES[role][0]!;
  const asset = {
    ...createAsset('spc_1', { type, name: role, ...input }, world),
    ...(mediaKindOf(type) ? picture() : {}),
    ...is,
  };
  return {
    asset,
    binding: bindAsset(asset, { scope: at, id: ownerId, campaignId, adGroupId: null }, role, world),
  };
};

let pictures = 0;

/** Each has bytes of its own. */
const picture = (): Partial<Asset> => ({
  size: 1_000,
  width: 1_200,
  height: 628,
  mimeType: 'image/png',
  sha256: String((pictures += 1)).padStart(64, '0'),
  fetch: READY,
});

export const givenTarget = (more: Partial<Target> = {}): Target => ({
  platform: 'google-ads',
  connectionId: 'con_1',
  externalAccountId: '1',
  currency: 'EUR',
  timeZone: 'Europe/Berlin',
  driftPolicy: 'MERGE',
  status: 'ACTIVE',
  declarations: {},
  settings: ['customerId'],
  ...more,
});

export const connectors = createPlatforms();
export const google: Capabilities = connectors.get('google-ads')!.capabilities;
export const microsoft: Capabilities = connectors.get('microsoft-ads')!.capabilities;

/** `kind CODE field` of each finding. */
export const brief = (findings: readonly Finding[]): readonly string[] =>
  findings.map(({ kind, code, field }) => `${kind} ${code} ${field ?? '-'}`);
