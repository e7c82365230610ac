import type { Table } from '@switchyard/db-kit';
import type { GlobalTable } from '../global-tables';
import { SCOPE_COLUMN } from '../obstacles';

/** Where a table of a divided database lies. */
export type Placed =
  | { readonly place: 'everywhere' }
  /** `group`: tables of one group have the rows of one value on the same server. */
  | { readonly place: 'divided'; readonly column: string; readonly group: string }
  | { readonly place: 'coordinator'; readonly because: string };

const placedGlobally = (name: string, table: GlobalTable | undefined): Placed => {
  if (!table) throw new Error(`${name} has no place in tools/migrations/global-tables.ts`);
  switch (table.placement) {
    case 'copied':
      return { place: 'everywhere' };
    case 'divided':
      return table.until === undefined
        ? { place: 'divided', column: table.key, group: name }
        : { place: 'coordinator', because: table.until };
    case 'coordinator':
      return { place: 'coordinator', because: table.reason };
  }
};

/** The place of every table, by its name: from its scope, or from the list of global tables. */
export const placementsOf = (
  tables: readonly Table<never>[],
  globals: Readonly<Record<string, GlobalTable>>,
): ReadonlyMap<string, Placed> =>
  new Map(
    tables.map(({ definition: { schema, name: own, scope } }) => {
      const name = `${schema}.${own}`;
      return [
        name,
        scope === 'global'
          ? placedGlobally(name, globals[name])
          : { place: 'divided', column: SCOPE_COLUMN[scope], group: scope },
      ];
    }),
  );
