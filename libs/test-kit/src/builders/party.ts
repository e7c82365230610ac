import { APIError, type paths, Switchyard } from '@switchyard/client';
import { SCOPES } from '@switchyard/kernel';
import openapiFetch, { type MaybeOptionalInit } from 'openapi-fetch';
import { checkedFetch } from '../answer-checker';
import type { AccountMade, NewAccount } from '../system/admin-process';
import type { System } from '../system/system';

export interface Sent {
  readonly method?: string;
  readonly body?: unknown;
  /** Sent as it is, whatever it is. */
  readonly text?: string;
  /** A file. */
  readonly bytes?: Uint8Array;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface RawAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: {
    readonly data?: unknown;
    readonly meta?: Readonly<Record<string, unknown>>;
    readonly error?: {
      readonly code: string;
      readonly message: string;
      readonly details?: Readonly<Record<string, unknown>>;
    };
  };
  readonly text: string;
}

/** A caller with a token, in a Space. Every answer is checked against the description. */
export class Party {
  /** As others use the API. Nothing is sent twice, so that a failure is seen. */
  readonly client: Switchyard;
  /** Shows the wire. */
  readonly api: WireClient;
  private readonly fetch: (request: Request) => Promise<Response>;

  constructor(
    readonly system: System,
    readonly account: AccountMade,
    readonly token: string,
    readonly tokenId: string,
    readonly spaceId: string = account.spaceId,
  ) {
    this.fetch = checkedFetch(system.checker);
    const settings = { baseUrl: system.apiUrl, token, spaceId };
    this.api = createWireClient({ ...settings, fetch: this.fetch });
    this.client = new Switchyard({
      ...settings,
      maxRetries: 0,
      fetch: (input, init) => this.fetch(new Request(input, init)),
    });
  }

  /** The same person with another token, or in another Space. */
  as({
    token = this.token,
    tokenId = this.tokenId,
    spaceId = this.spaceId,
  }: {
    token?: string;
    tokenId?: string;
    spaceId?: string;
  }): Party {
    return new Party(this.system, this.account, token, tokenId, spaceId);
  }

  /** A raw request, for input that the typed client refuses. */
  async send(
    path: string,
    { method = 'GET', body, text, bytes, headers = {} }: Sent = {},
  ): Promise<RawAnswer> {
    const content = bytes ?? text ?? (body === undefined ? undefined : JSON.stringify(body));
    const type =
      content === undefined
        ? {}
        : { 'content-type': bytes ? 'application/octet-stream' : 'application/json' };
    const all = {
      authorization: `Bearer ${this.token}`,
      'x-space-id': this.spaceId,
      ...type,
      ...headers,
    };
    const sent = Object.fromEntries(Object.entries(all).filter(([, value]) => value !== ''));
    const response = await this.fetch(
      new Request(`${this.system.apiUrl}${path}`, {
        method,
        headers: sent,
        ...(content === undefined ? {} : { body: content }),
      }),
    );
    const answer = await response.text();
    return {
      status: response.status,
      headers: response.headers,
      text: answer,
      body: answer === '' ? {} : (JSON.parse(answer) as RawAnswer['body']),
    };
  }
}

/** A new account with a token of every scope, or of those named. */
export const givenParty = async (
  system: System,
  { scopes = SCOPES, ...options }: NewAccount & { readonly scopes?: readonly string[] } = {},
): Promise<Party> => {
  const account = await system.admin.createAccount(options);
  const { token, tokenId } = await system.admin.createToken(account.accountId, scopes);
  return new Party(system, account, token, tokenId);
};

interface Called<Body> {
  readonly data?: Body;
  readonly error?: unknown;
  readonly response: Response;
}

export interface Refused {
  readonly status: number;
  readonly code: string;
  readonly details: Readonly<Record<string, unknown>>;
  readonly headers: Headers;
}

/** The `data` of an answer; throws the code when it was refused. */
export const answered = async <Data>(
  call: Promise<Called<{ readonly data: Data }>>,
): Promise<Data> => {
  const { data, error, response } = await call;
  if (data === undefined) {
    throw new Error(
      `${response.url} was refused with ${response.status}: ${JSON.stringify(error)}`,
    );
  }
  return data.data;
};

/** Status, code and details of a refusal; throws when it was none. */
export const refused = async (call: Promise<Called<unknown>>): Promise<Refused> => {
  const { error, response } = await call;
  if (error === undefined) throw new Error(`${response.url} was not refused: ${response.status}`);
  const { code, details = {} } = (
    error as { error: { code: string; details?: Readonly<Record<string, unknown>> } }
  ).error;
  return { status: response.status, code, details, headers: response.headers };
};

/** What a call of the client was refused with; throws when it was not refused. */
export const refusalOf = async (call: PromiseLike<unknown>): Promise<APIError> => {
  try {
    await call;
  } catch (error) {
    if (error instanceof APIError) return error;
    throw error;
  }
  throw new Error('The call was not refused.');
};

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

interface WireClient {
  readonly GET: WireMethod<'get'>;
  readonly PUT: WireMethod<'put'>;
  readonly POST: WireMethod<'post'>;
  readonly PATCH: WireMethod<'patch'>;
  readonly DELETE: WireMethod<'delete'>;
}

interface WireSettings {
  readonly baseUrl: string;
  readonly token: string;
  readonly spaceId: string;
  readonly fetch: (request: Request) => Promise<Response>;
}

/**
 * A typed client that shows the wire: `data` is the body of an answer, `error` that of a refusal,
 * which is not thrown. Throws only when no answer came.
 */
const createWireClient = ({ baseUrl, token, spaceId, fetch }: WireSettings): WireClient =>
  openapiFetch<paths>({
    baseUrl,
    headers: { authorization: `Bearer ${token}`, 'x-space-id': spaceId },
    // Lists are one parameter, divided by commas.
    querySerializer: { array: { style: 'form', explode: false } },
    fetch,
  }) as unknown as WireClient;
