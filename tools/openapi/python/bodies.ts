import { type Description, type Operation, referredName, type Schema } from './description';
import { allOf } from './models';
import { memberOfBody, pascalCase } from './names';
import { SchemaTypes } from './schema-types';
import { docstring, type Imports, joined, NOTE, pythonFile, quoted } from './text';

const IMPORTS: Imports = [
  ['datetime as dt'],
  ['collections.abc', ['Mapping', 'Sequence']],
  ['decimal', ['Decimal']],
  ['typing', ['Any', 'Literal', 'Union']],
  '',
  ['typing_extensions', ['Required', 'TypedDict']],
  '',
];

/** How one member is called in JSON, and which table its own members are in. */
type WireMember = readonly [wire: string, table: string | null];

/** Bodies and queries as TypedDicts, and the tables that translate their members. */
export interface Bodies {
  readonly file: string;
  readonly wireFile: string;
}

/** `ListCampaignsQuery` of `listCampaigns`. */
export const queryName = ({ operationId }: Operation): string => `${pascalCase(operationId)}Query`;

/** The class of a body that has no name of its own. */
export const bodyPlace = ({ operationId }: Operation): string => `${pascalCase(operationId)}Body`;

export const writeBodies = (description: Description): Bodies =>
  new BodyWriter(description).write();

class BodyWriter {
  private readonly types: SchemaTypes;
  private readonly tables = new Map<string, Record<string, WireMember>>();
  private readonly exclusive = new Map<string, readonly (readonly string[])[]>();

  constructor(private readonly description: Description) {
    this.types = new SchemaTypes(description, 'body');
  }

  write(): Bodies {
    const queries = this.description.operations.flatMap((operation) => this.query(operation));
    for (const operation of this.description.operations) {
      if (operation.body) this.types.typeOf(operation.body, bodyPlace(operation));
    }
    const aliases: string[] = [];
    const classes: string[] = [];
    // Writing one class may ask for another.
    for (const { name, schema } of this.types.pending.values()) {
      if (schema.properties) classes.push(...this.typedDict(name, schema), '', '');
      else aliases.push(...this.alias(name, schema));
    }
    const names = [...this.types.pending.keys(), ...this.tables.keys()];
    const all = allOf([...new Set(names)]);
    return {
      file: pythonFile(IMPORTS, [...all, '', '', ...classes, ...aliases, '', ...queries]),
      wireFile: this.wireFile(),
    };
  }

  private query(operation: Operation): string[] {
    // Pages ask for the next by themselves.
    const members = operation.query.filter(({ name }) => name !== 'cursor');
    if (members.length === 0) return [];
    const name = queryName(operation);
    const schema: Schema = {
      properties: Object.fromEntries(
        members.map((one) => [one.name, { ...one.schema, description: one.description }]),
      ),
      required: members.filter((one) => one.required).map((one) => one.name),
      description: `What ${operation.operationId} takes beside the path.`,
    };
    return [...this.typedDict(name, schema), '', ''];
  }

  private typedDict(name: string, schema: Schema): string[] {
    const table: Record<string, WireMember> = {};
    const members = Object.entries(schema.properties ?? {}).flatMap(([wire, member]) => {
      const type = this.types.typeOf(member, name + pascalCase(wire));
      const python = memberOfBody(wire);
      if (table[python]) throw new Error(`${name}: two members would be ${python}.`);
      table[python] = [wire, this.tableOf(member, name + pascalCase(wire))];
      const isSure = schema.required?.includes(wire) ?? false;
      return [
        `    ${python}: ${isSure ? `Required[${type}]` : type}`,
        ...docstring(member.description ?? '', '    '),
      ];
    });
    this.tables.set(name, table);
    this.keepExclusive(name, schema);
    const says = docstring(schema.description ?? '', '    ');
    return [
      `class ${name}(TypedDict, total=False):`,
      ...(says.length > 0 ? [...says, ''] : []),
      ...(members.length > 0 ? members : ['    pass']),
    ];
  }

  private keepExclusive(name: string, schema: Schema): void {
    const given = schema['x-exactly-one-of'] ?? [];
    const groups = given.every((one) => typeof one === 'string')
      ? [given as readonly string[]]
      : (given as readonly (readonly string[])[]);
    if (given.length > 0) this.exclusive.set(name, groups);
  }

  /** The table of what a member holds: `*` before its name for the values of a mapping. */
  private tableOf(schema: Schema, place: string): string | null {
    const name = referredName(schema);
    if (name !== undefined) {
      const target = this.description.schemas[name]!;
      return target.properties || target.oneOf || target.anyOf ? name : this.tableOf(target, name);
    }
    if (schema.properties) return pascalCase(place);
    if (schema.items) return this.tableOf(schema.items, `${place}Item`);
    const values = schema.additionalProperties;
    if (typeof values === 'object') {
      const table = this.tableOf(values, `${place}Value`);
      return table && `*${table}`;
    }
    const tables = (schema.anyOf ?? schema.oneOf ?? []).map((one, at) =>
      this.tableOf(one, `${place}${at || ''}`),
    );
    const [table, ...others] = new Set(tables.filter((one) => one !== null));
    if (others.length > 0) throw new Error(`${place}: more than one object without a name.`);
    return table ?? null;
  }

  private alias(name: string, schema: Schema): string[] {
    const type = this.types.typeOf({ ...schema, description: undefined }, name);
    const members = schema.oneOf ?? schema.anyOf ?? [];
    const named = members.map(referredName).filter((one) => one !== undefined);
    if (named.length > 0) this.unions.push([name, named]);
    return [
      `${name} = ${type.includes(' | ') ? `Union[${type.split(' | ').join(', ')}]` : type}`,
      '',
    ];
  }

  private readonly unions: [string, string[]][] = [];

  /** A member of two kinds of one body is called the same in both. */
  private mergeUnions(): void {
    for (const [name, parts] of this.unions) {
      const merged: Record<string, WireMember> = {};
      for (const part of parts) Object.assign(merged, this.tables.get(part));
      this.tables.set(name, merged);
    }
  }

  private wireFile(): string {
    this.mergeUnions();
    const rows = [...this.tables].map(([name, table]) => {
      const entries = Object.entries(table)
        .filter(([python, [wire, nested]]) => python !== wire || nested !== null)
        .map(
          ([python, [wire, nested]]) =>
            `${quoted(python)}: (${quoted(wire)}, ${nested ? quoted(nested) : 'None'})`,
        );
      return `    ${quoted(name)}: {${entries.join(', ')}},`;
    });
    const groups = [...this.exclusive].map(
      ([name, sets]) => `    ${quoted(name)}: ${JSON.stringify(sets)},`,
    );
    return joined([
      NOTE,
      'from __future__ import annotations',
      '',
      '# How members of bodies are called in JSON, and the table of what they hold.',
      'WIRE: dict[str, dict[str, tuple[str, str | None]]] = {',
      ...rows,
      '}',
      '',
      '# Members of which one body has at most one.',
      'EXCLUSIVE: dict[str, list[list[str]]] = {',
      ...groups,
      '}',
    ]);
  }
}
