import type { EntityKind } from '../../port/attributes';
import type { UpdateChange } from '../../port/change';
import type { Observed } from '../../port/observed';
import type { Json } from '../wire/answer';
import type { Session } from '../wire/session';

/** An object as it is: in our words, and as LinkedIn said it. */
export interface Held {
  readonly observed: Observed;
  readonly source: Json;
}

/** One of LinkedIn's three levels: what differs between them when objects are read, changed and removed. */
export interface Level {
  readonly entity: EntityKind;
  /** After the path of the account. */
  readonly collection: string;
  readonly statusField: 'status' | 'intendedStatus';
  /** As addresses and batches know an object. */
  keyOf(remoteId: string): string;
  /** Those of these objects that still exist. */
  byIds(session: Session, remoteIds: readonly string[]): Promise<readonly Held[]>;
  /** Members to be set for the changed fields. */
  patch(session: Session, change: UpdateChange, held: Held): Json;
}

export const pathOf = (session: Session, { collection }: Pick<Level, 'collection'>): string =>
  `${session.accountPath}/${collection}`;
