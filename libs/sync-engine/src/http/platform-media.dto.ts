import { Flag, ListOf, OneOf, Text } from '@switchyard/http-kit';
import { CAMPAIGN_TYPES, type MediaRule, type MediaTotal } from '@switchyard/platforms/domain';
import { MediaRoleDto, Most, Role, TakerAdType, toMediaRoleDto } from './media-role.dto';

const OfCampaignType = () =>
  OneOf(CAMPAIGN_TYPES, { description: 'The type of campaign.', example: 'DISPLAY' });
const Source = () =>
  Text({
    max: 500,
    description: 'The document of the platform that says so.',
    example: 'Google Ads API v25, ResponsiveDisplayAdInfo',
  });
const Unverified = () =>
  Flag({ description: 'True when no document that we hold proves it.', example: false });

/** What files of one role must be like on campaigns of one type. */
export class MediaRuleDto extends MediaRoleDto {
  @OfCampaignType() campaignType!: MediaRule['campaignType'];
  @Source() source!: string;
  @Unverified() unverified!: boolean;
}

/** Files of several roles counted together. */
export class MediaTotalDto {
  @TakerAdType() adType!: MediaTotal['adType'];
  @ListOf(Role(), {
    maxItems: 10,
    description: 'Roles that are counted together.',
    example: ['MARKETING_IMAGE', 'SQUARE_MARKETING_IMAGE'],
  })
  roles!: MediaTotal['roles'];
  @Most('Files of all of them.', 15) max!: number;
}

/** The same on campaigns of one type. */
export class MediaTotalRuleDto extends MediaTotalDto {
  @OfCampaignType() campaignType!: MediaTotal['campaignType'];
  @Source() source!: string;
  @Unverified() unverified!: boolean;
}

export const exampleTotal = {
  adType: 'RESPONSIVE_DISPLAY',
  roles: ['MARKETING_IMAGE', 'SQUARE_MARKETING_IMAGE'],
  max: 15,
};
export const exampleTotalRule = {
  ...exampleTotal,
  campaignType: 'DISPLAY',
  source: 'Google Ads API v25, ResponsiveDisplayAdInfo',
  unverified: false,
};

export const toMediaTotalDto = ({ adType, roles, max }: MediaTotal): MediaTotalDto => ({
  adType,
  roles,
  max,
});

export const toMediaRuleDto = (rule: MediaRule): MediaRuleDto => ({
  ...toMediaRoleDto(rule),
  campaignType: rule.campaignType,
  source: rule.source,
  unverified: rule.unverified ?? false,
});

export const toMediaTotalRuleDto = (total: MediaTotal): MediaTotalRuleDto => ({
  ...toMediaTotalDto(total),
  campaignType: total.campaignType,
  source: total.source,
  unverified: total.unverified ?? false,
});
