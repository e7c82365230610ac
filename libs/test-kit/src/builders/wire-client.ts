import type { paths } from '@switchyard/client';
import openapiFetch, { type MaybeOptionalInit } from 'openapi-fetch';

type Verb = 'get' | 'put' | 'post' | 'patch' | 'delete';
type SuccessStatus = 200 | 201 | 202 | 204;

type PathsWith<Method extends Verb> = {
  [Path in keyof paths]: paths[Path] extends Record<Method, object> ? Path : never;
}[keyof paths];

type BodyOf<Answer> = Answer extends {
  readonly content: { readonly 'application/json': infer Body };
}
  ? Body
  : never;

type Answers<Operation> = Operation extends { readonly responses: infer All } ? All : never;

type Answered<Operation> = {
  readonly data?: BodyOf<Answers<Operation>[keyof Answers<Operation> & SuccessStatus]>;
  readonly error?: BodyOf<Answers<Operation>[Exclude<keyof Answers<Operation>, SuccessStatus>]>;
  readonly response: Response;
};

/**
 * The types of openapi-fetch take the open enumerations of answers (`string & {}`) for objects, so
 * that answers are typed here.
 */
type WireMethod<Method extends Verb> = <
  Path extends PathsWith<Method>,
  Init extends MaybeOptionalInit<paths[Path], Method>,
>(
  path: Path,
  ...init: undefined extends Init ? [Init?] : [Init]
) => Promise<Answered<paths[Path][Method]>>;

export interface WireClient {
  readonly GET: WireMethod<'get'>;
  readonly PUT: WireMethod<'put'>;
  readonly POST: WireMethod<'post'>;
  readonly PATCH: WireMethod<'patch'>;
  readonly DELETE: WireMethod<'delete'>;
}

export interface WireSettings {
  readonly baseUrl: string;
  readonly token: string;
  readonly spaceId: string;
  readonly fetch: (request: Request) => Promise<Response>;
}

/**
 * A typed client that shows the wire: `data` is the body of an answer, `error` that of a refusal,
 * which is not thrown. Throws only when no answer came.
 */
export const createWireClient = ({ baseUrl, token, spaceId, fetch }: WireSettings): WireClient =>
  openapiFetch<paths>({
    baseUrl,
    headers: { authorization: `Bearer ${token}`, 'x-space-id': spaceId },
    // Lists are one parameter, divided by commas.
    querySerializer: { array: { style: 'form', explode: false } },
    fetch,
  }) as unknown as WireClient;
