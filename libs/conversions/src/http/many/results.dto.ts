import { FreeObject, ListOf, Nested, OneOf, Text, WholeNumber } from '@switchyard/http-kit';
import type { Refusal } from '@switchyard/kernel';
import { MATCHED_BY, type MatchedBy } from '../../domain';
import { exampleId } from '../record-fields';

const RESULTS = ['accepted', 'duplicate', 'parked', 'rejected'] as const;
type ResultStatus = (typeof RESULTS)[number];

const MATCHES = [...MATCHED_BY, 'none'] as const;

/** What became of one item. */
export class ConversionResultDto {
  @WholeNumber({ min: 0, max: 1_000, description: 'Its place in the request.', example: 0 })
  index!: number;
  @OneOf(RESULTS, {
    description: 'A duplicate was counted already; `id` is then the one that was.',
    example: 'accepted',
  })
  status!: ResultStatus;
  @Text({ max: 40, description: 'The conversion.', example: exampleId('off'), optional: true })
  id?: string;
  @OneOf(MATCHES, {
    description: 'Of an event: what it was matched by.',
    example: 'email',
    optional: true,
  })
  matched?: (typeof MATCHES)[number];
  @FreeObject({
    maxLength: 20_000,
    description: 'Why it was rejected: `code`, `message` and `details` as an error has them.',
    example: { code: 'NOT_FOUND', message: 'There is no such resource in this Space.' },
    optional: true,
  })
  error?: Record<string, unknown>;
}

/** What became of a request. */
export class ConversionResultsDto {
  @WholeNumber({
    min: 0,
    max: 1_000,
    description: 'Items that are kept now and will be sent.',
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
}

/** What became of one item, as the use cases tell it. `matched` is null for an event that nobody and no click was found for. */
export type ItemResult =
  | {
      readonly index: number;
      readonly status: 'accepted' | 'duplicate' | 'parked';
      readonly id: string;
      readonly matched?: MatchedBy | null;
    }
  | { readonly index: number; readonly status: 'rejected'; readonly error: Refusal };

/** Counts what became of the items. */
export const toResultsDto = (results: readonly ItemResult[]): ConversionResultsDto => {
  const count = (status: ResultStatus): number =>
    results.filter((one) => one.status === status).length;
  return {
    accepted: count('accepted'),
    duplicates: count('duplicate'),
    rejected: count('rejected'),
    results: results.map(toResultDto),
  };
};

const toResultDto = (result: ItemResult): ConversionResultDto => {
  if (result.status !== 'rejected')
    return {
      index: result.index,
      status: result.status,
      id: result.id,
      ...(result.matched === undefined ? {} : { matched: result.matched ?? 'none' }),
    };
  const { code, message, details } = result.error;
  return {
    index: result.index,
    status: result.status,
    error: { code, message, ...(details && { details }) },
  };
};
