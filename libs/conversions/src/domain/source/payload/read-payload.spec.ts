import type { Reading, ReadingWorld } from '../reading';
import { PAYLOAD_READERS } from './read-payload';

const WORLD: ReadingWorld = { now: new Date('2026-11-21T12:00:00Z'), environment: 'test' };
const reader =
  (type: keyof typeof PAYLOAD_READERS) =>
  (payload: unknown, config: object = {}): readonly Reading[] =>
    PAYLOAD_READERS[type](payload, config as never, WORLD);
const one = (readings: readonly Reading[]): Reading => readings[0]!;
const reasons = ({ events, adjustments, issues }: Reading) => [
  events.length + adjustments.length,
  ...issues.map(({ reason }) => reason),
];

describe('HubSpot', () => {
  const read = reader('hubspot');
  /** A change as its webhooks post it. */
  const change = {
    eventId: 1,
    subscriptionId: 12345,
    portalId: 62515,
    appId: 54321,
    occurredAt: 1_795_165_200_000,
    subscriptionType: 'deal.propertyChange',
    attemptNumber: 0,
    objectId: 9001,
    changeSource: 'CRM_UI',
    propertyName: 'dealstage',
    propertyValue: 'closedwon',
  };
  const deal = {
    id: '9001',
    properties: {
      amount: '1250.50',
      closedate: '2026-11-20T09:00:00.000Z',
      deal_currency_code: 'EUR',
      dealname: 'Example',
      dealstage: 'closedwon',
      hs_lastmodifieddate: '2026-11-20T09:05:00.000Z',
    },
    contact: {
      id: '51',
      properties: {
        email: 'ada@example.com',
        phone: '+49301234567',
        hs_google_click_id: 'Cj0-hs',
        msclkid: 'ms-1',
      },
    },
  };

  it('a won deal with its contact is paid, by the id of the deal', () => {
    expect(one(read(deal)).events).toEqual([
      {
        email: 'ada@example.com',
        phone: '+49301234567',
        gclid: 'Cj0-hs',
        msclkid: 'ms-1',
        event: 'paid',
        value: '1250.5',
        currency: 'EUR',
        occurredAt: '2026-11-20T09:00:00.000Z',
        orderId: '9001',
      },
    ]);
  });

  it('a change alone says that data is missing; one that came with it counts at its own time', () => {
    expect(read([change]).map(reasons)).toEqual([[0, 'NEEDS_CONNECTION']]);
    expect(reasons(one(read({ id: '1', properties: deal.properties })))).toEqual([
      0,
      'NEEDS_CONNECTION',
    ]);
    expect(
      one(read([{ ...change, properties: deal.properties, contact: deal.contact }])).events,
    ).toMatchObject([{ event: 'paid', orderId: '9001', occurredAt: '2026-11-20T09:00:00.000Z' }]);
  });

  it('maps own stages, and takes usual ones out', () => {
    const own = { ...deal, properties: { ...deal.properties, dealstage: '74839211' } };
    expect(reasons(one(read(own)))).toEqual([0, 'STAGE_NOT_MAPPED']);
    expect(one(read(own, { stages: { 74839211: 'qualified_lead' } })).events[0]?.event).toBe(
      'qualified_lead',
    );
    expect(reasons(one(read(deal, { stages: { closedwon: null } })))).toEqual([
      0,
      'STAGE_NOT_MAPPED',
    ]);
    expect(reasons(one(read({ ...deal, properties: { dealstage: 'constructor' } })))).toEqual([
      0,
      'STAGE_NOT_MAPPED',
    ]);
  });

  it('a contact that becomes a lead is an order of its own kind', () => {
    const lead = {
      objectId: 51,
      objectTypeId: '0-1',
      subscriptionType: 'object.propertyChange',
      propertyName: 'lifecyclestage',
      propertyValue: 'salesqualifiedlead',
      occurredAt: 1_795_165_200_000,
      properties: { email: { value: 'ada@example.com' } },
    };
    expect(one(read([lead])).events).toMatchObject([
      { email: 'ada@example.com', event: 'qualified_lead', orderId: 'contact-51' },
    ]);
  });

  it('recognises a repeated change by its content, not by its number or attempt', () => {
    const [first, again, other] = [
      change,
      { ...change, attemptNumber: 3 },
      { ...change, objectId: 9002 },
    ].map((each) => one(read([each])).key);
    expect([again === first, other === first]).toEqual([true, false]);
  });

  it('does not put a deal that is planned for later into the future', () => {
    expect(
      one(
        read({
          ...deal,
          properties: {
            ...deal.properties,
            closedate: '2027-01-01',
            hs_lastmodifieddate: undefined,
          },
        }),
      ).events[0]?.occurredAt,
    ).toBe('2026-11-21T12:00:00.000Z');
  });
});

