import type { SinkConversion, Verdict } from '../../port/conversion';
import { type Failure, PlatformFailure } from '../../port/failure';
import type { HttpAnswer, HttpRequest } from '../../port/io';
import { jsonText } from '../../transport/requests';
import { asRead } from '../../transport/transport-failure';
import { type Sending, sendInParts } from '../../uploading/send-in-parts';
import { type PlatformAnswer, type Ruling, verdictOf } from '../../uploading/verdicts';
import { classifyAnswer } from '../client/failures';
import type { Session } from '../client/session';
import type { EventBody } from './event-body';
import { INGEST_RULINGS, ingestRuling, PROCESSING_RULINGS } from './rules';
import { UNVERIFIED_CONVERSIONS } from './unverified';

export interface Event {
  readonly action: SinkConversion['action'];
  /** Google checks tests and keeps none of them; they never share a request with what counts. */
  readonly isTest: boolean;
  readonly body: EventBody;
}

/**
 * Sends events to the Data Manager, in one request for every ten conversion actions; one verdict
 * each, in their order. A request that is refused for some of its events goes again without them.
 * `ref` and `at` of a `taken` verdict lead to what became of it.
 */
export const ingest = async (
  session: Session,
  events: readonly Event[],
): Promise<readonly Verdict[]> => {
  const verdicts = new Map<Event, Verdict>();
  const groups = [false, true].flatMap((test) =>
    requestsOf(events.filter(({ isTest }) => isTest === test)),
  );
  for (const group of groups) {
    const answered = await sendInParts(
      group,
      (part) => send(session, part),
      () => session.io.now(),
    );
    group.forEach((event, index) => verdicts.set(event, answered[index] as Verdict));
  }
  return events.map((event) => verdicts.get(event) as Verdict);
};

/**
 * Events of one request are ordered by conversion action, so that what the platform reports of an
 * action is about one range of them.
 */
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
  const actions = actionsOf(part);
  const asked = await post(session, 'events:ingest', ingestBody(session, part));
  const { requestId } = asked.json;
  if (asked.status === 200 && part.some(({ isTest }) => isTest)) {
    return { kind: 'answered', verdicts: part.map(() => ({ outcome: 'taken' })) };
  }
  if (asked.status === 200 && typeof requestId === 'string') {
    return {
      kind: 'answered',
      verdicts: part.map((_, at) => ({ outcome: 'taken', ref: requestId, at })),
    };
  }
  if (asked.status === 200) {
    return everyEvent(part, 'again', {
      code: 'PLATFORM_CONTRADICTED',
      message: 'The Data Manager accepted the request without an id.',
    });
  }
  return refusedBy(refusalIn(asked), part, actions, session.io.now());
};

const actionsOf = (part: readonly Event[]): readonly string[] => [
  ...new Set(part.map(({ action }) => action.remote.remoteId)),
];

