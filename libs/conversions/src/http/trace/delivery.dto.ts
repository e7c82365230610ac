import { FreeObject, OneOf, Text, Timestamp, WholeNumber } from '@switchyard/http-kit';
import { PLATFORM_IDS, type PlatformId } from '@switchyard/kernel';
import {
  DELIVERY_STATUSES,
  type Delivery,
  type DeliveryError,
  type DeliveryStatus,
} from '../../domain';
import { exampleId } from '../record-fields';

const moment = '2026-11-21T09:00:00.000Z';
const nullable = { clearable: true } as const;

/** How far something is on its way to one platform. */
export class ConversionDeliveryDto {
  @OneOf(PLATFORM_IDS, { description: 'Where it goes.', example: 'google-ads' })
  platform!: PlatformId;
  @Text({
    max: 40,
    description: 'The connection that it goes through; null while the platform is not connected.',
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
    description: 'Of what waits: the platform takes it from then on.',
    example: moment,
    ...nullable,
  })
  until!: string | null;
  @WholeNumber({ min: 0, max: 1_000_000, description: 'How often it was sent.', example: 1 })
  attempts!: number;
  @FreeObject({
    maxLength: 2_000,
    description: 'What the platform said against it: `code` and `message`.',
    example: { code: 'CONVERSION_NOT_FOUND', message: 'The conversion is not known.' },
    ...nullable,
  })
  platformError!: DeliveryError | null;
  @Timestamp({ description: 'When it last left.', example: moment, ...nullable }) sentAt!:
    string | null;
  @Timestamp({
    description: 'When it was certain what became of it.',
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
