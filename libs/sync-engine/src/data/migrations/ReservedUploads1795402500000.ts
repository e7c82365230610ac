import type { MigrationInterface, QueryRunner } from 'typeorm';

const UP: readonly string[] = ['ALTER TABLE "sync"."media_upload" ADD "reserved_id" text'];

const DOWN: readonly string[] = ['ALTER TABLE "sync"."media_upload" DROP COLUMN "reserved_id"'];

/** Generated from the tables of `sync`; edited by hand only where data must move. */
export class ReservedUploads1795402500000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const query of UP) await runner.query(query);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const query of DOWN) await runner.query(query);
  }
}
