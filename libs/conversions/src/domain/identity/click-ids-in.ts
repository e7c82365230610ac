import type { ClickId, ClickIdKind } from '@switchyard/platforms';
import { PLATFORM_OF_CLICK } from '../conversion/platform-of-click';

const KINDS = Object.keys(PLATFORM_OF_CLICK) as ClickIdKind[];

/** Longer ones are none: what platforms give has at most a few hundred characters. */
export const LONGEST_CLICK_ID = 512;

/** Click ids of any platform that the query of a landing page and the UTM parameters carry; the address wins. */
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

/** Click ids that a caller names by their own members. */
export const namedClickIds = <Kind extends ClickIdKind>(
  kinds: readonly Kind[],
  named: { readonly [kind in Kind]?: string },
  seenAt: number,
): readonly ClickId[] =>
  kinds.flatMap((kind): ClickId[] =>
    named[kind] === undefined ? [] : [{ kind, value: named[kind].trim(), seenAt }],
  );

const usable = (text: string | null | undefined): string | undefined => {
  const value = text?.trim();
  return value && value.length <= LONGEST_CLICK_ID && /^[\x21-\x7e]+$/.test(value)
    ? value
    : undefined;
};
