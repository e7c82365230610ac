import { createHash } from 'node:crypto';
import type { ActionDraft, RemoteAction, SinkConversion, Verdict } from '../port/conversion';

export const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

export const givenAction = (over: Partial<ActionDraft> = {}): ActionDraft => ({
  id: 'cva_1',
  name: 'Paid orders',
  type: 'UPLOAD_CLICKS',
  category: 'PURCHASE',
  status: 'ENABLED',
  countingType: 'MANY_PER_CLICK',
  valueSettings: { type: 'variableValue' },
  ...over,
});

/** A sale of a person whose e-mail is known, an hour ago. */
export const givenConversion = (
  number: number,
  now: number,
  remote: RemoteAction,
  over: Partial<SinkConversion> & { readonly draft?: Partial<ActionDraft> } = {},
): SinkConversion => {
  const { draft, ...rest } = over;
  return {
    id: `cev_${number}`,
    action: { ...givenAction(draft), remote },
    occurredAt: now - 3_600_000,
    clickIds: [],
    identity: { email: sha256(`person.${number}@example.com`) },
    value: '19.99',
    currency: 'EUR',
    orderId: `order-${number}`,
    actionSource: 'system_generated',
    consent: { adUserData: 'GRANTED', adPersonalization: 'GRANTED' },
    ...rest,
  };
};

export const outcomesOf = (verdicts: readonly Verdict[]): readonly string[] =>
  verdicts.map(({ outcome }) => outcome);
