import {
  Decimal,
  FreeObject,
  IdOf,
  ListOf,
  ListQuery,
  Nested,
  OneOf,
  Text,
  Timestamp,
  WholeNumber,
} from '@switchyard/http-kit';
import { amountFromMicros, MAX_AMOUNT, PLATFORM_IDS, type PlatformId } from '@switchyard/kernel';
import { CLICK_ID_KINDS, type ClickIdKind } from '@switchyard/platforms/domain';
import {
  type Delivery,
  DELIVERY_STATUSES,
  type DeliveryError,
  type DeliveryStatus,
  type Door,
  DOORS,
  MATCHED_BY,
  type MatchedBy,
} from '../../domain';
import type { EventOnItsWay } from '../../use-cases/trace-conversions';
import { ConsentSignalDto, exampleId } from '../record.dto';

const moment = '2026-11-21T09:00:00.000Z';
const nullable = { clearable: true } as const;

/** How far something is on its way to one platform. */
export class ConversionDeliveryDto {
  @OneOf(PLATFORM_IDS, { description: 'Where it goes.', example: 'google-ads' })
  platform!: PlatformId;
  @Text({
    max: 40,
    description: 'Its connection; null while the platform is not connected.',
    example: exampleId('con'),
    ...nullable,
  })
  connectionId!: string | null;
  @OneOf(DELIVERY_STATUSES, { description: 'How far it is.', example: 'sent' })
  status!: DeliveryStatus;
  @Text({
    max: 255,
    description: 'Why it is skipped, failed before it was sent, or is not sent yet.',
    example: 'ORIGINAL_NOT_COUNTED',
    ...nullable,
  })
  reason!: string | null;
  @Timestamp({
    description: 'While it waits: the platform takes it from then on.',
    example: moment,
    ...nullable,
  })
  until!: string | null;
  @WholeNumber({ min: 0, max: 1_000_000, description: 'How often it was sent.', example: 1 })
  attempts!: number;
  @FreeObject({
    maxLength: 2_000,
    description: 'What the platform answered: `code` and `message`.',
    example: { code: 'CONVERSION_NOT_FOUND', message: 'The conversion is not known.' },
    ...nullable,
  })
  platformError!: DeliveryError | null;
  @Timestamp({ description: 'When it last left.', example: moment, ...nullable }) sentAt!:
    string | null;
  @Timestamp({
    description: 'When its outcome was certain.',
    example: moment,
    ...nullable,
  })
  settledAt!: string | null;
}

export const toDeliveryDto = ({
  platform,
  connectionId,
  status,
  reason,
  until,
  attempts,
  platformError,
  sentAt,
  settledAt,
}: Delivery): ConversionDeliveryDto => ({
  platform,
  connectionId,
  status,
  reason,
  until: until?.toISOString() ?? null,
  attempts,
  platformError,
  sentAt: sentAt?.toISOString() ?? null,
  settledAt: settledAt?.toISOString() ?? null,
});

export const MATCHES = [...MATCHED_BY, 'none'] as const;
const CLAIMS = ['unverified', 'confirmed'] as const;

/** A click id that a conversion came with, or that is known of its person. */
export class TracedClickIdDto {
  @OneOf(CLICK_ID_KINDS, { description: 'Whose click id it is.', example: 'gclid' })
  kind!: ClickIdKind;
  @Text({ max: 512, description: 'The click id.', example: 'Cj0KCQiA-example' }) value!: string;
}

/** A conversion of any door and its state. Nothing in it identifies the person. */
export class TracedConversionDto {
  @Text({
    max: 40,
    description: '`cve_…`, or `off_…` of an offline upload.',
    example: exampleId('cve'),
  })
  id!: string;
  @OneOf(DOORS, { description: 'The way in.', example: 'event' }) door!: Door;
  @Text({
    max: 255,
    description: 'The source, or its type.',
    example: null,
    ...nullable,
  })
  source!: string | null;
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
  @ListOf(
    Nested(() => TracedClickIdDto, {
      description: 'One click.',
      example: { kind: 'gclid', value: 'Cj0KCQiA-example' },
    }),
    {
      maxItems: 100,
      description: 'The most recent first.',
      example: [{ kind: 'gclid', value: 'Cj0KCQiA-example' }],
    },
  )
  clickIds!: readonly TracedClickIdDto[];
  @OneOf(MATCHES, { description: 'What it was matched by.', example: 'clickId' }) matched!:
    MatchedBy | 'none';
  @Nested(() => ConsentSignalDto, {
    description:
      'As it was when accepted; null: none stated. With the reason `CONSENT_DENIED` a delivery was withheld for it, or for less agreed to later.',
    example: { ad_user_data: 'GRANTED', ad_personalization: 'DENIED' },
    ...nullable,
  })
  consent!: ConsentSignalDto | null;
  @OneOf(CLAIMS, {
    description: "Of a website's sale: whether a server reported it too.",
    example: null,
    ...nullable,
  })
  claim!: 'unverified' | 'confirmed' | null;
  @Text({
    max: 40,
    description: 'The conversion that confirmed the claim.',
    example: null,
    ...nullable,
  })
  confirmedBy!: string | null;
  @OneOf(DELIVERY_STATUSES, {
    description:
      'The first of failed, waiting, pending, sent, confirmed, unsupported, skipped that a delivery has. A claim is `unverified` until a server confirms it, then `skipped`: what ' +
      'confirmed it is sent instead.',
    example: 'sent',
  })
  status!: DeliveryStatus;
  @Text({
    max: 255,
    description:
      'Why: that of the first such delivery, `NOT_CONFIRMED` or `CLAIM_CONFIRMED` of a claim, `NO_PLATFORM` where none could match it.',
    example: null,
    ...nullable,
  })
  reason!: string | null;
  @ListOf(
    Nested(() => ConversionDeliveryDto, {
      description: 'One platform.',
      example: { platform: 'google-ads' },
    }),
    { maxItems: 10, description: 'One for each platform.', example: [] },
  )
  deliveries!: readonly ConversionDeliveryDto[];
  @Timestamp({ description: 'When it was accepted.', example: moment }) createdAt!: string;
}

export const toTracedDto = (row: EventOnItsWay): TracedConversionDto => ({
  id: row.id,
  door: row.door,
  source: row.source,
  conversionActionId: row.actionId,
  occurredAt: row.occurredAt.toISOString(),
  value: row.valueMicros === null ? null : amountFromMicros(row.valueMicros),
  currency: row.currency,
  orderId: row.orderId,
  clickIds: row.clickIds.map(({ kind, value }) => ({ kind, value })),
  matched: row.matchedBy ?? 'none',
  consent: row.consent,
  claim: row.claim,
  confirmedBy: row.confirmedBy,
  status: row.status,
  reason: row.reason,
  deliveries: row.deliveries.map(toDeliveryDto),
  createdAt: row.createdAt.toISOString(),
});

/** The query of `GET /conversions/events`. */
export class TracedConversionQuery extends ListQuery {
  @IdOf('cva', {
    description: 'Only of this action.',
    example: exampleId('cva'),
    optional: true,
  })
  conversionActionId?: string;
  @OneOf(DELIVERY_STATUSES, {
    description:
      'Only with this status; `failed` can be replayed, `unverified` are claims of websites.',
    example: 'failed',
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
  @Text({
    max: 255,
    description: 'Only of this source.',
    example: 'stripe',
    optional: true,
  })
  source?: string;
}
