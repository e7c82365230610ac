import { type Entity, isArchived } from './entity';

interface Version {
  readonly listedFrom: number;
  readonly entity: Entity;
}

interface Shelf {
  current: Entity;
  /** What lists show, by time: the newest that is due. */
  versions: readonly Version[];
}

/** Objects of one kind. Read by id they are fresh; lists lag behind writes (platform document 4c, seen live). */
export class Table {
  private readonly byId = new Map<string, Shelf>();
  private readonly byOwner = new Map<string, Map<string, Shelf>>();
  private readonly livingOf = new Map<string, number>();

  get(id: string): Entity | undefined {
    return this.byId.get(id)?.current;
  }

  *all(): Iterable<Entity> {
    for (const shelf of this.byId.values()) yield shelf.current;
  }

  /** Fresh objects of an account or a parent, in the order they were made. */
  *of(ownerId: string): Iterable<Entity> {
    for (const shelf of this.byOwner.get(ownerId)?.values() ?? []) yield shelf.current;
  }

  /** What a list shows of an account or a parent at a time. */
  listed(ownerId: string, now: number): readonly Entity[] {
    return [...(this.byOwner.get(ownerId)?.values() ?? [])].flatMap(
      ({ versions }) => versions.findLast((one) => one.listedFrom <= now)?.entity ?? [],
    );
  }

  /** How many objects of an account are not archived. */
  living(accountId: string): number {
    return this.livingOf.get(accountId) ?? 0;
  }

  put(entity: Entity, now: number, listedFrom: number): void {
    const shelf = this.byId.get(entity.id);
    const before = shelf && !isArchived(shelf.current) ? 1 : 0;
    this.livingOf.set(
      entity.accountId,
      this.living(entity.accountId) - before + (isArchived(entity) ? 0 : 1),
    );
    if (!shelf) return this.add(entity, listedFrom);
    shelf.current = entity;
    shelf.versions = [
      ...stillNeeded(shelf.versions, now).filter((one) => one.listedFrom < listedFrom),
      { listedFrom, entity },
    ];
  }

  private add(entity: Entity, listedFrom: number): void {
    const shelf = { current: entity, versions: [{ listedFrom, entity }] };
    this.byId.set(entity.id, shelf);
    for (const owner of new Set([entity.accountId, entity.parentId])) {
      const shelves = this.byOwner.get(owner) ?? new Map<string, Shelf>();
      this.byOwner.set(owner, shelves.set(entity.id, shelf));
    }
  }
}

/** The version that lists show now, and those that are not due yet. */
function stillNeeded(versions: readonly Version[], now: number): readonly Version[] {
  const shown = versions.findLastIndex((one) => one.listedFrom <= now);
  return versions.slice(Math.max(0, shown));
}
