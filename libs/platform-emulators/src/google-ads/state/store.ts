import type { Json } from '../schema/field';
import { type KindName, KINDS, KIND_NAMES } from './kinds';
import { isRemoved, type Row, textOf } from './row';
import { uniqueKeys } from './unique-keys';

/** Undoes, last first, what a request changed. */
export type Journal = (() => void)[];

/** The objects of one account, found by name, by parent, and by what must be unique, without scanning. */
export class Store {
  private readonly rows = new Map<KindName, Map<string, Row>>(
    KIND_NAMES.map((kind) => [kind, new Map()]),
  );
  private readonly children = new Map<string, Map<string, Row>>();
  private readonly unique = new Map<string, string>();

  get(kind: KindName, name: string): Row | undefined {
    return this.rows.get(kind)?.get(name);
  }

  all(kind: KindName): Iterable<Row> {
    return this.rows.get(kind)?.values() ?? [];
  }

  /** Children of one kind, removed ones included. */
  childrenOf(parent: string, kind: KindName): Iterable<Row> {
    return this.children.get(`${kind} ${parent}`)?.values() ?? [];
  }

  livingChildrenOf(parent: string, kind: KindName): Row[] {
    return [...this.childrenOf(parent, kind)].filter((row) => !isRemoved(row));
  }

  hasLivingChild(
    parent: string,
    kind: KindName,
    claim: (row: Row) => boolean = () => true,
  ): boolean {
    for (const row of this.childrenOf(parent, kind)) if (!isRemoved(row) && claim(row)) return true;
    return false;
  }

  /** The living object that holds this unique key. */
  holderOf(kind: KindName, key: string): Row | undefined {
    const name = this.unique.get(key);
    return name === undefined ? undefined : this.get(kind, name);
  }

  put(row: Row, journal: Journal): void {
    const before = this.get(row.kind, row.name);
    this.swap(before, row);
    journal.push(() => this.swap(row, before));
  }

  change(row: Row, data: Json, at: Date, journal: Journal): void {
    this.put({ ...row, data, changedAt: at }, journal);
  }

  private swap(out: Row | undefined, into: Row | undefined): void {
    if (out) this.unlink(out);
    if (into) this.link(into);
  }

  private link(row: Row): void {
    this.rows.get(row.kind)?.set(row.name, row);
    for (const key of parentKeys(row)) {
      const siblings = this.children.get(key) ?? new Map<string, Row>();
      this.children.set(key, siblings.set(row.name, row));
    }
    for (const key of uniqueKeys(row)) this.unique.set(key, row.name);
  }

  private unlink(row: Row): void {
    this.rows.get(row.kind)?.delete(row.name);
    for (const key of parentKeys(row)) this.children.get(key)?.delete(row.name);
    for (const key of uniqueKeys(row)) {
      if (this.unique.get(key) === row.name) this.unique.delete(key);
    }
  }
}

function parentKeys(row: Row): string[] {
  return KINDS[row.kind].parents.map((member) => `${row.kind} ${textOf(row.data, member)}`);
}
