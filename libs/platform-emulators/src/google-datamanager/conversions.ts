import type { Json } from '../google-ads/schema/message';
import { listOf, partOf, textOf } from '../google-ads/store/store';
import { routedTo, type Target } from './destinations';
import type { ProcessingReason } from './schema';
import { UNVERIFIED } from './unverified';

export interface DestinationOutcome {
  readonly records: number;
  readonly errors: ReadonlyMap<ProcessingReason, number>;
}

export interface Sent extends RequestTerms {
  readonly requestId: string;
  readonly events: readonly Json[];
  readonly nextId: () => string;
}

/**
 * Keeps the events of one destination, or counts why not. The decision is reported when the request
 * has been processed.
 */
export function keepEvents(book: ConversionBook, target: Target, sent: Sent): DestinationOutcome {
  const errors = new Map<ProcessingReason, number>();
  const transactions = new Set<string>();
  const events = sent.events.filter((event) => routedTo(event, target.destination));
  for (const event of events) {
    const reason =
      processingError(event, target, sent) ??
      repeated(event, transactions) ??
      keep(book, target, event, sent);
    if (reason) errors.set(reason, (errors.get(reason) ?? 0) + 1);
  }
  return { records: events.length, errors };
}

/** Twice in one request is a slip of the sender; in another request it is an adjustment. */
function repeated(event: Json, transactions: Set<string>): ProcessingReason | undefined {
  const id = textOf(event, 'transactionId');
  if (id && transactions.has(id)) return 'PROCESSING_ERROR_REASON_DUPLICATE_TRANSACTION_ID';
  transactions.add(id);
  return undefined;
}

function keep(
  book: ConversionBook,
  { customer, action }: Target,
  event: Json,
  { requestId, now, nextId }: Sent,
): ProcessingReason | undefined {
  const actionId = action?.id ?? '';
  const known = book.ofTransaction(actionId, event);
  if (known) {
    book.keep(adjusted(known, event));
    return undefined;
  }
  if (book.ofClick(actionId, event)) return 'PROCESSING_ERROR_REASON_DUPLICATE_GCLID';
  book.keep({
    id: nextId(),
    accountId: customer.id,
    actionId,
    requestId,
    event,
    acceptedAt: now,
    adjustments: 0,
  });
  return undefined;
}

/**
 * Value and currency are replaced; a person is added only where none was known (Google, "Adjust
 * conversions").
 */
function adjusted(kept: KeptEvent, event: Json): KeptEvent {
  const { conversionValue, currency, userData } = event;
  const money =
    conversionValue === undefined
      ? {}
      : { conversionValue, ...(currency === undefined ? {} : { currency }) };
  const person = userData !== undefined && kept.event['userData'] === undefined ? { userData } : {};
  return {
    ...kept,
    event: { ...kept.event, ...money, ...person },
    adjustments: kept.adjustments + 1,
  };
}

/** The conversions of all accounts, found by what makes two of them the same. */
export class ConversionBook {
  private readonly byTransaction = new Map<string, KeptEvent>();
  private readonly byClick = new Map<string, KeptEvent>();
  private readonly kept = new Map<string, KeptEvent>();
  private readonly checked: CheckedEvent[] = [];

  all(): Iterable<KeptEvent> {
    return this.kept.values();
  }

  ofTransaction(actionId: string, event: Json): KeptEvent | undefined {
    const key = transactionKey(actionId, event);
    return key === undefined ? undefined : this.byTransaction.get(key);
  }

  /** The same click at the same time. */
  ofClick(actionId: string, event: Json): KeptEvent | undefined {
    const key = clickKey(actionId, event);
    return key === undefined ? undefined : this.byClick.get(key);
  }

  keep(kept: KeptEvent): void {
    const transaction = transactionKey(kept.actionId, kept.event);
    const click = clickKey(kept.actionId, kept.event);
    this.kept.set(kept.id, kept);
    if (transaction !== undefined) this.byTransaction.set(transaction, kept);
    if (click !== undefined) this.byClick.set(click, kept);
  }

  /** Events of requests that were only validated. */
  tests(): readonly CheckedEvent[] {
    return this.checked;
  }

  check(event: CheckedEvent): void {
    this.checked.push(event);
  }

  clear(): void {
    this.checked.length = 0;
    for (const index of [this.byTransaction, this.byClick, this.kept]) index.clear();
  }
}

function transactionKey(actionId: string, event: Json): string | undefined {
  const id = textOf(event, 'transactionId');
  return id ? `${actionId} ${id}` : undefined;
}

function clickKey(actionId: string, event: Json): string | undefined {
  const gclid = textOf(partOf(event, 'adIdentifiers'), 'gclid');
  return gclid ? `${actionId} ${gclid} ${textOf(event, 'eventTimestamp')}` : undefined;
}

/** An event that was validated and not kept. */
export interface CheckedEvent {
  readonly id: string;
  readonly accountId: string;
  readonly actionId: string;
  readonly event: Json;
}

/**
 * A conversion as the account holds it. Sent again with the same transaction id it is adjusted, not
 * counted again.
 */
export interface KeptEvent {
  readonly id: string;
  readonly accountId: string;
  readonly actionId: string;
  readonly requestId: string;
  readonly event: Json;
  readonly acceptedAt: Date;
  /** How often it was sent again under its transaction id. */
  readonly adjustments: number;
}

const DAY = 86_400_000;

/** The effect of request-level facts on each event. */
interface RequestTerms {
  readonly consent: Json;
  readonly isEncrypted: boolean;
  readonly now: Date;
}

/**
 * Why an event is not kept although its request was accepted, by itself; undefined when nothing is
 * against it.
 */
function processingError(
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
