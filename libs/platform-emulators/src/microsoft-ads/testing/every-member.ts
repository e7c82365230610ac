import { readFileSync } from 'node:fs';
import { type Fields, isFields } from '../../json/fields';
import { oracleFile } from './oracle';

interface Schema {
  readonly $ref?: string;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly items?: Schema;
  readonly enum?: readonly unknown[];
  readonly properties?: Readonly<Record<string, Schema>>;
}

/** A request as the vendor's own client sends it: every member of every class that nobody set is null. */
export type WithEveryMember = (definition: string, request: Fields) => Fields;

/** Knows the members from the schema made from that client; undefined where it is not at hand. */
export function findEveryMember(): WithEveryMember | undefined {
  if (oracleFile === undefined) return undefined;
  const { definitions } = JSON.parse(readFileSync(oracleFile, 'utf8')) as {
    readonly definitions: Readonly<Record<string, Schema>>;
  };
  return (definition, request) =>
    padded(request, definitions[definition] ?? {}, definitions) as Fields;
}

type Definitions = Readonly<Record<string, Schema>>;

function padded(value: unknown, schema: Schema, definitions: Definitions): unknown {
  const { items, properties } = classOf(value, schema, definitions);
  if (Array.isArray(value)) return value.map((item) => padded(item, items ?? {}, definitions));
  if (!isFields(value) || !properties) return value;
  const nulls = Object.keys(properties).map((member) => [member, null]);
  const given = Object.entries(value).map(([member, inner]) => [
    member,
    padded(inner, properties[member] ?? {}, definitions),
  ]);
  return Object.fromEntries([...nulls, ...given]) as Fields;
}

/** The one class that a value is of: references followed, and of several classes the one with its `Type`. */
function classOf(value: unknown, schema: Schema, definitions: Definitions): Schema {
  if (schema.$ref !== undefined) {
    return classOf(value, definitions[schema.$ref.split('/').at(-1) ?? ''] ?? {}, definitions);
  }
  const ways = schema.oneOf ?? schema.anyOf;
  if (!ways) return schema.allOf ? classOf(value, schema.allOf[0] ?? {}, definitions) : schema;
  const chosen = schema.oneOf
    ? ways.find((way) => isOfType(value, way))
    : ways.find((way) => way.$ref !== undefined || way.items !== undefined);
  return classOf(value, chosen ?? {}, definitions);
}

const isOfType = (value: unknown, { allOf }: Schema): boolean =>
  isFields(value) &&
  (allOf ?? []).some(({ properties }) => properties?.Type?.enum?.includes(value.Type));
