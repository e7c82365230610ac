import { currencyDigits, fitsCurrency, isCurrency, microsFromAmount, type Issue, type PlatformId } from '@switchyard/kernel';
import type { ClickId } from '@switchyard/platforms';
import { orderIdIssues } from './order-id-issues';

export const OFFLINE_CLICK_IDS = ['gclid', 'gbraid', 'wbraid', 'msclkid'] as const;

/** One offline conversion as a caller writes it. */
export interface OfflineItem extends Partial<Record<(typeof OFFLINE_CLICK_IDS)[number], string>> {
  /** Name or id. */
  readonly conversionAction: string;
  readonly occurredAt: string;
  readonly value?: number;
  readonly currency?: string;
  readonly orderId?: string;
  readonly accountId?: string;
  readonly platformId?: PlatformId;
}

/** The same, read. */
export interface ReadItem {
  readonly click: ClickId;
  readonly occurredAt: Date;
  readonly valueMicros: number | null;
  readonly currency: string | null;
}

/** Clocks of callers may be ahead by this much. */
const SKEW_MS = 5 * 60_000;

/** Reads an item; undefined, and what is wrong, when it cannot be taken. Exactly one click id, not in the future, money as its currency writes it. */
export const readItem = (item: OfflineItem, path: string, now: Date): { readonly read: ReadItem | undefined; readonly issues: readonly Issue[] } => {
  const clicks = OFFLINE_CLICK_IDS.flatMap((kind): ClickId[] => (item[kind] === undefined ? [] : [{ kind, value: item[kind].trim() }]));
  const occurredAt = new Date(item.occurredAt);
  const valueMicros = item.value === undefined ? null : (microsFromAmount(item.value) ?? null);
  const late: Issue[] = occurredAt.getTime() > now.getTime() + SKEW_MS ? [{ path: `${path}/occurredAt`, code: 'OUT_OF_RANGE', message: 'occurredAt must not lie in the future' }] : [];
  const issues = [...clickIssues(clicks.length, path), ...late, ...moneyIssues(item.currency, valueMicros, path), ...orderIdIssues(item.orderId, path)];
  return { read: issues.length === 0 && clicks[0] ? { click: clicks[0], occurredAt, valueMicros, currency: item.currency ?? null } : undefined, issues };
};

const clickIssues = (count: number, path: string): Issue[] => {
  if (count === 1) return [];
  const message = `exactly one of ${OFFLINE_CLICK_IDS.join(', ')} is needed`;
  return [count === 0 ? { path: `${path}/gclid`, code: 'REQUIRED', message } : { path, code: 'CONFLICT', message }];
};

const moneyIssues = (currency: string | undefined, micros: number | null, path: string): Issue[] => {
  if (currency === undefined) return [];
  if (!isCurrency(currency)) return [{ path: `${path}/currency`, code: 'NOT_ONE_OF', message: 'currency must be a currency of ISO 4217' }];
  return micros === null || fitsCurrency(micros, currency) ? [] : [{ path: `${path}/value`, code: 'TOO_PRECISE', message: `${currency} has ${currencyDigits(currency)} decimals` }];
};
