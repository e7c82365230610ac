import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { otherUser } from './binaries';

const run = promisify(execFile);

/** Data that another major version of PostgreSQL made, which this one cannot serve. */
export class OtherMajorVersion extends Error {
  constructor(
    readonly made: string,
    readonly installed: string,
  ) {
    super(`PostgreSQL ${made} made the data, and PostgreSQL ${installed} is installed`);
  }
}

const majorOf = (version: string): string => /\d+/.exec(version)?.[0] ?? '';

/** Of the installed server. */
export const majorVersionOf = async (bin: string): Promise<string> => {
  const { stdout } = await run(join(bin, 'postgres'), ['--version'], { ...otherUser(), cwd: '/' });
  return majorOf(stdout);
};

/** Throws OtherMajorVersion. */
export const refuseOtherMajor = (made: string, installed: string): void => {
  if (majorOf(made) !== installed) throw new OtherMajorVersion(majorOf(made), installed);
};
