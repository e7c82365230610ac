import type { Issue } from '@switchyard/kernel';

/** A name needs at least one visible character. */
export const blankNameIssues = (name: string): Issue[] =>
  name.trim() === ''
    ? [{ path: '/name', code: 'TOO_SHORT', message: 'name must not be blank' }]
    : [];
