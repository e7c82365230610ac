import { Content, CustomData, ServerEvent, UserData } from 'facebook-nodejs-business-sdk';
import { PlatformFailure } from '../port/failure';
import {
  everyMember,
  givenConversion,
  HASHED_ADDRESS,
  outcomesOf,
  sha256,
} from '../testing/given-conversion';
import { CATEGORIES, eventNameOf } from '../uploading/events';
import { refusalOf, REFUSALS } from './convert';
import { clickCookie, EVENT_NAMES, eventBody } from './convert-event';
import { connection, graphError, scriptedGraph } from './testing/scripted-graph';

const NOW = Date.UTC(2026, 10, 22, 9);
const DAY_MS = 86_400_000;
const remote = { remoteId: 'Purchase', conflicts: [] };

/** Meta, Conversions API, Customer information parameters: the hashes on that page. */
const PUBLISHED = [
  [
    'em',
    'john_smith@gmail.com',
    '62a14e44f765419d10fea99367361a727c12365e2520f32218d505ed9aa0f62f',
  ],
  ['ph', '16505551212', 'e323ec626319ca94ee8bff2e4c87cf613be6ea19919ed1364124e16807ab3176'],
] as const;

describe('an event for Meta', () => {
  it.each(PUBLISHED)('carries %s as published: hashed once', (member, clear, hash) => {
    expect(sha256(clear)).toBe(hash);
    const event = eventBody(
      givenConversion(1, NOW, remote, {
        identity: member === 'em' ? { email: hash } : { phone: hash },
      }),
      'EUR',
      NOW,
    );
    expect(event).toMatchObject({ user_data: { [member]: [hash] } });
  });

  it("says what Meta's own client would say of the same event", () => {
    const [email, phone] = [PUBLISHED[0][2], PUBLISHED[1][2]];
    const ours = eventBody(
      givenConversion(1, NOW, remote, {
        identity: { email, phone },
        url: 'https://shop.example/thanks',
      }),
      'EUR',
      NOW,
    );
    const theirs = new ServerEvent()
      .setEventName('Purchase')
      .setEventTime((NOW - 3_600_000) / 1_000)
      .setEventId('order-1')
      .setActionSource('system_generated')
      .setEventSourceUrl('https://shop.example/thanks')
      .setUserData(new UserData().setEmail(email).setPhone(phone));
    const { custom_data, ...withoutMoney } = ours as { readonly [member: string]: unknown };
    expect(withoutMoney).toEqual(theirs.normalize());
    expect(custom_data).toEqual({ value: 19.99, currency: 'EUR', order_id: 'order-1' });
  });

  it("puts every member where Meta's own client puts it", () => {
    const every = everyMember(NOW, remote, {
      limitedDataUse: { country: 'US', region: 'CA' },
      consent: { adUserData: 'GRANTED', adPersonalization: 'DENIED' },
      customData: { plan: 'pro' },
    });
    const { identity, browser, device } = every;
    const { referrer_url, ...ours } = eventBody(
      { ...every, identity: { ...identity, address: HASHED_ADDRESS } },
      'EUR',
      NOW,
    );
    expect(referrer_url).toBe('https://shop.example/cart');
    const person = new UserData()
      .setEmail(identity.email!)
      .setPhone(identity.phone!)
      .setFirstName(identity.firstName!)
      .setLastName(identity.lastName!)
      .setDateOfBirth(identity.dateOfBirth!)
      .setGender(identity.gender!)
      .setCity(HASHED_ADDRESS.city)
      .setState(HASHED_ADDRESS.region)
      .setZip(HASHED_ADDRESS.postalCode)
      .setCountry(HASHED_ADDRESS.countryCode)
      .setExternalId(identity.externalId!)
      .setClientIpAddress(device!.ip!)
      .setClientUserAgent(device!.userAgent!)
      .setFbc(browser!.fbc!)
      .setFbp(browser!.fbp!);
    const custom = new CustomData()
      .setValue(19.99)
      .setCurrency('eur')
      .setOrderId('order-1')
      .setContentType('product')
      .setContents([
        new Content().setId('sku-1').setQuantity(2).setItemPrice(4.95),
        new Content().setId('sku-2').setQuantity(1).setItemPrice(10.09),
      ])
      .setCustomProperties({ plan: 'pro' });
    const theirs = new ServerEvent()
      .setEventName('Purchase')
      .setEventTime((NOW - 3_600_000) / 1_000)
      .setEventId('event-1')
      .setActionSource('website')
      .setEventSourceUrl('https://shop.example/thanks')
      .setOptOut(true)
      .setDataProcessingOptions(['LDU'])
      .setDataProcessingOptionsCountry(1)
      .setDataProcessingOptionsState(1_000)
      .setUserData(person)
      .setCustomData(custom)
      .normalize();
    expect({ ...ours, custom_data: null }).toEqual({ ...theirs, custom_data: null });
    expect(ours['custom_data']).toMatchObject({
      ...theirs['custom_data'],
      currency: 'EUR',
      contents: theirs['custom_data'].contents.map((one: object) => expect.objectContaining(one)),
    });
  });

  /** Meta, Custom data parameters: content_type says what the ids of the products are. */
  it.each([
    [{}, 'product'],
    [{ content_type: 'product_group' }, 'product_group'],
    [{ content_type: 'vehicle', contents: 'not the products' }, 'vehicle'],
  ])('calls the products of %j a %s', (customData, contentType) => {
    const event = eventBody(everyMember(NOW, remote, { customData }), 'EUR', NOW);
    expect(event['custom_data']).toMatchObject({
      content_type: contentType,
      contents: [{ id: 'sku-1' }, { id: 'sku-2' }],
    });
  });

  it('says 0 for a purchase of unknown worth, and nothing for other events', () => {
    const { value, currency, ...unpriced } = givenConversion(1, NOW, remote);
    expect([value, currency]).toEqual(['19.99', 'EUR']);
    expect(eventBody(unpriced, 'SEK', NOW)).toMatchObject({
      custom_data: { value: 0, currency: 'SEK' },
    });
    expect(
      eventBody(
        {
          ...unpriced,
          action: { ...unpriced.action, remote: { remoteId: 'Lead', conflicts: [] } },
        },
        'SEK',
        NOW,
      ),
    ).toMatchObject({ custom_data: { order_id: 'order-1' } });
  });

  it('sends no consent fields when it was granted or never stated', () => {
    const event = eventBody(
      givenConversion(1, NOW, remote, {
        consent: { adUserData: 'UNSTATED', adPersonalization: 'GRANTED' },
      }),
      'EUR',
      NOW,
    );
    expect(Object.keys(event as object)).not.toEqual(
      expect.arrayContaining(['data_processing_options']),
    );
    expect(Object.keys(event as object)).not.toEqual(expect.arrayContaining(['opt_out']));
  });
});

