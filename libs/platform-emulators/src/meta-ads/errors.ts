import { randomBytes } from 'node:crypto';
import type { Fields } from '../core/json';
import type { VendorAnswer } from '../vendor';

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

export interface GraphErrorFacts {
  readonly code: number;
  readonly message: string;
  readonly subcode?: number;
  /** HTTP status; nearly all errors are 400 (platform document 1f). */
  readonly status?: number;
  readonly type?: 'OAuthException' | 'GraphMethodException';
  readonly title?: string;
  /** The long text for a person, `error_user_msg`. */
  readonly advice?: string;
  /** Paths of the parameters that are to blame. */
  readonly blame?: readonly (readonly string[])[];
  readonly isTransient?: boolean;
}

/** A call that is refused, in the form of platform document 1f. */
export class GraphError extends Error {
  constructor(readonly facts: GraphErrorFacts) {
    super(facts.message);
  }

  get status(): number {
    return this.facts.status ?? 400;
  }

  /** The vendor's body of the error. `error_data` is JSON text, as the document shows it. */
  body(traceId: string): Fields {
    const {
      code,
      message,
      subcode,
      type = 'OAuthException',
      title,
      advice,
      blame,
      isTransient = false,
    } = this.facts;
    const error = {
      message,
      type,
      code,
      ...(subcode === undefined ? {} : { error_subcode: subcode }),
      is_transient: isTransient,
      ...(title === undefined
        ? {}
        : { error_user_title: title, error_user_msg: advice ?? message }),
      ...(blame === undefined ? {} : { error_data: JSON.stringify({ blame_field_specs: blame }) }),
      fbtrace_id: traceId,
    };
    return { error };
  }
}

/** A refusal as the vendor answers it; the trace id is in header and body. */
export function refusalAnswer(error: GraphError, path: string): VendorAnswer {
  const traceId = `A${randomBytes(8).toString('base64url')}`;
  const version = /^\/(v\d+\.\d+)/.exec(path)?.[1];
  const headers: Record<string, string> = { 'x-fb-trace-id': traceId };
  if (version) headers['facebook-api-version'] = version;
  if (error.facts.code === 190) {
    headers['www-authenticate'] =
      'OAuth "Facebook Platform" "invalid_token" "The access token is invalid"';
  }
  return { status: error.status, headers, body: error.body(traceId) };
}

/**
 * The vendor's own error for a bare status: of what would answer it, or an unknown, passing one
 * (code 2).
 */
export const failure = (status: number): VendorAnswer => ({
  ...refusalAnswer(errorOf(status), ''),
  status,
});

function errorOf(status: number): GraphError {
  switch (status) {
    case 400:
      return new GraphError({ code: 100, message: 'Invalid parameter' });
    case 401:
      return deadToken('Error validating access token: Session has expired.', 463);
    case 403:
      return notPermitted('Permissions error');
    case 429:
      return throttled(
        80004,
        2446079,
        '(#80004) There have been too many calls to this ad-account.',
      );
    default:
      return new GraphError({
        code: 2,
        message: 'Service temporarily unavailable',
        isTransient: true,
      });
  }
}
