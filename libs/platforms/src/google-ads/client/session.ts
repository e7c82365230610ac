import type { OpenConnection } from '../../port/connection';
import { type Failure, PlatformFailure } from '../../port/failure';
import type { HttpAnswer, HttpRequest, PlatformIo } from '../../port/io';
import type { AccessTokens } from '../../transport/access-tokens';
import { jsonText } from '../../transport/requests';
import { asRead } from '../../transport/transport-failure';
import {
  classifyAnswer,
  classifyError,
  contradicted,
  contradictedRead,
  errorsIn,
  type GoogleError,
  type GoogleStatus,
  operationIndex,
  type Purpose,
  requestIdIn,
  type ServedBy,
} from './failures';
import type { Row } from './objects';

/** One connection at work: everything a request needs beside its path and body. */
export interface Session {
  readonly connection: OpenConnection;
  readonly io: PlatformIo;
  readonly tokens: AccessTokens;
  /** Host and version, e.g. `https://googleads.googleapis.com/v25`. */
  readonly rootUrl: string;
  /** Ten digits. */
  readonly customerId: string;
  /** The manager through which the account is reached. */
  readonly loginCustomerId: string | null;
}

/** `123-456-7890` is how people write it, `1234567890` is how the API does. */
export const digitsOf = (accountId: string): string => accountId.replace(/\D/g, '');

/** The manager of the setting `loginCustomerId`, ten digits; null where none is set. */
export const managerOf = ({ settings }: OpenConnection): string | null => {
  const { loginCustomerId } = settings;
  const digits =
    typeof loginCustomerId === 'string' || typeof loginCustomerId === 'number'
      ? digitsOf(String(loginCustomerId))
      : '';
  return digits === '' ? null : digits;
};

interface Call {
  readonly path: string;
  readonly body?: unknown;
  readonly purpose: Purpose;
  /** Awaited right before each sending of a write. */
  readonly open?: () => Promise<void>;
  readonly servedBy?: ServedBy;
  /** Operations of a write, as the daily quota counts them. */
  readonly operations?: number;
}

/** Sends one request and hands over its JSON. Throws PlatformFailure for everything else. */
export const call = async (
  session: Session,
  { path, body, purpose, open, servedBy, operations = 1 }: Call,
): Promise<{ readonly json: unknown; readonly requestId?: string }> => {
  const answer = await answerOf(
    session,
    requestFor(session, {
      path,
      body,
      ...(purpose === 'write' ? { dayCost: operations } : { reads: true }),
    }),
    purpose,
    open,
  );
  if (answer.status !== 200) throw new PlatformFailure(classifyAnswer(answer, purpose, servedBy));
  const requestId = answer.headers['request-id'];
  try {
    return { json: JSON.parse(answer.body.toString('utf8')) as unknown, requestId };
  } catch {
    const detail = {
      code: 'ANSWER_UNREADABLE',
      message: 'The platform answered 200 with a body that is not JSON.',
      requestId,
    };
    throw new PlatformFailure({ kind: purpose === 'write' ? 'unknown' : 'unavailable', detail });
  }
};

const answerOf = async (
  { tokens, connection, io }: Session,
  build: (token: string) => HttpRequest,
  purpose: Purpose,
  open: Call['open'],
): Promise<HttpAnswer> => {
  try {
    return await tokens.send(connection, io, build, open);
  } catch (error) {
    if (!(error instanceof PlatformFailure) || purpose === 'write') throw error;
    throw new PlatformFailure(asRead(error.failure));
  }
};

const requestFor =
  (
    session: Session,
    { path, body, ...cost }: Pick<Call, 'path' | 'body'> & Pick<HttpRequest, 'dayCost' | 'reads'>,
  ) =>
  (token: string): HttpRequest => ({
    method: body === undefined ? 'GET' : 'POST',
    url: `${session.rootUrl}/${path}`,
    headers: {
      authorization: `Bearer ${token}`,
      ...(session.loginCustomerId === null ? {} : { 'login-customer-id': session.loginCustomerId }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: jsonText(body) }),
    counted: true,
    ...cost,
  });

/** Rows that one request answers; fixed by the vendor (PAGE_SIZE_NOT_SUPPORTED). */
export const ROWS_PER_PAGE = 10_000;

/** All rows of a query, page by page. One request per page. */
export async function* search(session: Session, query: string): AsyncGenerator<Row> {
  let pageToken: string | undefined;
  do {
    const page = await pageOf(session, query, pageToken);
    yield* page.rows;
    if (page.next !== undefined && page.next === pageToken) {
      throw contradictedRead('The next page is this page.');
    }
    pageToken = page.next;
  } while (pageToken !== undefined);
}

export const searchAll = async (session: Session, query: string): Promise<readonly Row[]> => {
  const rows: Row[] = [];
  for await (const row of search(session, query)) rows.push(row);
  return rows;
};

const pageOf = async (
  session: Session,
  query: string,
  pageToken: string | undefined,
): Promise<{ readonly rows: readonly Row[]; readonly next?: string }> => {
  const body = { query, ...(pageToken === undefined ? {} : { pageToken }) };
  const { json, requestId } = await call(session, {
    path: `customers/${session.customerId}/googleAds:search`,
    body,
    purpose: 'read',
  });
  const { results = [], nextPageToken } = json as {
    readonly results?: unknown;
    readonly nextPageToken?: unknown;
  };
  if (!Array.isArray(results)) {
    throw contradictedRead('A search answered no list of rows.', requestId);
  }
  return {
    rows: results as readonly Row[],
    ...(typeof nextPageToken === 'string' && nextPageToken !== '' ? { next: nextPageToken } : {}),
  };
};

