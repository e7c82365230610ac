import type { Change } from '../../port/change';
import type { Observed } from '../../port/observed';
import type { ResourceNames } from '../wire/resource-name';
import { createCampaign, removeCampaign, renameCampaign, updateCampaign } from './campaign-steps';
import { adGroupSteps, adSteps, keywordSteps, renameAdGroup } from './child-steps';
import type { Step } from './step';

/** Hands out negative ids for new resources, none twice (NewResourceCreationError.DUPLICATE_TEMP_IDS). */
export const temporaryIds = (): (() => string) => {
  let last = 0;
  return () => String((last -= 1));
};

/** The operations of one change. `seen` is what the platform holds; an update of something unseen has none. */
export const stepsFor = (change: Change, seen: Observed | undefined, names: ResourceNames, temporary: () => string): readonly Step[] => {
  switch (change.entity) {
    case 'campaign':
      return campaignSteps(change, seen, names, temporary);
    case 'adGroup':
      return adGroupSteps(change, names);
    case 'ad':
      return adSteps(change, names);
    case 'keyword':
      return keywordSteps(change, names);
  }
};

/** Gives an object a name for a moment, so that others can take its own. */
export const renameStep = (change: Change & { readonly remoteId: string }, name: string, names: ResourceNames): Step =>
  change.entity === 'campaign' ? renameCampaign(change.remoteId, name, names) : renameAdGroup(change.remoteId, name, names);

const campaignSteps = (change: Change, seen: Observed | undefined, names: ResourceNames, temporary: () => string): readonly Step[] => {
  switch (change.action) {
    case 'create':
      return createCampaign(change, names, temporary);
    case 'update':
      return seen ? updateCampaign(change, seen, names) : [];
    case 'remove':
      return removeCampaign(change, names);
  }
};
