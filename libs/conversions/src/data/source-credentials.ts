import { Inject, Injectable } from '@nestjs/common';
import {
  columnArrays,
  Database,
  insertStatement,
  selectStatement,
  spaceFilter,
  statement,
} from '@switchyard/db-kit';
import { type KeyRing, sealBatch } from '@switchyard/identity';
import type { Tenant } from '@switchyard/kernel';
import type { SourceCredentials, StoredCredentials } from '../domain';
import { PUBLIC_KEYS } from '../use-cases/settings';
import type { SecretOwner } from './sources';
import { sourceCredentials } from './tables';

const ofSource = `${spaceFilter.clause('t."space_id"', '$1')} and t."source_id" = $2`;
const INSERT = insertStatement(sourceCredentials);
const DELETE = statement(`delete from ${sourceCredentials.qualified} t where ${ofSource}`);
const BY_SOURCE = selectStatement(sourceCredentials, `where ${ofSource}`);

/** What credentials are bound to, where they are sealed and where they are opened. */
export const credentialsBoundTo = ({ spaceId, receiverId }: SecretOwner): string =>
  `${spaceId}\n${receiverId}\nsource credentials`;

/** Credentials of sources, sealed for the worker: nothing in the api process opens them. */
@Injectable()
export class CredentialsOfSources {
  constructor(
    private readonly database: Database,
    @Inject(PUBLIC_KEYS) private readonly publicKeys: KeyRing,
  ) {}

  async find(tenant: Tenant, sourceId: string): Promise<StoredCredentials | undefined> {
    const values = [tenant.spaceId, sourceId];
    return (await this.database.read<StoredCredentials>(tenant, BY_SOURCE, values))[0];
  }

  /** Inside the running transaction: these instead of those before; null for none. */
  async replace(
    owner: SecretOwner & { readonly id: string },
    credentials: SourceCredentials | null,
  ): Promise<void> {
    const { spaceId, id: sourceId, receiverId } = owner;
    await this.database.write(DELETE, [spaceId, sourceId]);
    if (credentials === null) return;
    const seal = await sealBatch(this.publicKeys);
    const sealed = seal(JSON.stringify(credentials), credentialsBoundTo(owner));
    await this.database.write(
      INSERT,
      columnArrays(sourceCredentials, [{ spaceId, sourceId, receiverId, sealed }]),
    );
  }
}
