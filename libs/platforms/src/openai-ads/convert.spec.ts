import { PlatformFailure } from '../port/failure';
import { givenConversion, outcomesOf } from '../testing/given-conversion';
import { type Scripted, scriptedIo } from '../testing/scripted-io';
import { vendorEndpoints } from '../transport/endpoints';
import { CATEGORIES, eventNameOf } from '../uploading/events';
import { EVENT_TYPES, eventBody, minorUnits, REFUSALS } from './convert';
import { openaiAds } from './index';

const connection = {
  id: 'con_1',
  platform: 'openai-ads',
  externalAccountId: 'adacct_1',
  currency: 'EUR',
  timeZone: 'Europe/Berlin',
  settings: { pixelId: 'px1' },
  credentials: { apiKey: 'fake', conversionsKey: 'fake' },
} as const;
const remote = { remoteId: 'order_created', conflicts: [] };

/**
 * The outcomes of two events when OpenAI answers the first request like this, and accepts every
 * later one.
 */
const cameTo = async (first: Scripted): Promise<string> => {
  const io = scriptedIo(first, {}, {});
  const items = [1, 2].map((number) => givenConversion(number, io.now(), remote));
  try {
    return outcomesOf(
      await openaiAds({ endpoints: vendorEndpoints.openai }).conversions!.upload(
        connection,
        items,
        io,
      ),
    ).join();
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

describe("OpenAI's refusals of events", () => {
  it.each(REFUSALS.map(({ code, reaction }) => [Number(code), reaction] as const))(
    'come to what the table says: %d is %s',
    async (status, reaction) => {
      expect(
        await cameTo({
          status,
          json: {
            error: { message: 'No', type: 'invalid_request_error', param: null, code: null },
          },
        }),
      ).toBe(EXPECTED[reaction]);
    },
  );

  it('take out the event that is named', async () => {
    expect(
      await cameTo({
        status: 400,
        json: { error: { message: 'No', param: 'events[1].timestamp_ms', code: 'invalid_value' } },
      }),
    ).toBe('taken,refused');
  });

  it('leave nothing delivered when fewer were taken than sent', async () => {
    expect(await cameTo({ json: { events_received: 1 } })).toBe('unknown,unknown');
    expect(await cameTo({ json: { events_received: 2 } })).toBe('taken,taken');
    expect(await cameTo({ status: 418 })).toBe('unavailable');
  });
});

describe('an event for OpenAI', () => {
  it.each([
    ['19.99', 'EUR', 1_999],
    ['42', 'USD', 4_200],
    ['1000', 'JPY', 1_000],
    ['1.234', 'KWD', 1_234],
    ['1.005', 'EUR', 101],
    ['0.29', 'USD', 29],
    ['7', 'ISK', 7],
  ])('says %s %s as %d minor units of ISO 4217', (value, currency, amount) => {
    expect(minorUnits(value, currency)).toBe(amount);
  });

  it('says an amount with a currency or not at all', () => {
    const { currency, ...unknown } = givenConversion(1, Date.UTC(2026, 10, 22), remote);
    expect(currency).toBe('EUR');
    expect(eventBody(unknown)).toMatchObject({ data: { type: 'contents' } });
    expect(Object.keys((eventBody(unknown) as { readonly data: object }).data)).toEqual(['type']);
    expect(minorUnits('1', 'XYZ')).toBeUndefined();
  });

  it.each([
    ['signup', 'registration_completed'],
    ['trial_started', 'trial_started'],
    ['qualified_lead', 'lead_created'],
    ['paid', 'order_created'],
    ['expansion', 'order_created'],
  ] as const)('is named by the stage of the funnel: %s is %s', (leadStage, name) => {
    expect(eventNameOf(EVENT_TYPES, { leadStage, category: 'DEFAULT' })).toBe(name);
  });

  it('is named for every category', () => {
    for (const category of CATEGORIES) {
      expect(eventNameOf(EVENT_TYPES, { category })).toMatch(/^([a-z_]+|custom:[a-z_]{1,64})$/);
    }
  });
});
