import {
  type Field,
  FreeObject,
  ListOf,
  Nested,
  OneOf,
  Text,
  UNSTORABLE,
  WholeNumber,
} from '@switchyard/http-kit';
import { PLATFORM_IDS, type PlatformId, type Refusal } from '@switchyard/kernel';
import { type ItemWarning, MATCHED_BY, type MatchedBy, WARNING_CODES } from '../domain';
import type { DeliveryPreview } from '../use-cases/preview-deliveries';
import { exampleId } from './record.dto';

/** A place of a provider's payload that held something that cannot be stored. */
export class ReplacedPartDto {
  @Text({
    max: 2_000,
    description: 'JSON pointer into the body as sent.',
    example: '/data/object/customer_details/name',
  })
  path!: string;
  @OneOf(UNSTORABLE, {
    description:
      'What was there. A character becomes U+FFFD; a number, or what is nested too deeply, null; a member with a forbidden name is left out.',
    example: 'LONE_SURROGATE',
  })
  reason!: string;
}

/** What was replaced in a payload; absent when nothing was. */
export const ReplacedParts = (): Field =>
  ListOf(
    Nested(() => ReplacedPartDto, {
      description: 'One place.',
      example: { path: '/data/object/customer_details/name', reason: 'LONE_SURROGATE' },
    }),
    {
      maxItems: 1_000,
      optional: true,
      description: 'Parts that cannot be stored and were replaced; absent when none.',
      example: [{ path: '/data/object/customer_details/name', reason: 'LONE_SURROGATE' }],
    },
  );

const exampleWarning = {
  path: '/events/0/value',
  code: 'VALUE_NOT_COUNTED',
  message:
    'The conversion action "Leads" counts no values (valueSettings.type is noValue). The value is kept and no platform counts it. To count the values that you send, set valueSettings.type to variableValue.',
} as const;

const RESULTS = ['accepted', 'duplicate', 'parked', 'rejected'] as const;
type ResultStatus = (typeof RESULTS)[number];

const MATCHES = [...MATCHED_BY, 'none'] as const;

/** Something about an item that was accepted all the same. */
export class ItemWarningDto implements ItemWarning {
  @Text({ max: 255, description: 'JSON pointer into the body.', example: '/events/0/value' })
  path!: string;
  @OneOf(WARNING_CODES, {
    description: 'What was taken otherwise than sent, or is not counted.',
    example: 'VALUE_NOT_COUNTED',
  })
  code!: ItemWarning['code'];
  @Text({
    max: 1_000,
    description: 'For people; may change.',
    example: exampleWarning.message,
  })
  message!: string;
}

const MOST_WARNINGS = 20;

export const Warnings = (): Field =>
  ListOf(
    Nested(() => ItemWarningDto, { description: 'One warning.', example: exampleWarning }),
    {
      maxItems: MOST_WARNINGS,
      description: 'What was taken otherwise than sent; the first 20.',
      example: [exampleWarning],
      optional: true,
    },
  );

export const warningsOf = (
  warnings: readonly ItemWarning[] = [],
): { readonly warnings?: readonly ItemWarning[] } =>
  warnings.length > 0 ? { warnings: warnings.slice(0, MOST_WARNINGS) } : {};

/** What one platform would be sent of an item. */
export class DeliveryPreviewDto {
  @OneOf(PLATFORM_IDS, { description: 'The platform.', example: 'google-ads' })
  platform!: PlatformId;
  @Text({ max: 40, description: 'Its connection.', example: exampleId('con'), clearable: true })
  connectionId!: string | null;
  @FreeObject({
    maxLength: 2_000,
    description: '`outcome` (`send`, or why not now), `code`, `message`.',
    example: { outcome: 'send' },
  })
  verdict!: DeliveryPreview['verdict'];
  @FreeObject({
    maxLength: 100_000,
    description: 'The body: hashes cut, clear personal data masked, `sealed` where only known.',
    example: { data: [{ event_name: 'Purchase' }] },
    clearable: true,
  })
  request!: unknown;
}

