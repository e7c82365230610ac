import {
  Decimal,
  Flag,
  ListOf,
  ListQuery,
  Nested,
  OneOf,
  Text,
  WholeNumber,
} from '@switchyard/http-kit';
import { PLATFORM_IDS, type PlatformId } from '@switchyard/kernel';
import {
  AD_TYPES,
  CAMPAIGN_TYPES,
  type CampaignType,
  MEDIA_ROLES,
  type MediaRule,
  type MediaTotal,
} from '@switchyard/platforms/domain';
import type {
  MediaRequirements,
  TextRequirement,
} from '../../domain/validation/media-requirements';
import { Platform } from '../plan-fields';

const Pixels = (description: string, example: number) =>
  WholeNumber({ min: 1, max: 100_000, description, example, clearable: true });
const Role = () =>
  OneOf(MEDIA_ROLES, {
    description: 'The role of the file.',
    example: 'MARKETING_IMAGE',
  });
const TakerAdType = () =>
  OneOf(AD_TYPES, {
    description: 'Its type of ad; null: it belongs to the campaign.',
    example: 'RESPONSIVE_DISPLAY',
    clearable: true,
  });
const Most = (description: string, example: number) =>
  WholeNumber({ min: 0, max: 1_000, description, example });

/** What files of one role must be like. Pixels and bytes. */
class MediaRoleDto {
  @Role() role!: MediaRule['role'];
  @TakerAdType() adType!: MediaRule['adType'];
  @Flag({ description: 'Whether nothing goes there without one.', example: true })
  required!: boolean;
  @ListOf(Role(), {
    maxItems: 10,
    description:
      'Roles of which one file is enough and shown, the first that is there; absent when a role counts by itself.',
    example: ['MARKETING_IMAGE', 'SQUARE_MARKETING_IMAGE'],
    optional: true,
  })
  oneOf?: readonly MediaRule['role'][];
  @Most('Least files of an ad, or of the campaign.', 1) min!: number;
  @Most('Most files.', 15) max!: number;
  @Decimal({
    min: 0.01,
    max: 100,
    description: 'Width over height; null: any.',
    example: 1.91,
    clearable: true,
  })
  aspectRatio!: number | null;
  @Decimal({
    min: 0,
    max: 1,
    description: 'How far a file may be from it, as a part of it.',
    example: 0.01,
  })
  ratioTolerance!: number;
  @Pixels('Least width.', 600) minWidth!: number | null;
  @Pixels('Least height.', 314) minHeight!: number | null;
  @Pixels('Most width; null: none.', 2_592) maxWidth!: number | null;
  @Pixels('Most height; null: none.', 2_048) maxHeight!: number | null;
  @Pixels('Recommended width.', 1_200) recommendedWidth!: number | null;
  @Pixels('Recommended height.', 628) recommendedHeight!: number | null;
  @WholeNumber({
    min: 1,
    max: 1_000_000_000,
    description: 'Most bytes.',
    example: 5_242_880,
    clearable: true,
  })
  maxBytes!: number | null;
  @ListOf(Text({ max: 100, description: 'A type of file.', example: 'image/png' }), {
    maxItems: 50,
    description: 'Empty when there is no file (videos on YouTube).',
    example: ['image/jpeg', 'image/png'],
  })
  mimeTypes!: readonly string[];
}

export const exampleMedia = {
  role: 'MARKETING_IMAGE',
  adType: 'RESPONSIVE_DISPLAY',
  required: true,
  min: 1,
  max: 15,
  aspectRatio: 1.91,
  ratioTolerance: 0.01,
  minWidth: 600,
  minHeight: 314,
  maxWidth: null,
  maxHeight: null,
  recommendedWidth: 1_200,
  recommendedHeight: 628,
  maxBytes: 5_242_880,
  mimeTypes: ['image/gif', 'image/jpeg', 'image/png'],
};

const toMediaRoleDto = (rule: MediaRule): MediaRoleDto => ({
  role: rule.role,
  adType: rule.adType,
  required: rule.min > 0,
  ...(rule.oneOf ? { oneOf: rule.oneOf } : {}),
  min: rule.min,
  max: rule.max,
  aspectRatio: rule.aspectRatio,
  ratioTolerance: rule.ratioTolerance,
  minWidth: rule.minWidth,
  minHeight: rule.minHeight,
  maxWidth: rule.maxWidth ?? null,
  maxHeight: rule.maxHeight ?? null,
  recommendedWidth: rule.recommendedWidth,
  recommendedHeight: rule.recommendedHeight,
  maxBytes: rule.maxBytes,
  mimeTypes: rule.mimeTypes,
});

const OfCampaignType = () =>
  OneOf(CAMPAIGN_TYPES, { description: 'The type of campaign.', example: 'DISPLAY' });
const Source = () =>
  Text({
    max: 500,
    description: "The platform's document that says so.",
    example: 'Google Ads API v25, ResponsiveDisplayAdInfo',
  });
const Unverified = () => Flag({ description: 'True when no document proves it.', example: false });

/** What files of one role must be like on campaigns of one type. */
export class MediaRuleDto extends MediaRoleDto {
  @OfCampaignType() campaignType!: MediaRule['campaignType'];
  @Source() source!: string;
  @Unverified() unverified!: boolean;
}

/** Files of several roles counted together. */
class MediaTotalDto {
  @TakerAdType() adType!: MediaTotal['adType'];
  @ListOf(Role(), {
    maxItems: 10,
    description: 'Roles counted together.',
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

const exampleTotal = {
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

const toMediaTotalDto = ({ adType, roles, max }: MediaTotal): MediaTotalDto => ({
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

const OfType = () =>
  OneOf(CAMPAIGN_TYPES, { description: 'The type of campaign.', example: 'DISPLAY' });

/** Filters of `GET /media-requirements`. */
export class MediaRequirementsQuery extends ListQuery {
  @OneOf(PLATFORM_IDS, {
    description: 'Only of this platform; none while campaigns cannot be sent there.',
    example: 'google-ads',
    optional: true,
  })
  readonly platform?: PlatformId;
  @OneOf(CAMPAIGN_TYPES, {
    name: 'CampaignType',
    description: 'Only of this type, on platforms that take it.',
    example: 'DISPLAY',
    optional: true,
  })
  readonly campaignType?: CampaignType;
}

/** How much of one text. */
export class TextRequirementDto {
  @Text({ max: 100, description: 'Member of the ad.', example: 'headlines' }) field!: string;
  @TakerAdType() adType!: TextRequirement['adType'];
  @Most('Least texts.', 1) min!: number;
  @Most('Most texts.', 5) max!: number;
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
    description: 'By the type of ad that takes them.',
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
    description: 'By the type of ad that has them.',
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