/** What became of one operation. */
export type Result =
  | {
      readonly kind: 'done';
      readonly resourceName: string;
      readonly resource: Readonly<Record<string, unknown>>;
      readonly requestId?: string;
    }
  | {
      readonly kind: 'failed';
      readonly errors: readonly GoogleError[];
      readonly requestId?: string;
    }
  /** The answer says neither. */
  | { readonly kind: 'contradicted'; readonly failure: Failure };

/** Operations that one request takes (TOO_MANY_MUTATE_OPERATIONS). */
export const OPERATIONS_PER_REQUEST = 10_000;

/**
 * Sends operations in one request; each succeeds or fails by itself. `open` is awaited right before
 * the sending.
 */
export const mutate = (
  session: Session,
  operations: readonly Operation[],
  open: () => Promise<void>,
): Promise<readonly Result[]> => send(session, operations, true, { open });

/**
 * Sends operations that succeed or fail together: a refusal of one is thrown as that of all, with
 * the field that `servedBy` names for it.
 */
export const mutateWhole = (
  session: Session,
  operations: readonly Operation[],
  sending: Sending,
): Promise<readonly Result[]> => send(session, operations, false, sending);

type Sending = Pick<Call, 'open' | 'servedBy'>;

const send = async (
  session: Session,
  operations: readonly Operation[],
  partialFailure: boolean,
  sending: Sending,
): Promise<readonly Result[]> => {
  const body = {
    mutateOperations: operations.map(wireOperation),
    partialFailure,
    responseContentType: 'MUTABLE_RESOURCE',
  };
  const { json, requestId } = await call(session, {
    path: `customers/${session.customerId}/googleAds:mutate`,
    body,
    purpose: 'write',
    operations: operations.length,
    ...sending,
  });
  const { mutateOperationResponses: responses = [], partialFailureError = {} } = json as {
    readonly mutateOperationResponses?: unknown;
    readonly partialFailureError?: GoogleStatus;
  };
  if (!Array.isArray(responses) || responses.length !== operations.length) {
    throw new PlatformFailure(
      contradicted('Another number of results than of operations.', requestId),
    );
  }
  const errors = errorsByOperation(partialFailureError);
  const id = requestIdIn(partialFailureError) ?? requestId;
  return operations.map((operation, index) =>
    resultOf(operation, responses[index], errors.get(index) ?? [], id),
  );
};

/** An error that names no operation means the whole request. */
const errorsByOperation = (status: GoogleStatus): ReadonlyMap<number, readonly GoogleError[]> => {
  const byIndex = new Map<number, GoogleError[]>();
  for (const error of errorsIn(status)) {
    const index = operationIndex(error);
    if (index === undefined) {
      throw new PlatformFailure(classifyError(error, null, requestIdIn(status)));
    }
    byIndex.set(index, [...(byIndex.get(index) ?? []), error]);
  }
  return byIndex;
};

const resultOf = (
  operation: Operation,
  response: unknown,
  errors: readonly GoogleError[],
  requestId: string | undefined,
): Result => {
  const result = (
    response as Readonly<Record<string, Readonly<Record<string, unknown>> | undefined>> | null
  )?.[resultName(operation.kind)];
  const name = result?.['resourceName'];
  if (errors.length > 0 && name === undefined) return { kind: 'failed', errors, requestId };
  if (errors.length > 0 || typeof name !== 'string') {
    return {
      kind: 'contradicted',
      failure: contradicted(
        `An operation was answered with ${errors.length} errors and ${name === undefined ? 'no' : 'a'} name.`,
        requestId,
      ),
    };
  }
  return { kind: 'done', resourceName: name, resource: result ?? {}, requestId };
};

type Body = { readonly [member: string]: unknown };

/** One of create, update (with its mask) and remove, as every Google mutate takes it. */
export type Write =
  | { readonly create: Body }
  | { readonly update: Body & { readonly resourceName: string }; readonly updateMask: string }
  | { readonly remove: string };

export const OPERATION_KINDS = [
  'campaignBudgetOperation',
  'campaignOperation',
  'campaignCriterionOperation',
  'adGroupOperation',
  'adGroupAdOperation',
  'adOperation',
  'adGroupCriterionOperation',
  'assetOperation',
  'campaignAssetOperation',
  'assetGroupOperation',
  'assetGroupAssetOperation',
] as const;
export type OperationKind = (typeof OPERATION_KINDS)[number];

export interface Operation {
  readonly kind: OperationKind;
  readonly write: Write;
}

/** The wire form inside `mutateOperations`. */
const wireOperation = ({ kind, write }: Operation): Body => ({ [kind]: write });

/** The name of its answer inside `mutateOperationResponses`. */
const resultName = (kind: OperationKind): string => kind.replace(/Operation$/, 'Result');

/** The resource inside such an answer, e.g. `campaign` in `campaignResult`. */
export const resourceName = (kind: OperationKind): string => kind.replace(/Operation$/, '');

/** Parts of at most `size` items, in order. */
export const chunksOf = <T>(items: readonly T[], size: number): readonly (readonly T[])[] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  );