const examplePreview = {
  platform: 'google-ads',
  connectionId: exampleId('con'),
  verdict: { outcome: 'send' },
  request: { events: [{ transactionId: 'order-1042' }] },
};

export const Previews = (description: string): Field =>
  ListOf(
    Nested(() => DeliveryPreviewDto, { description: 'One platform.', example: examplePreview }),
    { maxItems: 10, description, example: [examplePreview], optional: true },
  );

/** What became of one item. */
export class ConversionResultDto {
  @WholeNumber({ min: 0, max: 1_000, description: 'Its place in the request.', example: 0 })
  index!: number;
  @OneOf(RESULTS, {
    description: '`duplicate`: counted already, as `id`.',
    example: 'accepted',
  })
  status!: ResultStatus;
  @Text({ max: 40, description: 'The conversion.', example: exampleId('off'), optional: true })
  id?: string;
  @OneOf(MATCHES, {
    description: 'What it was matched by; events only.',
    example: 'email',
    optional: true,
  })
  matched?: (typeof MATCHES)[number];
  @FreeObject({
    maxLength: 20_000,
    description: '`code`, `message` and `details`, as in an error.',
    example: { code: 'NOT_FOUND', message: 'There is no such resource in this Space.' },
    optional: true,
  })
  error?: Record<string, unknown>;
  @Warnings()
  warnings?: readonly ItemWarningDto[];
  @Previews('Of a dry run: what each platform would be sent.')
  preview?: readonly DeliveryPreviewDto[];
}

/** What became of a request. */
export class ConversionResultsDto {
  @WholeNumber({
    min: 0,
    max: 1_000,
    description: 'Items that are kept and will be sent.',
    example: 1,
  })
  accepted!: number;
  @WholeNumber({ min: 0, max: 1_000, description: 'Items that were counted already.', example: 0 })
  duplicates!: number;
  @WholeNumber({ min: 0, max: 1_000, description: 'Items that nothing was kept of.', example: 0 })
  rejected!: number;
  @ListOf(
    Nested(() => ConversionResultDto, {
      description: 'One item.',
      example: { index: 0, status: 'accepted', id: exampleId('off') },
    }),
    {
      maxItems: 1_000,
      description: 'One for each item, in their order.',
      example: [{ index: 0, status: 'accepted', id: exampleId('off') }],
    },
  )
  results!: readonly ConversionResultDto[];
  @ReplacedParts()
  replaced?: readonly ReplacedPartDto[];
}

/**
 * What became of one item, as the use cases report it. `matched` is null for an event that no
 * person and no click was found for.
 */
export type ItemResult =
  | {
      readonly index: number;
      readonly status: 'accepted' | 'duplicate' | 'parked';
      readonly id: string;
      readonly matched?: MatchedBy | null;
      readonly warnings?: readonly ItemWarning[];
      /** Of a dry run, which keeps nothing that `id` could name. */
      readonly preview?: readonly DeliveryPreview[];
    }
  | { readonly index: number; readonly status: 'rejected'; readonly error: Refusal };

/** Counts what became of the items. */
export const toResultsDto = (
  results: readonly ItemResult[],
  replaced: readonly ReplacedPartDto[] = [],
): ConversionResultsDto => {
  const count = (status: ResultStatus): number =>
    results.filter((one) => one.status === status).length;
  return {
    accepted: count('accepted'),
    duplicates: count('duplicate'),
    rejected: count('rejected'),
    results: results.map(toResultDto),
    ...(replaced.length > 0 ? { replaced } : {}),
  };
};

const toResultDto = (result: ItemResult): ConversionResultDto => {
  if (result.status !== 'rejected') {
    return {
      index: result.index,
      status: result.status,
      ...(result.preview === undefined ? { id: result.id } : { preview: result.preview }),
      ...(result.matched === undefined ? {} : { matched: result.matched ?? 'none' }),
      ...warningsOf(result.warnings),
    };
  }
  const { code, message, details } = result.error;
  return {
    index: result.index,
    status: result.status,
    error: { code, message, ...(details && { details }) },
  };
};
