import type { Change } from '../../port/change';
import type { Observed } from '../../port/observed';
import type { ResourceNames } from '../wire/resource-name';
import { createCampaign, removeCampaign, renameCampaign, updateCampaign } from './campaign-steps';
import { assetGroupSteps, isAboutAssetGroup, renameAssetGroup } from './asset-group-steps';
import { adGroupSteps, adSteps, keywordSteps, renameAdGroup } from './child-steps';
import type { Making } from './making';
import type { Step } from './step';

/** The operations of one change. `seen` is what the platform holds; an update of something unseen has none. */
export const stepsFor = (
  change: Change,
  seen: Observed | undefined,
  making: Making,
): readonly Step[] => {
  switch (change.entity) {
    case 'campaign':
      return campaignSteps(change, seen, making);
    case 'adGroup':
      return adGroupSteps(change, making);
    case 'ad':
      return isAboutAssetGroup(change)
        ? assetGroupSteps(change, seen, making)
        : adSteps(change, making);
    case 'keyword':
      return keywordSteps(change, making);
  }
};

/** Gives an object a name for a moment, so that others can take its own. */
export const renameStep = (
  change: Change & { readonly remoteId: string },
  name: string,
  names: ResourceNames,
): Step => {
  switch (change.entity) {
    case 'campaign':
      return renameCampaign(change.remoteId, name, names);
    case 'ad':
      return renameAssetGroup(change.remoteId, name, names);
    default:
      return renameAdGroup(change.remoteId, name, names);
  }
};

const campaignSteps = (
  change: Change,
  seen: Observed | undefined,
  making: Making,
): readonly Step[] => {
  switch (change.action) {
    case 'create':
      return createCampaign(change, making);
    case 'update':
      return seen ? updateCampaign(change, seen, making) : [];
    case 'remove':
      return removeCampaign(change, making.names);
  }
};
