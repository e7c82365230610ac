import type { CodeText } from '@switchyard/kernel';
import type { ItemWarning } from './conversion/conversion-value';
import type { SkipReason } from './source/reading';

/** Why a conversion or adjustment waits, failed or is not sent, as far as no platform says so. */
export const DELIVERY_REASON_TEXTS = {
  NO_PREVIEW: {
    meaning: 'Nothing is known of what the platform would be sent.',
    example: 'A preview of a platform that takes no conversions.',
    fix: 'Nothing.',
  },
  TEST_NOT_CONFIRMED: {
    meaning: 'Meta counts what is sent to it as a test, so the test was not sent there.',
    example: '"test": true without "confirmTest"',
    fix: 'Send `confirmTest: true` with the test, if Meta may count it.',
  },
  NO_PLATFORM: {
    meaning: 'No platform is set for the conversion action.',
    example: 'The conversion goes to no platform.',
    fix: 'Add a platform to the conversion action.',
  },
  NO_CONNECTION: {
    meaning: 'The Space has no connection to the platform.',
    example: 'The delivery waits for a connection.',
    fix: 'Connect an ad account with POST /api/v1/connections. The delivery goes then.',
  },
  CONNECTION_NEEDS_REAUTH: {
    meaning: 'The platform no longer accepts the credentials.',
    example: 'The connection needs new credentials.',
    fix: 'Send new credentials with PATCH /api/v1/connections/:id. The delivery goes then.',
  },
  CONNECTION_DISABLED: {
    meaning: 'The connection is switched off.',
    example: 'The connection is switched off.',
    fix: 'Set its `status` to ACTIVE. The delivery goes then.',
  },
  ACTION_PAUSED: {
    meaning: 'The conversion action is paused.',
    example: 'The conversion action is paused.',
    fix: 'Set its `status` to ENABLED for later conversions.',
  },
  ACTION_REMOVED: {
    meaning: 'The conversion action was deleted.',
    example: 'The conversion action was deleted.',
    fix: 'Report to another action.',
  },
  CONSENT_MISSING: {
    meaning: 'No consent of the person is known, and the policy of the connection asks for it.',
    example: 'No consent of the person is known.',
    fix: 'Send `consent` with later conversions, or set `settings.consentPolicy` of the connection.',
  },
  ADJUSTMENT_UNSUPPORTED: {
    meaning: 'The platform takes no adjustment of this kind.',
    example: 'The platform does not support a RETRACTION.',
    fix: 'Nothing: other platforms get the adjustment.',
  },
  EARLIER_NOT_SENT: {
    meaning: 'An earlier adjustment of the same conversion has to go first.',
    example: 'An earlier adjustment is not sent yet.',
    fix: 'Nothing: it is sent in its turn.',
  },
  ORIGINAL_NOT_SENT: {
    meaning: 'The conversion itself has to go first.',
    example: 'The conversion is not sent yet.',
    fix: 'Nothing: it is sent in its turn.',
  },
  ORIGINAL_NOT_CONFIRMED: {
    meaning: 'The platform took the conversion and has not confirmed it yet.',
    example: 'The platform has not confirmed the conversion yet.',
    fix: 'Nothing: it is sent once the platform confirms the conversion.',
  },
  ORIGINAL_NOT_COUNTED: {
    meaning: 'The platform did not count the conversion, so there is nothing to adjust.',
    example: 'The platform did not count the original conversion.',
    fix: 'Nothing.',
  },
  ORIGINAL_UNKNOWN: {
    meaning: 'The conversion that the adjustment changes was not reported yet.',
    example: 'No conversion with this order id is known.',
    fix: 'Report the conversion. The adjustment is kept and applied then.',
  },
  ORIGINAL_NEVER_CAME: {
    meaning: 'The conversion that the adjustment changes was not reported in time.',
    example: 'No conversion with this order id came in time.',
    fix: 'Report the conversion, then report the adjustment again.',
  },
  OVERTAKEN: {
    meaning: 'The platform has a later value of the conversion.',
    example: 'The platform already has a later value of this conversion.',
    fix: 'Nothing.',
  },
  SAME_ADJUSTMENT: {
    meaning: 'The adjustment says what the platform has already.',
    example: 'The platform has this value already.',
    fix: 'Nothing.',
  },
  DEGRADED_TO_RESTATEMENT: {
    meaning: 'The platform has no such adjustment. The new value is sent instead.',
    example: 'The retraction is sent as a new value.',
    fix: 'Nothing.',
  },
  ADJUSTMENT_PRECEDES_CONVERSION: {
    meaning: 'The adjustment is dated before its conversion.',
    example: 'The adjustment happened before the conversion.',
    fix: 'Report the adjustment again with a later time.',
  },
  CURRENCY_DIFFERS: {
    meaning: 'The adjustment has another currency than its conversion.',
    example: 'currency must be EUR, the currency of the original conversion.',
    fix: 'Report the adjustment again in the currency of the conversion.',
  },
  VALUE_TOO_PRECISE: {
    meaning: 'The value has more decimals than its currency.',
    example: 'value must have at most 2 decimals in EUR.',
    fix: 'Report the adjustment again with a rounded value.',
  },
  GIVEN_UP: {
    meaning: 'The delivery was tried as often as it may be.',
    example: 'The platform did not take it after 12 attempts.',
    fix: 'Send it again with the replay of the conversion once the cause is mended.',
  },
  INTERNAL: {
    meaning: 'Switchyard failed while it prepared or sent the conversion.',
    example: 'The action could not be prepared.',
    fix: 'Nothing: it is tried again. The operator finds the cause in the log.',
  },
  NO_VERDICT: {
    meaning: "The platform's answer leaves the conversion out.",
    example: 'The platform did not answer for this conversion.',
    fix: 'Nothing: it is sent again.',
  },
  PERSON_ERASED: {
    meaning: "The person's data was erased, so nothing can be sent.",
    example: 'The data of the person was erased.',
    fix: 'Nothing.',
  },
  NOT_CONFIRMED: {
    meaning: 'The server has not confirmed the conversion that the browser reported.',
    example: 'The conversion is not confirmed by a server yet.',
    fix: 'Report the same order from your server, or nothing.',
  },
  CLAIM_CONFIRMED: {
    meaning: 'The server confirmed the conversion that the browser reported.',
    example: 'The conversion was confirmed by a server.',
    fix: 'Nothing.',
  },
} as const satisfies Readonly<Record<string, CodeText>>;

