import { preconditionFailed, validationError } from '@switchyard/kernel';

/** What a caller says the version must be: a number, `*` (any), or nothing said. */
export type ExpectedVersion = number | '*' | undefined;

/** Reads If-Match. A tag that we never gave out is a 400 issue at header.If-Match. */
export const ifMatch = (
  headers: Readonly<Record<string, string | string[] | undefined>>,
): ExpectedVersion => {
  const header = headers['if-match'];
  if (header === undefined) return undefined;
  if (header === '*') return '*';
  const version =
    typeof header === 'string' ? /^"(0|[1-9]\d{0,14})"$/.exec(header.trim())?.[1] : undefined;
  if (version === undefined) throw badIfMatch();
  return Number(version);
};

/** Throws PRECONDITION_FAILED when the stored version is not the expected one. */
export const requireVersion = (expected: ExpectedVersion, stored: number): void => {
  if (typeof expected === 'number' && expected !== stored) throw preconditionFailed();
};

const badIfMatch = (): Error =>
  validationError([
    {
      path: 'header.If-Match',
      code: 'BAD_FORMAT',
      message: 'If-Match must be one entity tag as an answer gave it, like "3", or *',
    },
  ]);
