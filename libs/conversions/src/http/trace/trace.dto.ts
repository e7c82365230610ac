import {
  Decimal,
  FreeObject,
  ListOf,
  Nested,
  OmitOf,
  OneOf,
  Text,
  Timestamp,
  WholeNumber,
} from '@switchyard/http-kit';
import { amountFromMicros, MAX_AMOUNT, PLATFORM_IDS, type PlatformId } from '@switchyard/kernel';
import {
  ADJUSTMENT_TYPES,
  type AdjustmentType,
  CONSENT_EFFECTS,
  CONSENT_MEMBERS,
  CONSENT_SPEAKERS,
  type ConsentEffect,
  CONSENTS,
  type ConsentSignal,
  type ConsentSpeaker,
  type ConsentState,
  type Delivery,
  DELIVERY_STATUSES,
  type DeliveryError,
  type DeliveryStatus,
  type Door,
  DOORS,
  type MatchedBy,
  TRACE_STEPS,
  type TraceStep,
} from '../../domain';
import type { Trace } from '../../use-cases/trace-conversions';
import { ConversionAdjustmentDto, toAdjustmentDto } from '../adjustments/adjustments.dto';
import { exampleId } from '../record.dto';
import { DeliveryPreviewDto } from '../results.dto';
import {
  ConversionDeliveryDto,
  MATCHES,
  toDeliveryDto,
  toTracedDto,
  TracedConversionDto,
} from './event.dto';

const moment = '2026-11-21T09:00:00.000Z';
const nullable = { clearable: true } as const;

/**
 * One thing that happened to a conversion. Beside `step` and `at` it has the members of its step.
 */
export class TraceStepDto {
  @OneOf(TRACE_STEPS, {
    description:
      '`consent` (member, state, saidBy, door), `accepted` (door, source), `matched` (by), `deduplicated`: the same order again (door, value, currency, times, firstAt), `claimed` by a website, `claimConfirmed` by a ' +
      'server (conversionId), `sent` (platform, attempts, consentEffect), `verdict` of a platform, or what is waited for (platform, status, reason, until, platformError), `adjusted` ' +
      '(adjustmentId, adjustmentType, value, currency). Steps of an adjustment have its adjustmentId.',
    example: 'verdict',
  })
  step!: TraceStep['step'];
  @Timestamp({ description: 'When.', example: moment }) at!: string;
  @OneOf(DOORS, { description: 'The way in.', example: 'event', optional: true, ...nullable })
  door?: Door | null;
  @OneOf(CONSENT_MEMBERS, {
    description: 'What the consent is for.',
    example: 'ad_user_data',
    optional: true,
  })
  member?: keyof ConsentSignal;
  @OneOf(CONSENTS, { description: 'The stated consent.', example: 'GRANTED', optional: true })
  state?: ConsentState;
  @OneOf(CONSENT_SPEAKERS, { description: 'Who stated it.', example: 'server', optional: true })
  saidBy?: ConsentSpeaker;
  @OneOf(CONSENT_EFFECTS, {
    description: 'How consent let it go.',
    example: 'sent',
    optional: true,
    ...nullable,
  })
  consentEffect?: ConsentEffect | null;
  @Text({
    max: 255,
    description: 'The source, or its type.',
    example: 'stripe',
    optional: true,
    ...nullable,
  })
  source?: string | null;
  @OneOf(MATCHES, { description: 'What it was matched by.', example: 'clickId', optional: true })
  by?: MatchedBy | 'none';
  @Decimal({
    min: 0,
    max: MAX_AMOUNT,
    description: 'What came with it.',
    example: 49.9,
    optional: true,
    ...nullable,
  })
  value?: number | null;
  @Text({ max: 3, description: 'ISO 4217.', example: 'EUR', optional: true, ...nullable })
  currency?: string | null;
  @WholeNumber({
    min: 1,
    max: Number.MAX_SAFE_INTEGER,
    description: 'How often.',
    example: 2,
    optional: true,
  })
  times?: number;
  @Timestamp({ description: 'When it came first.', example: moment, optional: true })
  firstAt?: string;
  @Text({
    max: 40,
    description: 'The other conversion.',
    example: exampleId('cve'),
    optional: true,
  })
  conversionId?: string;
  @OneOf(PLATFORM_IDS, { description: 'Where.', example: 'google-ads', optional: true })
  platform?: PlatformId;
  @WholeNumber({
    min: 0,
    max: 1_000_000,
    description: 'How often it was sent.',
    example: 1,
    optional: true,
  })
  attempts?: number;
  @OneOf(DELIVERY_STATUSES, {
    description: '`sent`: the platform took it.',
    example: 'sent',
    optional: true,
  })
  status?: DeliveryStatus;
  @Text({ max: 255, description: 'Why.', example: null, optional: true, ...nullable }) reason?:
    string | null;
  @Timestamp({
    description: 'The platform takes it from then on.',
    example: null,
    optional: true,
    ...nullable,
  })
  until?: string | null;
  @FreeObject({
    maxLength: 2_000,
    description: 'What the platform answered: `code` and `message`.',
    example: null,
    optional: true,
    ...nullable,
  })
  platformError?: DeliveryError | null;
  @Text({ max: 40, description: 'The adjustment.', example: exampleId('adj'), optional: true })
  adjustmentId?: string;
  @OneOf(ADJUSTMENT_TYPES, { description: 'What it does.', example: 'RETRACTION', optional: true })
  adjustmentType?: AdjustmentType;
}

