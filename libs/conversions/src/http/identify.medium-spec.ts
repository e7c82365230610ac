import 'reflect-metadata';
import { statement } from '@switchyard/db-kit';
import type { Answered } from '../testing/call';
import {
  type BenchSpace,
  conversionsBench,
  type ConversionsBench,
} from '../testing/conversions-bench';

interface Known {
  readonly matched: boolean;
  readonly clickIds: readonly {
    readonly kind: string;
    readonly value: string;
    readonly seenAt: string;
  }[];
  readonly firstSeenAt: string;
  readonly lastSeenAt: string;
}

const DAY_MS = 86_400_000;

let bench: ConversionsBench;
let space: BenchSpace;
beforeAll(async () => {
  bench = await conversionsBench();
});
afterAll(() => bench.close());
beforeEach(() => {
  space = bench.newSpace();
});

const identify = (body: object, as = space.call): Promise<Answered> =>
  as('POST', '/conversions/identify', body);
const known = async (body: object, as = space.call): Promise<Known> => {
  const answer = await identify(body, as);
  expect(answer.refused).toEqual([]);
  return answer.data as unknown as Known;
};
const values = async (body: object): Promise<readonly string[]> =>
  (await known(body)).clickIds.map(({ value }) => value);
const rows = <Row>(text: string): Promise<Row[]> =>
  bench.db.database.read<Row>({ spaceId: space.spaceId, accountId: 'acc_1' }, statement(text), [
    space.spaceId,
  ]);