export type ConversionReasonCode = keyof typeof DELIVERY_REASON_TEXTS;

/** The codes of a source's last payload, beside the skip reasons. */
export const SOURCE_FAULT_TEXTS = {
  BAD_SIGNATURE: {
    meaning: 'The last payload had no valid signature.',
    example: 'A request carried no valid signature.',
    fix: 'Copy the signing secret of the provider into the conversion source.',
  },
  NO_SECRET: {
    meaning: 'The source has no signing secret, so no payload can be accepted.',
    example: 'The source has no secret.',
    fix: 'Set the secret with PATCH /api/v1/conversions/sources/:id.',
  },
  SECRET_LOST: {
    meaning: 'The stored signing secret cannot be opened.',
    example: 'The stored secret cannot be opened.',
    fix: 'Send the secret again. The operator checks the sealing keys.',
  },
  COUNTED_TWICE: {
    meaning: 'One order was counted twice, under two of its ids.',
    example: 'The order "A-17" was counted twice.',
    fix: 'Retract one of the two conversions.',
  },
  VALUE_REPLACED: {
    meaning:
      'The payload had something that cannot be stored. That part was replaced, and the rest counts.',
    example: 'The payload had a NUL character at /name.',
    fix: 'Nothing, or correct the value at the provider.',
  },
  POISON_TEXT: {
    meaning:
      'An id in the event holds a character that cannot be stored. With another character in its place it would be another id, so the event is not counted.',
    example: '"order_id": "A-1\\ud800"',
    fix: 'Correct the id at the provider, then replay the entry of the inbox.',
  },
  ALREADY_RECEIVED: {
    meaning: 'The provider sent the event before. It was counted then.',
    example: 'the same event of Stripe twice',
    fix: 'Nothing.',
  },
  PAYLOAD_LOST: {
    meaning: 'The stored body cannot be opened, because the key that it was sealed under is gone.',
    example: 'an entry from before `SWITCHYARD_SECRET_KEYS` lost a key',
    fix: 'Let the provider send the event again.',
  },
  CUSTOMER_UNKNOWN: {
    meaning:
      'The event names a customer that no event described yet. It waits ten minutes for one.',
    example: 'invoice.paid before customer.created',
    fix: 'Nothing.',
  },
  MAY_BELONG_TO_ORDER: {
    meaning: 'The payment may belong to a checkout or an invoice. It waits ten minutes for one.',
    example: 'payment_intent.succeeded before checkout.session.completed',
    fix: 'Nothing.',
  },
  RECORD_NOT_READ: {
    meaning: 'The payload names a record without its members. The worker reads it at the provider.',
    example: 'a changed deal of HubSpot',
    fix: 'Nothing, unless it lasts: then check `credentials` of the source.',
  },
  CREDENTIALS_REFUSED: {
    meaning: 'The provider refused the access token of the source, so its records cannot be read.',
    example: 'HubSpot refused the access token.',
    fix: 'Write a new token with PATCH /api/v1/conversions/sources/:id, then replay the entries of the inbox.',
  },
  UNREADABLE: {
    meaning: 'The payload cannot be read: it is no JSON in UTF-8, or no payload of the provider.',
    example: 'The body is not JSON.',
    fix: 'Correct it at the provider. The bytes are kept in the inbox.',
  },
  CREDENTIALS_LOST: {
    meaning: 'The stored access token of the source cannot be opened.',
    example: 'The key that the access token is sealed under is gone.',
    fix: 'Write the token again with PATCH /api/v1/conversions/sources/:id.',
  },
} as const satisfies Readonly<Record<string, CodeText>>;

