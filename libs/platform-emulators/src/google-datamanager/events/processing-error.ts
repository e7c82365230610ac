import type { Json } from '../../google-ads/schema/field';
import { listOf, partOf, textOf } from '../../google-ads/state/row';
import type { ProcessingReason } from '../schema/processing-reasons';
import { UNVERIFIED } from '../unverified';
import type { Target } from './target';

const DAY = 86_400_000;

/** How the whole request bears on each of its events. */
export interface RequestTerms {
  readonly consent: Json;
  readonly isEncrypted: boolean;
  readonly now: Date;
}

/** Why an event is not kept although its request was accepted, by itself; undefined when nothing is against it. */
export function processingError(
  event: Json,
  { action }: Target,
  { consent, isEncrypted, now }: RequestTerms,
): ProcessingReason | undefined {
  const age = now.getTime() - Date.parse(textOf(event, 'eventTimestamp'));
  if (age > UNVERIFIED.oldestEventDays * DAY) return 'PROCESSING_ERROR_REASON_EVENT_TOO_OLD';
  if (adUserData(event, consent) === 'CONSENT_DENIED') {
    return 'PROCESSING_ERROR_REASON_DENIED_CONSENT';
  }
  if (isEncrypted && listOf(partOf(event, 'userData'), 'userIdentifiers').length) {
    return 'PROCESSING_ERROR_REASON_KEK_PERMISSION_DENIED';
  }
  return clickError(
    partOf(event, 'adIdentifiers'),
    action?.data['countingType'] === 'ONE_PER_CLICK',
  );
}

/** What an event says goes before what its request says. */
function adUserData(event: Json, consent: Json): unknown {
  const own = partOf(event, 'consent')['adUserData'];
  return own === undefined || own === 'CONSENT_STATUS_UNSPECIFIED' ? consent['adUserData'] : own;
}

function clickError(ids: Json, isOnePerClick: boolean): ProcessingReason | undefined {
  const isWrong = (id: string) => id !== '' && !UNVERIFIED.clickId.test(id);
  const [gclid, gbraid, wbraid] = [
    textOf(ids, 'gclid'),
    textOf(ids, 'gbraid'),
    textOf(ids, 'wbraid'),
  ];
  if (isWrong(gclid)) return 'PROCESSING_ERROR_REASON_INVALID_GCLID';
  if (isWrong(gbraid)) return 'PROCESSING_ERROR_REASON_INVALID_GBRAID';
  if (isWrong(wbraid)) return 'PROCESSING_ERROR_REASON_INVALID_WBRAID';
  if (isOnePerClick && (gbraid || wbraid)) {
    return 'PROCESSING_ERROR_REASON_ONE_PER_CLICK_CONVERSION_ACTION_NOT_PERMITTED_WITH_BRAID';
  }
  return undefined;
}
