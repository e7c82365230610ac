import type { Project } from './projects.mjs';

/** The texts of a project's generated files by file name. */
export function projectFiles(project: Project): Readonly<Record<string, string>>;
