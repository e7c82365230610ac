import type { CodeText } from '@switchyard/kernel';

/** Why a conversion or adjustment waits, failed or is not sent, as far as no platform says so. */
export const DELIVERY_REASON_TEXTS = {
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
