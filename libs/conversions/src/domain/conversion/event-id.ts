import { hash } from 'node:crypto';
import { RETENTION } from '@switchyard/kernel';
import type { ConversionEvent } from './conversion-event';

/** How long a second event with the same event id is a duplicate. */
export const EVENT_ID_DAYS: number = RETENTION.eventIds.days;

/** What an event id of the caller is known by within a Space; null where an event has none. */
export const eventIdKey = ({
  actionId,
  externalEventId,
}: Pick<ConversionEvent, 'actionId' | 'externalEventId'>): string | null =>
  externalEventId === null ? null : hash('sha256', `${actionId}\n${externalEventId}`, 'base64url');

/**
 * Which conversion has an event id of the caller: a second event of the action with the same id
 * within `EVENT_ID_DAYS` is a duplicate, through whichever door it comes.
 */
export interface EventIdReservation {
  readonly spaceId: string;
  /** As `eventIdKey` makes it: no clear text, so that erasing a person leaves it. */
  readonly key: string;
  readonly eventId: string;
  readonly createdAt: Date;
}
