import type { ConversionRules } from '../port/conversion-rules';
import type { FailureDetail } from '../port/failure';
import type { Verdict } from '../port/verdict';
import type { Sending } from './send-in-parts';

/** What a sink says of a conversion without asking the platform. Codes are the same on every platform. */
export const tooOld = (days: number): Verdict => ({
  outcome: 'refused',
  code: 'CONVERSION_TOO_OLD',
  message: `The conversion is too old. The platform accepts conversions of the last ${days} days.`,
});

export const notYet = (until: number): Verdict => ({
  outcome: 'waiting',
  until,
  code: 'CONVERSION_IN_FUTURE',
  message: 'The time of the conversion is in the future for the platform.',
});

export const actionTooNew = (until: number): Verdict => ({
  outcome: 'waiting',
  until,
  code: 'ACTION_TOO_NEW',
  message: 'The platform does not accept conversions yet for a conversion action that is so new.',
});

export const nothingToMatch = (identifiers: readonly string[]): Verdict => ({
  outcome: 'refused',
  code: 'NO_IDENTIFIER',
  message: `The platform matches by ${identifiers.join(', ')}. The conversion has none of them.`,
});

export const consentDenied = (consent: ConversionRules['consent']): Verdict => ({
  outcome: 'skipped',
  code: 'CONSENT_DENIED',
  message:
    consent === 'sent'
      ? 'The person did not consent to the use of their data for ads, and no click id is known that could be sent without the person.'
      : 'The person did not consent to the use of their data for ads, and the platform has no field to say so.',
});

export const actionPaused = (): Verdict => ({
  outcome: 'skipped',
  code: 'ACTION_PAUSED',
  message: 'The conversion action is paused.',
});

export const noAdjustments = (platform: string): Verdict => ({
  outcome: 'unsupported',
  code: 'ADJUSTMENT_UNSUPPORTED',
  message: `${platform} has no adjustments. A sent conversion cannot be changed.`,
});

/** Nothing goes out until somebody says it in the connection. */
export const settingMissing = (
  where: 'settings' | 'credentials',
  { name, meaning }: { readonly name: string; readonly meaning: string },
): Verdict => ({
  outcome: 'held',
  code: 'CONNECTION_SETTING_MISSING',
  message: `The connection needs \`${where}/${name}\` to send conversions. ${meaning}`,
});

/** A 2xx that does not say of every item that it was taken. */
export const notAllTaken = (taken: number, sent: number): Verdict => ({
  outcome: 'unknown',
  code: 'NOT_ALL_TAKEN',
  message: `The platform accepted ${taken} of ${sent} conversions and did not report which.`,
});

/** One verdict for every item of a request. */
export const answeredAlike = (items: readonly unknown[], verdict: Verdict): Sending => ({
  kind: 'answered',
  verdicts: items.map(() => verdict),
});

export const refusedAs = ({ code, message }: FailureDetail): Verdict => ({
  outcome: 'refused',
  code,
  message,
});

export const heldAs = ({ code, message }: FailureDetail): Verdict => ({
  outcome: 'held',
  code,
  message,
});
