import type { PlatformAccess } from './port/access';
import type { AdPlatform } from './port/ad-platform';
import type { ConversionSink } from './port/conversion';
import { PlatformFailure } from './port/failure';
import type { HttpRequest } from './port/io';
import { jsonText } from './transport/requests';
import { contained, requireSendable, UnsendableRequest } from './contained';

/** Members that are tables: they read nothing that could be broken. */
type Tables =
  | 'immutableFields'
  | 'untilSent'
  | 'isUnmarked'
  | 'endingVersion'
  | 'readCost'
  | 'deliveryCost'
  | 'performanceCost';
type Calls<T> = {
  [
    name in keyof T as NonNullable<T[name]> extends (...args: never[]) => unknown ? name : never
  ]-?: 0;
};
type Covered =
  | Exclude<keyof Calls<AdPlatform>, Tables>
  | `conversions.${keyof Calls<ConversionSink>}`
  | `access.${keyof Calls<PlatformAccess>}`;

const PLATFORM = {
  id: 'google-ads',
  capabilities: { name: 'Google Ads' },
  conversions: { rules: {} },
  access: { platform: 'google-ads', consent: null, keys: [] },
} as unknown as AdPlatform;
const CONNECTION = {
  id: 'con_1',
  platform: 'google-ads',
  externalAccountId: '1',
  currency: 'EUR',
  timeZone: 'Europe/Berlin',
  settings: {},
  credentials: {},
} as const;

const world = (send: () => Promise<never>) => ({
  send,
  now: () => 0,
  sleep: async () => undefined,
  keepCredentials: async () => undefined,
  media: {} as never,
});

const broken = new TypeError('Cannot read properties of undefined');

const throwing = () => {
  const reported: unknown[] = [];
  const fail = (): never => {
    throw broken;
  };
  const platform = contained(
    {
      ...PLATFORM,
      check: async () => fail(),
      normalise: fail,
      read: async function* () {
        yield fail();
      },
      apply: async function* (_connection, _wave, _io, gate) {
        await gate.open([]);
        yield fail();
      },
      forecast: fail,
      find: async () => fail(),
      lookUpPlaces: async () => fail(),
      delivery: async function* () {
        yield fail();
      },
      performance: async function* () {
        yield fail();
      },
      conversions: {
        ...PLATFORM.conversions!,
        judge: fail,
        judgeAdjustment: fail,
        ensureAction: async () => fail(),
        upload: async () => fail(),
        adjust: async () => fail(),
        preview: fail,
        confirm: async () => fail(),
      },
      access: {
        ...PLATFORM.access,
        trade: async () => fail(),
        tryKey: async () => fail(),
        accounts: async function* () {
          yield fail();
        },
        assets: async () => fail(),
        revoke: async () => fail(),
        prolong: async () => fail(),
        withdrawal: fail,
      },
    },
    (name, error) => reported.push([name, error]),
  );
  return { platform, reported };
};

const drained = async (rows: AsyncIterable<unknown>): Promise<void> => {
  for await (const _row of rows);
};

/** Every member of a connector that runs its code, called with what it takes. */
const CALLS = (platform: typeof PLATFORM) => {
  const io = world(async () => Promise.reject(new Error('not reached')));
  const gate = { open: async () => undefined };
  const sink = platform.conversions!;
  const any = [] as never;
  return {
    check: () => platform.check(CONNECTION, io),
    normalise: async () => platform.normalise(any),
    read: () => drained(platform.read(CONNECTION, any, io)),
    apply: () => drained(platform.apply(CONNECTION, [], io, gate)),
    forecast: async () => platform.forecast([]),
    find: () => platform.find(CONNECTION, [], io),
    lookUpPlaces: () => platform.lookUpPlaces!(CONNECTION, [], io),
    delivery: () => drained(platform.delivery(CONNECTION, [], io)),
    performance: () => drained(platform.performance(CONNECTION, any, io)),
    'conversions.judge': async () => sink.judge(any, 0),
    'conversions.judgeAdjustment': async () => sink.judgeAdjustment(any, 0),
    'conversions.ensureAction': () => sink.ensureAction(CONNECTION, any, io),
    'conversions.upload': () => sink.upload(CONNECTION, [], io),
    'conversions.adjust': () => sink.adjust(CONNECTION, [], io),
    'conversions.preview': async () => sink.preview!(CONNECTION, any, 0),
    'conversions.confirm': () => sink.confirm!(CONNECTION, [], io),
    'access.trade': () => platform.access.trade(any, io),
    'access.tryKey': () => platform.access.tryKey(CONNECTION, io),
    'access.accounts': () => drained(platform.access.accounts(CONNECTION, io)),
    'access.assets': () => platform.access.assets(CONNECTION, io),
    'access.revoke': () => platform.access.revoke!(CONNECTION, io),
    'access.prolong': () => platform.access.prolong!(CONNECTION, io),
    'access.withdrawal': async () => platform.access.withdrawal!(any, any),
  } satisfies Record<Covered, () => Promise<unknown>>;
};

