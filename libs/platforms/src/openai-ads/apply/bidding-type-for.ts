import type { CreateChange, UpdateChange } from '../../port/change';
import { asAdGroup } from '../attributes/child-attributes';
import { biddingTypeOf } from '../observe/observe-ad-group';

/** What the campaign of an ad group pays for, told by the strategy that it is to have: answers about ad groups do not say it. */
export const biddingTypeFor = ({ entity, after }: CreateChange | UpdateChange): string =>
  (entity === 'adGroup' ? biddingTypeOf(asAdGroup(after).biddingStrategy.type) : undefined) ??
  'clicks';