/** One `IngestEventsRequest` (ingestion_service.proto) of events that all count, or are all tests. */
export const ingestBody = (
  { customerId, loginCustomerId }: Pick<Session, 'customerId' | 'loginCustomerId'>,
  part: readonly Event[],
) => ({
  destinations: actionsOf(part).map((productDestinationId) => ({
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
  ...(part.some(({ isTest }) => isTest) ? { validateOnly: true } : {}),
});

const everyEvent = (part: readonly Event[], ruling: Ruling, reported: PlatformAnswer): Sending => ({
  kind: 'answered',
  verdicts: part.map(() => verdictOf(ruling, reported, 0)),
});

/**
 * An account that may not send holds them all; a violation belongs to its event, or to all events
 * of its destination.
 */
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
    ? everyEvent(part, 'held', { code, message })
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
  const reported = reportedBy(violation);
  if (at !== undefined && at < part.length && !named.has(at)) {
    named.set(at, verdictOf(ingestRuling(reported.code, 'event'), reported, now));
  }
  if (destination === undefined) return;
  part.forEach(({ action }, index) => {
    if (action.remote.remoteId === actions[destination]) {
      named.set(index, verdictOf(ingestRuling(reported.code, 'account'), reported, now));
    }
  });
};

const reportedBy = ({ reason, field, description }: Violation): PlatformAnswer => ({
  code: reason ?? 'INVALID_ARGUMENT',
  message: [field, description].filter(Boolean).join(': '),
});

const wholeVerdict = ({ code, message, violations }: Refusal, now: number): Verdict => {
  const [first] = violations;
  const reported = first ? reportedBy(first) : { code, message };
  return verdictOf(ingestRuling(reported.code, 'event'), reported, now);
};

interface ErrorCount {
  readonly recordCount?: string;
  readonly reason?: string;
}

/** What one destination of a request came to (request_status_per_destination.proto). */
export interface DestinationStatus {
  readonly requestStatus?: string;
  readonly eventsIngestionStatus?: { readonly recordCount?: string };
  readonly errorInfo?: { readonly errorCounts?: readonly ErrorCount[] };
}

/**
 * What became of the events of requests, by the place that each had in its request; requests that
 * are still worked on are left out. Google counts what it refused and does not name them: where
 * only some of an action's events were counted they are all `unknown`, and are identified by
 * sending them again in smaller requests, which counts nothing twice.
 */
export const confirm = async (
  session: Session,
  refs: readonly string[],
): Promise<ReadonlyMap<string, readonly Verdict[]>> => {
  const byRef = new Map<string, readonly Verdict[]>();
  for (const ref of refs) {
    const { status, json } = await get(
      session,
      `requestStatus:retrieve?requestId=${encodeURIComponent(ref)}`,
    );
    const statuses = json['requestStatusPerDestination'];
    const verdicts =
      status === 200 && Array.isArray(statuses)
        ? verdictsOf(statuses as readonly DestinationStatus[])
        : undefined;
    if (verdicts) byRef.set(ref, verdicts);
  }
  return byRef;
};

/** Undefined while any destination is worked on. */
export const verdictsOf = (
  statuses: readonly DestinationStatus[],
): readonly Verdict[] | undefined => {
  const isDone = statuses.every(
    ({ requestStatus }) =>
      requestStatus === 'SUCCESS' ||
      requestStatus === 'FAILED' ||
      requestStatus === 'PARTIAL_SUCCESS',
  );
  return isDone ? statuses.flatMap(stretchOf) : undefined;
};

const stretchOf = (status: DestinationStatus): readonly Verdict[] => {
  const verdict = verdictOfAll(status, Number(status.eventsIngestionStatus?.recordCount ?? 0));
  return Array.from(
    { length: Number(status.eventsIngestionStatus?.recordCount ?? 0) },
    () => verdict,
  );
};

const CONFIRMED: Verdict = { outcome: 'confirmed' };

/**
 * One verdict for all events of a destination: their common outcome, or `unknown` when the answer
 * does not name the outcome of each.
 */
const verdictOfAll = (
  { requestStatus, errorInfo }: DestinationStatus,
  records: number,
): Verdict => {
  if (requestStatus === 'SUCCESS') return CONFIRMED;
  const counts = errorInfo?.errorCounts ?? [];
  const failed = counts.reduce((sum, { recordCount }) => sum + Number(recordCount ?? 0), 0);
  const found = counts.map(verdictOfCount);
  const [first] = found;
  if (first?.outcome === 'confirmed' && found.every(({ outcome }) => outcome === 'confirmed')) {
    return CONFIRMED;
  }
  const isOne =
    first !== undefined &&
    failed >= records &&
    found.every(({ outcome }) => outcome === first.outcome);
  return isOne ? first : partly(counts, records);
};

const verdictOfCount = ({
  reason = 'PROCESSING_ERROR_REASON_UNSPECIFIED',
}: ErrorCount): Verdict => {
  const verdict = verdictOf(
    PROCESSING_RULINGS[reason] ?? 'again',
    {
      code: reason.replace(/^PROCESSING_ERROR_(REASON_)?/, ''),
      message: 'Google did not count the conversion.',
    },
    0,
  );
  return verdict.outcome === 'taken' ? CONFIRMED : verdict;
};

const partly = (counts: readonly ErrorCount[], records: number): Verdict => ({
  outcome: 'unknown',
  code: 'PARTLY_COUNTED',
  message: `Google did not count some of ${records} conversions and does not name them: ${counts.map(({ recordCount, reason }) => `${recordCount} ${reason}`).join(', ') || 'no reason'}.`,
});

/** One member of `google.rpc.BadRequest`. */
interface Violation {
  /**
   * `events.events[3].currency`, `destinations.destinations[0].product_destination_id`; may be
   * absent.
   */
  readonly field?: string;
  readonly description?: string;
  readonly reason?: string;
}

interface Refusal {
  /** Google's reason for the whole request: of `ErrorInfo`, else the name of the status. */
  readonly code: string;
  readonly message: string;
  readonly violations: readonly Violation[];
}

interface Detail {
  readonly '@type'?: string;
  readonly reason?: string;
  readonly fieldViolations?: readonly Violation[];
}

/** What a 400 or 403 says (`google.rpc.Status` with its details). */
const refusalIn = ({ status, json }: Asked): Refusal => {
  const error = (json['error'] ?? {}) as {
    readonly status?: string;
    readonly message?: string;
    readonly details?: readonly Detail[];
  };
  const details = error.details ?? [];
  const info = details.find((detail) => detail['@type']?.endsWith('ErrorInfo'));
  return {
    code: info?.reason ?? error.status ?? `HTTP_${status}`,
    message: error.message ?? `The Data Manager answered ${status}.`,
    violations: details.flatMap(({ fieldViolations }) => fieldViolations ?? []),
  };
};

/**
 * The event that a violation is about: the path is that of the proto, or of the JSON front end
 * (`events[3].eventTimestamp`).
 */
const eventIndex = ({ field = '' }: Violation): number | undefined => indexAfter('events', field);

const destinationIndex = ({ field = '' }: Violation): number | undefined =>
  indexAfter('destinations', field);

const indexAfter = (list: string, field: string): number | undefined => {
  const [, index] = new RegExp(`^(?:${list}\\.)?${list}\\[(\\d+)\\]`).exec(field) ?? [];
  return index === undefined ? undefined : Number(index);
};

interface Asked {
  readonly status: number;
  readonly json: Readonly<Record<string, unknown>>;
}

/**
 * Google's word for a spent daily quota: the name ends so
 * (`IngestionWriteRequestsPerDayPerProject`).
 */
const DAY_QUOTA = /PerDay/i;
const DAY_QUOTA_WAIT_SECONDS = 3_600;

/**
 * Takes events to the Data Manager: 200, 400 and 403 are answers, everything else is thrown. Sent
 * again it does no harm, so a lost answer needs no looking.
 */
const post = async (session: Session, path: string, body: unknown): Promise<Asked> => {
  const answer = await session.tokens.send(
    session.connection,
    session.io,
    request(session, { method: 'POST', path, body }),
  );
  return readable(answer, 'write');
};

const get = async (session: Session, path: string): Promise<Asked> => {
  try {
    return readable(
      await session.tokens.send(
        session.connection,
        session.io,
        request(session, { method: 'GET', path }),
      ),
      'read',
    );
  } catch (error) {
    throw error instanceof PlatformFailure ? new PlatformFailure(asRead(error.failure)) : error;
  }
};

interface Wanted {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly body?: unknown;
}

const request =
  ({ rootUrl }: Session, { method, path, body }: Wanted) =>
  (token: string): HttpRequest => ({
    method,
    url: `${rootUrl}/${path}`,
    headers: {
      authorization: `Bearer ${token}`,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: jsonText(body) }),
    counted: true,
  });

const readable = (answer: HttpAnswer, purpose: 'read' | 'write'): Asked => {
  if (![200, 400, 403].includes(answer.status)) {
    throw new PlatformFailure(failureOf(answer, purpose));
  }
  const json = objectIn(answer);
  if (json) return { status: answer.status, json };
  throw new PlatformFailure({
    kind: purpose === 'write' ? 'unknown' : 'unavailable',
    detail: {
      code: 'ANSWER_UNREADABLE',
      message: `The Data Manager answered ${answer.status} with a body that is not JSON.`,
    },
  });
};

const failureOf = (answer: HttpAnswer, purpose: 'read' | 'write'): Failure => {
  const failure = classifyAnswer(answer, purpose);
  if (failure.kind !== 'throttled' || !DAY_QUOTA.test(answer.body.toString('utf8'))) return failure;
  return { ...failure, retryAfterSeconds: DAY_QUOTA_WAIT_SECONDS, scope: 'day' };
};

const objectIn = ({ body }: HttpAnswer): Asked['json'] | undefined => {
  try {
    const value: unknown = JSON.parse(body.toString('utf8'));
    return typeof value === 'object' && value !== null ? (value as Asked['json']) : undefined;
  } catch {
    return undefined;
  }
};
