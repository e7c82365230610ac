import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Alerts of before say what they are about; of several about one trouble the newest stays open. The
 * owner is under the policies too.
 */
const TELL_OLD_ALERTS: readonly string[] = [
  'ALTER TABLE "identity"."alert" NO FORCE ROW LEVEL SECURITY',
  `UPDATE "identity"."alert" SET
    "severity" = CASE WHEN "kind" = 'RELEASE_ABANDONED' THEN 'WARNING' ELSE 'CRITICAL' END,
    "subject" = CASE WHEN "details" ? 'campaignId' THEN jsonb_build_object('type', 'campaign', 'id', "details" -> 'campaignId')
      ELSE jsonb_build_object('type', 'connection', 'id', "details" -> 'connectionId') END,
    "fix" = CASE "kind" WHEN 'CONNECTION_NEEDS_REAUTH' THEN 'Send new credentials with PATCH /connections/:id.'
      WHEN 'REMOVED_BUT_SERVING' THEN 'Sync, so that the campaign is removed there too, or restore it.'
      ELSE 'Look after the named campaigns in the platform''s own interface.' END,
    "key" = CASE "kind" WHEN 'CONNECTION_NEEDS_REAUTH' THEN ("details" ->> 'connectionId') || ':needs-reauth'
      WHEN 'REMOVED_BUT_SERVING' THEN ("details" ->> 'campaignId') || ':removed-but-serving'
      ELSE ("details" ->> 'connectionId') || ':' || coalesce("space_id", '') || ':release-abandoned' END`,
  `UPDATE "identity"."alert" t SET "settled_at" = t."created_at"
    WHERE EXISTS (SELECT FROM "identity"."alert" n WHERE n."account_id" = t."account_id" AND n."key" = t."key" AND (n."created_at", n."id") > (t."created_at", t."id"))`,
  `UPDATE "identity"."alert" SET "space_id" = NULL WHERE "kind" = 'CONNECTION_NEEDS_REAUTH'`,
  'ALTER TABLE "identity"."alert" FORCE ROW LEVEL SECURITY',
];

const UP: readonly string[] = [
  'CREATE SCHEMA IF NOT EXISTS "identity"',
  'DROP INDEX "identity"."alert_unread_idx"',
  'CREATE TABLE "identity"."alert_reading" ("account_id" text NOT NULL, "alert_id" text NOT NULL, "user_id" text NOT NULL, "read_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL, CONSTRAINT "alert_reading_pkey" PRIMARY KEY ("account_id", "alert_id", "user_id"))',
  'ALTER TABLE "identity"."alert_reading" ENABLE ROW LEVEL SECURITY',
  'ALTER TABLE "identity"."alert_reading" FORCE ROW LEVEL SECURITY',
  'CREATE POLICY "tenant" ON "identity"."alert_reading" USING ("account_id" = nullif(current_setting(\'app.account_id\', true), \'\')) WITH CHECK ("account_id" = nullif(current_setting(\'app.account_id\', true), \'\'))',
  'ALTER TABLE "identity"."alert" RENAME COLUMN "code" TO "kind"',
  'ALTER TABLE "identity"."alert" DROP COLUMN "read_at"',
  'ALTER TABLE "identity"."alert" ADD "severity" text, ADD "subject" jsonb, ADD "fix" text, ADD "key" text, ADD "settled_at" TIMESTAMP(3) WITH TIME ZONE',
  ...TELL_OLD_ALERTS,
  'ALTER TABLE "identity"."alert" ALTER "severity" SET NOT NULL, ALTER "subject" SET NOT NULL, ALTER "fix" SET NOT NULL, ALTER "key" SET NOT NULL',
  'CREATE INDEX "alert_newest_idx" ON "identity"."alert"  ("account_id", "created_at", "id") ',
  'CREATE UNIQUE INDEX "alert_open_uq" ON "identity"."alert"  ("account_id", "key") WHERE settled_at is null',
];

const DOWN: readonly string[] = [
  'DROP INDEX "identity"."alert_open_uq"',
  'DROP INDEX "identity"."alert_newest_idx"',
  'ALTER TABLE "identity"."alert" DROP COLUMN "settled_at"',
  'ALTER TABLE "identity"."alert" DROP COLUMN "key"',
  'ALTER TABLE "identity"."alert" DROP COLUMN "fix"',
  'ALTER TABLE "identity"."alert" DROP COLUMN "subject"',
  'ALTER TABLE "identity"."alert" DROP COLUMN "severity"',
  'ALTER TABLE "identity"."alert" ADD "read_at" TIMESTAMP(3) WITH TIME ZONE',
  'ALTER TABLE "identity"."alert" RENAME COLUMN "kind" TO "code"',
  'DROP TABLE "identity"."alert_reading"',
  'CREATE INDEX "alert_unread_idx" ON "identity"."alert" USING btree ("account_id") WHERE (read_at IS NULL)',
];

/** Generated from the tables of `identity`; edited by hand only where data must move. */
export class KeepAlerts1795304372428 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const query of UP) await runner.query(query);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const query of DOWN) await runner.query(query);
  }
}
