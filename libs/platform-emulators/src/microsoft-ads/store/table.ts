import type { Entity } from './entity';

/** All live objects of one kind, found by id, by parent and by what makes them unique; every step is O(1). */
export class Table {
  private readonly byId = new Map<string, Entity>();
  private readonly byParent = new Map<string, Map<string, Entity>>();
  private readonly idByKey = new Map<string, string>();

  constructor(private readonly uniqueKey: (entity: Entity) => string) {}

  get(id: string): Entity | undefined {
    return this.byId.get(id);
  }

  all(): Iterable<Entity> {
    return this.byId.values();
  }

  /** Objects under a parent, in the order they were added. */
  under(parentId: string): Iterable<Entity> {
    return this.byParent.get(parentId)?.values() ?? [];
  }

  countUnder(parentId: string): number {
    return this.byParent.get(parentId)?.size ?? 0;
  }

  /** Whether another object already holds what makes this one unique. */
  isTaken(entity: Entity): boolean {
    const holder = this.idByKey.get(this.uniqueKey(entity));
    return holder !== undefined && holder !== entity.id;
  }

  put(entity: Entity): void {
    const before = this.byId.get(entity.id);
    if (before) this.forgetKey(before);
    this.byId.set(entity.id, entity);
    this.siblings(entity.parentId).set(entity.id, entity);
    this.idByKey.set(this.uniqueKey(entity), entity.id);
  }

  remove(id: string): void {
    const entity = this.byId.get(id);
    if (!entity) return;
    this.byId.delete(id);
    this.byParent.get(entity.parentId)?.delete(id);
    this.forgetKey(entity);
  }

  private siblings(parentId: string): Map<string, Entity> {
    const found = this.byParent.get(parentId) ?? new Map<string, Entity>();
    this.byParent.set(parentId, found);
    return found;
  }

  /** Only the holder's own key: a person's edit may have made two objects alike. */
  private forgetKey(entity: Entity): void {
    const key = this.uniqueKey(entity);
    if (this.idByKey.get(key) === entity.id) this.idByKey.delete(key);
  }
}
