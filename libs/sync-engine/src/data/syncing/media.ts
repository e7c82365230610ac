import { Injectable } from '@nestjs/common';
import { Database, statement } from '@switchyard/db-kit';
import { type Tenant, UnitOfWork } from '@switchyard/kernel';
import type { MediaFile, PlatformMedia } from '@switchyard/platforms';
import { FilesOfSpace } from '../../use-cases/ports';

const OWN = 'from sync.media_upload where account_id = $1 and connection_id = $2';
const KNOWN = statement(
  `select sha256, remote_id as "remoteId" ${OWN} and sha256 = any($3) and remote_id is not null`,
);
const NAMED = statement(`select sha256, remote_id as "remoteId" ${OWN} and remote_id = any($3)`);
/**
 * A row that is there already and has no remote id tells of an upload that was begun before. After
 * a restore rows are missing.
 */
const BEGIN =
  statement(`insert into sync.media_upload (account_id, connection_id, sha256, begun_at) values ($1, $2, $3, now())
  on conflict (account_id, connection_id, sha256) do update set begun_at = now() returning remote_id is null and (xmax <> 0
  or exists (select 1 from sync.lineage l where l.restored_at > now() - interval '30 days')) as doubtful`);
const RESERVE = statement(
  `update sync.media_upload set reserved_id = $4 where account_id = $1 and connection_id = $2 and sha256 = $3`,
);
const RESERVED = statement(
  `select sha256, reserved_id as "remoteId" ${OWN} and sha256 = any($3) and reserved_id is not null and remote_id is null`,
);
const KEEP = statement(
  `update sync.media_upload set remote_id = $4 where account_id = $1 and connection_id = $2 and sha256 = $3`,
);

interface Known {
  readonly sha256: string;
  readonly remoteId: string;
}

/**
 * Which of our files an ad account has, kept for the account; the bytes are the Space's. Worker
 * only.
 */
@Injectable()
export class MediaOfAccounts {
  constructor(
    private readonly database: Database,
    private readonly work: UnitOfWork,
    private readonly files: FilesOfSpace,
  ) {}

  of(tenant: Tenant, connectionId: string): PlatformMedia {
    const key = [tenant.accountId, connectionId] as const;
    return {
      remoteIds: async (digests) =>
        new Map(
          (await this.known(tenant, KNOWN, key, digests)).map(({ sha256, remoteId }) => [
            sha256,
            remoteId,
          ]),
        ),
      digests: async (remoteIds) =>
        new Map(
          (await this.known(tenant, NAMED, key, remoteIds)).map(({ sha256, remoteId }) => [
            remoteId,
            sha256,
          ]),
        ),
      open: (digest): Promise<MediaFile | undefined> => this.files.open(tenant, digest),
      address: (digest) => this.files.address(tenant, digest),
      begin: (digest) => this.begin(tenant, [...key, digest]),
      reserve: (digest, remoteId) => this.note(tenant, RESERVE, [...key, digest, remoteId]),
      reserved: async (digest) => (await this.known(tenant, RESERVED, key, [digest]))[0]?.remoteId,
      keep: (digest, remoteId) => this.note(tenant, KEEP, [...key, digest, remoteId]),
    };
  }

  private known(
    tenant: Tenant,
    which: typeof KNOWN,
    key: readonly string[],
    values: readonly string[],
  ): Promise<readonly Known[]> {
    return values.length === 0
      ? Promise.resolve([])
      : this.database.read<Known>(tenant, which, [...key, values]);
  }

  private note(tenant: Tenant, what: typeof KEEP, values: readonly string[]): Promise<void> {
    return this.work.run(tenant, async () => void (await this.database.write(what, values)));
  }

  private begin(tenant: Tenant, values: readonly string[]): Promise<boolean> {
    return this.work.run(
      tenant,
      async () =>
        (await this.database.write<{ doubtful: boolean }>(BEGIN, values)).rows[0]?.doubtful ??
        false,
    );
  }
}
