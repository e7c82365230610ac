import type { Resource } from '../resources/resource';
import { adGroups } from '../ad-groups/ad-groups';
import { ads } from '../ads/ads';
import { campaigns } from '../campaigns/campaigns';
import { KINDS, type Kind } from '../store/entity';

export const ACCOUNT_KIND = 'ad_account';

const RESOURCES: readonly Resource[] = [campaigns, adGroups, ads];

/** The vendor's kind for a word of the control interface; undefined when it means none. */
export const kindOf = (word: string): Kind | undefined =>
  word === 'adGroup' ? 'ad_group' : KINDS.find((one) => one === word);

export const resourceOf = (kind: Kind): Resource | undefined =>
  RESOURCES.find((one) => one.kind === kind);
