import type { Issue } from '@switchyard/kernel';
import { LEAD_STAGES } from '../conversion-action';
import type { ItemWarning } from './conversion-value';
import { type EventItem, LONGEST, NAMED_CLICK_IDS } from './event-item';
import { EVENT_NAMES_HINT, type NamedEvent, readEventName } from './event-names';
import { ItemNotes } from './item-notes';
import { type ItemContext, type ReadMembers, readMembers, settleUnread } from './read-members';
import { readId } from './read-text';

/** An event, read. */
export interface ReadEvent extends ReadMembers, NamedEvent {
  /** Name or id. */
  readonly reference: string | undefined;
}

/** What became of reading one item: `read` is undefined where an issue refuses it. */
export interface ItemReading<Read> {
  readonly read: Read | undefined;
  readonly issues: readonly Issue[];
  readonly warnings: readonly ItemWarning[];
}

/**
 * Reads an event; undefined, with everything that is wrong, when it cannot be taken. Needs an
 * action, and a person or a click to match by.
 */
export const readEvent = (
  given: EventItem,
  path: string,
  context: ItemContext,
): ItemReading<ReadEvent> => {
  const notes = new ItemNotes(path, context.door === 'source');
  const { read, unread } = readMembers(given, notes, context);
  const [name, reference] = [
    readName(given.event, notes),
    readId(notes, 'conversionAction', given.conversionAction, {
      longest: LONGEST.conversionAction,
    }),
  ];
  const { issues, warnings } = notes;
  if (given.event === undefined && given.conversionAction === undefined) {
    issues.push({
      path: `${path}/event`,
      code: 'REQUIRED',
      message: `event or conversionAction is needed, for example "event": "${LEAD_STAGES[0]}"`,
    });
  }
  const isMatchable = isMatchableBy(read);
  settleUnread(unread, isMatchable, notes);
  if (!isMatchable && issues.length === 0) issues.push(noPerson(path));
  return issues.length > 0
    ? { read: undefined, issues, warnings }
    : { read: { ...read, ...name, reference }, issues, warnings };
};

const isMatchableBy = ({ person, clicks }: ReadMembers): boolean =>
  clicks.length > 0 ||
  person.email !== undefined ||
  person.phone !== undefined ||
  person.externalId !== undefined;

const noPerson = (path: string): Issue => ({
  path: `${path}/email`,
  code: 'REQUIRED',
  message: `the event identifies no person. Send at least one of email, phone, externalId, ${NAMED_CLICK_IDS.join(', ')}`,
});

const NAMELESS: NamedEvent = { stage: undefined, eventName: undefined };

/** Whether the Space takes names of its own is decided where the action is found. */
const readName = (value: unknown, notes: ItemNotes): NamedEvent => {
  const name = readId(notes, 'event', value, { longest: LONGEST.event });
  if (name === undefined) return NAMELESS;
  const read = readEventName(name);
  if (!read) notes.refuse('event', 'NOT_ONE_OF', `must be ${EVENT_NAMES_HINT}`);
  return read ?? NAMELESS;
};
