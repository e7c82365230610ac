import type { MigrationInterface, QueryRunner } from 'typeorm';

const UP: readonly string[] = [
  'CREATE TABLE "sync"."lineage" ("key" text NOT NULL, "id" text NOT NULL, "serial" bigint NOT NULL, "restored_at" TIMESTAMP(3) WITH TIME ZONE, CONSTRAINT "lineage_pkey" PRIMARY KEY ("key"))',
  'ALTER TABLE "sync"."preview" ADD "restored_at" TIMESTAMP(3) WITH TIME ZONE',
];

const DOWN: readonly string[] = [
  'ALTER TABLE "sync"."preview" DROP COLUMN "restored_at"',
  'DROP TABLE "sync"."lineage"',
];

/** Generated from the tables of `sync`; edited by hand only where data must move. */
export class Restores1795402200000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const query of UP) await runner.query(query);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const query of DOWN) await runner.query(query);
  }
}
