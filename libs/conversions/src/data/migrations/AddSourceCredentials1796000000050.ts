import type { MigrationInterface, QueryRunner } from 'typeorm';

const UP: readonly string[] = [
  'ALTER TABLE "conversions"."source" ADD "has_credentials" boolean NOT NULL DEFAULT false',
  'CREATE TABLE "conversions"."source_credentials" ("space_id" text NOT NULL, "source_id" text NOT NULL, "receiver_id" text NOT NULL, "sealed" jsonb NOT NULL, CONSTRAINT "source_credentials_pkey" PRIMARY KEY ("space_id", "source_id"))',
  'ALTER TABLE "conversions"."source_credentials" ENABLE ROW LEVEL SECURITY',
  'ALTER TABLE "conversions"."source_credentials" FORCE ROW LEVEL SECURITY',
  `CREATE POLICY "tenant" ON "conversions"."source_credentials" USING ("space_id" = nullif(current_setting('app.space_id', true), '')) WITH CHECK ("space_id" = nullif(current_setting('app.space_id', true), ''))`,
];

const DOWN: readonly string[] = [
  'DROP TABLE "conversions"."source_credentials"',
  'ALTER TABLE "conversions"."source" DROP COLUMN "has_credentials"',
];

/** Sources may have credentials, to read the records that their webhooks only name. */
export class AddSourceCredentials1796000000050 implements MigrationInterface {
  readonly name = 'AddSourceCredentials1796000000050';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of UP) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const statement of DOWN) await runner.query(statement);
  }
}
