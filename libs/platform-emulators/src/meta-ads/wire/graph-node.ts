import type { AskedField } from './read-selection';
import type { Fields } from '../../json/fields';
import { unknownField } from './refusals';

/** An object of the graph as a read sees it: fields by name, other objects behind some of them. */
export interface GraphNode {
  readonly typeName: string;
  readonly id: string;
  /** Names that may be asked; anything else is refused. */
  readonly names: readonly string[];
  /** A plain value, another node, or a list of nodes (an edge); undefined when there is nothing to tell. */
  read(name: string): unknown;
  /** Edges that may be asked like fields. */
  readonly edges: readonly string[];
  edge(name: string): readonly GraphNode[];
}

/** The asked fields of a node and always its id; without a wish only the id. */
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
