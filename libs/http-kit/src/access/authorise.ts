import type { CallerIdentity } from './authenticator';
import type { RouteAccess } from './access';
import { insufficientScope, roleTooLow } from './refusals';

/** Throws INSUFFICIENT_SCOPE or ROLE_TOO_LOW when the caller may not use the route. */
export const authorise = (caller: CallerIdentity, access: RouteAccess): void => {
  if (access.kind === 'public') return;
  const missing = access.scopes.filter((scope) => !caller.scopes.includes(scope));
  if (missing.length > 0) throw insufficientScope(missing);
  if (access.writes && caller.role === 'VIEWER') throw roleTooLow();
};
