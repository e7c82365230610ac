import type { ClickId } from '@switchyard/platforms';

const DAY_MS = 86_400_000;

/** Platforms take no older click, and nobody is remembered for longer than since their last visit. */
export const REMEMBERED_DAYS = 90;

/** Clicks kept of a person. */
export const CLICKS_KEPT = 20;

/** What was seen before this moment is forgotten. */
export const forgottenBefore = (now: Date): Date =>
  new Date(now.getTime() - REMEMBERED_DAYS * DAY_MS);

/** Clicks of all lists, each once, as it was first seen; the most recent first; none from before `since`. A click that is named first is the more recent of two seen at one moment. */
export const mergeClickIds = (
  lists: readonly (readonly ClickId[])[],
  since: Date,
): readonly ClickId[] => {
  const first = new Map<string, ClickId>();
  for (const click of lists.flat()) {
    const key = `${click.kind}\n${click.value}`;
    const known = first.get(key);
    if (!known || seenAt(click) < seenAt(known)) first.set(key, click);
  }
  return [...first.values()]
    .filter((click) => seenAt(click) >= since.getTime())
    .toSorted((a, b) => seenAt(b) - seenAt(a))
    .slice(0, CLICKS_KEPT);
};

const seenAt = ({ seenAt: at = 0 }: ClickId): number => at;
