import type { Entity } from './entity';

/** All objects of one kind, found by id, by account and by parent. */
export class Table {
  private readonly byId = new Map<string, Entity>();
  private readonly byOwner = new Map<string, Set<string>>();

  get(id: string): Entity | undefined {
    return this.byId.get(id);
  }

  all(): Iterable<Entity> {
    return this.byId.values();
  }

  ofAccount(accountId: string): readonly Entity[] {
    return this.owned(`account ${accountId}`);
  }

  under(parentId: string): readonly Entity[] {
    return this.owned(`parent ${parentId}`);
  }

  countOfAccount(accountId: string): number {
    return this.byOwner.get(`account ${accountId}`)?.size ?? 0;
  }

  countUnder(parentId: string): number {
    return this.byOwner.get(`parent ${parentId}`)?.size ?? 0;
  }

  put(entity: Entity): void {
    const before = this.byId.get(entity.id);
    if (before?.parentId !== entity.parentId) this.forget(before);
    this.byId.set(entity.id, entity);
    for (const owner of ownersOf(entity)) {
      this.byOwner.set(owner, (this.byOwner.get(owner) ?? new Set()).add(entity.id));
    }
  }

  remove(id: string): void {
    const entity = this.byId.get(id);
    if (!entity) return;
    this.forget(entity);
    this.byId.delete(id);
  }

  private owned(owner: string): readonly Entity[] {
    return [...(this.byOwner.get(owner) ?? [])].flatMap((id) => this.byId.get(id) ?? []);
  }

  private forget(entity: Entity | undefined): void {
    if (!entity) return;
    for (const owner of ownersOf(entity)) this.byOwner.get(owner)?.delete(entity.id);
  }
}

const ownersOf = ({ accountId, parentId }: Entity): readonly string[] => [
  `account ${accountId}`,
  ...(parentId === undefined ? [] : [`parent ${parentId}`]),
];
