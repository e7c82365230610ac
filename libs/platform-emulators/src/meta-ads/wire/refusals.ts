import { GraphError } from './graph-error';

/** A parameter that is not what it must be: code 100 without a subcode. */
export const badParameter = (path: string, what: string): GraphError =>
  new GraphError({ code: 100, message: `(#100) Param ${path} ${what}`, blame: [path.split('.')] });

export const missingParameter = (path: string): GraphError =>
  new GraphError({
    code: 100,
    message: `(#100) The parameter ${path} is required`,
    blame: [path.split('.')],
  });

/** A rule of the vendor with its own subcode. */
export const ruleBroken = (
  subcode: number,
  title: string,
  advice: string,
  ...blame: string[]
): GraphError =>
  new GraphError({
    code: 100,
    message: 'Invalid parameter',
    subcode,
    title,
    advice,
    ...(blame.length > 0 ? { blame: blame.map((path) => path.split('.')) } : {}),
  });

/** Missing or not visible: the vendor does not say which (100/33). */
export const noSuchObject = (method: string, id: string): GraphError =>
  new GraphError({
    code: 100,
    subcode: 33,
    type: 'GraphMethodException',
    message: `Unsupported ${method.toLowerCase()} request. Object with ID '${id}' does not exist, cannot be loaded due to missing permissions, or does not support this operation.`,
  });

export const unknownPath = (path: string): GraphError =>
  new GraphError({ code: 2500, message: `Unknown path components: ${path}` });

export const unknownField = (field: string, typeName: string): GraphError =>
  new GraphError({
    code: 100,
    message: `(#100) Tried accessing nonexisting field (${field}) on node type (${typeName})`,
  });

export const endedVersion = (newest: string): GraphError =>
  new GraphError({
    code: 2635,
    message: `(#2635) You are calling a deprecated version of the Ads API. Please update to the latest version: ${newest}.`,
  });

export const noToken = (): GraphError =>
  new GraphError({
    code: 2500,
    message: 'An active access token must be used to query information about the current user.',
  });

/** Code 190: the token is dead, whatever the subcode says of the reason. */
export const deadToken = (message: string, subcode?: number): GraphError =>
  new GraphError({
    code: 190,
    message,
    status: 401,
    ...(subcode === undefined ? {} : { subcode }),
  });

export const notPermitted = (message: string): GraphError =>
  new GraphError({ code: 200, message: `(#200) ${message}`, status: 403 });

/** Throttled: retry later. The documented codes are 4, 17, 613 and 80004. */
export const throttled = (code: number, subcode: number | undefined, message: string): GraphError =>
  new GraphError({
    code,
    message,
    isTransient: true,
    ...(subcode === undefined ? {} : { subcode }),
  });
