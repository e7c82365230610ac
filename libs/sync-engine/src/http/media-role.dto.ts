import { Decimal, Flag, ListOf, OneOf, Text, WholeNumber } from '@switchyard/http-kit';
import { AD_TYPES, MEDIA_ROLES, type MediaRule } from '@switchyard/platforms/domain';

const Pixels = (description: string, example: number) =>
  WholeNumber({ min: 1, max: 100_000, description, example, clearable: true });
export const Role = () =>
  OneOf(MEDIA_ROLES, {
    description: 'The role that a file is attached in.',
    example: 'MARKETING_IMAGE',
  });
export const TakerAdType = () =>
  OneOf(AD_TYPES, {
    description:
      'The type of ad that takes it; null for what stands on the campaign beside its ads.',
    example: 'RESPONSIVE_DISPLAY',
    clearable: true,
  });
export const Most = (description: string, example: number) =>
  WholeNumber({ min: 0, max: 1_000, description, example });

/** What files of one role must be like. Pixels and bytes. */
export class MediaRoleDto {
  @Role() role!: MediaRule['role'];
  @TakerAdType() adType!: MediaRule['adType'];
  @Flag({ description: 'True when nothing goes there without one.', example: true })
  required!: boolean;
  @ListOf(Role(), {
    maxItems: 10,
    description:
      'Roles of which one file is shown and enough, the first that is there; left out when a role counts by itself.',
    example: ['MARKETING_IMAGE', 'SQUARE_MARKETING_IMAGE'],
    optional: true,
  })
  oneOf?: readonly MediaRule['role'][];
  @Most('Files that an ad, or the campaign, needs.', 1) min!: number;
  @Most('Files that it may have.', 15) max!: number;
  @Decimal({
    min: 0.01,
    max: 100,
    description: 'Width over height; null when any will do.',
    example: 1.91,
    clearable: true,
  })
  aspectRatio!: number | null;
  @Decimal({
    min: 0,
    max: 1,
    description: 'How far from it a file may be, as a part of it.',
    example: 0.01,
  })
  ratioTolerance!: number;
  @Pixels('Least width.', 600) minWidth!: number | null;
  @Pixels('Least height.', 314) minHeight!: number | null;
  @Pixels('Most width; null when there is none.', 2_592) maxWidth!: number | null;
  @Pixels('Most height; null when there is none.', 2_048) maxHeight!: number | null;
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
    description: 'Types of files; empty when there is no file (videos on YouTube).',
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

export const toMediaRoleDto = (rule: MediaRule): MediaRoleDto => ({
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
