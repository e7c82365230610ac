import type { MigrationInterface, QueryRunner } from 'typeorm';

const UP: readonly string[] = [
  'CREATE TABLE "conversions"."inbox" ("space_id" text NOT NULL, "source_id" text NOT NULL, "id" text NOT NULL, "received_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL, "provider_event_id" text, "type" text, "status" text NOT NULL, "reasons" jsonb NOT NULL, "made_ids" jsonb NOT NULL, "payload" jsonb, "size" integer NOT NULL, "person_keys" jsonb NOT NULL, "wait_keys" jsonb NOT NULL, "wait_until" TIMESTAMP(3) WITH TIME ZONE, "due_at" TIMESTAMP(3) WITH TIME ZONE, "attempts" integer NOT NULL, "updated_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL, CONSTRAINT "inbox_pkey" PRIMARY KEY ("space_id", "id"))',
  'ALTER TABLE "conversions"."inbox" ENABLE ROW LEVEL SECURITY',
  'ALTER TABLE "conversions"."inbox" FORCE ROW LEVEL SECURITY',
  'CREATE POLICY "tenant" ON "conversions"."inbox" USING ("space_id" = nullif(current_setting(\'app.space_id\', true), \'\')) WITH CHECK ("space_id" = nullif(current_setting(\'app.space_id\', true), \'\'))',
  'CREATE INDEX "inbox_newest_idx" ON "conversions"."inbox"  ("space_id", "source_id", "received_at", "id") ',
  'CREATE INDEX "inbox_status_idx" ON "conversions"."inbox"  ("space_id", "source_id", "status", "received_at", "id") ',
  'CREATE INDEX "inbox_due_idx" ON "conversions"."inbox"  ("space_id", "due_at", "id") WHERE due_at is not null',
  'CREATE INDEX "inbox_old_idx" ON "conversions"."inbox"  ("space_id", "received_at") ',
  `CREATE INDEX "inbox_waiting_idx" ON "conversions"."inbox"  ("space_id", "source_id", "id") WHERE status = 'waiting'`,
  'CREATE TABLE "conversions"."source_fact" ("space_id" text NOT NULL, "source_id" text NOT NULL, "key" text NOT NULL, "facts" jsonb NOT NULL, "person_keys" jsonb NOT NULL, "updated_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL, CONSTRAINT "source_fact_pkey" PRIMARY KEY ("space_id", "source_id", "key"))',
  'ALTER TABLE "conversions"."source_fact" ENABLE ROW LEVEL SECURITY',
  'ALTER TABLE "conversions"."source_fact" FORCE ROW LEVEL SECURITY',
  'CREATE POLICY "tenant" ON "conversions"."source_fact" USING ("space_id" = nullif(current_setting(\'app.space_id\', true), \'\')) WITH CHECK ("space_id" = nullif(current_setting(\'app.space_id\', true), \'\'))',
  'CREATE INDEX "source_fact_old_idx" ON "conversions"."source_fact"  ("space_id", "updated_at") ',
];

const DOWN: readonly string[] = [
  'DROP TABLE "conversions"."source_fact"',
  'DROP TABLE "conversions"."inbox"',
];

/** What sources received and what it taught: kept, so that it can wait and be read again. */
export class AddInbox1796000000060 implements MigrationInterface {
  readonly name = 'AddInbox1796000000060';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of UP) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const statement of DOWN) await runner.query(statement);
  }
}
