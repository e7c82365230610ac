import type {
  AdChanges,
  AdGroupChanges,
  CampaignChanges,
  KeywordChanges,
} from '@switchyard/catalog/domain';
import type { PlaceKey, PlatformId } from '@switchyard/kernel';
import type { Json } from '@switchyard/platforms/domain';

/** Where a value was found: what turns it into ours depends on the ad account. */
export interface ImportSite {
  readonly platform: PlatformId;
  /** IANA zone that the ad account goes by. */
  readonly timeZone: string;
  /** Under which member the platform's own ids of places stand; null when it knows none. */
  readonly placeKey: PlaceKey | null;
}

/** A merge patch of one object of our catalog, as a caller could send it. */
export type LocalWrite =
  | { readonly entity: 'campaign'; readonly id: string; readonly changes: CampaignChanges }
  | { readonly entity: 'adGroup'; readonly id: string; readonly changes: AdGroupChanges }
  | { readonly entity: 'ad'; readonly id: string; readonly changes: AdChanges }
  | { readonly entity: 'keyword'; readonly id: string; readonly changes: KeywordChanges };

/** One field as the platform says it. */
export interface FoundField {
  readonly field: string;
  readonly value: Json;
}

type Members = { readonly [member: string]: Json };

/** The members of a value; undefined when it is no object. */
export const membersOf = (value: Json | undefined): Members | undefined =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Members)
    : undefined;

/** The items of a list, each an object; undefined when it is no such list. */
export const rowsOf = (value: Json): readonly Members[] | undefined => {
  if (!Array.isArray(value)) return undefined;
  const rows = (value as readonly Json[]).map(membersOf);
  return rows.every((row) => row !== undefined) ? rows : undefined;
};

/** The same object without members that are null: absent is how our catalog says "not set". */
export const withoutNulls = (members: Members): Members =>
  Object.fromEntries(Object.entries(members).filter(([, value]) => value !== null));

export const isText = (value: Json | undefined): value is string =>
  typeof value === 'string' && value !== '';

export const isAmount = (value: Json | undefined): value is number =>
  typeof value === 'number' && value > 0;

/** One of the words that our catalog knows. */
export const isOneOf = <Word extends string>(
  words: readonly Word[],
  value: Json | undefined,
): value is Word => words.includes(value as Word);
