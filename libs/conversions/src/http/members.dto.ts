import type { Type } from '@nestjs/common';
import {
  Amount,
  Decimal,
  FreeObject,
  Lenient,
  ListOf,
  Nested,
  OneOf,
  Text,
  Timestamp,
} from '@switchyard/http-kit';
import { ACTION_SOURCES, type ActionSource, type CustomData } from '@switchyard/platforms/domain';
import {
  type AddressInput,
  type ConversionMembers,
  type EventItemPart,
  LONGEST,
  MOST_ITEMS,
  MOST_QUANTITY,
  NAMED_CLICK_IDS,
  type NamedClickId,
  type PersonMembers,
  type VisitMembers,
} from '../domain';
import { ConsentSignalDto } from './record.dto';

interface DescribedClickId {
  /** Whose click it tells of. */
  readonly of: string;
  readonly example: string;
}

/** A new kind is described here, and every body that takes click ids has it. */
const CLICK_IDS: Readonly<Record<NamedClickId, DescribedClickId>> = {
  gclid: { of: 'Google', example: 'Cj0KCQiA-example' },
  gbraid: { of: 'Google, from an app', example: '0AAAAA-example' },
  wbraid: { of: 'Google, from an app to the web', example: 'Cl8KC-example' },
  msclkid: { of: 'Microsoft', example: 'a1b2c3d4e5f6-example' },
  fbclid: { of: 'Meta', example: 'IwAR-example' },
  li_fat_id: { of: 'LinkedIn', example: 'd7fe6a8e-example' },
  rdt_cid: { of: 'Reddit', example: '3184726-example' },
  oppref: { of: 'OpenAI', example: 'opp-example' },
};

type ClickIdMembers = Partial<Record<NamedClickId, string>>;

/** What a body says of its click ids beside whose they are. */
interface ClickIdOptions {
  /** Follows each description. */
  readonly note?: string;
  /** Exactly one of the members with this word is sent. */
  readonly oneOf?: string;
}

/** The members of a class, and after them one for each kind of click id. */
export const WithClickIds = <T extends object>(
  dto: Type<T>,
  { note, ...options }: ClickIdOptions = {},
): Type<T & ClickIdMembers> => {
  class Extended extends (dto as Type<object>) {}
  for (const kind of NAMED_CLICK_IDS) {
    const { of, example } = CLICK_IDS[kind];
    const description = [`Click id of ${of}.`, ...(note === undefined ? [] : [note])].join(' ');
    const text = Text({ max: LONGEST.clickId, description, example, ...options, optional: true });
    Lenient(text)(Extended.prototype, kind);
  }
  return Extended as Type<T & ClickIdMembers>;
};

/** A text that is described as such and read where conversions are read. */
const Words = (max: number, description: string, example: string) =>
  Lenient(Text({ max, description, example, optional: true }));

/** Where a person is. */
export class AddressDto implements AddressInput {
  @Words(LONGEST.city, 'City.', 'Berlin') city?: string;
  @Words(LONGEST.region, 'State or region.', 'BE') region?: string;
  @Words(LONGEST.postalCode, 'Postal code.', '10115') postalCode?: string;
  @Words(LONGEST.countryCode, 'ISO 3166-1 alpha-2.', 'DE') countryCode?: string;
}

/** One thing that was bought or looked at. */
export class ConvertedItemDto implements EventItemPart {
  @Words(LONGEST.itemId, 'Your id of it.', 'sku-1') id?: string;
  @Words(LONGEST.itemText, 'Its name.', 'Rye bread') name?: string;
  @Words(LONGEST.itemText, 'Its category.', 'Bread') category?: string;
  @Lenient(
    Decimal({
      min: 0,
      exclusiveMin: true,
      max: MOST_QUANTITY,
      description: 'How many.',
      example: 2,
      optional: true,
    }),
  )
  quantity?: number;
  @Lenient(
    Amount({ zero: true, description: 'Of one, in major units.', example: 4.5, optional: true }),
  )
  price?: number;
}

