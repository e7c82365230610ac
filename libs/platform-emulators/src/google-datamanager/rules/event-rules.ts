import type { Json } from '../../google-ads/schema/field';
import { listOf, partOf, textOf } from '../../google-ads/state/row';
import type { Target } from '../events/target';
import { UNVERIFIED } from '../unverified';
import { type FieldViolation, violation } from '../wire/violation';
import type { Encoding } from './hashed';
import { isMissing, required } from './required';
import { userDataViolations } from './user-data-rules';

const CURRENCIES: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'));

export interface EventContext {
  readonly encoding: Encoding | undefined;
  readonly now: Date;
  /** The destinations that the event goes to. */
  readonly targets: readonly Target[];
}

/** Everything that Google refuses at once in an event (event.proto, error.proto). */
export function eventViolations(
  event: Json,
  { encoding, now, targets }: EventContext,
  at: string,
): readonly FieldViolation[] {
  return [
    ...timeViolations(event['eventTimestamp'], now, `${at}.event_timestamp`),
    ...(UNVERIFIED.eventSourceRequired ? required(event['eventSource'], `${at}.event_source`) : []),
    ...identifierViolations(event, at),
    ...userDataViolations(event['userData'], encoding, `${at}.user_data`),
    ...(event['thirdPartyUserData'] === undefined
      ? []
      : [violation('THIRD_PARTY_USER_DATA_NOT_ALLOWED', `${at}.third_party_user_data`)]),
    ...moneyViolations(event, at),
    ...transactionViolations(event, targets, `${at}.transaction_id`),
  ];
}

function timeViolations(time: unknown, now: Date, field: string): readonly FieldViolation[] {
  if (isMissing(time)) return required(time, field);
  return Date.parse(String(time)) > now.getTime() ? [violation('EVENT_TIME_INVALID', field)] : [];
}

/** A click, a session or a person: something that the conversion can be matched by. */
function identifierViolations(event: Json, at: string): readonly FieldViolation[] {
  const ids = partOf(event, 'adIdentifiers');
  const isIdentified = ['gclid', 'gbraid', 'wbraid', 'sessionAttributes', 'mobileDeviceId'].some(
    (one) => textOf(ids, one),
  );
  return isIdentified || listOf(partOf(event, 'userData'), 'userIdentifiers').length
    ? []
    : [violation('NO_IDENTIFIERS_PROVIDED', at)];
}

function moneyViolations({ currency }: Json, at: string): readonly FieldViolation[] {
  return currency === undefined || CURRENCIES.has(String(currency))
    ? []
    : [violation('INVALID_CURRENCY_CODE', `${at}.currency`)];
}

/** "Required for events sent as an additional data source for tag conversions" (event.proto). */
function transactionViolations(
  { transactionId }: Json,
  targets: readonly Target[],
  field: string,
): readonly FieldViolation[] {
  return targets.some(({ action }) => action?.data['type'] === 'WEBPAGE')
    ? required(transactionId, field)
    : [];
}
