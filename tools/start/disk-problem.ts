import { StartFailure } from './settings';

const ADVICE: Readonly<Record<string, readonly [problem: string, advice: string]>> = {
  ENOSPC: [
    'The disk is full.',
    'Free some space, then start again: what was kept before is still there.',
  ],
  EDQUOT: [
    'The disk quota of this user is used up.',
    'Free some space, then start again: what was kept before is still there.',
  ],
  EACCES: [
    'This user may not use the folder .switchyard or its database.',
    'Start as the user who owns them, or give them to this user: chown -R "$(id -u)" .switchyard',
  ],
  EROFS: ['The disk is read-only.', 'Use a checkout on a disk that can be written.'],
};

/** PostgreSQL writes the words of the system, Node its codes. */
const WORDS: readonly (readonly [RegExp, string])[] = [
  [/No space left on device/, 'ENOSPC'],
  [/Disk quota exceeded/, 'EDQUOT'],
  [/Permission denied|has wrong ownership/, 'EACCES'],
  [/Read-only file system/, 'EROFS'],
];

/** What is wrong with the disk, as something that the person can put right; other errors stay. */
export const asStartFailure = (error: unknown): unknown => {
  if (error instanceof StartFailure || !(error instanceof Error)) return error;
  const { code } = error as NodeJS.ErrnoException;
  const known = code === 'EPERM' ? 'EACCES' : code;
  const found =
    known !== undefined && ADVICE[known]
      ? ADVICE[known]
      : ADVICE[WORDS.find(([words]) => words.test(error.message))?.[1] ?? ''];
  return found ? new StartFailure(`${found[0]} (${error.message})`, found[1]) : error;
};
