import { createHmac } from 'node:crypto';
import type { Account } from '../accounts/account';
import type { World } from '../store/world';
import { UNVERIFIED } from '../unverified';
import { type Fields, textIn } from '../../json/fields';
import { GraphError } from './graph-error';
import { deadToken, endedVersion, noToken, unknownPath } from './refusals';

export interface Versioned {
  readonly version: string;
  readonly number: number;
  readonly path: string;
}

const { oldest, newest } = UNVERIFIED.versions;

/** Splits the version off a path; a path without one is the oldest living version's. Throws for ended and unknown ones. */
export function versionOf(path: string): Versioned {
  const found = /^\/v(\d+)\.(\d+)(?=\/|$)/.exec(path);
  if (!found) return { version: '', number: oldest, path };
  const [version, major, minor] = found;
  const number = Number(major);
  if (minor !== '0' && number > 3) throw unknownPath(path);
  if (number > newest || number === 0) throw unknownPath(path);
  if (number < oldest) throw endedVersion(`v${newest}.0`);
  return { version, number, path: path.slice(version.length) || '/' };
}

/** The token of a call: `Authorization: Bearer …` (or `OAuth …`), or the parameter `access_token`. */
export function tokenOf(
  headers: Readonly<Record<string, string | undefined>>,
  parameters: Fields,
): string {
  return (
    /^(?:Bearer|OAuth) (\S+)$/i.exec(headers.authorization ?? '')?.[1] ??
    textIn(parameters, 'access_token')
  );
}

/** The account behind a living token. Throws the vendor's refusal for a missing, unknown, ended or revoked one, and for a wrong proof. */
export function accountOf(world: World, token: string, proof: string): Account {
  if (token === '') throw noToken();
  const held = world.tokens.find(token);
  const account = held && world.accounts.get(held.accountId);
  if (!held || !account) throw deadToken('Invalid OAuth access token - Cannot parse access token');
  if (held.isRevoked)
    throw deadToken('Error validating access token: The user has not authorized application.', 458);
  if (held.endsAt <= world.now())
    throw deadToken('Error validating access token: Session has expired.', 463);
  const expected = createHmac('sha256', account.appSecret).update(token).digest('hex');
  if (proof !== '' && proof !== expected) {
    throw new GraphError({
      code: 100,
      type: 'GraphMethodException',
      message: 'Invalid appsecret_proof provided in the API argument',
    });
  }
  return account;
}
