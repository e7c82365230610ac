import type { Project } from './projects.mjs';

/** What nx gets to know of a project. */
export interface NxProject {
  readonly name: string;
  readonly projectType: 'application' | 'library';
  readonly sourceRoot: string;
  readonly tags: readonly string[];
  readonly targets: Readonly<Record<string, { readonly inputs?: readonly string[] }>>;
}

/** Every project of the table whose folder exists, by its folder. */
export function nxProjects(workspaceRoot: string): Readonly<Record<Project['root'], NxProject>>;
