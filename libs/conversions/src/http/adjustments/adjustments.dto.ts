import {
  Amount,
  Decimal,
  IdOf,
  ListOf,
  ListQuery,
  Nested,
  OneOf,
  PartialOf,
  Text,
  Timestamp,
  WholeNumber,
} from '@switchyard/http-kit';
import { amountFromMicros, MAX_AMOUNT } from '@switchyard/kernel';
import {
  ADJUSTMENT_TYPES,
  type AdjustmentItem,
  type AdjustmentType,
  DELIVERY_STATUSES,
  type DeliveryStatus,
  type Door,
  DOORS,
} from '../../domain';
import type { AdjustmentOnItsWay } from '../../use-cases/adjust/adjustments';
import type { AdjustmentResult } from '../../use-cases/report/doors';
import { ConsentSignalDto, exampleId } from '../record.dto';
import { ConversionResultsDto, toResultsDto } from '../results.dto';
import { ConversionDeliveryDto, toDeliveryDto } from '../trace/event.dto';

const moment = '2026-11-21T09:00:00.000Z';
const nullable = { clearable: true } as const;

/** What became of a request. */
export class AdjustmentResultsDto extends ConversionResultsDto {
  @WholeNumber({
    min: 0,
    max: 1_000,
    description: 'Items that wait for their original, not known yet.',
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

/** An adjustment and its state. */
export class ConversionAdjustmentDto {
  @IdOf('adj', { description: 'The adjustment.', example: exampleId('adj') }) id!: string;
  @OneOf(ADJUSTMENT_TYPES, {
    name: 'AdjustmentType',
    description: 'What it does to its original.',
    example: 'RESTATEMENT',
  })
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
    description: 'When the original happened.',
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
    description: 'The source, or its type.',
    example: null,
    ...nullable,
  })
  source!: string | null;
  @Text({
    max: 40,
    description: 'Its original; null while that is not known.',
    example: exampleId('off'),
    ...nullable,
  })
  originalId!: string | null;
  @OneOf(DELIVERY_STATUSES, {
    name: 'DeliveryStatus',
    description:
      'The first of failed, waiting, pending, sent, confirmed, unsupported, skipped that a delivery has; `parked` while the original is not known.',
    example: 'sent',
  })
  status!: DeliveryStatus;
  @Text({
    max: 255,
    description:
      'Why: `ORIGINAL_UNKNOWN` while parked, `ORIGINAL_NEVER_CAME` 90 days later, or that of a delivery.',
    example: null,
    ...nullable,
  })
  reason!: string | null;
  @Timestamp({ description: 'Until when it waits for its original.', example: null, ...nullable })
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
    description: 'Only of this action.',
    example: exampleId('cva'),
    optional: true,
  })
  conversionActionId?: string;
  @OneOf(DELIVERY_STATUSES, {
    description: 'Only with this status.',
    example: 'parked',
    optional: true,
  })
  status?: DeliveryStatus;
  @Text({
    max: 255,
    description: 'Only of this order.',
    example: 'order-1042',
    optional: true,
  })
  orderId?: string;
}

const example = {
  adjustmentType: 'RESTATEMENT',
  conversionAction: 'Paid orders',
  orderId: 'order-1042',
  value: 30,
  currency: 'EUR',
  occurredAt: '2026-11-21T09:00:00Z',
};
export const MOST_ADJUSTMENTS = 500;

/** One adjustment of a conversion. */
export class ConversionAdjustmentItemDto implements AdjustmentItem {
  @OneOf(ADJUSTMENT_TYPES, {
    description:
      '`RETRACTION` takes the conversion back, `RESTATEMENT` sets its value, `ENHANCEMENT` adds to what is known of the person.',
    example: 'RESTATEMENT',
  })
  adjustmentType!: AdjustmentType;
  @Text({ max: 255, description: 'Name or id of the conversion action.', example: 'Paid orders' })
  conversionAction!: string;
  @Text({
    max: 255,
    description:
      'The order of the original; excludes a click id, except that an `ENHANCEMENT` needs it and may add `gclid`. No e-mail address.',
    example: 'order-1042',
    optional: true,
  })
  orderId?: string;
  @Text({
    max: 512,
    description: "Google's click id of the original, with `originalConversionDateTime`.",
    example: 'Cj0KCQiA-example',
    optional: true,
  })
  gclid?: string;
  @Text({
    max: 512,
    description: "Microsoft's click id of the original, with `originalConversionDateTime`.",
    example: 'a1b2c3d4e5f6-example',
    optional: true,
  })
  msclkid?: string;
  @Timestamp({
    description: 'When the original happened, to the second.',
    example: '2026-11-20T09:30:00Z',
    optional: true,
  })
  originalConversionDateTime?: string;
  @Amount({
    zero: true,
    description: 'The new total, in major units; `RESTATEMENT` only.',
    example: 30,
    optional: true,
  })
  value?: number;
  @Text({
    min: 3,
    max: 3,
    pattern: /^[A-Z]{3}$/,
    form: 'the code of a currency such as EUR',
    description: 'ISO 4217 of the original, which is the default; `RESTATEMENT` only.',
    example: 'EUR',
    optional: true,
  })
  currency?: string;
  @Timestamp({
    description: 'When it was adjusted: not before the original, not in the future; else now.',
    example: '2026-11-21T09:00:00Z',
    optional: true,
  })
  occurredAt?: string;
  @Nested(() => ConsentSignalDto, {
    description: 'What the person agreed to.',
    example: { ad_user_data: 'GRANTED' },
    optional: true,
  })
  consent?: ConsentSignalDto;
}

/**
 * Body of `POST /conversions/adjustments`: one adjustment, or a list of them; a list without
 * `adjustments` around it is taken as well.
 */
export class ConversionAdjustmentsDto extends PartialOf(ConversionAdjustmentItemDto) {
  @ListOf(Nested(() => ConversionAdjustmentItemDto, { description: 'One adjustment.', example }), {
    maxItems: MOST_ADJUSTMENTS,
    description: 'Several, instead of the members of one.',
    example: [example],
    optional: true,
  })
  adjustments?: readonly ConversionAdjustmentItemDto[];
}
