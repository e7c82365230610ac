import type { Entity } from './entity';

/** All objects of one kind, deleted ones included, found by id, account and parent, in the order they were made. */
export class Table {
  private readonly byId = new Map<string, Entity>();
  private readonly groups = new Map<string, Set<string>>();

  get(id: string): Entity | undefined {
    return this.byId.get(id);
  }

  all(): Iterable<Entity> {
    return this.byId.values();
  }

  put(entity: Entity): void {
    this.byId.set(entity.id, entity);
    this.join(`account ${entity.accountId}`, entity.id);
    if (entity.parentId !== undefined) this.join(`parent ${entity.parentId}`, entity.id);
  }

  ofAccount(accountId: string): readonly Entity[] {
    return this.members(`account ${accountId}`);
  }

  under(parentId: string): readonly Entity[] {
    return this.members(`parent ${parentId}`);
  }

  remove(entity: Entity): void {
    this.byId.delete(entity.id);
    this.groups.get(`account ${entity.accountId}`)?.delete(entity.id);
    if (entity.parentId !== undefined) {
      this.groups.get(`parent ${entity.parentId}`)?.delete(entity.id);
    }
  }

  private join(group: string, id: string): void {
    const ids = this.groups.get(group) ?? new Set<string>();
    this.groups.set(group, ids.add(id));
  }

  private members(group: string): readonly Entity[] {
    return [...(this.groups.get(group) ?? [])].flatMap((id) => this.byId.get(id) ?? []);
  }
}
