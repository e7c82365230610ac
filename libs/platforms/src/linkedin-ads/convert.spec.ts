import { PlatformFailure } from '../port/failure';
import { givenConversion, outcomesOf } from '../testing/given-conversion';
import { type Scripted, scriptedIo } from '../testing/scripted-io';
import { vendorEndpoints } from '../transport/endpoints';
import { CATEGORIES, eventNameOf } from '../uploading/events';
import { REFUSALS, RULE_TYPES } from './convert';
import { linkedinAds } from './index';

const connection = {
  id: 'con_1',
  platform: 'linkedin-ads',
  externalAccountId: '77',
  currency: 'EUR',
  timeZone: 'Europe/Berlin',
  settings: {},
  credentials: { clientId: 'fake', clientSecret: 'fake', refreshToken: 'fake' },
} as const;
const token: Scripted = { json: { access_token: 'fake-token', expires_in: 5_000 } };
const element = (status: number) =>
  status === 201 ? { status } : { status, error: { status, message: 'No' } };
const answered = (...statuses: readonly number[]): Scripted => ({
  json: { elements: statuses.map(element) },
});

/**
 * The outcomes of two events when LinkedIn answers the first request like this, and accepts every
 * later one. A 401 asks for another token first.
 */
const cameTo = async (first: Scripted): Promise<string> => {
  const again = first.status === 401 ? [token, first] : [];
  const io = scriptedIo(token, first, ...again, answered(201), answered(201));
  const items = [1, 2].map((number) =>
    givenConversion(number, io.now(), { remoteId: '1', conflicts: [] }),
  );
  try {
    return outcomesOf(
      await linkedinAds({ endpoints: vendorEndpoints.linkedin }).conversions!.upload(
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

const WHOLE = {
  item: 'taken,taken',
  hold: 'held,held',
  wait: 'throttled',
  signIn: 'unauthorised',
  again: 'unavailable',
} as const;
const ALONE = {
  item: 'refused',
  hold: 'held',
  wait: 'unknown',
  signIn: 'unknown',
  again: 'unknown',
} as const;

describe("LinkedIn's refusals of events", () => {
  it.each(REFUSALS.map(({ code, reaction }) => [Number(code), reaction] as const))(
    'come to what the table says: %d is %s',
    async (status, reaction) => {
      expect(await cameTo({ status, json: { status, serviceErrorCode: 100, message: 'No' } })).toBe(
        WHOLE[reaction],
      );
      expect(await cameTo(answered(201, status))).toBe(`taken,${ALONE[reaction]}`);
    },
  );

  it('count as not delivered when the answer lacks elements or their status', async () => {
    expect(await cameTo(answered(201))).toBe('unknown,unknown');
    expect(await cameTo({ json: {} })).toBe('unknown,unknown');
    expect(await cameTo({ json: { elements: [{ status: 201 }, {}] } })).toBe('taken,unknown');
  });
});

describe("LinkedIn's types of rules", () => {
  it.each([
    ['signup', 'SIGN_UP'],
    ['trial_started', 'START_TRIAL'],
    ['qualified_lead', 'QUALIFIED_LEAD'],
    ['paid', 'PURCHASE'],
    ['expansion', 'PURCHASE'],
  ] as const)('go by the stage of the funnel: %s is %s', (leadStage, type) => {
    expect(eventNameOf(RULE_TYPES, { leadStage, category: 'DEFAULT' })).toBe(type);
  });

  it('exist for every category', () => {
    for (const category of CATEGORIES) {
      expect(eventNameOf(RULE_TYPES, { category })).toMatch(/^[A-Z_]+$/);
    }
  });
});
