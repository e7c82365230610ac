import { PLATFORM_IDS, type PlatformId } from '@switchyard/kernel';
import {
  givenConnectionsEverywhere,
  givenParty,
  type Party,
  startSystem,
  type System,
} from '@switchyard/test-kit';
import { ConversionCalls, countedBy, NEW_ACTION_SECONDS } from './conversion-calls';

let system: System;
beforeAll(
  async () =>
    void (system = await startSystem({
      followsEmulators: true,
      env: { SWITCHYARD_READBACK_INTERVAL_SECONDS: '1', SWITCHYARD_TRUSTED_PROXY_HOPS: '1' },
    })),
  120_000,
);
afterAll(() => system?.stop());
jest.setTimeout(240_000);

const CONSENTS = ['GRANTED', 'DENIED', 'UNKNOWN', 'unstated'] as const;
type Stated = (typeof CONSENTS)[number];
/**
 * How a consent comes in: with the event of a server, a website or a provider's payload, or with
 * the visit before.
 */
const DOORS = ['event', 'website', 'source', 'identify', 'websiteIdentify'] as const;
type ConsentDoor = (typeof DOORS)[number];

/** Whose click each is; only Google has a field for what was denied (the vendors' documents). */
const CLICK: Readonly<Record<PlatformId, string>> = {
  'google-ads': 'gclid',
  'microsoft-ads': 'msclkid',
  'meta-ads': 'fbclid',
  'linkedin-ads': 'li_fat_id',
  'reddit-ads': 'rdt_cid',
  'openai-ads': 'oppref',
};
const HAS_FIELD: readonly PlatformId[] = ['google-ads'];

interface Case {
  readonly platform: PlatformId;
  readonly consent: Stated;
  readonly door: ConsentDoor;
  /** The click, which distinguishes the platform's bodies. */
  readonly click: string;
  readonly email: string;
  readonly name: string;
}

const CASES: readonly Case[] = PLATFORM_IDS.flatMap((platform) =>
  CONSENTS.flatMap((consent) =>
    DOORS.map((door) => ({
      platform,
      consent,
      door,
      name: `${consent} by ${door} to ${platform}`,
    })),
  ),
).map((one, at) => ({
  ...one,
  click: `c11c${String(at).padStart(4, '0')}`.padEnd(32, 'a'),
  email: `person.${at}@shop.example`,
}));

const isStated = (consent: Stated): consent is Exclude<Stated, 'unstated'> =>
  consent !== 'unstated';
const stated = ({ consent }: Case): object =>
  isStated(consent) ? { consent: { ad_user_data: consent, ad_personalization: consent } } : {};
const isDenied = ({ consent }: Case): boolean => consent === 'DENIED' || consent === 'UNKNOWN';
/** The policy of a new connection (`eea`) waits for no consent but a website's. */
const isMissing = ({ consent, door }: Case): boolean =>
  consent === 'unstated' && door === 'website';
const mayGo = (one: Case): boolean =>
  !isMissing(one) && (!isDenied(one) || HAS_FIELD.includes(one.platform));
const reasonOf = (one: Case): string => (isMissing(one) ? 'CONSENT_MISSING' : 'CONSENT_DENIED');

let addresses = 0;
type Send = (path: string, body: object) => Promise<Readonly<Record<string, unknown>>>;

const givenWebsite = async (party: Party): Promise<Send> => {
  const { key } = await system.admin.createWebsiteKey(party.spaceId, []);
  return async (path, body) => {
    const answer = await fetch(`${system.apiUrl}/api/v1/conversions${path}`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${key}`,
        'content-type': 'application/json',
        'x-forwarded-for': `10.2.0.${++addresses}`,
      },
      body: JSON.stringify(body),
    });
    expect(answer.status).toBeLessThan(300);
    return ((await answer.json()) as { data: Readonly<Record<string, unknown>> }).data;
  };
};

const report = async (
  calls: ConversionCalls,
  website: Send,
  one: Case,
): Promise<string | undefined> => {
  const own = one.door === 'event' || one.door === 'website' ? stated(one) : {};
  const event = { event: 'signup', email: one.email, ...own };
  if (one.door === 'website') {
    const { results } = await website('/events', event);
    return (results as readonly { readonly id: string }[])[0]?.id;
  }
  if (one.door === 'source') {
    const payload = { ...event, adUserData: one.consent, adPersonalization: one.consent };
    const config = {
      event: 'event',
      email: 'email',
      adUserData: 'adUserData',
      adPersonalization: 'adPersonalization',
    };
    return (await calls.reportPayload('webhook', payload, config))[0]?.id;
  }
  return (await calls.report([event]))[0]?.id;
};

it('reaches each platform from each door only as far as its person agreed', async () => {
  const party = await givenParty(system);
  const connections = await givenConnectionsEverywhere(party);
  const calls = new ConversionCalls(party);
  await party.send('/api/v1/conversions/actions', {
    method: 'POST',
    body: {
      name: 'Sign-ups',
      type: 'UPLOAD_CLICKS',
      category: 'SIGNUP',
      countingType: 'MANY_PER_CLICK',
      leadStage: 'signup',
    },
  });
  const website = await givenWebsite(party);
  const ids = new Map<Case, string | undefined>();
  for (const one of CASES) {
    const landingUrl = `https://shop.example/?${CLICK[one.platform]}=${one.click}`;
    const visit = { email: one.email, landingUrl };
    if (one.door === 'websiteIdentify') await website('/identify', { ...visit, ...stated(one) });
    else await calls.identify({ ...visit, ...(one.door === 'identify' ? stated(one) : {}) });
    ids.set(one, await report(calls, website, one));
  }
  await system.emulators.advance(NEW_ACTION_SECONDS);
  const isOver = (status: string): boolean => !['pending', 'waiting'].includes(status);
  const traces = new Map<Case, readonly string[]>();
  const tried = new Map<Case, number>();
  await system.holds(async () => {
    for (const [one, id] of ids) {
      const { deliveries } = await calls.trace(id ?? '');
      expect([one.name, deliveries.map(({ status }) => isOver(status))]).toEqual([
        one.name,
        [true],
      ]);
      tried.set(one, deliveries[0]?.attempts ?? 0);
      traces.set(
        one,
        deliveries.map(({ platform, reason }) => `${platform} ${reason ?? 'sent'}`),
      );
    }
  }, 120_000);
  const bodies = new Map<PlatformId, string>();
  for (const platform of PLATFORM_IDS) {
    const counted = await countedBy(party, connections[platform]);
    bodies.set(platform, JSON.stringify(counted.map(({ data }) => data)));
  }
  // Google answers what a person denied with its own verdict, and counts none of it.
  const isCounted = (one: Case): boolean => bodies.get(one.platform)?.includes(one.click) ?? false;
  const namesOf = (which: (one: Case) => boolean): readonly string[] =>
    CASES.filter(which).map(({ name }) => name);
  expect(namesOf((one) => tried.get(one) === 1)).toEqual(namesOf(mayGo));
  expect(namesOf(isCounted)).toEqual(namesOf((one) => !isDenied(one) && !isMissing(one)));
  expect([...traces].filter(([one]) => !mayGo(one)).map(([, reported]) => reported)).toEqual(
    CASES.filter((one) => !mayGo(one)).map((one) => [`${one.platform} ${reasonOf(one)}`]),
  );
});
