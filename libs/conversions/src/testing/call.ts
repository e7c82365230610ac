import type { NestFastifyApplication } from '@nestjs/platform-fastify';

export interface ErrorBody {
  readonly code: string;
  readonly message?: string;
  readonly details?: {
    readonly issues?: readonly { readonly code: string; readonly path: string }[];
    readonly path?: string;
    readonly required?: readonly string[];
    readonly campaignIds?: readonly string[];
    readonly conflictingId?: string;
  };
}

/** A record as specs look at it; whole bodies are compared as they are. */
export interface ReadRecord {
  readonly id: string;
  readonly name: string;
  readonly version: number;
}

export interface Answered {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly text: string;
  /** `data` of a single record. */
  readonly data: ReadRecord;
  /** `data` of a list. */
  readonly rows: readonly ReadRecord[];
  readonly error: ErrorBody | undefined;
  /** The error's code and, for validation errors, `CODE path` of each issue. */
  readonly refused: readonly string[];
}

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';
export type Call = (
  method: Method,
  url: string,
  body?: unknown,
  headers?: Record<string, string>,
) => Promise<Answered>;

/**
 * Calls under `/api/v1` as a token of one Space; the header `scopes` narrows what the token may.
 */
export const callerOf =
  (app: NestFastifyApplication, spaceId: string): Call =>
  async (method, url, body, { scopes, ...headers } = {}) => {
    const authorization = `Bearer ${spaceId}${scopes === undefined ? '' : `|${scopes}`}`;
    const answer = await app.inject({
      method,
      url: `/api/v1${url}`,
      headers: { ...headers, authorization },
      ...(body === undefined ? {} : { payload: body as object }),
    });
    const { data, error } = JSON.parse(answer.body || '{}') as { data: unknown; error?: ErrorBody };
    const issues = error?.details?.issues?.map(({ code, path }) => `${code} ${path}`) ?? [];
    return {
      status: answer.statusCode,
      headers: answer.headers,
      text: answer.body,
      data: data as ReadRecord,
      rows: data as readonly ReadRecord[],
      error,
      refused: error ? [error.code, ...issues] : [],
    };
  };
