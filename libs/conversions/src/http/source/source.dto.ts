import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import {
  ChangeListQuery,
  Flag,
  FreeObject,
  ListOf,
  Nested,
  OneOf,
  PartialOf,
  Text,
  Timestamp,
} from '@switchyard/http-kit';
import { notFound } from '@switchyard/kernel';
import type { FastifyRequest } from 'fastify';
import {
  type ArrivedType,
  type ConversionSource,
  SOURCE_TYPES,
  type SourceType,
  viewSource,
} from '../../domain';
import { CreatedAt, exampleId, SpaceId, UpdatedAt, Version } from '../record.dto';

/**
 * What a source may be called: ids are in paths and in the cursors of lists, so that there is no
 * dot and no slash.
 */
const SOURCE_ID = /^[A-Za-z0-9][A-Za-z0-9_-]*$/;

/** The id in the path; one that no source can have is 404 like an unknown one. */
export const PathSourceId = createParamDecorator(
  (_data: unknown, context: ExecutionContext): string => {
    const { id = '' } = context.switchToHttp().getRequest<FastifyRequest>().params as {
      readonly id?: string;
    };
    if (!SOURCE_ID.test(id)) throw notFound();
    return id;
  },
);

const id = {
  max: 64,
  pattern: SOURCE_ID,
  form: 'an id such as shop-stripe: up to 64 letters, digits, _ and -, first a letter or digit',
  description: 'Yours, unique in the Space: letters, digits, `_` and `-`. Else its type.',
  example: 'shop-stripe',
};
const type = { description: 'Whose payloads it takes. Fixed after creation.', example: 'stripe' };
const config = {
  maxLength: 20_000,
  example: { conversionActions: { paid: 'Paid orders' } },
  description:
    'How payloads are read; merged by PATCH. All: `conversionActions` (stage → action by name or id). `stripe`: `livemode`, `disputes`, `renewals`, `clientReference`, `value`, ' +
    '`orderId`. `hubspot`, `salesforce`: `stages` (theirs → ours), `currency`, `fields`; `salesforce`: `organizationId`. `ga4`: `stages`, `currency`, `customData`. ' +
    '`webhook`: dotted paths of members, `stages`, `signature`. `shopify`: `shop` (needed), `value`. `woocommerce`: `value`. docs/conversions/ explains them, a page per type.',
};
const accountRef = {
  max: 500,
  description:
    'What the provider signs with: of Stripe the whole `whsec_…`, of HubSpot and Shopify the client secret, else one you chose. Sealed, never answered. Without it ' +
    '`receiveUrl` refuses everything. The one before it stays valid for 24 hours; null removes both.',
  example: 'whsec_example-not-real',
  optional: true,
  clearable: true,
} as const;
const error = {
  code: 'BAD_SIGNATURE',
  message: 'A request carried no valid signature.',
  at: '2026-11-21T09:00:00.000Z',
};

/** Body of `POST /conversions/sources`. */
export class CreateConversionSourceDto {
  @OneOf(SOURCE_TYPES, type) type!: SourceType;
  @Text({ ...id, optional: true }) id?: string;
  @FreeObject({ ...config, optional: true }) config?: Record<string, unknown>;
  @Text(accountRef) accountRef?: string | null;
  @FreeObject({
    maxLength: 2_000,
    writeOnly: true,
    description: 'HubSpot: `accessToken` of a private app, to read deals and contacts. Sealed.',
    example: { accessToken: 'pat-example-not-real' },
    optional: true,
    clearable: true,
  })
  credentials?: Record<string, unknown> | null;
}

/** Body of `PATCH /conversions/sources/:id`. */
export class UpdateConversionSourceDto extends PartialOf(CreateConversionSourceDto, [
  'type',
  'id',
]) {}

const arrived = { type: 'invoice.paid', lastReceivedAt: '2026-11-21T09:00:00.000Z' };

/** A type of event that the provider should send. */
export class ArrivedTypeDto implements ArrivedType {
  @Text({ max: 100, description: "The provider's name.", example: arrived.type }) type!: string;
  @Timestamp({
    description: 'When one last arrived; null: never.',
    example: arrived.lastReceivedAt,
    clearable: true,
  })
  lastReceivedAt!: string | null;
}

/** A conversion source as it is read: without its secret. */
export class ConversionSourceDto {
  @Text(id) id!: string;
  @SpaceId() spaceId!: string;
  @OneOf(SOURCE_TYPES, type) type!: SourceType;
  @FreeObject(config) config!: Readonly<Record<string, unknown>>;
  @Text({
    max: 100,
    description: 'Where the provider posts to, on this service.',
    example: `/api/v1/hooks/${exampleId('rcv')}`,
  })
  receiveUrl!: string;
  @Flag({ description: 'Whether `credentials` are set.', example: false })
  hasCredentials!: boolean;
  @Timestamp({
    description: 'Until when the secret before this one is valid.',
    example: '2026-11-22T09:00:00.000Z',
    clearable: true,
  })
  previousSecretUntil!: string | null;
  @Timestamp({
    description: 'When a signed request last arrived.',
    example: '2026-11-21T09:00:00.000Z',
    clearable: true,
  })
  lastReceivedAt!: string | null;
  @FreeObject({
    maxLength: 2_000,
    description:
      'The last thing wrong: `code`, `message`, `at`. It stays until the next; compare `at` with `lastReceivedAt`.',
    example: error,
    clearable: true,
  })
  lastError!: ConversionSource['lastError'];
  @ListOf(Nested(() => ArrivedTypeDto, { description: 'One type.', example: arrived }), {
    maxItems: 50,
    optional: true,
    description: 'Of Stripe: the types to select for the endpoint.',
    example: [arrived],
  })
  eventTypes?: readonly ArrivedTypeDto[];
  @CreatedAt() createdAt!: string;
  @UpdatedAt() updatedAt!: string;
  @Version() version!: number;
}

/** The query of `GET /conversions/sources`. */
export class ConversionSourceQuery extends ChangeListQuery {
  @OneOf(SOURCE_TYPES, {
    name: 'SourceType',
    description: 'Only this type.',
    example: 'stripe',
    optional: true,
  })
  type?: SourceType;
}

export const toConversionSourceDto = (row: ConversionSource): ConversionSourceDto =>
  viewSource(row);
