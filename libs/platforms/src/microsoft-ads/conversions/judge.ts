import type { SinkAdjustment, SinkConversion } from '../../port/conversion';
import type { Verdict } from '../../port/verdict';
import { judgeConsent } from '../../uploading';
import { conversionRules } from './conversion-rules';

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
