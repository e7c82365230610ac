import { Amount, ListOf, Nested, OneOf, PartialOf, Text, Timestamp } from '@switchyard/http-kit';
import { ADJUSTMENT_TYPES, type AdjustmentItem, type AdjustmentType } from '../../domain';
import { ConsentSignalDto } from '../consent-signal.dto';

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
      '`RETRACTION` takes the conversion back, `RESTATEMENT` gives it another value, `ENHANCEMENT` adds what is known of the person.',
    example: 'RESTATEMENT',
  })
  adjustmentType!: AdjustmentType;
  @Text({ max: 255, description: 'Name or id of the conversion action.', example: 'Paid orders' })
  conversionAction!: string;
  @Text({
    max: 255,
    description:
      'The order of the original; not together with a click id, except that an `ENHANCEMENT` needs it and may add `gclid`. No e-mail address.',
    example: 'order-1042',
    optional: true,
  })
  orderId?: string;
  @Text({
    max: 512,
    description: "Google's click id of the original; goes with `originalConversionDateTime`.",
    example: 'Cj0KCQiA-example',
    optional: true,
  })
  gclid?: string;
  @Text({
    max: 512,
    description: "Microsoft's click id of the original; goes with `originalConversionDateTime`.",
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
    description: 'The new total, in major units: of a `RESTATEMENT`, and of nothing else.',
    example: 30,
    optional: true,
  })
  value?: number;
  @Text({
    min: 3,
    max: 3,
    pattern: /^[A-Z]{3}$/,
    form: 'the code of a currency such as EUR',
    description: "ISO 4217; must be the original's, and is without it. Of a `RESTATEMENT` only.",
    example: 'EUR',
    optional: true,
  })
  currency?: string;
  @Timestamp({
    description:
      'When it was adjusted: not earlier than the original, not in the future; now without it.',
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

/** Body of `POST /conversions/adjustments`: one adjustment, or a list of them; a list without `adjustments` around it is taken as well. */
export class ConversionAdjustmentsDto extends PartialOf(ConversionAdjustmentItemDto) {
  @ListOf(Nested(() => ConversionAdjustmentItemDto, { description: 'One adjustment.', example }), {
    maxItems: MOST_ADJUSTMENTS,
    description: 'Several at once, instead of the members of one.',
    example: [example],
    optional: true,
  })
  adjustments?: readonly ConversionAdjustmentItemDto[];
}
