import { validationError } from '@switchyard/kernel';

/** Throws when an operation without parameters is given some. */
export const refuseParameters = (query: unknown): void => {
  const names = Object.keys(query ?? {});
  if (names.length === 0) return;
  throw validationError(
    names.map((name) => ({
      path: `query.${name}`,
      code: 'UNKNOWN_FIELD' as const,
      message: `${name} is not a parameter of this operation`,
    })),
  );
};
