import { validationError } from '@switchyard/kernel';
import type { FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import type { RouteAccess } from '../access/access';
import { deprecationHeaders } from '../routes/deprecation';
import { declarationOf, type RouteDeclaration } from '../routes/route-declaration';
import { pointer } from '../validation/findings';
import { requireObject } from '../validation/validate-body';
import type { RouteTable } from './route-table';

const APIS = ['/api/v1', '/app'];
const LARGE_BODY_BYTES = 5 * 1024 * 1024;

/** A route that declares no access: the process must not start. */
export class UndeclaredAccess extends Error {}

/** What is worked out once per route. */
export interface KnownRoute {
  readonly declaration: RouteDeclaration;
  readonly access: RouteAccess;
  /** Headers of all its answers, of a deprecated route. */
  readonly deprecation?: Readonly<Record<string, string>>;
}

/**
 * Notes each route as Fastify learns it. Throws UndeclaredAccess for a route under /api/v1 or /app without
 * declared access, BadDeprecation for a sunset that the contract forbids.
 */
export const learnRoute = (route: RouteOptions, table: RouteTable): void => {
  const declaration = declarationOf(route.config);
  const method = [route.method].flat().join(',');
  table.add(route.method, route.url);
  if (declaration.websiteKey) table.openToWebsites(route.url);
  if (isApi(route.url) && !declaration.access) {
    throw new UndeclaredAccess(`${method} ${route.url} declares no access`);
  }
  if (declaration.largeBody) route.bodyLimit = LARGE_BODY_BYTES;
  if (declaration.mostBytes !== undefined) route.bodyLimit = declaration.mostBytes;
  if (
    declaration.access &&
    declaration.access.kind !== 'signed' &&
    !declaration.body &&
    !declaration.form &&
    !declaration.bytes
  ) {
    route.preHandler = refuseBody;
  }
  if (declaration.access) {
    route.config = {
      ...route.config,
      [KNOWN]: knownOf(declaration, method, route.url),
    };
  }
};

const knownOf = (declaration: RouteDeclaration, method: string, url: string): KnownRoute => ({
  declaration,
  access: accessOf(declaration, method),
  ...(declaration.deprecation
    ? { deprecation: deprecationHeaders(`${method} ${url}`, declaration.deprecation) }
    : {}),
});

const KNOWN = 'switchyardKnown';

/** Undefined for routes that are not ours (health, docs). */
export const knownRoute = (config: unknown): KnownRoute | undefined =>
  (config as { [KNOWN]?: KnownRoute } | undefined)?.[KNOWN];

export const isApi = (url: string): boolean =>
  APIS.some((api) => url === api || url.startsWith(`${api}/`));

const accessOf = (
  { access, readsOnly, websiteKey = false, metered, form = false }: RouteDeclaration,
  method: string,
): RouteAccess => {
  const writes = method !== 'GET' && method !== 'HEAD' && readsOnly !== true;
  if (access?.kind === 'session') {
    return { kind: 'session', needs: access.needs, writes, isForm: form };
  }
  if (access?.kind !== 'token') return { kind: access?.kind ?? 'public' };
  return {
    kind: 'token',
    scopes: access.scopes,
    writes,
    websiteKey,
    ...(metered === undefined ? {} : { metered }),
  };
};

/**
 * A hook for routes that take no body: an empty one is harmless, a member in it is an unknown
 * member.
 */
const refuseBody = (
  request: FastifyRequest,
  _reply: FastifyReply,
  done: (error?: Error) => void,
): void => {
  try {
    done(unknownMembers(request.body));
  } catch (error) {
    done(error as Error);
  }
};

const unknownMembers = (body: unknown): Error | undefined => {
  const names = body === undefined || body === null ? [] : Object.keys(requireObject(body));
  if (names.length === 0) return undefined;
  return validationError(
    names.map((name) => ({
      path: pointer('', name),
      code: 'UNKNOWN_FIELD' as const,
      message: `${name} is not a known field. This operation takes no body`,
    })),
  );
};
