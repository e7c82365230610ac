/**
 * Types of graph.mjs for the arch spec: the table stays plain JavaScript so that the lint
 * configuration can import it.
 */
export type Row = readonly string[];
export type Table = Readonly<Record<string, Row | undefined>>;

export interface FolderRow {
  readonly folders: Row;
  readonly kits: Row;
  readonly kitTypes?: Row;
  readonly doors: Row;
  readonly ports: 'vocabulary' | 'all';
  readonly packages: Row;
}

export const contexts: Table;
export const kits: Table;
export const wire: Table;
export const published: Readonly<
  Record<string, { readonly name: string; readonly mayImport: Row }>
>;
export const apps: Table;
export const parts: Row;
export const tools: Table;
export const extraForSpecs: Table & { readonly everyone: Row };
export const testFolders: Row;
export const closedDoors: Table;
export const launchers: Row;
export const loadedWithoutAliases: Row;
export const pureLibraries: Row;
export const folders: Readonly<Record<string, FolderRow | undefined>>;
export const wiring: { readonly folders: Row };
export const connector: { readonly folders: Row; readonly kits: Row; readonly packages: Row };
export const lineLimits: {
  readonly source: number;
  readonly spec: number;
  readonly median: number;
  readonly percentile95: number;
};
export const mostConstructorParameters: number;
