import type { SinkAdjustment, Verdict } from '../../port/conversion';
import { scriptedIo } from '../../testing/scripted-io';
import { verdictOf } from '../../uploading/verdicts';
import type { Session } from '../client/session';
import { adjustment, HOUR, sale, sha256 } from '../testing/given-conversions';
import {
  adjustmentVerdict,
  clickConversion,
  conversionAdjustment,
  readRows,
  uploadVerdict,
} from './click-uploads';
import { ingest, verdictsOf } from './data-manager';
import { eventBody } from './event-body';
import {
  ADJUSTMENT_RULINGS,
  DAY,
  INGEST_RULINGS,
  judge,
  judgeAdjustment,
  PROCESSING_RULINGS,
  UPLOAD_RULINGS,
} from './rules';

const NOW = Date.now();
const OUTCOME = {
  already: 'taken',
  again: 'unknown',
  waiting: 'waiting',
  refused: 'refused',
  skipped: 'skipped',
  unsupported: 'unsupported',
  held: 'held',
} as const;
const error = (code: string, index?: number) => ({
  errorCode: { conversionUploadError: code },
  message: code,
  ...(index === undefined
    ? {}
    : { location: { fieldPathElements: [{ fieldName: 'conversions', index }] } }),
});
/** A session whose token is there already. */
const sessionOver = (io: ReturnType<typeof scriptedIo>): Session => ({
  connection: {
    id: 'con_1',
    platform: 'google-ads',
    externalAccountId: '1',
    currency: 'EUR',
    timeZone: 'UTC',
    settings: {},
    credentials: {},
  },
  io,
  rootUrl: 'http://x/v1',
  customerId: '1',
  loginCustomerId: null,
  tokens: {
    send: (_connection, over, build) => over.send(build('fake-token')),
  } as Session['tokens'],
});
const rule = (reported: { readonly code: string; readonly message: string }): Verdict =>
  uploadVerdict(reported, sale(), NOW);
const rows = (results: unknown, ...errors: readonly object[]) =>
  readRows(
    {
      results,
      ...(errors.length ? { partialFailureError: { code: 3, details: [{ errors }] } } : {}),
    },
    2,
    rule,
  ).map(({ outcome }) => outcome);

describe('every code that Google lists', () => {
  it.each(Object.entries(UPLOAD_RULINGS))('of uploads, %s, is %s', (code, ruling) => {
    expect(uploadVerdict({ code, message: '' }, sale(), NOW).outcome).toBe(OUTCOME[ruling]);
  });

  it.each(Object.entries(ADJUSTMENT_RULINGS))('of adjustments, %s, is %s', (code, ruling) => {
    const fresh = adjustment('RETRACTION', sale({}, { occurredAt: NOW - HOUR }), {
      occurredAt: NOW,
    });
    expect(adjustmentVerdict({ code, message: '' }, fresh, NOW).outcome).toBe(OUTCOME[ruling]);
  });

  it.each(Object.entries(PROCESSING_RULINGS))('of processing, %s, is %s', (reason, ruling) => {
    const [verdict] =
      verdictsOf([
        {
          requestStatus: 'FAILED',
          eventsIngestionStatus: { recordCount: '1' },
          errorInfo: { errorCounts: [{ recordCount: '1', reason }] },
        },
      ]) ?? [];
    expect(verdict?.outcome).toBe(ruling === 'already' ? 'confirmed' : OUTCOME[ruling]);
  });

  it.each(Object.entries(INGEST_RULINGS))(
    'of the door, %s, is %s for the event that it names, and the other one goes',
    async (reason, ruling) => {
      const violation = {
        '@type': 'type.googleapis.com/google.rpc.BadRequest',
        fieldViolations: [{ field: 'events.events[1].currency', reason, description: '' }],
      };
      const io = scriptedIo(
        {
          status: 400,
          json: {
            error: { code: 400, status: 'INVALID_ARGUMENT', message: '', details: [violation] },
          },
        },
        { json: { requestId: 'r1' } },
      );
      const verdicts = await ingest(
        sessionOver(io),
        [sale(), sale()].map((one) => ({
          action: one.action,
          isTest: false,
          body: eventBody(one),
        })),
      );
      expect(verdicts).toMatchObject([
        { outcome: 'taken', ref: 'r1', at: 0 },
        { outcome: OUTCOME[ruling], code: reason },
      ]);
    },
  );

  it.each(Object.entries(INGEST_RULINGS).filter(([, ruling]) => ruling === 'held'))(
    'of the door, %s, is %s for all where it is about the request',
    async (reason) => {
      const info = {
        '@type': 'type.googleapis.com/google.rpc.ErrorInfo',
        reason,
        domain: 'datamanager.googleapis.com',
      };
      const io = scriptedIo({
        status: 403,
        json: { error: { code: 403, status: 'PERMISSION_DENIED', message: '', details: [info] } },
      });
      const verdicts = await ingest(
        sessionOver(io),
        [sale(), sale()].map((one) => ({
          action: one.action,
          isTest: false,
          body: eventBody(one),
        })),
      );
      expect(verdicts).toMatchObject([
        { outcome: 'held', code: reason },
        { outcome: 'held', code: reason },
      ]);
    },
  );

  it('waits until the click or the action is usable, or an hour when that is unknown', () => {
    const seenAt = NOW - HOUR;
    const clicked = sale(
      { usableFrom: NOW + 2 * HOUR },
      { clickIds: [{ kind: 'gclid', value: 'Cj0', seenAt }] },
    );
    const until = (code: string, conversion = clicked) =>
      (uploadVerdict({ code, message: '' }, conversion, NOW) as { until: number }).until;
    expect([
      until('TOO_RECENT_EVENT'),
      until('TOO_RECENT_CONVERSION_ACTION'),
      until('TOO_RECENT_CONVERSION_ACTION', sale()),
    ]).toEqual([seenAt + 6 * HOUR, NOW + 2 * HOUR, NOW + HOUR]);
  });
});

