/** What this library uses of `pg`'s connection. */
export interface WireConnection {
  readonly parsedStatements: Record<string, string | undefined>;
  parse(query: { name: string; text: string; types?: undefined }): void;
  bind(config: {
    portal: string;
    statement: string;
    values: readonly string[];
    binary: boolean;
  }): void;
  execute(config: { portal: string; rows: number }): void;
}

/** What `pg` makes of a description of columns, for each result anew: the parts of its Result that depend on nothing else. */
export interface RowShape {
  readonly fields: unknown;
  readonly _parsers: unknown;
  readonly _prebuiltEmptyResultObject: unknown;
}

const known = new WeakMap<WireConnection, Map<string, RowShape>>();

/**
 * The shapes of the named statements of a connection. PostgreSQL never changes the columns of a prepared statement (it refuses to
 * run it, 0A000), so that one description is enough.
 */
export const rowShapes = (connection: WireConnection): Map<string, RowShape> => {
  const shapes = known.get(connection) ?? new Map<string, RowShape>();
  known.set(connection, shapes);
  return shapes;
};

const quiet = new WeakMap<WireConnection, WireConnection>();

/** The same connection, for a query whose columns are known: it does not ask for them. */
export const withoutDescribe = (connection: WireConnection): WireConnection => {
  const made =
    quiet.get(connection) ??
    (Object.create(connection, { describe: { value: () => undefined } }) as WireConnection);
  quiet.set(connection, made);
  return made;
};
