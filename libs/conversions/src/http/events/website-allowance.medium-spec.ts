import 'reflect-metadata';
import { statement } from '@switchyard/db-kit';
import { WebsiteAllowance } from '@switchyard/http-kit';
import {
  type BenchSpace,
  conversionsBench,
  type ConversionsBench,
} from '../../testing/conversions-bench';

let bench: ConversionsBench;
let space: BenchSpace;
beforeAll(async () => {
  bench = await conversionsBench();
  space = bench.newSpace();
  await space.call('POST', '/conversions/actions', {
    name: 'Signups',
    type: 'UPLOAD_CLICKS',
    category: 'SIGNUP',
    leadStage: 'signup',
  });
});
afterAll(() => bench.close());

const events = (count: number): object => ({
  events: Array.from({ length: count }, (_, at) => ({
    event: 'signup',
    gclid: `click-${at}`,
    occurredAt: '2026-11-20T10:00:00Z',
  })),
});
const KEPT = statement('select t.id from conversions.event t where t.space_id = $1');
const kept = async (): Promise<number> =>
  (
    await bench.db.database.read({ spaceId: space.spaceId, accountId: 'acc_1' }, KEPT, [
      space.spaceId,
    ])
  ).length;

it("a website may report 10,000 events a day: counted one by one, a batch over the rest kept not at all, and nothing of it the account's", async () => {
  await bench.take(WebsiteAllowance).take({ websiteKeyId: 'wbk_1' }, 'events', 9_988);
  const over = await space.website('POST', '/conversions/events', events(13));
  expect([over.status, over.error, over.headers['retry-after'], await kept()]).toEqual([
    429,
    expect.objectContaining({
      code: 'RATE_LIMITED',
      details: expect.objectContaining({
        limit: 'day',
        allowed: 10_000,
        remaining: 12,
      }) as unknown,
    }),
    expect.any(String),
    0,
  ]);
  expect([
    (await space.website('POST', '/conversions/events', { events: [] })).status,
    (await space.website('POST', '/conversions/events', events(21))).status,
  ]).toEqual([400, 400]);
  const rest = await space.website('POST', '/conversions/events', events(12));
  expect([
    rest.status,
    (await space.website('POST', '/conversions/events', events(1))).status,
    await kept(),
  ]).toEqual([202, 429, 12]);
  expect([
    (await identified()).status,
    (await space.call('POST', '/conversions/events', events(30))).status,
  ]).toEqual([200, 202]);
});

const identified = (as: 'website' | 'call' = 'website') =>
  space[as]('POST', '/conversions/identify', { email: 'a@example.com', gclid: 'click-1' });

it('a website may identify 10,000 visitors a day, apart from its events; a token any number', async () => {
  await bench.take(WebsiteAllowance).take({ websiteKeyId: 'wbk_1' }, 'visitors', 9_998);
  const answers = [await identified(), await identified(), await identified('call')];
  expect(answers.map(({ status, error }) => [status, error?.details])).toEqual([
    [200, undefined],
    [429, expect.objectContaining({ limit: 'day', allowed: 10_000, remaining: 0 })],
    [200, undefined],
  ]);
});
