import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { platform } from 'node:process';
import { Complaint } from './complaint.mjs';

const file = resolve(
  join('node_modules', 'node', 'bin', platform === 'win32' ? 'node.exe' : 'node'),
);

export const hasPinnedNode = () => existsSync(file);

/** The Node that the lock file names. */
export const pinnedNode = () => {
  if (hasPinnedNode()) return file;
  throw new Complaint(
    'The package "node" has no binary: its install script was not run. Remove node_modules and run the command again.',
  );
};
