import type { PlatformId } from '@switchyard/kernel';
import type { OpenConnection } from '../port/connection';
import { ACTION_SOURCES, type SinkConversion } from '../port/conversion';
import { createPlatforms } from '../registry';
import { everyMember, HASHED_ADDRESS, sha256 } from '../testing/given-conversion';

const NOW = Date.parse('2026-11-20T12:00:00Z');
const AT = NOW - 3_600_000;
const REMOTE_IDS: Readonly<Record<PlatformId, string>> = {
  'google-ads': '555',
  'microsoft-ads': '7',
  'meta-ads': 'Purchase',
  'linkedin-ads': '14488340',
  'reddit-ads': 'PURCHASE',
  'openai-ads': 'order_created',
};
const platforms = createPlatforms();
const connectionTo = (
  platform: PlatformId,
  settings: OpenConnection['settings'] = {},
): OpenConnection => ({
  id: 'con_1',
  platform,
  externalAccountId: '1234567890',
  currency: 'EUR',
  timeZone: 'UTC',
  settings: { pixelId: 'pixel-1', ...settings },
  credentials: { conversionsKey: 'fake-key' },
});
const preview = (
  platform: PlatformId,
  over: Partial<SinkConversion> = {},
  settings: OpenConnection['settings'] = {},
): unknown =>
  platforms.get(platform)!.conversions!.preview!(
    connectionTo(platform, settings),
    everyMember(NOW, { remoteId: REMOTE_IDS[platform], conflicts: [] }, over),
    NOW,
  );

type Members = Readonly<Record<string, unknown>>;
/** Members that the tests look into; each platform has some of them. */
type Sent = Members &
  Readonly<Record<'metadata' | 'user' | 'user_data' | 'custom_data' | 'data', Members>>;

/** The one event of a body. */
const eventOf = (platform: PlatformId, over: Partial<SinkConversion> = {}): Sent => {
  const body = preview(platform, over) as Members;
  const holder = platform === 'reddit-ads' ? (body['data'] as Members) : body;
  const list = ['data', 'events', 'elements', 'OfflineConversions'].find((name) =>
    Array.isArray(holder[name]),
  );
  return (holder[list ?? ''] as readonly Sent[])[0]!;
};