/** Who it was. */
class PersonMembersDto implements PersonMembers {
  @Words(
    LONGEST.email,
    'E-mail address, or its SHA-256 in hex; only keyed digests and sealed hashes are kept.',
    'jane@example.com',
  )
  email?: string;
  @Words(LONGEST.externalId, 'Your own id of the person.', 'user-7') externalId?: string;
  @Words(LONGEST.phone, 'With country code, or its SHA-256 in hex.', '+49301234567')
  phone?: string;
  @Words(LONGEST.firstName, 'Or its SHA-256 in hex.', 'Jane') firstName?: string;
  @Words(LONGEST.lastName, 'Or its SHA-256 in hex.', 'Doe') lastName?: string;
  @Words(LONGEST.dateOfBirth, 'Or the SHA-256 of `19900228`.', '1990-02-28')
  dateOfBirth?: string;
  @Words(LONGEST.gender, '`f` or `m`.', 'f') gender?: string;
  @Nested(() => AddressDto, {
    description: 'Where the person is.',
    example: { city: 'Berlin', countryCode: 'DE' },
    optional: true,
  })
  address?: AddressDto;
}

/** Who it was, and from where. */
export class VisitorMembersDto extends WithClickIds(PersonMembersDto) implements VisitMembers {
  @Words(LONGEST.browserId, "Meta's cookie _fbc.", 'fb.1.1795000000000.IwAR-example')
  fbc?: string;
  @Words(LONGEST.browserId, "Meta's cookie _fbp.", 'fb.1.1795000000000.1234567890')
  fbp?: string;
  @Words(LONGEST.browserId, "Reddit's cookie _rdt_uuid.", '1795000000000.0f8fad5b-example')
  rdtUuid?: string;
  @Words(LONGEST.browserId, "OpenAI's cookie __obref.", 'ob-example') obref?: string;
  @Words(LONGEST.ip, 'Of the person; of a website from the request.', '203.0.113.7')
  ip?: string;
  @Words(LONGEST.userAgent, 'Of the person; of a website from the request.', 'Mozilla/5.0')
  userAgent?: string;
  @Words(
    LONGEST.url,
    'Click ids are read from its query; only origin and path are kept.',
    'https://example.com/thanks',
  )
  pageUrl?: string;
  @Words(LONGEST.url, 'Page before; only origin and path are kept.', 'https://example.com/cart')
  referrer?: string;
}

/** When it happened, as events and uploads state it. */
export const occurredAt = (description: string, optional: boolean) =>
  Lenient(Timestamp({ description, example: '2026-11-20T09:30:00Z', optional }));

/** Members that conversions of every way in have. */
export class ConversionMembersDto extends VisitorMembersDto implements ConversionMembers {
  @Words(LONGEST.eventId, 'Your own id of the event, as your pixel sends it.', 'evt-1042')
  eventId?: string;
  @Lenient(
    Amount({
      zero: true,
      description: 'In major units; the action says what counts without it.',
      example: 49.9,
      optional: true,
    }),
  )
  value?: number;
  @Lenient(
    Text({
      min: 3,
      max: 3,
      pattern: /^[A-Z]{3}$/,
      form: 'the code of a currency such as EUR',
      description: "ISO 4217; else the action's currency.",
      example: 'EUR',
      optional: true,
    }),
  )
  currency?: string;
  @Words(
    LONGEST.orderId,
    'An order is counted once per action, whatever door it comes through. No e-mail address.',
    'order-1042',
  )
  orderId?: string;
  @ListOf(Nested(() => ConvertedItemDto, { description: 'One item.', example: { id: 'sku-1' } }), {
    maxItems: MOST_ITEMS,
    description: 'What was bought.',
    example: [{ id: 'sku-1', quantity: 2, price: 4.5 }],
    optional: true,
  })
  items?: readonly ConvertedItemDto[];
  @Lenient(
    FreeObject({
      maxLength: 20_000,
      description: 'At most 30 texts, numbers or flags of your own; nothing about a person.',
      example: { plan: 'yearly' },
      optional: true,
    }),
  )
  customData?: CustomData;
  @OneOf(ACTION_SOURCES, {
    name: 'ActionSource',
    description: 'Where it happened.',
    example: 'website',
    optional: true,
  })
  actionSource?: ActionSource;
  @Nested(() => ConsentSignalDto, {
    description: 'What the person agreed to; overrides Identify.',
    example: { ad_user_data: 'GRANTED' },
    optional: true,
  })
  consent?: ConsentSignalDto;
}