/** How far a conversion is on its way to one platform, and what is sent there. */
export class TracedDeliveryDto extends ConversionDeliveryDto {
  @FreeObject({
    maxLength: 100_000,
    description: 'What was last sent, masked; for 30 days.',
    example: { events: [{ transactionId: 'order-1042' }] },
    optional: true,
  })
  sentBody?: unknown;
  @Nested(() => DeliveryPreviewDto, {
    description: 'Not sent yet: what would be.',
    example: { platform: 'google-ads', verdict: { outcome: 'send' } },
    optional: true,
  })
  wouldSend?: DeliveryPreviewDto;
}

/** What became of a conversion. */
export class ConversionTraceDto extends OmitOf(TracedConversionDto, ['deliveries']) {
  @ListOf(
    Nested(() => TracedDeliveryDto, {
      description: 'One platform.',
      example: { platform: 'google-ads' },
    }),
    { maxItems: 10, description: 'One for each platform.', example: [] },
  )
  deliveries!: readonly TracedDeliveryDto[];

  @ListOf(
    Nested(() => TraceStepDto, {
      description: 'One thing that happened.',
      example: { step: 'accepted', at: moment, door: 'event', source: null },
    }),
    {
      maxItems: 10_000,
      description: 'By time.',
      example: [{ step: 'accepted', at: moment, door: 'event', source: null }],
    },
  )
  steps!: readonly TraceStepDto[];
  @ListOf(
    Nested(() => ConversionAdjustmentDto, {
      description: 'One adjustment.',
      example: { id: exampleId('adj') },
    }),
    {
      maxItems: 10_000,
      description: 'By time.',
      example: [],
    },
  )
  adjustments!: readonly ConversionAdjustmentDto[];
}

export const toTraceDto = ({
  event,
  steps,
  adjustments,
  sentBodies,
  wouldSend,
}: Trace): ConversionTraceDto => ({
  ...toTracedDto(event),
  deliveries: event.deliveries.map((delivery) => {
    const sent = sentBodies.find(({ platform }) => platform === delivery.platform);
    const preview = wouldSend.find(({ platform }) => platform === delivery.platform);
    return {
      ...toDeliveryDto(delivery),
      ...(sent && { sentBody: sent.body }),
      ...(preview && { wouldSend: preview }),
    };
  }),
  steps: steps.map(toStepDto),
  adjustments: adjustments.map(toAdjustmentDto),
});

const toStepDto = (step: TraceStep): TraceStepDto => {
  const at = step.at.toISOString();
  switch (step.step) {
    case 'matched':
      return { step: step.step, at, by: step.by ?? 'none' };
    case 'deduplicated':
      return {
        step: step.step,
        at,
        door: step.door,
        ...worthOf(step),
        times: step.times,
        firstAt: step.firstAt.toISOString(),
      };
    case 'verdict':
      return { ...step, at, until: step.until?.toISOString() ?? null };
    case 'adjusted':
      return {
        step: step.step,
        at,
        adjustmentId: step.adjustmentId,
        adjustmentType: step.adjustmentType,
        ...worthOf(step),
      };
    case 'accepted':
    case 'consent':
    case 'claimed':
    case 'claimConfirmed':
    case 'sent':
      return { ...step, at };
    default:
      return step satisfies never;
  }
};

const worthOf = ({
  valueMicros,
  currency,
}: {
  readonly valueMicros: number | null;
  readonly currency: string | null;
}) => ({ value: valueMicros === null ? null : amountFromMicros(valueMicros), currency });

/** What is sent again. */
export class ReplayDto {
  @Text({ max: 40, description: 'The conversion or adjustment.', example: exampleId('cve') })
  id!: string;
  @ListOf(
    Nested(() => ConversionDeliveryDto, {
      description: 'One platform.',
      example: { platform: 'google-ads' },
    }),
    { maxItems: 10, description: 'What had failed, as it is now.', example: [] },
  )
  deliveries!: readonly ConversionDeliveryDto[];
}

export const toReplayDto = (id: string, deliveries: readonly Delivery[]): ReplayDto => ({
  id,
  deliveries: deliveries.map(toDeliveryDto),
});
