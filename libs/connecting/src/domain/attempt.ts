import type { SealedCredentials } from '@switchyard/identity/domain';
import { type PlatformId, Refusal, validationError } from '@switchyard/kernel';
import type { AccessProblemCode, FoundAccount } from '@switchyard/platforms/domain';

/** WAITING: for the person or the worker. CHOOSE: ad accounts are listed. */
export const ATTEMPT_STATUSES = ['WAITING', 'CHOOSE', 'DONE', 'FAILED'] as const;
export type AttemptStatus = (typeof ATTEMPT_STATUSES)[number];

/** How long a person may take from the start to the answer of the consent page. */
export const ATTEMPT_MS = 10 * 60_000;

/** What kind of key stands for a consent. */
export const KEY_KINDS = ['apiKey', 'serviceAccount'] as const;
export type KeyKind = (typeof KEY_KINDS)[number];

/** What the platform gave, until it is a grant. Its secrets are for the worker alone. */
export interface ReceivedGrant {
  readonly subject: string;
  readonly subjectName: string;
  readonly scopes: readonly string[];
  /** Milliseconds since the epoch; null: it ends by no date. */
  readonly endsAtMs: number | null;
  /** Bound to the attempt's id. */
  readonly credentials: SealedCredentials;
}

/** An ad account that is to be connected: what a person chose, joined with what the platform lists. */
export interface AccountToConnect {
  readonly externalAccountId: string;
  readonly name: string;
  readonly currency: string;
  readonly timeZone: string;
  readonly settings: Readonly<Record<string, unknown>>;
  readonly takeOver: boolean;
}

export interface ChosenResult {
  readonly externalAccountId: string;
  readonly connectionId: string;
  readonly outcome: 'CREATED' | 'TAKEN_OVER' | 'UNCHANGED';
}

/** One try of a person to connect ad accounts of a platform. */
export interface Attempt {
  readonly accountId: string;
  readonly id: string;
  /** A Space of the account, in which work for the worker is enqueued. */
  readonly spaceId: string;
  readonly platform: PlatformId;
  readonly userId: string;
  /** Of the session that left for the consent page; null until one did. */
  readonly sessionDigest: string | null;
  /** SHA-256 of the state, hex; null before a browser left and from its answer on. */
  readonly stateDigest: string | null;
  /** The address that the consent page sends the browser to; null before a browser left. */
  readonly redirectUri: string | null;
  /** The PKCE verifier, for the worker alone. */
  readonly verifier: SealedCredentials | null;
  /** The code (or the key), for the worker alone; null once it was traded. */
  readonly code: SealedCredentials | null;
  /** Which key `code` is; null where a person consents. */
  readonly keyKind: KeyKind | null;
  /** When the worker deleted the code to send it once; null before. */
  readonly sentAt: Date | null;
  /** Kept until it is a grant: while ad accounts are listed, and of another person until they choose. */
  readonly newGrant: ReceivedGrant | null;
  /** The grant that is to be renewed; null: any person may consent. */
  readonly renewsGrantId: string | null;
  /** Where the browser goes at the end: a path below `/app/`. */
  readonly returnTo: string | null;
  readonly status: AttemptStatus;
  /** Why it is FAILED. */
  readonly problem: AccessProblemCode | null;
  /** The grant that came of it. */
  readonly grantId: string | null;
  /** The person is another one than that of the grant to be renewed. */
  readonly isOtherPerson: boolean;
  /** What the grant reaches. */
  readonly accounts: readonly FoundAccount[];
  readonly createdAt: Date;
  /** From then on no answer of the consent page is taken. */
  readonly expiresAt: Date;
  readonly updatedAt: Date;
}

/** Whether the consent page has not answered yet. */
const isUnanswered = ({ keyKind, stateDigest, sessionDigest }: Attempt): boolean =>
  keyKind === null && (stateDigest !== null || sessionDigest === null);

/** Whether a browser may still be sent to the consent page. */
export const maySetOut = (attempt: Attempt): boolean =>
  attempt.status === 'WAITING' && isUnanswered(attempt);

/**
 * The attempt as it is at this moment: one that waits too long is over, although that is not
 * stored yet. An answer that the worker has begun to trade has as much time again.
 */
export const attemptAt = (attempt: Attempt, now: Date): Attempt => {
  if (attempt.status !== 'WAITING') return attempt;
  const end = attempt.expiresAt.getTime() + (attempt.sentAt === null ? 0 : ATTEMPT_MS);
  if (now.getTime() < end) return attempt;
  const problem = attempt.sentAt === null ? 'CONSENT_EXPIRED' : 'NO_ANSWER';
  return { ...attempt, status: 'FAILED', problem };
};

/** `details.status` says where it is. */
export const attemptNotReady = (status: AttemptStatus): Refusal =>
  new Refusal(
    'ATTEMPT_NOT_READY',
    status === 'WAITING'
      ? 'The person has not consented yet, or the platform has not listed the ad accounts yet.'
      : 'This attempt is over. Start another one.',
    { status },
  );

export const platformNotSetUp = (platform: PlatformId, name: string): Refusal =>
  new Refusal(
    'PLATFORM_NOT_SET_UP',
    `This installation has no application at ${name}. Its operator registers one (docs/connecting.md).`,
    { platform },
  );

export const connectStateInvalid = (): Refusal =>
  new Refusal(
    'CONNECT_STATE_INVALID',
    'This consent was not started in this browser, is too old, or was answered before. Start again.',
  );

const MOST_CHARACTERS = 500;
/**
 * Any origin works as a base. A path that changes the origin, or that parsing changes, is not a
 * path of this installation.
 */
const BASE = 'https://switchyard.invalid';

/**
 * Whether a browser that is sent to this path stays below `/app/` of this installation: no other
 * host, no scheme, no way up, nothing that a browser reads otherwise than it is written.
 */
export const isReturnPath = (path: string): boolean => {
  if (path.length > MOST_CHARACTERS || !URL.canParse(path, BASE)) return false;
  const { origin, pathname, search, hash } = new URL(path, BASE);
  return (
    origin === BASE &&
    pathname.startsWith('/app/') &&
    !pathname.includes('//') &&
    `${pathname}${search}${hash}` === path
  );
};

export const returnPathRefused = (): Refusal =>
  validationError([
    {
      path: '/returnTo',
      code: 'BAD_FORMAT',
      message: 'returnTo must be a path of this installation below /app/, such as /app/start.',
    },
  ]);
