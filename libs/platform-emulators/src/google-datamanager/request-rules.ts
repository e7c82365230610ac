import { isRecord, type Json } from '../google-ads/schema/message';
import { listOf, partOf, textOf } from '../google-ads/store/store';
import { routedTo, type Target } from './destinations';
import { type FieldViolation, violation } from './errors';
import { type Encoding, eventViolations, isMissing, required } from './event-rules';
import { UNVERIFIED } from './unverified';

/** Figures of ingestion_service.proto and error.proto. */
const MOST_EVENTS = 2_000;
const MOST_DESTINATIONS = 10;

/**
 * Everything that is wrong with an `IngestEventsRequest`. One violation fails the whole request:
 * there is no partial failure.
 */
export function requestViolations(
  body: Json,
  targets: readonly (Target | undefined)[],
  now: Date,
): readonly FieldViolation[] {
  const destinations = listOf(body, 'destinations');
  const events = listOf(body, 'events');
  const encoding = isMissing(body['encoding']) ? undefined : (body['encoding'] as Encoding);
  /** Encrypted identifiers cannot be looked into. */
  const readable = body['encryptionInfo'] === undefined ? encoding : undefined;
  return [
    ...countViolations(
      destinations.length,
      MOST_DESTINATIONS,
      'destinations',
      'TOO_MANY_DESTINATIONS',
    ),
    ...countViolations(events.length, MOST_EVENTS, 'events', 'TOO_MANY_EVENTS'),
    ...(!encoding && events.some(hasPerson)
      ? [violation('REQUIRED_FIELD_MISSING', 'encoding')]
      : []),
    ...destinations.flatMap((one, index) =>
      destinationViolations(one, targets[index], `destinations.destinations[${index}]`),
    ),
    ...repeatedReferences(destinations),
    ...events.flatMap((event, index) => {
      const at = `events.events[${index}]`;
      const routed = targets
        .filter((target) => target !== undefined)
        .filter((target) => routedTo(event, target.destination));
      return [
        ...referenceViolations(event, destinations, at),
        ...eventViolations(event, { encoding: readable, now, targets: routed }, at),
      ];
    }),
  ];
}

const hasPerson = (event: Json): boolean =>
  listOf(partOf(event, 'userData'), 'userIdentifiers').length > 0;

function countViolations(
  count: number,
  most: number,
  field: string,
  tooMany: 'TOO_MANY_EVENTS' | 'TOO_MANY_DESTINATIONS',
): readonly FieldViolation[] {
  if (!count) return [violation('REQUIRED_FIELD_MISSING', field)];
  return count > most ? [violation(tooMany, field)] : [];
}

function repeatedReferences(destinations: readonly Json[]): readonly FieldViolation[] {
  const seen = new Set<string>();
  return destinations.flatMap((destination, index) => {
    const reference = textOf(destination, 'reference');
    const isRepeated = reference !== '' && seen.has(reference);
    seen.add(reference);
    return isRepeated
      ? [
          violation(
            'DUPLICATE_DESTINATION_REFERENCE',
            `destinations.destinations[${index}].reference`,
          ),
        ]
      : [];
  });
}

function referenceViolations(
  { destinationReferences }: Json,
  destinations: readonly Json[],
  at: string,
): readonly FieldViolation[] {
  const known = new Set(destinations.map((one) => textOf(one, 'reference')).filter(Boolean));
  const named = Array.isArray(destinationReferences) ? destinationReferences : [];
  return named.flatMap((one, index) =>
    known.has(String(one))
      ? []
      : [violation(UNVERIFIED.unknownReference, `${at}.destination_references[${index}]`)],
  );
}

/**
 * What is wrong with one destination (destination.proto). `target` is where it leads, if its
 * account could be read.
 */
function destinationViolations(
  destination: Json,
  target: Target | undefined,
  at: string,
): readonly FieldViolation[] {
  const id = destination['productDestinationId'];
  return [
    ...accountViolations(destination['operatingAccount'], true, `${at}.operating_account`),
    ...accountViolations(destination['loginAccount'], false, `${at}.login_account`),
    ...(destination['linkedAccount'] === undefined
      ? []
      : [
          violation(
            'LINKED_ACCOUNT_ONLY_ALLOWED_WITH_DATA_PARTNER_LOGIN_ACCOUNT',
            `${at}.linked_account`,
          ),
        ]),
    ...required(id, `${at}.product_destination_id`),
    ...(target && !isMissing(id) ? actionViolations(target, `${at}.product_destination_id`) : []),
  ];
}

function accountViolations(
  account: unknown,
  isRequired: boolean,
  at: string,
): readonly FieldViolation[] {
  if (!isRecord(account)) return isRequired ? [violation('REQUIRED_FIELD_MISSING', at)] : [];
  const id = textOf(account, 'accountId');
  const format =
    id && !/^\d+$/.test(id) ? [violation(UNVERIFIED.accountIdFormat, `${at}.account_id`)] : [];
  return [...required(id, `${at}.account_id`), ...format, ...productViolations(account, at)];
}

/** Either the type or the deprecated product is needed, and both must agree. */
function productViolations({ accountType, product }: Json, at: string): readonly FieldViolation[] {
  const named = [accountType, product].filter((one) => !isMissing(one));
  if (!named.length) return [violation('REQUIRED_FIELD_MISSING', `${at}.account_type`)];
  if (named.length === 2 && accountType !== product) {
    return [violation(UNVERIFIED.contradictingProduct, `${at}.product`)];
  }
  return named[0] === 'GOOGLE_ADS'
    ? []
    : [violation(UNVERIFIED.otherProduct, `${at}.account_type`)];
}

function actionViolations({ action }: Target, field: string): readonly FieldViolation[] {
  if (!action) return [violation('INVALID_CONVERSION_ACTION_ID', field)];
  return UNVERIFIED.conversionActionTypes.includes(textOf(action.data, 'type'))
    ? []
    : [violation('INVALID_CONVERSION_ACTION_TYPE', field)];
}
