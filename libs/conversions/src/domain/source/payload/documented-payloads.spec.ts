import { readFileSync } from 'node:fs';
import type { Reading } from '../reading';
import { configIssues } from '../write-source';
import type { SourceType } from '../conversion-source';
import { readOutboundMessage } from './outbound-message';
import { PAYLOAD_READERS } from './read-payload';

const NOW = new Date('2026-11-21T12:00:00Z');

/** The examples of a page for a provider: the body that makes the source, and its payloads. */
const examplesOf = (page: string) => {
  const blocks = [
    ...readFileSync(`docs/conversions/${page}.md`, 'utf8').matchAll(
      /```(json|xml) (source|payload)\n([\s\S]*?)```/g,
    ),
  ].map(([, language, kind, text = '']) => ({
    kind,
    value: language === 'xml' ? readOutboundMessage(text) : (JSON.parse(text) as unknown),
  }));
  const source = blocks.find(({ kind }) => kind === 'source')?.value as {
    readonly type: SourceType;
    readonly config: Readonly<Record<string, unknown>>;
  };
  return {
    source,
    payloads: blocks.filter(({ kind }) => kind === 'payload').map(({ value }) => value),
  };
};

const readAll = (page: string, canReadRecords = false): readonly Reading[] => {
  const { source, payloads } = examplesOf(page);
  return payloads.flatMap((payload) =>
    PAYLOAD_READERS[source.type](payload, source.config, {
      now: NOW,
      environment: 'test',
      canReadRecords,
    }),
  );
};

it.each(['hubspot', 'salesforce', 'ga4'])(
  'the configuration on the page of %s is taken',
  (page) => {
    const { source } = examplesOf(page);
    expect([source.type, configIssues(source.type, source.config, '/config')]).toEqual([page, []]);
  },
);

it('the payloads on the page of HubSpot count, or wait for the deal', () => {
  const [workflow, app] = readAll('hubspot', true);
  expect(workflow?.events).toEqual([
    {
      gclid: 'Cj0-example',
      value: '1250.5',
      currency: 'EUR',
      event: 'paid',
      occurredAt: '2026-11-20T09:00:00.000Z',
      orderId: '9001',
    },
  ]);
  expect(app?.waits).toMatchObject({ reason: 'RECORD_NOT_READ' });
});

it('the payloads on the page of Salesforce count', () => {
  const [call, message] = readAll('salesforce');
  const common = {
    gclid: 'Cj0-example',
    value: '1999.99',
    currency: 'EUR',
    event: 'paid',
    occurredAt: '2026-11-20T10:15:30.000Z',
    orderId: '0065g00000XyZabAAF',
  };
  expect(call?.events).toEqual([
    {
      ...common,
      email: 'ada@example.com',
      firstName: 'Ada',
      lastName: 'Example',
      address: { city: 'Berlin', countryCode: 'DE' },
      items: [{ id: 'P-1', name: 'Plan', quantity: '1', price: '1999.99' }],
    },
  ]);
  expect([message?.key, message?.events]).toEqual(['04l5e00000Gx7QzAAJ', [common]]);
});

it('the payloads on the page of GA4 count', () => {
  const [body, row] = readAll('ga4');
  const common = {
    externalId: 'visitor-7',
    gclid: 'Cj0-example',
    value: '49.9',
    currency: 'EUR',
    event: 'paid',
    occurredAt: '2026-11-20T09:00:00.000Z',
    items: [{ id: 'a', name: 'Tea', quantity: '2', price: '24.95' }],
  };
  expect(body?.events).toEqual([
    {
      ...common,
      email: 'b5fc85e55755f9e0d030a10ab4429b6b2944855f9a0d60077fe832becbc41d72',
      fbclid: 'fb-example',
      orderId: 'T-1',
      consent: { ad_user_data: 'GRANTED', ad_personalization: 'DENIED' },
      address: { city: 'berlin', postalCode: '10115', countryCode: 'DE' },
      ip: '203.0.113.7',
      userAgent: 'Mozilla/5.0 (example)',
      pageUrl: 'https://shop.example/thanks?fbclid=fb-example',
      referrer: 'https://shop.example/cart',
      customData: { plan: 'team' },
      actionSource: 'website',
    },
  ]);
  expect(row?.events).toEqual([
    {
      ...common,
      orderId: 'T-2',
      address: { countryCode: 'DE' },
      pageUrl: 'https://shop.example/thanks',
    },
  ]);
});
