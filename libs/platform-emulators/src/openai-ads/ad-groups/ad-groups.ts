import { servingIssues } from '../delivery/serving-issues';
import type { Resource } from '../resources/resource';
import type { Scene } from '../resources/scene';
import { type Fields, listIn, objectIn, textIn } from '../../json/fields';
import { invalidValue } from '../wire/refusal';
import { createAdGroupShape, updateAdGroupShape } from './ad-group-shape';
import { checkBidding } from './bidding-rules';
import { isBidTooLow } from './bid-too-low';

/** Ad groups: bidding and context hints (platform document 4b). Their answers do not name the campaign. */
export const adGroups: Resource = {
  kind: 'ad_group',
  path: '/ad_groups',
  label: 'ad group',
  parent: { kind: 'campaign', member: 'campaign_id', label: 'campaign' },
  createShape: createAdGroupShape,
  updateShape: updateAdGroupShape,
  includes: ['serving_issues', 'bid_too_low'],
  needsKey: (body) => textIn(objectIn(body, 'bidding_config'), 'strategy').startsWith('maximize_'),
  settle: (given, scene, parentId, before) =>
    settle({ ...before?.fields, ...given }, given, scene, parentId),
  isReviewed: () => false,
  read: ({ fields }) => readAdGroup(fields),
  readIncluded: (entity, scene, name) =>
    name === 'bid_too_low' ? isBidTooLow(entity) : servingIssues(entity, scene),
};

function settle(
  merged: Fields,
  given: Fields,
  { world, account }: Scene,
  campaignId: string,
): Fields {
  if (merged.product_set !== undefined && merged.product_set !== null) {
    throw invalidValue('product_set', 'Only campaigns of a product feed have product sets.');
  }
  const fields = {
    ...merged,
    bidding_config: { strategy: 'fixed_bid', ...objectIn(merged, 'bidding_config') },
  };
  const campaign = world.find('campaign', account.id, campaignId);
  if (campaign && given.bidding_config !== undefined) checkBidding(fields.bidding_config, campaign);
  return fields;
}

function readAdGroup(fields: Fields): Fields {
  return {
    name: fields.name,
    description: fields.description ?? null,
    context_hints: listIn(fields, 'context_hints'),
    product_set: null,
    status: fields.status,
    bidding_config: fields.bidding_config,
    landing_page_configuration: fields.landing_page_configuration ?? null,
  };
}
