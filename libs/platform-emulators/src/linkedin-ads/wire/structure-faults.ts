import { type Fields, isFields } from '../../json/fields';
import { type Members, type Shape, text } from './shape';

const MONEY: Members = { amount: text, currencyCode: text };

/** Members that the schema does not know and values of the wrong JSON type, one line each; null counts as left out. */
export function structureFaults(shape: Shape, value: unknown, path = ''): readonly string[] {
  if (value === undefined || value === null) return [];
  switch (shape.kind) {
    case 'flag':
      return typed(typeof value === 'boolean', path, 'Boolean');
    case 'long':
      return typed(Number.isSafeInteger(value), path, 'Long');
    case 'list':
      return Array.isArray(value)
        ? value.flatMap((item, index) => structureFaults(shape.of, item, `${path}/${index}`))
        : typed(false, path, 'Array');
    case 'record':
      return recordFaults(shape.members, value, path);
    case 'money':
      return recordFaults(MONEY, value, path);
    case 'facets':
      return facetFaults(value, path);
    case 'text':
    case 'enum':
    case 'urn':
      return typed(typeof value === 'string', path, 'String');
  }
}

function recordFaults(members: Members, value: unknown, path: string): readonly string[] {
  if (!isFields(value)) return typed(false, path, 'Map');
  return Object.entries(value).flatMap(([name, member]) => {
    const shape = Object.hasOwn(members, name) ? members[name] : undefined;
    return shape
      ? structureFaults(shape, member, `${path}/${name}`)
      : [`ERROR :: ${path}/${name} :: unrecognized field found but not allowed`];
  });
}

function facetFaults(value: unknown, path: string): readonly string[] {
  if (!isFields(value)) return typed(false, path, 'Map');
  return Object.entries(value as Fields).flatMap(([facet, values]) =>
    structureFaults({ kind: 'list', of: text }, values ?? 0, `${path}/${facet}`),
  );
}

const typed = (fits: boolean, path: string, type: string): readonly string[] =>
  fits ? [] : [`ERROR :: ${path} :: value cannot be coerced to ${type}`];
