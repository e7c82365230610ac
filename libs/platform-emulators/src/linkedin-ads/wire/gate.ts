import type { VendorRequest } from '../../vendor';
import type { Consent, Scope } from '../accounts/tokens';
import type { World } from '../store/world';
import { UNVERIFIED, unverifiedErrors } from '../unverified';
import { plainError } from './envelope';
import { Refusal } from './refusal';
import { checkVersion } from './versions';

/** Lets a call in: who it is, which version, which protocol. Throws the vendor's refusal. */
export function admit(request: VendorRequest, world: World): Consent {
  const { headers, path, rawQuery = '', method, body } = request;
  if (path.length + rawQuery.length > UNVERIFIED.addressLength) {
    throw new Refusal(414, plainError(414, 'URI Too Long'));
  }
  const consent = consentOf(headers.authorization, world);
  checkVersion(headers['linkedin-version'], world.now());
  if (headers['x-restli-protocol-version'] !== '2.0.0') {
    throw new Refusal(400, plainError(400, 'X-Restli-Protocol-Version must be 2.0.0'));
  }
  const isUnmeasured =
    headers['content-length'] === undefined && headers['transfer-encoding'] === undefined;
  if (method === 'POST' && body.length === 0 && isUnmeasured) {
    throw new Refusal(411, plainError(411, 'Length Required'));
  }
  return consent;
}

function consentOf(authorization: string | undefined, world: World): Consent {
  const token = /^Bearer (\S+)$/.exec(authorization ?? '')?.[1] ?? '';
  const holder = world.tokens.holder(token, world.now());
  switch (holder.state) {
    case 'valid':
      return holder.consent;
    case 'expired':
      throw unauthorised(
        unverifiedErrors.expiredToken,
        'EXPIRED_ACCESS_TOKEN',
        'The token used in the request has expired',
      );
    case 'revoked':
      throw unauthorised(
        unverifiedErrors.revokedToken,
        'REVOKED_ACCESS_TOKEN',
        'The token used in the request has been revoked by the user',
      );
    case 'unknown':
      throw unauthorised(
        unverifiedErrors.invalidToken,
        'INVALID_ACCESS_TOKEN',
        'Invalid access token',
      );
  }
}

const unauthorised = (serviceErrorCode: number, code: string, message: string) =>
  new Refusal(401, { status: 401, serviceErrorCode, code, message });

/** Refuses a call whose consent lacks every one of the scopes. */
export function needScope(held: readonly Scope[], scopes: readonly Scope[], what: string): void {
  if (scopes.some((scope) => held.includes(scope))) return;
  throw new Refusal(403, {
    ...plainError(403, `Not enough permissions to access: ${what}`),
    code: 'ACCESS_DENIED',
  });
}
