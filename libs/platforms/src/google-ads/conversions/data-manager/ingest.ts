import type { SinkConversion } from '../../../port/conversion';
import type { Verdict } from '../../../port/verdict';
import { sendInParts, verdictOf, type Ruling, type Said, type Sending } from '../../../uploading';
import type { Session } from '../../session/session';
import { UNVERIFIED_CONVERSIONS } from '../unverified';
import { post } from './ask';
import type { EventBody } from './event-body';
import { INGEST_RULINGS, ingestRuling } from './ingest-rulings';
import { destinationIndex, eventIndex, refusalIn, type Refusal, type Violation } from './refusal';

export interface Event {
  readonly action: SinkConversion['action'];
  readonly body: EventBody;
}

/**
 * Sends events to the Data Manager, in one request for every ten conversion actions; one verdict each, in their order. A request that
 * is refused for some of its events goes again without them. `ref` and `at` of a `taken` verdict lead to what became of it.
 */
export const ingest = async (
  session: Session,
  events: readonly Event[],
): Promise<readonly Verdict[]> => {
  const verdicts = new Map<Event, Verdict>();
  for (const group of requestsOf(events)) {
    const answered = await sendInParts(
      group,
      (part) => send(session, part),
      () => session.io.now(),
    );
    group.forEach((event, index) => verdicts.set(event, answered[index] as Verdict));
  }
  return events.map((event) => verdicts.get(event) as Verdict);
};

/** Events of one request stand by conversion action, so that what the platform tells of each action is told of a stretch of them. */
const requestsOf = (events: readonly Event[]): readonly (readonly Event[])[] => {
  const byAction = new Map<string, Event[]>();
  for (const event of events) {
    byAction.set(event.action.remote.remoteId, [
      ...(byAction.get(event.action.remote.remoteId) ?? []),
      event,
    ]);
  }
  const stretches = [...byAction.values()];
  const size = UNVERIFIED_CONVERSIONS.destinationsPerRequest;
  return Array.from({ length: Math.ceil(stretches.length / size) }, (_, index) =>
    stretches.slice(index * size, (index + 1) * size).flat(),
  );
};

const send = async (session: Session, part: readonly Event[]): Promise<Sending> => {
  const actions = [...new Set(part.map(({ action }) => action.remote.remoteId))];
  const asked = await post(session, 'events:ingest', requestBody(session, part, actions));
  const { requestId } = asked.json;
  if (asked.status === 200 && typeof requestId === 'string') {
    return {
      kind: 'answered',
      verdicts: part.map((_, at) => ({ outcome: 'taken', ref: requestId, at })),
    };
  }
  if (asked.status === 200) {
    return everybody(part, 'again', {
      code: 'PLATFORM_CONTRADICTED',
      message: 'The Data Manager accepted the request without an id.',
    });
  }
  return refusedBy(refusalIn(asked), part, actions, session.io.now());
};

const requestBody = (
  { customerId, loginCustomerId }: Session,
  part: readonly Event[],
  actions: readonly string[],
) => ({
  destinations: actions.map((productDestinationId) => ({
    reference: productDestinationId,
    operatingAccount: { accountType: 'GOOGLE_ADS', accountId: customerId },
    ...(loginCustomerId === null
      ? {}
      : { loginAccount: { accountType: 'GOOGLE_ADS', accountId: loginCustomerId } }),
    productDestinationId,
  })),
  events: part.map(({ action, body }) => ({
    destinationReferences: [action.remote.remoteId],
    ...body,
  })),
  encoding: 'HEX',
});

const everybody = (part: readonly Event[], ruling: Ruling, said: Said): Sending => ({
  kind: 'answered',
  verdicts: part.map(() => verdictOf(ruling, said, 0)),
});

/** An account that may not send holds them all; a violation belongs to its event, or to all events of its destination. */
const refusedBy = (
  refusal: Refusal,
  part: readonly Event[],
  actions: readonly string[],
  now: number,
): Sending => {
  const named = new Map<number, Verdict>();
  for (const violation of refusal.violations) name(named, violation, part, actions, now);
  const { code, message } = refusal;
  const isOfAccount = named.size === 0 && (INGEST_RULINGS[code] ?? 'refused') === 'held';
  return isOfAccount
    ? everybody(part, 'held', { code, message })
    : { kind: 'refused', named, whole: wholeVerdict(refusal, now) };
};

const name = (
  named: Map<number, Verdict>,
  violation: Violation,
  part: readonly Event[],
  actions: readonly string[],
  now: number,
): void => {
  const at = eventIndex(violation);
  const destination = destinationIndex(violation);
  const said = saidBy(violation);
  if (at !== undefined && at < part.length && !named.has(at)) {
    named.set(at, verdictOf(ingestRuling(said.code, 'event'), said, now));
  }
  if (destination === undefined) return;
  part.forEach(({ action }, index) => {
    if (action.remote.remoteId === actions[destination]) {
      named.set(index, verdictOf(ingestRuling(said.code, 'account'), said, now));
    }
  });
};

const saidBy = ({ reason, field, description }: Violation): Said => ({
  code: reason ?? 'INVALID_ARGUMENT',
  message: [field, description].filter(Boolean).join(': '),
});

const wholeVerdict = ({ code, message, violations }: Refusal, now: number): Verdict => {
  const [first] = violations;
  const said = first ? saidBy(first) : { code, message };
  return verdictOf(ingestRuling(said.code, 'event'), said, now);
};
