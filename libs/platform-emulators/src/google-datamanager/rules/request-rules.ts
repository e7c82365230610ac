import type { Json } from '../../google-ads/schema/field';
import { listOf, partOf, textOf } from '../../google-ads/state/row';
import { routedTo } from '../events/routed-to';
import type { Target } from '../events/target';
import { UNVERIFIED } from '../unverified';
import { type FieldViolation, violation } from '../wire/violation';
import { destinationViolations } from './destination-rules';
import { eventViolations } from './event-rules';
import type { Encoding } from './hashed';
import { isMissing } from './required';

/** Figures of ingestion_service.proto and error.proto. */
const MOST_EVENTS = 2_000;
const MOST_DESTINATIONS = 10;

/** Everything that is wrong with an `IngestEventsRequest`. One violation fails the whole request: there is no partial failure. */
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