describe('Salesforce', () => {
  const read = reader('salesforce');
  const won = {
    attributes: { type: 'Opportunity' },
    Id: '0065g00000XyZabAAF',
    Name: 'Example',
    StageName: 'Closed Won',
    IsWon: true,
    IsClosed: true,
    Amount: 1999.99,
    CurrencyIsoCode: 'EUR',
    CloseDate: '2026-11-20',
    LastModifiedDate: '2026-11-20T10:15:30.000+0000',
    SystemModstamp: '2026-11-20T10:15:31.000+0000',
    GCLID__c: 'Cj0-sf',
    Contact: { Email: 'ada@example.com', Phone: '+49301234567' },
  };

  it('a won opportunity is paid, by its id, at a time without a colon in its offset', () => {
    expect(one(read(won))).toMatchObject({
      key: '0065g00000XyZabAAF:2026-11-20T10:15:31.000+0000',
      events: [
        {
          email: 'ada@example.com',
          phone: '+49301234567',
          gclid: 'Cj0-sf',
          event: 'paid',
          value: '1999.99',
          currency: 'EUR',
          occurredAt: '2026-11-20T10:15:31.000Z',
          orderId: '0065g00000XyZabAAF',
        },
      ],
    });
  });

  it('takes one record, a list, and a list of records', () => {
    expect(
      [read(won), read([won, won]), read({ records: [won] })].map((readings) => readings.length),
    ).toEqual([1, 2, 1]);
  });

  it('a lost one does not count; a stage of the configuration wins over the flags', () => {
    expect(reasons(one(read({ ...won, StageName: 'Closed Lost', IsWon: false })))).toEqual([
      0,
      'LOST',
    ]);
    expect(
      reasons(one(read({ ...won, StageName: 'Negotiation', IsWon: undefined, IsClosed: false }))),
    ).toEqual([0, 'STAGE_NOT_MAPPED']);
    expect(one(read(won, { stages: { 'Closed Won': 'expansion' } })).events[0]?.event).toBe(
      'expansion',
    );
  });

  it('reads own fields, and the currency of the organisation from the configuration', () => {
    const { CurrencyIsoCode: _none, ...single } = won;
    expect(
      one(
        read(
          { ...single, Ad: { Click__c: 'own' } },
          { currency: 'CHF', fields: { gclid: 'Ad.Click__c' } },
        ),
      ).events[0],
    ).toMatchObject({ gclid: 'own', currency: 'CHF' });
  });
});

describe('GA4', () => {
  const read = reader('ga4');
  const body = (name: string, params: object = {}, more: object = {}) => ({
    client_id: '123.456',
    user_id: 'visitor-7',
    timestamp_micros: 1_795_165_200_000_000,
    events: [{ name, params }],
    ...more,
  });

  it('a purchase is paid, by its transaction, with hashed identity and consent', () => {
    const hash = 'a'.repeat(64);
    const sent = body(
      'purchase',
      { transaction_id: 'T-1', value: 49.9, currency: 'eur', gclid: 'Cj0-ga' },
      {
        user_data: { sha256_email_address: [hash] },
        consent: { ad_user_data: 'GRANTED', ad_personalization: 'DENIED' },
      },
    );
    expect(one(read(sent)).events).toEqual([
      {
        email: hash,
        externalId: 'visitor-7',
        gclid: 'Cj0-ga',
        event: 'paid',
        value: '49.9',
        currency: 'EUR',
        occurredAt: '2026-11-20T09:00:00.000Z',
        orderId: 'T-1',
        consent: { ad_user_data: 'GRANTED', ad_personalization: 'DENIED' },
      },
    ]);
  });

  it.each([
    ['sign_up', 'signup'],
    ['generate_lead', 'qualified_lead'],
    ['close_convert_lead', 'paid'],
  ])('%s is %s', (name, stage) => {
    expect(one(read(body(name))).events[0]?.event).toBe(stage);
  });

  it('a refund takes the whole back, or deducts what it is worth', () => {
    expect(one(read(body('refund', { transaction_id: 'T-1' }))).adjustments).toEqual([
      { adjustmentType: 'RETRACTION', orderId: 'T-1', occurredAt: '2026-11-20T09:00:00.000Z' },
    ]);
    expect(
      one(read(body('refund', { transaction_id: 'T-1', value: 49.9, currency: 'EUR' })))
        .adjustments,
    ).toMatchObject([{ adjustmentType: 'RETRACTION', deducted: '49.9' }]);
    expect(
      one(
        read(
          body('refund', {
            transaction_id: 'T-1',
            value: 10,
            currency: 'EUR',
            items: [{ item_id: 'a' }],
          }),
        ),
      ).adjustments,
    ).toMatchObject([{ adjustmentType: 'RESTATEMENT', deducted: '10' }]);
    expect(reasons(one(read(body('refund'))))).toEqual([0, 'NO_ORDER']);
  });

  it('reads each event of a body by itself', () => {
    const readings = read({
      ...body('page_view'),
      events: [{ name: 'page_view' }, { name: 'sign_up', params: {} }],
    });
    expect(readings.map(reasons)).toEqual([[0, 'EVENT_NOT_READ'], [1]]);
  });

  it('knows no event again that has no time', () => {
    expect([
      one(read(body('sign_up'))).key === null,
      one(read({ ...body('sign_up'), timestamp_micros: undefined })).key,
    ]).toEqual([false, null]);
  });
});

