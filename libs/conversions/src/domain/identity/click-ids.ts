import { type PlatformId, RETENTION } from '@switchyard/kernel';
import type { ClickId, ClickIdKind } from '@switchyard/platforms/domain';
import { LONGEST } from '../conversion/event-item';

/** The platform of each kind of click id. */
export const PLATFORM_OF_CLICK: Readonly<Record<ClickIdKind, PlatformId>> = {
  gclid: 'google-ads',
  gbraid: 'google-ads',
  wbraid: 'google-ads',
  msclkid: 'microsoft-ads',
  fbclid: 'meta-ads',
  li_fat_id: 'linkedin-ads',
  rdt_cid: 'reddit-ads',
  oppref: 'openai-ads',
};

const KINDS = Object.keys(PLATFORM_OF_CLICK) as ClickIdKind[];

/**
 * Click ids of any platform that the query of a landing page and the UTM parameters carry; the
 * address wins.
 */
export const clickIdsIn = (
  landingUrl: string | undefined,
  utm: Readonly<Record<string, string>> | undefined,
  seenAt: number,
): readonly ClickId[] => {
  const query =
    landingUrl !== undefined && URL.canParse(landingUrl)
      ? new URL(landingUrl).searchParams
      : new URLSearchParams();
  return KINDS.flatMap((kind): ClickId[] => {
    const value = usable(query.get(kind)) ?? usable(utm?.[kind]);
    return value === undefined ? [] : [{ kind, value, seenAt }];
  });
};

const usable = (text: string | null | undefined): string | undefined => {
  const value = text?.trim();
  return value && value.length <= LONGEST.clickId && /^[\x21-\x7e]+$/.test(value)
    ? value
    : undefined;
};

const DAY_MS = 86_400_000;

/** Platforms take no older click. A person is remembered for so many days after the last visit. */
export const REMEMBERED_DAYS: number = RETENTION.persons.days;

/** Clicks kept of a person. */
export const CLICKS_KEPT = 20;

/** Clicks from before this moment are dropped. */
export const forgottenBefore = (now: Date): Date =>
  new Date(now.getTime() - REMEMBERED_DAYS * DAY_MS);

/**
 * Clicks of all lists, each once, as it was first seen; the most recent first; none from before
 * `since`. A click that is named first is the more recent of two seen at one moment.
 */
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
