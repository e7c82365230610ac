import type { ServingStatus } from '../status/serving-status';
import type { AdText } from './ad-text';
import type { AdType } from './ad-type';

/** What a caller writes to make an ad. The limits of each platform are findings of Validate, not rules here. */
export interface AdInput {
  readonly adGroupId: string;
  readonly type: AdType;
  readonly status?: ServingStatus;
  readonly headlines?: readonly AdText[];
  readonly descriptions?: readonly AdText[];
  readonly longHeadline?: string | null;
  readonly businessName?: string | null;
  readonly finalUrl: string;
  readonly path1?: string | null;
  /** Needs `path1`. */
  readonly path2?: string | null;
  readonly callToAction?: string | null;
  readonly angleId?: string | null;
  readonly conceptId?: string | null;
}

/** What a merge patch changes: whole members, already merged with what is stored; null clears. */
export type AdChanges = { readonly [member in keyof AdInput]?: AdInput[member] | null };
