import type { AngleType } from './angle-types';
import type { CreativeStatus } from './creative-status';

/** What a caller writes to make an angle. */
export interface AngleInput {
  readonly businessId: string;
  readonly name: string;
  readonly angleType: AngleType;
  readonly claim: string;
  readonly status?: CreativeStatus;
}

/** What a merge patch changes. */
export type AngleChanges = { readonly [member in keyof AngleInput]?: AngleInput[member] | null };
