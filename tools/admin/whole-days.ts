import { validationError } from '@switchyard/kernel';

/** A whole number; its range is a rule of tokens. */
export const wholeDays = (text: string): number => {
  if (/^\d{1,6}$/.test(text)) return Number(text);
  throw validationError([
    {
      path: '/expiresInDays',
      code: 'WRONG_TYPE',
      message: `"${text}" is no whole number of days.`,
    },
  ]);
};
