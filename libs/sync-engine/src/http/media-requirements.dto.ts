import { ListOf, ListQuery, Nested, OneOf, Text, WholeNumber } from '@switchyard/http-kit';
import { PLATFORM_IDS, type PlatformId } from '@switchyard/kernel';
import { CAMPAIGN_TYPES, type CampaignType } from '@switchyard/platforms/domain';
import type { MediaRequirements, TextRequirement } from '../domain/media-requirements';
import { exampleMedia, MediaRoleDto, Most, TakerAdType, toMediaRoleDto } from './media-role.dto';
import { Platform } from './plan-fields';
import { exampleTotal, MediaTotalDto, toMediaTotalDto } from './platform-media.dto';

const OfType = () =>
  OneOf(CAMPAIGN_TYPES, { description: 'The type of campaign.', example: 'DISPLAY' });

/** Filters of `GET /media-requirements`. */
export class MediaRequirementsQuery extends ListQuery {
  @OneOf(PLATFORM_IDS, {
    description: 'Only this platform; none is listed while campaigns cannot be sent there yet.',
    example: 'google-ads',
    optional: true,
  })
  readonly platform?: PlatformId;
  @OneOf(CAMPAIGN_TYPES, {
    description: 'Only campaigns of this type; platforms that do not take it are left out.',
    example: 'DISPLAY',
    optional: true,
  })
  readonly campaignType?: CampaignType;
}

/** How much of one text. */
export class TextRequirementDto {
  @Text({ max: 100, description: 'Member of the ad.', example: 'headlines' }) field!: string;
  @TakerAdType() adType!: TextRequirement['adType'];
  @Most('Texts that an ad needs.', 1) min!: number;
  @Most('Texts that it may have.', 5) max!: number;
  @WholeNumber({ min: 0, max: 100_000, description: 'Characters of each.', example: 30 })
  maxLength!: number;
}

const exampleText = {
  field: 'headlines',
  adType: 'RESPONSIVE_DISPLAY',
  min: 1,
  max: 5,
  maxLength: 30,
};

/** What one platform asks of the files and texts of campaigns of one type. */
export class MediaRequirementsDto {
  @Platform() platform!: PlatformId;
  @OfType() campaignType!: CampaignType;
  @ListOf(Nested(() => MediaRoleDto, { description: 'One role.', example: exampleMedia }), {
    maxItems: 100,
    description: 'Roles of files, by the type of ad that takes them.',
    example: [exampleMedia],
  })
  roles!: readonly MediaRoleDto[];
  @ListOf(Nested(() => MediaTotalDto, { description: 'One total.', example: exampleTotal }), {
    maxItems: 100,
    description: 'Files of several roles counted together.',
    example: [exampleTotal],
  })
  totals!: readonly MediaTotalDto[];
  @ListOf(Nested(() => TextRequirementDto, { description: 'One text.', example: exampleText }), {
    maxItems: 100,
    description: 'Texts, by the type of ad that has them.',
    example: [exampleText],
  })
  texts!: readonly TextRequirementDto[];
}

export const toMediaRequirementsDto = ({
  platform,
  campaignType,
  roles,
  totals,
  texts,
}: MediaRequirements): MediaRequirementsDto => ({
  platform,
  campaignType,
  roles: roles.map(toMediaRoleDto),
  totals: totals.map(toMediaTotalDto),
  texts: texts.map(({ field, adType, min, max, maxLength }) => ({
    field,
    adType,
    min,
    max,
    maxLength,
  })),
});
