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
  const { action, occurredAt, consent } = conversion;
  if (action.status === 'PAUSED') return actionPaused();
  if (rules.consent === 'required' && consent.adUserData === 'DENIED') return consentDenied();
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
