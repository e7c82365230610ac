import {
  type APIError,
  classOfStatus,
  type RequestFacts,
  UnexpectedAnswerError,
} from './errors.js';
import { ERRORS_OF_CODES } from './generated/errors-of-codes.js';

/** An answer whose body was read to its end. */
export interface ReadAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

/** The parsed body of a success, undefined without one; the error when it is none of the API. */
export const bodyOf = (answer: ReadAnswer, facts: RequestFacts): unknown => {
  if (answer.text === '') return undefined;
  const body = parsed(answer.text);
  if (typeof body === 'object' && body !== null) return body;
  return new UnexpectedAnswerError(refusalOf(answer, facts, noAnswerOfTheApi(answer.status)));
};

interface RefusalBody {
  readonly code: string | null;
  readonly message: string;
  readonly details: Readonly<Record<string, unknown>>;
  readonly requestId?: string;
}

/** The error of an answer that is no success: of its code's class, else of its status's. */
export const errorOf = (answer: ReadAnswer, facts: RequestFacts): APIError => {
  const body = refusalBodyOf(parsed(answer.text)) ?? noAnswerOfTheApi(answer.status);
  const ofCode = body.code === null ? undefined : ERRORS_OF_CODES[body.code];
  const Class = ofCode?.[0] === answer.status ? ofCode[1] : classOfStatus(answer.status);
  return new Class(refusalOf(answer, facts, body));
};

const refusalOf = (
  { status, headers }: ReadAnswer,
  { method, path, attempts, idempotencyKey }: RequestFacts,
  { code, message, details, requestId }: RefusalBody,
) => ({
  status,
  code,
  message,
  details,
  requestId: headers.get('x-request-id') ?? requestId ?? null,
  retryAfter: retryAfterOf(headers),
  method,
  path,
  attempts,
  idempotencyKey,
});

const noAnswerOfTheApi = (status: number): RefusalBody => ({
  code: null,
  message:
    status >= 300 && status < 400
      ? 'The answer is a redirect. Use the address that it leads to as `baseUrl`.'
      : 'The answer is not one of the API. A proxy may have sent it.',
  details: {},
});

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

type Members = Readonly<Record<string, unknown>>;

const membersOf = (value: unknown): Members | undefined =>
  typeof value === 'object' && value !== null ? (value as Members) : undefined;

/**
 * The three forms of a refusal: `{ error: { code, … } }`, the bare body of a reached limit, and
 * problem+json. Undefined for anything else.
 */
const refusalBodyOf = (body: unknown): RefusalBody | undefined => {
  const members = membersOf(body);
  if (!members) return undefined;
  if (typeof members['error'] === 'string') {
    const { error, ...details } = members;
    return { code: String(error), message: 'A limit of the plan is reached.', details };
  }
  return refusalIn(membersOf(members['error']) ?? members);
};

const refusalIn = ({
  code,
  message,
  detail,
  details,
  requestId,
}: Members): RefusalBody | undefined =>
  typeof code === 'string'
    ? {
        code,
        message: String(message ?? detail ?? code),
        details: membersOf(details) ?? {},
        ...(typeof requestId === 'string' ? { requestId } : {}),
      }
    : undefined;

/** Seconds, or a day and time; null without the header and for what is neither. */
export const retryAfterOf = (headers: Headers, now = Date.now()): number | null => {
  const text = headers.get('retry-after')?.trim();
  if (text === undefined || text === '') return null;
  if (/^\d+(\.\d+)?$/.test(text)) return Number(text);
  const at = Date.parse(text);
  return Number.isNaN(at) ? null : Math.max(0, (at - now) / 1_000);
};
