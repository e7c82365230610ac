import type { ServingStatus } from '../status/serving-status';

/** What a caller writes to make an ad group; money in major units of the campaign's currency. */
export interface AdGroupInput {
  readonly campaignId: string;
  readonly name: string;
  readonly status?: ServingStatus;
  readonly maxCpc?: number | null;
  readonly contextHints?: readonly string[];
}

/** What a merge patch changes: whole members, already merged with what is stored; null clears. */
export type AdGroupChanges = {
  readonly [member in keyof AdGroupInput]?: AdGroupInput[member] | null;
};
