import type { SinkAdjustment, SinkConversion } from '../../port/conversion';
import type { Verdict } from '../../port/verdict';
import { judgeConsent } from '../../uploading';
import { conversionRules, OLDEST_WITHOUT_CLICK } from './conversion-rules';
import { isBraid, isNobody, matchBy } from './match-by';

const refused = (code: string, message: string): Verdict => ({ outcome: 'refused', code, message });

/** The types of actions that conversions can be reported to (an action of calls takes calls). */
const REPORTED = ['UPLOAD_CLICKS', 'WEBPAGE'];

/** Google reads an order id as a person when it looks like an e-mail address. */
const LOOKS_LIKE_EMAIL = /[^\s@]+@[^\s@]+\.[^\s@]+/;

/** What is certain before anything is sent. Codes are Google's where it has one. */
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
  if (!REPORTED.includes(action.type)) {
    return {
      outcome: 'unsupported',
      code: 'INVALID_CONVERSION_ACTION_TYPE',
      message: `Google does not accept reported conversions for an action of type ${action.type}.`,
    };
  }
  const { usableFrom = 0 } = action.remote;
  if (usableFrom <= now) return undefined;
  return {
    outcome: 'waiting',
    until: usableFrom,
    code: 'TOO_RECENT_CONVERSION_ACTION',
    message: 'The conversion action is new. Google does not accept conversions for it yet.',
  };
};

const timeVerdict = (conversion: SinkConversion, now: number): Verdict | undefined => {
  const { occurredAt } = conversion;
  if (occurredAt > now + conversionRules.futureMs) {
    return {
      outcome: 'waiting',
      until: occurredAt,
      code: 'EVENT_TIME_INVALID',
      message: 'The time of the conversion is in the future.',
    };
  }
  const { click } = matchBy(conversion);
  const oldest = click ? conversionRules.oldestMs : OLDEST_WITHOUT_CLICK;
  return now - occurredAt > oldest
    ? refused(
        'EXPIRED_EVENT',
        `Google accepts conversions of the last ${oldest / 86_400_000} days ${click ? 'with a click' : 'without a click'}.`,
      )
    : undefined;
};

const contentVerdict = (conversion: SinkConversion): Verdict | undefined => {
  if (LOOKS_LIKE_EMAIL.test(conversion.orderId ?? '')) {
    return refused(
      'ORDER_ID_CONTAINS_PII',
      'The order id looks like an e-mail address. Google refuses such ids.',
    );
  }
  if (!isNobody(matchBy(conversion))) return undefined;
  if (!conversion.clickIds.some(({ kind }) => isBraid(kind))) {
    return refused(
      'NO_IDENTIFIERS_PROVIDED',
      'The conversion has no Google click id, e-mail or phone.',
    );
  }
  return refused(
    'ONE_PER_CLICK_CONVERSION_ACTION_NOT_PERMITTED_WITH_BRAID',
    'The conversion has only a gbraid or wbraid. Google does not accept them for an action that counts one conversion per click.',
  );
};

/** An adjustment goes wherever its conversion went; an enhancement must add something. */
export const judgeAdjustment = ({
  type,
  identity,
  original,
}: SinkAdjustment): Verdict | undefined => {
  if (original.action.status === 'PAUSED') {
    return {
      outcome: 'skipped',
      code: 'ACTION_PAUSED',
      message: 'The conversion action is paused and records nothing.',
    };
  }
  // An enhancement is nothing but a person.
  const clickIds = type === 'ENHANCEMENT' ? [] : original.clickIds;
  const denied = judgeConsent(conversionRules, { consent: original.consent, clickIds });
  if (denied) return denied;
  if (type !== 'ENHANCEMENT' || identity.email !== undefined || identity.phone !== undefined) {
    return undefined;
  }
  return refused('NO_IDENTIFIERS_PROVIDED', 'The enhancement adds neither an e-mail nor a phone.');
};