describe('what each platform is sent of a conversion with every member', () => {
  it('Google', () => {
    expect(preview('google-ads')).toEqual({
      destinations: [
        {
          reference: '555',
          operatingAccount: { accountType: 'GOOGLE_ADS', accountId: '1234567890' },
          productDestinationId: '555',
        },
      ],
      events: [
        {
          destinationReferences: ['555'],
          transactionId: 'order-1',
          eventTimestamp: new Date(AT).toISOString(),
          eventSource: 'WEB',
          adIdentifiers: { gclid: 'Cj0KCQclick1' },
          userData: {
            userIdentifiers: [
              { emailAddress: sha256('email') },
              { phoneNumber: sha256('phone') },
              {
                address: {
                  givenName: sha256('firstName'),
                  familyName: sha256('lastName'),
                  regionCode: 'DE',
                  postalCode: '10115',
                },
              },
            ],
          },
          eventDeviceInfo: { userAgent: 'Mozilla/5.0', ipAddress: '192.0.2.1' },
          consent: { adUserData: 'CONSENT_GRANTED', adPersonalization: 'CONSENT_GRANTED' },
          conversionValue: 19.99,
          currency: 'EUR',
          cartData: {
            items: [
              { merchantProductId: 'sku-1', quantity: '2', unitPrice: 4.95 },
              { merchantProductId: 'sku-2', quantity: '1', unitPrice: 10.09 },
            ],
          },
          customVariables: [
            { variable: 'plan', value: 'pro' },
            { variable: 'seats', value: '3' },
            { variable: 'trial', value: 'false' },
            { variable: 'value', value: 'not the value' },
          ],
        },
      ],
      encoding: 'HEX',
    });
  });

  it('Google by click upload', () => {
    expect(preview('google-ads', {}, { conversionApi: 'GOOGLE_ADS' })).toEqual({
      conversions: [
        {
          gclid: 'Cj0KCQclick1',
          conversionAction: 'customers/1234567890/conversionActions/555',
          conversionDateTime: '2026-11-20 11:00:00+00:00',
          conversionValue: 19.99,
          currencyCode: 'EUR',
          orderId: 'order-1',
          userIdentifiers: [
            { userIdentifierSource: 'FIRST_PARTY', hashedEmail: sha256('email') },
            { userIdentifierSource: 'FIRST_PARTY', hashedPhoneNumber: sha256('phone') },
          ],
          conversionEnvironment: 'WEB',
          cartData: {
            items: [
              { productId: 'sku-1', quantity: 2, unitPrice: 4.95 },
              { productId: 'sku-2', quantity: 1, unitPrice: 10.09 },
            ],
          },
          consent: { adUserData: 'GRANTED' },
        },
      ],
      partialFailure: true,
    });
  });

  it('Microsoft', () => {
    expect(preview('microsoft-ads')).toEqual({
      OfflineConversions: [
        {
          ConversionName: 'Paid orders',
          ConversionTime: new Date(AT).toISOString(),
          MicrosoftClickId: 'msclkid-1',
          HashedEmailAddress: sha256('email'),
          HashedPhoneNumber: sha256('phone'),
          ConversionValue: 19.99,
          ConversionCurrencyCode: 'EUR',
        },
      ],
    });
  });

  it('Meta', () => {
    const { identity } = everyMember(NOW, { remoteId: 'Purchase', conflicts: [] });
    const hashed = { identity: { ...identity, address: HASHED_ADDRESS } };
    expect(preview('meta-ads', hashed)).toEqual({
      data: [
        {
          event_name: 'Purchase',
          event_time: AT / 1_000,
          event_id: 'event-1',
          action_source: 'website',
          event_source_url: 'https://shop.example/thanks',
          referrer_url: 'https://shop.example/cart',
          user_data: {
            em: [sha256('email')],
            ph: [sha256('phone')],
            fn: [sha256('firstName')],
            ln: [sha256('lastName')],
            db: [sha256('dateOfBirth')],
            ge: [sha256('gender')],
            ct: [HASHED_ADDRESS.city],
            st: [HASHED_ADDRESS.region],
            zp: [HASHED_ADDRESS.postalCode],
            country: [HASHED_ADDRESS.countryCode],
            external_id: [sha256('externalId')],
            client_ip_address: '192.0.2.1',
            client_user_agent: 'Mozilla/5.0',
            fbc: `fb.1.${AT}.cookie`,
            fbp: `fb.1.${AT}.1116446470`,
          },
          custom_data: {
            plan: 'pro',
            seats: 3,
            trial: false,
            value: 19.99,
            currency: 'EUR',
            order_id: 'order-1',
            contents: [
              { id: 'sku-1', quantity: 2, item_price: 4.95, title: 'Bread', category: 'Food' },
              { id: 'sku-2', quantity: 1, item_price: 10.09 },
            ],
            content_type: 'product',
          },
        },
      ],
    });
  });

  it('LinkedIn', () => {
    expect(preview('linkedin-ads')).toEqual({
      elements: [
        {
          conversion: 'urn:lla:llaPartnerConversion:14488340',
          conversionHappenedAt: AT,
          conversionValue: { currencyCode: 'EUR', amount: '19.99' },
          eventId: 'event-1',
          user: {
            userIds: [
              { idType: 'SHA256_EMAIL', idValue: sha256('email') },
              { idType: 'LINKEDIN_FIRST_PARTY_ADS_TRACKING_UUID', idValue: 'li-1' },
              { idType: 'SHA256_IP_ADDRESS', idValue: sha256('192.0.2.1') },
            ],
            userInfo: {
              hashedFirstName: sha256('firstName'),
              hashedLastName: sha256('lastName'),
              countryCode: 'DE',
            },
          },
        },
      ],
    });
  });

  it('Reddit', () => {
    expect(preview('reddit-ads')).toEqual({
      data: {
        events: [
          {
            event_at: AT,
            action_source: 'WEBSITE',
            event_source_url: 'https://shop.example/thanks',
            referrer_url: 'https://shop.example/cart',
            click_id: 'rdt-1',
            type: { tracking_type: 'PURCHASE' },
            metadata: {
              conversion_id: 'event-1',
              order_id: 'order-1',
              value: 19.99,
              currency: 'EUR',
              item_count: 3,
              products: [
                { id: 'sku-1', name: 'Bread', category: 'Food', quantity: 2, item_price: 4.95 },
                { id: 'sku-2', item_price: 10.09 },
              ],
            },
            user: {
              email: sha256('email'),
              phone_number: sha256('phone'),
              external_id: sha256('externalId'),
              ip_address: '192.0.2.1',
              user_agent: 'Mozilla/5.0',
              uuid: '1684189007728.7c73',
            },
          },
        ],
      },
    });
  });

  it('OpenAI', () => {
    expect(preview('openai-ads')).toEqual({
      validate_only: false,
      integration_source: 'switchyard',
      events: [
        {
          id: 'event-1',
          type: 'order_created',
          timestamp_ms: AT,
          action_source: 'web',
          source_url: 'https://shop.example/thanks',
          oppref: 'oppref-1',
          opt_out: false,
          user: {
            obref: 'obref-1',
            emails_sha256: [sha256('email')],
            phone_numbers_sha256: [sha256('phone')],
            external_ids_sha256: [sha256('externalId')],
            first_names_sha256: [sha256('firstName')],
            last_names_sha256: [sha256('lastName')],
            countries: ['DE'],
            regions: ['BE'],
            cities: ['Berlin'],
            postal_codes: ['10115'],
            ip_address: '192.0.2.1',
            user_agent: 'Mozilla/5.0',
          },
          data: {
            type: 'contents',
            amount: 1_999,
            currency: 'EUR',
            contents: [
              {
                id: 'sku-1',
                name: 'Bread',
                content_type: 'product',
                quantity: 2,
                amount: 495,
                currency: 'EUR',
              },
              { id: 'sku-2', content_type: 'product', amount: 1_009, currency: 'EUR' },
            ],
          },
        },
      ],
    });
  });
});

