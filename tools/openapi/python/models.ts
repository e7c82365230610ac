import { type Description, type Schema } from './description';
import { memberOfModel, pascalCase } from './names';
import { type Pending, SchemaTypes } from './schema-types';
import { docstring, type Imports, pythonFile, quoted } from './text';

const IMPORTS: Imports = [
  ['datetime as dt'],
  ['decimal', ['Decimal']],
  ['typing', ['Any', 'Literal', 'Union']],
  '',
  ['pydantic', ['Field']],
  '',
  ['.._answers', ['Answer']],
  '',
];

/** The models of answers, and the name that each answer of an operation has. */
export const writeModels = (description: Description): string => {
  const types = new SchemaTypes(description, 'answer');
  for (const { data, meta, operationId } of description.operations) {
    if (data) types.typeOf(data, `${pascalCase(operationId)}Data`);
    if (meta) types.typeOf(meta, `${pascalCase(operationId)}Meta`);
  }
  const aliases: string[] = [];
  const classes: string[] = [];
  const names: string[] = [];
  // Writing one class may ask for another.
  for (const pending of types.pending.values()) {
    names.push(pending.name);
    if (pending.schema.properties) classes.push(...model(pending, types), '', '');
    else aliases.push(`${pending.name} = ${aliasOf(pending.schema, types, pending.name)}`, '');
  }
  return pythonFile(IMPORTS, [...allOf(names), '', '', ...classes, ...aliases]);
};

/** At run time `|` does not join a name in quotes with a type. */
const aliasOf = (schema: Schema, types: SchemaTypes, name: string): string =>
  `Union[${types.typeOf(schema, name).split(' | ').join(', ')}]`;

const model = ({ name, schema }: Pending, types: SchemaTypes): string[] => {
  const members = Object.entries(schema.properties ?? {}).flatMap(([wire, member]) => {
    const isSure = schema.required?.includes(wire) ?? false;
    return modelMember(wire, types.typeOf(member, name + pascalCase(wire)), isSure, member);
  });
  const says = docstring(schema.description ?? '', '    ');
  return [
    `class ${name}(Answer):`,
    ...(says.length > 0 ? [...says, ''] : []),
    ...(members.length > 0 ? members : ['    pass']),
  ];
};

const modelMember = (wire: string, type: string, isSure: boolean, schema: Schema): string[] => {
  const name = memberOfModel(wire);
  const optional = isSure || / \| None$|^Any$/.test(type) ? type : `${type} | None`;
  return [
    `    ${name}: ${optional}${modelValue(name, wire, isSure)}`,
    ...docstring(schema.description ?? '', '    '),
  ];
};

const modelValue = (name: string, wire: string, isSure: boolean): string => {
  if (name === wire) return isSure ? '' : ' = None';
  const alias = `alias=${quoted(wire)}`;
  return isSure ? ` = Field(${alias})` : ` = Field(default=None, ${alias})`;
};

/** What `from … import *` takes. */
export const allOf = (names: readonly string[]): string[] => [
  '__all__ = [',
  ...names.toSorted().map((name) => `    ${quoted(name)},`),
  ']',
];
