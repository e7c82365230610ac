import { type PlatformId, Refusal } from '@switchyard/kernel';
import type { AccessProblemCode, FoundAccount } from '@switchyard/platforms/domain';
import type { SealedCredentials } from '@switchyard/identity/domain';

/** WAITING: for the person or the worker. CHOOSE: ad accounts are listed. */
export const ATTEMPT_STATUSES = ['WAITING', 'CHOOSE', 'DONE', 'FAILED'] as const;
export type AttemptStatus = (typeof ATTEMPT_STATUSES)[number];

/** How long a person may take from the start to the answer of the consent page. */
export const ATTEMPT_MS = 10 * 60_000;

/** One try of a person to connect ad accounts of a platform. */
export interface Attempt {
  readonly accountId: string;
  readonly id: string;
  /** A Space of the account: work for the worker is promised in it. */
  readonly spaceId: string;
  readonly platform: PlatformId;
  readonly userId: string;
  /** Of the session that left for the consent page; null until one did. */
  readonly sessionDigest: string | null;
  /** SHA-256 of the state, hex; null before a browser left and from its answer on. */
  readonly stateDigest: string | null;
  /** The PKCE verifier, for the worker alone. */
  readonly verifier: SealedCredentials | null;
  /** The code (or the key), for the worker alone; null once it was traded. */
  readonly code: SealedCredentials | null;
  /** The grant that is to be renewed; null: any person will do. */
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
