import { CONSENT_RULES } from '../../port/consent';
import type {
  ConversionRules,
  SinkAdjustment,
  SinkConversion,
  Verdict,
} from '../../port/conversion';
import { judgeConsent, type Ruling } from '../../uploading/verdicts';

/** What is certain before anything is sent. Codes are Microsoft's where it has one. */
export const judge = (conversion: SinkConversion, now: number): Verdict | undefined =>
  judgeConsent(conversionRules, conversion) ??
  actionVerdict(conversion, now) ??
  timeVerdict(conversion, now) ??
  contentVerdict(conversion);

const actionVerdict = ({ action }: SinkConversion, now: number): Verdict | undefined => {
  if (action.status === 'PAUSED') {
    return {
      outcome: 'skipped',
      code: 'ACTION_PAUSED',
      message: 'The conversion action is paused and records nothing.',
    };
  }
  if (action.type !== 'UPLOAD_CLICKS') {
    return {
      outcome: 'unsupported',
      code: 'ACTION_TYPE_UNSUPPORTED',
      message: `Microsoft accepts reported conversions for offline goals only. The action has the type ${action.type}.`,
    };
  }
  const { usableFrom = 0 } = action.remote;
  return usableFrom > now
    ? {
        outcome: 'waiting',
        until: usableFrom,
        code: 'OfflineConversionGoalTooRecent',
        message: 'The goal is new. Microsoft does not accept conversions for it yet.',
      }
    : undefined;
};

const timeVerdict = ({ occurredAt }: SinkConversion, now: number): Verdict | undefined => {
  if (occurredAt > now + conversionRules.futureMs) {
    return {
      outcome: 'waiting',
      until: occurredAt,
      code: 'FutureConversionTimeCannotBeSet',
      message: 'The time of the conversion is in the future.',
    };
  }
  return now - occurredAt > conversionRules.oldestMs
    ? {
        outcome: 'refused',
        code: 'OfflineConversionTimeOutOfWindow',
        message: 'Microsoft accepts conversions of the last 90 days.',
      }
    : undefined;
};

const contentVerdict = ({ clickIds, identity }: SinkConversion): Verdict | undefined => {
  if (
    clickIds.some(({ kind }) => kind === 'msclkid') ||
    identity.email !== undefined ||
    identity.phone !== undefined
  ) {
    return undefined;
  }
  return {
    outcome: 'refused',
    code: 'OfflineConversionMSClickIdNullOrEmpty',
    message: 'The conversion has no Microsoft click id, e-mail or phone.',
  };
};

export const judgeAdjustment = ({ type, original }: SinkAdjustment): Verdict | undefined => {
  if (type === 'ENHANCEMENT') {
    return {
      outcome: 'unsupported',
      code: 'ENHANCEMENT_UNSUPPORTED',
      message: 'Microsoft can restate and retract conversions, but not add people to them.',
    };
  }
  return original.action.status === 'PAUSED'
    ? {
        outcome: 'skipped',
        code: 'ACTION_PAUSED',
        message: 'The conversion action is paused and records nothing.',
      }
    : judgeConsent(conversionRules, original);
};

export const HOUR = 3_600_000;
export const DAY = 24 * HOUR;

/**
 * What Microsoft takes of offline conversions (ApplyOfflineConversions,
 * ApplyOfflineConversionAdjustments, OfflineConversionGoal). It has no field for consent.
 */
export const conversionRules: ConversionRules = {
  batch: 1_000,
  adjustmentBatch: 1_000,
  clickIds: ['msclkid'],
  identifiers: ['email', 'phone'],
  oldestMs: 90 * DAY,
  futureMs: 0,
  actionAgeMs: 2 * HOUR,
  consent: CONSENT_RULES['microsoft-ads'].userData,
  tests: 'unsupported',
  adjustments: { RETRACTION: 'native', RESTATEMENT: 'native', ENHANCEMENT: 'unsupported' },
};

/**
 * What Microsoft says of one conversion or adjustment, by name: the statuses of its page
 * "DailySummary" (November 2024) and the names that the API was seen to give for the same things. A
 * goal that is missing or may not be matched by persons needs a person.
 */
export const RULINGS_BY_NAME: Readonly<Record<string, Ruling>> = {
  OfflineConversionsNullOrEmpty: 'again',
  OfflineConversionBatchSizeExceedsLimit: 'again',
  OfflineConversionIsNull: 'again',
  OfflineConversionGoalTooRecent: 'waiting',
  OfflineConversionNameInvalid: 'held',
  OfflineConversionNameNullOrEmpty: 'held',
  NotEligibleForEnhancedConversions: 'held',
  ConversionEmailAddressIsNotHashed: 'refused',
  ConversionPhoneNumberIsNotHashed: 'refused',
  EmailMustBeHashed: 'refused',
  OfflineConversionMSClickIdNullOrEmpty: 'refused',
  OfflineConversionMSClickIdInvalid: 'refused',
  OfflineConversionMicrosoftClickIdInvalid: 'refused',
  OfflineConversionValueInvalid: 'refused',
  OfflineConversionCurrencyCodeInvalid: 'refused',
  OfflineConversionTimeNullOrEmpty: 'refused',
  OfflineConversionTimeInvalid: 'refused',
  FutureConversionTimeCannotBeSet: 'refused',
  OfflineConversionTimeOutOfWindow: 'refused',
  ConversionTimeEarlierThanClickTime: 'refused',
  ClickIdDateTimeOutsideGoalConversionWindow: 'refused',
  OfflineConversionInvalidAdjustmentType: 'refused',
  ExternalAttributionRequiredFieldEmpty: 'held',
  ExternalAttributionModelTooLong: 'refused',
  ExternalAttributionCreditValueInvalid: 'refused',
  GoalNotEligibleForExternalAttribution: 'refused',
  OfflineConversionRestateRetractNotSupported: 'unsupported',
  OfflineConversionAdjustmentTimeNullOrEmpty: 'refused',
  OfflineConversionAdjustmentTimeInvalid: 'refused',
  OfflineConversionFutureAdjustmentTimeCannotBeSet: 'refused',
  OfflineConversionAdjustmentTimeOutOfWindow: 'refused',
  OfflineConversionAdjustmentTimeEarlierThanConversionTime: 'refused',
  OfflineConversionAdjustmentValueNotExpected: 'refused',
  OfflineConversionAdjustmentValueRequired: 'refused',
};

/** The numbers that the platform document names (2e), for answers whose name is another one. */
export const RULINGS_BY_CODE: ReadonlyMap<number, Ruling> = new Map([
  [5601, 'again'],
  [5604, 'refused'],
  [5606, 'held'],
  [5607, 'refused'],
  [5609, 'refused'],
  [5610, 'refused'],
  [5611, 'refused'],
  [5612, 'again'],
  [5614, 'refused'],
  [5615, 'waiting'],
  [5616, 'refused'],
  [5617, 'refused'],
  [5624, 'refused'],
  [5625, 'refused'],
  [8004, 'refused'],
]);

/** An error that neither table knows is of this item alone: it refuses it. */
export const applyRuling = (name: string, code: number): Ruling =>
  RULINGS_BY_NAME[name] ?? RULINGS_BY_CODE.get(code) ?? 'refused';
