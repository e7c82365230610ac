import { GivenSender, sha256 } from './testing/given-sender';

let given: GivenSender;
beforeEach(() => {
  given = new GivenSender();
});

const HALF_A_YEAR_AGO = '2026-05-20T12:00:00Z';
const reasons = (status: {
  readonly errorInfo?: {
    readonly errorCounts: readonly { readonly recordCount: string; readonly reason: string }[];
  };
}) =>
  status.errorInfo?.errorCounts.map(
    ({ recordCount, reason }) => `${recordCount} ${reason.replace('PROCESSING_ERROR_REASON_', '')}`,
  );

describe('the status of a request', () => {
  it('is PROCESSING, then told for each destination in its order', () => {
    const destinations = [
      given.destination(given.action(), { reference: 'a' }),
      given.destination(given.action(), { reference: 'b' }),
    ];
    const events = [
      given.event({ destinationReferences: ['b'] }),
      given.event({ destinationReferences: ['b'], eventTimestamp: HALF_A_YEAR_AGO }),
      given.event({ adIdentifiers: { gclid: 'another-click' } }),
    ];
    const { requestId } = given.ingest({ destinations, events }).body;
    const statuses = () =>
      given
        .status(requestId)
        .body.requestStatusPerDestination.map(
          (one: { requestStatus: string }) => one.requestStatus,
        );
    expect(statuses()).toEqual(['PROCESSING', 'PROCESSING']);
    given.wait(31);
    expect(statuses()).toEqual(['SUCCESS', 'PARTIAL_SUCCESS']);
    expect(given.status(requestId).body.requestStatusPerDestination).toMatchObject([
      { destination: destinations[0], eventsIngestionStatus: { recordCount: '1' } },
      {
        destination: destinations[1],
        eventsIngestionStatus: { recordCount: '3' },
        errorInfo: {
          errorCounts: [{ recordCount: '1', reason: 'PROCESSING_ERROR_REASON_EVENT_TOO_OLD' }],
        },
      },
    ]);
  });

  it.each<[string, object, string]>([
    ['too old', { eventTimestamp: HALF_A_YEAR_AGO }, 'EVENT_TOO_OLD'],
    ['without consent', { consent: { adUserData: 'CONSENT_DENIED' } }, 'DENIED_CONSENT'],
    ['of no click', { adIdentifiers: { gclid: 'no click' } }, 'INVALID_GCLID'],
    ['of no app click', { adIdentifiers: { gbraid: '?' } }, 'INVALID_GBRAID'],
    ['of no web click', { adIdentifiers: { wbraid: '?' } }, 'INVALID_WBRAID'],
  ])('is FAILED when every event is %s', (_, changes, reason) => {
    const [status] = given.outcome({ events: [given.event(changes)] });
    expect([status.requestStatus, reasons(status)]).toEqual(['FAILED', [`1 ${reason}`]]);
    expect(given.kept()).toEqual([]);
  });

  it('lets the consent of an event go before that of its request', () => {
    const events = [
      given.event(),
      given.event({
        adIdentifiers: { gclid: 'another-click' },
        consent: { adUserData: 'CONSENT_GRANTED' },
      }),
    ];
    expect(
      reasons(given.outcome({ events, consent: { adUserData: 'CONSENT_DENIED' } })[0]),
    ).toEqual(['1 DENIED_CONSENT']);
  });

  it('refuses app and web clicks where one conversion per click counts', () => {
    const destinations = [given.destination(given.action({ countingType: 'ONE_PER_CLICK' }))];
    const [status] = given.outcome({
      destinations,
      events: [given.event({ adIdentifiers: { gbraid: 'some-gbraid' } })],
    });
    expect(reasons(status)).toEqual(['1 ONE_PER_CLICK_CONVERSION_ACTION_NOT_PERMITTED_WITH_BRAID']);
  });

  it('cannot read what it has no key for', () => {
    const encryptionInfo = {
      gcpWrappedKeyInfo: {
        keyType: 'XCHACHA20_POLY1305',
        wipProvider: 'p',
        kekUri: 'k',
        encryptedDek: 'd',
      },
    };
    const events = [
      given.event({ userData: { userIdentifiers: [{ emailAddress: sha256('a') }] } }),
    ];
    expect(reasons(given.outcome({ encryptionInfo, encoding: 'HEX', events })[0])).toEqual([
      '1 KEK_PERMISSION_DENIED',
    ]);
  });

  it('counts the same transaction twice in one request, and the same click at the same time', () => {
    const destinations = [given.destination()];
    expect(
      reasons(
        given.outcome({
          destinations,
          events: [given.event({ transactionId: 'T' }), given.event({ transactionId: 'T' })],
        })[0],
      ),
    ).toEqual(['1 DUPLICATE_TRANSACTION_ID']);
    const again = given.event({ adIdentifiers: { gclid: 'second-click' } });
    expect(reasons(given.outcome({ destinations, events: [again, again] })[0])).toEqual([
      '1 DUPLICATE_GCLID',
    ]);
  });

  it('is told by either name of the parameter, with numbers for words when asked', () => {
    const { requestId } = given.ingest({}).body;
    expect(
      given.status(requestId, 'request_id', '&$alt=json;enum-encoding=int').body
        .requestStatusPerDestination,
    ).toMatchObject([{ requestStatus: 2, destination: { operatingAccount: { accountType: 1 } } }]);
  });

  it('is told to its sender only', () => {
    const { requestId } = given.ingest({}).body;
    const reasonOf = (id: string) =>
      given.status(id).body.error?.details[1].fieldViolations[0].reason;
    expect([reasonOf(requestId), reasonOf('nothing'), reasonOf('')]).toEqual([
      undefined,
      'INVALID_REQUEST_ID',
      'REQUIRED_FIELD_MISSING',
    ]);
    given.becomeStranger();
    expect(reasonOf(requestId)).toBe('INVALID_REQUEST_ID');
  });
});

describe('a conversion that is sent again', () => {
  const sale = { transactionId: 'T', conversionValue: 10, currency: 'EUR' };

  it('takes the new value, is not counted again, and stays where it was', () => {
    const destinations = [given.destination()];
    given.ingest({ destinations, events: [given.event(sale)] });
    const [first] = given.kept();
    const [status] = given.outcome({
      destinations,
      events: [given.event({ ...sale, conversionValue: 7 })],
    });
    expect(status.requestStatus).toBe('SUCCESS');
    expect(given.kept()).toEqual([
      expect.objectContaining({
        id: first?.id,
        data: expect.objectContaining({ conversionValue: 7, adjustments: 1 }),
      }),
    ]);
  });

  it('adds a person only where there was none', () => {
    const destinations = [given.destination()];
    const person = (name: string) => ({
      userData: { userIdentifiers: [{ emailAddress: sha256(name) }] },
    });
    for (const changes of [{}, person('first'), person('second')]) {
      given.ingest({
        destinations,
        encoding: 'HEX',
        events: [given.event({ ...sale, ...changes })],
      });
    }
    expect(given.kept()[0]?.data).toMatchObject(person('first'));
  });

  it('to another conversion action is another conversion', () => {
    for (const action of [given.action(), given.action()]) {
      given.ingest({ destinations: [given.destination(action)], events: [given.event(sale)] });
    }
    expect(given.kept()).toHaveLength(2);
  });
});
