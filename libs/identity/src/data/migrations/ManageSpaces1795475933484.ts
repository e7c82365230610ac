import type { MigrationInterface, QueryRunner } from 'typeorm';

const UP: readonly string[] = [
  'CREATE SCHEMA IF NOT EXISTS "identity"',
  'CREATE TABLE "identity"."invitation" ("space_id" text NOT NULL, "id" text NOT NULL, "email" text NOT NULL, "role" text NOT NULL, "invited_by" text NOT NULL, "created_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL, "expires_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL, CONSTRAINT "invitation_pkey" PRIMARY KEY ("space_id", "id"))',
  'CREATE UNIQUE INDEX "invitation_email_uq" ON "identity"."invitation"  ("space_id", "email")',
  'CREATE INDEX "invitation_address_idx" ON "identity"."invitation"  ("email")',
  'ALTER TABLE "identity"."space" ADD "updated_at" TIMESTAMP(3) WITH TIME ZONE, ADD "version" integer',
  'UPDATE "identity"."space" SET "updated_at" = "created_at", "version" = 1',
  'ALTER TABLE "identity"."space" ALTER "updated_at" SET NOT NULL, ALTER "version" SET NOT NULL',
];

const DOWN: readonly string[] = [
  'ALTER TABLE "identity"."space" DROP COLUMN "version"',
  'ALTER TABLE "identity"."space" DROP COLUMN "updated_at"',
  'DROP INDEX "identity"."invitation_address_idx"',
  'DROP INDEX "identity"."invitation_email_uq"',
  'DROP TABLE "identity"."invitation"',
];

/** Generated from the tables of `identity`; edited by hand only where data must move. */
export class ManageSpaces1795475933484 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const query of UP) await runner.query(query);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const query of DOWN) await runner.query(query);
  }
}
