import { givenParty, type Party, type RawAnswer } from '@switchyard/test-kit';
import { onQueue } from './on-queue';

const SHOP = 'https://www.shop.example';
const PER_ADDRESS = 30;
const FLOOD = 10 * PER_ADDRESS;
const MINUTES = 5;
const VISITORS_A_MINUTE = 10;

/** Sends what a page of some origin sends from an address. */
type Visit = (address: string, origin?: string) => Promise<RawAnswer>;

const flood = async (visit: () => Promise<RawAnswer>): Promise<readonly number[]> => {
  const statuses: number[] = [];
  for (let sent = 0; sent < FLOOD; sent += PER_ADDRESS) {
    const answers = await Promise.all(Array.from({ length: PER_ADDRESS }, visit));
    statuses.push(...answers.map(({ status }) => status));
  }
  return statuses;
};

onQueue(
  (here) => {
    let [owner, visit, visitors]: [Party?, Visit?, number?] = [];

    beforeEach(async () => {
      const party = (owner = await givenParty(here()));
      const { key } = await here().admin.createWebsiteKey(party.spaceId, [SHOP]);
      visitors = 0;
      await party.send('/api/v1/conversions/actions', {
        method: 'POST',
        body: { name: 'Signups', type: 'UPLOAD_CLICKS', category: 'SIGNUP', leadStage: 'signup' },
      });
      visit = (address, origin = SHOP) =>
        party.send('/api/v1/conversions/events', {
          method: 'POST',
          body: { events: [{ event: 'signup', email: 'ada@example.com' }] },
          headers: {
            authorization: `Bearer ${key}`,
            'x-space-id': '',
            'x-forwarded-for': address,
            origin,
          },
        });
    });

    const expectServed = async (): Promise<void> => {
      for (let sent = 0; sent < VISITORS_A_MINUTE; sent += 1) {
        const answer = await visit!(`198.51.100.${++visitors!}`);
        expect([answer.status, answer.body.error]).toEqual([202, undefined]);
      }
    };

    it.each([
      ['by what looks like its own page', SHOP, 202],
      ['from pages that may not use it', 'https://evil.example', 403],
    ])(
      '39 a website key is flooded %s from one address: visitors elsewhere are served, and the account draws on nothing',
      async (_how, origin, status) => {
        const used = async () =>
          ((await owner!.send('/api/v1/me')).body.data as { allowance: { usedToday: number } })
            .allowance.usedToday;
        const [before, since] = [await used(), Date.now()];
        const statuses: number[] = [];
        for (let minute = 0; minute < MINUTES; minute += 1) {
          statuses.push(...(await flood(() => visit!('203.0.113.7', origin))));
          await expectServed();
          await here().emulators.advance(60);
        }
        const windows = 1 + Math.ceil((Date.now() - since) / 60_000);
        const taken = statuses.filter((one) => one === status).length;
        expect(new Set(statuses)).toEqual(new Set([status, 429]));
        expect([taken >= PER_ADDRESS, taken <= PER_ADDRESS * windows]).toEqual([true, true]);
        expect(await used()).toBe(before + 1);
      },
      120_000,
    );
  },
  () =>
    Promise.resolve({
      settings: {
        workers: 0,
        followsEmulators: true,
        env: { SWITCHYARD_TRUSTED_PROXY_HOPS: '1' },
      },
    }),
);
