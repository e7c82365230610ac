/** Somebody whose steps the scheduler orders: a user, a worker, the one who edits by hand. */
export interface Actor {
  readonly name: string;
  /** How far its own clock is ahead of the true time. */
  readonly skewMs: number;
  /** A dead one never goes on: what it waited for is never answered. */
  isDead: boolean;
  /** It does nothing before this moment of virtual time. */
  frozenUntil: number;
}

export const newActor = (name: string, skewMs = 0): Actor => ({
  name,
  skewMs,
  isDead: false,
  frozenUntil: 0,
});