describe('the click of an event', () => {
  const cookie = (value: string, seenAt?: number, occurredAt = NOW) =>
    clickCookie(
      {
        clickIds: [{ kind: 'fbclid', value, ...(seenAt === undefined ? {} : { seenAt }) }],
        occurredAt,
      },
      NOW,
    );

  it('keeps the fbclid as it came, with its appendix', () => {
    expect(
      cookie('AbCdEfGhIjKlMn.Bg', 1_554_763_741_205 + 220 * 30 * DAY_MS + 760 * DAY_MS),
    ).toBeUndefined();
    expect(cookie('AbC.AQYBAQIA', NOW - DAY_MS)).toBe(`fb.1.${NOW - DAY_MS}.AbC.AQYBAQIA`);
    expect(cookie(`fb.2.${NOW - DAY_MS}.AbC`, undefined)).toBe(`fb.2.${NOW - DAY_MS}.AbC`);
  });

  it('is left out without a known time, after 90 days, and when it came after the conversion', () => {
    expect(cookie('AbC')).toBeUndefined();
    expect(cookie('AbC', NOW - 90 * DAY_MS)).toBe(`fb.1.${NOW - 90 * DAY_MS}.AbC`);
    expect(cookie('AbC', NOW - 90 * DAY_MS - 1)).toBeUndefined();
    expect(cookie('AbC', NOW - DAY_MS, NOW - DAY_MS - 61_000)).toBeUndefined();
    expect(cookie('AbC', NOW - DAY_MS, NOW - DAY_MS - 59_000)).toBeDefined();
  });
});

