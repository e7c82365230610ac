/** How long a session lives without a request. */
export const IDLE_MS = 12 * 3_600_000;
/** How long it lives at most. */
export const LONGEST_MS = 30 * 86_400_000;
/** How long a password or a second factor counts as given just now. */
export const RECENT_MS = 10 * 60_000;
/** How long a user may take between the password and the second factor. */
export const SECOND_FACTOR_MS = 5 * 60_000;
/** How exactly `seenAt` is kept: not every request is a write. */
export const SEEN_MS = 60_000;

/** A browser in which a user is signed in. */
export interface Session {
  readonly id: string;
  /** SHA-256 of the cookie, hex. */
  readonly digest: string;
  readonly userId: string;
  /** False between the password and the second factor. */
  readonly isComplete: boolean;
  readonly createdAt: Date;
  readonly seenAt: Date;
  /** When a password or a second factor was last given. */
  readonly provenAt: Date;
  /** Where the sign-in came from. */
  readonly address: string;
  readonly agent: string;
}

/** Whether the cookie of this session still opens anything. */
export const isAlive = (session: Session, now: Date): boolean => {
  const age = now.getTime() - session.createdAt.getTime();
  if (!session.isComplete) return age < SECOND_FACTOR_MS;
  return age < LONGEST_MS && now.getTime() - session.seenAt.getTime() < IDLE_MS;
};

export const isRecent = ({ provenAt }: Session, now: Date): boolean =>
  now.getTime() - provenAt.getTime() < RECENT_MS;
