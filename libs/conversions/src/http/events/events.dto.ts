import { AnyJson, FreeObject, ListOf, Nested, PartialOf, Text } from '@switchyard/http-kit';
import { SOURCE_TYPES } from '../../domain';
import { ConversionEventDto } from './event-item.dto';

export const MOST_EVENTS = 500;

const KINDS = `${SOURCE_TYPES.join(', ')}, or the id of a conversion source, whose configuration then counts`;
const source = { max: 64, example: 'stripe' } as const;

/** What a website may report at once. */
export const MOST_WEBSITE_EVENTS = 20;

/** A provider's payload, to be read here. */
export class ReportedPayloadDto {
  @Text({ ...source, description: `Whose payload it is: ${KINDS}.` }) source!: string;
  @AnyJson({
    description: "The provider's own payload: an object, or a list where the provider posts one.",
    example: { type: 'invoice.paid' },
  })
  payload!: unknown;
  @FreeObject({
    maxLength: 20_000,
    description: 'Mappings of this call; they win over those of the source.',
    example: { event: 'paid' },
    optional: true,
  })
  config?: Record<string, unknown>;
}

/** Body of `POST /conversions/events`: one event, a list of them, or a provider's payload. */
export class ConversionEventsDto extends PartialOf(ConversionEventDto) {
  @ListOf(
    Nested(() => ConversionEventDto, {
      description: 'One event.',
      example: { event: 'signup', email: 'jane@example.com' },
    }),
    {
      maxItems: MOST_EVENTS,
      description:
        'Several at once, instead of the members of one; a body that is the list itself is taken as well. At most 20 from a website.',
      example: [{ event: 'signup', email: 'jane@example.com' }],
      optional: true,
    },
  )
  events?: readonly ConversionEventDto[];

  @Text({
    ...source,
    description: `Whose payload it is, where one is sent instead of events: ${KINDS}. Not from a website.`,
    optional: true,
  })
  source?: string;
  @AnyJson({
    description: "The provider's own payload, with `source`. Not from a website.",
    example: { type: 'invoice.paid' },
    optional: true,
  })
  payload?: unknown;
  @FreeObject({
    maxLength: 20_000,
    description: 'Mappings of this call, with `source`; they win over those of the source.',
    example: { event: 'paid' },
    optional: true,
  })
  config?: Record<string, unknown>;
}