describe('a connector whose code throws', () => {
  it.each(Object.keys(CALLS(PLATFORM)))('ends %s as a fault of our own', async (name) => {
    const { platform, reported } = throwing();
    const call = CALLS(platform)[name as keyof ReturnType<typeof CALLS>];
    const error: unknown = await call().then(
      () => undefined,
      (thrown: unknown) => thrown,
    );
    expect(error).toBeInstanceOf(PlatformFailure);
    expect(error).toMatchObject({
      failure: { kind: 'internal', detail: { code: 'INTERNAL_ERROR' } },
      cause: broken,
    });
    expect(reported).toEqual([['Google Ads', broken]]);
  });
});

describe('an error from outside of a connector', () => {
  const passing = async (error: Error) => {
    const platform = contained(
      {
        ...PLATFORM,
        apply: async function* (_connection, _wave, _io, gate) {
          await gate.open([]);
        },
      },
      () => {
        throw new Error('no report is expected');
      },
    );
    const gate = { open: () => Promise.reject(error) };
    return drained(
      platform.apply(
        CONNECTION,
        [],
        world(async () => Promise.reject(error)),
        gate,
      ),
    ).catch((thrown: unknown) => thrown);
  };

  it('passes unchanged: a cancelled sync, a lost lease, a platform that is away', async () => {
    const cancelled = new Error('cancelled');
    const away = new PlatformFailure({
      kind: 'unavailable',
      detail: { code: 'HTTP_503', message: 'away' },
    });
    expect(await passing(cancelled)).toBe(cancelled);
    expect(await passing(away)).toBe(away);
  });
});

describe('a request with a broken value', () => {
  it('is not sent', async () => {
    let sent = 0;
    const platform = contained(
      {
        ...PLATFORM,
        find: async (_connection, _markers, io) => {
          await io.send({
            method: 'POST',
            url: 'https://ads.example/v1/campaigns',
            headers: { 'content-type': 'application/json' },
            body: '{"cpcBidMicros":"undefined"}',
            counted: true,
          });
          return [];
        },
      },
      () => undefined,
    );
    const io = world(async () => {
      sent += 1;
      return Promise.reject(new Error('sent'));
    });
    await expect(platform.find(CONNECTION, [], io)).rejects.toMatchObject({
      failure: { kind: 'internal' },
      cause: { message: 'The request contains undefined at /cpcBidMicros.' },
    });
    expect(sent).toBe(0);
  });
});

const URL_OF = 'https://ads.example/v1/campaigns/7?level=ad';
const request = (more: Partial<HttpRequest>): HttpRequest => ({
  method: 'POST',
  url: URL_OF,
  headers: { 'Content-Type': 'application/json' },
  counted: true,
  ...more,
});
const form = (body: string) =>
  request({ body, headers: { 'content-type': 'application/x-www-form-urlencoded' } });
const json = (body: unknown) => request({ body: JSON.stringify(body) });

describe('a request', () => {
  it.each([
    ['a bid of an undefined value', json({ cpcBidMicros: 'undefined' }), '/cpcBidMicros'],
    ['a date of luxon', json({ data: { start_time: 'Invalid DateTime' } }), '/data/start_time'],
    ['a date of JavaScript', json([{ end: 'Invalid Date' }]), '/0/end'],
    ['an object as text', json({ id: '[object Object]' }), '/id'],
    ['a number that is none', form('daily_budget=NaN'), 'daily_budget'],
    ['JSON in a form', form(`bid=${encodeURIComponent('{"amount":"NaN"}')}`), '/amount'],
    ['a path', request({ url: 'https://ads.example/v1/campaigns/undefined' }), 'the path'],
    ['a query', request({ url: `${URL_OF}&after=undefined` }), "the query's after"],
  ])('with %s is stopped', (_what, one, place) => {
    expect(() => requireSendable(one)).toThrow(UnsendableRequest);
    expect(() => requireSendable(one)).toThrow(place);
  });

  it.each([
    ['a keyword that people search for', json({ keyword: { text: 'undefined' } })],
    ['a list of headlines', json({ headlines: [{ text: 'NaN' }] })],
    ['the word within a text', json({ url: 'https://shop.example/undefined-behaviour' })],
    ['null, which clears', json({ end_time: null })],
    ['a file', request({ body: Buffer.from('undefined'), headers: {} })],
    ['no body', request({})],
  ])('with %s is sent', (_what, one) => {
    expect(() => requireSendable(one)).not.toThrow();
  });
});

describe('JSON of a request', () => {
  it.each([
    [{ bid: Number.NaN }],
    [{ bid: [1, Number.POSITIVE_INFINITY] }],
    [{ ids: ['1', undefined] }],
    [{ at: new Date(Number.NaN) }],
  ])('is not written of %j', (value) => {
    expect(() => jsonText(value)).toThrow('cannot be sent');
  });

  it('is what JSON.stringify writes of everything else', () => {
    const value = { a: null, b: [0, ''], c: { d: undefined }, at: new Date(0) };
    expect(jsonText(value)).toBe(JSON.stringify(value));
  });
});
