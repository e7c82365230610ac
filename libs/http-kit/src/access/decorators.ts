import { applyDecorators } from '@nestjs/common';
import { ApiBearerAuth, ApiExtension, ApiSecurity } from '@nestjs/swagger';
import type { Scope } from '@switchyard/kernel';
import { declareRoute } from '../routes/route-declaration';

/** Every one of these scopes is needed. */
export const RequireScopes = (...scopes: readonly [Scope, ...Scope[]]): MethodDecorator =>
  applyDecorators(
    declareRoute({ access: { kind: 'token', scopes } }),
    ApiBearerAuth('token'),
    ApiExtension('x-required-scopes', [...scopes]),
  ) as MethodDecorator;

/** Any valid token, whatever its scopes. */
export const AnyToken = (): MethodDecorator =>
  applyDecorators(
    declareRoute({ access: { kind: 'token', scopes: [] } }),
    ApiBearerAuth('token'),
    ApiExtension('x-required-scopes', []),
  ) as MethodDecorator;

/** No token at all. */
export const Public = (): MethodDecorator =>
  applyDecorators(
    declareRoute({ access: { kind: 'public' } }),
    ApiSecurity({}),
    ApiExtension('x-required-scopes', []),
  ) as MethodDecorator;

/** Beside `@RequireScopes`: a website may call the route with its public key, from a browser too. The use case looks at `caller.websiteKeyId`. */
export const OrWebsiteKey = (): MethodDecorator =>
  applyDecorators(declareRoute({ websiteKey: true }), ApiSecurity('websiteKey')) as MethodDecorator;

/** No token: the request is signed. The handler judges the signature, by `@SignedCallParam()`. */
export const Signed = (): MethodDecorator =>
  applyDecorators(
    declareRoute({ access: { kind: 'signed' } }),
    ApiSecurity({}),
    ApiExtension('x-required-scopes', []),
  ) as MethodDecorator;
