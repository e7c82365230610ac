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
      message: `Microsoft takes reported conversions for offline goals; the action is of type ${action.type}.`,
    };
  }
  const { usableFrom = 0 } = action.remote;
  return usableFrom > now
    ? {
        outcome: 'waiting',
        until: usableFrom,
        code: 'OfflineConversionGoalTooRecent',
        message: 'The goal is new; Microsoft takes nothing for it yet.',
      }
    : undefined;
};

const timeVerdict = ({ occurredAt }: SinkConversion, now: number): Verdict | undefined => {
  if (occurredAt > now + conversionRules.futureMs) {
    return {
      outcome: 'waiting',
      until: occurredAt,
      code: 'FutureConversionTimeCannotBeSet',
      message: 'The conversion lies ahead of now.',
    };
  }
  return now - occurredAt > conversionRules.oldestMs
    ? {
        outcome: 'refused',
        code: 'OfflineConversionTimeOutOfWindow',
        message: 'Microsoft takes conversions of the last 90 days.',
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
    message: 'Neither a Microsoft click id nor an e-mail or phone is known of this conversion.',
  };
};

export const judgeAdjustment = ({ type, original }: SinkAdjustment): Verdict | undefined => {
  if (type === 'ENHANCEMENT') {
    return {
      outcome: 'unsupported',
      code: 'ENHANCEMENT_UNSUPPORTED',
      message: 'Microsoft restates and retracts conversions; it adds nobody to them.',
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
