export type { DeclaredAccess, RouteAccess } from './access';
export {
  Authenticator,
  type Allowance,
  type Authenticated,
  type CallerIdentity,
} from './authenticator';
export { AnyToken, OrWebsiteKey, Public, RequireScopes, Signed } from './decorators';
export { insufficientScope, invalidToken, roleTooLow } from './refusals';