describe('an answer to an upload', () => {
  it('takes what has a result and no error', () => {
    expect(rows([{ gclid: 'a' }, { gclid: 'b' }])).toEqual(['taken', 'taken']);
    expect(rows([{ gclid: 'a' }, {}], error('EXPIRED_EVENT', 1))).toEqual(['taken', 'refused']);
    expect(rows([{}, { gclid: 'b' }], error('ORDER_ID_ALREADY_IN_USE', 0))).toEqual([
      'taken',
      'taken',
    ]);
  });

  it('knows nothing of an item that has neither, of a short list, and of all when an error names no item', () => {
    expect(rows([{}, { gclid: 'b' }])).toEqual(['unknown', 'taken']);
    expect(rows([{ gclid: 'a' }])).toEqual(['taken', 'unknown']);
    expect(rows(undefined)).toEqual(['unknown', 'unknown']);
    expect(rows([{ gclid: 'a' }, { gclid: 'b' }], error('EXPIRED_EVENT'))).toEqual([
      'unknown',
      'unknown',
    ]);
    expect(rows([{ gclid: 'a' }, { gclid: 'b' }], error('EXPIRED_EVENT', 7))).toEqual([
      'unknown',
      'unknown',
    ]);
    expect(rows([{}, {}], error('CUSTOMER_NOT_ACCEPTED_CUSTOMER_DATA_TERMS'))).toEqual([
      'held',
      'held',
    ]);
    expect(rows([{}, {}], error('EXPIRED_EVENT', 0), error('ORDER_ID_ALREADY_IN_USE'))).toEqual([
      'refused',
      'unknown',
    ]);
  });

  it('takes the gravest of several errors of one item', () => {
    expect(
      rows([{}, { gclid: 'b' }], error('TOO_RECENT_EVENT', 0), error('UNPARSEABLE_GCLID', 0)),
    ).toEqual(['refused', 'taken']);
  });
});

