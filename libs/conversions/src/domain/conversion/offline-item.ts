import { type Issue, microsFromAmount, type PlatformId } from '@switchyard/kernel';
import type { ClickId } from '@switchyard/platforms';
import { futureIssues, moneyIssues } from './item-issues';
import { orderIdIssues } from './order-id';

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

/**
 * Reads an item; undefined, and what is wrong, when it cannot be taken. Exactly one click id, not
 * in the future, money as its currency writes it.
 */
export const readItem = (
  item: OfflineItem,
  path: string,
  now: Date,
): { readonly read: ReadItem | undefined; readonly issues: readonly Issue[] } => {
  const clicks = OFFLINE_CLICK_IDS.flatMap((kind): ClickId[] =>
    item[kind] === undefined ? [] : [{ kind, value: item[kind].trim() }],
  );
  const occurredAt = new Date(item.occurredAt);
  const valueMicros = item.value === undefined ? null : (microsFromAmount(item.value) ?? null);
  const issues = [
    ...clickIssues(clicks.length, path),
    ...futureIssues(occurredAt, path, now),
    ...moneyIssues(item.currency, valueMicros, path),
    ...orderIdIssues(item.orderId, path),
  ];
  return {
    read:
      issues.length === 0 && clicks[0]
        ? { click: clicks[0], occurredAt, valueMicros, currency: item.currency ?? null }
        : undefined,
    issues,
  };
};

const clickIssues = (count: number, path: string): Issue[] => {
  if (count === 1) return [];
  const message = `send exactly one click id: ${OFFLINE_CLICK_IDS.join(', ')}`;
  return [
    count === 0
      ? { path: `${path}/gclid`, code: 'REQUIRED', message }
      : { path, code: 'CONFLICT', message },
  ];
};
