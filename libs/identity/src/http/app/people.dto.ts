import {
  EmailAddress,
  Flag,
  IdOf,
  ListOf,
  OneOf,
  Text,
  Timestamp,
  ZoneName,
} from '@switchyard/http-kit';
import type { Session } from '../../domain';
import { LONGEST_PASSWORD, SHORTEST_PASSWORD } from '../../domain/people/password';
import type { NewPerson } from '../../use-cases/people/register';

const email = { description: 'The e-mail address.', example: 'ada@example.com' };
const newPassword = {
  min: SHORTEST_PASSWORD,
  max: LONGEST_PASSWORD,
  description: 'At least 12 characters; common passwords are refused.',
  example: 'violet anchor thursday',
};
const password = {
  min: 1,
  max: LONGEST_PASSWORD,
  description: 'The password.',
  example: 'violet anchor thursday',
};
const code = {
  min: 6,
  max: 20,
  description: 'The six digits of the authenticator app, or a recovery code.',
  example: '492039',
};
const token = {
  min: 1,
  max: 64,
  description: 'The parameter `token` of the link in the mail.',
  example: 'Zm9vYmFyZm9vYmFyZm9vYmFyZm9vYmFyZm9vYmFyZm9',
};

/** Body of `POST /app/register`. */
export class RegisterDto implements NewPerson {
  @EmailAddress(email) email!: string;
  @Text(newPassword) password!: string;
  @Text({ min: 1, max: 255, description: 'What you are called.', example: 'Ada Lovelace' })
  name!: string;
  @ZoneName({
    description: 'IANA zone of the account: its days and months start there.',
    example: 'Europe/Berlin',
  })
  timeZone!: string;
  @Text({ min: 3, max: 3, description: 'ISO 4217 currency of the account.', example: 'EUR' })
  currency!: string;
}

/** Body of the routes that send a mail. */
export class AskMailDto {
  @EmailAddress(email) email!: string;
}

/** Body of the routes that a link in a mail leads to. */
export class UseLinkDto {
  @Text(token) token!: string;
}

/** Body of `POST /app/login`. */
export class SignInDto {
  @EmailAddress(email) email!: string;
  @Text(password) password!: string;
}

/** Body of the routes that take a code. */
export class CodeDto {
  @Text(code) code!: string;
}

/** Body of `POST /app/session/proof`: one of both. */
export class ProofDto {
  @Text({ ...password, optional: true }) password?: string;
  @Text({ ...code, optional: true }) code?: string;
}

/** Body of `POST /app/password/reset`. */
export class ResetPasswordDto extends UseLinkDto {
  @Text(newPassword) password!: string;
}

/** Body of `POST /app/password`. */
export class ChangePasswordDto {
  @Text(newPassword) password!: string;
}

/** A mail was sent, if the address has a user. */
export class MailAskedDto {
  @OneOf(['ACCEPTED'], {
    description: 'The same whether the address has a user or not.',
    example: 'ACCEPTED',
  })
  status!: 'ACCEPTED';
}

export const mailAsked = (): MailAskedDto => ({ status: 'ACCEPTED' });

export const SIGN_IN_STATES = ['SIGNED_IN', 'SECOND_FACTOR'] as const;

/** What is left to do of a sign-in. */
export class SignInStateDto {
  @OneOf(SIGN_IN_STATES, {
    description:
      'SECOND_FACTOR: send the code to `/app/login/second-factor` within 5 minutes, with the cookie of this answer.',
    example: 'SIGNED_IN',
  })
  state!: (typeof SIGN_IN_STATES)[number];
}

/** Who is signed in. */
export class SignedInDto {
  @IdOf('usr', { description: 'The user.', example: 'usr_01kb4wq6m3e0sv5mwzq8a7h2rd' })
  userId!: string;
  @IdOf('acc', { description: 'The account.', example: 'acc_01kb4wq6m3e0sv5mwzq8a7h2rd' })
  accountId!: string;
  @Text({ max: 320, description: 'The e-mail address.', example: 'ada@example.com' })
  email!: string;
  @Text({ min: 0, max: 255, description: 'What the user is called.', example: 'Ada Lovelace' })
  name!: string;
  @Flag({ description: 'Whether the address is confirmed.', example: true }) isConfirmed!: boolean;
  @Flag({ description: 'Whether a second factor is on.', example: false })
  hasSecondFactor!: boolean;
  @Flag({
    description:
      'Whether there is a password. Without one, a proof is a code, or signing in through the provider again.',
    example: true,
  })
  hasPassword!: boolean;
  @Flag({
    description: 'Whether a password or a code was given within the last 10 minutes.',
    example: true,
  })
  isRecent!: boolean;
}

/** A browser in which a user is signed in. */
export class SessionDto {
  @IdOf('ses', { description: 'The session.', example: 'ses_01kb4wq6m3e0sv5mwzq8a7h2rd' })
  id!: string;
  @Flag({ description: 'Whether it is the session of this request.', example: true })
  isCurrent!: boolean;
  @Text({ max: 64, description: 'Where the sign-in came from.', example: '203.0.113.7' })
  address!: string;
  @Text({ min: 0, max: 255, description: 'What the browser calls itself.', example: 'Firefox' })
  agent!: string;
  @Timestamp({ description: 'When the sign-in was.', example: '2026-11-21T09:00:00.000Z' })
  createdAt!: string;
  @Timestamp({
    description: 'The last request, to a minute.',
    example: '2026-11-21T09:00:00.000Z',
  })
  seenAt!: string;
}

export const toSessionDto =
  (current: string) =>
  ({ id, address, agent, createdAt, seenAt }: Session): SessionDto => ({
    id,
    isCurrent: id === current,
    address,
    agent,
    createdAt: createdAt.toISOString(),
    seenAt: seenAt.toISOString(),
  });

/** A second factor that waits for its first code. */
export class OfferedSecondFactorDto {
  @Text({
    max: 64,
    description: 'Base32; for authenticator apps without a camera.',
    example: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
  })
  secret!: string;
  @Text({
    max: 500,
    description: 'What an authenticator app reads, also from a picture.',
    example: 'otpauth://totp/Switchyard:ada%40example.com?secret=JBSWY3DPEHPK3PXP',
  })
  address!: string;
}

/** Shown once. */
export class RecoveryCodesDto {
  @ListOf(
    Text({ max: 20, description: 'Works once, in place of a code.', example: 'a1B2-c3D4-e5F6' }),
    {
      maxItems: 10,
      description: 'Ten codes for the day on which the authenticator app is lost.',
      example: ['a1B2-c3D4-e5F6'],
    },
  )
  recoveryCodes!: readonly string[];
}
