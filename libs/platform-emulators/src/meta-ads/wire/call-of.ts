import { createHmac } from 'node:crypto';
import { servedVersions, stateOfVersion } from '@switchyard/vendor-versions';
import type { Account } from '../accounts/account';
import type { World } from '../store/world';
import { type Fields, textIn } from '../../json/fields';
import { GraphError } from './graph-error';
import { deadToken, endedVersion, noToken, unknownPath } from './refusals';

export interface Versioned {
  readonly version: string;
  readonly number: number;
  readonly path: string;
}

/** Splits the version off a path; a path without one is the oldest served version's. Throws for ended and unknown ones. */
export function versionOf(path: string, now: Date): Versioned {
  const { oldest, newest } = servedVersions('meta-ads', now);
  const found = /^\/v(\d+)\.(\d+)(?=\/|$)/.exec(path);
  if (!found) return { version: '', number: numberOf(oldest), path };
  const [version] = found;
  switch (stateOfVersion('meta-ads', version.slice(1), now)) {
    case 'UNKNOWN':
      throw unknownPath(path);
    case 'ENDED':
      throw endedVersion(newest);
    case 'SERVED':
      return { version, number: numberOf(version), path: path.slice(version.length) || '/' };
  }
}

/** `v26.0` → 26. */
export const numberOf = (version: string): number => Number(/\d+/.exec(version)?.[0]);

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
  if (held.isRevoked) {
    throw deadToken('Error validating access token: The user has not authorized application.', 458);
  }
  if (held.endsAt <= world.now()) {
    throw deadToken('Error validating access token: Session has expired.', 463);
  }
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
