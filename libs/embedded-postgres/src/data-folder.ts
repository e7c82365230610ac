import { createHash } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { isOpenToOthers } from './binaries';

/**
 * Where a checkout's database lives: `<home>/postgres`, unless root runs it as another user who cannot reach that folder; then a
 * folder of the same checkout below the temporary one.
 */
export const dataFolderOf = async (home: string): Promise<string> => {
  await mkdir(home, { recursive: true });
  const reachable = userInfo().uid !== 0 || (await isOpenToOthers(home));
  if (reachable) return join(home, 'postgres');
  return join(
    tmpdir(),
    `switchyard-${createHash('sha256').update(home).digest('hex').slice(0, 12)}`,
  );
};
