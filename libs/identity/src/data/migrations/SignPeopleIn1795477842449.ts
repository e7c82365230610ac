import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What the api's role cannot do to tokens by itself: only with a living session whose user is of the
 * account, has a confirmed address and, for a new secret, gave a password or a second factor within
 * the last 10 minutes. `at` is the time of the business; the limits are those of the contract.
 */
const HEAD = 'LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$';

const FUNCTIONS: readonly string[] = [
  `CREATE FUNCTION "identity"."account_of_session"("session" text, "at" timestamptz, "needs_proof" boolean) RETURNS TABLE ("user_id" text, "account_id" text) LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp AS $$
  BEGIN
    RETURN QUERY SELECT u.id, u.account_id FROM identity.session s
      JOIN identity.app_user u ON u.id = s.user_id JOIN identity.profile p ON p.user_id = u.id
      WHERE s.digest = $1 AND s.is_complete AND p.confirmed_at IS NOT NULL
        AND s.created_at > $2 - interval '30 days' AND s.seen_at > $2 - interval '12 hours'
        AND (NOT $3 OR s.proven_at > $2 - interval '10 minutes');
  END $$`,
  `CREATE FUNCTION "identity"."issue_token"("session" text, "token" jsonb, "at" timestamptz) RETURNS text ${HEAD}
  DECLARE person record;
  BEGIN
    SELECT * INTO person FROM identity.account_of_session($1, $3, true);
    IF NOT FOUND THEN RETURN 'FORBIDDEN'; END IF;
    PERFORM pg_advisory_xact_lock(hashtextextended(person.account_id, 7));
    IF (SELECT count(*) FROM identity.access_token t
        WHERE t.account_id = person.account_id AND t.revoked_at IS NULL AND t.expires_at > $3) >= 5 THEN
      RETURN 'TOO_MANY';
    END IF;
    IF ($2->>'expires_at')::timestamptz > $3 + interval '365 days' THEN RETURN 'FORBIDDEN'; END IF;
    INSERT INTO identity.access_token (id, account_id, user_id, name, environment, public_id, digest, last_four, scopes, created_at, expires_at)
    VALUES ($2->>'id', person.account_id, person.user_id, $2->>'name', $2->>'environment', $2->>'public_id',
      $2->>'digest', $2->>'last_four', $2->'scopes', $3, ($2->>'expires_at')::timestamptz);
    RETURN 'DONE';
  END $$`,
  `CREATE FUNCTION "identity"."replace_token"("session" text, "token" jsonb, "at" timestamptz) RETURNS text ${HEAD}
  DECLARE person record;
  BEGIN
    SELECT * INTO person FROM identity.account_of_session($1, $3, true);
    IF NOT FOUND THEN RETURN 'FORBIDDEN'; END IF;
    UPDATE identity.access_token t SET public_id = $2->>'public_id', digest = $2->>'digest', last_four = $2->>'last_four'
      WHERE t.id = $2->>'id' AND t.account_id = person.account_id AND t.revoked_at IS NULL AND t.expires_at > $3;
    IF NOT FOUND THEN RETURN 'UNKNOWN'; END IF;
    RETURN 'DONE';
  END $$`,
  `CREATE FUNCTION "identity"."revoke_token"("session" text, "token_id" text, "at" timestamptz) RETURNS text ${HEAD}
  DECLARE person record;
  BEGIN
    SELECT * INTO person FROM identity.account_of_session($1, $3, false);
    IF NOT FOUND THEN RETURN 'FORBIDDEN'; END IF;
    UPDATE identity.access_token t SET revoked_at = coalesce(t.revoked_at, $3)
      WHERE t.id = $2 AND t.account_id = person.account_id;
    IF NOT FOUND THEN RETURN 'UNKNOWN'; END IF;
    RETURN 'DONE';
  END $$`,
  `CREATE FUNCTION "identity"."note_token_use"("token_id" text, "at" timestamptz) RETURNS void ${HEAD}
  BEGIN
    UPDATE identity.access_token t SET last_used_at = $2
      WHERE t.id = $1 AND (t.last_used_at IS NULL OR t.last_used_at < $2 - interval '10 minutes');
  END $$`,
];

