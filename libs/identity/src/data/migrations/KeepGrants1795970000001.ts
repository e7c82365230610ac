import type { MigrationInterface, QueryRunner } from 'typeorm';

const OWN_ROWS = `"account_id" = nullif(current_setting('app.account_id', true), '')`;

/**
 * Whether any account but the given one has a grant of a person. Answers nothing else about them.
 * The owner is under the policies, too: each account is entered, and the tenant of the transaction
 * is set again.
 */
const HAS_SUBJECT = `CREATE FUNCTION "identity"."other_account_has_subject"("account_id" text, "platform" text, "subject" text) RETURNS boolean
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
  DECLARE
    before text := current_setting('app.account_id', true);
    found_one boolean := false;
    one text;
  BEGIN
    FOR one IN SELECT a.id FROM identity.account a WHERE a.id <> $1 LOOP
      PERFORM set_config('app.account_id', one, true);
      PERFORM FROM identity.platform_grant g WHERE g.account_id = one AND g.platform = $2 AND g.subject = $3;
      found_one := FOUND;
      EXIT WHEN found_one;
    END LOOP;
    PERFORM set_config('app.account_id', coalesce(before, ''), true);
    RETURN found_one;
  END $$`;

const UP: readonly string[] = [
  'CREATE TABLE "identity"."platform_grant" ("account_id" text NOT NULL, "id" text NOT NULL, "platform" text NOT NULL, "subject" text NOT NULL, "subject_name" text NOT NULL, "scopes" jsonb NOT NULL, "status" text NOT NULL, "refresh_ends_at" TIMESTAMP(3) WITH TIME ZONE, "credentials" jsonb NOT NULL, "access_token" jsonb, "access_ends_at" TIMESTAMP(3) WITH TIME ZONE, "user_id" text NOT NULL, "created_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL, "updated_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL, "version" integer NOT NULL, CONSTRAINT "platform_grant_pkey" PRIMARY KEY ("account_id", "id"))',
  'ALTER TABLE "identity"."platform_grant" ENABLE ROW LEVEL SECURITY',
  'ALTER TABLE "identity"."platform_grant" FORCE ROW LEVEL SECURITY',
  `CREATE POLICY "tenant" ON "identity"."platform_grant" USING (${OWN_ROWS}) WITH CHECK (${OWN_ROWS})`,
  'CREATE UNIQUE INDEX "platform_grant_subject_uq" ON "identity"."platform_grant"  ("account_id", "platform", "subject")',
  'ALTER TABLE "identity"."connection" ADD "grant_id" text',
  'ALTER TABLE "identity"."connection" ALTER COLUMN "credentials" DROP NOT NULL',
  'CREATE INDEX "connection_grant_idx" ON "identity"."connection"  ("account_id", "grant_id")',
  HAS_SUBJECT,
];

/** Connections that a grant serves have no credentials of their own to go back to. */
const DOWN: readonly string[] = [
  'DROP FUNCTION "identity"."other_account_has_subject"(text, text, text)',
  'DROP INDEX "identity"."connection_grant_idx"',
  'ALTER TABLE "identity"."connection" NO FORCE ROW LEVEL SECURITY',
  'DELETE FROM "identity"."connection" WHERE "credentials" IS NULL',
  'ALTER TABLE "identity"."connection" FORCE ROW LEVEL SECURITY',
  'ALTER TABLE "identity"."connection" ALTER COLUMN "credentials" SET NOT NULL',
  'ALTER TABLE "identity"."connection" DROP COLUMN "grant_id"',
  'DROP INDEX "identity"."platform_grant_subject_uq"',
  'DROP TABLE "identity"."platform_grant"',
];

/** Grants of people and keys, and the connections that they serve. */
export class KeepGrants1795970000001 implements MigrationInterface {
  readonly name = 'KeepGrants1795970000001';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of UP) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const statement of DOWN) await runner.query(statement);
  }
}
