import { isSale } from '../action-input';
import type { ConversionAction } from '../conversion-action';
import { CONSENT_MEMBERS, type ConsentSignal } from './consent';
import type { ConversionEvent } from './conversion-event';
import type { ItemWarning } from './conversion-value';

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
