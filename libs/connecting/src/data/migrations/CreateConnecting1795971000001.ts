import type { MigrationInterface, QueryRunner } from 'typeorm';

const UP: readonly string[] = [
  'CREATE SCHEMA IF NOT EXISTS "connecting"',
  'CREATE TABLE "connecting"."attempt" ("account_id" text NOT NULL, "id" text NOT NULL, "space_id" text NOT NULL, "platform" text NOT NULL, "user_id" text NOT NULL, "session_digest" text, "state_digest" text, "redirect_uri" text, "verifier" jsonb, "code" jsonb, "key_kind" text, "sent_at" TIMESTAMP(3) WITH TIME ZONE, "new_grant" jsonb, "renews_grant_id" text, "return_to" text, "status" text NOT NULL, "problem" text, "grant_id" text, "is_other_person" boolean NOT NULL, "accounts" jsonb NOT NULL, "created_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL, "expires_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL, "updated_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL, CONSTRAINT "attempt_pkey" PRIMARY KEY ("account_id", "id"))',
  'CREATE UNIQUE INDEX "attempt_state_uq" ON "connecting"."attempt" ("account_id", "state_digest") WHERE state_digest is not null',
  'CREATE INDEX "attempt_created_idx" ON "connecting"."attempt" ("account_id", "created_at")',
  'ALTER TABLE "connecting"."attempt" ENABLE ROW LEVEL SECURITY',
  'ALTER TABLE "connecting"."attempt" FORCE ROW LEVEL SECURITY',
  'CREATE POLICY "tenant" ON "connecting"."attempt" USING ("account_id" = nullif(current_setting(\'app.account_id\', true), \'\')) WITH CHECK ("account_id" = nullif(current_setting(\'app.account_id\', true), \'\'))',
  'CREATE TABLE "connecting"."revocation" ("account_id" text NOT NULL, "id" text NOT NULL, "platform" text NOT NULL, "subject" text NOT NULL, "grant_id" text NOT NULL, "credentials" jsonb NOT NULL, "created_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL, CONSTRAINT "revocation_pkey" PRIMARY KEY ("account_id", "id"))',
  'ALTER TABLE "connecting"."revocation" ENABLE ROW LEVEL SECURITY',
  'ALTER TABLE "connecting"."revocation" FORCE ROW LEVEL SECURITY',
  'CREATE POLICY "tenant" ON "connecting"."revocation" USING ("account_id" = nullif(current_setting(\'app.account_id\', true), \'\')) WITH CHECK ("account_id" = nullif(current_setting(\'app.account_id\', true), \'\'))',
  'CREATE TABLE "connecting"."asset_question" ("account_id" text NOT NULL, "id" text NOT NULL, "connection_id" text NOT NULL, "answer" jsonb, "created_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL, CONSTRAINT "asset_question_pkey" PRIMARY KEY ("account_id", "id"))',
  'ALTER TABLE "connecting"."asset_question" ENABLE ROW LEVEL SECURITY',
  'ALTER TABLE "connecting"."asset_question" FORCE ROW LEVEL SECURITY',
  'CREATE POLICY "tenant" ON "connecting"."asset_question" USING ("account_id" = nullif(current_setting(\'app.account_id\', true), \'\')) WITH CHECK ("account_id" = nullif(current_setting(\'app.account_id\', true), \'\'))',
  'CREATE TABLE "connecting"."withdrawal" ("id" text NOT NULL, "platform" text NOT NULL, "message" text NOT NULL, "created_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL, CONSTRAINT "withdrawal_pkey" PRIMARY KEY ("id"))',
];

const DOWN: readonly string[] = [
  'DROP TABLE "connecting"."withdrawal"',
  'DROP TABLE "connecting"."asset_question"',
  'DROP TABLE "connecting"."revocation"',
  'DROP INDEX "connecting"."attempt_created_idx"',
  'DROP INDEX "connecting"."attempt_state_uq"',
  'DROP TABLE "connecting"."attempt"',
];

/** Generated from the tables of `connecting`; edited by hand only where data must move. */
export class CreateConnecting1795971000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const query of UP) await runner.query(query);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const query of DOWN) await runner.query(query);
  }
}
