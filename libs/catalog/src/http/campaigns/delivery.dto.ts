import {
  type Field,
  Flag,
  ListOf,
  MapOf,
  Nested,
  OneOf,
  Text,
  Timestamp,
} from '@switchyard/http-kit';
import { PLATFORM_IDS, type PlatformId } from '@switchyard/kernel';
import {
  type ByPlatform,
  DELIVERY_REASONS,
  type DeliveryReason,
  type DeliveryReasonCode,
  type Review,
  REVIEW_STATUSES,
  type ReviewStatus,
  SERVING_STATES,
  type ServingState,
} from '../../domain';
import { exampleId } from '../record.dto';

const reason = {
  code: 'NEVER_SYNCED',
  platform: 'google-ads',
  severity: 'BLOCKING',
  message: 'The campaign has never been sent to google-ads.',
  entity: { type: 'campaign', id: exampleId('cmp') },
  fix: 'Preview a sync and trigger it.',
};

export class ReasonEntityDto {
  @Text({ max: 32, description: 'What kind of object.', example: 'campaign' }) type!: string;
  @Text({ max: 64, description: 'Its id.', example: exampleId('cmp') }) id!: string;
}

/** Why a campaign does not serve, or serves less. */
export class DeliveryReasonDto implements DeliveryReason {
  @OneOf(DELIVERY_REASONS, { description: 'Stable code.', example: 'NEVER_SYNCED' })
  code!: DeliveryReasonCode;
  @OneOf(PLATFORM_IDS, { description: 'The platform.', example: 'google-ads' })
  platform!: PlatformId;
  @OneOf(['BLOCKING', 'LIMITING', 'INFO'], {
    description: 'How much it matters.',
    example: 'BLOCKING',
  })
  severity!: DeliveryReason['severity'];
  @Text({
    max: 2_000,
    description: 'For people.',
    example: 'The campaign has never been sent to google-ads.',
  })
  message!: string;
  @Nested(() => ReasonEntityDto, { description: 'What it is about.', example: reason.entity })
  entity!: ReasonEntityDto;
  @Timestamp({
    description: 'Since when, where known.',
    example: '2026-11-21T09:00:00.000Z',
    optional: true,
  })
  since?: string;
  @Text({
    max: 500,
    description: 'What to do about it.',
    example: 'Preview a sync and trigger it.',
  })
  fix!: string;
}

const Reasons = () =>
  ListOf(
    Nested(() => DeliveryReasonDto, { description: 'One reason.', example: reason }),
    { maxItems: 1_000, description: 'Why not, or why less.', example: [reason] },
  );
const Status = () => OneOf(SERVING_STATES, { description: 'In one word.', example: 'NOT_SERVING' });
const Serving = () => Flag({ description: 'Whether ads show.', example: false });
const CheckedAt = () =>
  Timestamp({
    description: 'When the platform was last asked; null when never.',
    example: '2026-11-21T09:00:00.000Z',
    clearable: true,
  });

/** What one platform does with a campaign. */
export class PlatformDeliveryDto {
  @Serving() serving!: boolean;
  @Status() status!: ServingState;
  @CheckedAt() checkedAt!: string | null;
  @Reasons() reasons!: readonly DeliveryReasonDto[];
}

/** Whether a campaign serves and, when not, why. */
export class DeliverySummaryDto {
  @Serving() serving!: boolean;
  @Status() status!: ServingState;
  @CheckedAt() checkedAt!: string | null;
  @Reasons() reasons!: readonly DeliveryReasonDto[];

  @MapOf(
    PLATFORM_IDS,
    Nested(() => PlatformDeliveryDto, {
      description: 'One platform.',
      example: { serving: false, status: 'NOT_SERVING', checkedAt: null, reasons: [] },
    }),
    {
      description: 'The same per platform.',
      example: {
        'google-ads': { serving: false, status: 'NOT_SERVING', checkedAt: null, reasons: [] },
      },
    },
  )
  platforms!: ByPlatform<PlatformDeliveryDto>;
}

const example = { status: 'APPROVED', reasons: [], affectedMarkets: [] };

/** What one platform decided about an ad or keyword. */
export class ReviewDto implements Review {
  @OneOf(REVIEW_STATUSES, { description: 'The verdict.', example: 'APPROVED' })
  status!: ReviewStatus;
  @ListOf(Text({ max: 500, description: 'One reason.', example: 'TRADEMARK' }), {
    maxItems: 100,
    description: 'Why, in the words of the platform.',
    example: [],
  })
  reasons!: readonly string[];
  @ListOf(Text({ max: 64, description: 'One market.', example: 'DE' }), {
    maxItems: 300,
    description: 'Where it counts.',
    example: [],
  })
  affectedMarkets!: readonly string[];
}

/** The reviews of a record, per platform. */
export const Reviews = (): Field =>
  MapOf(
    PLATFORM_IDS,
    Nested(() => ReviewDto, { description: 'One platform.', example }),
    { description: 'What each platform decided about it.', example: { 'google-ads': example } },
  );
