import type { MigrationInterface, QueryRunner } from 'typeorm';

const UP: readonly string[] = [
  'CREATE TABLE "conversions"."sent_body" ("space_id" text NOT NULL, "event_id" text NOT NULL, "platform" text NOT NULL, "body" jsonb NOT NULL, "sent_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL, CONSTRAINT "sent_body_pkey" PRIMARY KEY ("space_id", "event_id", "platform"))',
  'ALTER TABLE "conversions"."sent_body" ENABLE ROW LEVEL SECURITY',
  'ALTER TABLE "conversions"."sent_body" FORCE ROW LEVEL SECURITY',
  `CREATE POLICY "tenant" ON "conversions"."sent_body" USING ("space_id" = nullif(current_setting('app.space_id', true), '')) WITH CHECK ("space_id" = nullif(current_setting('app.space_id', true), ''))`,
  'CREATE INDEX "sent_body_age_idx" ON "conversions"."sent_body"  ("space_id", "sent_at") ',
];

const DOWN: readonly string[] = ['DROP TABLE "conversions"."sent_body"'];

/** What platforms were sent, masked. */
export class KeepSentBodies1796000000080 implements MigrationInterface {
  readonly name = 'KeepSentBodies1796000000080';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of UP) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const statement of DOWN) await runner.query(statement);
  }
}