describe('the currency of a conversion without a value', () => {
  const currencies = (over: Partial<SinkConversion>) => {
    const without = { value: undefined as never, currency: 'GBP', ...over };
    const [clicks] = (
      preview('google-ads', without, { conversionApi: 'GOOGLE_ADS' }) as {
        readonly conversions: readonly Members[];
      }
    ).conversions;
    const lead = (platform: PlatformId) =>
      eventOf(platform, { ...without, action: actionOf(platform) });
    return [
      eventOf('google-ads', without)['currency'],
      clicks!['currencyCode'],
      lead('meta-ads')['custom_data']['currency'],
      lead('reddit-ads')['metadata']['currency'],
      (eventOf('openai-ads', without)['data']['contents'] as readonly Members[])[0]!['currency'],
    ];
  };
  const actionOf = (platform: PlatformId) => ({
    ...everyMember(NOW, { remoteId: '', conflicts: [] }).action,
    remote: { remoteId: platform === 'meta-ads' ? 'AddToCart' : 'ADD_TO_CART', conflicts: [] },
  });

  it('goes with the prices of its products', () => {
    expect(currencies({})).toEqual(['GBP', 'GBP', 'GBP', 'GBP', 'GBP']);
  });

  it('stays out where nothing has a price', () => {
    expect(currencies({ items: [{ id: 'sku-1' }] })).toEqual(Array.from({ length: 5 }));
  });
});

