import { DATA_MANAGER_SCOPE, type Grant, type Grants } from '../../google-ads/routes/grants';
import type { VendorRequest } from '../../vendor';
import { scopeInsufficient, unauthenticated } from './rpc-refused';

/** Whose token this is, or throws 401, or 403 when the consent or the token does not reach so far. There is no developer token here. */
export function authenticate({ headers }: VendorRequest, grants: Grants): Grant {
  const token = /^Bearer (\S+)$/i.exec(headers['authorization'] ?? '')?.[1];
  if (!token) throw unauthenticated('CREDENTIALS_MISSING');
  const known = grants.stateOf(token);
  switch (known.state) {
    case 'unknown':
      throw unauthenticated('ACCESS_TOKEN_TYPE_UNSUPPORTED');
    case 'expired':
      throw unauthenticated('ACCESS_TOKEN_EXPIRED');
    case 'valid':
      if (!known.scopes.includes(DATA_MANAGER_SCOPE)) throw scopeInsufficient();
      return known.grant;
  }
}
