import { createHash } from 'node:crypto';
import type {
  ActionDraft,
  RemoteAction,
  SinkAdjustment,
  SinkConversion,
} from '../../port/conversion';

export const HOUR = 3_600_000;

export const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

export const saleAction = (changes: Partial<ActionDraft> = {}): ActionDraft => ({
  id: 'cva_1',
  name: 'CRM sale',
  type: 'UPLOAD_CLICKS',
  category: 'PURCHASE',
  status: 'ENABLED',
  countingType: 'MANY_PER_CLICK',
  valueSettings: { type: 'variableValue', defaultValue: '10', currencyCode: 'EUR' },
  ...changes,
});

let sales = 0;

/** A sale a day after its click, some time ago. */
export const sale = (
  remote: Partial<RemoteAction> = {},
  changes: Partial<SinkConversion> = {},
  action: Partial<ActionDraft> = {},
): SinkConversion => {
  const number = ++sales;
  const occurredAt = Math.floor(Date.now() / 1_000) * 1_000 - 48 * HOUR;
  return {
    id: `cve_${number}`,
    action: { ...saleAction(action), remote: { remoteId: '555', conflicts: [], ...remote } },
    occurredAt,
    clickIds: [{ kind: 'gclid', value: `Cj0KCQclick${number}`, seenAt: occurredAt - 24 * HOUR }],
    identity: {},
    value: '99.5',
    currency: 'EUR',
    orderId: `ORD-${number}`,
    actionSource: 'system_generated',
    consent: { adUserData: 'GRANTED', adPersonalization: 'DENIED' },
    ...changes,
  };
};

export const adjustment = (
  type: SinkAdjustment['type'],
  original: SinkConversion,
  changes: Partial<SinkAdjustment> = {},
): SinkAdjustment => ({
  id: `adj_${original.id}`,
  type,
  original,
  occurredAt: original.occurredAt + 30 * HOUR,
  identity: {},
  ...changes,
});
