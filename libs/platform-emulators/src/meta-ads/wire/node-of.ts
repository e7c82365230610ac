import { NODE_TYPES } from '../node-types';
import type { Entity } from '../store/entity';
import type { GraphNode } from './graph-node';
import { Link, type Scene } from './node-type';

/** A stored object as reads see it. */
export function nodeOf(entity: Entity, scene: Scene): GraphNode {
  const { typeName, names, readers, edges } = NODE_TYPES[entity.kind];
  return {
    typeName,
    id: entity.id,
    names,
    edges: Object.keys(edges),
    read: (name) => {
      const reader = Object.hasOwn(readers, name) ? readers[name] : undefined;
      const value = reader ? reader(entity, scene) : entity.fields[name];
      return value instanceof Link ? nodeOf(value.entity, scene) : value;
    },
    edge: (name) => (edges[name]?.(entity, scene) ?? []).map((one) => nodeOf(one, scene)),
  };
}
