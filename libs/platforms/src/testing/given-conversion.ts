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

/** An address as Meta takes one. */
export const HASHED_ADDRESS = {
  city: sha256('berlin'),
  region: sha256('be'),
  postalCode: sha256('10115'),
  countryCode: sha256('de'),
};

/** Every member that a platform may be sent, on an order of two products an hour ago. */
export const everyMember = (
  now: number,
  remote: RemoteAction,
  over: Parameters<typeof givenConversion>[3] = {},
): SinkConversion =>
  givenConversion(1, now, remote, {
    eventId: 'event-1',
    actionSource: 'website',
    identity: {
      email: sha256('email'),
      phone: sha256('phone'),
      externalId: sha256('externalId'),
      firstName: sha256('firstName'),
      lastName: sha256('lastName'),
      dateOfBirth: sha256('dateOfBirth'),
      gender: sha256('gender'),
      address: { city: 'Berlin', region: 'BE', postalCode: '10115', countryCode: 'DE' },
    },
    clickIds: [
      { kind: 'gclid', value: 'Cj0KCQclick1', seenAt: now - 86_400_000 },
      { kind: 'msclkid', value: 'msclkid-1', seenAt: now - 86_400_000 },
      { kind: 'fbclid', value: 'fbclid-1', seenAt: now - 86_400_000 },
      { kind: 'li_fat_id', value: 'li-1', seenAt: now - 86_400_000 },
      { kind: 'rdt_cid', value: 'rdt-1', seenAt: now - 86_400_000 },
      { kind: 'oppref', value: 'oppref-1', seenAt: now - 86_400_000 },
    ],
    browser: {
      fbc: `fb.1.${now - 3_600_000}.cookie`,
      fbp: `fb.1.${now - 3_600_000}.1116446470`,
      rdtUuid: '1684189007728.7c73',
      obref: 'obref-1',
    },
    device: { ip: '192.0.2.1', userAgent: 'Mozilla/5.0' },
    url: 'https://shop.example/thanks',
    referrer: 'https://shop.example/cart',
    items: [
      { id: 'sku-1', name: 'Bread', category: 'Food', quantity: 2, price: '4.95' },
      { id: 'sku-2', price: '10.09' },
    ],
    customData: { plan: 'pro', seats: 3, trial: false, value: 'not the value' },
    ...over,
  });
