import {
  givenParty,
  startSystem,
  type Party,
  type RawAnswer,
  type Sent,
  type System,
} from '@switchyard/test-kit';
import { crc32 } from 'node:zlib';
import { givenSignedIn } from './browser';
import {
  API_OPERATIONS,
  APP_OPERATIONS,
  bodyOf,
  type Described,
  isOfApp,
  named,
  isSigned,
  needsOf,
  queryOf,
  sampleOf,
} from './described';
import { givenEveryKind, kindAt, type EveryKind } from './every-kind';

const OPERATIONS = [...API_OPERATIONS, ...APP_OPERATIONS];

/** What no store can hold, raw: 400 with the path, wherever it is. */
const UNSTORABLE: Readonly<Record<string, Buffer>> = {
  'half a surrogate pair': Buffer.from('"x\\ud800"'),
  NUL: Buffer.from('"\\u0000"'),
  'bytes that are no UTF-8': Buffer.from([0x22, 0xff, 0x22]),
  'an infinite number': Buffer.from('1e400'),
  '400 digits': Buffer.from('9'.repeat(400)),
};
const TEXTS: readonly string[] = ['half a surrogate pair', 'NUL', 'bytes that are no UTF-8'];

/** Conversions lose no event for a character: their texts are cleaned or judged one by one. */
const TAKE_ANY_TEXT: readonly string[] = [
  'reportConversionEvents',
  'uploadOfflineConversions',
  'identifyVisitor',
];

/** What can be stored, and is seldom what is meant: anything but a crash. */
const STRANGE: Readonly<Record<string, Buffer>> = {
  'a huge number': Buffer.from('-1e300'),
  'a number beyond int4': Buffer.from('2147483648'),
  'a control character': Buffer.from('"\\u0001"'),
  '400 digits as text': Buffer.from(`"${'9'.repeat(400)}"`),
  'a year beyond all years': Buffer.from('"275760-09-13T00:00:00Z"'),
  'nested lists': Buffer.from('['.repeat(20) + ']'.repeat(20)),
  'an empty object': Buffer.from('{}'),
  'deeper than any body': Buffer.from('['.repeat(5_000) + ']'.repeat(5_000)),
};

const QUERY_UNSTORABLE = ['%00', 'a%00b', '%ED%A0%80', '%ff', '%zz'];
const QUERY_STRANGE = ['1e400', '9'.repeat(400), '-1', '%01', '0000-01-01T00:00:00Z', '[]', ''];
const HEADERS = [
  'í\u00a0\u0080',
  '\u00ff',
  '9'.repeat(400),
  '1e400',
  '"999999999999999"',
  '"2147483648"',
  'x'.repeat(5_000),
  '\\ud800',
  '%00',
];

const forged = (place: string): string =>
  Buffer.from(`${crc32(place).toString(36)}.${place}`).toString('base64url');
const CURSORS = [
  '8640000000000001.cmp_1',
  '1e400.cmp_1',
  '-8640000000000000.cmp_1',
  `${'9'.repeat(40)}.cmp_1`,
  'NaN.cmp_1',
  '0.\0',
  '0.\u0001',
  '0.9999999999',
  '0.1e400',
  '0.-1',
  `0.${'x'.repeat(100)}`,
  '253402300799999.zzz',
].map(forged);

const HOLE = '~hole~';

/** The same body once for each of its members, with a hole in that member's place. */
const holed = (value: unknown): readonly (readonly [string, unknown])[] => {
  const whole = ['', HOLE] as const;
  if (typeof value !== 'object' || value === null) return [whole];
  return [
    whole,
    ...Object.entries(value).flatMap(([name, inner]) =>
      holed(inner).map(([path, hole]): readonly [string, unknown] => [
        `/${name}${path}`,
        Array.isArray(value)
          ? value.map((item: unknown, at) => (String(at) === name ? hole : item))
          : { ...value, [name]: hole },
      ]),
    ),
  ];
};

const filled = (value: unknown, raw: Buffer): Buffer => {
  const text = Buffer.from(JSON.stringify(value));
  const at = text.indexOf(`"${HOLE}"`);
  return Buffer.concat([text.subarray(0, at), raw, text.subarray(at + HOLE.length + 2)]);
};

let system: System;
let party: Party;
let own: EveryKind;
beforeAll(async () => {
  system = await startSystem({ env: { SWITCHYARD_TRUSTED_PROXY_HOPS: '1' } });
  party = await givenParty(system);
  own = await givenEveryKind(party);
}, 180_000);
afterAll(() => system?.stop());

/** Deleting would leave nothing to ask for. */
const pathOf = ({ method, path }: Described, id?: string): string =>
  path.replace(/\{\w+\}/, () => id ?? (method === 'DELETE' ? 'nothing' : ownIdAt(path)));

const ownIdAt = (path: string): string => {
  if (path.startsWith('/app/')) return 'nothing';
  return path.includes('{id}') ? own[kindAt(path)] : 'google-ads';
};

type Ask = (path: string, sent: Sent) => Promise<RawAnswer>;

let addresses = 0;
const newAddress = (): string => `198.18.${Math.floor(++addresses / 250)}.${(addresses % 250) + 1}`;

/** Who asks: the token, a browser that is signed in, or one that is not, from ever new addresses. */
const askerOf = async (one: Described): Promise<Ask> => {
  if (!isOfApp(one)) return (path, sent) => party.send(path, sent);
  const signedIn = await givenSignedIn(await givenParty(system), newAddress());
  if (needsOf(one) !== 'nothing') return (path, sent) => signedIn.send(path, sent);
  return (path, sent) => signedIn.fresh(newAddress()).send(path, sent);
};