describe("Meta's names of events", () => {
  it.each([
    ['signup', 'CompleteRegistration'],
    ['trial_started', 'StartTrial'],
    ['qualified_lead', 'Lead'],
    ['paid', 'Purchase'],
    ['expansion', 'Purchase'],
  ] as const)('go by the stage of the funnel: %s is %s', (leadStage, name) => {
    expect(eventNameOf(EVENT_NAMES, { leadStage, category: 'DEFAULT' })).toBe(name);
  });

  it('go by the category without a stage, and know each', () => {
    expect(eventNameOf(EVENT_NAMES, { category: 'BEGIN_CHECKOUT' })).toBe('InitiateCheckout');
    expect(eventNameOf(EVENT_NAMES, { category: 'toString' })).toBe('Conversion');
    for (const category of CATEGORIES) {
      expect(eventNameOf(EVENT_NAMES, { category })).toMatch(/^[A-Za-z]{1,50}$/);
    }
  });
});

const received = (count: number) => ({
  json: { events_received: count, messages: [], fbtrace_id: 'Atrace' },
});

/**
 * The outcomes of two events when Meta answers the first request with an error, and accepts every
 * later one.
 */
const cameTo = async (status: number, json: unknown): Promise<string> => {
  const graph = scriptedGraph({ status, json }, received(1), received(1));
  const items = [1, 2].map((number) => givenConversion(number, graph.io.now(), remote));
  try {
    return outcomesOf(await graph.platform.conversions!.upload(connection, items, graph.io)).join();
  } catch (error) {
    if (!(error instanceof PlatformFailure)) throw error;
    return error.failure.kind;
  }
};

const EXPECTED = {
  item: 'taken,taken',
  hold: 'held,held',
  wait: 'throttled',
  signIn: 'unauthorised',
  again: 'unavailable',
} as const;

const errorOf = (code: string): unknown => {
  const [alone, subcode] = code.split('/').map(Number);
  return graphError(alone!, subcode === undefined ? {} : { error_subcode: subcode });
};

describe("Meta's refusals of events", () => {
  it.each(REFUSALS.map(({ code, reaction }) => [code, reaction] as const))(
    'come to what the table says, whatever the HTTP status: %s is %s',
    async (code, reaction) => {
      for (const status of [400, 412, 500]) {
        expect(await cameTo(status, errorOf(code))).toBe(EXPECTED[reaction]);
      }
    },
  );

  it.each([
    [190, 463, 'unauthorised'],
    [100, 2_804_050, 'taken,taken'],
    [273, undefined, 'held,held'],
    [99_999, undefined, 'unavailable'],
  ] as const)(
    'are known by their code where the subcode is not named: %s/%s',
    async (code, subcode, outcome) => {
      expect(
        await cameTo(
          400,
          graphError(code, subcode === undefined ? {} : { error_subcode: subcode }),
        ),
      ).toBe(outcome);
    },
  );

  it('leave nothing delivered when the answer is no JSON, or fewer events were received than sent', async () => {
    expect(await cameTo(502, '<html>')).toBe('unavailable');
    expect(await cameTo(200, received(1).json)).toBe('unknown,unknown');
    expect(await cameTo(200, {})).toBe('unknown,unknown');
  });

  it('are each in the table once', () => {
    expect(new Set(REFUSALS.map(({ code }) => code)).size).toBe(REFUSALS.length);
    expect(refusalOf('100/2804003')?.meaning).toContain('seven days');
  });
});
