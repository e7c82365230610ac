import {
  NOTHING_KNOWN,
  reviseAd,
  reviseAdGroup,
  reviseCampaign,
  reviseKeyword,
} from '@switchyard/catalog/domain';
import { idFromBytes, type IdPrefix, type Ids } from '@switchyard/kernel';
import type { CampaignTree } from '../snapshot';
import type { LocalWrite } from './local-write';

/** A tree as it would be after a write: throws the refusal that the catalog would. Ids of new rows stand for nothing, times stay. */
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

/** Ids that stand for nothing: rows of places need one each. Counted on from those that there may be already. */
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
