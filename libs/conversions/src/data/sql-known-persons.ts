import { Injectable } from '@nestjs/common';
import { columnArrays, Database } from '@switchyard/db-kit';
import type { Tenant } from '@switchyard/kernel';
import type { ConsentRecord, KnownPerson } from '../domain';
import { KnownPersons } from '../use-cases/identify/known-persons';
import { FIND, FORGET, LEARN, LOWER, TAKE } from './known-person-statements';
import { knownPersons } from './tables';

@Injectable()
export class SqlKnownPersons extends KnownPersons {
  constructor(private readonly database: Database) {
    super();
  }

  find(tenant: Tenant, keys: readonly string[], since: Date): Promise<readonly KnownPerson[]> {
    return this.database.read<KnownPerson>(tenant, FIND, [tenant.spaceId, keys, since]);
  }

  async take(
    tenant: Tenant,
    keys: readonly string[],
    since: Date,
  ): Promise<readonly KnownPerson[]> {
    return (await this.database.write<KnownPerson>(TAKE, [tenant.spaceId, keys, since])).rows;
  }

  async learn(
    _tenant: Tenant,
    rows: readonly KnownPerson[],
    stale: readonly string[],
  ): Promise<readonly KnownPerson[]> {
    // In one order for everybody, so that calls which meet wait for one another instead of blocking each other.
    const ordered = rows.toSorted((a, b) => (a.key < b.key ? -1 : 1));
    return (
      await this.database.write<KnownPerson>(LEARN, [...columnArrays(knownPersons, ordered), stale])
    ).rows;
  }

  async lower(
    { spaceId }: Tenant,
    keys: readonly string[],
    consents: ConsentRecord,
  ): Promise<void> {
    await this.database.write(LOWER, [spaceId, keys, JSON.stringify(consents)]);
  }

  async forget({ spaceId }: Tenant, since: Date, atMost: number): Promise<void> {
    await this.database.write(FORGET, [spaceId, since, atMost]);
  }
}
