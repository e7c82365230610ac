import type { Observed } from '../../port/attributes';
import type { Change, CreateChange, Outcome, UpdateChange } from '../../port/change';
import { type Failure, PlatformFailure } from '../../port/failure';
import type { Level } from '../client/requests';
import type { Session, WritingSession } from '../client/session';

/** An object as Reddit holds it. */
export interface RemoteObject<Source = unknown> {
  readonly observed: Observed;
  readonly source: Source;
}

/** Why a change cannot be sent; undefined when it can. */
export type Obstacle = Failure | undefined;

/** How one level is read and written; order, drift and outcomes are the same for all of them. */
export interface LevelKind<Source = unknown> {
  readonly level: Level;
  /** Those of these objects that still live. At most 200 ids. */
  byIds(session: Session, remoteIds: readonly string[]): Promise<readonly RemoteObject<Source>[]>;
  /**
   * What these changes need before they can be sent, made all at once; returns those that cannot go
   * on.
   */
  prepare?(
    session: WritingSession,
    changes: readonly (CreateChange | UpdateChange)[],
  ): Promise<ReadonlyMap<string, Failure>>;
  create(session: WritingSession, change: CreateChange): Promise<Observed>;
  update(
    session: WritingSession,
    change: UpdateChange,
    existing: RemoteObject<Source>,
  ): Promise<Observed>;
}

/** A refusal of ours, for what is known without asking the platform. */
export const refusal = (code: string, message: string, field?: string): Failure => ({
  kind: 'refused',
  ...(field === undefined ? {} : { field }),
  detail: { code, message },
});

export const failed = ({ id }: Pick<Change, 'id'>, failure: Failure): Outcome => ({
  kind: 'failed',
  changeId: id,
  failure,
});

/**
 * A refusal is about the one change that was sent, and the others go on. Every other failure is
 * about the connection and ends the wave.
 */
export const refusedOr = (error: unknown): Failure => {
  if (error instanceof PlatformFailure && error.failure.kind === 'refused') return error.failure;
  throw error;
};