export type SourceFaultCode = keyof typeof SOURCE_FAULT_TEXTS;

/** Why something in a payload does not count. */
export const SKIP_TEXTS = {
  NOT_PAID: {
    meaning: 'The payload is about something that is not paid yet.',
    example: 'The invoice is not paid yet.',
    fix: 'Nothing: the provider sends another payload when it is paid.',
  },
  NOTHING_PAID: {
    meaning: 'The amount is zero.',
    example: 'The invoice has an amount of 0.',
    fix: 'Nothing.',
  },
  SETUP_MODE: {
    meaning: 'The checkout session only stores a means of payment.',
    example: 'The session has mode setup.',
    fix: 'Nothing.',
  },
  LIVEMODE_MISMATCH: {
    meaning: "A live installation got the provider's test data.",
    example: 'The event has livemode false.',
    fix: 'Send live events to a live installation, and test events to a test installation.',
  },
  NOT_TRIALING: {
    meaning: 'The subscription has no trial.',
    example: 'The subscription is not trialing.',
    fix: 'Nothing.',
  },
  DISPUTES_OFF: {
    meaning: 'The configuration of the source leaves disputes out.',
    example: 'Disputes are switched off for this source.',
    fix: 'Nothing, or switch them on in the configuration of the source.',
  },
  RENEWALS_OFF: {
    meaning: 'The configuration of the source leaves renewals out.',
    example: 'Renewals are switched off for this source.',
    fix: 'Nothing, or switch them on in the configuration of the source.',
  },
  EVENT_NOT_READ: {
    meaning: 'The kind of event is not one that counts.',
    example: 'Events of the type product.created are not read.',
    fix: 'Nothing. Send only the kinds of events that the source reads.',
  },
  STAGE_NOT_MAPPED: {
    meaning: 'The configuration of the source maps no lead stage to this value.',
    example: 'The stage "Demo" is not mapped.',
    fix: 'Add the value to the stages in the configuration of the source.',
  },
  LOST: {
    meaning: 'The deal is lost.',
    example: 'The opportunity is closed and lost.',
    fix: 'Nothing.',
  },
  NEEDS_CONNECTION: {
    meaning: 'The payload has ids only, and reading the rest needs access to the provider.',
    example: 'The payload names a deal without its amount.',
    fix: 'Set `credentials.accessToken` of a HubSpot source, or send what is missing with the payload.',
  },
  WRONG_ORGANIZATION: {
    meaning:
      'An outbound message of Salesforce comes from another organisation than is configured.',
    example: 'The message comes from the organisation 00D5e000000KQ2eEAG.',
    fix: 'Set `config.organizationId` of the source, if the organisation is yours.',
  },
  NO_ORDER: {
    meaning: 'The payload has no order that could be counted or refunded.',
    example: 'The invoice needs an id.',
    fix: 'Send the order id with the payload.',
  },
  UNREADABLE_CONTACT: {
    meaning: 'An e-mail address or phone number of the payload cannot be read. The rest counts.',
    example: '"n/a" is not an e-mail address.',
    fix: 'Correct the contact at the provider.',
  },
  PART_OF_ORDER: {
    meaning: 'The payment belongs to a checkout or an invoice, which is counted instead.',
    example: 'A payment intent of Stripe whose checkout was counted.',
    fix: 'Nothing.',
  },
  INFORMATION_ONLY: {
    meaning: 'The event is not counted itself. What it tells completes other events.',
    example: 'The event charge.succeeded of Stripe.',
    fix: 'Nothing.',
  },
  DISPUTE_UNDECIDED: {
    meaning: 'A bank asks about a payment, or stopped asking. Nothing was taken back.',
    example: 'The dispute has the status warning_needs_response.',
    fix: 'Nothing.',
  },
  STRIPE_LINK_MISSING: {
    meaning:
      'A payment of Stripe may belong to an invoice, and no event tells so. The invoice is counted; refunds of the payment do not find it.',
    example: 'A refund of a subscription without the event invoice_payment.paid.',
    fix: 'Add the event invoice_payment.paid to the webhook endpoint in Stripe.',
  },
  TEST_ORDER: {
    meaning: 'The shop marked the order as a test.',
    example: 'The order is a test order.',
    fix: 'Nothing.',
  },
  OTHER_SHOP: {
    meaning: 'The event is of another shop than the one that the source names.',
    example: 'The event is of other.myshopify.com.',
    fix: 'Create a source for the other shop, or correct `config.shop`.',
  },
  ORDER_UNKNOWN: {
    meaning: 'A refund names an order that was never counted.',
    example: 'No conversion with the order id "A-17" was counted.',
    fix: 'Send the order before its refund, or ignore the refund.',
  },
} as const satisfies Readonly<Record<SkipReason | 'ORDER_UNKNOWN', CodeText>>;

