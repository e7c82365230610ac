import { generateSecret, generateURI, verifySync } from 'otplib';
import { credentialDigest } from '../token';

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