describe('what Google is sent', () => {
  /**
   * Shapes of the v25 protos' examples (conversion_upload_service.proto,
   * conversion_adjustment_upload_service.proto).
   */
  it('is the documented click conversion', () => {
    const at = Date.UTC(2026, 10, 20, 8, 15);
    const conversion = sale(
      {},
      {
        occurredAt: at,
        orderId: 'ORD-1',
        identity: { email: sha256('a@b.de'), phone: sha256('+491701234567') },
        clickIds: [{ kind: 'gclid', value: 'Cj0K' }],
      },
    );
    expect(clickConversion('1234567890', conversion)).toEqual({
      gclid: 'Cj0K',
      conversionAction: 'customers/1234567890/conversionActions/555',
      conversionDateTime: '2026-11-20 08:15:00+00:00',
      conversionValue: 99.5,
      currencyCode: 'EUR',
      orderId: 'ORD-1',
      consent: { adUserData: 'GRANTED' },
      conversionEnvironment: 'WEB',
      userIdentifiers: [
        { userIdentifierSource: 'FIRST_PARTY', hashedEmail: sha256('a@b.de') },
        { userIdentifierSource: 'FIRST_PARTY', hashedPhoneNumber: sha256('+491701234567') },
      ],
    });
    const restated = conversionAdjustment(
      '1234567890',
      adjustment('RESTATEMENT', conversion, { occurredAt: Date.UTC(2026, 10, 22, 9), value: '70' }),
    );
    expect(restated).toEqual({
      adjustmentType: 'RESTATEMENT',
      conversionAction: 'customers/1234567890/conversionActions/555',
      orderId: 'ORD-1',
      adjustmentDateTime: '2026-11-22 09:00:00+00:00',
      restatementValue: { adjustedValue: 70, currencyCode: 'EUR' },
    });
    expect(conversionAdjustment('1', adjustment('RETRACTION', conversion))).not.toHaveProperty(
      'restatementValue',
    );
  });

  /** v25, CartData.Item: the Merchant Center's id, an int32 and a double. */
  it('names the products of a click conversion that have an id, and their whole pieces', () => {
    const items = [
      { id: 'sku-1', name: 'Bread', quantity: 3, price: '2.5' },
      { id: 'sku-2', quantity: 0.5 },
      { name: 'Without an id', price: '1' },
    ];
    expect(clickConversion('1', sale({}, { items }))).toHaveProperty('cartData', {
      items: [{ productId: 'sku-1', quantity: 3, unitPrice: 2.5 }, { productId: 'sku-2' }],
    });
    expect(clickConversion('1', sale({}, { items: items.slice(2) }))).not.toHaveProperty(
      'cartData',
    );
  });

  /** developers.google.com/ads/blog, 7 January 2026: Changes to IP address and session attributes. */
  it('is no address of a device in a click conversion', () => {
    const device = { ip: '192.0.2.1', userAgent: 'Mozilla/5.0' };
    expect(clickConversion('1', sale({}, { device }))).not.toHaveProperty('userIpAddress');
    expect(eventBody(sale({}, { device }))).toHaveProperty('eventDeviceInfo.ipAddress');
  });

  /** v25, ConversionAdjustment.user_agent: in enhancements with user identifiers only. */
  it('is the browser of the conversion beside the person of an enhancement only', () => {
    const original = sale({}, { device: { userAgent: 'Mozilla/5.0' } });
    const sent = (type: SinkAdjustment['type'], identity: SinkAdjustment['identity']) =>
      conversionAdjustment('1', adjustment(type, original, { identity }));
    const person = { email: sha256('a@b.de') };
    expect(sent('ENHANCEMENT', person)).toHaveProperty('userAgent', 'Mozilla/5.0');
    expect(sent('ENHANCEMENT', {})).not.toHaveProperty('userAgent');
    expect(sent('RESTATEMENT', person)).not.toHaveProperty('userAgent');
  });
});

describe('what is certain before anything is sent', () => {
  const braid = [{ kind: 'wbraid', value: 'w' }] as const;
  it.each<[string, Parameters<typeof sale>, string | undefined]>([
    ['a fresh sale', [{}], undefined],
    ['one of a paused action', [{}, {}, { status: 'PAUSED' }], 'skipped ACTION_PAUSED'],
    [
      'one of an action of calls',
      [{}, {}, { type: 'AD_CALL' }],
      'unsupported INVALID_CONVERSION_ACTION_TYPE',
    ],
    ['one of a new action', [{ usableFrom: NOW + HOUR }], 'waiting TOO_RECENT_CONVERSION_ACTION'],
    ['one of tomorrow', [{}, { occurredAt: NOW + DAY }], 'waiting EVENT_TIME_INVALID'],
    ['one of 91 days ago', [{}, { occurredAt: NOW - 91 * DAY }], 'refused EXPIRED_EVENT'],
    [
      'one of 64 days ago without a click',
      [{}, { occurredAt: NOW - 64 * DAY, clickIds: [], identity: { email: sha256('a') } }],
      'refused EXPIRED_EVENT',
    ],
    [
      'one with an address for an order id',
      [{}, { orderId: 'jane@example.com' }],
      'refused ORDER_ID_CONTAINS_PII',
    ],
    ['one without an identifier', [{}, { clickIds: [] }], 'refused NO_IDENTIFIERS_PROVIDED'],
    [
      'a braid where one per click counts',
      [{}, { clickIds: braid }, { countingType: 'ONE_PER_CLICK' }],
      'refused ONE_PER_CLICK_CONVERSION_ACTION_NOT_PERMITTED_WITH_BRAID',
    ],
    [
      'the same with an e-mail',
      [
        {},
        { clickIds: braid, identity: { email: sha256('a') } },
        { countingType: 'ONE_PER_CLICK' },
      ],
      undefined,
    ],
  ])('%s', (_, given, expected) => {
    const verdict = judge(sale(...given), NOW);
    expect(verdict && `${verdict.outcome} ${(verdict as { code: string }).code}`).toBe(expected);
  });

  it('an enhancement without an identifier', () => {
    expect(judgeAdjustment(adjustment('ENHANCEMENT', sale()))).toMatchObject({
      outcome: 'refused',
    });
    expect(judgeAdjustment(adjustment('RETRACTION', sale()))).toBeUndefined();
  });
});

it('a ruling is one verdict', () => {
  expect(verdictOf('already', { code: 'X', message: '' }, 0)).toEqual({
    outcome: 'taken',
    already: true,
  });
});
