import type { PlatformId } from '@switchyard/kernel';
import type { ClickId } from '@switchyard/platforms';
import { type ConversionMembers, LONGEST, NAMED_CLICK_IDS } from './event-item';
import { ItemNotes } from './item-notes';
import type { ItemReading } from './read-event';
import { type ItemContext, type ReadMembers, readMembers, settleUnread } from './read-members';
import { readId } from './read-text';

/** One offline conversion as a caller writes it. */
export interface OfflineItem extends ConversionMembers {
  /** Name or id. */
  readonly conversionAction: string;
  readonly occurredAt: string | number;
  readonly accountId?: string;
  readonly platformId?: PlatformId;
}

/** The same, read. */
export interface ReadItem extends ReadMembers {
  readonly reference: string;
  /** The click id that the item names. */
  readonly click: ClickId;
}

/**
 * Reads an item; undefined, and what is wrong, when it cannot be taken. Exactly one click id, not
 * in the future, money as its currency writes it. The person beside the click is optional.
 */
export const readItem = (
  item: OfflineItem,
  path: string,
  context: ItemContext,
): ItemReading<ReadItem> => {
  const notes = new ItemNotes(path);
  const { read, unread } = readMembers(item, notes, context);
  const reference = readId(notes, 'conversionAction', item.conversionAction, {
    longest: LONGEST.conversionAction,
  });
  settleUnread(unread, true, notes);
  const named = NAMED_CLICK_IDS.filter((kind) => item[kind] !== undefined);
  refuseClicks(named.length, notes);
  const { issues, warnings } = notes;
  const click = uploadedClick(read.clicks.find(({ kind }) => kind === named[0]));
  return issues.length > 0 || reference === undefined || click === undefined
    ? { read: undefined, issues, warnings }
    : { read: { ...read, clicks: [click], reference, click }, issues, warnings };
};

/**
 * An upload does not say when the click was, and Google waits for a click that is young. Meta takes
 * none of unknown age: it was before the conversion.
 */
const uploadedClick = (click: ClickId | undefined): ClickId | undefined =>
  click && click.kind !== 'fbclid' ? { kind: click.kind, value: click.value } : click;

const refuseClicks = (count: number, { path, issues }: ItemNotes): void => {
  if (count === 1) return;
  const message = `send exactly one click id: ${NAMED_CLICK_IDS.join(', ')}`;
  issues.push(
    count === 0
      ? { path: `${path}/gclid`, code: 'REQUIRED', message }
      : { path, code: 'CONFLICT', message },
  );
};
