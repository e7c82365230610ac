import { IdOf, NamedListQuery, OneOf } from '@switchyard/http-kit';
import { PLATFORM_IDS, type PlatformId } from '@switchyard/kernel';
import {
  CAMPAIGN_STATUSES,
  CAMPAIGN_TYPES,
  type CampaignStatus,
  type CampaignType,
} from '../domain';
import { exampleId } from './record-fields';

/** The query of `GET /campaigns`. */
export class CampaignQuery extends NamedListQuery {
  @IdOf('biz', {
    description: 'Only campaigns of this business.',
    example: exampleId('biz'),
    optional: true,
  })
  businessId?: string;
  @OneOf(CAMPAIGN_TYPES, {
    description: 'Only campaigns of this type.',
    example: 'SEARCH',
    optional: true,
  })
  type?: CampaignType;
  @OneOf(CAMPAIGN_STATUSES, {
    description: 'Only campaigns with this status; without it, removed ones are left out.',
    example: 'ENABLED',
    optional: true,
  })
  status?: CampaignStatus;
  @OneOf(PLATFORM_IDS, {
    description: 'Only campaigns that run on this platform.',
    example: 'google-ads',
    optional: true,
  })
  platform?: PlatformId;
}
