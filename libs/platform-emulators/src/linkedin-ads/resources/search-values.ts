import { badParameter } from '../wire/query-faults';
import { isRecord, type Query, recordParameter, texts } from '../wire/query';
import { unknownParameter } from '../wire/query-faults';

/** The values of `search=(status:(values:List(ACTIVE)),test:false)`: `test` is a scalar, all others are lists (platform document 2). */
export function searchValues(
  query: Query,
  known: readonly string[],
): Readonly<Record<string, readonly string[]>> {
  const search = recordParameter(query, 'search') ?? {};
  const unknown = Object.keys(search).filter((name) => !known.includes(name));
  if (unknown.length > 0) throw unknownParameter(unknown.map((name) => `search.${name}`));
  return Object.fromEntries(
    Object.entries(search).map(([name, value]) => [
      name,
      name === 'test' ? [flagText(value)] : valuesOf(name, value),
    ]),
  );
}

function valuesOf(name: string, value: unknown): readonly string[] {
  const criterion = value as Parameters<typeof isRecord>[0];
  if (!isRecord(criterion) || Object.keys(criterion).join() !== 'values') {
    throw badParameter(`search.${name}`);
  }
  return texts(criterion.values ?? '', `search.${name}.values`);
}

function flagText(value: unknown): string {
  if (typeof value !== 'string' || !/^(true|false)$/i.test(value)) {
    throw badParameter('search.test');
  }
  return value.toLowerCase();
}

/** Values of an enum criterion: a wrong one is refused. */
export function checkEnum(
  values: readonly string[] | undefined,
  known: readonly string[],
  name: string,
): void {
  if (values?.some((value) => !known.includes(value))) throw badParameter(name);
}