describe('the key by which a platform counts once', () => {
  const keys = ({ eventId, orderId }: { eventId?: string; orderId?: string }) => {
    const without = { eventId, orderId } as Partial<SinkConversion>;
    return [
      eventOf('google-ads', without)['transactionId'],
      eventOf('meta-ads', without)['event_id'],
      eventOf('linkedin-ads', without)['eventId'],
      eventOf('reddit-ads', without)['metadata']['conversion_id'],
      eventOf('openai-ads', without)['id'],
    ];
  };

  it.each([
    ['both', { eventId: 'e', orderId: 'o' }, ['o', 'e', 'e', 'e', 'e']],
    ['an order', { orderId: 'o' }, ['o', 'o', 'o', 'o', 'o']],
    ['an event id', { eventId: 'e' }, ['e', 'e', 'e', 'e', 'e']],
    ['neither', {}, ['cev_1', 'cev_1', 'cev_1', 'cev_1', 'cev_1']],
  ])('of %s', (_what, given, expected) => {
    expect(keys(given)).toEqual(expected);
  });
});

describe('where a conversion happened', () => {
  const WORDS = {
    website: ['WEB', 'website', 'WEBSITE', 'web'],
    app: ['APP', 'app', 'APP', 'mobile_app'],
    phone_call: ['PHONE', 'phone_call', 'OTHER', 'phone_call'],
    chat: ['OTHER', 'chat', 'OTHER', 'other'],
    email: ['OTHER', 'email', 'OTHER', 'email'],
    physical_store: ['IN_STORE', 'physical_store', 'PHYSICAL_STORE', 'physical_store'],
    system_generated: ['OTHER', 'system_generated', 'OTHER', 'other'],
    business_messaging: ['OTHER', 'business_messaging', 'OTHER', 'other'],
    other: ['OTHER', 'other', 'OTHER', 'other'],
  } as const;

  it.each(ACTION_SOURCES)('%s has a word of each platform', (actionSource) => {
    expect([
      eventOf('google-ads', { actionSource })['eventSource'],
      eventOf('meta-ads', { actionSource })['action_source'],
      eventOf('reddit-ads', { actionSource })['action_source'],
      eventOf('openai-ads', { actionSource })['action_source'],
    ]).toEqual(WORDS[actionSource]);
  });

  it('is other for Meta without the page or the user agent, and for OpenAI without the page', () => {
    const noPage: Partial<SinkConversion> = { url: undefined as never };
    const noAgent = { device: { ip: '192.0.2.1' } };
    expect(eventOf('meta-ads', noPage)['action_source']).toBe('other');
    expect(eventOf('meta-ads', noAgent)['action_source']).toBe('other');
    expect(eventOf('openai-ads', noPage)['action_source']).toBe('other');
    expect(eventOf('openai-ads', noAgent)['action_source']).toBe('web');
  });
});

describe('limited use of data in the US', () => {
  it.each([
    ['US-CA', 1, 1_000],
    ['tx', 1, 1_005],
    ['WY', 0, 0],
    [undefined, 0, 0],
  ] as const)('of %s has the numbers of Meta', (region, country, state) => {
    expect(
      eventOf('meta-ads', { limitedDataUse: { country: 'US', ...(region && { region }) } }),
    ).toMatchObject({
      data_processing_options: ['LDU'],
      data_processing_options_country: country,
      data_processing_options_state: state,
    });
  });

  it('is sent to Reddit with the state', () => {
    const { user } = eventOf('reddit-ads', { limitedDataUse: { country: 'US', region: 'ca' } });
    expect(user['data_processing_options']).toEqual({
      country: 'US',
      region: 'US-CA',
      modes: ['LDU'],
    });
  });

  it('is sent for no other state', () => {
    const elsewhere = { limitedDataUse: { country: 'DE' } };
    expect(eventOf('meta-ads', elsewhere)).not.toHaveProperty('data_processing_options');
    expect(eventOf('reddit-ads', elsewhere)['user']).not.toHaveProperty('data_processing_options');
  });
});

