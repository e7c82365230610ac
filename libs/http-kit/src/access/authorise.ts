import type { CallerIdentity } from './authenticator';
import type { RouteAccess } from './access';
import { insufficientScope, invalidToken, roleTooLow } from './refusals';

/** Throws INSUFFICIENT_SCOPE or ROLE_TOO_LOW when the caller may not use the route, and INVALID_TOKEN for a website where websites have no business. */
export const authorise = (caller: CallerIdentity, access: RouteAccess): void => {
  if (access.kind !== 'token') return;
  if (caller.websiteKeyId !== undefined) return refuseWebsite(access.websiteKey === true);
  const missing = access.scopes.filter((scope) => !caller.scopes.includes(scope));
  if (missing.length > 0) throw insufficientScope(missing);
  if (access.writes && caller.role === 'VIEWER') throw roleTooLow();
};

/** Whatever an authenticator lets through: a route that asks for no scope is not open to websites by that. */
const refuseWebsite = (isOpen: boolean): void => {
  if (!isOpen) throw invalidToken();
};
