import {
  createAd, createAdGroup, createCampaign, createKeyword, NOTHING_KNOWN, type AdGroupInput, type AdInput, type CampaignInput, type KeywordInput,
} from '@switchyard/catalog/domain';
import { TimeSortedIds } from '@switchyard/kernel';
import { createPlatforms, type Capabilities, type Finding } from '@switchyard/platforms';
import type { CampaignTree, Target } from '../../snapshot';

const world = { account: { currency: 'EUR', timeZone: 'Europe/Berlin' }, currency: 'EUR', ids: new TimeSortedIds(), now: new Date('2026-11-21T12:00:00.000Z'), stamps: NOTHING_KNOWN };

/** What differs from a campaign that has nothing wrong with it. */
export interface TreeInput {
  readonly campaign?: Partial<CampaignInput>;
  readonly adGroups?: readonly Partial<AdGroupInput>[];
  /** Of the first ad group. */
  readonly ads?: readonly Partial<AdInput>[];
  readonly keywords?: readonly Partial<KeywordInput>[];
}

const texts = (...each: string[]) => each.map((text) => ({ text }));

const soundCampaign: CampaignInput = {
  name: 'Autumn', type: 'SEARCH', budget: 10, platforms: ['google-ads'], declarations: { politicalAdvertising: 'NONE' },
  geoTargets: [{ kind: 'AREA', name: 'Berlin', criterionId: '1003854', msLocationId: '5321' }],
};

/** A campaign that every search network takes without a word, but for what the input says otherwise. */
export const givenTree = ({ campaign = {}, adGroups = [{}], ads = [{}], keywords = [{}] }: TreeInput = {}): CampaignTree => {
  const { status = 'PAUSED', ...input } = { ...soundCampaign, ...campaign };
  const row = { ...createCampaign('spc_1', input, world), status };
  const groups = adGroups.map((input, index) => createAdGroup('spc_1', { campaignId: row.id, name: `Group ${index}`, ...input }, world));
  const adGroupId = groups[0]?.id ?? 'adg_none';
  return {
    campaign: row,
    adGroups: groups,
    ads: ads.map((input) => createAd('spc_1', row.id, {
      adGroupId, type: 'RESPONSIVE_SEARCH', headlines: texts('One', 'Two', 'Three'), descriptions: texts('First', 'Second'), finalUrl: 'https://example.com', ...input,
    }, world)),
    assets: [],
    keywords: keywords.map((input) => createKeyword('spc_1', row.id, { adGroupId, text: 'shoes', matchType: 'EXACT', ...input }, world)),
  };
};

export const givenTarget = (more: Partial<Target> = {}): Target => ({
  platform: 'google-ads', connectionId: 'con_1', externalAccountId: '1', currency: 'EUR', timeZone: 'Europe/Berlin', driftPolicy: 'MERGE', status: 'ACTIVE', declarations: {}, ...more,
});

export const connectors = createPlatforms();
export const google: Capabilities = connectors.get('google-ads')!.capabilities;
export const microsoft: Capabilities = connectors.get('microsoft-ads')!.capabilities;

/** `kind CODE field` of each finding. */
export const brief = (findings: readonly Finding[]): readonly string[] => findings.map(({ kind, code, field }) => `${kind} ${code} ${field ?? '-'}`);
