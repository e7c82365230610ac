import { Amount, OneOf, Text, Timestamp } from '@switchyard/http-kit';
import { PLATFORM_IDS, type PlatformId } from '@switchyard/kernel';
import type { OfflineItem } from '../../domain';

const clickId = (of: string) =>
  ({
    max: 512,
    description: `Click id of ${of}. Exactly one click id must be given.`,
    optional: true,
  }) as const;

/** One offline conversion. */
export class ConversionItemDto implements OfflineItem {
  @Text({ max: 255, description: 'Name or id of the conversion action.', example: 'Paid orders' })
  conversionAction!: string;
  @Timestamp({
    description: 'When it happened; not in the future.',
    example: '2026-11-20T09:30:00Z',
  })
  occurredAt!: string;
  @Text({ ...clickId('Google'), example: 'Cj0KCQiA-example' }) gclid?: string;
  @Text({ ...clickId('Google, from an app'), example: '0AAAAA-example' }) gbraid?: string;
  @Text({ ...clickId('Google, from an app to the web'), example: 'Cl8KC-example' }) wbraid?: string;
  @Text({ ...clickId('Microsoft'), example: 'a1b2c3d4e5f6-example' }) msclkid?: string;
  @Amount({
    zero: true,
    description: 'What it is worth, in major units; the action says what counts without it.',
    example: 49.9,
    optional: true,
  })
  value?: number;
  @Text({
    min: 3,
    max: 3,
    pattern: /^[A-Z]{3}$/,
    form: 'the code of a currency such as EUR',
    description: "ISO 4217; the action's currency without it.",
    example: 'EUR',
    optional: true,
  })
  currency?: string;
  @Text({
    max: 255,
    description:
      'The same order of an action is counted once, whatever door it comes through. No e-mail address.',
    example: 'order-1042',
    optional: true,
  })
  orderId?: string;
  @Text({
    max: 100,
    description:
      'Upload to this connected ad account, by id of the connection or number of the account.',
    example: '1234567890',
    optional: true,
  })
  accountId?: string;
  @OneOf(PLATFORM_IDS, {
    description: 'Instead of the platform that the click id tells of.',
    example: 'google-ads',
    optional: true,
  })
  platformId?: PlatformId;
}