type Asked = readonly [what: string, path: string, sent: Sent, mustName?: string];

/** What is wrong with the answers; a handful at a time, for one worker answers them all. */
const wrongAnswers = async (
  one: Described,
  asked: readonly Asked[],
): Promise<readonly string[]> => {
  const ask = await askerOf(one);
  const wrong: string[] = [];
  for (let from = 0; from < asked.length; from += 8) {
    const some = asked.slice(from, from + 8).map(async ([what, path, sent, mustName]) => {
      const answer = await ask(path, sent).catch((error: Error) => error);
      if (answer instanceof Error) {
        wrong.push(`${what}: ${answer.message.slice(0, 200)}`);
        return;
      }
      const { status, body } = answer;
      const issues = (body.error?.details?.['issues'] ?? []) as readonly { path: string }[];
      const isNamed =
        mustName === undefined ||
        (status === 400 &&
          body.error?.code === 'INVALID_REQUEST' &&
          issues.some((issue) => issue.path === mustName));
      if (status >= 500 || !isNamed) {
        wrong.push(`${what}: ${status} ${JSON.stringify(body.error ?? {}).slice(0, 200)}`);
      }
    });
    await Promise.all(some);
  }
  return wrong;
};

const jsonBody = (bytes: Buffer): Sent => ({
  bytes,
  headers: { 'content-type': 'application/json' },
});

describe('a body', () => {
  const taking = OPERATIONS.filter((one) => bodyOf(one) !== undefined);

  it.each(named(taking))(
    '%s',
    async (_name, one) => {
      const { method, operation } = one;
      // The body of a signed call is not looked at before its signature.
      const isRead =
        !isSigned(one) &&
        (isOfApp(one) || operation.security?.some((way) => 'token' in way) === true);
      const isForeign = (path: string): boolean =>
        operation.operationId === 'reportConversionEvents' && path.startsWith('/payload');
      const isTaken = (what: string): boolean =>
        TEXTS.includes(what) && TAKE_ANY_TEXT.includes(operation.operationId);
      const holes = holed(sampleOf(bodyOf(one)!, one.schemas));
      const unstorable = holes.flatMap(([path, value]) =>
        Object.entries(UNSTORABLE).map(([what, raw]): Asked => {
          const sent = { method, ...jsonBody(filled(value, raw)) };
          const isRefused = isRead && !isForeign(path) && !isTaken(what);
          return [`${what} at ${path}`, pathOf(one), sent, isRefused ? path : undefined];
        }),
      );
      const keyed: Asked[] = Object.entries(UNSTORABLE).map(([what, raw]) => {
        const { bytes, headers } = jsonBody(filled({ name: HOLE }, raw));
        const sent = {
          method,
          bytes,
          headers: { ...headers, 'idempotency-key': `raw ${what}`.replaceAll(' ', '-') },
        };
        const isRefused = isRead && !isTaken(what);
        return [`${what} with a key`, pathOf(one), sent, isRefused ? '/name' : undefined];
      });
      // Last, for some of it can be taken, and a new password ends the session.
      const strange = holes.flatMap(([path, value]) =>
        Object.entries(STRANGE).map(([what, raw]): Asked => [
          `${what} at ${path}`,
          pathOf(one),
          { method, ...jsonBody(filled(value, raw)) },
        ]),
      );
      expect(await wrongAnswers(one, [...unstorable, ...keyed, ...strange])).toEqual([]);
    },
    120_000,
  );
});

describe('a query', () => {
  const reading = OPERATIONS.filter((one) => queryOf(one).length > 0);

  it.each(named(reading))(
    '%s',
    async (_name, one) => {
      const { method } = one;
      const asked = queryOf(one).flatMap(({ name }): Asked[] => [
        ...QUERY_UNSTORABLE.map((raw): Asked => [
          `${name}=${raw}`,
          `${pathOf(one)}?${name}=${raw}`,
          { method },
          `query.${name}`,
        ]),
        ...[...QUERY_STRANGE, ...(name === 'cursor' ? CURSORS : [])].map((raw): Asked => [
          `${name}=${raw}`,
          `${pathOf(one)}?${name}=${raw}`,
          { method },
        ]),
      ]);
      expect(await wrongAnswers(one, asked)).toEqual([]);
    },
    60_000,
  );
});

describe('a header or a path', () => {
  it.each(named(OPERATIONS))(
    '%s',
    async (_name, one) => {
      const { method } = one;
      const headers = [
        ...one.parameters.filter((each) => each.in === 'header').map(({ name }) => name),
        'If-Match',
        'X-Request-Id',
        'Authorization',
        'Origin',
        'Referer',
        'Content-Type',
        'X-Forwarded-For',
        'Stripe-Signature',
        'Cookie',
        'Sec-Fetch-Site',
      ];
      const body = bodyOf(one) === undefined ? {} : { body: {} };
      const asked = headers.flatMap((name): Asked[] =>
        HEADERS.map((value): Asked => [
          `${name}: ${value.slice(0, 40)}`,
          pathOf(one, method === 'GET' ? undefined : 'nothing'),
          { method, ...body, headers: { [name.toLowerCase()]: value } },
        ]),
      );
      const paths = one.path.includes('{')
        ? [...QUERY_UNSTORABLE, ...QUERY_STRANGE.filter(Boolean), '..%2f', 'x'.repeat(5_000)]
        : [];
      const asPath = paths.map((raw): Asked => [
        `the path ${raw}`,
        pathOf(one, raw),
        { method, ...body },
      ]);
      expect(await wrongAnswers(one, [...asked, ...asPath])).toEqual([]);
    },
    60_000,
  );
});
