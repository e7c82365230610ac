import { momentField, OWN_READERS } from '../store/own-fields';
import type { Entity } from '../store/entity';
import { objectIn, textIn } from '../../json/fields';
import { Link, type NodeType, type Scene, words } from '../wire/node-type';
import { issuesOf, reviewFeedback } from './review-feedback';

/** Ads as they are read (the vendor's field list). */
export const adNode: NodeType = {
  typeName: 'Ad',
  names: words(`
    account_id ad_active_time ad_review_feedback ad_schedule_end_time ad_schedule_start_time adlabels adset adset_id bid_amount bid_info bid_type campaign
    campaign_id configured_status conversion_domain conversion_specs created_time creative creative_asset_groups_spec demolink_hash display_sequence
    effective_status engagement_audience failed_delivery_checks id issues_info last_updated_by_app_id name placement preview_shareable_link priority
    recommendations source_ad source_ad_id special_ad_categories status targeting tracking_and_conversion_with_defaults tracking_specs updated_time
  `),
  readers: {
    ...OWN_READERS,
    adset_id: ({ parentId }: Entity) => parentId,
    campaign_id: (ad: Entity, { world }: Scene) => adsetOf(ad, { world })?.parentId,
    adset: (ad: Entity, scene: Scene) => linkTo(adsetOf(ad, scene)),
    campaign: (ad: Entity, scene: Scene) =>
      linkTo(scene.world.table('campaign').get(adsetOf(ad, scene)?.parentId ?? '')),
    creative: ({ fields }: Entity, { world }: Scene) =>
      linkTo(world.table('adcreative').get(textIn(objectIn(fields, 'creative'), 'creative_id'))),
    ad_schedule_start_time: momentField('ad_schedule_start_time'),
    ad_schedule_end_time: momentField('ad_schedule_end_time'),
    ad_review_feedback: reviewFeedback,
    issues_info: issuesOf,
    tracking_specs: ({ fields }: Entity) =>
      fields.tracking_specs ?? [{ 'action.type': ['offsite_conversion'] }],
  },
  edges: {},
};

const adsetOf = ({ parentId = '' }: Entity, { world }: Pick<Scene, 'world'>): Entity | undefined =>
  world.table('adset').get(parentId);
const linkTo = (entity: Entity | undefined) => (entity ? new Link(entity) : undefined);
