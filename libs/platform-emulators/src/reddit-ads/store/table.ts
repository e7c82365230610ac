import type { Entity } from './entity';

/** All objects of one kind, deleted ones too, found by id, by account and by parent; every step is O(1). */
export class Table {
  private readonly byId = new Map<string, Entity>();
  private readonly byAccount = new Map<string, Map<string, Entity>>();
  private readonly byParent = new Map<string, Map<string, Entity>>();

  get(id: string): Entity | undefined {
    return this.byId.get(id);
  }

  all(): Iterable<Entity> {
    return this.byId.values();
  }

  /** Objects of an account, in the order they were made. */
  of(accountId: string): Iterable<Entity> {
    return this.byAccount.get(accountId)?.values() ?? [];
  }

  /** Objects under a parent, in the order they were made. */
  under(parentId: string): Iterable<Entity> {
    return this.byParent.get(parentId)?.values() ?? [];
  }

  put(entity: Entity): void {
    this.byId.set(entity.id, entity);
    shelf(this.byAccount, entity.accountId).set(entity.id, entity);
    shelf(this.byParent, entity.parentId).set(entity.id, entity);
  }

  remove({ id, accountId, parentId }: Entity): void {
    this.byId.delete(id);
    this.byAccount.get(accountId)?.delete(id);
    this.byParent.get(parentId)?.delete(id);
  }
}

function shelf(shelves: Map<string, Map<string, Entity>>, name: string): Map<string, Entity> {
  const found = shelves.get(name) ?? new Map<string, Entity>();
  shelves.set(name, found);
  return found;
}
