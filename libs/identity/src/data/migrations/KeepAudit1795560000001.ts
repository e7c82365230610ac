import type { MigrationInterface, QueryRunner } from 'typeorm';

const HEAD = 'SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$';

const COLUMNS =
  'id, created_at, account_id, space_id, actor, user_id, credential_id, action, request_id, address, change, target, targets, rows, members, before, after, plan_hash, outcome';

const NEXT_ID = `'aud_' || lpad(nextval('identity.audit_entry_number')::text, 26, '0')`;

const FUNCTIONS: readonly string[] = [
  // Who acts, as a process said when its transaction began; else the process or the role of the database.
  `CREATE FUNCTION "identity"."acting"() RETURNS jsonb LANGUAGE sql STABLE SET search_path = pg_catalog, pg_temp AS $$
    SELECT coalesce(nullif(current_setting('app.acting', true), '')::jsonb,
      CASE WHEN current_setting('application_name', true) LIKE 'switchyard-%'
        THEN jsonb_build_object('kind', substr(current_setting('application_name', true), 12))
        ELSE jsonb_build_object('kind', 'database', 'credentialId', session_user) END) $$`,
  // Requests that were refused, counted. $1: a list of objects with the columns that such an entry has.
  `CREATE FUNCTION "identity"."record_refusals"("refused" jsonb) RETURNS void LANGUAGE sql ${HEAD}
    WITH entry AS (
      INSERT INTO identity.audit_entry (${COLUMNS})
      SELECT ${NEXT_ID}, clock_timestamp(), r.account_id, r.space_id, r.actor, r.user_id, r.credential_id, r.action, NULL, r.address,
        'refusal', 'request', '[]', r.rows, '[]', NULL, NULL, NULL, r.outcome
      FROM jsonb_to_recordset($1) r (account_id text, space_id text, actor text, user_id text, credential_id text, action text, address text, rows integer, outcome text)
      RETURNING id, account_id
    )
    INSERT INTO identity.audit_waiting (entry_id, account_id) SELECT e.id, e.account_id FROM entry e $$`,
];

const UP: readonly string[] = [
  'CREATE SEQUENCE "identity"."audit_entry_number"',
  'CREATE TABLE "identity"."audit_entry" ("id" text NOT NULL, "created_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL, "account_id" text NOT NULL, "space_id" text, "actor" text NOT NULL, "user_id" text, "credential_id" text, "action" text, "request_id" text, "address" text, "change" text NOT NULL, "target" text NOT NULL, "targets" jsonb NOT NULL, "rows" integer NOT NULL, "members" jsonb NOT NULL, "before" text, "after" text, "plan_hash" text, "outcome" text NOT NULL, CONSTRAINT "audit_entry_pkey" PRIMARY KEY ("id"))',
  'CREATE INDEX "audit_entry_newest_idx" ON "identity"."audit_entry"  ("account_id", "created_at", "id")',
  'CREATE TABLE "identity"."audit_link" ("account_id" text NOT NULL, "seq" bigint NOT NULL, "entry_id" text NOT NULL, "digest" text NOT NULL, CONSTRAINT "audit_link_pkey" PRIMARY KEY ("account_id", "seq"))',
  'CREATE UNIQUE INDEX "audit_link_entry_uq" ON "identity"."audit_link"  ("entry_id")',
  'CREATE TABLE "identity"."audit_waiting" ("entry_id" text NOT NULL, "account_id" text NOT NULL, CONSTRAINT "audit_waiting_pkey" PRIMARY KEY ("entry_id"))',
  ...FUNCTIONS,
];

const DOWN: readonly string[] = [
  'DROP FUNCTION "identity"."record_refusals"(jsonb)',
  // The triggers of the audited tables and their functions, which `migrate` made.
  `DO $$ DECLARE made regprocedure; BEGIN
    FOR made IN SELECT DISTINCT t.tgfoid::regprocedure FROM pg_trigger t WHERE t.tgname LIKE 'audit\\_%' AND NOT t.tgisinternal
    LOOP EXECUTE format('DROP FUNCTION %s CASCADE', made); END LOOP; END $$`,
  'DROP FUNCTION "identity"."acting"()',
  'DROP TABLE "identity"."audit_waiting"',
  'DROP TABLE "identity"."audit_link"',
  'DROP TABLE "identity"."audit_entry"',
  'DROP SEQUENCE "identity"."audit_entry_number"',
];

/** The audit trail: entries that are added by triggers, and the chain over those of an account. */
export class KeepAudit1795560000001 implements MigrationInterface {
  readonly name = 'KeepAudit1795560000001';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of UP) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const statement of DOWN) await runner.query(statement);
  }
}