describe('a webhook', () => {
  const read = reader('webhook');
  const payload = {
    id: 'hook-1',
    kind: 'order.paid',
    at: '1795165200',
    data: {
      total: '99.90',
      currency: 'eur',
      number: 1042,
      buyer: { mail: 'ada@example.com' },
      clicks: [{ id: 'Cj0-wh' }],
    },
  };
  const config = {
    eventId: 'id',
    event: 'kind',
    stages: {
      'order.paid': 'paid',
      'order.cancelled': 'RETRACTION',
      'order.changed': 'RESTATEMENT',
    },
    occurredAt: 'at',
    value: 'data.total',
    currency: 'data.currency',
    orderId: 'data.number',
    email: 'data.buyer.mail',
    gclid: 'data.clicks[0].id',
  };

  it('is read by dotted paths, with amounts and times as text', () => {
    expect(one(read(payload, config))).toMatchObject({
      key: 'hook-1',
      events: [
        {
          email: 'ada@example.com',
          gclid: 'Cj0-wh',
          event: 'paid',
          value: '99.9',
          currency: 'EUR',
          occurredAt: '2026-11-20T09:00:00.000Z',
          orderId: '1042',
        },
      ],
    });
  });

  it.each([
    [1_795_165_200],
    [1_795_165_200_000],
    ['1795165200000'],
    ['2026-11-20T10:00:00+01:00'],
    ['2026-11-20T10:00:00.000+0100'],
  ])('reads the time %p', (at) => {
    expect(one(read({ ...payload, at }, config)).events[0]?.occurredAt).toBe(
      '2026-11-20T09:00:00.000Z',
    );
  });

  it.each(['2026-11-20 09:00:00', '2026-11-20'])('leaves the time %p to the Space', (at) => {
    expect(one(read({ ...payload, at }, config)).events[0]?.occurredAt).toBe(at);
  });

  it('cancels and changes orders', () => {
    expect(one(read({ ...payload, kind: 'order.cancelled' }, config)).adjustments).toEqual([
      { adjustmentType: 'RETRACTION', orderId: '1042', occurredAt: '2026-11-20T09:00:00.000Z' },
    ]);
    expect(one(read({ ...payload, kind: 'order.changed' }, config)).adjustments).toMatchObject([
      { adjustmentType: 'RESTATEMENT', value: '99.9', currency: 'EUR' },
    ]);
  });

  it('takes a stage of the funnel and a currency that are written out', () => {
    expect(
      one(
        read(
          { amount: 5, who: 'ada@example.com' },
          { event: 'signup', value: 'amount', currency: 'EUR', email: 'who' },
        ),
      ).events[0],
    ).toMatchObject({ event: 'signup', value: '5', currency: 'EUR' });
  });

  it('refuses an amount or a time that is none, without showing its value', () => {
    for (const [member, bad] of [
      ['value', { data: { ...payload.data, total: 'ada@example.com' } }],
      ['occurredAt', { at: 'ada@example.com' }],
    ] as const) {
      expect(() => read({ ...payload, ...bad }, config)).toThrow(
        expect.objectContaining({
          details: {
            issues: [
              expect.objectContaining({
                path: `/config/${member}`,
                message: expect.not.stringContaining('ada') as string,
              }),
            ],
          },
        }) as Error,
      );
    }
  });

  it('without an id is known again by its words, in whatever order', () => {
    const { eventId: _eventId, ...nameless } = config;
    const { id, ...rest } = payload;
    expect(one(read({ ...rest, id }, nameless)).key).toBe(one(read(payload, nameless)).key);
  });

  it('reads own members only', () => {
    expect(reasons(one(read(payload, { ...config, event: 'constructor.name' })))).toEqual([
      0,
      'STAGE_NOT_MAPPED',
    ]);
  });
});
