import {
  Decimal,
  FreeObject,
  IdOf,
  Lenient,
  ListOf,
  ListQuery,
  Nested,
  OmitOf,
  OneOf,
  PartialOf,
  Text,
  Timestamp,
  WholeNumber,
} from '@switchyard/http-kit';
import { amountFromMicros, MAX_AMOUNT, PLATFORM_IDS, type PlatformId } from '@switchyard/kernel';
import {
  DELIVERY_STATUSES,
  type DeliveryError,
  type DeliveryStatus,
  NAMED_CLICK_IDS,
  type OfflineItem,
} from '../../domain';
import type { Upload, UploadTotals } from '../../use-cases/report/conversions';
import { ConversionMembersDto, occurredAt, WithClickIds } from '../members.dto';
import { ConfirmTest, DryRun, Test } from '../report-mode';
import { exampleId } from '../record.dto';

/** What it counts for, and when it happened. */
class UploadMembersDto extends OmitOf(ConversionMembersDto, NAMED_CLICK_IDS) {
  @Lenient(
    Text({ max: 255, description: 'Name or id of the conversion action.', example: 'Paid orders' }),
  )
  conversionAction!: string;
  @occurredAt('When it happened; not in the future.', false) occurredAt!: string;
}

/** One offline conversion. */
export class ConversionItemDto
  extends WithClickIds(UploadMembersDto, { note: 'Exactly one is needed.', oneOf: 'click' })
  implements OfflineItem
{
  @Text({
    max: 100,
    description: 'The ad account to upload to: id of the connection or number of the account.',
    example: '1234567890',
    optional: true,
  })
  accountId?: string;
  @OneOf(PLATFORM_IDS, {
    description: 'Overrides the platform of the click id.',
    example: 'google-ads',
    optional: true,
  })
  platformId?: PlatformId;
}

const moment = '2026-11-21T09:00:00.000Z';
const nullable = { clearable: true } as const;
export const MOST_UPLOADS = 200;

/** Body of `POST /conversions/offline`: one conversion, or a list of them. */
export class ConversionUploadDto extends PartialOf(ConversionItemDto) {
  @ListOf(
    Nested(() => ConversionItemDto, {
      description: 'One conversion.',
      example: { conversionAction: 'Paid orders', occurredAt: moment, gclid: 'Cj0KCQiA-example' },
    }),
    {
      maxItems: MOST_UPLOADS,
      description: 'Several, instead of the members of one.',
      example: [{ conversionAction: 'Paid orders', occurredAt: moment, gclid: 'Cj0KCQiA-example' }],
      optional: true,
    },
  )
  conversions?: readonly ConversionItemDto[];
  @DryRun() dry_run?: boolean;
  @Test() test?: boolean;
  @ConfirmTest() confirmTest?: boolean;
}

/** An offline conversion and its state. */
export class OfflineConversionDto {
  @IdOf('off', { description: 'The conversion.', example: exampleId('off') }) id!: string;
  @IdOf('cva', { description: 'Its action.', example: exampleId('cva') })
  conversionActionId!: string;
  @Timestamp({ description: 'When it happened.', example: moment }) occurredAt!: string;
  @Decimal({
    min: 0,
    max: MAX_AMOUNT,
    description: 'What it counts for.',
    example: 49.9,
    ...nullable,
  })
  value!: number | null;
  @Text({ max: 3, description: 'ISO 4217.', example: 'EUR', ...nullable }) currency!: string | null;
  @Text({ max: 255, description: 'The order.', example: 'order-1042', ...nullable }) orderId!:
    string | null;
  @OneOf(PLATFORM_IDS, { description: 'Where it goes.', example: 'google-ads' })
  platform!: PlatformId;
  @Text({
    max: 40,
    description: 'Its connection; null while the platform is not connected.',
    example: exampleId('con'),
    ...nullable,
  })
  connectionId!: string | null;
  @OneOf(DELIVERY_STATUSES, { description: 'How far it is.', example: 'pending' })
  status!: DeliveryStatus;
  @Text({
    max: 255,
    description: 'Why it is skipped, failed before it was sent, or is not sent yet.',
    example: 'ACTION_PAUSED',
    ...nullable,
  })
  reason!: string | null;
  @Timestamp({
    description: 'While it waits: the platform takes it from then on.',
    example: moment,
    ...nullable,
  })
  until!: string | null;
  @WholeNumber({ min: 0, max: 1_000_000, description: 'How often it was sent.', example: 0 })
  attempts!: number;
  @FreeObject({
    maxLength: 2_000,
    description: 'What the platform answered: `code` and `message`.',
    example: { code: 'EXPIRED_EVENT', message: 'The click is too old.' },
    ...nullable,
  })
  platformError!: DeliveryError | null;
  @Timestamp({ description: 'When it was accepted.', example: moment }) createdAt!: string;
}

export const toOfflineConversionDto = (row: Upload): OfflineConversionDto => ({
  id: row.id,
  conversionActionId: row.actionId,
  occurredAt: row.occurredAt.toISOString(),
  value: row.valueMicros === null ? null : amountFromMicros(row.valueMicros),
  currency: row.currency,
  orderId: row.orderId,
  platform: row.platform,
  connectionId: row.connectionId,
  status: row.status,
  reason: row.reason,
  until: row.until?.toISOString() ?? null,
  attempts: row.attempts,
  platformError: row.platformError,
  createdAt: row.createdAt.toISOString(),
});

/** What all pages come to. */
export class UploadTotalsDto {
  @WholeNumber({ min: 0, max: Number.MAX_SAFE_INTEGER, description: 'Conversions.', example: 12 })
  count!: number;
  @Decimal({
    min: 0,
    max: Number.MAX_SAFE_INTEGER,
    description: 'Their sum; null without values or in several currencies.',
    example: 598.8,
    ...nullable,
  })
  value!: number | null;
  @Text({ max: 3, description: 'ISO 4217 of `value`.', example: 'EUR', ...nullable })
  currency!: string | null;
  @Timestamp({ description: 'When the last one was accepted.', example: moment, ...nullable })
  lastUploadAt!: string | null;
}

/** What `meta` of the list has. */
export class UploadMetaDto {
  @Text({
    max: 200,
    description: 'For the next page; null on the last.',
    example: null,
    ...nullable,
  })
  nextCursor!: string | null;
  @WholeNumber({ min: 0, max: 200, description: 'Items of this page.', example: 1 }) total!: number;
  @Nested(() => UploadTotalsDto, {
    description: 'What all pages come to.',
    example: { count: 12, value: 598.8, currency: 'EUR', lastUploadAt: moment },
  })
  totals!: UploadTotalsDto;
}

export const toTotalsDto = ({
  count,
  valueMicros,
  currency,
  lastUploadAt,
}: UploadTotals): UploadTotalsDto => ({
  count,
  value: valueMicros === null ? null : amountFromMicros(valueMicros),
  currency,
  lastUploadAt: lastUploadAt?.toISOString() ?? null,
});

/** The query of `GET /conversions/offline`. */
export class OfflineQuery extends ListQuery {
  @IdOf('cva', {
    description: 'Only of this action.',
    example: exampleId('cva'),
    optional: true,
  })
  conversionActionId?: string;
  @IdOf('cmp', {
    description: 'Only of actions that this campaign bids for.',
    example: exampleId('cmp'),
    optional: true,
  })
  campaignId?: string;
  @OneOf(DELIVERY_STATUSES, {
    description: 'Only with this status.',
    example: 'pending',
    optional: true,
  })
  status?: DeliveryStatus;
}
