/** One project of the table. */
export interface Project {
  readonly name: string;
  readonly root: string;
  readonly type: 'context' | 'kit' | 'wire' | 'client' | 'app' | 'tool';
  readonly mayImport: readonly string[];
  readonly specsMayImport: readonly string[];
}

export const projects: readonly Project[];
/** Tags for the lint rule. */
export function tagsOf(project: Project): string[];
/** The roots of a project and of everything it may import, directly or not; specs aside. */
export function rootsFor(root: string): string[];
