import { RETENTION } from '@switchyard/kernel';
import type { LinkPurpose } from './sign-in';

/** Why a mail is sent. Whom and with which link is found out when it is sent. */
export const MAIL_KINDS = [
  'confirm_address',
  'registered_again',
  'address_known',
  'sign_in',
  'reset_password',
  'password_changed',
  'login_joined',
  'invitation',
  'deletion_asked',
  'account_deleted',
] as const;
export type MailKind = (typeof MAIL_KINDS)[number];

/** A mail that waits. It holds no secret: links are made when it is sent. */
export interface QueuedMail {
  readonly id: string;
  readonly kind: MailKind;
  /** Lower case. */
  readonly email: string;
  /** The name of the Space of an invitation. */
  readonly space: string | null;
  readonly createdAt: Date;
  readonly nextAt: Date;
  readonly attempts: number;
  readonly sentAt: Date | null;
}

/** Mails of one kind to one address within an hour; more are not sent. */
export const MOST_MAILS_PER_HOUR = 5;
/** How long mails are remembered. */
export const MAIL_KEPT_MS = RETENTION.mails.days * 86_400_000;

/** Which link a mail carries; null for none. */
export const LINK_OF: Readonly<Record<MailKind, LinkPurpose | null>> = {
  confirm_address: 'confirm_address',
  registered_again: 'reset_password',
  address_known: null,
  sign_in: 'sign_in',
  reset_password: 'reset_password',
  password_changed: null,
  login_joined: null,
  invitation: null,
  deletion_asked: null,
  account_deleted: null,
};

/** Where an address without a confirmed user answers an invitation. */
export const PAGE_OF_UNKNOWN = '/console/register';

/** The page that a mail points to; the secret of its link goes behind it. */
export const PAGE_OF: Readonly<Record<MailKind, string>> = {
  confirm_address: '/console/confirm',
  registered_again: '/console/reset-password',
  address_known: '/console/forgot-password',
  sign_in: '/console/sign-in/link',
  reset_password: '/console/reset-password',
  password_changed: '/console/forgot-password',
  login_joined: '/console/forgot-password',
  invitation: '/console/invitations',
  deletion_asked: '/console/plan',
  account_deleted: '/console/register',
};

interface MailText {
  readonly subject: string;
  /** One paragraph before the address and one after it. */
  readonly before: string;
  readonly after: string;
}

const IGNORE = 'If you did not ask for this, ignore this mail: nothing happens without the link.';

/** Plain text; `{space}` stands for the name of a Space. */
const TEXTS: Readonly<Record<MailKind, MailText>> = {
  confirm_address: {
    subject: 'Confirm your e-mail address',
    before: 'You registered at Switchyard. Open this page to confirm your address:',
    after: `The link works for three days. ${IGNORE}`,
  },
  registered_again: {
    subject: 'Set the password of your account',
    before:
      'Your address was used to register at Switchyard more than once, with different passwords, so that none of them works. Open this page to set yours and to confirm your address:',
    after: `The link works once, for 30 minutes. ${IGNORE}`,
  },
  address_known: {
    subject: 'You have an account already',
    before:
      'Your address was used to register at Switchyard, but it has an account already. If you forgot its password, set a new one here:',
    after: 'If it was not you, nothing has changed and there is nothing to do.',
  },
  sign_in: {
    subject: 'Your link to sign in',
    before: 'Open this page to sign in at Switchyard:',
    after: `The link works once, for 15 minutes. ${IGNORE}`,
  },
  reset_password: {
    subject: 'Set a new password',
    before: 'Open this page to set a new password at Switchyard:',
    after: `The link works once, for 30 minutes. ${IGNORE}`,
  },
  password_changed: {
    subject: 'Your password was changed',
    before:
      'The password of your account at Switchyard was changed, and all other sessions were ended. If it was not you, set a new one at once:',
    after: 'If it was you, there is nothing to do.',
  },
  login_joined: {
    subject: 'A provider signs you in from now on',
    before:
      'A sign-in through the provider of this installation was joined to your account at Switchyard. If it was not you, set a new password at once and write to the operator:',
    after: 'If it was you, there is nothing to do.',
  },
  invitation: {
    subject: 'You are invited to "{space}"',
    before:
      'You are invited to the Space "{space}" at Switchyard. Open this page to join it; without an account yet, register with this address:',
    after: 'The invitation works for 7 days. If you do not know what this is, ignore it.',
  },
  deletion_asked: {
    subject: 'Your account will be deleted',
    before:
      'Your account at Switchyard will be deleted in 14 days, with everything in it. Until then you can read and export it. You can keep it here:',
    after: 'If it was not you, set a new password at once.',
  },
  account_deleted: {
    subject: 'Your account was deleted',
    before:
      'Your account at Switchyard was deleted as you asked, with everything in it but its audit trail. You can register again here:',
    after: 'There is nothing left to do.',
  },
};

export const textOf = (kind: MailKind, space: string): MailText => {
  const { subject, before, after } = TEXTS[kind];
  const named = (text: string): string => text.replaceAll('{space}', () => space);
  return { subject: named(subject), before: named(before), after };
};

/** After a failure a mail is tried again after so long; after the last one it is given up. */
export const MAIL_RETRIES_MS: readonly number[] = [
  5_000, 30_000, 120_000, 600_000, 3_600_000, 21_600_000,
];
