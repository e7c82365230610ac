import { type Description, referredName, type Schema } from './description';
import { pascalCase } from './names';
import { quoted } from './text';

/** Answers are read, bodies are written: they differ in how much a type allows. */
export type Use = 'answer' | 'body';

/** A class that has to be written because a type refers to it. */
export interface Pending {
  readonly name: string;
  readonly schema: Schema;
}

/**
 * The Python type of a schema. What an answer has may grow: its lists of values are open. Objects
 * get a class, which is asked for by `pending`.
 */
export class SchemaTypes {
  readonly pending = new Map<string, Pending>();

  constructor(
    private readonly description: Description,
    private readonly use: Use,
  ) {}

  /** `place` names the class of an object that has no name of its own. */
  typeOf(schema: Schema, place: string): string {
    const name = referredName(schema);
    if (name !== undefined) return this.ask(name, this.description.schemas[name]!);
    if (schema['x-any-json']) return 'Any';
    const choice = schema.anyOf ?? schema.oneOf;
    if (choice) return union(choice.map((one, at) => this.typeOf(one, `${place}${at || ''}`)));
    return this.plain(schema, place);
  }

  private ask(name: string, schema: Schema): string {
    if (!this.pending.has(name)) this.pending.set(name, { name, schema });
    return name;
  }

  private plain(schema: Schema, place: string): string {
    const values = this.values(schema);
    if (values) return values;
    const types = typeof schema.type === 'string' ? [schema.type] : (schema.type ?? []);
    if (types.length === 0) return 'Any';
    return union(types.map((type) => this.ofType(type, schema, place)));
  }

  private values(schema: Schema): string | undefined {
    if ('const' in schema) return `Literal[${quoted(schema.const)}]`;
    const open = schema['x-extensible-enum'];
    const values = schema.enum ?? (Array.isArray(open) ? (open as unknown[]) : undefined);
    if (!values) return undefined;
    const words = values.filter((value) => value !== null).map(quoted);
    const isNull = words.length < values.length || schema.type?.includes('null');
    return union([
      `Literal[${words.join(', ')}]`,
      ...(this.use === 'answer' ? ['str'] : []),
      ...(isNull && schema.type !== 'string' ? ['None'] : []),
    ]);
  }

  private ofType(type: string, schema: Schema, place: string): string {
    switch (type) {
      case 'null':
        return 'None';
      case 'boolean':
        return 'bool';
      case 'integer':
        return 'int';
      case 'number':
        // Amounts and what is made of them: exact in JSON, and no longer so as a float.
        return this.use === 'answer' ? 'Decimal' : 'Decimal | float';
      case 'string':
        return this.text(schema);
      case 'array':
        return this.array(schema, place);
      default:
        return this.object(schema, place);
    }
  }

  private text({ format }: Schema): string {
    const type = { 'date-time': 'dt.datetime', date: 'dt.date' }[format ?? ''];
    if (!type) return 'str';
    return this.use === 'answer' ? type : `${type} | str`;
  }

  private array({ items }: Schema, place: string): string {
    const item =
      items && Object.keys(items).length > 0 ? this.typeOf(items, `${place}Item`) : 'Any';
    return this.use === 'answer' ? `list[${item}]` : `Sequence[${item}]`;
  }

  private object(schema: Schema, place: string): string {
    if (schema.properties) return this.ask(pascalCase(place), schema);
    const values = schema.additionalProperties;
    const value = typeof values === 'object' ? this.typeOf(values, `${place}Value`) : 'Any';
    if (this.use === 'answer') return `dict[str, ${value}]`;
    const keys = schema.propertyNames ? this.typeOf(schema.propertyNames, `${place}Key`) : 'str';
    return `Mapping[${keys}, ${value}]`;
  }
}

/** Each type once, `None` last. */
const union = (types: readonly string[]): string => {
  const each = [...new Set(types.flatMap((type) => splitUnion(type)))];
  return [
    ...each.filter((type) => type !== 'None'),
    ...each.filter((type) => type === 'None'),
  ].join(' | ');
};

const splitUnion = (type: string): readonly string[] =>
  type.includes('[') ? [type] : type.split(' | ');
