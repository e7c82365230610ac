import { GivenSender, sha256 } from './testing/given-sender';

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
    ['of nobody', { adIdentifiers: {} }, [`NO_IDENTIFIERS_PROVIDED ${AT}`]],
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
      { address: { givenName: 'Ada', familyName: sha256('l'), regionCode: 'GB', postalCode: '1' } },
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

  it("in an account that is not the caller's is not told apart from none", () => {
    const stranger = given.google.createAccount({}).externalAccountId;
    for (const accountId of [stranger, '77']) {
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
    expect([through(given.account.settings['loginCustomerId']), through('9')]).toEqual([200, 403]);
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

  it('that is only validated is checked and forgotten', () => {
    const { body } = given.ingest({ validateOnly: true });
    expect(given.status(body.requestId).body.error.details[1].fieldViolations[0].reason).toBe(
      'INVALID_REQUEST_ID',
    );
    expect(given.kept()).toEqual([]);
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
  ])('with %s is not the message', (_, changes, says) => {
    const { status, body } = given.ingest(changes);
    expect([status, body.error.status, body.error.message]).toEqual([
      400,
      'INVALID_ARGUMENT',
      expect.stringContaining(says),
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
