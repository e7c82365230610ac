import addFormats from 'ajv-formats';
import Ajv2020, { type ValidateFunction } from 'ajv/dist/2020';

interface DescribedResponse {
  readonly content?: Readonly<Record<string, unknown>>;
}

interface Operation {
  readonly operationId: string;
  readonly responses: Readonly<Record<string, DescribedResponse | { readonly $ref: string }>>;
  readonly 'x-error-codes': readonly string[];
  readonly 'x-required-scopes': readonly string[];
}
export interface Description {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly responses: Readonly<Record<string, DescribedResponse>> };
}

export interface DescribedOperation {
  readonly method: string;
  /** With `{id}` where an id is. */
  readonly path: string;
  readonly operation: Operation;
}

export interface GivenAnswer {
  readonly method: string;
  readonly path: string;
  readonly status: number;
  /** What was parsed; the text of an answer that is no JSON. */
  readonly body: unknown;
  /** JSON unless stated. */
  readonly mediaType?: string;
}

const JSON_TYPE = 'application/json';
/** The media type of a refusal when a request asks for it; it is described like the JSON form. */
const PROBLEM_TYPE = 'application/problem+json';
const asPointer = (path: string): string =>
  path.replaceAll('~', '~0').replaceAll('/', '~1').replaceAll('{', '%7B').replaceAll('}', '%7D');
const asPattern = (path: string): RegExp => new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`);

/** Holds every answer against the description that the api gives of itself. */
export class AnswerChecker {
  readonly operations: readonly DescribedOperation[];
  private readonly ajv = new Ajv2020({ strict: false, allErrors: true });
  private readonly compiled = new Map<string, ValidateFunction>();

  constructor(private readonly description: Description) {
    this.operations = Object.entries(description.paths).flatMap(([path, verbs]) =>
      Object.entries(verbs).map(([verb, operation]) => ({
        method: verb.toUpperCase(),
        path,
        operation,
      })),
    );
    addFormats(this.ajv);
    // Clients must take a value that is new; we answer the listed ones alone.
    this.ajv.addKeyword({
      keyword: 'x-extensible-enum',
      type: 'string',
      validate: (listed: readonly string[], value: string) => listed.includes(value),
    });
    this.ajv.addSchema({ ...closedSchemas(description), $id: 'description' });
  }

  static async of(apiUrl: string, path = '/api/v1/openapi.json'): Promise<AnswerChecker> {
    return new AnswerChecker((await (await fetch(`${apiUrl}${path}`)).json()) as Description);
  }

  /** Fixed words win over parameters: `/keywords/bulk` is not a keyword. */
  operationOf(method: string, path: string): DescribedOperation | undefined {
    const fitting = this.operations.filter(
      (one) => one.method === method && asPattern(one.path).test(path),
    );
    return fitting.toSorted((a, b) => a.path.split('{').length - b.path.split('{').length)[0];
  }

  /**
   * Throws for an undeclared status, code or member; for a path that is not described, unless it is
   * the error shape.
   */
  check(answer: GivenAnswer): void {
    const described = this.operationOf(answer.method, answer.path);
    const problem = described ? this.problemOf(described, answer) : unknownRouteProblem(answer);
    if (problem) {
      throw new Error(
        `${answer.method} ${answer.path} answered ${answer.status} against its description: ${problem}\n${JSON.stringify(answer.body)?.slice(0, 2_000)}`,
      );
    }
  }

  private problemOf(
    { method, path, operation }: DescribedOperation,
    { status, body, mediaType = JSON_TYPE }: GivenAnswer,
  ): string | undefined {
    const response = operation.responses[String(status)];
    if (!response) return `status ${status} is not declared`;
    const shared = '$ref' in response ? nameIn(response) : undefined;
    const declared =
      '$ref' in response ? this.description.components.responses[nameIn(response)]! : response;
    if (declared.content === undefined) {
      return body === undefined ? undefined : 'a body where none is declared';
    }
    if (mediaType === PROBLEM_TYPE && JSON_TYPE in declared.content) {
      return wrongProblem(body, status, operation);
    }
    if (!(mediaType in declared.content)) return `media type ${mediaType} is not declared`;
    if (mediaType !== JSON_TYPE) return undefined;
    const code = codeOf(body);
    if (code !== undefined && !operation['x-error-codes'].includes(code)) {
      return `code ${code} is not declared`;
    }
    const place =
      shared === undefined
        ? `/paths/${asPointer(path)}/${method.toLowerCase()}/responses/${status}`
        : `/components/responses/${shared}`;
    const validate = this.validator(`${place}/content/${asPointer(JSON_TYPE)}/schema`);
    return validate(body) ? undefined : this.ajv.errorsText(validate.errors);
  }

  private validator(pointer: string): ValidateFunction {
    const known =
      this.compiled.get(pointer) ?? this.ajv.compile({ $ref: `description#${pointer}` });
    this.compiled.set(pointer, known);
    return known;
  }
}

