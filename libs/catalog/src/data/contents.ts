import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Database, spaceFilter, statement } from '@switchyard/db-kit';
import { type Tenant, UnitOfWork } from '@switchyard/kernel';
import { Contents } from '../use-cases/ports';
import { assetChunks, assetContents, assets } from './tables';

const inSpace = spaceFilter.clause('t."space_id"', '$1');
const ABANDONED = `${inSpace} and t."sha256" is null and t."created_at" < now() - interval '1 hour'`;

const BEGIN = statement(
  `insert into ${assetContents.qualified} ("space_id", "id") values ($1, $2) returning 1`,
);
const DROP_ABANDONED_CHUNKS = statement(`
  delete from ${assetChunks.qualified} c where ${spaceFilter.clause('c."space_id"', '$1')} and c."content_id" in (select t."id" from ${assetContents.qualified} t where ${ABANDONED})`);
const DROP_ABANDONED = statement(`delete from ${assetContents.qualified} t where ${ABANDONED}`);
const APPEND = statement(
  `insert into ${assetChunks.qualified} ("space_id", "content_id", "seq", "bytes") values ($1, $2, $3, $4) returning 1`,
);
const DROP_CHUNKS = statement(
  `delete from ${assetChunks.qualified} t where ${inSpace} and t."content_id" = $2`,
);
const DROP = statement(`delete from ${assetContents.qualified} t where ${inSpace} and t."id" = $2`);
const DROP_ARRIVING = statement(
  `delete from ${assetContents.qualified} t where ${inSpace} and t."id" = $2 and t."sha256" is null`,
);
const COMPLETE = statement(`
  update ${assetContents.qualified} t set "sha256" = $3 where ${inSpace} and t."id" = $2
    and not exists (select 1 from ${assetContents.qualified} o where ${spaceFilter.clause('o."space_id"', '$1')} and o."sha256" = $3)`);
const IS_NAMED = statement(
  `select exists (select 1 from ${assets.qualified} t where ${inSpace} and t."sha256" = $2) as named`,
);
const FIND = statement(
  `select t."id" from ${assetContents.qualified} t where ${inSpace} and t."sha256" = $2`,
);
const READ = statement(
  `select t."bytes" from ${assetChunks.qualified} t where ${inSpace} and t."content_id" = $2 and t."seq" = $3`,
);
/**
 * Two uploads of the same bytes are stored one after the other, also when neither is stored yet.
 */
const QUEUE = statement(`select pg_advisory_xact_lock(hashtextextended($1 || $2, 0))`);

@Injectable()
export class SqlContents extends Contents {
  constructor(
    private readonly database: Database,
    private readonly work: UnitOfWork,
  ) {
    super();
  }

  begin(tenant: Tenant): Promise<string> {
    const id = randomUUID();
    return this.work.run(tenant, async () => {
      for (const abandoned of [DROP_ABANDONED_CHUNKS, DROP_ABANDONED]) {
        await this.database.write(abandoned, [tenant.spaceId]);
      }
      await this.database.write(BEGIN, [tenant.spaceId, id]);
      return id;
    });
  }

  append(tenant: Tenant, id: string, seq: number, bytes: Uint8Array): Promise<void> {
    return this.work.run(tenant, async () => {
      await this.database.write(APPEND, [
        tenant.spaceId,
        id,
        seq,
        Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length),
      ]);
    });
  }

  discard(tenant: Tenant, id: string): Promise<void> {
    return this.work.run(tenant, async () => {
      const { count } = await this.database.write(DROP_ARRIVING, [tenant.spaceId, id]);
      if (count > 0) await this.database.write(DROP_CHUNKS, [tenant.spaceId, id]);
    });
  }

  async complete(tenant: Tenant, id: string, sha256: string): Promise<void> {
    await this.database.write(QUEUE, [tenant.spaceId, sha256]);
    const { count } = await this.database.write(COMPLETE, [tenant.spaceId, id, sha256]);
    if (count === 0) await this.drop(tenant, id);
  }

  async keep(tenant: Tenant, sha256: string): Promise<boolean> {
    await this.database.write(QUEUE, [tenant.spaceId, sha256]);
    const found = await this.database.read(tenant, FIND, [tenant.spaceId, sha256]);
    return found.length > 0;
  }

  async dropUnnamed(tenant: Tenant, sha256: string): Promise<void> {
    await this.database.write(QUEUE, [tenant.spaceId, sha256]);
    const [stored] = await this.database.read<{ id: string }>(tenant, FIND, [
      tenant.spaceId,
      sha256,
    ]);
    const [found] = await this.database.read<{ named: boolean }>(tenant, IS_NAMED, [
      tenant.spaceId,
      sha256,
    ]);
    if (stored && !found?.named) await this.drop(tenant, stored.id);
  }

  async *read(tenant: Tenant, sha256: string): AsyncIterable<Uint8Array> {
    const [content] = await this.database.read<{ id: string }>(tenant, FIND, [
      tenant.spaceId,
      sha256,
    ]);
    if (!content) throw new Error(`there are no bytes ${sha256}`);
    for (let seq = 0; ; seq++) {
      const [chunk] = await this.database.read<{ bytes: Uint8Array }>(tenant, READ, [
        tenant.spaceId,
        content.id,
        seq,
      ]);
      if (!chunk) return;
      yield chunk.bytes;
    }
  }

  private async drop(tenant: Tenant, id: string): Promise<void> {
    await this.database.write(DROP_CHUNKS, [tenant.spaceId, id]);
    await this.database.write(DROP, [tenant.spaceId, id]);
  }
}
