import type { CodeText } from '@switchyard/kernel';
import type { SkipReason } from '../source/reading';

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
    example: 'Events of the type customer.created are not read.',
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
    fix: 'Send the members that the message names with the payload.',
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
  ORDER_UNKNOWN: {
    meaning: 'A refund names an order that was never counted.',
    example: 'No conversion with the order id "A-17" was counted.',
    fix: 'Send the order before its refund, or ignore the refund.',
  },
} as const satisfies Readonly<Record<SkipReason | 'ORDER_UNKNOWN', CodeText>>;
