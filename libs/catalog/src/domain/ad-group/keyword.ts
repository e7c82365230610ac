import { amountFromMicros, type Issue, Refusal, validationError } from '@switchyard/kernel';
import { readOptionalAmount } from '../budget';
import type { ByPlatform } from '../by-platform';
import { isSameValue } from '../change';
import type { Review, ServingStatus } from '../delivery/delivery-state';
import type { ChildWorld } from './ad-group';

/** A keyword as it is stored; with `negative`, a search that the ad group must not show on. */
export interface Keyword {
  readonly spaceId: string;
  readonly id: string;
  readonly campaignId: string;
  readonly adGroupId: string;
  readonly text: string;
  /** With `matchType` and `negative`, what makes a keyword unique in its ad group. */
  readonly textKey: string;
  readonly matchType: MatchType;
  readonly status: ServingStatus;
  readonly negative: boolean;
  /** Micros of the campaign's currency. */
  readonly maxCpcMicros: number | null;
  readonly review: ByPlatform<Review>;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly version: number;
}

export const MATCH_TYPES = ['EXACT', 'PHRASE', 'BROAD'] as const;

export type MatchType = (typeof MATCH_TYPES)[number];

/** What a caller writes to make a keyword; money in major units of the campaign's currency. */
export interface KeywordInput {
  readonly adGroupId: string;
  /** 1 to 80 characters. */
  readonly text: string;
  readonly matchType: MatchType;
  readonly status?: ServingStatus;
  readonly negative?: boolean;
  readonly maxCpc?: number | null;
}

/** What a merge patch changes: whole members, already merged with what is stored; null clears. */
export type KeywordChanges = {
  readonly [member in keyof KeywordInput]?: KeywordInput[member] | null;
};

/** A keyword as it is read: money in major units. */
export interface KeywordView {
  readonly id: string;
  readonly spaceId: string;
  readonly campaignId: string;
  readonly adGroupId: string;
  readonly text: string;
  readonly matchType: MatchType;
  readonly status: ServingStatus;
  readonly negative: boolean;
  readonly maxCpc: number | null;
  readonly review: ByPlatform<Review>;
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly version: number;
}

export const viewKeyword = (row: Keyword): KeywordView => ({
  id: row.id,
  spaceId: row.spaceId,
  campaignId: row.campaignId,
  adGroupId: row.adGroupId,
  text: row.text,
  matchType: row.matchType,
  status: row.status,
  negative: row.negative,
  maxCpc: row.maxCpcMicros === null ? null : amountFromMicros(row.maxCpcMicros),
  review: row.review,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
  version: row.version,
});

type Fields = Pick<
  Keyword,
  'text' | 'textKey' | 'matchType' | 'status' | 'negative' | 'maxCpcMicros'
>;

/**
 * A new keyword of an ad group of the given campaign. Throws `VALIDATION_ERROR` with every problem.
 */
export const createKeyword = (
  spaceId: string,
  campaignId: string,
  input: KeywordInput,
  world: ChildWorld,
): Keyword => ({
  ...readFields(input, world.currency),
  spaceId,
  campaignId,
  id: world.ids.next('kwd'),
  adGroupId: input.adGroupId,
  review: {},
  createdAt: world.now,
  updatedAt: world.now,
  version: 1,
});

/**
 * A keyword after changes; the same object when nothing changes. Throws `VALIDATION_ERROR` with
 * every problem.
 */
export const reviseKeyword = (
  row: Keyword,
  changes: KeywordChanges,
  world: ChildWorld,
): Keyword => {
  const input = { ...viewKeyword(row), ...changes } as KeywordInput;
  const next = { ...row, ...readFields(input, world.currency) };
  return isSameValue(viewKeyword(row), viewKeyword(next)) ? row : { ...next, updatedAt: world.now };
};

const readFields = (input: KeywordInput, currency: string): Fields => {
  const bid = readOptionalAmount(input.maxCpc, currency, '/maxCpc');
  const textKey = keywordKey(input.text);
  const issues = [
    ...(textKey === '' ? [blankText] : []),
    ...(input.negative && bid.micros !== null ? [bidOnNegative] : []),
    ...bid.issues,
  ];
  if (issues.length > 0) throw validationError(issues);
  const { text, matchType, status = 'ENABLED', negative = false } = input;
  return { text, textKey, matchType, status, negative, maxCpcMicros: bid.micros };
};

const blankText: Issue = { path: '/text', code: 'TOO_SHORT', message: 'text must not be blank' };
const bidOnNegative: Issue = {
  path: '/maxCpc',
  code: 'NOT_ALLOWED',
  message: 'maxCpc cannot be set on a negative keyword. Leave it out',
};

/**
 * What makes two keywords the same: blanks around and between words and the case of letters do not
 * count.
 */
export const keywordKey = (text: string): string =>
  text.normalize('NFC').trim().replace(/\s+/g, ' ').toLowerCase();

/** `holderId` is the keyword that says the same. */
export const keywordTaken = (holderId?: string): Refusal =>
  new Refusal('KEYWORD_TAKEN', 'The ad group already has this keyword with this match type.', {
    path: '/text',
    ...(holderId === undefined ? {} : { conflictingId: holderId }),
  });
