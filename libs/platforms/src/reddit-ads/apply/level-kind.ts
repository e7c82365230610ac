import type { CreateChange, UpdateChange } from '../../port/change';
import type { Failure } from '../../port/failure';
import type { Observed } from '../../port/observed';
import type { Level } from '../wire/list-path';
import type { Session, WritingSession } from '../wire/session';

/** An object as Reddit holds it. */
export interface Held<Source = unknown> {
  readonly observed: Observed;
  readonly source: Source;
}

/** Why a change cannot be sent; undefined when nothing stands in its way. */
export type Obstacle = Failure | undefined;

/** How one level is read and written; order, drift and outcomes are the same for all of them. */
export interface LevelKind<Source = unknown> {
  readonly level: Level;
  /** Those of these objects that still live. At most 200 ids. */
  byIds(session: Session, remoteIds: readonly string[]): Promise<readonly Held<Source>[]>;
  /** What these changes need before they can be sent, made all at once; answers those that cannot go on. */
  prepare?(
    session: WritingSession,
    changes: readonly (CreateChange | UpdateChange)[],
  ): Promise<ReadonlyMap<string, Failure>>;
  create(session: WritingSession, change: CreateChange): Promise<Observed>;
  update(session: WritingSession, change: UpdateChange, held: Held<Source>): Promise<Observed>;
}
