import { readFileSync } from 'node:fs';

/** One operation of the committed description, as a test calls it. */
export interface Route {
  readonly method: string;
  /** With `{id}` where an id is. */
  readonly path: string;
  readonly operationId: string;
  readonly scopes: readonly string[];
  readonly needsToken: boolean;
  /** A website key will do as well. */
  readonly takesWebsiteKey: boolean;
  readonly takesBody: boolean;
  /** Changes something a caller can write: what a VIEWER and a read-only plan may not do. */
  readonly writes: boolean;
}

interface Operation {
  readonly operationId: string;
  readonly security: readonly Readonly<Record<string, unknown>>[];
  readonly requestBody?: unknown;
  /** Absent in the application API, whose routes ask for sessions. */
  readonly 'x-required-scopes'?: readonly string[];
}

const routeOf = (path: string, verb: string, operation: Operation): Route => {
  const scopes = operation['x-required-scopes'] ?? [];
  const needsToken = operation.security.some((one) => 'token' in one);
  const takesWebsiteKey = operation.security.some((one) => 'websiteKey' in one);
  const writes = scopes.some((scope) => scope.endsWith(':write'));
  return {
    method: verb.toUpperCase(),
    path,
    operationId: operation.operationId,
    scopes,
    needsToken,
    takesWebsiteKey,
    takesBody: operation.requestBody !== undefined,
    writes,
  };
};

const routesOf = (file: string): readonly Route[] => {
  const { paths } = JSON.parse(readFileSync(`apps/api/${file}`, 'utf8')) as {
    paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  };
  return Object.entries(paths).flatMap(([path, verbs]) =>
    Object.entries(verbs).map(([verb, operation]) => routeOf(path, verb, operation)),
  );
};

/** Every route that the description has; that it has them all is tested in access.journey-spec. */
export const ROUTES = routesOf('openapi.json');

/** The same of the application API. */
export const APP_ROUTES = routesOf('app-openapi.json');

export const TOKEN_ROUTES = ROUTES.filter(({ needsToken }) => needsToken);

const UNKNOWN = '01890a5d00f4k9r8e7h7x6a5b4';

/** A well-formed id that nothing has. */
export const unknownId = (prefix: string): string => `${prefix}_${UNKNOWN}`;

/** The path with an id where one is due; a second id belongs to no record unless it is given. */
export const at = ({ path }: Pick<Route, 'path'>, id: string, second = unknownId('usr')): string =>
  path.replace(/\{\w+\}/, id).replace(/\{\w+\}/, second);
