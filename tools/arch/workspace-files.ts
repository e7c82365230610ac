import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const SKIPPED = new Set(['node_modules', 'dist', 'generated', 'coverage']);

/** The text of every TypeScript file of the repository by its path from the root; folders named `generated` hold no one's style. */
export function readWorkspace(root: string): Map<string, string> {
  const paths = ['apps', 'libs', 'tools'].flatMap((folder) => listTypeScript(root, folder));
  return new Map(paths.map((path) => [path, readFileSync(join(root, path), 'utf8')]));
}

function listTypeScript(root: string, folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return SKIPPED.has(entry.name) ? [] : listTypeScript(root, path);
    return entry.name.endsWith('.ts') ? [path] : [];
  });
}
