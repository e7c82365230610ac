import { servingIssues } from '../delivery/serving-issues';
import type { Resource } from '../resources/resource';
import type { Entity } from '../store/entity';
import { type Fields, listIn, objectIn, textIn } from '../../json/fields';
import { checkCampaign } from './campaign-rules';
import { type BiddingType, createCampaignShape, updateCampaignShape } from './campaign-shape';
import { readTargeting } from './targeting';

const OBJECTIVES: Readonly<Record<BiddingType, string>> = {
  impressions: 'reach',
  clicks: 'clicks',
  conversions: 'conversions',
};

export const biddingTypeOf = ({ fields }: Entity): BiddingType =>
  textIn(fields, 'bidding_type') as BiddingType;

/** What a campaign of a bidding type is billed by. */
export const billingEventOf = (type: BiddingType): 'impression' | 'click' =>
  type === 'impressions' ? 'impression' : 'click';

/** Campaigns: budget, dates, targeting and what is bid for (platform document 4b). */
export const campaigns: Resource = {
  kind: 'campaign',
  path: '/campaigns',
  label: 'campaign',
  createShape: createCampaignShape,
  updateShape: updateCampaignShape,
  includes: ['serving_issues'],
  needsKey: () => false,
  settle: (given, scene, _parentId, before) => {
    const fields = { bidding_type: 'impressions', ...before?.fields, ...given };
    checkCampaign(fields, scene, before);
    return fields;
  },
  isReviewed: () => false,
  read: ({ fields }) => readCampaign(fields),
  readIncluded: (entity, scene) => servingIssues(entity, scene),
};

function readCampaign(fields: Fields): Fields {
  const type = textIn(fields, 'bidding_type') as BiddingType;
  return {
    name: fields.name,
    description: fields.description ?? null,
    status: fields.status,
    mode: null,
    product_feed_id: null,
    start_time: fields.start_time ?? null,
    end_time: fields.end_time ?? null,
    budget: fields.budget,
    bidding_type: type,
    objective: OBJECTIVES[type],
    billing_event_type: billingEventOf(type),
    targeting: readTargeting(objectIn(fields, 'targeting')),
    conversion_event_setting_ids: listIn(fields, 'conversion_event_setting_ids'),
    landing_page_configuration: fields.landing_page_configuration ?? null,
  };
}
