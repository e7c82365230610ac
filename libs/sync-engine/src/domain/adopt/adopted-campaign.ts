import { createCampaign, type Campaign, type CampaignType } from '@switchyard/catalog/domain';
import { amountFromMicros, isRefusal } from '@switchyard/kernel';
import type { Observed } from '@switchyard/platforms';
import type { ImportSite } from '../imports';
import type { CampaignTree } from '../snapshot';
import type { AdoptionWorld } from './adoption';
import { idsBelow } from './adopted-id';
import { foundFields } from './found-fields';
import { takenOver } from './taken-over';

/** The campaign alone, saying what its object says; undefined when not even a name and a daily budget can be held. */
export const adoptedCampaign = (
  observed: Observed,
  type: CampaignType,
  site: ImportSite,
  world: AdoptionWorld,
): CampaignTree | undefined => {
  const bare = bareCampaign(observed, type, world);
  return (
    bare &&
    takenOver(
      { campaign: bare, adGroups: [], ads: [], keywords: [], assets: [] },
      { entity: 'campaign', id: bare.id },
      foundFields(observed),
      site,
    )
  );
};

const bareCampaign = (
  { remoteId, attributes }: Observed,
  type: CampaignType,
  { spaceId, target, idOf, at }: AdoptionWorld,
): Campaign | undefined => {
  const { name, budgetMicros } = attributes;
  const { platform, connectionId, currency, timeZone } = target;
  const id = idOf('campaign', remoteId);
  try {
    const input = {
      name: String(name),
      type,
      platforms: [platform],
      connectionIds: { [platform]: connectionId },
      budget: amountFromMicros(Number(budgetMicros)),
      currency,
      languages: [],
    };
    return createCampaign(spaceId, input, {
      account: { currency, timeZone },
      ids: idsBelow(id, id),
      now: at,
    });
  } catch (error) {
    if (!isRefusal(error)) throw error;
    return undefined;
  }
};
