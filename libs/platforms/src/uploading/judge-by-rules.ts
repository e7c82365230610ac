import type { SinkConversion } from '../port/conversion';
import type { ConversionRules } from '../port/conversion-rules';
import type { Verdict } from '../port/verdict';
import {
  actionPaused,
  actionTooNew,
  consentDenied,
  nothingToMatch,
  notYet,
  tooOld,
} from './verdicts';

const DAY_MS = 86_400_000;

/** What a platform's rules say of a conversion before it is sent; `matches` tells whether the platform can match it by anything that it carries. */
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
 * Whether consent lets a conversion, or an adjustment of it, go to a platform. What is denied goes only where the platform has a
 * field that says so, and there with a click id alone: no person is named who did not agree to it.
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