/** Users that were made on the command line are known to the operator who made them. */
const MOVE = `INSERT INTO "identity"."profile" ("user_id", "name", "confirmed_at", "totp_step", "recovery_digests")
  SELECT "id", '', "created_at", 0, '[]' FROM "identity"."app_user"`;

const UP: readonly string[] = [
  'CREATE SCHEMA IF NOT EXISTS "identity"',
  'CREATE TABLE "identity"."profile" ("user_id" text NOT NULL, "name" text NOT NULL, "confirmed_at" TIMESTAMP(3) WITH TIME ZONE, "password_hash" text, "totp_secret" jsonb, "totp_confirmed_at" TIMESTAMP(3) WITH TIME ZONE, "totp_step" integer NOT NULL, "recovery_digests" jsonb NOT NULL, CONSTRAINT "profile_pkey" PRIMARY KEY ("user_id"))',
  'CREATE TABLE "identity"."session" ("digest" text NOT NULL, "id" text NOT NULL, "user_id" text NOT NULL, "is_complete" boolean NOT NULL, "created_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL, "seen_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL, "proven_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL, "address" text NOT NULL, "agent" text NOT NULL, CONSTRAINT "session_pkey" PRIMARY KEY ("digest"))',
  'CREATE INDEX "session_user_idx" ON "identity"."session"  ("user_id")',
  'CREATE TABLE "identity"."mail_link" ("digest" text NOT NULL, "purpose" text NOT NULL, "user_id" text NOT NULL, "created_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL, CONSTRAINT "mail_link_pkey" PRIMARY KEY ("digest"))',
  'CREATE INDEX "mail_link_user_idx" ON "identity"."mail_link"  ("user_id")',
  'CREATE TABLE "identity"."queued_mail" ("id" text NOT NULL, "kind" text NOT NULL, "email" text NOT NULL, "space" text, "created_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL, "next_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL, "attempts" integer NOT NULL, "sent_at" TIMESTAMP(3) WITH TIME ZONE, CONSTRAINT "queued_mail_pkey" PRIMARY KEY ("id"))',
  'CREATE INDEX "queued_mail_next_idx" ON "identity"."queued_mail"  ("next_at") WHERE sent_at is null',
  'CREATE INDEX "queued_mail_email_idx" ON "identity"."queued_mail"  ("email", "created_at")',
  'CREATE TABLE "identity"."failed_sign_ins" ("key" text NOT NULL, "failures" integer NOT NULL, "last_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL, CONSTRAINT "failed_sign_ins_pkey" PRIMARY KEY ("key"))',
  'ALTER TABLE "identity"."access_token" ADD "last_used_at" TIMESTAMP(3) WITH TIME ZONE',
  MOVE,
  ...FUNCTIONS,
];

const DOWN: readonly string[] = [
  'DROP FUNCTION "identity"."note_token_use"(text, timestamptz)',
  'DROP FUNCTION "identity"."revoke_token"(text, text, timestamptz)',
  'DROP FUNCTION "identity"."replace_token"(text, jsonb, timestamptz)',
  'DROP FUNCTION "identity"."issue_token"(text, jsonb, timestamptz)',
  'DROP FUNCTION "identity"."account_of_session"(text, timestamptz, boolean)',
  'ALTER TABLE "identity"."access_token" DROP COLUMN "last_used_at"',
  'DROP TABLE "identity"."failed_sign_ins"',
  'DROP INDEX "identity"."queued_mail_email_idx"',
  'DROP INDEX "identity"."queued_mail_next_idx"',
  'DROP TABLE "identity"."queued_mail"',
  'DROP INDEX "identity"."mail_link_user_idx"',
  'DROP TABLE "identity"."mail_link"',
  'DROP INDEX "identity"."session_user_idx"',
  'DROP TABLE "identity"."session"',
  'DROP TABLE "identity"."profile"',
];

/** Generated from the tables of `identity`; edited by hand only where data must move. */
export class SignPeopleIn1795477842449 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const query of UP) await runner.query(query);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const query of DOWN) await runner.query(query);
  }
}
