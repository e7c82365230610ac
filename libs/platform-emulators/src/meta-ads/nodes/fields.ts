import type { Fields } from '../../core/json';
import { parseJson, writeMoment } from '../doors/shapes';
import { badParameter, unknownField } from '../errors';
import type { Caller } from '../people/people';
import { effectiveStatus, type Entity, type World } from '../store';

/** An object of the graph as a read sees it: fields by name, other objects behind some of them. */
export interface GraphNode {
  readonly typeName: string;
  readonly id: string;
  /** Names that may be asked; anything else is refused. */
  readonly names: readonly string[];
  /**
   * A plain value, another node, or a list of nodes (an edge); undefined when the node has none.
   */
  read(name: string): unknown;
  /** Edges that may be asked like fields. */
  readonly edges: readonly string[];
  edge(name: string): readonly GraphNode[];
}

/** The requested fields of a node and always its id; by default only the id. */
export function selectFields(node: GraphNode, asked: readonly AskedField[] = []): Fields {
  const picked: Record<string, unknown> = {};
  for (const field of asked) {
    const value = valueOf(node, field);
    if (value !== undefined && value !== null) picked[field.name] = value;
  }
  return { ...picked, id: node.id };
}

const DEFAULT_INNER_PAGE = 25;

function valueOf(node: GraphNode, { name, modifiers, inner }: AskedField): unknown {
  if (node.edges.includes(name) && !node.names.includes(name)) {
    const rows = node.edge(name).slice(0, Number(modifiers.limit ?? DEFAULT_INNER_PAGE));
    return rows.length === 0 ? undefined : { data: rows.map((one) => selectFields(one, inner)) };
  }
  if (name !== 'id' && !node.names.includes(name)) throw unknownField(name, node.typeName);
  const value = name === 'id' ? node.id : node.read(name);
  return isNode(value) ? selectFields(value, inner) : value;
}

const isNode = (value: unknown): value is GraphNode =>
  typeof value === 'object' && value !== null && 'typeName' in value && 'edge' in value;

/** What a field's reader may look at. */
export interface Scene {
  readonly world: World;
  /** What addresses of files start with. */
  readonly baseUrl: string;
  /** The reader, if they consented in the dialog. */
  readonly caller?: Caller;
}

/** A field that holds another object: shown by its id alone unless more of it is asked. */
export class Link {
  constructor(readonly entity: Entity) {}
}

/** How one kind of object is read. */
export interface NodeType {
  /** As the vendor's messages call it. */
  readonly typeName: string;
  /** Every field that may be asked; those without a reader are read as they are stored. */
  readonly names: readonly string[];
  readonly readers: Readonly<Record<string, (entity: Entity, scene: Scene) => unknown>>;
  readonly edges: Readonly<Record<string, (entity: Entity, scene: Scene) => readonly Entity[]>>;
}

export const words = (text: string): readonly string[] => text.trim().split(/\s+/);

/** One asked field: `ads.limit(5){id,name}` asks `ads` with a modifier and two fields of each. */
interface AskedField {
  readonly name: string;
  readonly modifiers: Readonly<Record<string, string>>;
  readonly inner?: readonly AskedField[];
}

/**
 * Reads `fields=id,name,campaign{id}`, or a list of such texts or its JSON text, as the vendor's
 * own client posts it. Throws the vendor's refusal for what cannot be read.
 */
export function readSelection(given: unknown): readonly AskedField[] {
  const reader = { text: commaText(given).replace(/\s/g, ''), at: 0 };
  const fields = readFields(reader);
  if (reader.at < reader.text.length) throw malformed(reader);
  return fields;
}

function commaText(given: unknown): string {
  const isJson = typeof given === 'string' && given.trimStart().startsWith('[');
  const value = isJson ? parseJson(given) : given;
  if (Array.isArray(value)) return value.map(String).join(',');
  if (isJson) throw badParameter('fields', 'must be an array.');
  return typeof value === 'string' ? value : '';
}

interface Reader {
  readonly text: string;
  at: number;
}

function readFields(reader: Reader): readonly AskedField[] {
  const fields: AskedField[] = [];
  while (reader.at < reader.text.length && reader.text[reader.at] !== '}') {
    fields.push(readField(reader));
    if (reader.text[reader.at] === ',') reader.at += 1;
  }
  return fields;
}

function readField(reader: Reader): AskedField {
  const name = take(reader, /[A-Za-z0-9_]+/y);
  const modifiers: Record<string, string> = {};
  while (reader.text[reader.at] === '.') {
    reader.at += 1;
    modifiers[take(reader, /\w+/y)] = take(reader, /\([^)]*\)/y).slice(1, -1);
  }
  if (reader.text[reader.at] !== '{') return { name, modifiers };
  reader.at += 1;
  const inner = readFields(reader);
  take(reader, /\}/y);
  return { name, modifiers, inner };
}

function take(reader: Reader, pattern: RegExp): string {
  pattern.lastIndex = reader.at;
  const found = pattern.exec(reader.text)?.[0];
  if (found === undefined) throw malformed(reader);
  reader.at += found.length;
  return found;
}

const malformed = (reader: Reader) =>
  badParameter('fields', `has a syntax error at character ${reader.at}`);

const zoneOf = (entity: Entity, { world }: Scene): string => world.account(entity).timeZone;

/** A stored time as the vendor writes it; nothing when there is none. */
export const momentField =
  (name: string) =>
  (entity: Entity, scene: Scene): unknown => {
    const at = entity.fields[name];
    return typeof at === 'number' ? writeMoment(at, zoneOf(entity, scene)) : undefined;
  };

/** A stored amount: reads answer money as text. */
export const moneyField =
  (name: string) =>
  ({ fields }: Entity): unknown =>
    typeof fields[name] === 'number' ? String(fields[name]) : undefined;

/** Fields that every campaign, ad set and ad has. */
export const OWN_READERS = {
  account_id: ({ accountId }: Entity) => accountId,
  configured_status: ({ fields }: Entity) => fields.status,
  effective_status: (entity: Entity, { world }: Scene) => effectiveStatus(world, entity),
  created_time: (entity: Entity, scene: Scene) =>
    writeMoment(entity.createdAt, zoneOf(entity, scene)),
  updated_time: (entity: Entity, scene: Scene) =>
    writeMoment(entity.updatedAt, zoneOf(entity, scene)),
} as const;
