import { type Refusal, validationError } from '@switchyard/kernel';

const MOST_CHARACTERS = 500;
/**
 * Any origin works as a base. A path that changes the origin, or that parsing changes, is not a
 * path of this installation.
 */
const BASE = 'https://switchyard.invalid';

/**
 * Whether a browser that is sent to this path stays below `/app/` of this installation: no other
 * host, no scheme, no way up, nothing that a browser reads otherwise than it is written.
 */
export const isReturnPath = (path: string): boolean => {
  if (path.length > MOST_CHARACTERS || !URL.canParse(path, BASE)) return false;
  const { origin, pathname, search, hash } = new URL(path, BASE);
  return (
    origin === BASE &&
    pathname.startsWith('/app/') &&
    !pathname.includes('//') &&
    `${pathname}${search}${hash}` === path
  );
};

export const returnPathRefused = (): Refusal =>
  validationError([
    {
      path: '/returnTo',
      code: 'BAD_FORMAT',
      message: 'returnTo must be a path of this installation below /app/, such as /app/start.',
    },
  ]);
