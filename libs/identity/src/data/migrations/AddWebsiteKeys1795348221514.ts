import type { MigrationInterface, QueryRunner } from 'typeorm';

const UP: readonly string[] = [
  'CREATE SCHEMA IF NOT EXISTS "identity"',
  'CREATE TABLE "identity"."website_key" ("id" text NOT NULL, "account_id" text NOT NULL, "space_id" text NOT NULL, "public_id" text NOT NULL, "digest" text NOT NULL, "last_four" text NOT NULL, "origins" jsonb NOT NULL, "created_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL, "revoked_at" TIMESTAMP(3) WITH TIME ZONE, CONSTRAINT "website_key_pkey" PRIMARY KEY ("id"))',
  'CREATE UNIQUE INDEX "website_key_public_id_uq" ON "identity"."website_key"  ("public_id") ',
  'CREATE INDEX "website_key_space_idx" ON "identity"."website_key"  ("space_id") ',
];

const DOWN: readonly string[] = [
  'DROP INDEX "identity"."website_key_space_idx"',
  'DROP INDEX "identity"."website_key_public_id_uq"',
  'DROP TABLE "identity"."website_key"',
];

/** Generated from the tables of `identity`; edited by hand only where data must move. */
export class AddWebsiteKeys1795348221514 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const query of UP) await runner.query(query);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const query of DOWN) await runner.query(query);
  }
}
