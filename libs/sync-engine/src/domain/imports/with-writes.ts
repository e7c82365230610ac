import { NOTHING_KNOWN, reviseAd, reviseAdGroup, reviseCampaign, reviseKeyword } from '@switchyard/catalog/domain';
import type { IdPrefix, Ids } from '@switchyard/kernel';
import type { CampaignTree } from '../snapshot';
import type { LocalWrite } from './local-write';

/** A tree as it would be after a write: throws the refusal that the catalog would. Ids of new rows stand for nothing, times stay. */
export const withWrite = (tree: CampaignTree, write: LocalWrite, timeZone: string): CampaignTree => {
  const { campaign } = tree;
  const { currency } = campaign;
  const world = { ids: NO_IDS, now: campaign.updatedAt, account: { currency, timeZone }, stamps: NOTHING_KNOWN, currency };
  switch (write.entity) {
    case 'campaign':
      return { ...tree, campaign: reviseCampaign(campaign, write.changes, world) };
    case 'adGroup':
      return { ...tree, adGroups: tree.adGroups.map((row) => (row.id === write.id ? reviseAdGroup(row, write.changes, world) : row)) };
    case 'ad':
      return { ...tree, ads: tree.ads.map((row) => (row.id === write.id ? reviseAd(row, write.changes, world) : row)) };
    case 'keyword':
      return { ...tree, keywords: tree.keywords.map((row) => (row.id === write.id ? reviseKeyword(row, write.changes, world) : row)) };
    default:
      return write satisfies never;
  }
};

export const withWrites = (tree: CampaignTree, writes: readonly LocalWrite[], timeZone: string): CampaignTree =>
  writes.reduce((before, write) => withWrite(before, write, timeZone), tree);

const NO_IDS: Ids = { next: (prefix: IdPrefix) => `${prefix}_new` };
