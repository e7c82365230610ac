import { ADS_SCOPE, DATA_MANAGER_SCOPE } from '../google-ads/callers';
import { GivenSender, sha256 } from './testing/given-sender';

describe('ingest events', () => {
  let given: GivenSender;
  beforeEach(() => {
    given = new GivenSender();
  });

  const identifiers = (...userIdentifiers: object[]) => ({ userData: { userIdentifiers } });
  const AT = 'events.events[0]';
  const PERSON = `${AT}.user_data.user_identifiers[0]`;
  const WHERE = 'destinations.destinations[0]';

  describe('an event', () => {
    it.each<[string, object, readonly string[]]>([
      [
        'without a time',
        { eventTimestamp: undefined },
        [`REQUIRED_FIELD_MISSING ${AT}.event_timestamp`],
      ],
      [
        'of the future',
        { eventTimestamp: '2026-11-20T12:00:01Z' },
        [`EVENT_TIME_INVALID ${AT}.event_timestamp`],
      ],
      ['from nowhere', { eventSource: undefined }, [`REQUIRED_FIELD_MISSING ${AT}.event_source`]],
      [
        'from an unspecified place',
        { eventSource: 'EVENT_SOURCE_UNSPECIFIED' },
        [`REQUIRED_FIELD_MISSING ${AT}.event_source`],
      ],
      ['without an identifier', { adIdentifiers: {} }, [`NO_IDENTIFIERS_PROVIDED ${AT}`]],
      [
        'with an empty person',
        { userData: {} },
        [`REQUIRED_FIELD_MISSING ${AT}.user_data.user_identifiers`],
      ],
      ['in no currency', { currency: 'EURO' }, [`INVALID_CURRENCY_CODE ${AT}.currency`]],
      [
        'for an unknown destination',
        { destinationReferences: ['d9'] },
        [`INVALID_DESTINATION ${AT}.destination_references[0]`],
      ],
      [
        "with another company's data",
        { thirdPartyUserData: {} },
        [`THIRD_PARTY_USER_DATA_NOT_ALLOWED ${AT}.third_party_user_data`],
      ],
      [
        'with several faults',
        { eventSource: undefined, currency: 'X' },
        [`REQUIRED_FIELD_MISSING ${AT}.event_source`, `INVALID_CURRENCY_CODE ${AT}.currency`],
      ],
    ])('%s is refused', (_, changes, expected) => {
      expect(given.violations({ events: [given.event(changes)] })).toEqual(expected);
    });

    it.each<[string, object, readonly string[]]>([
      [
        'a clear e-mail',
        { emailAddress: 'a@example.com' },
        [`INVALID_HEX_ENCODING ${PERSON}.email_address`],
      ],
      ['half a hash', { phoneNumber: 'ab' }, [`INVALID_SHA256_FORMAT ${PERSON}.phone_number`]],
      [
        'base64 where hex was promised',
        { emailAddress: sha256('a', 'base64') },
        [`INVALID_HEX_ENCODING ${PERSON}.email_address`],
      ],
      ['nothing', {}, [`REQUIRED_FIELD_MISSING ${PERSON}`]],
      [
        'a clear name',
        {
          address: { givenName: 'Ada', familyName: sha256('l'), regionCode: 'GB', postalCode: '1' },
        },
        [`INVALID_HEX_ENCODING ${PERSON}.address.given_name`],
      ],
      [
        'a place without a code',
        { address: { givenName: sha256('a'), familyName: sha256('l'), regionCode: 'Britain' } },
        [
          `INVALID_REGION_CODE ${PERSON}.address.region_code`,
          `REQUIRED_FIELD_MISSING ${PERSON}.address.postal_code`,
        ],
      ],
    ])('of a person with %s is refused', (_, identifier, expected) => {
      expect(
        given.violations({ events: [given.event(identifiers(identifier))], encoding: 'HEX' }),
      ).toEqual(expected);
    });

    it('takes hashes in the encoding that the request names', () => {
      const person = (encoding: 'hex' | 'base64') => [
        given.event(identifiers({ emailAddress: sha256('a', encoding) })),
      ];
      expect(given.violations({ events: person('hex'), encoding: 'HEX' })).toEqual([]);
      expect(given.violations({ events: person('base64'), encoding: 'BASE64' })).toEqual([]);
      expect(given.violations({ events: person('base64') })).toEqual([
        'REQUIRED_FIELD_MISSING encoding',
      ]);
    });

    it('has at most ten identifiers', () => {
      const many = Array.from({ length: 11 }, (_, index) => ({
        emailAddress: sha256(String(index)),
      }));
      expect(
        given.violations({ events: [given.event(identifiers(...many))], encoding: 'HEX' }),
      ).toEqual([`TOO_MANY_USER_IDENTIFIERS ${AT}.user_data.user_identifiers`]);
    });

    it('beside a tag needs a transaction', () => {
      const destinations = [given.destination(given.action({ type: 'WEBPAGE' }))];
      expect(given.violations({ destinations })).toEqual([
        `REQUIRED_FIELD_MISSING ${AT}.transaction_id`,
      ]);
      expect(
        given.violations({ destinations, events: [given.event({ transactionId: 'T' })] }),
      ).toEqual([]);
    });
  });

  describe('a destination', () => {
    it.each<[string, object, readonly string[]]>([
      [
        'without an account',
        { operatingAccount: undefined },
        [`REQUIRED_FIELD_MISSING ${WHERE}.operating_account`],
      ],
      [
        'without a type of account',
        { operatingAccount: { accountId: '1-2' } },
        [
          `INVALID_NUMBER_FORMAT ${WHERE}.operating_account.account_id`,
          `REQUIRED_FIELD_MISSING ${WHERE}.operating_account.account_type`,
        ],
      ],
      [
        'without a conversion action',
        { productDestinationId: undefined },
        [`REQUIRED_FIELD_MISSING ${WHERE}.product_destination_id`],
      ],
      [
        "with another account's",
        { productDestinationId: '5' },
        [`INVALID_CONVERSION_ACTION_ID ${WHERE}.product_destination_id`],
      ],
      [
        'through a linked account',
        { linkedAccount: {} },
        [`LINKED_ACCOUNT_ONLY_ALLOWED_WITH_DATA_PARTNER_LOGIN_ACCOUNT ${WHERE}.linked_account`],
      ],
    ])('%s is refused', (_, changes, expected) => {
      expect(
        given.violations({ destinations: [given.destination(given.action(), changes)] }),
      ).toEqual(expected);
    });

    it('of another product is refused, and may be named by the deprecated member', () => {
      const account = (members: object) => ({
        destinations: [
          given.destination(given.action(), {
            operatingAccount: { accountId: given.accountId, ...members },
          }),
        ],
      });
      expect(given.violations(account({ accountType: 'DATA_PARTNER' }))).toEqual([
        `DESTINATION_ACCOUNT_TYPE_MISMATCH ${WHERE}.operating_account.account_type`,
      ]);
      expect(given.violations(account({ product: 'GOOGLE_ADS' }))).toEqual([]);
      expect(
        given.violations(account({ product: 'DATA_PARTNER', accountType: 'GOOGLE_ADS' })),
      ).toEqual([`INVALID_ARGUMENT ${WHERE}.operating_account.product`]);
    });

    it('of a type that takes no events is refused, and so is a removed one', () => {
      const calls = given.action({ type: 'UPLOAD_CALLS' });
      const gone = given.action();
      given.mutate({ remove: `customers/${given.accountId}/conversionActions/${gone}` });
      expect(given.violations({ destinations: [given.destination(calls)] })).toEqual([
        `INVALID_CONVERSION_ACTION_TYPE ${WHERE}.product_destination_id`,
      ]);
      expect(given.violations({ destinations: [given.destination(gone)] })).toEqual([
        `INVALID_CONVERSION_ACTION_ID ${WHERE}.product_destination_id`,
      ]);
    });

    it('has a reference of its own', () => {
      const twice = [
        given.destination(given.action(), { reference: 'd' }),
        given.destination(given.action(), { reference: 'd' }),
      ];
      expect(given.violations({ destinations: twice })).toEqual([
        'DUPLICATE_DESTINATION_REFERENCE destinations.destinations[1].reference',
      ]);
    });

    it("in an account that is not the caller's looks like a missing one", () => {
      const otherAccount = given.google.createAccount({}).externalAccountId;
      for (const accountId of [otherAccount, '77']) {
        const { status, body } = given.ingest({
          destinations: [
            given.destination('1', { operatingAccount: { accountType: 'GOOGLE_ADS', accountId } }),
          ],
        });
        expect([status, body.error.status]).toEqual([403, 'PERMISSION_DENIED']);
      }
    });

    it('takes the manager as login account, and no other', () => {
      const through = (accountId: unknown) =>
        given.ingest({
          destinations: [
            given.destination(given.action(), {
              loginAccount: { accountType: 'GOOGLE_ADS', accountId },
            }),
          ],
        }).status;
      expect([through(given.account.settings['loginCustomerId']), through('9')]).toEqual([
        200, 403,
      ]);
    });
  });

  describe('a request', () => {
    it('needs destinations and events', () => {
      expect(given.violations({ destinations: [], events: undefined })).toEqual([
        'REQUIRED_FIELD_MISSING destinations',
        'REQUIRED_FIELD_MISSING events',
      ]);
    });

    it('has at most 2,000 events and 10 destinations', () => {
      const events = (count: number) => Array.from({ length: count }, () => given.event());
      const to = given.destination();
      expect(
        given.violations({
          events: events(2_001),
          destinations: Array.from({ length: 11 }, () => to),
        }),
      ).toEqual(['TOO_MANY_DESTINATIONS destinations', 'TOO_MANY_EVENTS events']);
      expect(given.violations({ events: events(2_000) })).toEqual([]);
    });

    it('fails whole for one bad event', () => {
      given.ingest({ events: [given.event(), given.event({ eventSource: undefined })] });
      expect(given.kept()).toEqual([]);
    });

    it('that is only validated is checked, shown as a test and not kept', () => {
      const { body } = given.ingest({ validateOnly: true });
      expect(given.status(body.requestId).body.error.details[1].fieldViolations[0].reason).toBe(
        'INVALID_REQUEST_ID',
      );
      expect(given.kept()).toEqual([]);
      expect(given.tests()).toMatchObject([{ kind: 'conversion-test', status: 'CHECKED' }]);
      expect(
        given.violations({ validateOnly: true, events: [given.event({ currency: 'X' })] }),
      ).toHaveLength(1);
    });

    it.each([
      ['an unknown member', { colour: 'red' }, 'Unknown name "colour"'],
      ['an unknown word', { encoding: 'HEXADECIMAL' }, "Invalid value at 'encoding'"],
      ['an unknown number', { encoding: 7 }, "Invalid value at 'encoding'"],
      [
        'a local time',
        { events: [{ eventTimestamp: '2026-11-20T10:00:00' }] },
        "Invalid value at 'events[0].eventTimestamp'",
      ],
      [
        'two identifiers in one',
        { events: [identifiers({ emailAddress: 'a', phoneNumber: 'b' })] },
        "oneof field 'identifier' is already set",
      ],
    ])('with %s is not the message', (_, changes, message) => {
      const { status, body } = given.ingest(changes);
      expect([status, body.error.status, body.error.message]).toEqual([
        400,
        'INVALID_ARGUMENT',
        expect.stringContaining(message),
      ]);
    });

    it('may spell members and words as the proto and its numbers do', () => {
      const events = [
        {
          event_timestamp: '2026-11-20T11:00:00+01:00',
          event_source: 1,
          ad_identifiers: { gclid: 'Cj0KCQemulated' },
        },
      ];
      expect(given.ingest({ events, encoding: 1 }).status).toBe(200);
      expect(given.kept()[0]?.data).toMatchObject({
        eventTimestamp: '2026-11-20T10:00:00.000Z',
        eventSource: 'WEB',
      });
    });

    it('takes no parameters but those of every Google API', () => {
      expect([
        given.ingest({}, '?$alt=json;enum-encoding=int').status,
        given.ingest({}, '?events=1').status,
      ]).toEqual([200, 400]);
    });
  });
});