/** Warnings of reported conversions. */
export const CONVERSION_WARNING_TEXTS = {
  VALUE_NOT_COUNTED: {
    meaning:
      'The conversion action counts no values, so the value is kept and no platform counts it.',
    example: 'The conversion action "Leads" counts no values.',
    fix: 'Set `valueSettings.type` to variableValue with PATCH /api/v1/conversions/actions/:id.',
  },
  PHONE_DROPPED: {
    meaning: 'The phone number cannot be read, so it was left out. The rest counts.',
    example: '"phone": "030 1234567" in a Space without a defaultCountry',
    fix: 'Send the number with its country code, such as +49301234567, or set `settings.defaultCountry` of the Space.',
  },
  EMAIL_DROPPED: {
    meaning: 'The e-mail address cannot be read, so it was left out. The rest counts.',
    example: '"email": "n/a"',
    fix: 'Send an address such as name@example.com, or leave it out.',
  },
  EXTERNAL_ID_DROPPED: {
    meaning: 'The externalId cannot be read, so it was left out. The rest counts.',
    example: '"externalId": ""',
    fix: 'Send your own id of the person, or leave it out.',
  },
  IP_DROPPED: {
    meaning: 'The IP address cannot be read, so it was left out. The rest counts.',
    example: '"ip": "unknown"',
    fix: 'Send an IPv4 or IPv6 address, or leave it out.',
  },
  BIRTH_DATE_DROPPED: {
    meaning: 'The date of birth cannot be read, so it was left out. The rest counts.',
    example: '"dateOfBirth": "31.02.1990"',
    fix: 'Send a date such as 1990-02-28, or leave it out.',
  },
  MEMBER_DROPPED: {
    meaning: 'A member cannot be read or sent, so it was left out. The rest counts.',
    example: '"gender": "unknown"',
    fix: 'Send the member as its description says, or leave it out.',
  },
  READ_AS_TEXT: {
    meaning: 'A number was read as text.',
    example: '"orderId": 1042',
    fix: 'Send ids as text.',
  },
  READ_AS_AMOUNT: {
    meaning: 'A text was read as an amount.',
    example: '"value": "49,90"',
    fix: 'Send the value as a number, such as 49.9.',
  },
  READ_AS_CURRENCY: {
    meaning: 'The currency was read in capitals.',
    example: '"currency": "eur"',
    fix: 'Send the code in capitals, such as EUR.',
  },
  READ_AS_TIME: {
    meaning: 'A number was read as a time: seconds, milliseconds or microseconds since 1970.',
    example: '"occurredAt": 1795000000',
    fix: 'Send a time such as 2026-11-21T09:30:00+01:00.',
  },
  READ_IN_SPACE_ZONE: {
    meaning: 'A time without a zone was read in the zone of the Space.',
    example: '"occurredAt": "2026-11-21 09:30"',
    fix: 'Send a time with its zone, such as 2026-11-21T09:30:00+01:00.',
  },
  READ_AS_NATIONAL_PHONE: {
    meaning:
      'A phone number without a country code was read as one of the default country of the Space.',
    example: '"phone": "030 1234567"',
    fix: 'Send the number with its country code, such as +49301234567.',
  },
  TEXT_REPLACED: {
    meaning: 'A character that cannot be stored was replaced by U+FFFD.',
    example: '"firstName": "Jane\\ud800"',
    fix: 'Correct the encoding at the sender.',
  },
  ACTION_SOURCE_CHANGED: {
    meaning:
      'A conversion of a website needs a page and a user agent, and no visit of the last seven days has them. It is sent as `other`.',
    example: '"actionSource": "website" without pageUrl',
    fix: 'Send `pageUrl` and `userAgent`, or identify the visitor.',
  },
  CONSENT_NOT_RAISED: {
    meaning: 'A website stated GRANTED where a server stated less before. The lower consent stays.',
    example: '"consent": { "ad_user_data": "GRANTED" } with a website key',
    fix: 'Send the new consent from your server.',
  },
  CONSENT_MISSING: {
    meaning:
      'No consent is known. By the consent policy of the connection it was sent all the same.',
    example: 'an event without `consent` and without a country',
    fix: 'Send `consent`, or set `settings.consentPolicy` of the connection.',
  },
  NO_ORDER_AND_EVENT_ID: {
    meaning: 'Without orderId and eventId the same conversion that comes again is counted again.',
    example: 'an event with an e-mail address alone',
    fix: 'Send `orderId` or `eventId`.',
  },
  TAX_NOT_KNOWN: {
    meaning: 'The payment does not tell its tax, so the value is the gross amount.',
    example: 'a payment intent of Stripe without an invoice',
    fix: 'Send the order with its tax, or set `config.value` of the source to gross.',
  },
} as const satisfies Readonly<Record<ItemWarning['code'], CodeText>>;
