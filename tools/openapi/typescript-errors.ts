import { REFUSAL_STATUS, REFUSAL_TEXTS, type RefusalCode } from '@switchyard/kernel';
import type { Description } from './described-operations';

/** The class of each status, as the client has them. */
const CLASS_OF_STATUS: Readonly<Record<number, string>> = {
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

interface Detail {
  readonly type: string;
  readonly otherwise: string;
  readonly text: string;
}

const idOf = (text: string): Detail => ({ type: 'string | null', otherwise: 'null', text });
const listOf = (type: string, text: string): Detail => ({
  type: `readonly ${type}[]`,
  otherwise: '[]',
  text,
});

/** Members of `details` that the class of a code offers by name. */
const DETAILS: Readonly<Partial<Record<RefusalCode, Readonly<Record<string, Detail>>>>> = {
  VALIDATION_ERROR: { issues: listOf('Issue', 'Every fault, with the path of its field.') },
  SYNC_PLAN_DRIFT: {
    changed: listOf('MovedPart', 'What changed since the preview.'),
  },
  PLAN_ALREADY_APPLIED: { syncId: idOf('The sync that applies the plan, or has applied it.') },
  PLAN_BLOCKED: { blocked: listOf('BlockedCampaign', 'The campaigns and what they lack.') },
  SYNC_ALREADY_ACTIVE: { syncId: idOf('The sync that is running.') },
  INSUFFICIENT_SCOPE: { required: listOf('string', 'The scopes that the token lacks.') },
  NAME_TAKEN: { conflictingId: idOf('What has the name.') },
  KEYWORD_TAKEN: { conflictingId: idOf('The keyword that is there.') },
  ASSET_ALREADY_ATTACHED: { conflictingId: idOf('The attachment that is there.') },
  CONNECTION_EXISTS: { connectionId: idOf('The connection that is there.') },
  CONNECTION_IN_USE: { campaignIds: listOf('string', 'The campaigns that are linked.') },
  BUSINESS_IN_USE: {
    campaignIds: listOf('string', 'The campaigns of the business.'),
    angleIds: listOf('string', 'The angles of the business.'),
  },
  LIMIT_REACHED: {
    reason: { type: 'string', otherwise: "''", text: 'Why, such as `QUOTA_SPENT`.' },
    action: { type: 'string', otherwise: "''", text: 'What was refused.' },
    cap: { type: 'number | null', otherwise: 'null', text: 'How much the plan allows.' },
    currentUsage: { type: 'number | null', otherwise: 'null', text: 'How much is used.' },
    capField: idOf('The name of the limit.'),
    resetAt: { type: 'number | null', otherwise: 'null', text: 'Unix time in milliseconds.' },
    upgradeUrl: { type: 'string', otherwise: "''", text: 'Where the plan can be changed.' },
  },
};

/** Every code that an operation of the description can answer, with its status. */
const codesOf = ({ paths }: Description): readonly (readonly [RefusalCode, number])[] => {
  const codes = Object.values(paths)
    .flatMap((verbs) => Object.values(verbs))
    .flatMap((operation) => (operation['x-error-codes'] ?? []) as readonly string[]);
  return [...new Set(codes)].toSorted().map((code) => {
    if (!(code in REFUSAL_STATUS)) throw new Error(`No status is known of the code ${code}.`);
    return [code as RefusalCode, REFUSAL_STATUS[code as RefusalCode]];
  });
};

const classOfStatus = (status: number): string =>
  CLASS_OF_STATUS[status] ?? (status >= 500 ? 'InternalServerError' : 'APIError');

/** `SYNC_PLAN_DRIFT` is `SyncPlanDriftError`, `VALIDATION_ERROR` is `ValidationError`. */
export const classOfCode = (code: string): string =>
  `${code
    .replace(/_ERROR$/, '')
    .toLowerCase()
    .replace(/(?:^|_)(\w)/g, (_, letter: string) => letter.toUpperCase())}Error`;

const getterOf = ([name, { type, otherwise, text }]: readonly [string, Detail]): string =>
  [
    '',
    `  /** ${text} */`,
    `  get ${name}(): ${type} {`,
    `    return (this.details['${name}'] ?? ${otherwise}) as ${type};`,
    '  }',
  ].join('\n');

const classText = (code: RefusalCode, status: number): string => {
  const details = Object.entries(DETAILS[code] ?? {});
  return [
    `/** ${status} \`${code}\`: ${REFUSAL_TEXTS[code].meaning} */`,
    `export class ${classOfCode(code)} extends ${classOfStatus(status)} {`,
    `  override readonly name: string = '${classOfCode(code)}';`,
    ...details.map(getterOf),
    '}',
    '',
  ].join('\n');
};

/** A class of its own is needed unless the status has one of that name. */
const isNew = ([code, status]: readonly [RefusalCode, number]): boolean =>
  classOfCode(code) !== classOfStatus(status);

/** The error classes of the client, one for each code. */
export const errorClasses = (document: Description): string => {
  const codes = codesOf(document).filter(isNew);
  const parents = [...new Set(codes.map(([, status]) => classOfStatus(status)))].toSorted();
  const types = ['BlockedCampaign', 'Issue', 'MovedPart'];
  return [
    `import { ${[...parents, ...types.map((name) => `type ${name}`)].join(', ')} } from '../errors.js';`,
    '',
    ...codes.map(([code, status]) => classText(code, status)),
  ].join('\n');
};

/** Which class stands for which code. */
export const errorTable = (document: Description): string => {
  const codes = codesOf(document);
  const own = codes.filter(isNew).map(([code]) => classOfCode(code));
  const ofStatus = codes.filter((one) => !isNew(one)).map(([code]) => classOfCode(code));
  return [
    `import { ${['type APIErrorClass', ...ofStatus].join(', ')} } from '../errors.js';`,
    `import {\n${own.map((name) => `  ${name},`).join('\n')}\n} from './errors.js';`,
    '',
    '/** Status and class of each code. With another status, the class of that status applies. */',
    'export const ERRORS_OF_CODES: Readonly<',
    '  Record<string, readonly [status: number, APIErrorClass] | undefined>',
    '> = {',
    ...codes.map(([code, status]) => `  ${code}: [${status}, ${classOfCode(code)}],`),
    '};',
    '',
  ].join('\n');
};
