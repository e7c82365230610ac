import { createHash, randomBytes } from 'node:crypto';
import type { SinkAdjustment, SinkConversion } from '../../../port/conversion';
import type { ActionDraft, RemoteAction } from '../../../port/conversion-action';
import { HOUR } from '../conversion-rules';

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

/** A sale a day after its click, two days ago. */
export const sale = (
  remote: Partial<RemoteAction> = {},
  changes: Partial<SinkConversion> = {},
  action: Partial<ActionDraft> = {},
): SinkConversion => {
  const value = randomBytes(16).toString('hex');
  const occurredAt = Date.now() - 48 * HOUR;
  return {
    id: `cve_${value}`,
    action: { ...saleAction(action), remote: { remoteId: '88', conflicts: [], ...remote } },
    occurredAt,
    clickIds: [{ kind: 'msclkid', value, seenAt: occurredAt - 24 * HOUR }],
    identity: {},
    value: '99.5',
    currency: 'EUR',
    orderId: `ORD-${value}`,
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
