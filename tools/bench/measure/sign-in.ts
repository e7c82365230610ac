import { randomInt } from 'node:crypto';
import { request } from 'undici';
import { type Spread, spreadOf } from '../statistics';
import { type Api, type Keys, startApi } from '../world/api';
import type { BenchDatabase } from '../world/database';

export interface SignInFigures {
  readonly tries: number;
  /** Milliseconds as the caller waits, a wrong password for an address that has an account. */
  readonly known: Spread;
  /** The same for an address that has none. */
  readonly unknown: Spread;
  /** Of the medians, in milliseconds. */
  readonly difference: number;
  /** Of `known`: the middle half of its tries lies within so many milliseconds. */
  readonly interquartile: number;
}

export interface SignInSettings {
  readonly tries: number;
  readonly warmUps: number;
}

const PEOPLE = 50;
const PASSWORD = 'violet anchor thursday';

/** As long as each other, so that the length of a body shows no difference. */
const knownEmail = (n: number): string => `known-${String(n).padStart(6, '0')}@bench.example`;
const unknownEmail = (n: number): string => `other-${String(n).padStart(6, '0')}@bench.example`;

let addresses = 0;
/** Guesses get slower per address: each try comes from another one. */
const newAddress = (): string => {
  addresses += 1;
  return `10.${(addresses >> 16) & 255}.${(addresses >> 8) & 255}.${addresses & 255}`;
};

const post = async (
  { url }: Api,
  path: string,
  body: object,
): Promise<{ readonly status: number; readonly text: string }> => {
  const { statusCode, body: answer } = await request(`${url}${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-switchyard-app': '1',
      'x-forwarded-for': newAddress(),
    },
    body: JSON.stringify(body),
  });
  return { status: statusCode, text: await answer.text() };
};

const register = async (api: Api): Promise<void> => {
  const terms = { name: 'Bench', timeZone: 'Europe/Berlin', currency: 'EUR', password: PASSWORD };
  for (let n = 0; n < PEOPLE; n += 1) {
    const { status, text } = await post(api, '/app/register', { email: knownEmail(n), ...terms });
    if (status !== 202) throw new Error(`a registration answered ${status}: ${text}`);
  }
};

/** How long one wrong sign-in takes. Throws when it is answered with anything but the one refusal. */
const attempt = async (api: Api, email: string): Promise<number> => {
  const before = process.hrtime.bigint();
  const { status, text } = await post(api, '/app/login', { email, password: 'not the password' });
  const took = Number(process.hrtime.bigint() - before) / 1e6;
  if (status !== 401) throw new Error(`a sign-in answered ${status}: ${text}`);
  return took;
};

const KINDS = ['known', 'unknown'] as const;
type Times = Readonly<Record<(typeof KINDS)[number], number>>;

/** One try for each kind of address, in random order. */
const pair = async (api: Api): Promise<Times> => {
  const took = { known: 0, unknown: 0 };
  for (const kind of randomInt(2) === 0 ? KINDS : KINDS.toReversed()) {
    const email = kind === 'known' ? knownEmail(randomInt(PEOPLE)) : unknownEmail(randomInt(1e6));
    took[kind] = await attempt(api, email);
  }
  return took;
};

/**
 * Wrong sign-ins through the whole api process, one after the other, for addresses that have an
 * account and for addresses that have none.
 */
export const measureSignIn = async (
  database: BenchDatabase,
  keys: Keys,
  { tries, warmUps }: SignInSettings,
): Promise<SignInFigures> => {
  const api = await startApi(database, keys, { SWITCHYARD_TRUSTED_PROXY_HOPS: '1' });
  const took: Times[] = [];
  try {
    await register(api);
    for (let n = 0; n < warmUps + tries; n += 1) took.push(await pair(api));
  } finally {
    await api.stop();
  }
  const kept = took.slice(warmUps);
  const [known, unknown] = [
    spreadOf(kept.map((one) => one.known)),
    spreadOf(kept.map((one) => one.unknown)),
  ];
  return {
    tries,
    known,
    unknown,
    difference: Math.abs(known.median - unknown.median),
    interquartile: known.quartiles[1] - known.quartiles[0],
  };
};
