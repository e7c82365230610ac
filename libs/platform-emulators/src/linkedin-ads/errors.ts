import type { Fields } from '../core/json';
import type { VendorAnswer } from '../vendor';
import { unverifiedErrors } from './unverified';

/** One broken rule of the vendor's. */
export interface Problem {
  readonly code: DocumentedCode;
  readonly path: string;
  readonly description: string;
}

export const problem = (code: DocumentedCode, path: string, description: string): Problem => ({
  code,
  path,
  description: `${path || 'The request'} ${description}`,
});

/**
 * Which error a resource speaks: the newer one with codes, or the older one without (platform
 * document 2f).
 */
export type Dialect = 'detailed' | 'plain';

/** The refusal for broken rules: several of them at once under one code. */
export function refusalOf(problems: readonly Problem[], dialect: Dialect): Refusal {
  const [first = problem('INTERNAL_ERROR', '', 'failed.')] = problems;
  const status = Math.max(...problems.map(({ code }) => STATUS_OF[code]), STATUS_OF[first.code]);
  const message = problems.map((one) => one.description).join(' ');
  if (dialect === 'plain') return new Refusal(status, plainError(status, message));
  if (problems.length === 1) {
    return new Refusal(status, detailedError(status, first.code, first.description, problems));
  }
  return new Refusal(
    status,
    detailedError(
      status,
      'MULTIPLE_VALIDATIONS_FAILED',
      'Multiple errors occurred during the input validation.',
      problems,
    ),
    message,
  );
}

export const refuse = (
  code: DocumentedCode,
  path: string,
  description: string,
  dialect: Dialect,
): Refusal => refusalOf([problem(code, path, description)], dialect);

/** An answer that is an error, thrown from wherever it is found. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly body: Fields,
    /** Everything that is wrong, in one text. */
    message = String(body.message),
  ) {
    super(message);
  }

  get answer(): VendorAnswer {
    return { status: this.status, body: this.body };
  }
}

/** One thing that is wrong with an input, and where: `/dailyBudget/amount`. */
export interface InputError {
  readonly code: string;
  readonly path: string;
  readonly description: string;
}

/**
 * The older error: all resources but ad accounts, campaign groups and campaigns (platform document
 * 2f).
 */
export function plainError(
  status: number,
  message: string,
  serviceErrorCode: number = unverifiedErrors.generalServiceCode,
): Fields {
  return { message, serviceErrorCode, status };
}

/**
 * The newer error, which its `code` distinguishes from the older one. Faults that depend on another
 * field have a list of their own.
 */
function detailedError(
  status: number,
  code: string,
  message: string,
  errors: readonly InputError[],
): Fields {
  const isConditional = (error: InputError) => error.code.startsWith('CONDITIONAL_');
  return {
    status,
    serviceErrorCode: unverifiedErrors.inputServiceCode,
    code,
    message,
    errorDetailType: 'com.linkedin.common.error.BadRequest',
    errorDetails: {
      inputErrors: errors.filter((error) => !isConditional(error)).map(inputError),
      conditionalInputErrors: errors.filter(isConditional).map(inputError),
    },
  };
}

const inputError = ({ code, path, description }: InputError): Fields => ({
  description,
  code,
  input: { inputPath: { fieldPath: path } },
});

/**
 * Codes of the vendor's public list of errors (page "error-responses") that are used here, with
 * their HTTP status.
 */
export const STATUS_OF = {
  AUDIENCE_SIZE_TOO_SMALL: 400,
  CANNOT_UPDATE_BACKFILLED_CAMPAIGN_GROUPS: 400,
  CONDITIONAL_FIELD_NOT_ALLOWED: 400,
  CONDITIONAL_INVALID_VALUE: 400,
  CONDITIONAL_MISSING_FIELD: 400,
  CONDITIONAL_VALUE_TOO_LOW: 400,
  CONVERSION_CAMPAIGN_MISSING_ASSOCIATED_CONVERSION: 400,
  CURRENCY_MISMATCH: 400,
  DATE_IMMUTABLE_WHEN_PASSED: 400,
  DATE_TOO_EARLY: 400,
  DELETE_ALLOWED_ONLY_FOR_DRAFT_STATUS: 400,
  FIELD_CANNOT_BE_BOTH_IN_INCLUDED_AND_EXCLUDED_TARGETING: 400,
  FIELD_IMMUTABLE_FOR_NON_DRAFT_CAMPAIGNS: 400,
  FIELD_LENGTH_TOO_LONG: 400,
  FIELD_NOT_ALLOWED: 400,
  FIELD_VALUE_DOES_NOT_EXIST: 400,
  FIELD_VALUE_NOT_ACTIVE: 400,
  FIELD_VALUE_TOO_HIGH: 400,
  FIELD_VALUE_TOO_LOW: 400,
  IMMUTABLE_ASSOCIATED_ENTITY: 400,
  IMMUTABLE_CAMPAIGN_OBJECTIVE_TYPE: 400,
  INCOMPATIBLE_TARGETING_COMBINATION: 400,
  INTERNAL_ERROR: 500,
  INVALID_CAMPAIGN_CONFIGURATION: 400,
  INVALID_VALUE_BLANK_FIELD: 400,
  INVALID_VALUE_DUPLICATE_EXIST: 400,
  INVALID_VALUE_FOR_FIELD: 400,
  MISMATCH_FIELDS: 400,
  MISSING_FIELD: 400,
  MULTIPLE_VALIDATIONS_FAILED: 400,
  NO_PERMISSION_ON_ENTITY: 403,
  NOT_FOUND: 404,
  ONLY_DRAFT_CAMPAIGNS_ALLOWED_IN_DRAFT_CAMPAIGN_GROUPS: 400,
  START_DATE_AFTER_END_DATE: 400,
  STATUS_CHANGE_NOT_ALLOWED: 400,
} as const;

export type DocumentedCode = keyof typeof STATUS_OF;

/** A parameter is not Rest.li 2.0 or of the wrong type. */
export function badParameter(name: string): Refusal {
  return queryFault(
    [name],
    unverifiedErrors.badParameter,
    'Invalid value for param; wrong type or other syntax error',
  );
}

/** The finder has no such parameters. */
export function unknownParameter(names: readonly string[]): Refusal {
  return queryFault(names, unverifiedErrors.unknownParameter, 'Query parameter is not allowed');
}

/** A parameter that the finder needs is not there. */
export function missingParameter(name: string): Refusal {
  return queryFault([name], unverifiedErrors.missingParameter, 'Parameter is required');
}

function queryFault(names: readonly string[], code: string, description: string): Refusal {
  const problems = names.map((name) => ({ code, path: name, description }));
  return new Refusal(
    400,
    detailedError(
      400,
      unverifiedErrors.illegalArgument,
      'Invalid param. Please see errorDetails for more information.',
      problems,
    ),
  );
}
