import type { AngleType } from './angle-types';
import type { CreativeStatus } from './creative-status';

/** An angle as it is stored: a claim that ads argue for a business. */
export interface Angle {
  readonly spaceId: string;
  readonly id: string;
  readonly businessId: string;
  readonly name: string;
  readonly angleType: AngleType;
  /** The claim in words, 1 to 300 characters. */
  readonly claim: string;
  readonly status: CreativeStatus;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly version: number;
}
