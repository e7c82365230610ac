import type { FailureDetail } from '../port/failure';
import type { Verdict } from '../port/verdict';
import type { Sending } from './send-in-parts';

/** What a sink says of a conversion without asking the platform. Codes are the same on every platform. */
export const tooOld = (days: number): Verdict => ({
  outcome: 'refused',
  code: 'CONVERSION_TOO_OLD',
  message: `The platform takes conversions of the last ${days} days.`,
});

export const notYet = (until: number): Verdict => ({
  outcome: 'waiting',
  until,
  code: 'CONVERSION_IN_FUTURE',
  message: 'The conversion lies further ahead than the platform takes.',
});

export const actionTooNew = (until: number): Verdict => ({
  outcome: 'waiting',
  until,
  code: 'ACTION_TOO_NEW',
  message: 'The platform takes nothing yet for an action that is so new.',
});

export const nothingToMatch = (identifiers: readonly string[]): Verdict => ({
  outcome: 'refused',
  code: 'NO_IDENTIFIER',
  message: `The platform matches by ${identifiers.join(', ')}; none is known of this conversion.`,
});

export const consentDenied = (): Verdict => ({
  outcome: 'skipped',
  code: 'CONSENT_DENIED',
  message:
    'The person did not consent to the use of their data for ads, and the platform has no field to say so.',
});

export const actionPaused = (): Verdict => ({
  outcome: 'skipped',
  code: 'ACTION_PAUSED',
  message: 'The conversion action is paused.',
});

export const noAdjustments = (platform: string): Verdict => ({
  outcome: 'unsupported',
  code: 'ADJUSTMENT_UNSUPPORTED',
  message: `${platform} has no way to change a conversion that it took.`,
});

/** Nothing goes out until somebody says it in the connection. */
export const settingMissing = (
  where: 'settings' | 'credentials',
  { name, meaning }: { readonly name: string; readonly meaning: string },
): Verdict => ({
  outcome: 'held',
  code: 'CONNECTION_SETTING_MISSING',
  message: `The connection does not say ${where}.${name}. ${meaning}`,
});

/** A 2xx that does not say of every item that it was taken. */
export const notAllTaken = (taken: number, sent: number): Verdict => ({
  outcome: 'unknown',
  code: 'NOT_ALL_TAKEN',
  message: `The platform took ${taken} of ${sent} conversions and did not say which.`,
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
