import { type Claimed, FailedProof, Refusal } from '@switchyard/kernel';
import { generateSecret, generateURI, verifySync } from 'otplib';
import { credentialDigest } from '../token';

/** What a user is called and signs in with; secrets only as digests, or sealed. */
export interface Profile {
  readonly userId: string;
  /** Empty for users that were made on the command line. */
  readonly name: string;
  /** Null until the address is confirmed: before that there is no token and no connection. */
  readonly confirmedAt: Date | null;
  /** Argon2id, as the PHC string; null until a password is set. */
  readonly passwordHash: string | null;
  /** Sealed under the secret keys of the deployment; null without a second factor. */
  readonly totpSecret: SealedSecret | null;
  /** Null while the second factor is being set up. */
  readonly totpConfirmedAt: Date | null;
  /** The last time step whose code was taken: each code counts once. */
  readonly totpStep: number;
  /** SHA-256 of the recovery codes that are left, hex. */
  readonly recoveryDigests: readonly string[];
}

export interface SealedSecret {
  readonly keyId: string;
  /** base64url. */
  readonly nonce: string;
  /** With the tag at its end, base64url. */
  readonly ciphertext: string;
}

export const hasSecondFactor = ({ totpSecret, totpConfirmedAt }: Profile): boolean =>
  totpSecret !== null && totpConfirmedAt !== null;

/** What a link in a mail lets its reader do. */
export const LINK_PURPOSES = ['confirm_address', 'sign_in', 'reset_password'] as const;
export type LinkPurpose = (typeof LINK_PURPOSES)[number];

const MINUTE_MS = 60_000;
/** How long a link works. Each works once. */
export const LINK_LIFE_MS: Readonly<Record<LinkPurpose, number>> = {
  confirm_address: 3 * 24 * 60 * MINUTE_MS,
  sign_in: 15 * MINUTE_MS,
  reset_password: 30 * MINUTE_MS,
};

export interface MailLink {
  /** SHA-256 of the secret part of the link, hex. */
  readonly digest: string;
  readonly purpose: LinkPurpose;
  readonly userId: string;
  readonly createdAt: Date;
}

/** Failed sign-ins under one key: a person at an address, an address, or a person anywhere. */
export interface FailedSignIns {
  readonly key: string;
  readonly failures: number;
  readonly lastAt: Date;
}

export interface Patience {
  /** So many failures cost nothing. */
  readonly free: number;
  readonly longestMs: number;
}

/**
 * How long a sign-in waits after the n-th failure: a second, doubled with every further one. A
 * person at one address waits longest; an address that tries many people waits less, because it may
 * be an office. Failures elsewhere never lock a person out: an attacker who tries from many
 * addresses does not lock the owner out.
 */
export const PATIENCE = {
  person: { free: 5, longestMs: 15 * MINUTE_MS },
  address: { free: 20, longestMs: 5 * MINUTE_MS },
} as const satisfies Record<string, Patience>;

/** After this time without a failure the count is reset. */
export const FORGET_FAILURES_MS = 24 * 60 * MINUTE_MS;

/** What `FailedSignInCounts.attempt` counts by, for people: milliseconds left to wait, 0 for none. */
export const waitAfter = (
  { failures, lastAt }: Pick<FailedSignIns, 'failures' | 'lastAt'>,
  { free, longestMs }: Patience,
  now: Date,
): number => {
  if (failures < free) return 0;
  const wait = Math.min(1_000 * 2 ** (failures - free), longestMs);
  return Math.max(0, lastAt.getTime() + wait - now.getTime());
};

/** The one refusal of a sign-in: it does not show whether the address is known. */
export const wrongCredentials = (claimed?: Claimed): Refusal =>
  new FailedProof('WRONG_CREDENTIALS', 'The e-mail address or the password is wrong.', claimed);

export const wrongCode = (claimed?: Claimed): Refusal =>
  new FailedProof('WRONG_CODE', 'The code is wrong or was used before.', claimed);

export const linkNotValid = (): Refusal =>
  new Refusal('LINK_NOT_VALID', 'This link is not valid any more. Ask for a new one.');

export const tooManyFailures = (waitMs: number): Refusal =>
  new Refusal(
    'RATE_LIMITED',
    'Too many failed sign-ins. Wait the seconds in Retry-After, or sign in with a link by mail.',
    { limit: 'sign-in' },
    { 'Retry-After': String(Math.ceil(waitMs / 1_000)) },
  );

export const secondFactorOn = (): Refusal =>
  new Refusal(
    'SECOND_FACTOR_ON',
    'A second factor is on already. Switch it off first to set up another one.',
  );

export const secondFactorOff = (): Refusal =>
  new Refusal(
    'SECOND_FACTOR_OFF',
    'No second factor is set up. Start with POST /app/second-factor.',
  );

/** A new secret of a second factor, base32. */
export const newTotpSecret = (): string => generateSecret();

/** What authenticator apps read, also from a picture. */
export const totpAddress = (secret: string, email: string): string =>
  generateURI({ issuer: 'Switchyard', label: email, secret });

const STEP_SECONDS = 30;

/**
 * The time step that a code belongs to (RFC 6238, 30 s, one step of tolerance either way), undefined
 * when it is wrong. A step at or before the last one that was taken is refused, too.
 */
export const totpStepOf = (
  secret: string,
  code: string,
  lastStep: number,
  now: Date,
): number | undefined => {
  if (!/^\d{6}$/.test(code)) return undefined;
  const epoch = Math.floor(now.getTime() / 1_000);
  const found = verifySync({ secret, token: code, epoch, epochTolerance: STEP_SECONDS });
  if (!found.valid) return undefined;
  const step = Math.floor(epoch / STEP_SECONDS) + found.delta;
  return step > lastStep ? step : undefined;
};

export const RECOVERY_CODES = 10;
/** Base62 characters of one: some 71 bits. */
export const RECOVERY_LENGTH = 12;

/** As people write it down: in groups of four. */
export const shownRecoveryCode = (text: string): string => text.match(/.{4}/g)!.join('-');

export const recoveryDigest = (code: string): string =>
  credentialDigest(code.replaceAll(/[\s-]/g, ''));
