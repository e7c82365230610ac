import { UNVERIFIED } from '../unverified';
import { textIn } from '../../json/fields';
import type { Entity } from './entity';

/** Where an object keeps what its owner wants of it. */
export const statusField = ({ kind }: Pick<Entity, 'kind'>): 'status' | 'intendedStatus' =>
  kind === 'creative' ? 'intendedStatus' : 'status';

/** What its owner wants of an object. */
export const wishedStatus = (entity: Entity): string => textIn(entity.fields, statusField(entity));

/** Whether a deletion that was asked for is done by now. */
export function isDeleted({ deletedAt }: Entity, now: number): boolean {
  return deletedAt !== undefined && deletedAt + UNVERIFIED.pendingDeletionMinutes * 60_000 <= now;
}

/** Whether an object is deleted or about to be. */
export const isGoing = (entity: Entity): boolean =>
  ['PENDING_DELETION', 'REMOVED', 'CANCELED'].includes(wishedStatus(entity));

/** The status that a read answers: REMOVED once a deletion is done. */
export const statusOf = (entity: Entity, now: number): string =>
  isDeleted(entity, now) ? 'REMOVED' : wishedStatus(entity);
