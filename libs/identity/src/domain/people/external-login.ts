import { Refusal } from '@switchyard/kernel';

/** How a provider of OpenID Connect knows a user: by issuer and subject, never by the address. */
export interface ExternalLogin {
  readonly userId: string;
  readonly issuer: string;
  readonly subject: string;
  readonly createdAt: Date;
}

/** A sign-in at the provider that a browser began. Its secrets follow from the cookie alone. */
export interface ExternalAttempt {
  /** SHA-256 of the cookie, hex. */
  readonly digest: string;
  /** The session that is to be proved; null for a sign-in. */
  readonly sessionDigest: string | null;
  readonly createdAt: Date;
}

/** How long a browser may take at the provider. */
export const ATTEMPT_MS = 10 * 60_000;

/**
 * How long ago the provider may have asked for a password when a session is proved; a sign-in asks
 * for a moment within the life of a session.
 */
export const PROOF_AGE_S = 60;
export const LONGEST_AGE_S = 30 * 86_400;
/** The clocks of two machines differ by so much at most. */
const CLOCKS_S = 30;

/** What the provider says of a person, after everything about it was verified. */
export interface ProvidedIdentity {
  readonly issuer: string;
  readonly subject: string;
  /** Lower case. */
  readonly email: string | undefined;
  readonly isEmailVerified: boolean;
  readonly name: string;
  readonly timeZone: string | undefined;
  /** Since the provider asked for a password or the like; undefined when it does not say. */
  readonly ageSeconds: number | undefined;
}

export const isFreshProof = ({ ageSeconds }: ProvidedIdentity): boolean =>
  ageSeconds !== undefined && ageSeconds <= PROOF_AGE_S + CLOCKS_S;

const STATUS = { refused: 403, noSuch: 404, badGateway: 502, away: 503 } as const;

/** Every problem of a sign-in through a provider. Its text names neither a person nor a secret. */
export const EXTERNAL_PROBLEMS = {
  not_configured: {
    status: STATUS.noSuch,
    text: 'This installation has no sign-in through a provider.',
  },
  not_begun: {
    status: STATUS.refused,
    text: 'This sign-in was not begun in this browser, or was finished before. Begin again.',
  },
  wrong_state: {
    status: STATUS.refused,
    text: 'The answer of the provider belongs to another sign-in than the one that this browser began.',
  },
  expired: {
    status: STATUS.refused,
    text: 'The sign-in took more than 10 minutes. Begin again.',
  },
  declined: {
    status: STATUS.refused,
    text: 'You did not sign in at the provider, or did not allow it to say who you are.',
  },
  wrong_issuer: {
    status: STATUS.refused,
    text: 'The answer comes from another provider than the one of this installation.',
  },
  not_verified: {
    status: STATUS.refused,
    text: 'The answer of the provider could not be verified. Begin again.',
  },
  bad_answer: {
    status: STATUS.badGateway,
    text: 'The provider did not accept the sign-in of this installation. Ask the operator to look at its settings.',
  },
  unavailable: {
    status: STATUS.away,
    text: 'The provider does not answer. Try again later.',
  },
  email_missing: {
    status: STATUS.refused,
    text: 'The provider names no e-mail address. Allow it to, or register with a password.',
  },
  email_not_verified: {
    status: STATUS.refused,
    text: 'The provider has not verified your e-mail address. Verify it there, or register with a password.',
  },
  no_account: {
    status: STATUS.refused,
    text: 'There is no account for this sign-in, and none can be made. Ask for an invitation.',
  },
  other_person: {
    status: STATUS.refused,
    text: 'You signed in at the provider as another person than the one who is signed in here.',
  },
  not_fresh: {
    status: STATUS.refused,
    text: 'The provider does not confirm that you signed in just now. Use a code of your second factor, or set a password.',
  },
} as const satisfies Record<string, { readonly status: number; readonly text: string }>;

export type ExternalProblem = keyof typeof EXTERNAL_PROBLEMS;

export const isExternalProblem = (value: unknown): value is ExternalProblem =>
  typeof value === 'string' && Object.hasOwn(EXTERNAL_PROBLEMS, value);

/** `details.reason` is the problem. */
export const externalSignInFailed = (reason: ExternalProblem): Refusal => {
  const { status, text } = EXTERNAL_PROBLEMS[reason];
  return new Refusal('EXTERNAL_SIGN_IN_FAILED', text, { reason }, {}, status);
};
