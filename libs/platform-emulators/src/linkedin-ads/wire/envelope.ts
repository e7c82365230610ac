import { unverifiedErrors } from '../unverified';
import type { Fields } from '../../json/fields';

/** One thing that is wrong with an input, and where: `/dailyBudget/amount`. */
export interface InputError {
  readonly code: string;
  readonly path: string;
  readonly description: string;
}

/** The older error: all resources but ad accounts, campaign groups and campaigns (platform document 2f). */
export function plainError(
  status: number,
  message: string,
  serviceErrorCode: number = unverifiedErrors.generalServiceCode,
): Fields {
  return { message, serviceErrorCode, status };
}

/** The newer error, told from the older one by its `code`. Faults that depend on another field stand in a list of their own. */
export function detailedError(
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
