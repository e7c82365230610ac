import type { ConversionRules, SinkConversion, Verdict } from '../port/conversion';
import type { FailureDetail } from '../port/failure';
import type { Sending } from './send-in-parts';

const DAY_MS = 86_400_000;

/**
 * What a platform's rules say of a conversion before it is sent; `matches` is true when the
 * platform can match it by one of its members.
 */
export const judgeByRules = (
  rules: ConversionRules,
  conversion: SinkConversion,
  now: number,
  matches: boolean = hasIdentifier(rules, conversion),
): Verdict | undefined => {
  const { action, occurredAt } = conversion;
  if (action.status === 'PAUSED') return actionPaused();
  const denied = judgeConsent(rules, conversion);
  if (denied) return denied;
  if (now - occurredAt > rules.oldestMs) return tooOld(Math.floor(rules.oldestMs / DAY_MS));
  if (!matches) return nothingToMatch([...rules.clickIds, ...rules.identifiers]);
  if (occurredAt - now > rules.futureMs) return notYet(occurredAt - rules.futureMs);
  return action.remote.usableFrom !== undefined && action.remote.usableFrom > now
    ? actionTooNew(action.remote.usableFrom)
    : undefined;
};

/** True when it carries a click id or an identity that the platform matches by. */
export const hasIdentifier = (
  rules: ConversionRules,
  { clickIds, identity }: SinkConversion,
): boolean =>
  clickIds.some(({ kind }) => rules.clickIds.includes(kind)) ||
  rules.identifiers.some((name) => identity[name] !== undefined);

/**
 * Whether consent lets a conversion, or an adjustment of it, go to a platform. A conversion with
 * denied consent is sent only to a platform with a field for it, and with a click id alone: a
 * person who did not agree is never named.
 */
export const judgeConsent = (
  rules: Pick<ConversionRules, 'consent' | 'clickIds'>,
  { consent, clickIds }: Pick<SinkConversion, 'consent' | 'clickIds'>,
): Verdict | undefined => {
  if (consent.adUserData !== 'DENIED') return undefined;
  const saysSo =
    rules.consent === 'sent' && clickIds.some(({ kind }) => rules.clickIds.includes(kind));
  return saysSo ? undefined : consentDenied(rules.consent);
};

/**
 * What a sink says of a conversion without asking the platform. Codes are the same on every
 * platform.
 */
const tooOld = (days: number): Verdict => ({
  outcome: 'refused',
  code: 'CONVERSION_TOO_OLD',
  message: `The conversion is too old. The platform accepts conversions of the last ${days} days.`,
});

const notYet = (until: number): Verdict => ({
  outcome: 'waiting',
  until,
  code: 'CONVERSION_IN_FUTURE',
  message: 'The time of the conversion is in the future for the platform.',
});

const actionTooNew = (until: number): Verdict => ({
  outcome: 'waiting',
  until,
  code: 'ACTION_TOO_NEW',
  message: 'The platform does not accept conversions yet for a conversion action that is so new.',
});

const nothingToMatch = (identifiers: readonly string[]): Verdict => ({
  outcome: 'refused',
  code: 'NO_IDENTIFIER',
  message: `The platform matches by ${identifiers.join(', ')}. The conversion has none of them.`,
});

const consentDenied = (consent: ConversionRules['consent']): Verdict => ({
  outcome: 'skipped',
  code: 'CONSENT_DENIED',
  message:
    consent === 'sent'
      ? 'The person did not consent to the use of their data for ads, and no click id is known that could be sent without the person.'
      : 'The person did not consent to the use of their data for ads, and the platform has no field to say so.',
});

const actionPaused = (): Verdict => ({
  outcome: 'skipped',
  code: 'ACTION_PAUSED',
  message: 'The conversion action is paused.',
});

export const noAdjustments = (platform: string): Verdict => ({
  outcome: 'unsupported',
  code: 'ADJUSTMENT_UNSUPPORTED',
  message: `${platform} has no adjustments. A sent conversion cannot be changed.`,
});

/** Nothing goes out until the user sets it in the connection. */
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

export const deferredAs = ({ code, message }: FailureDetail): Verdict => ({
  outcome: 'held',
  code,
  message,
});

/**
 * What a platform's word for an item means here. `already`: it is there, which a retry finds.
 * `again`: nothing certain is known, so it is sent again.
 */
export type Ruling =
  'already' | 'waiting' | 'refused' | 'skipped' | 'unsupported' | 'held' | 'again';

export interface PlatformAnswer {
  readonly code: string;
  readonly message: string;
}

/** The verdict of a ruling. `until` is what a wait is for, in milliseconds since the epoch. */
export const verdictOf = (
  ruling: Ruling,
  { code, message }: PlatformAnswer,
  until: number,
): Verdict => {
  switch (ruling) {
    case 'already':
      return { outcome: 'taken', already: true };
    case 'waiting':
      return { outcome: 'waiting', until, code, message };
    case 'again':
      return { outcome: 'unknown', code, message };
    case 'refused':
    case 'skipped':
    case 'unsupported':
    case 'held':
      return { outcome: ruling, code, message };
  }
};