const nameIn = ({ $ref }: { readonly $ref: string }): string => $ref.split('/').at(-1)!;

const wrongProblem = (
  body: unknown,
  expected: number,
  operation: Operation,
): string | undefined => {
  const { type, title, status, detail, instance, code } = body as Readonly<Record<string, unknown>>;
  if ([type, title, detail, instance, code].some((member) => typeof member !== 'string')) {
    return 'a member of RFC 9457 is missing';
  }
  if (status !== expected) return `status ${String(status)} is not that of the answer`;
  return operation['x-error-codes'].includes(code as string)
    ? undefined
    : `code ${code as string} is not declared`;
};

const codeOf = (body: unknown): string | undefined => {
  const { error, code } = (body ?? {}) as { error?: unknown; code?: unknown };
  if (typeof code === 'string') return code;
  return typeof error === 'string' ? error : (error as { code?: string } | undefined)?.code;
};

/** The answer to a browser's preflight belongs to HTTP, not to the description. */
const isPreflight = ({ method, status, body }: GivenAnswer): boolean =>
  method === 'OPTIONS' && status === 204 && body === undefined;

const unknownRouteProblem = (answer: GivenAnswer): string | undefined =>
  isPreflight(answer) ? undefined : undescribed(answer);

/** Unknown routes and methods answer the error shape, whatever they are. */
const undescribed = ({ body, path }: GivenAnswer): string | undefined =>
  path.startsWith('/api/v1') && path !== '/api/v1/openapi.json' && codeOf(body) === undefined
    ? 'no such operation is described, and it is not an error'
    : undefined;

const HEADERS = ['x-request-id', 'x-ratelimit-limit', 'x-ratelimit-remaining', 'x-ratelimit-reset'];

/** Every answer under `/api/v1` carries these. */
const checkHeaders = (path: string, { headers }: Response): void => {
  const missing = HEADERS.filter((name) => !headers.has(name));
  if (missing.length > 0) throw new Error(`${path} answered without ${missing.join(', ')}`);
};

const bodyOf = (mediaType: string, text: string): unknown => {
  if (text === '') return undefined;
  return mediaType === JSON_TYPE || mediaType === PROBLEM_TYPE ? JSON.parse(text) : text;
};

/** `fetch` that holds every answer against the description and throws when it is another. */
export const checkedFetch =
  (checker: AnswerChecker) =>
  async (request: Request): Promise<Response> => {
    const response = await fetch(request);
    const { pathname } = new URL(request.url);
    const text = await response.clone().text();
    checkHeaders(pathname, response);
    const mediaType = response.headers.get('content-type')?.split(';')[0] ?? JSON_TYPE;
    checker.check({
      method: request.method,
      path: pathname,
      status: response.status,
      body: bodyOf(mediaType, text),
      mediaType,
    });
    return response;
  };

type Json =
  null | boolean | number | string | readonly Json[] | { readonly [member: string]: Json };

const isObject = (value: Json): value is { readonly [member: string]: Json } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * An object schema that lists its members takes no others, unless it says so itself. Clients must
 * be open; our own answers must not.
 */
const closed = (value: Json): Json => {
  if (Array.isArray(value)) return value.map(closed);
  if (!isObject(value)) return value;
  const inner = Object.fromEntries(
    Object.entries(value).map(([member, one]) => [member, closed(one)]),
  );
  return isObject(value['properties'] ?? null) && !('additionalProperties' in value)
    ? { ...inner, additionalProperties: false }
    : inner;
};

/** The document with every object closed, so that an answer with an undeclared member is caught. */
const closedSchemas = (document: unknown): Record<string, unknown> =>
  closed(document as Json) as Record<string, unknown>;
