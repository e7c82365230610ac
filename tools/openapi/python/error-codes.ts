import { REFUSAL_STATUS, type RefusalCode } from '@switchyard/kernel';
import { allOf } from './models';
import { type Description } from './description';
import { errorClass } from './names';
import { pythonFile, quoted } from './text';

/** Classes that are written by hand, for they have members of their own. */
const BY_HAND = new Set(['ValidationError', 'SyncPlanDriftError', 'LimitReachedError']);

/** The classes of the statuses that have one; the others are `InternalServerError` and `APIError`. */
const OF_STATUS: Readonly<Record<number, string>> = {
  400: 'BadRequestError',
  401: 'AuthenticationError',
  402: 'PaymentRequiredError',
  403: 'PermissionDeniedError',
  404: 'NotFoundError',
  405: 'MethodNotAllowedError',
  408: 'RequestTimeoutError',
  409: 'ConflictError',
  412: 'PreconditionFailedError',
  413: 'PayloadTooLargeError',
  415: 'UnsupportedMediaTypeError',
  422: 'UnprocessableEntityError',
  429: 'RateLimitError',
};

/** A class of the bare refusal of a plan, which has no error envelope. */
const BARE = 'LIMIT_REACHED';

/** A class for each code of the description, below the class of its status. */
export const writeErrorCodes = ({ operations }: Description): string => {
  const codes = [...new Set([...operations.flatMap((one) => one.codes), BARE])].toSorted();
  const own = codes.filter((code) => !isKnown(code));
  const parents = ['APIError', 'InternalServerError', ...BY_HAND, ...Object.values(OF_STATUS)];
  return pythonFile(
    [['.._errors', parents]],
    [
      '',
      ...allOf(own.map(errorClass)),
      '',
      '',
      ...own.flatMap((code) => [
        `class ${errorClass(code)}(${parentOf(code)}):`,
        `    """The API answered ${statusOf(code)} \`${code}\`."""`,
        '',
        '',
      ]),
      'BY_CODE: dict[str, type[APIError]] = {',
      ...codes.map((code) => `    ${quoted(code)}: ${errorClass(code)},`),
      '}',
    ],
  );
};

const statusOf = (code: string): number =>
  (REFUSAL_STATUS as Readonly<Record<string, number>>)[code as RefusalCode] ?? 402;

const parentOf = (code: string): string =>
  OF_STATUS[statusOf(code)] ?? (statusOf(code) >= 500 ? 'InternalServerError' : 'APIError');

const isKnown = (code: string): boolean =>
  BY_HAND.has(errorClass(code)) || Object.values(OF_STATUS).includes(errorClass(code));