describe('a test', () => {
  const test = { isTest: true };

  it('is only checked by Google and OpenAI', () => {
    expect(preview('google-ads', test)).toMatchObject({ validateOnly: true });
    expect(preview('google-ads', test, { conversionApi: 'GOOGLE_ADS' })).toMatchObject({
      validateOnly: true,
    });
    expect(preview('openai-ads', test)).toMatchObject({ validate_only: true });
  });

  it('goes to Meta and Reddit under the code of the connection', () => {
    expect(preview('meta-ads', test, { testEventCode: 'TEST1' })).toMatchObject({
      test_event_code: 'TEST1',
    });
    expect(preview('reddit-ads', test, { testId: 't2_test' })).toMatchObject({
      data: { test_id: 't2_test' },
    });
  });

  it('goes nowhere without that code, nor to LinkedIn and Microsoft', () => {
    for (const platform of ['meta-ads', 'reddit-ads', 'linkedin-ads', 'microsoft-ads'] as const) {
      expect(preview(platform, test)).toBeUndefined();
    }
  });

  it('leaves no mark on what counts', () => {
    const settings = { testEventCode: 'TEST1', testId: 't2_test' };
    expect(preview('meta-ads', {}, settings)).not.toHaveProperty('test_event_code');
    expect(preview('reddit-ads', {}, settings)).not.toHaveProperty('data.test_id');
    expect(preview('google-ads')).not.toHaveProperty('validateOnly');
  });
});

describe('a conversion of which only a cookie is known', () => {
  it.each([
    ['meta-ads', { fbp: `fb.1.${AT}.1116446470` }],
    ['reddit-ads', { rdtUuid: '1684189007728.7c73' }],
    ['openai-ads', { obref: 'obref-1' }],
  ] as const)('goes to %s', (platform, browser) => {
    const judged = (over: Partial<SinkConversion>) =>
      platforms
        .get(platform)!
        .conversions!.judge(
          everyMember(
            NOW,
            { remoteId: 'Purchase', conflicts: [] },
            { identity: { firstName: sha256('a') }, clickIds: [], ...over },
          ),
          NOW,
        );
    expect(judged({ browser })).toBeUndefined();
    expect(judged({ browser: {} })).toMatchObject({ code: 'NO_IDENTIFIER' });
  });
});

describe('what is left out', () => {
  it('names the person who denied consent to Google neither by hashes nor by the device', () => {
    const denied = eventOf('google-ads', {
      consent: { adUserData: 'DENIED', adPersonalization: 'DENIED' },
    });
    expect(denied).not.toHaveProperty('userData');
    expect(denied).not.toHaveProperty('eventDeviceInfo');
  });

  it('sends LinkedIn no address of IPv6, and no country or name of half a name', () => {
    const { user } = eventOf('linkedin-ads', {
      device: { ip: '2001:db8::1' },
      identity: { email: sha256('email'), firstName: sha256('a'), address: { countryCode: 'DE' } },
    });
    expect(user).toEqual({
      userIds: [
        { idType: 'SHA256_EMAIL', idValue: sha256('email') },
        { idType: 'LINKEDIN_FIRST_PARTY_ADS_TRACKING_UUID', idValue: 'li-1' },
      ],
    });
  });

  it('drops products without an id where one is needed, and parts of pieces', () => {
    const items = [{ name: 'Bread', quantity: 0.5, price: '2' }];
    expect(eventOf('meta-ads', { items })['custom_data']).not.toHaveProperty('contents');
    expect(eventOf('reddit-ads', { items })['metadata']).not.toHaveProperty('products');
    expect(eventOf('reddit-ads', { items })['metadata']).not.toHaveProperty('item_count');
    expect(eventOf('google-ads', { items })['cartData']).toEqual({ items: [{ unitPrice: 2 }] });
    expect(eventOf('openai-ads', { items })['data']['contents']).toEqual([
      { name: 'Bread', content_type: 'product', amount: 200, currency: 'EUR' },
    ]);
  });

  it('uses the click where the browser has no cookie of it', () => {
    expect(eventOf('meta-ads', { browser: {} })['user_data']['fbc']).toBe(
      `fb.1.${NOW - 86_400_000}.fbclid-1`,
    );
  });
});
