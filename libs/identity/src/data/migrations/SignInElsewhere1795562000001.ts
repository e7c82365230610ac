import type { MigrationInterface, QueryRunner } from 'typeorm';

const UP: readonly string[] = [
  'CREATE TABLE "identity"."external_login" ("user_id" text NOT NULL, "issuer" text NOT NULL, "subject" text NOT NULL, "created_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL, CONSTRAINT "external_login_pkey" PRIMARY KEY ("user_id", "issuer"))',
  'CREATE UNIQUE INDEX "external_login_subject_uq" ON "identity"."external_login"  ("issuer", "subject")',
  'CREATE TABLE "identity"."external_attempt" ("digest" text NOT NULL, "session_digest" text, "created_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL, CONSTRAINT "external_attempt_pkey" PRIMARY KEY ("digest"))',
  'CREATE INDEX "external_attempt_created_idx" ON "identity"."external_attempt"  ("created_at")',
  // An invited person accepts by now, so that no mail speaks of an addition.
  `DELETE FROM "identity"."queued_mail" WHERE "kind" = 'added_to_space'`,
];

const DOWN: readonly string[] = [
  'DROP INDEX "identity"."external_attempt_created_idx"',
  'DROP TABLE "identity"."external_attempt"',
  'DROP INDEX "identity"."external_login_subject_uq"',
  'DROP TABLE "identity"."external_login"',
];

/** Users who sign in through a provider of OpenID Connect, and sign-ins under way there. */
export class SignInElsewhere1795562000001 implements MigrationInterface {
  readonly name = 'SignInElsewhere1795562000001';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of UP) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const statement of DOWN) await runner.query(statement);
  }
}
