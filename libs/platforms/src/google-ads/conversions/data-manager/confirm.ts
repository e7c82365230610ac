import type { Verdict } from '../../../port/verdict';
import { verdictOf } from '../../../uploading';
import type { Session } from '../../session/session';
import { get } from './ask';
import { PROCESSING_RULINGS } from './processing-rulings';

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
 * What became of the events of requests, by the place that each had in its request; requests that are still worked on are left out.
 * Google counts what it refused and does not name them: where only some of an action's events were counted they are all `unknown`,
 * and are told apart by sending them again in smaller requests, which counts nothing twice.
 */
export const confirm = async (
  session: Session,
  refs: readonly string[],
): Promise<ReadonlyMap<string, readonly Verdict[]>> => {
  const told = new Map<string, readonly Verdict[]>();
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
    if (verdicts) told.set(ref, verdicts);
  }
  return told;
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

/** One verdict for all events of a destination: what they all came to, or that nobody knows which came to what. */
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
