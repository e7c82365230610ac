/**
 * Who may have which unique key. A key that its holder gives up in the same request is not free yet: the database checks each row
 * as it is written, in no order that could be relied on.
 */
export class KeyClaims {
  private readonly holders: Map<string, string>;

  constructor(holders: ReadonlyMap<string, string>) {
    this.holders = new Map(holders);
  }

  /** The other row that has the key; undefined when the claim holds. */
  claim(key: string, id: string): string | undefined {
    const holder = this.holders.get(key);
    if (holder === undefined) this.holders.set(key, id);
    return holder === id ? undefined : holder;
  }
}
