import type { MigrationInterface, QueryRunner } from 'typeorm';

const UP: readonly string[] = [
  'CREATE SCHEMA IF NOT EXISTS "identity"',
  'CREATE TABLE "identity"."account" ("id" text NOT NULL, "plan" text NOT NULL, "subscription" text NOT NULL, "currency" text NOT NULL, "time_zone" text NOT NULL, "created_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL, CONSTRAINT "account_pkey" PRIMARY KEY ("id"))',
  'CREATE TABLE "identity"."app_user" ("id" text NOT NULL, "account_id" text NOT NULL, "email" text NOT NULL, "created_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL, CONSTRAINT "app_user_pkey" PRIMARY KEY ("id"))',
  'CREATE UNIQUE INDEX "app_user_email_uq" ON "identity"."app_user"  ("email") ',
  'CREATE TABLE "identity"."space" ("id" text NOT NULL, "account_id" text NOT NULL, "name" text NOT NULL, "type" text NOT NULL, "created_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL, CONSTRAINT "space_pkey" PRIMARY KEY ("id"))',
  'CREATE INDEX "space_account_idx" ON "identity"."space"  ("account_id") ',
  'CREATE TABLE "identity"."membership" ("space_id" text NOT NULL, "user_id" text NOT NULL, "role" text NOT NULL, "created_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL, CONSTRAINT "membership_pkey" PRIMARY KEY ("space_id", "user_id"))',
  'CREATE INDEX "membership_user_idx" ON "identity"."membership"  ("user_id") ',
  'CREATE TABLE "identity"."access_token" ("id" text NOT NULL, "account_id" text NOT NULL, "user_id" text NOT NULL, "name" text NOT NULL, "environment" text NOT NULL, "public_id" text NOT NULL, "digest" text NOT NULL, "last_four" text NOT NULL, "scopes" jsonb NOT NULL, "created_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL, "expires_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL, "revoked_at" TIMESTAMP(3) WITH TIME ZONE, CONSTRAINT "access_token_pkey" PRIMARY KEY ("id"))',
  'CREATE UNIQUE INDEX "access_token_public_id_uq" ON "identity"."access_token"  ("public_id") ',
  'CREATE INDEX "access_token_account_idx" ON "identity"."access_token"  ("account_id") ',
  'CREATE TABLE "identity"."connection" ("account_id" text NOT NULL, "id" text NOT NULL, "platform" text NOT NULL, "external_account_id" text NOT NULL, "name" text NOT NULL, "currency" text NOT NULL, "time_zone" text NOT NULL, "status" text NOT NULL, "is_default" boolean NOT NULL, "drift_policy" text NOT NULL, "settings" jsonb NOT NULL, "credentials" jsonb NOT NULL, "created_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL, "updated_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL, "version" integer NOT NULL, CONSTRAINT "connection_pkey" PRIMARY KEY ("account_id", "id"))',
  'ALTER TABLE "identity"."connection" ENABLE ROW LEVEL SECURITY',
  'ALTER TABLE "identity"."connection" FORCE ROW LEVEL SECURITY',
  'CREATE POLICY "tenant" ON "identity"."connection" USING ("account_id" = nullif(current_setting(\'app.account_id\', true), \'\')) WITH CHECK ("account_id" = nullif(current_setting(\'app.account_id\', true), \'\'))',
  'CREATE UNIQUE INDEX "connection_external_uq" ON "identity"."connection"  ("account_id", "platform", "external_account_id") ',
  'CREATE UNIQUE INDEX "connection_default_uq" ON "identity"."connection"  ("account_id", "platform") WHERE is_default',
  'CREATE TABLE "identity"."alert" ("account_id" text NOT NULL, "id" text NOT NULL, "space_id" text, "code" text NOT NULL, "message" text NOT NULL, "details" jsonb NOT NULL, "created_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL, "read_at" TIMESTAMP(3) WITH TIME ZONE, CONSTRAINT "alert_pkey" PRIMARY KEY ("account_id", "id"))',
  'ALTER TABLE "identity"."alert" ENABLE ROW LEVEL SECURITY',
  'ALTER TABLE "identity"."alert" FORCE ROW LEVEL SECURITY',
  'CREATE POLICY "tenant" ON "identity"."alert" USING ("account_id" = nullif(current_setting(\'app.account_id\', true), \'\')) WITH CHECK ("account_id" = nullif(current_setting(\'app.account_id\', true), \'\'))',
  'CREATE INDEX "alert_unread_idx" ON "identity"."alert"  ("account_id") WHERE read_at is null',
  'CREATE TABLE "identity"."stored_answer" ("token_id" text NOT NULL, "key" text NOT NULL, "fingerprint" text NOT NULL, "answer" jsonb, "created_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL, CONSTRAINT "stored_answer_pkey" PRIMARY KEY ("token_id", "key"))',
  'CREATE INDEX "stored_answer_created_idx" ON "identity"."stored_answer"  ("created_at") ',
];

const DOWN: readonly string[] = [
  'DROP INDEX "identity"."stored_answer_created_idx"',
  'DROP TABLE "identity"."stored_answer"',
  'DROP INDEX "identity"."alert_unread_idx"',
  'DROP TABLE "identity"."alert"',
  'DROP INDEX "identity"."connection_default_uq"',
  'DROP INDEX "identity"."connection_external_uq"',
  'DROP TABLE "identity"."connection"',
  'DROP INDEX "identity"."access_token_account_idx"',
  'DROP INDEX "identity"."access_token_public_id_uq"',
  'DROP TABLE "identity"."access_token"',
  'DROP INDEX "identity"."membership_user_idx"',
  'DROP TABLE "identity"."membership"',
  'DROP INDEX "identity"."space_account_idx"',
  'DROP TABLE "identity"."space"',
  'DROP INDEX "identity"."app_user_email_uq"',
  'DROP TABLE "identity"."app_user"',
  'DROP TABLE "identity"."account"',
];

/** Generated from the tables of `identity`; edited by hand only where data must move. */
export class CreateIdentity1795254695808 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const query of UP) await runner.query(query);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const query of DOWN) await runner.query(query);
  }
}
