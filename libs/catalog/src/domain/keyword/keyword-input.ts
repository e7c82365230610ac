import type { ServingStatus } from '../status/serving-status';
import type { MatchType } from './match-type';

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
