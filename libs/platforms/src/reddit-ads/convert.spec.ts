import { PlatformFailure } from '../port/failure';
import { givenConversion, outcomesOf, sha256 } from '../testing/given-conversion';
import { type Scripted, scriptedIo } from '../testing/scripted-io';
import { vendorEndpoints } from '../transport/endpoints';
import { CATEGORIES, eventNameOf } from '../uploading/events';
import { EVENT_NAMES, eventBody, REFUSALS } from './convert';
import { redditAds } from './index';

const connection = {
  id: 'con_1',
  platform: 'reddit-ads',
  externalAccountId: 'a2_1',
  currency: 'EUR',
  timeZone: 'Europe/Berlin',
  settings: { pixelId: 'a2_1' },
  credentials: { clientId: 'fake', clientSecret: 'fake', refreshToken: 'fake' },
} as const;
const token: Scripted = {
  json: { access_token: 'fake-token', expires_in: 5_000, token_type: 'bearer' },
};
const processed = (count: number): Scripted => ({
  json: { data: { message: `Successfully processed ${count} conversion events.` } },
});
const remote = { remoteId: 'PURCHASE', conflicts: [] };

/**
 * The outcomes of two events when Reddit answers the first request like this, and accepts every
 * later one. A 401 asks for another token first.
 */
const cameTo = async (first: Scripted): Promise<string> => {
  const again = first.status === 401 ? [token, first] : [];
  const io = scriptedIo(token, first, ...again, processed(1), processed(1));
  const items = [1, 2].map((number) => givenConversion(number, io.now(), remote));
  try {
    return outcomesOf(
      await redditAds({ endpoints: vendorEndpoints.reddit }).conversions!.upload(
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

describe("Reddit's refusals of events", () => {
  it.each(REFUSALS.map(({ code, reaction }) => [Number(code), reaction] as const))(
    'come to what the table says: %d is %s',
    async (status, reaction) => {
      expect(await cameTo({ status, json: { error: { code: status, message: 'No' } } })).toBe(
        EXPECTED[reaction],
      );
    },
  );

  it('take out the events that are named', async () => {
    const fields = [{ field: 'data.events[1].event_at', message: 'Invalid value.' }];
    expect(
      await cameTo({
        status: 400,
        json: { error: { code: 400, message: 'Bad request.', fields } },
      }),
    ).toBe('taken,refused');
  });

  it('leave nothing delivered when fewer were processed than sent, or no count is reported', async () => {
    expect(await cameTo(processed(1))).toBe('unknown,unknown');
    expect(await cameTo({ json: { data: { message: 'OK' } } })).toBe('unknown,unknown');
    expect(await cameTo({ status: 418, json: {} })).toBe('unavailable');
  });
});

describe('an event for Reddit', () => {
  it('carries a hash as published: Reddit, Conversions API, e-mail canonicalisation', () => {
    const published = 'ff8d9819fc0e12bf0d24892e45987e249a28dce836a85cad60e28eaaa8c6d976';
    expect(sha256('alice@example.com')).toBe(published);
    expect(
      eventBody(
        givenConversion(1, Date.UTC(2026, 10, 22), remote, { identity: { email: published } }),
        'EUR',
      ),
    ).toMatchObject({ user: { email: published } });
  });

  it.each([
    ['signup', 'SIGN_UP'],
    ['trial_started', 'CUSTOM:trial_started'],
    ['qualified_lead', 'LEAD'],
    ['paid', 'PURCHASE'],
    ['expansion', 'PURCHASE'],
  ] as const)('is named by the stage of the funnel: %s is %s', (leadStage, name) => {
    expect(eventNameOf(EVENT_NAMES, { leadStage, category: 'DEFAULT' })).toBe(name);
  });

  it('is named for every category', () => {
    for (const category of CATEGORIES) {
      expect(eventNameOf(EVENT_NAMES, { category })).toMatch(/^([A-Z_]+|CUSTOM:[a-z_]{1,64})$/);
    }
  });
});
