import {
  AnyJson,
  FreeObject,
  Lenient,
  ListOf,
  Nested,
  PartialOf,
  Text,
} from '@switchyard/http-kit';
import { CANONICAL_EVENTS, type EventItem, SOURCE_TYPES } from '../../domain';
import { ConversionMembersDto, occurredAt } from '../members.dto';
import { ConfirmTest, DryRun, Test } from '../report-mode';

/** One conversion event. */
export class ConversionEventDto extends ConversionMembersDto implements EventItem {
  @Lenient(
    Text({
      max: 255,
      description: `${CANONICAL_EVENTS.join(', ')}, or a usual other name such as purchase. Its conversion action is made on first use.`,
      example: 'signup',
      optional: true,
    }),
  )
  event?: string;
  @Lenient(
    Text({
      max: 255,
      description: 'Name or id, instead of `event`.',
      example: 'Paid orders',
      optional: true,
    }),
  )
  conversionAction?: string;
  @occurredAt('When it happened; not in the future. Else now.', true) occurredAt?: string;
}

export const MOST_EVENTS = 500;

const KINDS = `${SOURCE_TYPES.join(', ')}, or the id of a conversion source, whose configuration then counts`;
const source = { max: 64, example: 'stripe' } as const;

/** What a website may report at once. */
export const MOST_WEBSITE_EVENTS = 20;

/** A provider's payload, to be read here. */
export class ReportedPayloadDto {
  @Text({ ...source, description: `Whose payload it is: ${KINDS}.` }) source!: string;
  @AnyJson({
    description: "The provider's own payload: an object or a list.",
    example: { type: 'invoice.paid' },
  })
  payload!: unknown;
  @FreeObject({
    maxLength: 20_000,
    description: 'Mappings of this call; they override those of the source.',
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
        'Several, instead of the members of one; the body may be the list itself. At most 20 from a website.',
      example: [{ event: 'signup', email: 'jane@example.com' }],
      optional: true,
    },
  )
  events?: readonly ConversionEventDto[];

  @Text({
    ...source,
    description: `Whose payload it is: ${KINDS}. Not from a website.`,
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
    description: 'Mappings of this call; they override those of the source.',
    example: { event: 'paid' },
    optional: true,
  })
  config?: Record<string, unknown>;
  @DryRun() dry_run?: boolean;
  @Test() test?: boolean;
  @ConfirmTest() confirmTest?: boolean;
}