describe('identifying a visitor', () => {
  it('keeps the clicks of a person, however the address is written', async () => {
    const first = await known({ email: 'jane@example.com', gclid: 'g1' });
    expect(first).toMatchObject({ matched: false, clickIds: [{ kind: 'gclid', value: 'g1' }] });
    bench.clock.advance(60_000);
    const second = await known({ email: ' Jane@Example.com', msclkid: 'm1' });
    expect(second).toMatchObject({
      matched: true,
      clickIds: [
        { kind: 'msclkid', value: 'm1' },
        { kind: 'gclid', value: 'g1' },
      ],
      firstSeenAt: first.firstSeenAt,
    });
    expect(second.lastSeenAt > first.lastSeenAt).toBe(true);
  });

  it('reads click ids of every platform from the landing page and the UTM parameters, and keeps of the page origin and path', async () => {
    const landingUrl =
      'https://shop.example/welcome?fbclid=f1&li_fat_id=l1&rdt_cid=r1&oppref=o1&gclid=g1&email=jane@example.com#top';
    const { clickIds } = await known({
      email: 'jane@example.com',
      landingUrl,
      utm: { utm_source: 'x', msclkid: 'm1' },
    });
    expect(clickIds.map(({ kind, value }) => `${kind} ${value}`).toSorted()).toEqual([
      'fbclid f1',
      'gclid g1',
      'li_fat_id l1',
      'msclkid m1',
      'oppref o1',
      'rdt_cid r1',
    ]);
    expect(await rows('select url from conversions.known_person where space_id = $1')).toEqual([
      { url: 'https://shop.example/welcome' },
    ]);
  });

  it('takes a click of a named kind, and keeps a click as it was first seen', async () => {
    const [first] = (await known({ externalId: 'u1', clickId: 'g1', clickIdType: 'gclid' }))
      .clickIds;
    bench.clock.advance(1_000);
    expect((await known({ externalId: 'u1', gclid: 'g1' })).clickIds).toEqual([first]);
  });

  it('keeps twenty clicks of ninety days, the most recent first', async () => {
    for (let at = 0; at < 22; at += 1) {
      await known({ email: 'jane@example.com', gclid: `g${at}` });
      bench.clock.advance(1_000);
    }
    expect(await values({ email: 'jane@example.com' })).toEqual(
      Array.from({ length: 20 }, (_one, at) => `g${21 - at}`),
    );
    bench.clock.advance(60 * DAY_MS);
    await known({ email: 'jane@example.com', gclid: 'later' });
    bench.clock.advance(40 * DAY_MS);
    expect(await values({ email: 'jane@example.com' })).toEqual(['later']);
  });

  it('does not match a person who was not seen for ninety days, and removes the row later', async () => {
    await known({ email: 'jane@example.com', gclid: 'g1', consent: { ad_user_data: 'GRANTED' } });
    bench.clock.advance(91 * DAY_MS);
    expect(await known({ email: 'jane@example.com' })).toMatchObject({
      matched: false,
      clickIds: [],
    });
    await known({ email: 'joan@example.com' });
    bench.clock.advance(91 * DAY_MS);
    await known({ email: 'jim@example.com' });
    expect(
      await rows('select count(*)::int as count from conversions.known_person where space_id = $1'),
    ).toEqual([{ count: 1 }]);
  });

  it('never answers with the clicks of another address that came with the same id', async () => {
    await known({ email: 'anna@example.com', externalId: 'x', gclid: 'a1' });
    await known({ email: 'bert@example.com', externalId: 'x', gclid: 'b1' });
    expect(await values({ email: 'anna@example.com' })).toEqual(['a1']);
    expect(await values({ email: 'anna@example.com', externalId: 'x' })).toEqual(['a1']);
    expect(await known({ email: 'carl@example.com', externalId: 'x' })).toMatchObject({
      matched: false,
      clickIds: [],
    });
  });

  it('answers with clicks that came before the address was known', async () => {
    await known({ externalId: 'x', gclid: 'g1' });
    expect(await known({ externalId: 'x', email: 'anna@example.com' })).toMatchObject({
      matched: true,
      clickIds: [{ value: 'g1' }],
    });
  });

  it('answers a website only what it sent itself', async () => {
    await known({ email: 'jane@example.com', gclid: 'g1' });
    bench.clock.advance(1_000);
    const now = bench.clock.now().toISOString();
    expect(await known({ email: 'jane@example.com', msclkid: 'm1' }, space.website)).toEqual({
      matched: false,
      clickIds: [{ kind: 'msclkid', value: 'm1', seenAt: now }],
      firstSeenAt: now,
      lastSeenAt: now,
    });
    expect(await values({ email: 'jane@example.com' })).toEqual(['m1', 'g1']);
  });

  it('loses no click of calls that meet, in whatever order they name the person', async () => {
    const calls = Array.from({ length: 20 }, (_one, at) =>
      known(
        at % 2
          ? { email: 'jane@example.com', externalId: 'x', phone: '+49301234567', gclid: `g${at}` }
          : { phone: '+49301234567', externalId: 'x', gclid: `g${at}` },
      ),
    );
    await Promise.all(calls);
    expect((await values({ externalId: 'x' })).toSorted()).toEqual(
      Array.from({ length: 20 }, (_one, at) => `g${at}`).toSorted(),
    );
  }, 60_000);

  it('keeps Spaces apart', async () => {
    await known({ email: 'jane@example.com', gclid: 'g1' });
    expect(await known({ email: 'jane@example.com' }, bench.newSpace().call)).toMatchObject({
      matched: false,
      clickIds: [],
    });
  });

  it.each([
    [{}, ['REQUIRED /email']],
    [{ phone: '+49301234567' }, ['REQUIRED /email']],
    [{ email: 'jane' }, ['BAD_FORMAT /email']],
    [{ externalId: 'x', clickId: 'g' }, ['REQUIRED /clickIdType']],
    [{ externalId: 'x', clickIdType: 'gclid' }, ['REQUIRED /clickId']],
    [{ externalId: 'x', clickIdType: 'yclid', clickId: 'x' }, ['NOT_ONE_OF /clickIdType']],
    [{ externalId: 'x', clickIdType: 'gclid', clickId: 'x', gclid: 'y' }, ['CONFLICT /clickId']],
    [{ externalId: 'x', utm: { utm_source: 1 } }, ['WRONG_TYPE /utm/utm_source']],
    [{ externalId: 'x', consent: { ad_user_data: 'MAYBE' } }, ['NOT_ONE_OF /consent/ad_user_data']],
    [{ externalId: 'x', mood: 1 }, ['UNKNOWN_FIELD /mood']],
    [{ externalId: 'x', landingUrl: 'shop' }, ['BAD_FORMAT /landingUrl']],
  ])('refuses %j', async (body, issues) => {
    expect((await identify(body)).refused).toEqual(['VALIDATION_ERROR', ...issues]);
  });

  it('asks for the scope of its route', async () => {
    expect(
      (await space.call('POST', '/conversions/identify', {}, { scopes: 'reports:read' })).error
        ?.details?.required,
    ).toEqual(['campaigns:write']);
  });
});
