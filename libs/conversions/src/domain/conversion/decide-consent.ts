import type { ConsentPolicy } from '@switchyard/identity/domain';
import type { PlatformId } from '@switchyard/kernel';
import {
  asksForConsent,
  CONSENT_RULES,
  type ConsentRule,
  type SinkAdjustment,
  type SinkConversion,
} from '@switchyard/platforms/domain';
import { isSale } from '../action-input';
import type { ConversionAction } from '../conversion-action';
import { CONSENT_MEMBERS, type ConsentSignal, type Door } from './consent';
import type { ConversionEvent } from './conversion-event';
import type { ItemWarning } from './conversion-value';

/**
 * How a conversion goes to a platform. `sent`: as it is; `sentWithoutPerson`: a click id, marked as
 * denied; `optedOut`: marked as not for personalised ads; `limited`: for limited use in the US, and
 * marked as not for personalised ads where the platform has a field for that too.
 */
export const CONSENT_EFFECTS = ['sent', 'sentWithoutPerson', 'optedOut', 'limited'] as const;
export type ConsentEffect = (typeof CONSENT_EFFECTS)[number];

export type ConsentDecision =
  /** `isMissing`: no signal is known, and by the policy it goes all the same. */
  | { readonly sends: true; readonly effect: ConsentEffect; readonly isMissing: boolean }
  | { readonly sends: false; readonly code: 'CONSENT_DENIED' | 'CONSENT_MISSING' };

export interface ConsentQuestion {
  /** Null without a signal. */
  readonly stated: ConsentSignal | null;
  readonly policy: ConsentPolicy;
  /** ISO 3166-1 alpha-2, in capitals; null where it is not known. */
  readonly country: string | null;
  readonly door: Door;
  readonly platform: PlatformId;
  /** Whether there is a click id of the platform. */
  readonly hasClick: boolean;
}

/**
 * Whether consent lets a conversion, or an adjustment of it, go to a platform, and how. What was
 * not stated of a signal counts as UNKNOWN, and UNKNOWN as DENIED.
 */
export const decideConsent = (question: ConsentQuestion): ConsentDecision => {
  const { stated, platform } = question;
  if (stated === null) return withoutSignal(question);
  const rule = CONSENT_RULES[platform];
  if (stated.ad_user_data !== 'GRANTED') return withoutUserData(rule, question);
  return stated.ad_personalization === 'GRANTED' ? SENT : withoutPersonalization(rule, question);
};

const sent = (effect: ConsentEffect): ConsentDecision => ({
  sends: true,
  effect,
  isMissing: false,
});
const SENT = sent('sent');
const DENIED: ConsentDecision = { sends: false, code: 'CONSENT_DENIED' };

const withoutUserData = (
  { userData }: ConsentRule,
  { policy, hasClick }: ConsentQuestion,
): ConsentDecision =>
  userData === 'sent' && hasClick && policy !== 'require' ? sent('sentWithoutPerson') : DENIED;

const withoutPersonalization = (
  { personalization, limitedDataUse }: ConsentRule,
  { country }: ConsentQuestion,
): ConsentDecision => {
  if (country === 'US' && limitedDataUse) return sent('limited');
  if (personalization !== 'outsideEea') return sent('optedOut');
  return regionOf(country) === 'elsewhere' ? SENT : DENIED;
};

type Region = 'inside' | 'elsewhere' | 'unknown';

const regionOf = (country: string | null): Region => {
  if (country === null) return 'unknown';
  return asksForConsent(country) ? 'inside' : 'elsewhere';
};

/** `warn`: the event is sent, and its reporter gets a warning that no signal is known. */
type WithoutSignal = 'skip' | 'send' | 'warn';

/** By the region of the person; a website whose visitors are anywhere is a row of its own. */
const WITHOUT_SIGNAL: Readonly<
  Record<ConsentPolicy, Readonly<Record<Region | 'unknownOfWebsite', WithoutSignal>>>
> = {
  require: { inside: 'skip', elsewhere: 'skip', unknown: 'skip', unknownOfWebsite: 'skip' },
  eea: { inside: 'skip', elsewhere: 'send', unknown: 'warn', unknownOfWebsite: 'skip' },
  signal: { inside: 'warn', elsewhere: 'send', unknown: 'warn', unknownOfWebsite: 'warn' },
};

const withoutSignal = ({ policy, country, door }: ConsentQuestion): ConsentDecision => {
  const region = regionOf(country);
  const column = region === 'unknown' && door === 'website' ? 'unknownOfWebsite' : region;
  const way = WITHOUT_SIGNAL[policy][column];
  return way === 'skip'
    ? { sends: false, code: 'CONSENT_MISSING' }
    : { sends: true, effect: 'sent', isMissing: way === 'warn' };
};

/** A conversion as consent lets it go: without the person, or for limited use. */
export const applyConsent = (conversion: SinkConversion, effect: ConsentEffect): SinkConversion => {
  switch (effect) {
    case 'sent':
    case 'optedOut':
      return conversion;
    case 'limited':
      return { ...conversion, limitedDataUse: { country: 'US' } };
    case 'sentWithoutPerson': {
      const { device: _device, browser: _browser, ...rest } = conversion;
      return { ...rest, identity: {} };
    }
    default:
      return effect satisfies never;
  }
};

/** The same of an adjustment and its original. */
export const applyConsentToAdjustment = (
  adjustment: SinkAdjustment,
  effect: ConsentEffect,
): SinkAdjustment => ({
  ...adjustment,
  original: applyConsent(adjustment.original, effect),
  ...(effect === 'sentWithoutPerson' && { identity: {} }),
});

/** For an event that goes to a platform without a consent signal. */
export const missingConsentWarnings = (isMissing: boolean, path: string): readonly ItemWarning[] =>
  isMissing
    ? [
        {
          path: `${path}/consent`,
          code: 'CONSENT_MISSING',
          message:
            'No consent of the person is known. By the consent policy of the connection the conversion is sent all the same. Send `consent` with it.',
        },
      ]
    : [];

/** For a website that states more consent than is known: the lower consent stays. */
export const notRaisedWarnings = (
  stated: ConsentSignal | null,
  known: ConsentSignal | null,
  path: string,
): readonly ItemWarning[] =>
  CONSENT_MEMBERS.flatMap((member): ItemWarning[] =>
    stated?.[member] === 'GRANTED' && known?.[member] !== 'GRANTED'
      ? [
          {
            path: `${path}/consent/${member}`,
            code: 'CONSENT_NOT_RAISED',
            message: `A website cannot raise ${member}. The lower consent that is known stays. Send the new consent from your server.`,
          },
        ]
      : [],
  );

/**
 * For a sale that only its time and person distinguish from the same sale reported again.
 * Other events often have no id of their own, and earn no money that would be counted twice.
 */
export const uncountableWarnings = (
  action: Pick<ConversionAction, 'leadStage' | 'category'>,
  { orderId, externalEventId }: Pick<ConversionEvent, 'orderId' | 'externalEventId'>,
  path: string,
): readonly ItemWarning[] =>
  isSale(action) && orderId === null && externalEventId === null
    ? [
        {
          path,
          code: 'NO_ORDER_AND_EVENT_ID',
          message:
            'The sale has neither orderId nor eventId. Reported again, it is counted again. Send one of them.',
        },
      ]
    : [];
