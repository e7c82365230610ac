import {
  Amount,
  AnyJson,
  FreeObject,
  ListOf,
  Nested,
  PartialOf,
  Text,
  Timestamp,
} from '@switchyard/http-kit';
import { CANONICAL_EVENTS, type EventItem, SOURCE_TYPES } from '../../domain';
import { ConsentSignalDto } from '../record.dto';

const clickId = (of: string) =>
  ({ max: 512, description: `Click id of ${of}.`, optional: true }) as const;

/** One conversion event. */
export class ConversionEventDto implements EventItem {
  @Text({
    max: 320,
    description:
      'E-mail address, or its SHA-256 in hex; only keyed digests and sealed hashes are kept.',
    example: 'jane@example.com',
    optional: true,
  })
  email?: string;
  @Text({ max: 255, description: 'Your own id of the person.', example: 'user-7', optional: true })
  externalId?: string;
  @Text({
    max: 64,
    description: 'With country code, or its SHA-256 in hex.',
    example: '+49301234567',
    optional: true,
  })
  phone?: string;
  @Text({ ...clickId('Google'), example: 'Cj0KCQiA-example' }) gclid?: string;
  @Text({ ...clickId('Google, from an app'), example: '0AAAAA-example' }) gbraid?: string;
  @Text({ ...clickId('Google, from an app to the web'), example: 'Cl8KC-example' }) wbraid?: string;
  @Text({ ...clickId('Microsoft'), example: 'a1b2c3d4e5f6-example' }) msclkid?: string;
  @Text({
    max: 255,
    description: `${CANONICAL_EVENTS.join(', ')}, or a usual other name such as purchase. Its conversion action is made on first use.`,
    example: 'signup',
    optional: true,
  })
  event?: string;
  @Text({
    max: 255,
    description: 'Name or id, instead of `event`.',
    example: 'Paid orders',
    optional: true,
  })
  conversionAction?: string;
  @Amount({
    zero: true,
    description: 'In major units; the action says what counts without it.',
    example: 49.9,
    optional: true,
  })
  value?: number;
  @Text({
    min: 3,
    max: 3,
    pattern: /^[A-Z]{3}$/,
    form: 'the code of a currency such as EUR',
    description: "ISO 4217; else the action's currency.",
    example: 'EUR',
    optional: true,
  })
  currency?: string;
  @Timestamp({
    description: 'When it happened; not in the future. Else now.',
    example: '2026-11-20T09:30:00Z',
    optional: true,
  })
  occurredAt?: string;
  @Text({
    max: 255,
    description:
      'An order is counted once per action, whatever door it comes through. No e-mail address.',
    example: 'order-1042',
    optional: true,
  })
  orderId?: string;
  @Nested(() => ConsentSignalDto, {
    description: 'What the person agreed to; overrides Identify.',
    example: { ad_user_data: 'GRANTED' },
    optional: true,
  })
  consent?: ConsentSignalDto;
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
}
