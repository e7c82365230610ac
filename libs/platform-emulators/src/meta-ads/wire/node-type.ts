import type { Entity } from '../store/entity';
import type { World } from '../store/world';

/** What a field's reader may look at. */
export interface Scene {
  readonly world: World;
  /** What addresses of files start with. */
  readonly baseUrl: string;
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
