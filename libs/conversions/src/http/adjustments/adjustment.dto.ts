import {
  Decimal,
  IdOf,
  ListOf,
  ListQuery,
  Nested,
  OneOf,
  Text,
  Timestamp,
  WholeNumber,
} from '@switchyard/http-kit';
import { amountFromMicros, MAX_AMOUNT } from '@switchyard/kernel';
import {
  ADJUSTMENT_TYPES,
  DELIVERY_STATUSES,
  DOORS,
  type AdjustmentType,
  type DeliveryStatus,
  type Door,
} from '../../domain';
import type { AdjustmentOnItsWay } from '../../use-cases/adjust/adjustments';
import type { AdjustmentResult } from '../../use-cases/report/adjustment-door';
import { ConversionResultsDto, toResultsDto } from '../many/results.dto';
import { exampleId } from '../record-fields';
import { ConversionDeliveryDto, toDeliveryDto } from '../trace/delivery.dto';

const moment = '2026-11-21T09:00:00.000Z';
const nullable = { clearable: true } as const;

/** What became of a request. */
export class AdjustmentResultsDto extends ConversionResultsDto {
  @WholeNumber({
    min: 0,
    max: 1_000,
    description: 'Items that are kept and wait for their original, which is not known yet.',
    example: 0,
  })
  parked!: number;
}

/** Counts what became of the items. */
export const toAdjustmentResultsDto = (
  results: readonly AdjustmentResult[],
): AdjustmentResultsDto => ({
  ...toResultsDto(results),
  parked: results.filter(({ status }) => status === 'parked').length,
});

/** An adjustment and where it stands. */
export class ConversionAdjustmentDto {
  @IdOf('adj', { description: 'The adjustment.', example: exampleId('adj') }) id!: string;
  @OneOf(ADJUSTMENT_TYPES, { description: 'What it does to its original.', example: 'RESTATEMENT' })
  adjustmentType!: AdjustmentType;
  @IdOf('cva', { description: 'Its action.', example: exampleId('cva') })
  conversionActionId!: string;
  @Text({ max: 255, description: 'The order of the original.', example: 'order-1042', ...nullable })
  orderId!: string | null;
  @Text({ max: 512, description: "Google's click id of the original.", example: null, ...nullable })
  gclid!: string | null;
  @Text({
    max: 512,
    description: "Microsoft's click id of the original.",
    example: null,
    ...nullable,
  })
  msclkid!: string | null;
  @Timestamp({
    description: 'When the original happened, as the caller says.',
    example: null,
    ...nullable,
  })
  originalConversionDateTime!: string | null;
  @Decimal({ min: 0, max: MAX_AMOUNT, description: 'The new total.', example: 30, ...nullable })
  value!: number | null;
  @Text({ max: 3, description: "ISO 4217; null is the original's.", example: 'EUR', ...nullable })
  currency!: string | null;
  @Timestamp({ description: 'When it was adjusted.', example: moment }) occurredAt!: string;
  @OneOf(DOORS, { description: 'The way in.', example: 'event' }) door!: Door;
  @Text({
    max: 255,
    description: 'The source, or the kind of its provider.',
    example: null,
    ...nullable,
  })
  source!: string | null;
  @Text({
    max: 40,
    description: 'The conversion that it changes; null while that is not known.',
    example: exampleId('off'),
    ...nullable,
  })
  originalId!: string | null;
  @OneOf(DELIVERY_STATUSES, {
    description:
      'Over all platforms: the first of failed, waiting, pending, sent, confirmed, unsupported, skipped that one delivery has; `parked` while the original is not known.',
    example: 'sent',
  })
  status!: DeliveryStatus;
  @Text({
    max: 255,
    description:
      'Why: `ORIGINAL_UNKNOWN` of what is parked, `ORIGINAL_NEVER_CAME` 90 days later, or a reason of a delivery.',
    example: null,
    ...nullable,
  })
  reason!: string | null;
  @Timestamp({ description: 'Until when its original is waited for.', example: null, ...nullable })
  parkedUntil!: string | null;
  @Timestamp({ description: 'When its original was found.', example: moment, ...nullable })
  joinedAt!: string | null;
  @ListOf(
    Nested(() => ConversionDeliveryDto, {
      description: 'One platform.',
      example: { platform: 'google-ads' },
    }),
    { maxItems: 10, description: 'One for each platform of the original.', example: [] },
  )
  deliveries!: readonly ConversionDeliveryDto[];
  @Timestamp({ description: 'When it was taken.', example: moment }) createdAt!: string;
}

export const toAdjustmentDto = ({
  deliveries,
  ...row
}: AdjustmentOnItsWay): ConversionAdjustmentDto => ({
  id: row.id,
  adjustmentType: row.type,
  conversionActionId: row.actionId,
  orderId: row.orderId,
  gclid: row.clickId?.kind === 'gclid' ? row.clickId.value : null,
  msclkid: row.clickId?.kind === 'msclkid' ? row.clickId.value : null,
  originalConversionDateTime: row.originalAt?.toISOString() ?? null,
  value: row.valueMicros === null ? null : amountFromMicros(row.valueMicros),
  currency: row.currency,
  occurredAt: row.occurredAt.toISOString(),
  door: row.door,
  source: row.source,
  originalId: row.originalId,
  status: row.status,
  reason: row.reason,
  parkedUntil: row.parkedUntil?.toISOString() ?? null,
  joinedAt: row.joinedAt?.toISOString() ?? null,
  deliveries: deliveries.map(toDeliveryDto),
  createdAt: row.createdAt.toISOString(),
});

/** The query of `GET /conversions/adjustments`. */
export class AdjustmentQuery extends ListQuery {
  @IdOf('cva', {
    description: 'Only adjustments for this action.',
    example: exampleId('cva'),
    optional: true,
  })
  conversionActionId?: string;
  @OneOf(DELIVERY_STATUSES, {
    description: 'Only adjustments that stand so.',
    example: 'parked',
    optional: true,
  })
  status?: DeliveryStatus;
  @Text({
    max: 255,
    description: 'Only adjustments of this order.',
    example: 'order-1042',
    optional: true,
  })
  orderId?: string;
}