describe('request status', () => {
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
      ({ recordCount, reason }) =>
        `${recordCount} ${reason.replace('PROCESSING_ERROR_REASON_', '')}`,
    );

  describe('the status of a request', () => {
    it('is PROCESSING, then reported for each destination in its order', () => {
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
      expect(reasons(status)).toEqual([
        '1 ONE_PER_CLICK_CONVERSION_ACTION_NOT_PERMITTED_WITH_BRAID',
      ]);
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

    it('is reported under either name of the parameter, with numbers for words when asked', () => {
      const { requestId } = given.ingest({}).body;
      expect(
        given.status(requestId, 'request_id', '&$alt=json;enum-encoding=int').body
          .requestStatusPerDestination,
      ).toMatchObject([
        { requestStatus: 2, destination: { operatingAccount: { accountType: 1 } } },
      ]);
    });

    it('is reported to its sender only', () => {
      const { requestId } = given.ingest({}).body;
      const reasonOf = (id: string) =>
        given.status(id).body.error?.details[1].fieldViolations[0].reason;
      expect([reasonOf(requestId), reasonOf('nothing'), reasonOf('')]).toEqual([
        undefined,
        'INVALID_REQUEST_ID',
        'REQUIRED_FIELD_MISSING',
      ]);
      given.switchToOtherAccount();
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
});

describe('access', () => {
  let given: GivenSender;
  beforeEach(() => {
    given = new GivenSender();
  });

  const reasonOf = ({
    body,
  }: {
    readonly body: {
      readonly error: { readonly details: readonly { readonly reason?: string }[] };
    };
  }) => body.error.details[0]?.reason;

  describe('a caller', () => {
    it('needs a token that has not expired', () => {
      const destinations = [given.destination()];
      given.time = new Date(given.time.getTime() + 3_600_000);
      expect(reasonOf(given.ingest({ destinations }))).toBe('ACCESS_TOKEN_EXPIRED');
      given.forgetToken();
      expect([
        given.ingest({ destinations }).status,
        reasonOf(given.ingest({ destinations })),
      ]).toEqual([401, 'CREDENTIALS_MISSING']);
    });

    it('needs the scope of the API that is called', () => {
      const destinations = [given.destination()];
      given.login(ADS_SCOPE);
      expect([
        given.ingest({ destinations }).status,
        reasonOf(given.ingest({ destinations })),
      ]).toEqual([403, 'ACCESS_TOKEN_SCOPE_INSUFFICIENT']);
      given.login(DATA_MANAGER_SCOPE);
      expect([
        given.ingest({ destinations }).status,
        given.query('SELECT customer.id FROM customer').status,
      ]).toEqual([200, 403]);
      expect(given.login('https://www.googleapis.com/auth/drive').body.error).toBe('invalid_scope');
    });

    it('loses access with the consent, and with a closed account', () => {
      const destinations = [given.destination()];
      given.google.edit('customer', given.accountId, { status: 'CANCELED' });
      expect(given.ingest({ destinations }).status).toBe(403);
      given.google.remove('customer', given.accountId);
      expect(given.ingest({ destinations }).status).toBe(401);
    });

    it('writes 300 times a minute', () => {
      const destinations = [given.destination()];
      const statuses = Array.from(
        { length: 301 },
        () => given.ingest({ destinations, validateOnly: true }).status,
      );
      expect([statuses.indexOf(429), statuses.filter((status) => status === 200).length]).toEqual([
        300, 300,
      ]);
      expect(given.ingest({ destinations }).body.error).toMatchObject({
        status: 'RESOURCE_EXHAUSTED',
        details: [{ metadata: { quota_limit: expect.any(String) } }, {}],
      });
      given.wait(1);
      expect(given.ingest({ destinations }).status).toBe(200);
    });

    it('finds no audiences open, and nothing at other addresses', () => {
      const post = (path: string) => given.call('/google-datamanager', 'POST', path, '{}');
      expect([
        reasonOf(post('/v1/audienceMembers:ingest')),
        reasonOf(post('/v1/audienceMembers:remove')),
        post('/v1/events').status,
      ]).toEqual(['NOT_ALLOWLISTED', 'NOT_ALLOWLISTED', 404]);
    });
  });
});
