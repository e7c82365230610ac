import { interleave, type Rounds, type Spread, spreadOf } from '../statistics';
import { type BenchAccount, createAccounts } from '../world/accounts';
import { type Api, callApi, createRecord, type Keys, startApi } from '../world/api';
import { type BenchDatabase, onOwner } from '../world/database';
import { memoryOf, type ProcessMemory } from '../world/process-usage';
import { SameRows } from './same-rows';

export interface AcceptanceFigures {
  /** Events per second of the api over rows per second of the raw inserts, round by round. */
  readonly ratio: Spread;
  readonly batch: number;
  readonly apiMs: Spread;
  readonly rawMs: Spread;
  /** One request after the other. */
  readonly eventsPerSecond: number;
  /** With several requests under way. */
  readonly eventsPerSecondAtOnce: number;
  /** After a stream of so many seconds, with as many requests under way. */
  readonly memory: ProcessMemory;
  readonly streamSeconds: number;
}

export interface AcceptanceSettings extends Rounds {
  readonly streamSeconds: number;
}

const AT_ONCE = 8;

/** A connection that nothing is ever sent through: no worker runs. */
const CONNECTION = {
  platform: 'google-ads',
  externalAccountId: '1234567890',
  name: 'Bench',
  currency: 'EUR',
  timeZone: 'Europe/Berlin',
  settings: {},
  credentials: {
    clientId: 'fake-client',
    clientSecret: 'fake-secret',
    refreshToken: 'fake-refresh',
    developerToken: 'fake-developer',
  },
};

/**
 * `POST /conversions/events` in batches of 200 new orders against raw inserts of the very rows that
 * each of them left, by turns. Throws when an event is refused.
 */
export const measureAcceptance = async (
  database: BenchDatabase,
  keys: Keys,
  { streamSeconds, ...rounds }: AcceptanceSettings,
): Promise<AcceptanceFigures> => {
  const [account, shadow] = (await createAccounts(
    database.applicationUrl,
    keys.publicKey,
    2,
    'acceptance',
  )) as [BenchAccount, BenchAccount];
  const api = await startApi(database, keys);
  await createRecord(api, account, '/connections', CONNECTION);
  const raw = await SameRows.connect(database.applicationUrl, account, shadow);
  const batches = new EventBatches('shop');
  let left = await prepared(api, account, raw, batches);
  const { one, other } = await interleave(
    async () => {
      const batch = batches.next();
      const took = await report(api, account, batch.text);
      left = await raw.ofBatch(batch.orderPrefix);
      return took;
    },
    async () => {
      const took = await raw.insert(left);
      await forget(database, shadow);
      return took;
    },
    rounds,
  );
  await raw.end();
  const eventsPerSecondAtOnce = await atOnce(api, account, batches, rounds.rounds);
  await stream(api, account, batches, streamSeconds);
  const memory = memoryOf(api.pid);
  await api.stop();
  const ratio = spreadOf(one.map((took, at) => (other[at] ?? NaN) / took));
  return {
    ratio,
    batch: BATCH,
    apiMs: spreadOf(one),
    rawMs: spreadOf(other),
    eventsPerSecond: (BATCH * 1_000) / spreadOf(one).median,
    eventsPerSecondAtOnce,
    memory,
    streamSeconds,
  };
};

/** The first batch makes the action. */
const prepared = async (
  api: Api,
  account: BenchAccount,
  raw: SameRows,
  batches: EventBatches,
): ReturnType<SameRows['ofBatch']> => {
  const first = batches.next();
  await report(api, account, first.text);
  return raw.ofBatch(first.orderPrefix);
};

const report = async (api: Api, account: BenchAccount, text: string): Promise<number> => {
  const from = performance.now();
  const { status, body } = await callApi(api, account, 'POST', '/conversions/events', text);
  const took = performance.now() - from;
  const accepted = (body as { data?: { accepted?: number } }).data?.accepted;
  if (accepted !== BATCH) {
    throw new Error(
      `POST /conversions/events answered ${status}, ${accepted} of ${BATCH} accepted: ${JSON.stringify(body).slice(0, 500)}`,
    );
  }
  return took;
};

const atOnce = async (
  api: Api,
  account: BenchAccount,
  batches: EventBatches,
  rounds: number,
): Promise<number> => {
  const waiting = Array.from({ length: rounds * AT_ONCE }, () => batches.next().text);
  const count = waiting.length;
  const from = performance.now();
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (let text = waiting.pop(); text !== undefined; text = waiting.pop()) {
        await report(api, account, text);
      }
    }),
  );
  return (count * BATCH * 1_000) / (performance.now() - from);
};

/** Keeps several requests under way, without a pause. */
const stream = async (
  api: Api,
  account: BenchAccount,
  batches: EventBatches,
  seconds: number,
): Promise<void> => {
  const until = performance.now() + seconds * 1_000;
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      while (performance.now() < until) await report(api, account, batches.next().text);
    }),
  );
};

/** What was inserted by hand leaves again: the same rows come in the next round. */
const forget = ({ ownerUrl }: BenchDatabase, { spaceId }: BenchAccount): Promise<void> =>
  onOwner(ownerUrl, async (client) => {
    await client.query(`select set_config('app.space_id', $1, false)`, [spaceId]);
    for (const table of ['reservation', 'event', 'delivery', 'known_person']) {
      await client.query(`delete from conversions.${table} where space_id = $1`, [spaceId]);
    }
  });

/** As many events as one batch of the target has. */
const BATCH = 200;

/**
 * Event batches of a shop: new buyers with everything that a server knows of them, half of whom
 * come with a click, an order each.
 */
class EventBatches {
  private made = 0;

  constructor(private readonly name: string) {}

  /** The text of one request, and what its orders begin with. */
  next(): { readonly text: string; readonly orderPrefix: string } {
    this.made += 1;
    const orderPrefix = `${this.name}-${this.made}-`;
    const occurredAt = new Date(Date.now() - 60_000).toISOString();
    const events = Array.from({ length: BATCH }, (_each, at) => ({
      event: 'paid',
      email: `buyer.${this.made}.${at}@${this.name}.example`,
      phone: `+4930${String(1_000_000 + this.made * BATCH + at)}`,
      orderId: `${orderPrefix}${at}`,
      eventId: `${orderPrefix}${at}-event`,
      firstName: 'Jane',
      lastName: `Doe ${this.made} ${at}`,
      address: { city: 'Berlin', postalCode: '10115', countryCode: 'DE' },
      ip: '203.0.113.7',
      userAgent: 'Mozilla/5.0 (X11; Linux x86_64) Gecko/20100101 Firefox/140.0',
      pageUrl: `https://${this.name}.example/thank-you`,
      fbp: `fb.1.1795000000000.${1_000_000 + this.made * BATCH + at}`,
      items: [{ id: 'sku-1', name: 'Shoe', quantity: 1, price: 49.9 }],
      consent: { ad_user_data: 'GRANTED', ad_personalization: 'GRANTED' },
      value: 49.9,
      currency: 'EUR',
      occurredAt,
      ...(at % 2 === 0 ? { gclid: `click-${this.name}-${this.made}-${at}` } : {}),
    }));
    return { text: JSON.stringify({ events }), orderPrefix };
  }
}
